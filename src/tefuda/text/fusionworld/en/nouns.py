"""English noun phrases: whose cards, which cards, how many of them."""

from __future__ import annotations

from tefuda.text.fusionworld.line import IN_BATTLE, IN_DROP, IN_HAND
from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.template import V, n

LEADER = (n.Kind(("leader",)),)
BATTLE = (n.Kind(("battle",)),)
EXTRA = (n.Kind(("extra",)),)
FIELD = (*EXTRA, n.Has("field"))
UNITS = (n.Kind(("leader", "battle")),)
UP_TO = ((True, "up to "), (False, ""))
WHOSE = (("you", "your"), ("opponent", "your opponent's"))
COLOURS = ("red", "blue", "green", "yellow", "black")
OPS = (("{number} or less", "<="), ("{number} or more", ">="), ("{number}", "=="))


def either(words: list[str]) -> str:
    """a, a or b, a, b or c"""
    return " or ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b, and c"""
    return " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + ", and " + words[-1]


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "<", ">")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "<", ">")
    links = (" or ", ", or ", ", ")
    listed(g, "names", "name", either, *links)
    listed(g, "traits", "trait", either, *links)
    listed(g, "names.all", "name", both, " and ", ", and ", ", ")
    this_card(g, {"": "this card"}, " other than {}")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _picks(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", *((word, who) for who, word in WHOSE))
    stores = (
        ("hand", "hand"),
        ("Drop", "drop"),
        ("deck", "deck"),
        ("energy", "energy"),
        ("life", "life"),
        ("Combo Area", "combo"),
        ("hand or Battle Area", "hand_or_battle"),
        ("energy or Battle Area", "energy_or_battle"),
        ("hand or Drop", "hand_or_drop"),
        ("energy or Drop", "energy_or_drop"),
        ("Drop or Battle Area", "drop_or_battle"),
    )
    g.words("zone", *stores, ("Battle Area", "battle"))
    for words, zone in stores:
        if " or " in words:  # either may be said first
            one, other = words.split(" or ")
            g.rule("zone", f"{other} or {one}", zone, shown=False)
            g.rule("store", f"{other} or {one}", zone, shown=False)
    # Where cards are taken from: those in the Battle Area are rather chosen.
    g.words("store", *stores)
    g.rule("store", "Battle Area", "battle", shown=False)
    g.words(
        "area",
        ("your Battle Area", "you"),
        ("your opponent's Battle Area", "opponent"),
        ("a Battle Area", "any"),
    )
    g.words("end", ("top", "top"), ("bottom", "bottom"), ("top or bottom", "either"))
    g.words("state", ("Active", "active"), ("Rest", "rested"))
    g.words("colour", *((colour, colour) for colour in COLOURS))
    g.words("circle", *((f"\\({colour.capitalize()})", colour) for colour in COLOURS))
    listed(g, "colours", "colour", either, " or ")
    g.words(
        "keyword",
        ("\\[Blocker]", "blocker"),
        ("\\[Critical]", "critical"),
        ("\\[Double Strike]", "double_strike"),
        ("\\[Triple Strike]", "triple_strike"),
        ("\\[Barrier]", "barrier"),
        ("\\[Super Combo]", "super_combo"),
        ("\\[Field]", "field"),
        ("\\[Dragon Ball]", "dragon_ball"),
    )
    g.words("bearing", ("\\[Evolve]", "evolve"), ("\\[Fusion Evolve]", "fusion_evolve"))
    g.words("stat", ("power", "power"), ("combo power", "combo"))
    g.words("rest", ("", ""), (" in Rest Mode", "rested"))
    # Energy is a card in the Energy Area (13-1-3): which, in few words.
    g.words(
        "energies",
        ("energy", ()),
        ("{state} Mode energy", (n.State(V.state),)),
        ("{colours} energy", (n.Colour(V.colours),)),
    )
    g.words(
        "than",
        ("(less than or equal to|equal to or less than)", "<="),
        ("(greater than or equal to|equal to or greater than)", ">="),
        ("equal to", "=="),
    )
    g.words("order", ("", ""), (" in any order", "any"), (" in a random order", "random"))


def _qualities(g: Grammar) -> None:
    """Tests: before the noun, after "with", and at the very end."""
    g.rule("before", "other ", n.Not(n.IsThis()))
    g.rule("before", "{state} Mode ", n.State(V.state))
    g.rule("before", "{colours} ", n.Colour(V.colours))
    g.rule("before", "multicolored ", n.Multicolour())
    g.rule("before", "skill-less ", n.NoText())
    g.rule("before", "{trait}-only ", n.OnlyTrait(V.trait))
    g.rule("before", "{traits} ", n.Trait(V.traits), shown=False)
    g.rule("before", "non-{names} ", n.Not(n.Named(V.names)))
    g.rule("before", "awakened ", n.State("awakened"))

    for words, op in OPS:
        g.rule("quality", f"a cost of {words}", n.Stat("cost", op, V.number))
        g.rule("quality", f"an original cost of {words}", n.Stat("base_cost", op, V.number))
        power = words.replace("{number}", "{number} power")
        g.rule("quality", power, n.Stat("power", op, V.number))
        g.rule("quality", f"an original power of {words}", n.Stat("base_power", op, V.number))
        g.rule("quality", f"a combo power of {words}", n.Stat("combo", op, V.number))
    ways = tuple(n.Stat("cost", "==", hole) for hole in (V.a, V.b))
    g.rule("quality", "a cost of {a:number} or {b:number}", n.AnyTest(ways))
    between = n.Stat("cost", "range", V.number, V.high)
    g.rule("quality", "a cost of {number} to {high:number}", between)
    for stat, words in (
        ("cost", "a cost"),
        ("power", "power"),
        ("base_power", "an original power"),
        ("combo", "a combo power"),
    ):
        g.rule("quality", f"{words} {{than}} {{amount}}", n.Stat(stat, V.than, V.amount))
    g.rule("quality", "{traits} in its special traits", n.Trait(V.traits))
    g.rule("quality", "{traits}", n.Trait(V.traits), shown=False)
    two = n.AllTests((n.Trait((V.a,)), n.Trait((V.b,))))
    g.rule("quality", "both {a:trait} and {b:trait} in its special traits", two)
    g.rule("quality", "a special trait including {trait}", n.TraitIncludes(V.trait))
    g.rule("quality", "{part} in its card name", n.NameIncludes(V.part))
    parts = n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b)))
    g.rule("quality", "{a:part} or {b:part} in its card name", parts)
    g.rule("quality", "{keyword}", n.Has(V.keyword))
    g.rule("quality", "{bearing}", n.Has(V.bearing))
    g.rule("quality", "the same name as that card", n.SameName(n.It()))
    includes = n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b)))
    words = "(include|includes) {a:trait} or {b:trait} in its special traits"
    g.rule("quality", words, includes, shown=False)
    chosen = "(that card|the card chosen by this skill)"
    same = n.Stat("cost", V.than, n.ValueOf("cost", n.It()))
    g.rule("quality", "a cost {than} " + chosen, same, shown=False)
    more = n.Stat("cost", "==", n.Sum((n.ValueOf("cost", n.It()), V.number)))
    g.rule("quality", "a cost of {number} greater than " + chosen, more)
    g.rule("last", " without {keyword}", n.Not(n.Has(V.keyword)))
    g.rule("last", " without {bearing}", n.Not(n.Has(V.bearing)))
    g.rule("last", " without {traits} in its special traits", n.Not(n.Trait(V.traits)))
    g.rule(
        "last",
        " that (include|includes) {trait} in its special traits",
        n.TraitIncludes(V.trait),
        shown=False,
    )
    g.rule(
        "last",
        " that (include|includes) {a:trait} or {b:trait} in its special traits",
        n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b))),
    )
    g.rule("last", "{not_this}", V.not_this, shown=False)
    g.rule("last", " other than {names}", n.Not(n.Named(V.names)), shown=False)
    g.rule("last", " that are in a battle", n.State("in_battle"))
    foes = n.Battling(V.whose, V.things)
    g.rule("last", " that are in a battle with {whose} {things}", foes)
    g.rule("last", " played this turn", n.PlayedThisTurn())


