"""So many of each: of two areas, of each player's, of two kinds."""

from __future__ import annotations

from typing import Any

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# So many of each: the words, the count, whether it may be fewer.
COUNTS: tuple[tuple[str, Any, Any], ...] = (
    ("{number}枚{up_to}ずつ", V.number, V.up_to),
    ("望む枚数", n.AnyNumber(), True),
    ("すべて", n.AnyNumber(), False),
)


def _each(category: str, late: bool, verb: str, each: str, count: Any, up_to: Any) -> None:
    def pair(*cards: n.Cards) -> n.Both:
        return n.Both(tuple(n.Choose(count, up_to, some, late=late) for some in cards))

    end = each + verb
    for thing, tests in (("", ()), ("{thing}を", V.thing)):
        areas = pair(n.Cards(V.owner, V.a, tests), n.Cards(V.owner, V.b, tests))
        say(category, areas, ja=f"{{owner}}{{a:area}}と{{b:area}}から{thing}{end}")
        for lain, before in (("", ()), ("{held}", (V.held,))):
            both = (n.Cards(who, V.zone, (*before, *tests)) for who in ("you", "opponent"))
            say(category, pair(*both), ja=f"各プレイヤーの{lain}{{zone}}から{thing}{end}")
    held = pair(n.Cards(V.owner, V.a), n.Cards(V.owner, V.b, (V.held,)))
    say(category, held, ja=f"{{owner}}{{a:area}}と{{held}}{{b:area}}から{end}")
    kinds = pair(n.Cards(V.owner, V.zone, V.a), n.Cards(V.owner, V.zone, V.b))
    say(category, kinds, ja="{owner}{zone}から{a:thing.one}と{b:thing.one}を" + end)


def _halves(category: str, late: bool, verb: str) -> None:
    """So many of these and so many of those."""

    def pair(x: n.Cards, y: n.Cards) -> n.Both:
        return n.Both((n.Choose(V.a, V.up_to, x, late=late), n.Choose(V.b, V.up_to, y, late=late)))

    kinds = pair(n.Cards(V.owner, V.zone, V.x), n.Cards(V.owner, V.zone, V.y))
    both = "{x:thing.one}を{a:number}枚{up_to}と{y:thing.one}を{b:number}枚{up_to}"
    say(category, kinds, ja="{owner}{zone}から" + both + verb)
    for what, x, y in (("", (), ()), ("{{{}:thing}}を", V.x, V.y)):
        places = pair(n.Cards(V.owner, V.zone, x), n.Cards(V.other, V.place, y))
        first = f"{{owner}}{{zone}}から{what.format('x')}{{a:number}}枚{{up_to}}"
        second = f"{{other:owner}}{{place:zone}}から{what.format('y')}{{b:number}}枚{{up_to}}"
        say(category, places, ja=f"{first}と{second}{verb}")


for late, verb, category in ((False, "選び、", "pair"), (True, "", "pair.late")):
    for words, count, up_to in COUNTS:
        _each(category, late, verb, words, count, up_to)
    _halves(category, late, verb)
say("choice", V.pair, ja="{pair}")
say("goods", V.pair, ja="{pair:pair.late}")
