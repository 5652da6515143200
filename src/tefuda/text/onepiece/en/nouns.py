"""English noun phrases: whose cards, which cards, how many of them."""

from __future__ import annotations

from tefuda.abilities import nodes
from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.template import V, n

THAN = (
    ("equal to or less than", "<="),
    ("equal to or (more|greater) than", ">="),
    ("(equal to|the same as)", "=="),
)
LEADER = (n.Kind(("leader",)),)
CHARACTER = (n.Kind(("character",)),)


def either(words: list[str]) -> str:
    """a, a or b, a, b, or c"""
    if len(words) < 3:
        return " or ".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b, and c"""
    if len(words) < 3:
        return " and ".join(words)
    return ", ".join(words[:-1]) + ", and " + words[-1]


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "[", "]")
    bracketed(g, "trait", "trait", "{", "}")
    bracketed(g, "part", "part", '"', '"')
    or_links = (" or ", ", or ", ", ")
    listed(g, "names", "name", either, *or_links)
    listed(g, "traits", "trait", either, *or_links)
    this_card(
        g,
        {
            "character": "this Character",
            "leader": "this Leader",
            "stage": "this Stage",
            "": "this card",
        },
        " other than {}",
    )
    _words(g)
    _qualities(g)
    _nouns(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", ("your", "you"), ("your opponent's", "opponent"))
    g.words(
        "zone",
        ("hand", "hand"),
        ("trash", "trash"),
        ("deck", "deck"),
        ("hand or trash", "hand_or_trash"),
        ("hand or field", "hand_or_field"),
    )
    g.words("pile", ("deck", "deck"), ("Life cards", "life"))
    g.words("end", ("top", "top"), ("bottom", "bottom"), ("top or bottom", "either"))
    g.words("state", ("active", "active"), ("rested", "rested"))
    g.words("held", ("active", "active"), ("rested", "rested"), ("given", "given"))
    g.words("face", ("face-up", "up"), ("face-down", "down"))
    g.words("faced", ("face-up", "face_up"), ("face-down", "face_down"))
    g.words(
        "colour",
        *((c, c) for c in ("red", "green", "blue", "purple", "black", "yellow")),
    )
    listed(g, "colours", "colour", either, " or ")
    g.words(
        "attribute",
        *((f"\\<{a}>", a.lower()) for a in ("Slash", "Strike", "Ranged", "Special", "Wisdom")),
    )
    listed(g, "attributes", "attribute", either, " or ")
    g.words(
        "keyword",
        ("\\[Blocker]", "blocker"),
        ("\\[Rush]", "rush"),
        ("\\[Rush: Character]", "rush_character"),
        ("\\[Double Attack]", "double_attack"),
        ("\\[Banish]", "banish"),
        ("\\[Unblockable]", "unblockable"),
    )
    g.words("bearing", ("\\[Trigger]", "trigger"), ("\\[On Play]", "on_play"))
    g.words("stat", ("power", "power"), ("cost", "cost"))
    # So many cards: one may have an article.
    g.rule("count", "{number}", V.number)
    g.rule("count", "(a|an)", 1, shown=False)


def _qualities(g: Grammar) -> None:
    """Tests: before the noun, after "with", and at the very end."""
    g.words("before", *((f"{state} ", n.State(state)) for state in ("rested", "active")))
    g.rule("before", "{colours} ", n.Colour(V.colours))
    g.rule("before", "multicolored ", n.Multicolour())
    g.rule("before", "{number} cost ", n.Stat("cost", "==", V.number), shown=False)
    g.rule("before", "face-up ", n.State("face_up"))
    g.rule("before", "face-down ", n.State("face_down"))
    g.rule("before", "{attributes} attribute ", n.Attribute(V.attributes))
    g.rule("before", "{traits} type ", n.Trait(V.traits))
    g.rule("before", "other ", n.Not(n.IsThis()), shown=False)
    g.rule("before", "{keyword} ", n.Has(V.keyword))
    g.rule("before", "{names} ", n.Named(V.names))
    g.rule("before", "{names} or {traits} type ", n.AnyTest((n.Named(V.names), n.Trait(V.traits))))
    g.rule(
        "before",
        "{traits} type or {attributes} attribute ",
        n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
    )

    g.rule("quality", "a type including {part}", n.TraitIncludes(V.part))
    g.rule("quality", "a base cost of {number} or less", n.Stat("base_cost", "<=", V.number))
    g.rule("quality", "a base cost of {number} or more", n.Stat("base_cost", ">=", V.number))
    g.rule("quality", "a base cost of {number}", n.Stat("base_cost", "==", V.number))
    g.rule("quality", "a cost of {number} or less", n.Stat("cost", "<=", V.number))
    g.rule("quality", "a cost of {number} or more", n.Stat("cost", ">=", V.number))
    g.rule("quality", "a cost of {number} to {high:number}", _between("cost"))
    g.rule("quality", "a cost of {number}", n.Stat("cost", "==", V.number))
    g.rule("quality", "a cost of {number} or {high:number}", _either("cost"))
    apart = n.AnyTest((n.Stat("cost", "==", V.number), n.Stat("cost", ">=", V.high)))
    g.rule(
        "quality", "a cost of {number} or (with a cost of |a cost of |){high:number} or more", apart
    )
    for words, stat in (("a cost", "cost"), ("power", "power"), ("base power", "base_power")):
        for than, op in THAN:
            g.rule("quality", f"{words} {than} {{amount}}", n.Stat(stat, op, V.amount))
    g.rule(
        "quality",
        "a cost of {number} or more that is equal to or less than {amount}",
        n.AllTests((n.Stat("cost", ">=", V.number), n.Stat("cost", "<=", V.amount))),
    )
    g.rule("quality", "the same card name as that card", n.SameName(n.It()))
    g.rule("quality", "the same card name as {this}", n.SameName(V.this))
    for words, stat in (("power", "power"), ("base power", "base_power")):
        g.rule("quality", f"{{number}} {words} or less", n.Stat(stat, "<=", V.number))
        g.rule("quality", f"{{number}} {words} or more", n.Stat(stat, ">=", V.number))
        g.rule("quality", f"{{number}} to {{high:number}} {words}", _between(stat))
        g.rule("quality", f"{{number}} {words}", n.Stat(stat, "==", V.number))
    g.rule("quality", "the {traits} type", n.Trait(V.traits), shown=False)
    g.rule("quality", "the {attributes} attribute", n.Attribute(V.attributes), shown=False)
    g.rule("quality", "a DON!! card given", n.Stat("tokens", ">=", 1))
    g.rule("quality", "{number} or more DON!! cards given", n.Stat("tokens", ">=", V.number))
    g.rule("quality", "no base effect", n.NoText())
    g.rule("last", " without (a|an) {timing_name} effect", n.Not(n.Has(V.timing_name)))
    g.rule("quality", "a {bearing}", n.Has(V.bearing))
    g.rule("quality", "(a|an) {timing_name} effect", n.Has(V.timing_name))
    g.rule("quality", "{keyword}", n.Has(V.keyword), shown=False)

    g.rule("last", "{not_this}", V.not_this)
    g.rule("last", " without the {attributes} attribute", n.Not(n.Attribute(V.attributes)))
    g.rule("last", " that do not have a type including {part}", n.Not(n.TraitIncludes(V.part)))
    g.rule("last", " that do not have the {traits} type", n.Not(n.Trait(V.traits)))
    colour = n.Not(n.SameColour(n.It()))
    g.rule("last", " that is a different color than the returned Character", colour)
    g.rule("last", " other than {names}", n.Not(n.Named(V.names)))


def _between(stat: str) -> n.Stat:
    return n.Stat(stat, "range", V.number, V.high)


def _link(first: tuple[n.Test, ...], second: tuple[n.Test, ...]) -> str:
    """So that what was left out of the first, or is the second's name, is not read otherwise."""
    if isinstance(first[-1], nodes.Not):
        return " or up to 1 "
    if isinstance(first[0], nodes.Kind) and "event" in first[0].kinds:
        if any(isinstance(test, nodes.Stat) for test in second):
            return " or up to 1 "
    kinds = {type(test) for test in second}
    if isinstance(first[-1], nodes.Named) and {nodes.Named, nodes.Kind} <= kinds:
        return " or your "
    return " or "


