"""One scenario under two editions: where the tables first differ, and in what.

Compared is what lies where, every value, and who may choose what, at the start and after every
choice. The log is not compared: other words for the same table are no difference in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from tefuda.cards import Catalog
from tefuda.games import room, rulebook
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.view import CardView, SeatView, View, view
from tefuda.scenarios.read import Scenario
from tefuda.scenarios.run import Failure, run_under

START = "at the start"
NOTHING = "nothing"


@dataclass
class Played:
    """What became of a scenario under one edition."""

    edition: str
    failures: list[Failure]
    unread: str = ""  # why there is no game: a line, or a card, that cannot be read
    tables: list[tuple[str, View]] = field(default_factory=list)  # after which choice, and then


@dataclass
class Parting:
    """The first moment at which two editions differ, and what differs then."""

    after: str
    what: list[tuple[str, str, str]]  # a place, and what is there in the one and in the other


def editions(scenario: Scenario) -> list[str]:
    """The editions that seat as many players as the scenario has, the current one last."""
    known = room(scenario.game)
    own = rulebook(scenario.game, scenario.edition).edition
    marks = {scenario.turn[0], *[mark for mark, _ in scenario.setup]}
    n = len(scenario.deal) or max(SEAT_MARKS.index(max(marks)) + 1, known.SEATS[own][0])
    fitting = [name for name, (least, most) in known.SEATS.items() if least <= n <= most]
    newest = known.DEFAULT if known.DEFAULT in fitting else own
    return [*[name for name in fitting if name != newest], newest]


def played(scenario: Scenario, edition: str, catalog: Catalog | None = None) -> Played:
    """Run a scenario under an edition and keep the table after every choice."""
    tables: list[tuple[str, View]] = []

    def keep(choice: str, game: Game) -> None:
        tables.append((choice or START, view(game, EVERYTHING)))

    failures, game = run_under(scenario, edition, catalog, watch=keep)
    unread = failures[0].message if game is None and failures else ""
    return Played(edition, failures, unread, tables)


def parting(old: Played, new: Played) -> Parting | None:
    """Where two runs first differ; none where they go the same way to the end."""
    after = START
    for (choice, one), (other_choice, other) in zip(old.tables, new.tables, strict=False):
        if choice != other_choice:
            return Parting(after, [("the choice", choice, other_choice)])
        after = choice
        what = list(_differences(one, other))
        if what:
            return Parting(after, what)
    if len(old.tables) != len(new.tables):
        longest = old.tables if len(old.tables) > len(new.tables) else new.tables
        choice = longest[min(len(old.tables), len(new.tables))][0]
        sides = (choice, NOTHING) if longest is old.tables else (NOTHING, choice)
        return Parting(after, [("the choice", *sides)])
    return None


def _differences(one: View, other: View) -> Iterator[tuple[str, str, str]]:
    for place, first, second in (
        ("the winners", _winners(one), _winners(other)),
        ("who decides", _asked(one), _asked(other)),
        ("the turn", _turn(one), _turn(other)),
        ("attacking", one.attacker, other.attacker),
        ("attacked", one.attacked, other.attacked),
    ):
        if first != second:
            yield place, first or NOTHING, second or NOTHING
    for seat, other_seat in zip(one.seats, other.seats, strict=True):
        yield from _seat(seat, other_seat)
    yield from _options(one, other)


def _winners(table: View) -> str:
    if table.winners is None:
        return "not over"
    return " ".join(SEAT_MARKS[seat] for seat in table.winners) or "nobody"


def _asked(table: View) -> str:
    decision = table.decision
    return f"{SEAT_MARKS[table.deciding]} {decision.kind}" if decision is not None else ""


def _turn(table: View) -> str:
    return f"{SEAT_MARKS[table.turn_seat]} {table.turn}"


def _options(one: View, other: View) -> Iterator[tuple[str, str, str]]:
    keys = [
        [option.key for option in table.decision.options] if table.decision is not None else []
        for table in (one, other)
    ]
    lost = [key for key in keys[0] if key not in keys[1]]
    gained = [key for key in keys[1] if key not in keys[0]]
    if lost or gained:
        yield "only offered here", "; ".join(lost) or NOTHING, "; ".join(gained) or NOTHING


def _seat(one: SeatView, other: SeatView) -> Iterator[tuple[str, str, str]]:
    for pool, n in one.pools.items():
        if n != other.pools[pool]:
            yield f"{one.mark} {pool}", str(n), str(other.pools[pool])
    if one.out != other.out:
        states = ("out of the game", "in the game")
        yield one.mark, states[not one.out], states[not other.out]
    for zone, cards in one.zones.items():
        others = other.zones[zone]
        first, second = [_card(card) for card in cards], [_card(card) for card in others]
        if len(first) == len(second):
            for card, mine, theirs in zip(cards, first, second, strict=True):
                if mine != theirs:
                    yield f"{one.mark} {zone} ({card.handle})", mine, theirs
        else:
            yield f"{one.mark} {zone}", _pile(cards), _pile(others)


_PILE = 8  # different cards of a zone that are named; nobody wants to read a whole deck


def _pile(cards: tuple[CardView, ...]) -> str:
    runs = [(number, len(list(same))) for number, same in groupby(card.number for card in cards)]
    names = [f"{number} x{n}" if n > 1 else number for number, n in runs[:_PILE]]
    more = " ..." if len(runs) > _PILE else ""
    return f"{len(cards)}: {', '.join(names)}{more}" if cards else "empty"


def _card(card: CardView) -> str:
    """Everything that can be seen of a card, in a line."""
    words = [card.number, "/".join(map(str, card.stats)), *card.keywords]
    states = (
        (card.rested, "rested"), (card.face_up, "face up"), (card.negated, "negated"),
        (card.awakened, "awakened"), (card.tokens, f"{card.tokens} given"),
        (card.damage, f"{card.damage} damage"), (card.under, f"on {', '.join(card.under)}"),
        (card.arrived, "new"),
    )  # fmt: skip
    return " ".join([*words, *[word for holds, word in states if holds]])
