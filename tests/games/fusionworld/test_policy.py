"""What a quick player does, and how the room shows the table."""

from __future__ import annotations

from tefuda.games.fusionworld import policy, show
from tefuda.games.fusionworld.words import COMBO_POWER, POWER
from tefuda.kernel.game import Game
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.view import CardView, View, view
from tefuda.language import language
from tests.games.fusionworld.plain import game


def step(playing: Game, seat: int, rng: Rng) -> View:
    """The seat plays by the policy, the other one any option."""
    decision = playing.decision
    assert decision is not None
    seen = view(playing, decision.seat)
    if decision.seat == seat:
        playing.choose(decision.options[policy.pick(playing)])
    else:
        playing.choose(decision.options[rng.below(len(decision.options))])
    return seen


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        playing = game(seed)
        rng = seeded(seed)
        while playing.result is None:
            step(playing, seed % 2, rng)
        wins += playing.result.winners == [seed % 2]
    assert wins >= 18


def test_it_charges_every_turn_and_spends_what_it_has() -> None:
    playing = game(5)
    rng = seeded(5)
    while playing.result is None and playing.seats[0].turns < 4:
        step(playing, 0, rng)
    mine = view(playing, 0).seats[0]
    assert len(mine.zones["energy"]) >= 3
    assert len(mine.zones["battle"]) >= 1


def in_battle(seen: View, card: CardView) -> int:
    """A card's power with the combos on its side."""
    combos = seen.seats["AB".index(card.handle[0])].zones["combo"]
    return card.stats[POWER] + sum(max(one.stats[COMBO_POWER], 0) for one in combos)


def test_it_combos_only_as_much_as_it_needs() -> None:
    """No combo is added to a battle that is decided already, short of the last hit."""
    for seed in range(6):
        playing = game(seed)
        rng = seeded(seed)
        while playing.result is None:
            seen = step(playing, 0, rng)
            last = playing.answer
            attacker, guard = seen.card(seen.attacker), seen.card(seen.attacked)
            if last.verb != "combo" or seen.seat != 0 or attacker is None or guard is None:
                continue
            lead = in_battle(seen, attacker) - in_battle(seen, guard)
            if seen.attacker.startswith("B."):
                assert lead >= 0
            else:
                assert lead < 0 or len(seen.seats[1].zones["life"]) <= 2


def test_the_table_says_what_matters() -> None:
    playing = game(3)
    rng = seeded(3)
    battles = 0
    while playing.result is None:
        seen = step(playing, 0, rng)
        for seat in seen.seats:
            text = show.resources(seat, language("en", "fusionworld"))
            energy = seat.zones["energy"]
            rested = sum(card.rested for card in energy)
            assert f"{len(energy) - rested} active, {rested} rested" in text
            assert f"{seat.pools['marker']} marker" in text
            assert ("red" in text) == bool(energy)
        line = show.battle(seen, language("en", "fusionworld"), lambda card: card.name)
        assert bool(line) == bool(seen.attacker and seen.attacked)
        if line:
            battles += 1
            attacker, guard = seen.card(seen.attacker), seen.card(seen.attacked)
            assert attacker is not None
            assert guard is not None
            assert line.startswith(f"Battle: {attacker.name} {attacker.stats[0]}")
            assert f"attacks {guard.name} {guard.stats[0]}" in line
    assert battles > 5
