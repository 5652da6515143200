"""Clone, save, load and rewind at every decision give identical continuations."""

from __future__ import annotations

import json
import os

import pytest

from tefuda import Match, games
from tefuda.cards import Catalog, house
from tefuda.decks.random import random_decks
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.events import EVERYTHING, SPECTATOR
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.save import digest, load, save
from tefuda.kernel.view import View, view

COUNT = 120 if os.environ.get("TEFUDA_SOAK") else 12


def tables(count: int) -> list[tuple[int, str, str, int]]:
    """Seeds for every game as it is played by two, and some for every format of it for more."""
    return [
        (seed, name, edition, fewest)
        for name in GAMES
        for edition, (fewest, _) in room(name).SEATS.items()
        if edition == room(name).DEFAULT or fewest > 2
        for seed in range(count if fewest == 2 else max(count // 12, 1))
    ]


def random_game(seed: int, name: str = GAMES[0], edition: str = "", players: int = 2) -> Game:
    catalog = house(name)
    sides = [deck.split(catalog) for deck in random_decks(catalog, seed, edition, players)]
    game: Game = room(name).new_game(rulebook(name, edition), sides, seed)
    return game


def prepared_game(seed: int, name: str, edition: str = "", players: int = 2) -> Game:
    """A game after its setup: the decks lie where they belong."""
    game = random_game(seed, name, edition, players)
    while game.turn == 0:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


@pytest.mark.parametrize(("seed", "name", "edition", "players"), tables(COUNT))
def test_copies_go_on_alike(seed: int, name: str, edition: str, players: int) -> None:
    copies_go_on_alike(random_game(seed, name, edition, players), house(name), seed)


def copies_go_on_alike(game: Game, catalog: Catalog, seed: int) -> None:
    rules = game.rules
    rng = seeded(seed)
    while game.result is None:
        assert game.decision is not None
        text = json.dumps(save(game))
        copies = [game.clone(), load(json.loads(text), rules, catalog.cards)]
        pick = rng.below(len(game.decision.options))
        keys = game.keys()
        before = digest(game)
        # A copy from plain data is seen for the first time; how this game looked has been kept.
        assert seen(copies[1]) == seen(game)
        for copy in copies:
            assert digest(copy) == before
            assert copy.keys() == keys
            assert copy.decision is not None
            copy.choose(copy.decision.options[pick])
        assert digest(game) == before, "a copy's choice changed the original"
        game.choose(game.decision.options[pick])
        assert {digest(copy) for copy in copies} == {digest(game)}


def seen(game: Game) -> list[View]:
    """What everybody knows of a game."""
    return [view(game, seat) for seat in (EVERYTHING, SPECTATOR, *range(len(game.seats)))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_rewind_comes_back_to_every_decision(seed: int, name: str) -> None:
    match = Match.start("", "", seed=seed, catalog=house(name))
    rng = seeded(seed)
    seen = [digest(match.game)]
    while not match.over:
        match.choose(match.options[rng.below(len(match.options))])
        seen.append(digest(match.game))
    keys = list(match.keys)
    for at in range(len(keys), -1, -7):
        match.rewind(at)
        assert digest(match.game) == seen[at]
        assert len(match.keys) == at
    match.rewind(0)
    for key in keys:
        match.choose(key)
    assert digest(match.game) == seen[-1]


def test_every_frame_copies_all_its_fields() -> None:
    procedures = [p for game in games.GAMES for p in games.rulebook(game).procedures.values()]
    for name, frame in [(p.name, p.blank()) for p in procedures]:
        for number, field in enumerate(frame.FIELDS):
            value = getattr(frame, field)
            if isinstance(value, bool):
                setattr(frame, field, not value)
            elif isinstance(value, int):
                setattr(frame, field, 100 + number)
            elif isinstance(value, str):
                setattr(frame, field, f"word {number}")
        copy = frame.copy()
        assert type(copy) is type(frame)
        for field in frame.FIELDS:
            value = getattr(frame, field)
            if isinstance(value, (int, str)):
                assert getattr(copy, field) == value, f"{name}.copy forgets {field}"
            elif isinstance(value, list):
                assert getattr(copy, field) is not value, f"{name}.copy shares {field}"
