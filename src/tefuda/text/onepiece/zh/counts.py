"""Chinese: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

_IN_ZONE = n.Cards("you", V.zone, V.bare)

# The words, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("自己每有{per:number}張手牌", n.Count(n.Cards("you", "hand"), V.per, V.times)),
    ("自己的{zone}中每有{per:number}張{bare}", n.Count(_IN_ZONE, V.per, V.times)),
    ("自己每有{per:number}張生命值卡", n.Count(n.Cards("you", "life"), V.per, V.times)),
    ("每有{per:number}張該張卡片", n.Done(V.per, V.times)),
    (
        "自己場上每有{per:number}張{bare}",
        n.Count(n.Cards("you", "field", V.bare), V.per, V.times),
    ),
    ("自己每有{per:number}張休息狀態的咚‼卡", n.Tokens("you", "rested", V.per, V.times)),
    ("自己場上每有{per:number}張咚‼卡", n.Tokens("you", "field", V.per, V.times)),
)
