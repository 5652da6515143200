"""The words that can occur in a game: kinds of events in its log, verbs of options, clauses.

A check that something did not happen says nothing if it names what never can, so the checks ask
here. What occurs in the scenarios must be listed, and what is listed must stand in the code: the
tests see to both.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Final

from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS, Game

_SHARED_EVENTS: Final = (
    "activate", "active", "allow", "attack", "damage", "end", "face", "fight", "first", "forbid",
    "grant", "ko", "look", "lose", "move", "negate", "replace", "rest", "reveal", "rounds",
    "shuffle", "treat", "turn",
)  # fmt: skip

_SHARED_VERBS: Final = (
    "activate", "attack", "bottom", "choose", "decline", "done", "draw", "end", "mode", "none",
    "number", "order", "pass", "replace", "resolve", "rounds", "top",
)  # fmt: skip


def events(game: Game) -> list[str]:
    """The kinds of events there are; every value that can change is one."""
    stats = game.rules.stats
    values = [*stats, *[f"base_{stat}" for stat in stats]]
    return sorted({*_SHARED_EVENTS, *room(game.rules.game).arrange.EVENTS, *values})


def verbs(game: Game) -> list[str]:
    """The verbs options begin with."""
    return sorted({*_SHARED_VERBS, *room(game.rules.game).arrange.VERBS})


@functools.cache
def _clauses(game: str) -> frozenset[str]:
    folder = Path(str(resources.files("tefuda"))) / "data" / game / "rules"
    numbers: set[str] = set()
    for edition in room(game).EDITIONS:
        path = folder / f"{edition}.tsv"
        if path.is_file():
            lines = path.read_text(encoding="utf-8").splitlines()[1:]
            numbers.update(line.partition("\t")[0] for line in lines)
    return frozenset(numbers)


def need_event(game: Game, kind: str, clause: str) -> None:
    """Refuse a kind of event, or a clause, that cannot occur."""
    known = events(game)
    if kind not in known:
        raise TefudaError(
            f"no event of {game.rules.game} is called {kind!r}; there are {', '.join(known)}"
        )
    if clause and clause not in _clauses(game.rules.game):
        raise TefudaError(f"{game.rules.game} has no clause {clause!r}")


def need_number(game: Game, number: str) -> None:
    """Refuse the number of a card that is not in this game."""
    here = {card.printed.number for card in [*game.cards.values(), *game.gone.values()]}
    if number not in here:
        raise TefudaError(
            f"no card {number!r} is in this game; there are {', '.join(sorted(here))}"
        )


def need_option(game: Game, key: str, places: set[str] | None) -> None:
    """Refuse the key of an option that cannot be one, whatever the position is."""
    verb, *rest = key.split()
    known = verbs(game)
    if verb not in known:
        raise TefudaError(
            f"no option of {game.rules.game} is called {verb!r}; there are {', '.join(known)}"
        )
    for word in rest:
        if word != "->" and not word.isdigit():
            need_handle(game, word, places)


def need_handle(game: Game, word: str, places: set[str] | None, next_too: bool = False) -> None:
    """Refuse the name of a card that is not, and has not been, where it says; `next_too` lets the
    places pass that the next cards would take."""
    marks = {zone.mark: zone for zone in game.rules.zones}
    seat, _, where = word.partition(".")
    if not where or seat not in [*SEAT_MARKS[: len(game.seats)]]:
        raise TefudaError(f"{word!r} names no card; a card is named like A.L or A.hand:NUMBER")
    where, colon, number = where.partition(":")
    where, under, _ = where.partition(".under")
    if under:
        need_number(game, number)
        return need_handle(game, f"{seat}.{where}", places)
    mark = where.partition("#")[0]
    zone = marks.get(mark) or marks.get(mark.rstrip("0123456789"))
    if zone is None:
        raise TefudaError(f"there is no zone {where!r}; there are {', '.join(marks)}")
    if colon:
        need_number(game, number.removesuffix("(up)"))
    elif zone.laid and places is not None and word not in places:
        if next_too and _number(word) <= 1 + max(
            [_number(one) for one in places if one.startswith(f"{seat}.{zone.mark}")], default=0
        ):
            return None
        there = ", ".join(sorted(places)) or "none"
        raise TefudaError(
            f"no card has been at {word} in this scenario; cards have been at {there}"
        )
    return None


def _number(handle: str) -> int:
    """The number of a place in its row."""
    mark = handle.partition(".")[2]
    return int(mark.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") or 0)


def laid(game: Game) -> set[str]:
    """Where cards lie just now, each in its own place."""
    found: set[str] = set()
    for seat in game.seats:
        for zone in game.rules.laid_zones:
            found.update(game.handle(card) for card in seat.zones[zone])
    return found
