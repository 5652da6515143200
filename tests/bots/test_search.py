"""The search: repeatable, stoppable, blind to what is hidden, and better than rules of thumb."""

from __future__ import annotations

import time

import pytest

from tefuda import Budget, Match, analyse
from tefuda.bots import LEVELS, NAMES, Bot, make_bot, weights
from tefuda.bots.players import SearchBot
from tefuda.bots.search import Search
from tefuda.games import GAMES, room
from tefuda.games import seats as seats_of
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.sample import Knowledge

TABLES = [(game, edition) for game in GAMES for edition in room(game).EDITIONS]


def started(game: str, edition: str = "", seed: int = 1, choices: int = 0) -> Match:
    """A match some choices on, made by the quick policy."""
    fewest = seats_of(game, edition)
    decks = [room(game).DECKS[i % len(room(game).DECKS)] for i in range(fewest)]
    match = Match.start(*decks, seed=seed, edition=edition, log=False)
    bot = make_bot("beginner")
    while len(match.keys) < choices and not match.over:
        match.choose(bot.choose(match.known(match.seat)))
    return match


def searching(game: str) -> Search:
    return Search(room(game).policy.pick, weights.values(game), turns=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same(game: str) -> None:
    match = started(game, choices=25)
    found = [analyse(match, match.seat, Budget(60), seed=4) for _ in range(2)]
    assert found[0] == found[1]
    assert {choice.key for choice in found[0].choices} == {*match.options}
    assert found[0].simulations >= len(match.options)
    for choice in found[0].choices:
        assert 0 <= choice.low <= choice.rate <= choice.high <= 1
        assert choice.line[0] == choice.key
    with pytest.raises(TefudaError, match="nothing to choose for seat"):
        analyse(match, 1 - match.seat)


def test_what_was_searched_leaves_the_match_as_it_was() -> None:
    match = started(GAMES[0], choices=30)
    before = match.save()
    analyse(match, match.seat, Budget(40))
    assert match.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_told_and_when_the_time_is_up(game: str) -> None:
    match = started(game, choices=30)
    known = match.known(match.seat)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 3

    search = searching(game)
    search.run(known, Budget(1_000_000, stop=stop))
    assert search.simulations <= 4 * len(known.keys)
    begun = time.perf_counter()
    search.run(known, Budget(1_000_000, 0.05))
    # However slow the machine is, no more than a round of every stage comes on top.
    assert time.perf_counter() - begun < 5
    assert search.simulations < 100_000


@pytest.mark.parametrize("level", LEVELS, ids=NAMES)
@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_no_level_knows_what_is_hidden(level: tuple[str, ...], game: str, edition: str) -> None:
    """Whatever lies where its seat cannot look, it chooses the same."""
    changed = 0
    for seed in (1, 2):
        match = started(game, edition, seed, choices=12 + 15 * seed)
        if match.over:
            continue
        seat = match.seat
        for deal in (5, 6):
            other = match.sample(seat, deal)
            mine, same = (small(level[0], 3) for _ in range(2))
            assert mine.choose(match.known(seat)) == same.choose(other.known(seat))
            changed += other.save() != match.save()
    assert changed


def small(name: str, seed: int) -> Bot:
    """A bot of a level, with fewer simulations where it would take a test too long."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        bot.budget = Budget(min(bot.budget.simulations, 40))
    return bot


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_it_plays_at_every_table(game: str, edition: str) -> None:
    """All editions and formats, three to six seats and teams among them; every value is a chance,
    and those of all teams add up."""
    match = started(game, edition, seed=5, choices=40)
    values = weights.values(game)
    for _ in range(4):
        if match.over:
            break
        teams = {seat.team: i for i, seat in enumerate(match.game.seats)}
        chances = [values.of(match.game, seat) for seat in teams.values()]
        assert sum(chances) == pytest.approx(1.0)
        best = searching(game).run(match.known(match.seat), Budget(20), 1)
        assert sorted(one.index for one in best) == [*range(len(match.options))]
        match.choose(match.options[best[0].index])


def test_it_takes_the_win_that_is_there() -> None:
    """One attack wins the game; rules of thumb and search both see it, whatever else is offered."""
    from tefuda.scenarios import read_text
    from tefuda.scenarios.run import Table, start

    text = (
        "# The last hit\nA: don 3\nA: character X1\nA: hand X2\nB: life 0\nB: hand 0\n"
        "card: X1 | character | cost 3 | power 9000\ncard: X2 | character | cost 2 | power 3000\n"
    )
    game = start(Table(read_text(text, game="onepiece")[0]))
    assert game.decision is not None
    known = Knowledge(game, game.decision.seat)
    found = searching("onepiece").run(known, Budget(60), 1)
    assert known.keys[found[0].index].startswith("attack")
    assert found[0].rate > 0.99
