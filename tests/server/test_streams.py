"""Two games that differ only in what a seat cannot know send it the same bytes at the same times,
through errors, coming back, undoing, watching and records."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from tefuda.games import GAMES, room
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.view import OptionView
from tefuda.match import Match
from tefuda.prose import is_quiet
from tefuda.wire import encode
from tests.server.hush import Stage, ordered, read_of, settle, usual, visible

FORMATS = [
    (game, edition, max(least, min(most, 4)))
    for game in GAMES
    for edition, (least, most) in room(game).SEATS.items()
]
CHOICES = 90


class Course:
    """How a game went, as far as the one who listens can tell and what the others did."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, int, str]] = []  # seat, events before it, key
        self.seen: set[int] = set()  # cards that the listener could tell
        self.numbers: set[str] = set()  # ... or read of
        self.bytes: list[list[tuple[float, str]]] = []
        self.changed = 0  # places that hold something else than in the other game
        self.events = 0


async def play(stage: Stage, listener: int, seed: int, other: Course | None = None) -> Course:
    """Play a game by chance, or as another one went, with all that can be done beside it."""
    rng = random.Random(seed)
    course = Course()
    table = stage.table
    for seat in [*range(len(table.setup.chairs)), SPECTATOR]:
        await stage.join(seat)
    queue = list(other.choices) if other is not None else []
    asides = random.Random(seed + 1)
    begun = aside_done = False
    mine = 0
    await stage.pass_time()
    while not stage.table.match.over:
        match = stage.table.match
        if match.game.turn and not begun:
            begun = True
            if other is not None:
                course.changed = exchange(match, other, listener, random.Random(seed))
        seat, events = match.seat, match.happened
        if begun:
            course.seen |= visible(match.game, listener)
        if begun and seat == listener and not aside_done:
            # While the listener is asked, so that it is the same moment in both games.
            mine += 1
            aside_done = True
            await aside(stage, listener, asides, mine)
            continue
        aside_done = False
        decision = match.view(seat).decision
        assert decision is not None
        if other is None:
            if len(course.choices) >= CHOICES:
                break
            key = rng.choice([option.key for option in decision.options])
        else:
            if not queue and (seat == listener or events >= other.events):
                break
            key = follow(queue, seat, events, decision.options, table.setup.game)
        course.choices.append((seat, events, key))
        await stage.choose(seat, key)
        match = stage.table.match
        if match.over:
            break
        course.numbers |= passing(match, events, listener, key)
    course.events = stage.table.match.happened
    for line in stage.told:
        course.bytes.append(line.heard)
    await stage.close()
    return course


def exchange(match: Match, course: Course, listener: int, rng: random.Random) -> int:
    """Exchange cards that the listener never comes to know, in the game and wherever it could be
    taken back to; how many places hold something else now."""
    game = match.game
    changed = 0
    for seat in range(len(game.seats)):
        places = [
            card
            for pile in game.seats[seat].zones
            for card in pile
            if not game.can_see(card, listener)
            and id(card.printed) not in course.seen
            and card.printed.number not in course.numbers
            and card.printed.kind != game.rules.open_kind
        ]
        faces = [card.printed for card in places]
        rng.shuffle(faces)
        for card, face in zip(places, faces, strict=True):
            changed += card.printed.number != face.number
            card.printed = face
    match._kept = {0: match._kept[0], len(match.keys): match.game.clone()}
    return changed


def passing(match: Match, since: int, listener: int, key: str) -> set[str]:
    """Numbers that were named though no such card can be seen now: any of them may be meant."""
    game = match.game
    open = {card.printed.number for card in game.cards.values() if game.can_see(card, listener)}
    named = {part.partition("(")[0] for word in key.split() for part in word.split(":")[1:]}
    return (named | read_of(match, since, listener)) - open


def follow(
    queue: list[tuple[int, int, str]],
    seat: int,
    events: int,
    options: tuple[OptionView, ...],
    game: str,
) -> str:
    """What was chosen at this moment in the other game; nothing, if nothing was asked then."""
    keys = [option.key for option in options]
    while queue and queue[0][1] < events:
        queue.pop(0)
    for n, (who, at, key) in enumerate(queue):
        if at > events:
            break
        if who == seat and key in keys:
            del queue[: n + 1]
            return key
    quiet = [option.key for option in options if is_quiet(option, game)]
    return quiet[0] if quiet else keys[-1]


async def aside(stage: Stage, listener: int, asides: random.Random, mine: int) -> None:
    """Something beside the game; what it is hangs on nothing hidden."""
    line = stage.lines[listener]
    what = asides.randrange(8)
    if what == 0:
        line.say(type="choose", decision=0, key="win")
        number = stage.table.number(listener)
        for key in stage.table.match.options[:20]:
            line.say(type="foresee", decision=number, key=key)
            await settle()
    elif what == 1:
        line.incoming.put_nowait({"type": "websocket.receive", "text": "{not a message"})
    elif what == 2:
        line.hang_up()
        await settle()
        await stage.join(listener)
    elif what == 3:
        line.say(type="say", phrase="hello")
    elif what == 4:
        await stage.join(SPECTATOR)
    elif what == 5:
        found = stage.table.record(listener, "en")
        line.heard.append((stage.time.now(), encode(found).decode()))
    elif what == 6:
        line.say(type="picks", decision=stage.table.number(listener), keys=["no such thing"])
    elif stage.table.undo_for(listener):
        line.say(type="undo")
        await settle()
        for seat in range(len(stage.table.setup.chairs)):
            if seat != listener:
                stage.lines[seat].say(type="answer", yes=mine % 3 > 0)
                await settle()
    await settle()
    await stage.pass_time()


@pytest.mark.parametrize(("game", "edition", "seats"), FORMATS)
@pytest.mark.parametrize("seed", range(2))
def test_the_same_bytes_at_the_same_times(game: str, edition: str, seats: int, seed: int) -> None:
    async def both() -> tuple[Course, Course]:
        listener = seed % seats
        decks = ordered(game, usual(game, seats))
        one = await play(Stage(game, edition, decks, "one", watch="link"), listener, seed)
        two = await play(Stage(game, edition, decks, "two", watch="link"), listener, seed, one)
        return one, two

    one, two = asyncio.run(both())
    assert two.changed > 5
    assert len(one.bytes) == len(two.bytes)
    compared = 0
    for first, second in zip(one.bytes, two.bytes, strict=True):
        if listens(first, seed % seats):
            assert abs(len(first) - len(second)) <= 1  # the last may be under way
            for told, other in zip(first, second, strict=False):
                assert told == other
                compared += 1
    assert compared > 60


def listens(line: list[tuple[float, str]], listener: int) -> bool:
    """Whether these are the listener's bytes, or a watcher's."""
    hello: dict[str, Any] = json.loads(line[0][1])
    return hello["seat"] in (listener, SPECTATOR)
