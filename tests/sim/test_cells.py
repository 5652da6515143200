"""The games of a cell: mirrored, the same wherever they are played, with what became of cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tefuda.bots import make_bot
from tefuda.bots.players import SearchBot
from tefuda.decks import Deck
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.events import EVERYTHING
from tefuda.match import Match
from tefuda.sim import Cell, Outcome, digest, play, play_out
from tests.sim.cells import cell, table


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_played_in_both_orders(game: str) -> None:
    mine = cell(game)
    played = [*play(mine, range(6))]
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert one.seed == other.seed
        assert {one.first, other.first} == {(0,), (1,)}  # each goes first once
    turned = Cell(mine.decks[::-1], mine.bots, mine.edition, mine.seed)
    for one, other in zip(played[1::2], [*play(turned, range(0, 6, 2))], strict=True):
        # The same game, told of the other side.
        assert [*one.winners] == [1 - side for side in other.winners]
        assert (one.turns, one.decisions) == (other.turns, other.decisions)


@pytest.mark.parametrize(("edition", "seats"), [("rumble", 3), ("double-team", 4)])
def test_larger_tables_go_round(edition: str, seats: int) -> None:
    mine = table(edition, seats)
    assert (mine.whole(1), mine.whole(seats), mine.whole(seats + 1)) == (seats, seats, 2 * seats)
    played = [*play(mine, range(seats))]
    assert len({one.seed for one in played}) == 1
    firsts = [side for one in played for side in one.first]
    each = seats if edition == "double-team" else 1
    assert all(firsts.count(side) == len(firsts) / seats for side in range(seats)), firsts
    assert len(firsts) == seats * (2 if each > 1 else 1)  # team mates go first together
    if each > 1:
        assert {one.first for one in played} == {(0, 2), (1, 3)}


def test_a_game_is_its_number() -> None:
    mine = cell()
    whole = [*play(mine, range(8))]
    assert [*play(mine, [5, 2])] == [whole[5], whole[2]]
    assert digest(whole) == digest(reversed(whole))
    assert digest(whole) == (digest(whole[:3]) + digest(whole[3:])) % 2**64
    assert digest(whole) != digest(whole[:7])


def test_what_decides_games_is_in_the_key() -> None:
    mine = cell()
    other = Deck(mine.decks[0].title, dict([*mine.decks[0].cards.items()][::-1]), "onepiece")
    changed = [
        replace(mine, seed=2),
        replace(mine, bots=("random", "beginner")),
        replace(mine, edition="1.1.3"),
        replace(mine, decks=mine.decks[::-1]),
        replace(mine, decks=(other, mine.decks[1])),
    ]
    assert len({mine.key(), *[one.key() for one in changed]}) == 6
    assert mine.key() == replace(mine, edition=rulebook("onepiece").edition).key()


def test_cells_that_play_the_same_games_are_a_family() -> None:
    for mine in (cell(), table("rumble", 3)):
        n = len(mine.decks)
        whole = sorted(one._replace(cards=())[3:9] for one in play(mine, range(n)))
        for by in range(1, n):
            other = mine.turned(by)
            assert other.family() == mine.family()
            assert other.turned(other.turn()).key() == mine.turned(mine.turn()).key()
            turned = [*play(other, range(n))]
            assert sorted(one.turns for one in turned) == sorted(row[2] for row in whole)
        assert replace(mine, seed=9).family() == mine.family()
        assert replace(mine, bots=("beginner", *mine.bots[1:])).family() != mine.family()


def test_searching_bots_do_not_look_at_the_clock() -> None:
    """A busy machine must play the same games as an idle one."""
    hurried, patient = make_bot("casual"), make_bot("casual", clock=False)
    assert isinstance(hurried, SearchBot)
    assert isinstance(patient, SearchBot)
    assert hurried.budget.seconds < 60 < patient.budget.seconds
    assert hurried.budget.simulations == patient.budget.simulations


# -- what became of the cards ------------------------------------------------------------------


def _told(mine: Cell, number: int) -> tuple[Outcome, Match]:
    """An outcome, and the match it came of, in which seats are sides."""
    match = Match.start(*mine.decks, seed=mine.seed + number // 2)
    play_out(match.game, [*mine.bots], mine.seed + number // 2)
    return next(play(mine, [number])), match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "beginner"])
def test_cards_are_counted_as_the_events_tell(game: str, bot: str) -> None:
    """Of an even number seats are sides, so that a plain count over the events is comparable."""
    mine = cell(game, bot)
    lists = [[*deck.cards] for deck in mine.decks]
    for number in (0, 2, 4):
        outcome, match = _told(mine, number)
        events = match.events(EVERYTHING)
        begin = next(event.number for event in events if event.kind == "turn")
        for side, mark in enumerate("AB"):
            rows = [copies for copies in outcome.cards if copies.side == side]
            assert sum(copies.opening for copies in rows) == room(game).OPENING_HAND
            later = [
                event
                for event in events[begin:]
                if event.kind == "move"
                and event.handle.startswith(f"{mark}.hand:")
                and event.other.startswith((f"{mark}.deck:", f"{mark}.life:", f"{mark}.none:"))
            ]
            assert sum(copies.drawn for copies in rows) == len(later)
            announced = [e for e in events if e.kind in ("play", "use") and e.seat == side]
            assert sum(copies.played for copies in rows) >= len(announced)
            for copies in rows:
                number_of = lists[side][copies.card]
                mine_drawn = [event for event in later if event.card == number_of]
                assert copies.drawn == len(mine_drawn)
                turns = [e.n for e in events if e.kind == "turn" and mine_drawn
                         and e.number < mine_drawn[0].number]  # fmt: skip
                assert copies.drawn_at == (turns[-1] if turns else 0)
                assert (copies.played == 0) or 0 <= copies.played_at <= outcome.turns


@pytest.mark.parametrize("game", ["onepiece", "fusionworld"])
def test_a_new_hand_is_noticed(game: str) -> None:
    """Random players take one half of the time; the opening hand is the one that was kept."""
    mine = cell(game)
    seen: set[bool] = set()
    for number in range(0, 16, 2):
        outcome, match = _told(mine, number)
        begin = next(e.number for e in match.events(EVERYTHING) if e.kind == "turn")
        for side, mark in enumerate("AB"):
            back = [
                event
                for event in match.events(EVERYTHING)[:begin]
                if event.kind == "move" and event.handle.startswith(f"{mark}.deck")
            ]
            assert (side in outcome.redrew) == bool(back)
            seen.add(bool(back))
    assert seen == {True, False}


def test_cards_that_an_effect_plays_are_played_once() -> None:
    """One Piece announces them like others, Rebirth puts them down without a word."""
    for game in GAMES:
        mine = cell(game, "beginner")
        for number in (0, 2):
            outcome, match = _told(mine, number)
            field = {zone.mark for zone in match.game.rules.zones if zone.field}
            begun = False
            came = 0
            for event in match.events(EVERYTHING):
                begun = begun or event.kind == "turn"
                if event.kind == "move" and begun:
                    to, of = (h[2:].partition(":")[0].rstrip("0123456789")
                              for h in (event.handle, event.other))  # fmt: skip
                    came += to in field and of not in field
            assert sum(copies.played for copies in outcome.cards) >= came > 0
