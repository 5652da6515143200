"""How the game reads in a terminal: what of a card is worth a glance, and its own sentences."""

from __future__ import annotations

from typing import Final

from tefuda.games.onepiece.words import COST, COUNTER, POWER
from tefuda.kernel.events import Event
from tefuda.kernel.view import CardView, OptionView, SeatView, View

COUNTS: Final = ("life", "hand", "deck", "trash")
ROWS: Final = ("leader", "stage", "character")
CROWD: Final = ("character", "Characters")
LOOK: Final = ("main", "redraw", "block", "counter")
QUIET: Final = ("hand",)
STEPS: Final[tuple[str, ...]] = ()

KEYWORDS: Final = {
    "rush": "Rush",
    "rush_character": "Rush:Character",
    "double_attack": "Double Attack",
    "banish": "Banish",
    "blocker": "Blocker",
    "unblockable": "Unblockable",
}

PLACES: Final = {"L": "the field", "C": "the field", "S": "the field"}

QUESTIONS: Final = {
    "block": "You are attacked: block?",
    "counter": "You are attacked: counter?",
    "trigger": "A Life card has a [Trigger]: use it?",
    "make-room": "No room: which card goes to the trash?",
    "return": "Return a DON!! card to the DON!! deck",
}

PURPOSES: Final = {
    "ko": "to K.O.",
    "to-trash": "to trash",
    "to-life": "to add to Life",
    "givetokens": "to get DON!!",
}


def resources(seat: SeatView) -> str:
    """Where a seat's DON!! are."""
    pools = seat.pools
    rested = pools["rested"] + pools["frozen"]
    given = sum([card.tokens for zone in ("leader", "character") for card in seat.zones[zone]])
    text = f"DON!! {pools['active']} active, {rested} rested, {given} given"
    return f"{text}, {pools['deck']} in the DON!! deck"


def battle(view: View) -> str:
    """The marks on the cards tell the battle."""
    return ""


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView) -> tuple[str, str]:
    """Power and cost, where a card has them."""
    power = "" if card.kind in ("stage", "event") else str(card.stats[POWER])
    return power, "Leader" if card.kind == "leader" else f"cost {cost(card)}"


def notes(card: CardView) -> list[str]:
    found = [KEYWORDS[word] for word in card.keywords]
    if card.tokens:
        found.append(f"DON!! x{card.tokens}")
    if card.arrived and card.kind == "character":
        found.append("new")  # it cannot attack yet
    return found


def hand_facts(card: CardView) -> str:
    power = str(card.stats[POWER]) if card.kind == "character" else card.kind
    counter = f" counter {card.stats[COUNTER]}" if card.stats[COUNTER] > 0 else ""
    return f"{power:>6} cost {card.stats[COST]:<2}{counter}"


def sentence(event: Event, who: str, card: str, place: str) -> str:
    """Events that only this game knows."""
    kind = event.kind
    if kind == "tokens":
        return f"{who}: {_tokens(event)}"
    if kind == "give":
        return f"{who} gives {event.n} DON!! to {card}{place}"
    if kind == "trigger":
        return f"{who} uses the [Trigger] of {card}"
    if kind == "face":
        return f"{who} turns a Life card face {'up' if event.n else 'down'}"
    return ""


def _tokens(event: Event) -> str:
    """Where DON!! went."""
    source, _, to = event.other.partition(" -> ")
    some = f"{event.n} DON!!"
    if source == "deck":
        return f"{some} from the DON!! deck to the cost area, {to}"
    if to == "deck":
        return f"{some} back to the DON!! deck"
    if source == "given":
        return f"{some} back to the cost area, rested"
    if to == "frozen":
        return f"{some} will stay rested in the next refresh phase"
    return f"{some} {'rested' if to == 'rested' else 'set active'}"


def option(option: OptionView, card: str, other: str, seen: CardView | None) -> str:
    """Options that only this game knows."""
    verb = option.verb
    if verb == "counter" and seen is not None:
        return f"counter +{seen.stats[COUNTER]} with {card} for {other}"
    if verb == "give":
        return f"give 1 DON!! to {card}"
    if verb == "replace" and not option.other:
        return f"trash {card}"
    if verb == "trigger":
        return f"use the [Trigger] of {card}"
    if verb == "return-given":
        return f"one given to {card}"
    return {
        "hand": "add it to the hand",
        "give-active": "an active one from the cost area",
        "give-rested": "a rested one from the cost area",
        "return-active": "an active one from the cost area",
        "return-rested": "a rested one from the cost area",
        "return-frozen": "one that stays rested",
    }.get(verb, "")
