"""Deck lists: reading, writing and checking them."""

from tefuda.decks.lists import (
    Deck,
    by_hand,
    check,
    check_table,
    house_decks,
    house_titles,
    load,
    load_all,
    parse,
    seat_all,
    write,
)

__all__ = [
    "Deck",
    "by_hand",
    "check",
    "check_table",
    "house_decks",
    "house_titles",
    "load",
    "load_all",
    "parse",
    "seat_all",
    "write",
]
