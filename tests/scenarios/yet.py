"""Scenarios and steps that are still to be mended; these lists may only grow shorter."""

from __future__ import annotations

STEPS: dict[str, list[str]] = {
    "onepiece": [
        "play.still_no_room (games.onepiece.editions.v1_1_3) 3-7-6",
        "rest.replace_more (effects.leave) 8-1-3-4-6",
        "precede.ask_order (effects.precede) 8-1-3-3-5",
        "precede.take_order (effects.precede) 8-1-3-3-5",
        "together.all_have_acted (effects.verbs) 1-3-4",
        "ability.leave (games.onepiece.shared) 11-2-2",
    ],
    "fusionworld": ["ability.check_conditions (effects.run) 9-1-3"],
    "rebirth": [
        "play.offer_cancel (games.rebirth.play) 9.7.3",
        "ability.offer (effects.run) 9.8.3.1.1",
        "ability.check_paid (games.rebirth.play) 9.5.2.2",
        "ability.enter (effects.run) 9.9.1",
        "leave.arrange (effects.leave) 4.1.5",
        "leave.arranged (effects.leave) 4.1.5",
        "place.choose_end (effects.moving) 4.1.5",
        "place.take_end (effects.moving) 4.1.5",
        "place.take_order (effects.moving) 4.1.5",
        "either.ask_end (effects.moving) 4.1.5",
        "either.send_there (effects.moving) 4.1.5",
    ],
}
TEXTS: dict[str, list[str]] = {"onepiece": [], "fusionworld": [], "rebirth": []}
DENIALS: list[str] = []
TURNS: list[str] = []
