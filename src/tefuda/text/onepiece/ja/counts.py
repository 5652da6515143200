"""Japanese: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

# What is counted, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("{whose}の手札", n.Count(n.Cards(V.whose, "hand"), V.per, V.times)),
    ("{whose}の{zone}にあるカード", n.Count(n.Cards(V.whose, V.zone), V.per, V.times)),
    ("{whose}の{zone}にある{card}", n.Count(n.Cards(V.whose, V.zone, V.card), V.per, V.times)),
    ("{whose}のライフ", n.Count(n.Cards(V.whose, "life"), V.per, V.times)),
    ("そのカード", n.Done(V.per, V.times)),
    ("{whose}の[場の]{thing}", n.Count(n.Cards(V.whose, "field", V.thing), V.per, V.times)),
    ("{whose}の{state}のドン‼", n.Tokens(V.whose, V.state, V.per, V.times)),
    ("{whose}の付与されているドン‼", n.Tokens(V.whose, "given", V.per, V.times)),
    ("{whose}の場のドン‼", n.Tokens(V.whose, "field", V.per, V.times)),
)
