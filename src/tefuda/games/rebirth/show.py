"""How the game is shown: what of a card and a table is worth a glance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.games.rebirth.words import ATK, COST, DEF, RETIRED_OUT
from tefuda.kernel.events import Event
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import CardView, SeatView, View
from tefuda.language import Language

COUNTS: Final = ("hand", "deck", "waiting")
ROWS: Final = ("entry", "member", "rebirth")
CROWD: Final = "member"
LOOK: Final = ("start", "energy", "main", "attack", "block")
QUIET: Final = ("attack-phase",)


def resources(seat: SeatView, words: Language) -> str:
    """What is retired of the seven that lose the game, the energy, and the partners among it and
    in hand."""
    energy = seat.zones["energy"]
    active = len([card for card in energy if not card.rested])
    laid = [card for card in energy if card.kind == "partner"]
    return words.say(
        "resources",
        retired=len(seat.zones["retire"]),
        most=RETIRED_OUT,
        active=active,
        rested=len(energy) - active,
        laid=len(laid),
        ready=len([card for card in laid if not card.rested]),
        held=len([card for card in seat.zones["hand"] if card.kind == "partner"]),
    )


def battle(view: View, words: Language, named: Callable[[CardView], str]) -> str:
    """Who attacks whom, with what, and how much it takes."""
    attacker = view.card(view.attacker) if view.attacker else None
    target = view.card(view.attacked) if view.attacked else None
    if attacker is None or target is None:
        return ""
    return words.say(
        "battle",
        attacker=named(attacker),
        atk=max(attacker.stats[ATK], 0),
        target=named(target),
        left=max(target.stats[DEF] - target.damage, 0),
    )


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView, words: Language) -> tuple[str, str]:
    """ATK and DEF, and the cost."""
    if card.kind != "character":
        return "", words.say(f"kind.{card.kind}")
    return f"{card.stats[ATK]}/{card.stats[DEF]}", words.say("card.cost", n=cost(card))


def notes(card: CardView, words: Language) -> list[str]:
    found = [words.say(f"keyword.{word}") for word in card.keywords]
    return [*found, words.say("damage", n=card.damage)] if card.damage else found


def hand_facts(card: CardView, words: Language) -> list[str]:
    colours = "/".join([words.say(f"colour.{colour}") for colour in card.colours])
    return [*facts(card, words), colours]


def plus(card: CardView) -> int:
    """Nothing is added from the hand."""
    return 0


def event(event: Event) -> str:
    """Which of several sentences tells an event, where that hangs on more than its kind."""
    seat = SEAT_MARKS[event.seat : event.seat + 1]
    if event.kind == "move" and event.other.startswith(f"{seat}.none"):
        return "begin"
    if event.handle.startswith(f"{seat}.N"):  # the energy is many cards, all alike to most
        if event.kind == "rest":
            return "rest-partner" if event.clause.startswith("8.") else "rest-energy"
        if event.kind == "active":
            return "active-energy"
    return ""
