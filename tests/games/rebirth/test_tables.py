"""Tables of two to six: what each seat sees, leaving them, and the tools that serve them."""

from __future__ import annotations

import json
import os

import pytest

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cli.board import board
from tefuda.games import concede
from tefuda.games.rebirth.words import ENERGY, HAND
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING, SPECTATOR
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.view import view
from tefuda.perft import WAYS, perft
from tefuda.prose import option_words, question, sentences
from tefuda.scenarios import read_text
from tefuda.scenarios.run import run_under
from tefuda.soak import census, soak_one, violations
from tests.games.rebirth.plain import TABLES, catalog, decks, game
from tests.kernel.test_copies import copies_go_on_alike
from tests.kernel.test_hidden import nothing_leaks, samples_tell_no_more

# Whole games with everything looked at take long at the larger tables: `make soak` plays them.
SOAK = bool(os.environ.get("TEFUDA_SOAK"))
long = pytest.mark.skipif(not SOAK, reason="larger tables are soaked with TEFUDA_SOAK=1")
FREE = [("rumble", 3), ("rumble", 6), ("circle", 3), ("circle", 5)] if SOAK else [("circle", 4)]


def under_way(edition: str, seats: int, choices: int, seed: int = 4) -> Game:
    """A game after so many choices, any of them."""
    playing = game(edition, seats, seed, log=True)
    rng = seeded(seed)
    for _ in range(choices):
        if playing.decision is not None:
            options = playing.decision.options
            playing.choose(options[rng.below(len(options))])
    return playing


# -- what a seat may know ----------------------------------------------------------------------


@long
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_hidden_reaches_a_seat(edition: str, seats: int, seed: int) -> None:
    nothing_leaks(game(edition, seats, seed), seed)
    samples_tell_no_more(game(edition, seats, 100 + seed), seed)


@pytest.mark.clause("12.7.12")
def test_team_mates_see_each_others_cards_and_no_one_elses() -> None:
    playing = under_way("double-team", 4, 60)
    seen = view(playing, 0)
    for zone in ("hand", "energy"):
        mate, left, right = [seen.seats[s].zones[zone] for s in (2, 1, 3)]
        assert mate
        assert all(card.number for card in mate)
        assert all(not card.number or card.face_up for card in (*left, *right))
    assert any(not card.number for seat in (1, 3) for card in seen.seats[seat].zones["hand"])
    rival = view(under_way("rumble", 4, 60), 0)
    assert any(not card.number for card in rival.seats[2].zones["hand"])


@pytest.mark.clause("4.10.4")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_everybody_sees_how_many_partners_a_hand_holds_and_how_energy_lies(viewer: int) -> None:
    counted = rested = 0
    for choices in range(0, 200, 5):
        playing = under_way("standard", 2, choices)
        zones = playing.seats[0].zones
        shown = view(playing, viewer).seats[0].zones
        held = [card.printed.kind == "partner" for card in zones[HAND]]
        assert [card.kind == "partner" for card in shown["hand"]].count(True) == sum(held)
        counted += sum(held)
        assert [card.rested for card in shown["energy"]] == [c.rested for c in zones[ENERGY]]
        rested += sum(card.rested and not card.number for card in shown["energy"])
    assert counted >= 5
    assert rested >= 5


# -- copies, records, perft, soak --------------------------------------------------------------


@long
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_copies_go_on_alike(edition: str, seats: int) -> None:
    copies_go_on_alike(game(edition, seats, 5), catalog(), 5)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_way_counts_the_same(edition: str, seats: int) -> None:
    start = under_way(edition, seats, 40)
    start.log = None
    counts = [perft(start, 2, way, catalog().cards) for way in WAYS]
    assert counts[0] == counts[1] == counts[2]
    assert counts[0].total() > 3


@long
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_soak(edition: str, seats: int) -> None:
    for seed in range(8):
        outcome = soak_one(seed, catalog(), edition=edition, players=seats)
        assert not outcome.problem, f"seed {seed}: {outcome.problem}"
        assert outcome.clause


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_game_can_be_watched_from_every_seat(edition: str, seats: int) -> None:
    """Bots, table, questions, options and log, with a player giving up; and the record replays."""
    lists = decks(edition, seats, 3)
    match = Match.start(*lists, seed=3, catalog=catalog(), edition=edition)
    bots = [make_bot("beginner" if seat % 2 else "random", seat) for seat in range(seats)]
    names = [f"player {mark}" for mark in SEAT_MARKS[:seats]]
    while not match.over:
        seen = match.view(match.seat)
        assert seen.decision is not None
        assert all(option_words(option, seen, match.catalog) for option in seen.decision.options)
        assert question(seen.decision, match.catalog, seen)
        if len(match.keys) % 15 == 0:
            for shown in (seen, match.view(SPECTATOR), view(match.game, EVERYTHING)):
                text = "\n".join(board(shown, match.catalog, "en", names))
                assert all(name in text for name in names)
                assert text.count("of 7") == seats - sum(seat.out for seat in shown.seats)
        if len(match.keys) == 40 and seats > 2:
            match.concede(1)
        else:
            match.choose(bots[match.seat].choose(match.known(match.seat)))
    for viewer in range(-2, seats):
        last = sentences(match.events(viewer), match.catalog)[-1]
        assert last[0] == "end"
        assert all(mark in last[1] for mark in match.winners)
    again = Match.from_record(json.loads(json.dumps(match.record())), catalog())
    assert again.winners == match.winners
    again.rewind(20)
    assert len(again.keys) == 20


