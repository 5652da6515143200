"""What the numbers of a battle are said to be made of: what each card brings, every bonus with the
card it comes from, and together what the cards have.
"""

from __future__ import annotations

import pytest

from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, start

ONE_PIECE = """
card: L | leader | red | power 5000 | life 5
card: K | character | red | cost 1 | power 3000
card: Z | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Become(Choose(1, False, Cards("you", "field", (Kind(("leader",)),))), "power", 0, "turn"),))
card: G | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Gain(Choose(1, False, Cards("you", "field", (Kind(("leader",)),))), "power", 2000, "turn"),))
card: B | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Become(Choose(1, False, Cards("you", "field", (Kind(("leader",)),))), "base_power", 7000, "turn"),))
card: C | character | red | cost 1 | power 1000 | ability Ability("continuous", body=(Gain(Cards("you", "field", (Kind(("leader",)),)), "power", 1000),))
card: O | character | red | cost 1 | power 1000 | ability Ability("continuous", body=(Gain(Cards("opponent", "field", (Kind(("leader",)),)), "power", -2000),))
A: leader L
B: leader L
"""
REBIRTH = """
card: E | character | cost 0 | atk 3 | def 5
card: M | character | cost 0 | atk 1 | def 1 | ability Ability("continuous", body=(Boost(Cards("you", "entry"), 2, 1),))
card: S | character | cost 0 | atk 1 | def 1 | ability Ability("continuous", body=(Become(Cards("you", "entry"), "atk", 7),))
A: entry E
B: entry E
turn: A 3
"""
CASES = [
    ("onepiece", ONE_PIECE, "", "attack A.L -> B.L", "0 L 5000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: hand G", "play A.hand:G ; attack A.L -> B.L", "0 L 5000, 0 G +2000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: hand Z", "play A.hand:Z ; attack A.L -> B.L", "0 L 5000, 0 Z -5000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: hand Z G", "play A.hand:Z ; play A.hand:G ; attack A.L -> B.L", "0 L 5000, 0 Z -5000, 0 G +2000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: hand B", "play A.hand:B ; attack A.L -> B.L", "0 L 7000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: don active=1", "give A.L ; attack A.L -> B.L", "0 L 5000, 0 tokens +1000, 1 L 5000"),
    ("onepiece", ONE_PIECE, "A: character C\nB: character C O", "attack A.L -> B.L", "0 L 5000, 0 C +1000, 0 O -2000, 1 L 5000, 1 C +1000"),
    ("rebirth", REBIRTH, "A: member M", "attack-phase ; attack A.M1 -> B.E1", "0 E 3, 0 M +2, 1 E 5"),
    ("rebirth", REBIRTH, "A: member S", "attack-phase ; attack A.M1 -> B.E1", "0 E 3, 0 =set +4, 1 E 5"),
    ("rebirth", REBIRTH, "A: member M S", "attack-phase ; attack A.M1 -> B.E1", "0 E 3, 0 M +2, 0 =set +2, 1 E 5"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "cards", "more", "choices", "wanted"), CASES)
def test_what_a_battle_is_made_of(
    name: str, cards: str, more: str, choices: str, wanted: str
) -> None:
    game = start(Table(read_text(f"# A battle\n{cards.strip()}\n{more}\n", game=name)[0]))
    for key in choices.split(" ; "):
        decision = game.decision
        assert decision is not None
        game.choose(decision.options[game.keys().index(key)])
    (fight,) = [event for event in game.log or [] if event.kind == "fight"]
    told = [
        f"{part.side} {part.card or 'tokens'} {part.n if part.base else format(part.n, '+d')}"
        for part in fight.parts
    ]
    assert ", ".join(told) == wanted
    assert sum(part.n for part in fight.parts if part.side == 0) == fight.n
