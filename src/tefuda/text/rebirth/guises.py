"""A character turned or put face down as somebody else.

It has the cost, the numbers, the name and the trait that are said, and nothing of its own; which
card it is is no secret, as it was seen before. It is so as long as it lies there, or until the end
of the turn if it is turned up then.
"""

from __future__ import annotations

from typing import Any

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# How its name and trait are said, and the holes for them.
WHO: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...] = (
    ("", ()),
    ("{guise}の", (("name", V.guise),)),
    ("{trait}で{guise}の", (("trait", V.trait), ("name", V.guise))),
)
UP = "このターン終了時、[それを]表向きに<する>"
PLACES = (("エントリー", "entry"), ("メンバー", "member"), ("空席のメンバー", "free_member"))


def _as(first: Any, then: Any, words: tuple[tuple[str, Any], ...], lasts: str) -> tuple[Any, ...]:
    stats = ("base_cost", "base_atk", "base_def")
    numbers = zip(stats, (V.cost, V.atk, V.defence), strict=True)
    return (  # how long is said once, for all of it
        n.Negate(first, lasts),
        *(n.Become(then, stat, number) for stat, number in numbers),
        *(n.Treat(then, what, "") for what in ("name", "trait")),
        *(n.Treat(then, what, word) for what, word in words),
        n.Treat(then, "face", "down"),
    )


for who, words in WHO:
    guise = f"コスト{{cost:number}}でATK{{atk:number}}/DEF{{defence:number}}の{who}キャラとして"
    for turned, put, lasts in (
        ("裏向き<にする>", "裏向きで<置く>", "game"),
        ("裏向きにし、" + UP, "裏向きで置き、" + UP, "turn"),
    ):
        here = _as(V.self, V.self, words, lasts)
        then = _as(n.It(), n.It(), words, lasts)
        say("step", here, ja=f"{{self}}を{guise}{turned}")
        chosen = _as(V.choice, n.It(), words, lasts)
        say("step", chosen, ja=f"{{choice}}それを{guise}{turned}")
        if lasts == "turn":  # with more that is said of it in between
            between = turned.replace("にし、", "にし、{more:clause.cont}、")
            say("step", (*here, *V.more), ja=f"{{self}}を{guise}{between}")
            say("step", (*chosen, *V.more), ja=f"{{choice}}それを{guise}{between}")
        for place, zone in PLACES:
            laid = f"{guise}{place}に{put}"
            say("step", (n.Move(V.choice, zone), *then), ja=f"{{choice}}それを{laid}")
            say("step", (n.Move(V.self, zone), *then), ja=f"{{self}}を{laid}")
