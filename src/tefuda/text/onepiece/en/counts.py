"""English: for every one of something, or for every few."""

from __future__ import annotations

from typing import Any

from tefuda.text.template import V, n

_FIELD = n.Cards(V.whose, "field", V.tests)
_IN_ZONE = n.Cards(V.whose, V.zone, V.tests)
_LIFE = n.Cards(V.whose, "life")
_MINE, _THEIRS = (n.Cards(who, "field", V.tests) for who in ("you", "opponent"))

# The words, and the amount: `times` for every `per`.
COUNTED: tuple[tuple[str, Any], ...] = (
    ("for (every|each) {tests:card} in {whose} {zone}", n.Count(_IN_ZONE, 1, V.times)),
    ("for every {per:number} {tests:cards} in {whose} {zone}", n.Count(_IN_ZONE, V.per, V.times)),
    ("for (every|each) such card", n.Done(1, V.times)),
    ("for every {per:number} such cards", n.Done(V.per, V.times)),
    ("for (each|every one) of {whose} Life cards", n.Count(_LIFE, 1, V.times)),
    ("for every {per:number} of {whose} Life cards", n.Count(_LIFE, V.per, V.times)),
    (
        "for (each|every one) of {whose} {held} DON!! cards",
        n.Tokens(V.whose, V.held, 1, V.times),
    ),
    (
        "for every {per:number} of {whose} {held} DON!! cards",
        n.Tokens(V.whose, V.held, V.per, V.times),
    ),
    ("for every {per:number} {held} DON!! cards you have", n.Tokens("you", V.held, V.per, V.times)),
    ("for each of {whose} {tests:things}", n.Count(_FIELD, 1, V.times)),
    ("for every {per:number} of {whose} {tests:things}", n.Count(_FIELD, V.per, V.times)),
    (
        "for every {per:number} DON!! cards on {whose} field",
        n.Tokens(V.whose, "field", V.per, V.times),
    ),
    ("for (every|each) DON!! card on {whose} field", n.Tokens(V.whose, "field", 1, V.times)),
    ("for (every|each) {tests:card}", n.Count(_MINE, 1, V.times)),
    ("for every {per:number} {tests:things}", n.Count(_MINE, V.per, V.times)),
    ("for (every|each) {tests:thing} on {whose} field", n.Count(_FIELD, 1, V.times)),
    ("for every {per:number} {tests:things} on {whose} field", n.Count(_FIELD, V.per, V.times)),
    ("for (every|each) {tests:thing} you have", n.Count(_MINE, 1, V.times)),
    ("for every {per:number} {tests:things} you have", n.Count(_MINE, V.per, V.times)),
    ("for (every|each) {tests:thing} your opponent has", n.Count(_THEIRS, 1, V.times)),
    ("for every {per:number} {tests:things} your opponent has", n.Count(_THEIRS, V.per, V.times)),
)
