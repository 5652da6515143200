"""Japanese: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

# What is counted, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("自分の手札", n.Count(n.Cards("you", "hand"), V.per, V.times)),
    ("自分の{zone}にあるカード", n.Count(n.Cards("you", V.zone), V.per, V.times)),
    ("自分の{zone}にある{card}", n.Count(n.Cards("you", V.zone, V.card), V.per, V.times)),
    ("自分のライフ", n.Count(n.Cards("you", "life"), V.per, V.times)),
    ("そのカード", n.Done(V.per, V.times)),
    ("自分の{thing}", n.Count(n.Cards("you", "field", V.thing), V.per, V.times)),
    ("自分のレストのドン‼", n.Tokens("you", "rested", V.per, V.times)),
    ("自分の場のドン‼", n.Tokens("you", "field", V.per, V.times)),
)