def _nouns(g: Grammar) -> None:
    for noun, s in (("noun1", ""), ("noun2", "s")):
        g.rule(noun, f"Battle Card{s}", BATTLE)
        g.rule(noun, f"{{names}} Battle Card{s}", (*BATTLE, n.Named(V.names)))
        g.rule(noun, f"Extra{s}", EXTRA)
        g.rule(noun, f"{{names}} Extra{s}", (*EXTRA, n.Named(V.names)))
        g.rule(noun, f"Leader{s}", LEADER)
        g.rule(noun, f"{{names}} Leader{s}", (*LEADER, n.Named(V.names)))
        g.rule(noun, f"Leader(|{s}) or Battle Card{s}", UNITS)
        units = (*UNITS, n.Named(V.names))
        g.rule(noun, f"{{names}} Leader(|{s}) or Battle Card{s}", units)
        g.rule(noun, f"Battle Card{s} or Extra{s}", (n.Kind(("battle", "extra")),))
        g.rule(noun, f"\\[Field](|{s})", FIELD)
        g.rule(noun, f"{{names}} \\[Field](|{s})", (*EXTRA, n.Named(V.names), n.Has("field")))
        g.rule(noun, f"\\[Dragon Ball](|{s})", (n.Has("dragon_ball"),))
        g.rule(noun, "{names}", (n.Named(V.names),))
        g.rule(noun, f"card{s}", ())
    g.rule("noun.extra", "Extra", EXTRA)
    g.rule("noun.leader", "Leader", LEADER)
    g.rule("noun.leader", "{names} Leader", (*LEADER, n.Named(V.names)))
    with_ = (" with ", " and ")
    noun_phrase(g, "leader", "noun.leader", quality="quality", links=with_)
    noun_phrase(g, "extra", "noun.extra", quality="quality", links=with_)
    for category, noun in (("thing", "noun1"), ("things", "noun2")):
        one = f"{category}.one"
        noun_phrase(g, one, noun, quality="quality", links=with_, last="last")
        links = (" or ", ", or ", ", or up to 1 ", " or up to 1 ")
        alternatives(g, category, one, links, shared="second")
    g.rule("a_thing", "a {thing}", V.thing)
    # A name alone has no article.
    g.rule("some", "{names}", (n.Named(V.names),))
    g.rule("some", "a {thing}", V.thing)


