"""The clause index: every clause of a rulebook, what it asks, where it is done, what shows it."""

from tefuda.rules.documents import Ruling, marks, rulings, touching
from tefuda.rules.index import (
    ASKING,
    KINDS,
    Clause,
    Difference,
    citations,
    clause,
    defined,
    diff,
    index,
    scenarios,
    steps,
    where,
)
from tefuda.rules.marks import Mark
from tefuda.rules.played import Verdict, verdict
from tefuda.rules.search import search

__all__ = [
    "ASKING",
    "KINDS",
    "Clause",
    "Difference",
    "Mark",
    "Ruling",
    "Verdict",
    "citations",
    "clause",
    "defined",
    "diff",
    "index",
    "marks",
    "rulings",
    "scenarios",
    "search",
    "steps",
    "touching",
    "verdict",
    "where",
]  # fmt: skip
