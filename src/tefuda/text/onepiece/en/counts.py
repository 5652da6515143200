"""English: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

_YOURS = n.Cards("you", "field", V.tests)
_IN_ZONE = n.Cards("you", V.zone, V.tests)

# The words, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("for every card in your {zone}", n.Count(n.Cards("you", V.zone), 1, V.times)),
    ("for every {per:number} {tests:cards} in your {zone}", n.Count(_IN_ZONE, V.per, V.times)),
    ("for every {tests:card} in your {zone}", n.Count(_IN_ZONE, 1, V.times)),
    ("for every such card", n.Done(1, V.times)),
    ("for every {per:number} such cards", n.Done(V.per, V.times)),
    ("for each of your {tests:things}", n.Count(_YOURS, 1, V.times)),
    ("for every {per:number} of your {tests:things}", n.Count(_YOURS, V.per, V.times)),
    (
        "for every {per:number} of your Life cards",
        n.Count(n.Cards("you", "life"), V.per, V.times),
    ),
    (
        "for every {per:number} of your rested DON!! cards",
        n.Tokens("you", "rested", V.per, V.times),
    ),
    (
        "for every {per:number} DON!! cards on your field",
        n.Tokens("you", "field", V.per, V.times),
    ),
    ("for every DON!! card on your field", n.Tokens("you", "field", 1, V.times)),
)