def _choices(g: Grammar) -> None:
    """choice: what is chosen; several: so many cards of one place."""
    # In words: your Leader or one of your Battle Cards.
    units = n.Choose(V.number, True, n.Cards(V.whose, "field", UNITS))
    g.rule("choice", "{whose} Leader or up to {number} of {whose} Battle Cards", units)
    exactly = n.Choose(V.number, False, n.Cards(V.whose, "field", UNITS))
    g.rule("choice", "{whose} Leader or {number} of {whose} Battle Cards", exactly, shown=False)
    some = n.Cards(V.whose, "field", (n.AnyTest((*LEADER, n.AllTests(V.things))),))
    for up_to, words in UP_TO:
        g.rule(
            "choice",
            f"{{whose}} Leader or {words}{{number}} of {{whose}} {{things}}",
            n.Choose(V.number, up_to, some),
        )
    one = n.Choose(1, False, n.Cards(V.whose, "field", V.leader))
    g.rule("several", "{whose} {leader}", one)
    # "Card" and nothing else is any card that can be in a mode, energy too (ruling 204).
    for up_to, words in UP_TO:
        g.rule(
            "several",
            words + "{number} of {whose} {state} Mode cards",
            n.Choose(V.number, up_to, n.Cards(V.whose, "modes", (n.State(V.state),))),
        )
    g.rule(
        "several",
        "all of {whose} {state} Mode cards",
        n.Choose(n.AnyNumber(), False, n.Cards(V.whose, "modes", (n.State(V.state),))),
    )
    for up_to, words in UP_TO:
        g.rule(
            "several",
            words + "{number} of {whose} {things}",
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.things)),
        )
        g.rule(
            "several",
            words + "{number} {tests:thing/things@number} in {area}",
            n.Choose(V.number, up_to, n.Cards(V.area, "battle", V.tests)),
        )
        others = n.Cards(V.area, "battle", (*V.tests, n.Not(n.IsThis())))
        g.rule(
            "several",
            words + "{number} {tests:thing/things@number} in {area} other than this card",
            n.Choose(V.number, up_to, others),
            shown=False,
        )
        g.rule(
            "several",
            words + "{number} {tests:thing/things@number}",
            n.Choose(V.number, up_to, n.Cards("any", "field", V.tests)),
        )
        g.rule(
            "several",
            words + "{number} {tests:thing/things@number} from {whose} {zone}",
            n.Choose(V.number, up_to, n.Cards(V.whose, V.zone, V.tests)),
            shown=False,
        )
    every = n.AnyNumber()
    g.rule("several", "all of {whose} {things}", n.Choose(every, False, _field(V.whose)))
    g.rule("several", "all {things} in {area}", n.Choose(every, False, _battle(V.area)))
    rest = n.Cards(V.area, "battle", (*V.things, n.Not(n.IsThis())))
    every_other = n.Choose(every, False, rest)
    g.rule("several", "all {things} in {area} other than this card", every_other, shown=False)
    g.rule("several", "all {things}", n.Choose(every, False, _field("any")))
    for stat in ("power", "cost"):
        g.rule(
            "several",
            f"any number of {{whose}} {{things}} that add up to a total {stat} of {{sum:number}} "
            "or less",
            n.Choose(every, True, _field(V.whose), total=(stat, V.sum)),
        )
        sum_ = f" that add up to a total {stat} of {{sum:number}} or less"
        for words, cards in (
            ("{number} of {whose} {things}", _field(V.whose)),
            ("{number} {things} in {area}", _battle(V.area)),
        ):
            some_ = n.Choose(V.number, True, cards, total=(stat, V.sum))
            g.rule("several", f"up to {words}{sum_}", some_)
    g.rule("several", "any number of {whose} {things}", n.Choose(every, True, _field(V.whose)))
    g.rule("several", "any number of {things} in {area}", n.Choose(every, True, _battle(V.area)))
    g.rule("several", "any number of {things}", n.Choose(every, True, _field("any")))
    g.rule("choice", "{several}", V.several)
    g.rule("choice", "{pick}", V.pick, shown=False)
    g.rule("choice", "{a:several} and {b:several}", n.Both((V.a, V.b)))


