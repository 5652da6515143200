"""How the game reads in a terminal: what of a card is worth a glance, and its own sentences."""

from __future__ import annotations

from typing import Final

from tefuda.games.fusionworld.words import COLOURS, COMBO_POWER, COST, POWER
from tefuda.kernel.events import Event
from tefuda.kernel.view import CardView, OptionView, SeatView, View

COUNTS: Final = ("life", "hand", "deck", "drop")
ROWS: Final = ("leader", "battle", "combo")
CROWD: Final = ("battle", "Battle Cards")
LOOK: Final = ("redraw", "charge", "main", "offence", "defence")
QUIET: Final[tuple[str, ...]] = ()
STEPS: Final = ("offence", "defence", "damage")

KEYWORDS: Final = {
    "blocker": "Blocker",
    "critical": "Critical",
    "double_strike": "Double Strike",
    "triple_strike": "Triple Strike",
    "barrier": "Barrier",
    "field": "Field",
    "super_combo": "Super Combo",
    "dragon_ball": "Dragon Ball",
}

PLACES: Final = {
    "L": "the Leader Area",
    "B": "the Battle Area",
    "C": "the Combo Area",
    "E": "energy",
    "drop": "the Drop",
    "removed": "out of the game",
}

QUESTIONS: Final = {
    "charge": "Put a card from your hand into your energy?",
    "offence": "You attack: combo, use a skill, or go on?",
    "defence": "You are attacked: combo, use a skill, or take it?",
    "pay": "What do you pay with?",
}

PURPOSES: Final = {
    "ko": "to KO",
    "to-drop": "to put into the Drop",
    "to-life": "to add to the life",
    "to-energy": "to put into the energy",
    "to-removed": "to remove from the game",
    "combo": "to combo with",
    "combo+": "to gain combo power",
    "evolve": "to evolve from",
}


def resources(seat: SeatView) -> str:
    """The energy, how much of it is active, its colours, and the markers."""
    energy = seat.zones["energy"]
    active = len([card for card in energy if not card.rested])
    text = f"Energy {active} active, {len(energy) - active} rested"
    colours = [
        f"{n} {colour}"
        for colour in COLOURS
        if (n := len([card for card in energy if colour in card.colours])) > 0
    ]
    if colours:
        text += f" ({', '.join(colours)})"
    markers = seat.pools["marker"]
    return f"{text}, {markers} marker{'' if markers == 1 else 's'}"


def battle(view: View) -> str:
    """Who attacks whom, with the power of either side and what combos will add to it."""
    sides: list[str] = []
    for handle in (view.attacker, view.attacked):
        card = view.card(handle) if handle else None
        if card is None or not card.stats:
            return ""
        seat = next(seat for seat in view.seats if seat.mark == handle[0])
        combo = sum([max(other.stats[COMBO_POWER], 0) for other in seat.zones["combo"]])
        plus = f" + {combo} = {card.stats[POWER] + combo}" if combo else ""
        sides.append(f"{handle} {card.stats[POWER]}{plus}")
    return f"Battle: {sides[0]} attacks {sides[1]}"


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView) -> tuple[str, str]:
    """Power and cost; of a Leader, which side is up."""
    if card.kind == "leader":
        return str(card.stats[POWER]), "Awaken" if card.awakened else "Leader"
    power = str(card.stats[POWER]) if card.kind == "battle" else ""
    return power, f"cost {cost(card)}"


def notes(card: CardView) -> list[str]:
    found = [KEYWORDS[word] for word in card.keywords]
    if card.handle.partition(".")[2].startswith("C"):
        found.append(f"combo +{max(card.stats[COMBO_POWER], 0)}")
    if card.tokens:
        found.append(f"Ki x{card.tokens}")
    if card.under:
        found.append(f"{len(card.under)} under it")
    return found


def hand_facts(card: CardView) -> str:
    power = str(card.stats[POWER]) if card.kind == "battle" else card.kind
    combo = f" combo {card.stats[COMBO_POWER]}" if card.stats[COMBO_POWER] >= 0 else ""
    colours = "/".join(card.colours)
    return f"{power:>6} cost {card.stats[COST]:<2}{combo} {colours}".rstrip()


def sentence(event: Event, who: str, card: str, place: str) -> str:
    """Events that only this game knows."""
    kind = event.kind
    if kind == "tokens":
        return f"{who}: {_markers(event, card, place)}"
    if kind == "use":
        return f"{who} uses {card}" + (f" for {event.n}" if event.n else "")
    if kind == "combo":
        return f"{who} combos with {card}"
    if kind == "skip":
        return f"{who} skips the {event.other.replace('_', ' ')}"
    if kind == "charge":
        return f"{who} puts {card} into the energy"
    if kind in ("flip", "awaken"):
        return f"{who}'s Leader awakens: {card}{place}"
    if kind in ("evolve", "fusion_evolve"):
        return f"{who} plays {card}{place} on what lies there"
    return ""


def _markers(event: Event, card: str, place: str) -> str:
    """Where energy markers came from or went."""
    source, _, to = event.other.partition(" -> ")
    some = f"{event.n} energy marker{'' if event.n == 1 else 's'}"
    under = f"under {card}{place}"
    if to == "removed":
        return f"{some} {under} removed" if source == "under" else f"{some} removed"
    return f"{some} placed {under}" if to == "under" else f"{some} placed"


def option(option: OptionView, card: str, other: str, seen: CardView | None) -> str:
    """Options that only this game knows."""
    verb = option.verb
    if verb == "use" and seen is not None:
        return f"use {card} (cost {cost(seen)})"
    if verb == "combo" and seen is not None:
        return f"combo +{max(seen.stats[COMBO_POWER], 0)} with {card}"
    if verb == "charge":
        return f"put {card} into the energy"
    if verb == "pay":
        colours = "/".join(seen.colours) if seen is not None else ""
        return f"rest {card} ({colours})" if colours else f"rest {card}"
    if verb == "pay-marker":
        return "remove an energy marker"
    if verb == "awaken":
        return f"awaken {card}"
    return ""
