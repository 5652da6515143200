"""Fusion World: sentences in three languages that say the same, and what they mean."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence, print_ability
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import LANGUAGES

GAME = "fusionworld"
BATTLE = n.Kind(("battle",))


def _card(number: str, name: str, *types: str) -> dict[str, object]:
    return {"id": number, "name": name, "types": list(types)}


LEXICON = Lexicon.of(
    GAME,
    {
        "en": [_card("A-1", "Mira", "Reedfolk", "Skyport"), _card("A-2", "Tobi", "Reedfolk")],
        "ja": [_card("A-1", "ミラ", "葦の民", "空港町"), _card("A-2", "トビ", "葦の民")],
        "zh-Hant": [_card("A-1", "米拉", "蘆民", "空港鎮"), _card("A-2", "托比", "蘆民")],
    },
)


def _rows() -> list[dict[str, str]]:
    path = Path(__file__).with_name("fusionworld.tsv")
    with path.open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [{lang: text.replace(" // ", "\n") for lang, text in row.items()} for row in rows]


ROWS = _rows()


def read(text: str, lang: str = "en") -> tuple[n.Ability, ...]:
    compiled = compile_card({"id": "X", "effect": text}, lang, LEXICON)
    assert compiled.diagnostics == [], text
    return compiled.abilities


def one(text: str) -> n.Ability:
    (ability,) = read(text)
    return ability


@pytest.mark.parametrize("row", ROWS, ids=[row["en"][:60] for row in ROWS])
def test_three_languages_say_the_same(row: dict[str, str]) -> None:
    meanings = [essence(read(row[lang], lang)) for lang in LANGUAGES]
    assert meanings[0] == meanings[1] == meanings[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_prints_as_it_was(lang: str) -> None:
    for row in ROWS:
        texts = [print_ability(ability, lang, LEXICON) for ability in read(row[lang], lang)]
        printed = "\n".join(text or "?" for text in texts)
        assert normalise(printed, lang, GAME) == normalise(row[lang], lang, GAME)


@pytest.mark.parametrize("source", LANGUAGES)
@pytest.mark.parametrize("target", LANGUAGES)
def test_every_sentence_prints_in_every_language(source: str, target: str) -> None:
    for row in ROWS:
        abilities = read(row[source], source)
        texts = [print_ability(ability, target, LEXICON) for ability in abilities]
        again = read("\n".join(text or "?" for text in texts), target)
        assert essence(again) == essence(abilities), row[source]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_normalising_twice_changes_nothing(lang: str) -> None:
    for row in ROWS:
        lines = normalise(row[lang], lang, GAME)
        assert normalise("\n".join(lines), lang, GAME) == lines


@pytest.mark.clause("9-6-4", game="fusionworld")
def test_an_automatic_skill_s_cost_may_be_declined_an_activated_one_s_is_just_paid() -> None:
    auto = one("[When Attacking] (2), discard 1 card from your hand : Draw 3 cards.")
    assert (auto.kind, auto.optional) == ("auto", True)
    assert auto.cost == (
        n.PayEnergy(2),
        n.Move(n.Choose(1, False, n.Cards("you", "hand")), "drop"),
    )
    main = one("[Activate Main] (2), discard 1 card from your hand : Draw 3 cards.")
    assert (main.kind, main.optional, main.cost) == ("activated", False, auto.cost)


def test_a_circle_is_energy_of_its_colour() -> None:
    assert one("[Activate Main] (Red) : Draw 3 cards.").cost == (n.PayEnergy(1, ("red",)),)
    assert one("[Activate Main] (Red)(2) : Draw 3 cards.").cost == (n.PayEnergy(3, ("red",)),)


@pytest.mark.clause("15-2-3", game="fusionworld")
def test_the_condition_of_awaken_is_asked_before_it_is_used() -> None:
    ability = one(
        "[Awaken] When your life is at 2 or less, draw 3 cards. Then, flip this card over."
    )
    life = n.Count(n.Cards("you", "life"))
    assert ability.timings == (n.When("awaken"),)
    assert ability.conditions == (n.Compare(life, "<=", 2),)
    assert ability.body == (n.Draw("you", 3), n.Then(), n.Flip())


@pytest.mark.clause("13-1-2", "13-1-5", game="fusionworld")
def test_where_cards_are_if_nothing_is_said() -> None:
    field = one("[On Play] Choose up to 1 of your <Mira> and it gets +7000 power for the turn.")
    choice = n.Choose(1, True, n.Cards("you", "field", (n.Named(("Mira",)),)))
    assert field.body == (n.Gain(choice, "power", 7000, "turn"),)
    here = one(
        "[On Play] Choose up to 1 card in your opponent's Battle Area and place it in its owner's Drop."
    )
    there = n.Choose(1, True, n.Cards("opponent", "battle"))
    assert here.body == (n.Move(there, "drop"),)


@pytest.mark.clause("15-11-2", game="fusionworld")
def test_what_is_chosen_is_told_from_what_is_not() -> None:
    every = n.Cards("opponent", "field", (BATTLE,))
    chosen = one(
        "[On Play] Choose all of your opponent's Battle Cards and they get -7000 power for the turn."
    )
    assert chosen.body == (n.Gain(n.Choose(n.AnyNumber(), False, every), "power", -7000, "turn"),)
    plain = one("[Permanent] Your opponent's Battle Cards get -7000 power.")
    assert plain.body == (n.Gain(every, "power", -7000),)


def test_what_follows_a_choice_is_said_of_the_same_card() -> None:
    ability = one(
        "[On Play] Choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, and it "
        "can't switch to Active Mode during your opponent's next turn."
    )
    choice = n.Choose(1, True, n.Cards("opponent", "field", (BATTLE,)))
    assert ability.body == (
        n.Rest(choice),
        n.Forbid(n.It(), "switch_active", "opponent_turn"),
    )


@pytest.mark.clause("9-5-5", game="fusionworld")
def test_a_skill_of_this_card_in_hand_works_there() -> None:
    ability = one("[Permanent] Reduce the cost of this card in your hand by 3.")
    assert ability.zone == "hand"
    assert ability.body == (n.Gain(n.This(), "cost", -3),)


@pytest.mark.clause("9-2-1", "9-5-5", game="fusionworld")
def test_a_skill_of_this_card_in_a_battle_area_works_there() -> None:
    permanent = one("[Permanent] This card in a Battle Area gets +7000 power.")
    assert (permanent.zone, permanent.body) == ("battle", (n.Gain(n.This(), "power", 7000),))
    cost = one("[Activate Main] Switch this card in a Battle Area to Rest Mode : Draw 3 cards.")
    assert (cost.zone, cost.cost) == ("battle", (n.Rest(n.This()),))
    timing = one("[Auto] When this card in a Battle Area is attacked, draw 3 cards.")
    assert (timing.zone, timing.timings) == ("battle", (n.When("attacked"),))
    anywhere = one("[Permanent] This card gets +7000 power.")
    assert anywhere.zone == ""


def test_who_may_not_attack_is_told_from_who_may_not_be_attacked() -> None:
    tests = (BATTLE, n.Stat("cost", "<=", 2))
    rival = n.Player("opponent")
    attackers = one(
        "[On Play] Your opponent can't attack using Battle Cards with costs of 2 or less for the turn."
    )
    assert attackers.body == (n.Forbid(rival, "attack_with", "turn", "", tests),)
    attacked = one(
        "[On Play] Your opponent can't attack your Battle Cards with costs of 2 or less for the turn."
    )
    assert attacked.body == (n.Forbid(rival, "attack", "turn", "", tests),)


def test_a_card_that_plays_itself_works_in_the_drop_unless_it_was_just_ko_d() -> None:
    activated = one("[Activate Main] (4) : Play this card from your Drop.")
    assert (activated.zone, activated.body) == ("drop", (n.Play(n.This()),))
    ko = one("[When KO'd] Play this card from your Drop in Rest Mode.")
    assert (ko.zone, ko.body) == ("", (n.Play(n.This(), True),))


@pytest.mark.clause("15-12-2", game="fusionworld")
def test_evolve_says_what_the_card_is_put_on() -> None:
    ability = one("[Evolve] (2) : Your <Mira> with a cost of 4 or less.")
    tests = (n.Named(("Mira",)), n.Stat("cost", "<=", 4))
    below = n.Choose(1, False, n.Cards("you", "battle", tests))
    assert ability == n.Ability(
        "activated",
        (n.When("evolve"),),
        cost=(n.PayEnergy(2),),
        body=(n.Evolve(below),),
        zone="hand",
    )


@pytest.mark.clause("9-6-8", game="fusionworld")
@pytest.mark.parametrize(
    ("said", "usual"),
    [
        (
            "[On Play] Add 2 to the cost of this card for the turn.",
            "[On Play] Increase the cost of this card by 2 for the turn.",
        ),
        (
            "[Auto] When this card is KO'd, remove 3 of your energy markers : Draw 2 cards.",
            "[Auto] When this card is KO'd, remove 3 of your energy markers from the game : "
            "Draw 2 cards.",
        ),
        (
            "[Permanent] This card can attack Active Mode Battle Cards in your opponent's Battle "
            "Area.",
            "[Permanent] This card can also attack your opponent's Active Mode Battle Cards.",
        ),
        (
            "[On Play] Choose up to 2 of your opponent＆#039;s Battle Cards and KO them.",
            "[On Play] Choose up to 2 of your opponent's Battle Cards and KO them.",
        ),
    ],
)
def test_what_is_said_in_another_way_means_the_same(said: str, usual: str) -> None:
    assert essence(read(said)) == essence(read(usual))


def test_a_trait_may_be_named_by_a_part_of_it() -> None:
    text = "[Permanent] Your Battle Cards that include 《Reed》 or 《Sky》 in their special traits"
    (gain,) = one(f"{text} get +5000 power.").body
    assert isinstance(gain, n.Gain)
    assert isinstance(gain.target, n.Cards)
    either = n.AnyTest((n.TraitIncludes("Reed"), n.TraitIncludes("Sky")))
    assert gain.target.tests == (BATTLE, either)


def test_a_condition_may_be_the_timing() -> None:
    ability = one("[Auto] When you have no cards in your hand, draw 3 cards.")
    assert ability.timings == (n.When("state"),)
    assert ability.conditions == (n.Compare(n.Count(n.Cards("you", "hand")), "==", 0),)


@pytest.mark.clause("13-16-1", game="fusionworld")
def test_a_skill_may_be_given_in_quotes() -> None:
    ability = one("[On Play] This card gains “[When KO'd] Draw 3 cards.” for the turn.")
    given = n.Ability("auto", (n.When("on_ko"),), body=(n.Draw("you", 3),))
    assert ability.body == (n.Grant(n.This(), given, "turn"),)


def test_what_is_done_once_must_say_how_long_it_lasts_but_for_combo_power() -> None:
    text = "[On Play] This card gets +7000 power."
    (problem,) = compile_card({"id": "X", "effect": text}, "en", LEXICON).diagnostics
    assert problem.reason == "endless"
    assert read(
        "[Auto] When this card is used in a combo from your Battle Area, this card gets +7000 combo power."
    )


def test_both_sides_of_a_leader_are_read() -> None:
    record = {"id": "X", "effect": "[Critical]", "back_effect": "[On Play] Juggle."}
    compiled = compile_card(record, "en", LEXICON)
    assert compiled.abilities == (n.Ability("keyword", keyword="critical"),)
    (problem,) = compiled.diagnostics
    assert (problem.field, problem.token) == ("back_effect", "Juggle")


@pytest.mark.parametrize(
    "text", ["", "[", "(((", "：：", "[On Play]", "\n\n・ ", "<", ".", "“", "[Auto] when"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_text_never_raises(lang: str, text: str) -> None:
    compile_card({"id": "X", "effect": text, "back_effect": None}, lang, LEXICON)


@pytest.mark.parametrize(
    ("lang", "cost", "reduction"),
    [
        (
            "en",
            "[Activate Main], switch this card to Rest Mode : Draw 3 cards.",
            "[On Play] During this turn, the next time you use an Extra from your hand, "
            "reduce the cost by .",
        ),
        (
            "ja",
            "【起動 メイン】,このカードをレストにする：カード3枚を引く。",
            "【登場時】このターン中、次に自分が手札から使用するエクストラのコストを少なくする。",
        ),
        (
            "zh-Hant",
            "【啟動主要】，將這張卡片置為休息狀態：抽3張卡片。",
            "【登場時】在這個回合，下一次使用自己手牌中的額外卡的費用減少。",
        ),
    ],
)
def test_a_sign_that_a_list_has_lost_is_of_the_card_s_colour(
    lang: str, cost: str, reduction: str
) -> None:
    record = {"id": "X", "colors": ["Green"], "effect": f"{cost}\n{reduction}"}
    compiled = compile_card(record, lang, LEXICON)
    assert compiled.diagnostics == []
    first, second = compiled.abilities
    assert first.cost == (n.PayEnergy(1, ("green",)), n.Rest(n.This()))
    extras = n.Cards("you", "hand", (n.Kind(("extra",)),))
    assert second.body == (n.CostChange(extras, 1, "turn", True, "green"),)
    colourless = compile_card({**record, "colors": []}, lang, LEXICON)
    assert len(colourless.diagnostics) == 2
