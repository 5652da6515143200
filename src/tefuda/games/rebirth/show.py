"""How the game reads in a terminal: what of a card is worth a glance, and its own sentences."""

from __future__ import annotations

from typing import Final

from tefuda.games.rebirth.words import ATK, COST, DEF, RETIRED_OUT
from tefuda.kernel.events import Event
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import CardView, OptionView, SeatView, View

COUNTS: Final = ("hand", "deck", "waiting")
ROWS: Final = ("entry", "member", "rebirth")
CROWD: Final = ("member", "Members")
LOOK: Final = ("start", "energy", "main", "attack", "block")
QUIET: Final = ("attack-phase",)
STEPS: Final[tuple[str, ...]] = ()

KEYWORDS: Final = {"growth": "Growing", "blocker": "Blocker"}

PLACES: Final = {
    "E": "the Entry",
    "M": "the Members",
    "N": "energy",
    "R": "the Rebirth area",
    "waiting": "the waiting room",
    "retire": "Retire",
}

QUESTIONS: Final = {
    "start": "Which card is your first Entry?",
    "partner": "Put a partner into your energy?",
    "energy": "Put a card from your hand face down into your energy?",
    "attack": "Your attack phase: which Member supports an attack?",
    "block": "Block this attack?",
    "cancel": "Cancel this?",
    "pay": "How many partners are among the energy you rest? (Active ones can join attacks.)",
    "opponent": "Which opponent is it about?",
    "resolve": "Which waiting ability is next?",
    "look": "Look at the next card?",
}

PURPOSES: Final = {
    "to-waiting": "to put into the waiting room",
    "to-entry": "to put into the Entry",
    "to-member": "to put among the Members",
    "to-free_member": "to put among the Members",
    "to-energy": "to put into the energy",
    "to-rebirth": "to set",
    "to-retire": "to put into Retire",
    "to-memory": "to put into the memory",
    "recover": "to recover from Retire",
    "wound": "to take damage",
    "boost": "to change its values",
    "swap": "to change places",
    "pay": "to pay with",
    "keep": "to keep set",
}


def resources(seat: SeatView) -> str:
    """What is retired of the seven that lose the game, the energy, and the partners among it and
    in hand."""
    energy = seat.zones["energy"]
    active = len([card for card in energy if not card.rested])
    laid = [card for card in energy if card.kind == "partner"]
    ready = len([card for card in laid if not card.rested])
    held = len([card for card in seat.zones["hand"] if card.kind == "partner"])
    return (
        f"Retire {len(seat.zones['retire'])} of {RETIRED_OUT} · Energy {active} active, "
        f"{len(energy) - active} rested · Partners {len(laid)} ({ready} active), {held} in hand"
    )


def battle(view: View) -> str:
    """Who attacks whom, with what, and how much it takes."""
    attacker = view.card(view.attacker) if view.attacker else None
    target = view.card(view.attacked) if view.attacked else None
    if attacker is None or target is None:
        return ""
    left = max(target.stats[DEF] - target.damage, 0)
    return (
        f"Attack: {view.attacker} with ATK {max(attacker.stats[ATK], 0)} attacks {view.attacked} "
        f"with DEF {left} left"
    )


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView) -> tuple[str, str]:
    """ATK and DEF, and the cost."""
    if card.kind != "character":
        return "", card.kind.title()
    return f"{card.stats[ATK]}/{card.stats[DEF]}", f"cost {cost(card)}"


def notes(card: CardView) -> list[str]:
    found = [KEYWORDS[word] for word in card.keywords]
    return [*found, f"{card.damage} damage"] if card.damage else found


def hand_facts(card: CardView) -> str:
    power, kind = facts(card)
    colours = "/".join(card.colours)
    return f"{power:>6} {kind:<7} {colours}".rstrip()


def sentence(event: Event, who: str, card: str, place: str) -> str:
    """Events that only this game knows."""
    words = {
        "support": f"{card}{place} supports the attack",
        "damage": f"{card}{place} takes {event.n} damage",
        "cancel": f"{who} shows {card} to cancel",
        "cancelled": f"what {who} played with {card} is cancelled",
        "block": f"{who} blocks with {card}",
        "ko": f"{card}{place} retires",
        "out": f"{who} leaves the game",
        "boost": f"{card}{place} gets {event.other}",
    }
    if event.kind == "move" and event.other.startswith(f"{who}.none"):
        return f"{who} begins with {card}{place}"
    if event.handle.startswith(f"{who}.N"):  # the energy is many cards, all alike to most
        attacks = event.clause.startswith("8.")
        words["rest"] = f"a partner of {who} joins in" if attacks else f"{who} rests energy"
        words["active"] = f"the energy of {who} becomes active"
    return words.get(event.kind, "")


def option(option: OptionView, card: str, other: str, seen: CardView | None) -> str:
    """Options that only this game knows."""
    price = ""
    if seen is not None and seen.kind == "character":
        price = f" ({seen.stats[ATK]}/{seen.stats[DEF]}, cost {cost(seen)})"
    whom = f"{option.other[:1]}'s {other}"
    support = f"supported by {card}"
    if seen is not None and seen.handle.partition(".")[2].startswith("E"):
        support = "without support"
    words = {
        "start": f"begin with {card}{price}",
        "partner": f"put {card} into the energy",
        "energy": f"put {card} into the energy",
        "entry": f"play {card} as the Entry{price}",
        "member": f"play {card} as a Member{price}",
        "set": f"set {card} and draw a card",
        "step-back": f"move {card} from the Entry to a free seat{price}",
        "attack-phase": "go on to the attack phase",
        "attack": f"attack {whom}, {support}",
        "partner-attack": f"attack {whom} together with the partners, {support}",
        "end": "no more attacks",
        "cancel": f"cancel {other} with {card}",
        "cards": "name the cards",
        "drop": f"leave the ability of {card} unplayed",
        "look": "look at it",
        "partners": f"{option.n or 'no'} partner{'' if option.n == 1 else 's'}",
        "opponent": SEAT_MARKS[option.n - 1 : option.n],
    }
    return words.get(option.verb, "")
