"""What the sentences mean: the mapping every language keeps to."""

from __future__ import annotations

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence, print_card
from tefuda.text.lexicon import Lexicon
from tests.text.cards import Lists

CHARACTER = n.Kind(("character",))


def read(text: str, lexicon: Lexicon, trigger: str = "") -> tuple[n.Ability, ...]:
    compiled = compile_card({"id": "X", "effect": text, "trigger": trigger}, "en", lexicon)
    assert compiled.diagnostics == []
    return compiled.abilities


def test_up_to_one_with_tests_in_canonical_order(lexicon: Lexicon) -> None:
    text = "[On Play] K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less."
    (ability,) = read(text, lexicon)
    tests = (CHARACTER, n.Stat("cost", "<=", 3), n.State("rested"))
    target = n.Choose(1, True, n.Cards("opponent", "field", tests))
    assert ability == n.Ability("auto", (n.When("on_play"),), body=(n.KO(target),))


def test_tags_give_timings_conditions_and_once(lexicon: Lexicon) -> None:
    text = "[DON!! x1] [On Play]/[When Attacking] [Once Per Turn] Draw 1 card."
    (ability,) = read(text, lexicon)
    assert ability.timings == (n.When("on_play"), n.When("when_attacking"))
    assert ability.conditions == (n.Given(1),)
    assert ability.once


def test_a_cost_is_optional_and_stands_before_the_body(lexicon: Lexicon) -> None:
    (ability,) = read("[Main] You may trash 1 card from your hand: Draw 2 cards.", lexicon)
    trash = n.Move(n.Choose(1, False, n.Cards("you", "hand")), "trash")
    assert ability.kind == "activated"
    assert (ability.optional, ability.cost, ability.body) == (True, (trash,), (n.Draw("you", 2),))


def test_signs_are_costs(lexicon: Lexicon) -> None:
    (back,) = read("[On Play] DON!! −2: Draw 1 card.", lexicon)
    (rest,) = read("[On Play] ② (You may rest the specified number.): Draw 1 card.", lexicon)
    (words,) = read("[On Play] You may rest 2 of your DON!! cards: Draw 1 card.", lexicon)
    assert back.cost == (n.ReturnTokens("you", 2),)
    assert rest.cost == words.cost == (n.RestTokens("you", 2),)
    assert back.optional
    assert rest.optional


def test_if_is_a_statement_of_an_auto_ability_and_ends_with_its_sentence(
    lexicon: Lexicon,
) -> None:
    text = "[On Play] If you have 2 or less Life cards, draw 1 card. Then, draw 2 cards."
    (ability,) = read(text, lexicon)
    few = n.Compare(n.Count(n.Cards("you", "life")), "<=", 2)
    assert ability.conditions == ()
    assert ability.body == (n.If(few, (n.Draw("you", 1),)), n.Then(), n.Draw("you", 2))


def test_if_is_a_condition_of_a_continuous_ability(lexicon: Lexicon) -> None:
    (ability,) = read("If your Leader is multicolored, this Character gains [Rush].", lexicon)
    leader = n.Cards("you", "field", (n.Kind(("leader",)),))
    assert ability.kind == "continuous"
    assert ability.conditions == (n.Fits(leader, (n.Multicolour(),)),)
    assert ability.body == (n.Grant(n.This(), n.Ability("keyword", keyword="rush")),)


def test_a_replacement_names_the_event(house: Lists, lexicon: Lexicon) -> None:
    abilities = compile_card(house["en"]["TH01-036"], "en", lexicon).abilities
    replacement = abilities[1]
    reedfolk = n.Cards("you", "field", (CHARACTER, n.Trait(("Reedfolk",))))
    assert replacement.kind == "replacement"
    assert replacement.timings == (n.When("leaves", reedfolk, by="opponent_effect"),)
    assert replacement.optional
    assert replacement.once


def test_a_trigger_works_from_the_life_area(lexicon: Lexicon) -> None:
    (ability,) = read("", lexicon, trigger="[Trigger] Play this card.")
    assert ability == n.Ability("auto", (n.When("trigger"),), body=(n.Play(n.This()),), zone="life")


def test_you_may_on_the_whole_effect_makes_it_optional(lexicon: Lexicon) -> None:
    (ability,) = read("[On K.O.] You may draw 1 card.", lexicon)
    assert ability.optional
    assert ability.cost == ()
    assert ability.body == (n.Draw("you", 1),)


def test_names_and_traits_are_the_same_word_in_every_language(
    house: Lists, lexicon: Lexicon
) -> None:
    (ability,) = compile_card(house["zh-Hant"]["TH01-011"], "zh-Hant", lexicon).abilities
    move = ability.body[1]
    assert isinstance(move, n.Move)
    assert isinstance(move.target, n.Choose)
    assert move.target.cards.tests == (n.Trait(("Kite-Riders",)), n.Not(n.Named(("Finch",))))


def test_a_duration_at_the_end_is_for_all_that_stands_before_it(lexicon: Lexicon) -> None:
    text = (
        "[On Block] Negate the effect of up to 2 of your opponent's rested Characters and this "
        "Character gains +3000 power during this battle."
    )
    (ability,) = read(text, lexicon)
    tests = (CHARACTER, n.State("rested"))
    assert ability.body == (
        n.Negate(n.Choose(2, True, n.Cards("opponent", "field", tests)), "battle"),
        n.Gain(n.This(), "power", 3000, "battle"),
    )


def test_several_things_are_said_of_one_card(lexicon: Lexicon) -> None:
    text = (
        "[On Play] Up to 1 of your Characters cannot be K.O.'d by effects and gains [Blocker] and "
        "+1000 power until the start of your next turn."
    )
    (ability,) = read(text, lexicon)
    target = n.Choose(1, True, n.Cards("you", "field", (CHARACTER,)))
    lasting = "next_turn_start"
    assert ability.body == (
        n.Forbid(target, "be_ko", lasting, "effect"),
        n.Grant(n.It(), n.Ability("keyword", keyword="blocker"), lasting),
        n.Gain(n.It(), "power", 1000, lasting),
    )


def test_a_bound_said_with_a_name_is_for_both(lexicon: Lexicon) -> None:
    text = (
        "[On Play] Play up to 1 {Reedfolk} type Character card or [Finch] with a cost of 5 or less "
        "from your hand."
    )
    (ability,) = read(text, lexicon)
    tests = (
        n.Stat("cost", "<=", 5),
        n.AnyTest((n.AllTests((CHARACTER, n.Trait(("Reedfolk",)))), n.Named(("Finch",)))),
    )
    assert ability.body == (n.Play(n.Choose(1, True, n.Cards("you", "hand", tests))),)


def test_the_order_of_words_is_kept_and_does_not_matter(lexicon: Lexicon) -> None:
    first = "【登場時】相手の特徴《凧乗り》を持つコスト3以下のキャラ1枚までを、KOする。"
    second = "【登場時】相手のコスト3以下の特徴《凧乗り》を持つキャラ1枚までを、KOする。"
    one, two = (
        compile_card({"id": "X", "effect": text}, "ja", lexicon).abilities
        for text in (first, second)
    )
    assert one != two
    assert essence(one) == essence(two)
    assert print_card(one, "ja", lexicon)[0] == first
    assert print_card(two, "ja", lexicon)[0] == second
