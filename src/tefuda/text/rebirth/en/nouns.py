"""English noun phrases: whose cards, where, which cards, how many of them."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.rebirth.named import named
from tefuda.text.rebirth.places import zones
from tefuda.text.template import V, n

CHARACTER = n.Kind(("character",))
REBIRTH = n.Kind(("rebirth",))
ZONES = {
    "hand": "hand",
    "entry": "Entry",
    "member": "Members",
    "waiting": "waiting room",
    "energy": "energy",
    "partner": "partners",
    "rebirth": "set Rebirth cards",
    "retire": "Retire",
    "memory": "memories",
}
BOUNDS = (("{number} or less", "<="), ("{number} or more", ">="), ("{number}", "=="))
STATS = (("cost", "a cost"), ("atk", "an ATK"), ("def", "a DEF"))
# So many: the words before the cards, the count, whether it may be fewer, the slot for grammar.
COUNTS: tuple[tuple[str, Any, bool, bool], ...] = (
    ("up to {number} ", V.number, True, True),
    ("{number} ", V.number, False, True),
    ("any number of ", n.AnyNumber(), True, False),
    ("all ", n.AnyNumber(), False, False),
)


def either(words: list[str]) -> str:
    """a, a or b, a, b or c"""
    return " or ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " or " + words[-1]


def both(words: list[str]) -> str:
    """a, a and b, a, b and c"""
    return " and ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + " and " + words[-1]


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "trait", "trait", "〔", "〕")
    bracketed(g, "part", "part", "《", "》")
    listed(g, "traits", "trait", either, " or ", ", ")
    named(g, "named", "part", " or ", ", ", join=either)
    this_card(g, {"": "this character", "rebirth": "this card", "partner": "this card"}, "{}")
    _words(g)
    _qualities(g)
    _nouns(g)
    _choices(g)
    _looked(g)
    _targets(g)


def _words(g: Grammar) -> None:
    for category in ("owner", "whose"):
        g.words(
            category,
            ("your ", "you"),
            ("your opponent's ", "opponent"),
            ("your side's ", "ally"),
            ("any player's ", "any"),
        )
    zones(g, "zone", ZONES, either, " or ", ", ")
    zones(g, "zones", ZONES, both, " and ", ", ")
    zones(g, "area", ZONES, "".join)
    g.words("end", ("top", "top"), ("bottom", "bottom"))
    g.words("rest", ("", ""), (" rested", "rested"))
    g.words(
        "order", ("", ""), (" in any order", "any"), (" in an order of their choice", "opponent")
    )
    g.words("state", ("rested ", "rested"), ("standing ", "active"))
    g.words(
        "keyword",
        ("\\[Spark]", "spark"),
        ("\\[Blocker]", "blocker"),
        ("\\[Cancel]", "cancel"),
        ("\\[Growing]", "growth"),
        ("\\[ReCombo]", "re_combo"),
    )


def _qualities(g: Grammar) -> None:
    for category in ("before", "held"):
        g.rule(category, "other ", n.Not(n.IsThis()))
        g.rule(category, "{state}", n.State(V.state))
    g.rule("before", "face-down ", n.State("face_down"))
    g.rule("before", "{traits} ", n.Trait(V.traits))
    g.rule("before", "{named} ", V.named)
    for stat, word in STATS:
        for words, op in BOUNDS:
            g.rule("quality", f"{word} of {words}", n.Stat(stat, op, V.number))
        same = n.Stat(stat, "==", n.ValueOf(stat, V.self))
        g.rule("quality", f"the same {word.split()[1]} as {{self}}", same)
    g.rule("quality", "{keyword}", n.Has(V.keyword))
    g.rule("quality", "{a:keyword} or {b:keyword}", n.AnyTest((n.Has(V.a), n.Has(V.b))))
    g.rule("quality", "no {keyword}", n.Not(n.Has(V.keyword)))
    g.rule("last", " other than {named}", n.Not(V.named))
    g.rule("last", " other than {traits}", n.Not(n.Trait(V.traits)))


def _nouns(g: Grammar) -> None:
    """thing: one; things: several; thing.a: one with its article."""
    for noun, s in (("noun", ""), ("nouns", "s")):
        g.rule(noun, f"character{s}", (CHARACTER,))
        g.rule(noun, f"Rebirth card{s}", (REBIRTH,))
        g.rule(noun, f"partner{s}", (n.Kind(("partner",)),))
        g.rule(noun, f"{{keyword}} card{s}", (n.Has(V.keyword),))
        g.rule(noun, f"{{traits}} card{s}", (n.Trait(V.traits),))
        g.rule(noun, "{named}", (V.named,))
        g.rule(f"{noun}.card", f"card{s}", ())
        name = "thing" if noun == "noun" else "things"
        links = (" with ", " and ")
        noun_phrase(g, f"{name}.kind", noun, quality="quality", links=links, last="last")
        noun_phrase(
            g, f"{name}.card", f"{noun}.card", quality="quality", links=links, last="last",
            at_least=1,
        )  # fmt: skip
        g.rule(f"{name}.one", f"{{a:{name}.kind}}", V.a)
        g.rule(f"{name}.one", f"{{a:{name}.card}}", V.a)
        alternatives(g, name, f"{name}.one", (" or ",))


def _choices(g: Grammar) -> None:
    """choice: what is chosen when the ability is played; goods: what is taken without choosing."""
    for late, verb, category in ((False, "choose ", "choice"), (True, "", "goods")):
        for words, count, up_to, numbered in COUNTS:
            area = "zones" if words == "all " else "zone"
            zone = getattr(V, area)
            cards = "card{number#|s}" if numbered else "cards"
            some = "{thing:thing/things@number}" if numbered else "{thing:things}"
            for held, before in (("{held}", (V.held,)), ("", ())):
                place = f" from {{owner}}{held}{{{area}}}"
                plain = n.Choose(count, up_to, n.Cards(V.owner, zone, before), late=late)
                g.rule(category, f"{verb}{words}{cards}{place}", plain)
                tested = n.Cards(V.owner, zone, (*before, *V.thing))
                g.rule(
                    category, f"{verb}{words}{some}{place}",
                    n.Choose(count, up_to, tested, late=late),
                )  # fmt: skip
            if numbered:
                two = tuple(
                    n.Choose(count, up_to, n.Cards(V.owner, x), late=late) for x in (V.a, V.b)
                )
                place = " each from {owner}{a:area} and {b:area}"
                g.rule(category, f"{verb}{words}{cards}{place}", n.Both(two))
                two = tuple(
                    n.Choose(count, up_to, n.Cards(V.owner, x, V.thing), late=late)
                    for x in (V.a, V.b)
                )
                g.rule(category, f"{verb}{words}{some}{place}", n.Both(two))
                sides = tuple(
                    n.Choose(count, up_to, n.Cards(who, V.zone), late=late)
                    for who in ("you", "opponent")
                )
                g.rule(category, f"{verb}{words}{cards} from each player's {{zone}}", n.Both(sides))
        same = n.Choose(V.amount, False, n.Cards(V.owner, V.zones), late=late)
        g.rule(category, f"{verb}as many cards from {{owner}}{{zones}} as {{amount}}", same)
    for up_to, to in ((True, "up to "), (False, "")):
        sparking = n.Cards(V.owner, V.zone, (*V.thing, n.Has("spark")))
        spark = "\\[Spark]"
        g.rule(
            "sparks",
            f"{to}{{number}} {spark} of {{thing:thing/things@number}} from {{owner}}{{zone}}",
            n.Choose(V.number, up_to, sparking),
        )
        every = n.Choose(V.number, up_to, n.Cards(V.owner, V.zone, (n.Has("spark"),)))
        g.rule("sparks", f"{to}{{number}} {spark} from {{owner}}{{zone}}", every)


def _looked(g: Grammar) -> None:
    """top: the first cards of a deck; found: some of the cards just looked at or revealed."""
    for up_to, to in ((True, "up to "), (False, "")):
        for end in ("top", "bottom"):
            first = n.Top(V.owner, "deck", V.number, up_to, end)
            g.rule(
                "top", f"{to}{{number}} card{{number#|s}} from the {end} of {{owner}}deck", first
            )
    for words, count, up_to, numbered in COUNTS:
        cards = "card{number#|s}" if numbered else "cards"
        some = "{thing:thing/things@number}" if numbered else "{thing:things}"
        found = n.Choose(count, up_to, n.Cards("you", "looked"))
        g.rule("found", f"{words}{cards} among them", found)
        tested = n.Choose(count, up_to, n.Cards("you", "looked", V.thing))
        g.rule("found", f"{words}{some} among them", tested)


def _targets(g: Grammar) -> None:
    """self: one certain card; group: all such cards."""
    g.rule("self", "{this}", V.this)
    g.rule("self", "that card", n.It())
    g.rule("self", "the supported character", n.Attacker())
    g.rule("self", "the blocked character", n.Attacked())
    g.rule("self", "the supporting character", n.Supporter())
    for words, cards in (
        ("{whose}{held}{zones}", n.Cards(V.whose, V.zones, (V.held,))),
        ("{whose}{zones}", n.Cards(V.whose, V.zones)),
        ("{whose}{things}", n.Cards(V.whose, "field", V.things)),
        ("the {things} in {whose}{zones}", n.Cards(V.whose, V.zones, V.things)),
    ):
        g.rule("group", words, cards)
    g.rule("subject", "{self}", V.self)
    g.rule("subject", "{group}", V.group)
    g.rule("goods", "{group}", V.group)
    g.rule("goods", "{top}", V.top)
    g.rule("goods", "{self} and {goods}", n.Both((V.self, V.goods)))
