"""Puzzles that come with tefuda, put to whoever wants to solve one.

Nothing is kept: an attempt says all that was chosen in it.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute

from tefuda.bots.posed import Posed, posed, shipped
from tefuda.decks import house_decks
from tefuda.games import room
from tefuda.kernel.game import SEAT_MARKS
from tefuda.server.http import Desk
from tefuda.server.setup import cards_of
from tefuda.server.stage import moment
from tefuda.wire.messages import Player
from tefuda.wire.seen import Eyes, zone_kinds
from tefuda.wire.study import Attempt, Attempted, Moment, PuzzleInfo


def routes(desk: Desk) -> list[BaseRoute]:
    return [
        desk.get("/api/puzzles/{game}", _puzzles),
        desk.post("/api/puzzles", Attempt, attempt),
    ]


def _puzzles(request: Request) -> list[PuzzleInfo]:
    game = request.path_params["game"]
    return [
        PuzzleInfo(n, one.title.removeprefix("Puzzle: ").partition(" ")[0], _titles(game, one.deal))
        for n, one in enumerate(shipped(game), 1)
    ]


def _titles(game: str, names: list[str]) -> list[str]:
    known = house_decks(game)
    return [known[name].title.split(" — ")[0] for name in names]


def attempt(wanted: Attempt) -> Attempted:
    """Play what was chosen, and what the others answer to it."""
    puzzle = posed(wanted.game, wanted.number, cards_of(wanted.game))
    match, eyes = puzzle.match, Eyes(puzzle.seat, wanted.lang)
    moments = [_seen(puzzle, eyes, "", match.happened)]
    start = len(match.keys)

    def choose(key: str) -> None:
        told = match.happened
        match.choose(key)
        moments.append(_seen(puzzle, eyes, key, told))

    for key in puzzle.solution if wanted.solve else wanted.line:
        choose(key)
    while (answer := puzzle.answer()) is not None:
        choose(answer)
    rules = match.game.rules
    return Attempted(
        room(wanted.game).TITLE,
        rules.edition,
        puzzle.seat,
        [
            Player(mark, "person", mark, deck.title.split(" — ")[0])
            for mark, deck in zip(SEAT_MARKS, match.decks, strict=False)
        ],
        zone_kinds(wanted.game, rules.edition, wanted.lang),
        moments,
        match.keys[start:],
        puzzle.state(),
    )


def _seen(puzzle: Posed, eyes: Eyes, key: str, since: int) -> Moment:
    match = puzzle.match
    return moment(eyes, match.game, match.view(eyes.seat), match.catalog, key, since)
