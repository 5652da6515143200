"""Names, traits and colours of a card: those printed, and those that effects add."""

from __future__ import annotations

from typing import Final

from tefuda.kernel.card import Card

EVERY: Final = "*"  # all names, all traits, all colours
NONE: Final = ""  # none of those it had


def words_of(card: Card, what: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """A card's names, traits or colours: those printed, and those effects add or take."""
    for mark in card.marks:
        if mark[0] == what:
            printed = () if mark[1] == NONE else (*printed, mark[1])
    return printed


def share(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two cards have such a word in common; who has all of them shares any."""
    if EVERY in one or EVERY in other:
        return True
    for word in one:
        if word in other:
            return True
    return False


def same_name(one: Card, other: Card) -> bool:
    """Whether two cards have a name in common, also one that either of them gained."""
    names = words_of(one, "name", one.printed.names)
    return share(names, words_of(other, "name", other.printed.names))


def includes(words: tuple[str, ...], part: str) -> bool:
    """Whether one of these words has this part."""
    for word in words:
        if part in word or word == EVERY:
            return True
    return False
