"""Every game's room has what the tools ask of it."""

from __future__ import annotations

import pytest

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import house
from tefuda.cli.board import board
from tefuda.decks import check, house_decks, load, load_all, parse, write
from tefuda.decks.random import random_deck
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.decision import Decision
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.rng import seeded
from tefuda.kernel.view import view
from tefuda.prose import option_words, question, sentences
from tefuda.scenarios import read_text, run
from tefuda.scenarios.run import Table, start

pytestmark = pytest.mark.parametrize("game", GAMES)


def test_what_is_shown_is_there(game: str) -> None:
    rules, show = rulebook(game), room(game).show
    zones = {zone.name: zone for zone in rules.zones}
    assert {*show.COUNTS, *show.ROWS, show.CROWD} <= zones.keys()


def test_a_scenario_can_begin_anywhere(game: str) -> None:
    arrange = room(game).arrange
    zones = {zone.name for zone in rulebook(game).zones}
    assert arrange.FILL.keys() <= zones
    for point in arrange.POINTS:
        (scenario,) = read_text(f"# Somewhere\nat: {point}\n", game=game)
        begun = start(Table(scenario))
        assert begun.decision is not None
        assert begun.rules.game == game
    (scenario,) = read_text("# Nowhere\nat: nowhere\n", game=game)
    assert "begins at one of" in str(run(scenario)[0])


def test_tokens_of_a_scenario_are_there(game: str) -> None:
    arrange = room(game).arrange
    name = next(iter(arrange.FILL))  # a zone where every seat has a card
    zone = next(zone for zone in rulebook(game).zones if zone.name == name)
    handle = f"A.{zone.mark}{'' if zone.capacity == 1 else 1}"
    text = f"# Tokens\nA: {name} 1 {arrange.GIVEN}=1\n= {handle} {arrange.GIVEN} 1\n"
    if arrange.TOKENS:
        pool = rulebook(game).pools[-1]
        text += f"A: {arrange.TOKENS} {pool}=2\n= A {arrange.TOKENS} {pool} 2\n"
    (scenario,) = read_text(text, game=game)
    assert run(scenario) == []
    (scenario,) = read_text(text.replace(handle, handle.replace("A", "B")), game=game)
    assert len(run(scenario)) == 1


def test_either_player_may_concede_and_the_clause_is_there(game: str) -> None:
    match = Match.start("", "", seed=1, catalog=house(game))
    match.concede(1)
    assert match.winners == ["A"]
    assert match.game.result is not None
    assert match.game.result.clause == rulebook(game).cites["concede"]


@pytest.mark.parametrize("seed", range(10))
def test_random_decks_are_legal(game: str, seed: int) -> None:
    deck = random_deck(house(game), seed)
    assert deck.game == game
    assert check(deck, house(game)) == []
    assert deck == random_deck(house(game), seed)


def test_a_deck_is_found_and_its_game_is_told(game: str) -> None:
    for name, deck in house_decks(game).items():
        assert load(name) == deck
        assert deck.game == game
        again = load(write(deck))
        assert (again.game, again.cards) == (game, deck.cards)
    assert [deck.game for deck in load_all(["", ""], game)] == [game, game]
    example = room(game).construction.EXAMPLE
    assert parse(f"4x{example}", game=game).cards == {example: 4}
    with pytest.raises(TefudaError, match=example):
        parse("four of them", game=game)


def test_decks_of_two_games_do_not_meet(game: str) -> None:
    others = [name for other in GAMES if other != game for name in house_decks(other)]
    for other in others[:1]:
        with pytest.raises(TefudaError, match="different games"):
            load_all([next(iter(house_decks(game))), other])


def test_a_game_can_be_watched_from_every_seat(game: str) -> None:
    """Bots, table, questions, options and log, at every decision; and the record replays."""
    match = Match.start("", "", seed=3, catalog=house(game))
    bots = [make_bot("beginner"), make_bot("random", 1)]
    names = ["one", "two"]
    while not match.over:
        seen = match.view(match.seat)
        assert seen.decision is not None
        words = [option_words(option, seen, match.catalog) for option in seen.decision.options]
        assert all(words)
        assert question(seen.decision, match.catalog, seen)
        if len(match.keys) % 10 == 0:
            for shown in (seen, match.view(-1), view(match.game, EVERYTHING)):
                lines = board(shown, match.catalog, "en", names)
                assert "one" in "".join(lines)
                assert f"Turn {shown.turn}" in lines[0]
        match.choose(bots[match.seat].choose(match.known(match.seat)))
    for viewer in (-2, -1, 0, 1):
        assert sentences(match.events(viewer), match.catalog)[-1][0] == "end"
    assert Match.from_record(match.record()).winners == match.winners


def test_the_bot_always_names_an_option(game: str) -> None:
    """Also where the options come in another order, or are fewer than usual."""
    policy = room(game).policy
    for seed in range(3):
        match = Match.start("", "", seed=seed, catalog=house(game), log=False)
        rng = seeded(seed)
        while not match.over:
            decision = match.game.decision
            assert decision is not None
            fewer = [*reversed(decision.options[1:])] or decision.options
            if decision.kind in ("choose", "resolve", "order", "pay"):
                copy = match.game.clone()
                copy.decision = Decision(
                    decision.seat, decision.kind, decision.clause, fewer, decision.source,
                    decision.purpose,
                )  # fmt: skip
                assert policy.pick(copy) in range(len(fewer))
            assert policy.pick(match.game) in range(len(decision.options))
            match.choose(match.options[rng.below(len(match.options))])