# -- leaving -----------------------------------------------------------------------------------


@pytest.mark.clause("1.2.4", "12.4.1", "12.4.2", "12.4.3", "12.4.6", "12.4.7")
@pytest.mark.parametrize(("edition", "seats"), FREE)
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_who_gives_up_leaves_and_the_others_play_on(edition: str, seats: int, leaver: int) -> None:
    """At any decision, whoever has to take it."""
    kinds: set[str] = set()
    for choices in range(0, 120, 3 if SOAK else 12):
        playing = under_way(edition, seats, choices, seed=choices)
        if playing.decision is None or playing.seats[leaver].out:
            continue
        before = census(playing)
        kinds.add(playing.decision.kind)
        concede(playing, leaver)
        assert playing.result is None or playing.result.clause == "1.2.3"
        assert not [card for card in playing.cards.values() if card.owner == leaver]
        with pytest.raises(TefudaError, match="left the game"):
            concede(playing, leaver)
        rng = seeded(choices)
        while playing.result is None:
            assert violations(playing, before) == []
            assert playing.decision is not None
            assert playing.decision.seat != leaver
            options = playing.decision.options
            playing.choose(options[rng.below(len(options))])
        assert leaver not in playing.result.winners
    assert len(kinds) >= 3


@pytest.mark.clause("1.2.3", "1.2.4")
def test_the_last_one_at_the_table_has_won() -> None:
    playing = under_way("rumble", 4, 10)
    for seat in (3, 0, 1):
        assert playing.result is None
        concede(playing, seat)
    assert playing.result is not None
    assert playing.result.winners == [2]
    assert [event.seat for event in playing.log or [] if event.kind == "out"] == [3, 0, 1]


@pytest.mark.clause("12.7.3", "1.2.4")
def test_a_team_loses_with_either_of_its_players() -> None:
    playing = under_way("double-team", 4, 10)
    concede(playing, 3)
    assert playing.result is not None
    assert playing.result.winners == [0, 2]


@pytest.mark.clause("12.6.3.1")
def test_in_a_circle_the_one_before_the_first_to_leave_wins() -> None:
    playing = under_way("circle-first-out", 4, 10)
    concede(playing, 2)
    assert playing.result is not None
    assert playing.result.winners == [1]


def test_two_players_as_ever() -> None:
    playing = under_way("standard", 2, 10)
    concede(playing, 0)
    assert playing.result is not None
    assert (playing.result.winners, playing.result.clause) == ([1], "1.2.4")


@pytest.mark.clause("12.4.6")
def test_a_decision_about_the_leaver_is_asked_again() -> None:
    """The attacks offered to A are on whoever is still there."""
    text = """\
# Attacks
format: rumble
at: attack
turn: A 5
A: member 1
D: member 1
= asks A attack
= offered attack A.M1 -> B.E1
= offered attack A.M1 -> C.E1
> concede B
= asks A attack
= not offered attack A.M1 -> B.E1
= offered attack A.M1 -> D.E1
> concede A
= asks C energy
> concede C
= winners D
= ended 1.2.3
"""
    (scenario,) = read_text(text, game="rebirth")
    failures, played = run_under(scenario, "", catalog())
    assert [str(failure) for failure in failures] == []
    assert played is not None
    assert len(played.seats) == 4


# -- scenarios and summaries -------------------------------------------------------------------


def test_a_scenario_has_the_seats_it_names_and_its_format_needs() -> None:
    def seats(text: str) -> int | str:
        (scenario,) = read_text(f"# A table\n{text}", game="rebirth")
        failures, played = run_under(scenario, "", catalog())
        return str(failures[0]) if played is None else len(played.seats)

    assert seats("") == 2
    assert seats("format: rumble\n") == 3
    assert seats("format: circle\nE: member 1\n") == 5
    assert seats("format: double-team\n") == 4
    assert "standard is for 2 players, not for 3" in str(seats("C: member 1\n"))
    assert "double-team is for 4 players" in str(seats("format: double-team\nE: member 1\n"))


@pytest.mark.clause("12.3.1")
def test_turns_before_a_scenario_are_counted_for_the_whole_team() -> None:
    (scenario,) = read_text("# Turns\nformat: double-team\nturn: B 2\n", game="rebirth")
    _, played = run_under(scenario, "", catalog())
    assert played is not None
    assert [seat.turns for seat in played.seats] == [1, 1, 1, 1]


def test_damage_and_partners_lie_in_a_scenario_as_it_says() -> None:
    text = """\
# Positions
A: entry 1 damage=3
A: energy 2 BLANK-PARTNER rested BLANK-PARTNER
B: entry 1
= A.E1 damage 3
= A.N3 is BLANK-PARTNER
= A.N3 rested
= A.N4 active
= B knows A energy BLANK-PARTNER
= B cannot see A energy BLANK-CHARACTER
"""
    (scenario,) = read_text(text, game="rebirth")
    failures, _ = run_under(scenario, "", catalog())
    assert [str(failure) for failure in failures] == []
