"""To come."""
from __future__ import annotations
from tefuda.text.grammar import Grammar
def grammar() -> Grammar:
    raise NotImplementedError
