"""Chinese: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

_IN_ZONE = n.Cards(V.whose, V.zone, V.bare)

# The words, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("{whose}每有{per:number}張手牌", n.Count(n.Cards(V.whose, "hand"), V.per, V.times)),
    ("{whose}的{zone}中每有{per:number}張{bare}", n.Count(_IN_ZONE, V.per, V.times)),
    ("{whose}每有{per:number}張生命值卡", n.Count(n.Cards(V.whose, "life"), V.per, V.times)),
    ("每有{per:number}張該張卡片", n.Done(V.per, V.times)),
    (
        "{whose}場上每有{per:number}張{bare}",
        n.Count(n.Cards(V.whose, "field", V.bare), V.per, V.times),
    ),
    (
        "每有{per:number}張{whose}{thing}",
        n.Count(n.Cards(V.whose, "field", V.thing), V.per, V.times),
    ),
    ("{whose}每有{per:number}張{state}的咚‼卡", n.Tokens(V.whose, V.state, V.per, V.times)),
    ("{whose}每有{per:number}張被附加的咚‼卡", n.Tokens(V.whose, "given", V.per, V.times)),
    ("{whose}場上每有{per:number}張咚‼卡", n.Tokens(V.whose, "field", V.per, V.times)),
)
