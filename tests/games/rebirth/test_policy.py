"""What a quick player does, and how the room shows the table."""

from __future__ import annotations

import os

import pytest

from tefuda.games.rebirth import policy, show
from tefuda.games.rebirth.words import ATK, DEF
from tefuda.kernel.game import Game
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.view import View, view
from tefuda.language import language
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start
from tests.games.rebirth.plain import game


def step(playing: Game, seat: int, rng: Rng) -> tuple[View, str]:
    """The seat plays by the policy, the others any option: what was seen, and what chosen."""
    decision = playing.decision
    assert decision is not None
    seen = view(playing, decision.seat)
    keys = playing.keys()
    key = keys[policy.pick(playing) if decision.seat == seat else rng.below(len(keys))]
    playing.choose(decision.options[keys.index(key)])
    return seen, key


def wins(edition: str, seats: int, count: int) -> int:
    """How often a seat that plays by the policy wins against others that do not."""
    won = 0
    for seed in range(count):
        playing = game(edition, seats, seed)
        rng = seeded(seed)
        while playing.result is None:
            step(playing, seed % seats, rng)
        won += seed % seats in playing.result.winners
    return won


# Tables of more are played at length only.
TABLES = [
    ("rumble", 3, 14),
    ("rumble-first-out", 4, 14),
    ("circle", 3, 14),
    ("circle-first-out", 4, 16),
    ("double-team", 4, 18),
]


@pytest.mark.parametrize(
    ("edition", "seats", "least"),
    [
        ("standard", 2, 22),
    ]
    + TABLES * bool(os.environ.get("TEFUDA_SOAK")),
)
def test_it_beats_chance(edition: str, seats: int, least: int) -> None:
    assert wins(edition, seats, 24) >= least


def test_it_lays_energy_and_fills_the_seats() -> None:
    playing = game(seed=5)
    rng = seeded(5)
    while playing.result is None and playing.seats[0].turns < 5:
        step(playing, 0, rng)
    mine = view(playing, 0).seats[0]
    assert len(mine.zones["energy"]) >= 6
    assert len(mine.zones["member"]) >= 2


def test_it_gives_up_other_cards_before_a_partner() -> None:
    """Without the three of them there is no partner attack (8.2.4.4)."""
    text = (
        "# A position\nA: entry X1\nA: hand BLANK-PARTNER X2\n"
        "card: X1 | character | cost 0 | atk 2 | def 4 | effect [ACT][Entry]: "
        "[Put 1 card from your hand into the waiting room] Draw 1 card.\n"
        "card: X2 | character | cost 3 | atk 7 | def 9\n"
    )
    playing = start(Table(read_text(text, game="rebirth")[0]))
    assert choose(playing, "activate A.E1 1") == ""
    seen = view(playing, 0)
    assert seen.decision is not None
    assert len(seen.decision.options) == 2
    assert seen.decision.options[policy.pick(playing)].card == "A.hand:X2"


def test_it_blocks_and_cancels_only_where_there_is_something_to_save() -> None:
    blocks = cancels = 0
    for seed in range(20):
        playing = game(seed=seed)
        while playing.result is None:
            decision = playing.decision
            assert decision is not None
            seen, key = step(playing, decision.seat, seeded(seed))
            if key.startswith("block "):
                blocks += 1
                attacker, target = seen.card(seen.attacker), seen.card(seen.attacked)
                assert attacker is not None
                assert target is not None
                assert attacker.stats[ATK] >= target.stats[DEF] - target.damage
            elif key.startswith("cancel "):
                cancels += 1
                assert f"-> {'BA'[seen.seat]}." in key
    assert blocks > 5
    assert cancels > 0


def test_the_table_says_what_matters() -> None:
    playing = game(seed=6)
    rng = seeded(6)
    attacks = partners = 0
    while playing.result is None:
        seen, _ = step(playing, 0, rng)
        for seat in seen.seats:
            text = show.resources(seat, language("en", "rebirth"))
            energy = seat.zones["energy"]
            rested = sum(card.rested for card in energy)
            assert f"Retire {len(seat.zones['retire'])} of 7" in text
            assert f"{len(energy) - rested} active, {rested} rested" in text
            held = sum(card.kind == "partner" for card in seat.zones["hand"])
            assert f"{held} in hand" in text
            partners += held
        line = show.battle(seen, language("en", "rebirth"), lambda card: card.name)
        assert bool(line) == bool(seen.card(seen.attacker) and seen.card(seen.attacked))
        if line:
            attacks += 1
            attacker = seen.card(seen.attacker)
            assert attacker is not None
            assert line.startswith(f"Attack: {attacker.name} with ATK {attacker.stats[ATK]}")
    assert attacks > 2
    assert partners > 5