def _either(stat: str) -> n.Test:
    return n.AnyTest((n.Stat(stat, "==", V.number), n.Stat(stat, "==", V.high)))


def _nouns(g: Grammar) -> None:
    # thing(s): on the field. card(s): anywhere else.
    for kind, word in (("character", "Character"), ("stage", "Stage")):
        g.rule("noun1", word, (n.Kind((kind,)),))
        g.rule("noun2", f"{word}s", (n.Kind((kind,)),))
    g.rule("noun1", "Leader", LEADER)
    g.rule("noun2", "Leader[s]", LEADER)
    g.rule("noun1", "{names}[ card]", (n.Named(V.names),))
    g.rule("noun2", "{names}[ cards]", (n.Named(V.names),))
    g.rule("noun.leader", "Leader", LEADER)
    for kinds, words in (
        (("leader", "character"), "Leader or Character"),
        (("leader", "stage"), "Leader or Stage"),
        (("character", "stage"), "Character or Stage"),
    ):
        g.rule("noun1", f"{words}[ card]", (n.Kind(kinds),))
        g.rule("noun2", f"{words} cards", (n.Kind(kinds),))
    for words in ("Leaders or Characters", "Leaders and Characters"):
        g.rule("noun2", words, (n.Kind(("leader", "character")),))
    g.rule("noun2", "Character[ cards]", CHARACTER)
    g.rule("noun2", "Characters or Stages", (n.Kind(("character", "stage")),))
    g.rule("noun2", "Characters or DON!! cards", (n.Kind(("character", "token")),))
    g.rule("noun2", "cards", ())

    for number, s in (("1", ""), ("2", "s")):
        cards = f"cards{number}"
        g.rule(cards, f"Character card{s}", CHARACTER)
        g.rule(cards, f"Stage card{s}", (n.Kind(("stage",)),))
        g.rule(cards, f"Event{s}", (n.Kind(("event",)),))
        g.rule(cards, f"Event or Stage card{s}", (n.Kind(("event", "stage")),))
        both = (n.Kind(("character", "stage")),)
        g.rule(cards, f"(Character|Character card{s}) or Stage card{s}", both)
        g.rule(cards, f"Character card{s} or Event{s}", (n.Kind(("character", "event")),))
        g.rule(cards, f"card{s}", ())
        g.rule(cards, "{names}", (n.Named(V.names),))
        g.rule(cards, f"Character{s}", CHARACTER)

    with_ = (" with ", " and ", " that has ", " that have ")
    noun_phrase(g, "leader", "noun.leader", ("before",), quality="quality", links=with_)
    for category, noun in (
        ("thing", "noun1"),
        ("things", "noun2"),
        ("card", "cards1"),
        ("cards", "cards2"),
    ):
        one = f"{category}.one"
        noun_phrase(g, one, noun, ("before",), quality="quality", links=with_, last="last")
        alternatives(
            g, category, one, (" or ", " or up to 1 ", " or your "), shared="second", link=_link
        )
    g.rule(
        "things.mixed",
        "DON!! cards or {tests:things.one}",
        (n.AnyTest((n.Kind(("token",)), n.AllTests(V.tests))),),
    )


