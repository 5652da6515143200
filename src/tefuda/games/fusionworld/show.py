"""How the game is shown: what of a card and a table is worth a glance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.games.fusionworld.words import COLOURS, COMBO_POWER, COST, POWER
from tefuda.kernel.events import Event
from tefuda.kernel.view import CardView, SeatView, View
from tefuda.language import Language

COUNTS: Final = ("life", "hand", "deck", "drop")
ROWS: Final = ("leader", "battle", "combo")
CROWD: Final = "battle"
LOOK: Final = ("redraw", "charge", "main", "offence", "defence")
QUIET: Final[tuple[str, ...]] = ()


def resources(seat: SeatView, words: Language) -> str:
    """The energy, how much of it is active, its colours, and the markers."""
    energy = seat.zones["energy"]
    active = len([card for card in energy if not card.rested])
    colours = [
        f"{n} {words.say(f'colour.{colour}')}"
        for colour in COLOURS
        if (n := len([card for card in energy if colour in card.colours])) > 0
    ]
    return words.say(
        "resources",
        active=active,
        rested=len(energy) - active,
        colours=words.say("colours", list=words.all_of(colours)) if colours else "",
        markers=seat.pools["marker"],
    )


def battle(view: View, words: Language, named: Callable[[CardView], str]) -> str:
    """Who attacks whom, with the power of either side and what combos will add to it."""
    sides: list[str] = []
    for handle in (view.attacker, view.attacked):
        card = view.card(handle) if handle else None
        if card is None or not card.stats:
            return ""
        seat = next(seat for seat in view.seats if seat.mark == handle[0])
        combo = sum([max(other.stats[COMBO_POWER], 0) for other in seat.zones["combo"]])
        plus = f" + {combo} = {card.stats[POWER] + combo}" if combo else ""
        sides.append(f"{named(card)} {card.stats[POWER]}{plus}")
    return words.say("battle", attacker=sides[0], target=sides[1])


def cost(card: CardView) -> int:
    return max(card.stats[COST], 0)


def facts(card: CardView, words: Language) -> tuple[str, str]:
    """Power and cost; of a Leader, which side is up."""
    if card.kind == "leader":
        return str(card.stats[POWER]), words.say("awaken" if card.awakened else "leader")
    power = str(card.stats[POWER]) if card.kind == "battle" else ""
    return power, words.say("card.cost", n=cost(card))


def notes(card: CardView, words: Language) -> list[str]:
    found = [words.say(f"keyword.{word}") for word in card.keywords]
    if card.handle.partition(".")[2].startswith("C"):
        found.append(words.say("combo-plus", n=max(card.stats[COMBO_POWER], 0)))
    if card.tokens:
        found.append(words.say("ki", n=card.tokens))
    if card.under:
        found.append(words.say("beneath", n=len(card.under)))
    return found


def hand_facts(card: CardView, words: Language) -> list[str]:
    power = str(card.stats[POWER]) if card.kind == "battle" else words.say(f"kind.{card.kind}")
    combo = card.stats[COMBO_POWER]
    return [
        power,
        words.say("card.cost", n=card.stats[COST]),
        words.say("combo", n=combo) if combo >= 0 else "",
        "/".join([words.say(f"colour.{colour}") for colour in card.colours]),
    ]


def plus(card: CardView) -> int:
    """The combo power."""
    return max(card.stats[COMBO_POWER], 0)


def event(event: Event) -> str:
    """No event has a sentence that hangs on more than its kind."""
    return ""