def _field(who: str) -> n.Cards:
    return n.Cards(who, "field", V.things)


def _battle(who: str) -> n.Cards:
    return n.Cards(who, "battle", V.things)


def _looked() -> n.Cards:
    return n.Cards("you", "looked", V.things)


def _picks(g: Grammar) -> None:
    """pick: so many of your cards that are not on the field; top: the first cards of a deck.

    The opponent's cards are chosen: `several`.
    """
    for up_to, words in UP_TO:
        for who, whose in WHOSE:
            g.rule(
                "pick",
                f"{words}{{number}} card{{number#|s}} from {whose} life",
                n.Top(who, "life", V.number, up_to),
                shown=who == "you" or up_to,
            )
            category = "pick" if who == "you" else "several"
            energy = n.Choose(V.number, up_to, n.Cards(who, "energy"))
            g.rule(category, f"{words}{{number}} of {whose} energy", energy)
            turned = n.Choose(V.number, up_to, n.Cards(who, "energy", (n.State(V.state),)))
            g.rule(category, f"{words}{{number}} of {whose} {{state}} Mode energy", turned)
            stored = n.Cards(who, V.store, V.tests)
            g.rule(
                category,
                f"{words}{{number}} {{tests:thing/things@number}} from {whose} {{store}}",
                n.Choose(V.number, up_to, stored),
            )
            g.rule(
                category,
                f"{words}{{number}} (|total ){{tests:things}} with different (|card )names "
                f"from {whose} {{store}}",
                n.Choose(V.number, up_to, stored, distinct=True),
            )
        under = n.Choose(V.number, up_to, n.Cards("you", "under", V.tests))
        g.rule("pick", words + "{number} {tests:thing/things@number} from under this card", under)
        # Of the cards just looked at.
        any_card = n.Choose(V.number, up_to, n.Cards("you", "looked"))
        g.rule("found", words + "{number} card{number#|s}", any_card)
        g.rule("found", words + "{number}", any_card, shown=False)
        g.rule(
            "found",
            words + "{number} {tests:thing/things@number}",
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.tests)),
        )
        pair = tuple(
            n.Choose(V.number, up_to, n.Cards("you", V.store, (n.Named((hole,)), V.quality)))
            for hole in (V.a, V.b)
        )
        g.rule(
            "pick",
            f"{words}{{number}} {{a:name}} and {words}{{number}} {{b:name}}-both with {{quality}}-"
            "from your {store}",
            n.Both(pair),
        )
        two = (
            n.Choose(V.number, up_to, n.Cards("you", V.store, V.a)),
            n.Choose(V.second, up_to, n.Cards("you", V.store, V.b)),
        )
        g.rule(
            "pick",
            f"{words}{{number}} {{a:thing/things@number}} and {words}{{second:number}} "
            "{b:thing/things@second} from your {store}",
            n.Both(two),
        )
        here = n.Choose(V.number, up_to, n.Cards("you", "battle", V.tests))
        g.rule(
            "pick",
            f"this card and {words}{{number}} {{tests:thing/things@number}} in your Battle Area",
            n.Both((n.This(), here)),
        )
        this = n.Choose(V.number, up_to, n.Cards("you", V.store, V.tests))
        g.rule(
            "pick",
            f"this card and {words}{{number}} {{tests:thing/things@number}} from your {{store}}",
            n.Both((n.This(), this)),
        )
    every = n.AnyNumber()
    some_energy = n.Choose(every, True, n.Cards(V.whose, "energy"))
    g.rule("pick", "any number of {whose} energy", some_energy)
    g.rule(
        "pick",
        "any number of {things} from {whose} {store}",
        n.Choose(every, True, n.Cards(V.whose, V.store, V.things)),
    )
    g.rule("pick", "all of {whose} energy", n.Cards(V.whose, "energy"))
    g.rule("pick", "all {things} from {whose} {store}", n.Cards(V.whose, V.store, V.things))
    g.rule("found", "any number of {things}", n.Choose(every, True, _looked()))
    g.rule("found", "all {things}", _looked())
    for end in ("top", "bottom"):
        one = n.Top(V.whose, "deck", 1, place=end)
        g.rule("top", f"the {end} card of {{whose}} deck", one)
        many = n.Top(V.whose, "deck", V.number, place=end)
        g.rule("top", f"the {end} {{number}} cards of {{whose}} deck", many)
        some = n.Top(V.whose, "deck", V.number, True, end)
        g.rule("top", f"up to {{number}} card{{number#|s}} from the {end} of {{whose}} deck", some)
    g.rule(
        "top", "cards from the top of your deck equal to {amount}", n.Top("you", "deck", V.amount)
    )


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards; goods: what is acted on without choosing."""
    g.rule("there", "this card in a Battle Area", IN_BATTLE)
    g.rule("self", "{this}", V.this)
    g.rule("self", "{there}", V.there)
    g.rule("self", "that card", n.It())
    g.rule("self", "(those cards|it|them)", n.It(), shown=False)
    g.rule("self", "the attacking card", n.Attacker())
    g.rule("self", "the card being attacked", n.Attacked())
    g.rule("self", "the opponent's card this card is battling", n.Foe())
    g.rule("self", "{whose} {leader}", n.Cards(V.whose, "field", V.leader))
    g.rule("group", "{whose} {state} Mode cards", n.Cards(V.whose, "modes", (n.State(V.state),)))
    g.rule("group", "{things} in {area}", n.Cards(V.area, "battle", V.things))
    g.rule("group", "{whose} {things}", n.Cards(V.whose, "field", V.things))
    together = n.Cards(V.whose, "field", (n.Named(V.names),))
    g.rule("group", "{whose} {names:names.all}", together, shown=False)
    g.rule("group", "{whose} {energies}", n.Cards(V.whose, "energy", V.energies))
    g.rule("group", "all {things}", n.Cards("any", "field", V.things))
    g.rule("subject", "{self}", V.self)
    g.rule("subject", "this card in your hand", IN_HAND)
    g.rule("subject", "this card in your Drop", IN_DROP)
    g.rule("subject", "{group}", V.group)
    g.rule("subject", "{a:self} and {b:self}", n.Both((V.a, V.b)))
    g.rule("subject", "{a:self} and {b:group}", n.Both((V.a, V.b)))
    g.rule("subject", "{a:group} and {b:group}", n.Both((V.a, V.b)), shown=False)
    own = n.Choose(V.number, False, n.Cards("you", "field", V.things))
    g.rule("goods", "{number} of your {things}", own)
    here = n.Choose(V.number, False, n.Cards("you", "battle", V.tests))
    g.rule("goods", "{number} {tests:thing/things@number} in your Battle Area", here)
    for source in ("pick", "top", "self"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    g.rule("goods", "all of {whose} {things}", n.Cards(V.whose, "field", V.things))
    g.rule("goods", "all {things} in {area}", n.Cards(V.area, "battle", V.things))
    g.rule("goods", "all {things}", n.Cards("any", "field", V.things))
    for a, b in (("self", "pick"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}} and {{b:{b}}}", n.Both((V.a, V.b)))
    # What chooses, without the word.
    g.rule("loose", "{choice}", V.choice)