def _targets(g: Grammar) -> None:
    """choice: so many on the field; pick: so many from elsewhere; target: anything acted on."""
    leader_or = (n.Kind(("leader", "character")),)
    g.rule(
        "choice",
        "your Leader or 1 of your Characters",
        n.Choose(1, False, n.Cards("you", "field", leader_or)),
    )
    others = (n.AnyTest((*LEADER, n.AllTests(V.things))),)
    g.rule(
        "choice",
        "{whose} Leader or 1 of {whose} {things}",
        n.Choose(1, False, n.Cards(V.whose, "field", others)),
    )
    one = n.AnyTest((n.IsThis(), n.AllTests(V.things)))
    for up_to, words in ((True, "up to "), (False, "")):
        g.rule(
            "choice",
            f"this card or {words}{{number:count}} of your {{things}}",
            n.Choose(V.number, up_to, n.Cards("you", "field", (one,))),
        )
    for stat in ("power", "cost"):
        total = f" with a total {stat} of {{sum:number}} or less"
        some = n.Cards(V.whose, "field", V.things)
        few = n.Choose(V.number, True, some, total=(stat, V.sum))
        g.rule("choice", "up to {number:count} of {whose} {things}" + total, few)
        many = n.Choose(n.AnyNumber(), True, some, total=(stat, V.sum))
        g.rule("choice", "any number of {whose} {things}" + total, many)
    for up_to, words in ((True, "up to "), (False, "")):
        mixed = n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.tests))
        g.rule("choice", words + "{number:count} of {whose} {tests:things.mixed}", mixed)
    # A Leader has no cost: the bound is for the Characters alone.
    costly = n.AllTests((*CHARACTER, n.Stat("cost", "<=", V.cost)))
    g.rule(
        "choice",
        "up to {number} of {whose} Leader or Character cards with a cost of {cost:number} or less",
        n.Choose(V.number, True, n.Cards(V.whose, "field", (n.AnyTest((*LEADER, costly)),))),
    )
    g.rule(
        "choice",
        "up to {number:count} of {whose} {traits} type Leader or Character cards with a cost of "
        "{cost:number} or less",
        n.Choose(
            V.number,
            True,
            n.Cards(V.whose, "field", (n.Trait(V.traits), n.AnyTest((*LEADER, costly)))),
        ),
    )
    at_most = n.Choose(V.number, True, n.Cards(V.whose, "field", leader_or))
    front = "{whose} Leader or up to {number:count} of {whose} "
    g.rule("choice", front + "Characters", at_most, shown=False)
    g.rule(
        "choice", front + "{things}", n.Choose(V.number, True, n.Cards(V.whose, "field", others))
    )
    for up_to, words in ((True, "up to "), (False, "")):
        g.rule(
            "choice",
            words + "{number:count} of {whose} {things}",
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.things)),
        )
        g.rule(
            "choice",
            words + "{number:count} {tests:thing/things@number}",
            n.Choose(V.number, up_to, n.Cards("any", "field", V.tests)),
        )
        g.rule(
            "choice",
            words + "{number:count} {tests:thing/things@number} on {whose} field",
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.tests)),
            shown=False,
        )
        for who, whose in (("you", "your"), ("opponent", "your opponent's")):
            pick = f"pick.{who}"
            g.rule(
                pick,
                f"{words}{{number:count}} {{tests:card/cards@number}} from {whose} {{zone}}",
                n.Choose(V.number, up_to, n.Cards(who, V.zone, V.tests)),
            )
            g.rule(
                pick,
                f"{words}{{number:count}} {{tests:cards}} with different card names "
                f"from {whose} {{zone}}",
                n.Choose(V.number, up_to, n.Cards(who, V.zone, V.tests), distinct=True),
            )
            life = n.Choose(V.number, up_to, n.Cards(who, "life"))
            g.rule(pick, f"{words}{{number:count}} card{{number#|s}} from {whose} Life area", life)
            g.rule(pick, f"{words}{{number:count}} of {whose} Life cards", life)
            turned = n.Choose(V.number, up_to, n.Cards(who, "life", (n.State(V.faced),)))
            g.rule(pick, f"{words}{{number:count}} of {whose} {{faced}} Life cards", turned)
        # Of the cards just looked at: "reveal up to 1 {X} type card".
        g.rule(
            "found",
            words + "{number:count} {tests:card/cards@number}",
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.tests)),
        )
        g.rule(
            "found",
            words + "{number:count} {tests:cards} with different card names",
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.tests), distinct=True),
        )
    looked = n.Cards("you", "looked", V.cards)
    g.rule("found", "any number of {cards}", n.Choose(n.AnyNumber(), True, looked))
    g.rule("found", "all {cards}", looked)
    g.rule("pick.you", "all {cards} from your {zone}", n.Cards("you", V.zone, V.cards))
    g.rule(
        "pick.you",
        "any number of {cards} from your {zone}",
        n.Choose(n.AnyNumber(), True, n.Cards("you", V.zone, V.cards)),
    )
    for stat in ("power", "cost"):
        stored = n.Cards("you", V.zone, V.tests)
        few = n.Choose(V.number, True, stored, total=(stat, V.sum))
        total = f" with a total {stat} of {{sum:number}} or less"
        g.rule("pick.you", "up to {number:count} {tests:cards}" + total + " from your {zone}", few)
    g.rule("pick", "{own:pick.you}", V.own)
    g.rule("pick", "{other:pick.opponent}", V.other)
    # Several at once, from one place.
    two = (
        n.Choose(V.number, True, n.Cards("you", V.zone, V.a)),
        n.Choose(V.second, True, n.Cards("you", V.zone, V.b)),
    )
    g.rule(
        "picks",
        "up to {number} {a:card/cards@number} and up to {second:number} {b:card/cards@second} "
        "from your {zone}",
        n.Both(two),
    )
    for count in (2, 3):
        holes = (V.a, V.b, V.c)[:count]
        names = "{a:name}, {b:name}(,|) and {c:name}" if count == 3 else "{a:name} and {b:name}"
        each = tuple(
            n.Choose(1, True, n.Cards("you", V.zone, (n.Named((hole,)), V.quality)))
            for hole in holes
        )
        g.rule(
            "picks", f"up to 1 each of {names} with {{quality}} from your {{zone}}", n.Both(each)
        )
    g.rule(
        "choice",
        "any number of {whose} {things}",
        n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.things)),
    )
    for up_to, words in ((True, "up to "), (False, "")):
        for who, whose in (("you", "your"), ("opponent", "your opponent's")):
            g.rule(
                f"top.{who}",
                f"{words}{{number:count}} card{{number#|s}} from the {{end}} of {whose} {{pile}}",
                n.Top(who, V.pile, V.number, up_to, V.end),
            )
    g.rule("top", "{own:top.you}", V.own)
    g.rule("top", "{other:top.opponent}", V.other)

    g.rule("self", "{this}", V.this)
    g.rule("self", "that card", n.It())
    g.rule("self", "the (Character|card) played (with|by|using) this effect", n.It(), shown=False)
    g.rule("self", "the opponent's Character you battled with", n.Foe())
    g.rule("self", "{whose} {leader}", n.Cards(V.whose, "field", V.leader))

    g.rule("group", "{whose} {names}", n.Cards(V.whose, "field", (n.Named(V.names),)))
    listed(g, "names.all", "name", both, " and ", ", and ", ", ")
    together = n.Cards(V.whose, "field", (n.Named(V.names),))
    g.rule("group", "{whose} {names:names.all}", together, shown=False)
    pair = tuple(n.Cards("you", "field", (n.Named((hole,)),)) for hole in (V.a, V.b))
    g.rule("target", "(all of |)your {a:name} and {b:name} cards", n.Both(pair))
    named = tuple(n.Cards("you", "field", (*CHARACTER, n.Named((hole,)))) for hole in (V.a, V.b))
    g.rule("target", "all of your {a:name} and {b:name} Characters", n.Both(named))
    g.rule("group", "all of {whose} {things}", n.Cards(V.whose, "field", V.things))
    g.rule("group", "all {things}", n.Cards("any", "field", V.things))
    there = n.Cards(V.whose, "field", V.things)
    g.rule("group", "all {things} on {whose} field", there, shown=False)
    g.rule("group", "{whose} {things}", n.Cards(V.whose, "field", V.things))

    _together(g)
    g.rule("target", "{choice}", V.choice)
    g.rule("target", "{self}", V.self)
    g.rule("target", "{group}", V.group)
    for a, b in (
        ("choice", "choice"),
        ("self", "choice"),
        ("self", "group"),
        ("group", "group"),
        ("choice", "group"),
        ("group", "choice"),
        ("group", "self"),
    ):
        g.rule("target", f"{{a:{a}}} and {{b:{b}}}", n.Both((V.a, V.b)))


def _together(g: Grammar) -> None:
    """The Leader and some Characters: whose they are is said once."""
    leader = n.Cards(V.whose, "field", LEADER)
    for up_to, words in ((True, "up to "), (False, "")):
        character = n.Choose(V.number, up_to, n.Cards(V.whose, "field", CHARACTER))
        g.rule(
            "target",
            f"{{whose}} Leader and {words}{{number}} Character[ card]",
            n.Both((leader, character)),
        )
        rested = tuple(
            n.Cards(V.whose, "field", (*kind, n.State("rested"))) for kind in (LEADER, CHARACTER)
        )
        g.rule(
            "target",
            f"{{whose}} rested Leader and {words}{{number}} Character card",
            n.Both((rested[0], n.Choose(V.number, up_to, rested[1]))),
        )
