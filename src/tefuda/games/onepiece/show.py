"""How the game is shown: what of a card and a table is worth a glance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.games.onepiece.words import COST, COUNTER, POWER
from tefuda.kernel.events import Event
from tefuda.kernel.view import CardView, SeatView, View
from tefuda.language import Language

COUNTS: Final = ("life", "hand", "deck", "trash")
ROWS: Final = ("leader", "stage", "character")
CROWD: Final = "character"
LOOK: Final = ("main", "redraw", "block", "counter")
QUIET: Final = ("hand",)


def resources(seat: SeatView, words: Language) -> str:
    """Where a seat's DON!! are."""
    pools = seat.pools
    given = sum([card.tokens for zone in ("leader", "character") for card in seat.zones[zone]])
    return words.say(
        "resources",
        active=pools["active"],
        rested=pools["rested"] + pools["frozen"],
        given=given,
        deck=pools["deck"],
    )


def battle(view: View, words: Language, named: Callable[[CardView], str]) -> str:
    """The marks on the cards tell the battle."""
    return ""


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView, words: Language) -> tuple[str, str]:
    """Power and cost, where a card has them."""
    power = "" if card.kind in ("stage", "event") else str(card.stats[POWER])
    if card.kind in ("leader", "event"):
        return power, words.say(f"kind.{card.kind}")
    return power, words.say("card.cost", n=cost(card))


def notes(card: CardView, words: Language) -> list[str]:
    found = [words.say(f"keyword.{word}") for word in card.keywords]
    if card.tokens:
        found.append(words.say("given", n=card.tokens))
    if card.arrived and card.kind == "character":
        found.append(words.say("new"))  # it cannot attack yet
    return found


def hand_facts(card: CardView, words: Language) -> list[str]:
    power = str(card.stats[POWER]) if card.kind == "character" else words.say(f"kind.{card.kind}")
    counter = card.stats[COUNTER]
    return [
        power,
        words.say("card.cost", n=card.stats[COST]),
        words.say("counter", n=counter) if counter > 0 else "",
    ]


def plus(card: CardView) -> int:
    """The Counter."""
    return max(card.stats[COUNTER], 0)


def event(event: Event) -> str:
    """No event has a sentence that hangs on more than its kind."""
    return ""
