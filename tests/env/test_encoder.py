"""What a seat is given as arrays is what it sees: no more, no less, in every game and format."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tefuda import TefudaError
from tefuda.cards import house
from tefuda.env.board import Board
from tefuda.env.cards import card_table
from tefuda.env.course import Course
from tefuda.env.layout import OTHER, Kind
from tefuda.games import GAMES
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import CardView, View, view
from tests.env.tables import played, tables

TABLES = tables()


def read(course: Course, board: Board, seat: int) -> dict[str, Any]:
    """The arrays as rows of values by the names of their columns, rows without anything left out,
    numbers that stand for words and sets replaced by them."""
    flat = course.layout.flat(board.observe(seat))
    low, high = course.layout.bounds()
    assert (flat >= low).all()
    assert (flat <= high).all()
    found: dict[str, Any] = {}
    for name, array in course.layout.split(flat).items():
        columns = course.layout.arrays[name].columns
        rows = [array] if array.ndim == 1 else array
        found[name] = [
            {
                column.name: column.words[int(n)] if column.words
                else {bit for i, bit in enumerate(column.bits) if int(n) >> i & 1} if column.bits
                else int(n)
                for column, n in zip(columns, row, strict=True)
            }
            for row in rows
        ]  # fmt: skip
    return found


def seen_cards(seen: View, course: Course) -> Counter[tuple[Any, ...]]:
    """Of a view, every card that has a row: known ones, and hidden ones in places of their own."""
    n = course.seats
    faces: Counter[tuple[Any, ...]] = Counter()
    zones = {zone.name: zone for zone in course.start.rules.zones}
    for s, seat in enumerate(seen.seats):
        for name, cards in seat.zones.items():
            for card in cards:
                if card.number or zones[name].laid:
                    faces[((s - seen.seat) % n, name, *face(card, course))] += 1
    return faces


def face(card: CardView, course: Course) -> tuple[Any, ...]:
    index = course.kind.numbers[card.number] if card.number else 0
    if card.awakened:
        index += len(course.kind.numbers)
    stats = card.stats or (0,) * len(course.start.rules.stats)
    state = {
        word
        for word, holds in (
            ("rested", card.rested), ("face up", card.face_up), ("negated", card.negated),
            ("arrived this turn", card.arrived), ("seen", bool(card.number)),
            ("of the open kind", not card.number and bool(card.kind)),
        )
        if holds
    }  # fmt: skip
    return (
        index, *stats, frozenset(card.keywords), frozenset(state), card.tokens, card.damage,
        len(card.under),
    )  # fmt: skip


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_what_is_read_back_is_the_view(game: str, edition: str, seats: int) -> None:
    course = Course(game, decks="random", format=edition, seats=seats, options=7, history=5)
    stats = course.start.rules.stats
    steps = 0
    for board in played(course, 5, 110):
        for seat in range(seats):
            if steps % seats != seat and seat != board.seat:
                continue
            seen = view(board.game, seat)
            arrays = read(course, board, seat)
            rows = [row for row in arrays["cards"] if row["zone"]]
            mine: Counter[tuple[Any, ...]] = Counter()
            for row in rows:
                if not row["over"] and (row["state"] & {"seen"} or laid(course, row)):
                    values = [row[stat] for stat in stats]
                    mine[(
                        row["seat"], row["zone"], row["card"], *values, frozenset(row["keywords"]),
                        frozenset(row["state"]), row["tokens"], row["damage"], row["beneath"],
                    )] += 1  # fmt: skip
            assert mine == seen_cards(seen, course)
            beneath = [
                number
                for one in seen.seats
                for cards in one.zones.values()
                for card in cards
                for number in card.under
            ]
            indexes = [row["card"] for row in rows if row["over"]]
            assert sorted(course.kind.numbers[number] for number in beneath) == sorted(indexes)
            the_table_is(course, board, seen, arrays)
        steps += 1
    assert steps > 20


def laid(course: Course, row: dict[str, Any]) -> bool:
    return any(zone.laid for zone in course.start.rules.zones if zone.name == row["zone"])


def the_table_is(course: Course, board: Board, seen: View, arrays: dict[str, Any]) -> None:
    n = course.seats
    [table] = arrays["globals"]
    assert (table["turn"], table["phase"]) == (seen.turn, seen.phase)
    assert (table["turn_seat"] + seen.seat) % n == seen.turn_seat
    assert table["deciding"] == ("me" if seen.deciding == seen.seat else "another")
    for relative, row in enumerate(arrays["seats"]):
        seat = seen.seats[(seen.seat + relative) % n]
        assert (row["out"], row["turns"]) == (seat.out, seat.turns)
        assert row["mate"] == (seat.team == seen.seats[seen.seat].team)
        assert {name: row[f"{name} pool"] for name in seat.pools} == seat.pools
        assert all(row[name] == len(cards) for name, cards in seat.zones.items())
    game = board.game
    named(course, board, seen, arrays, table["attacker"], game.attacker)
    named(course, board, seen, arrays, table["attacked"], game.attacked)
    options = [row for row in arrays["options"] if row["verb"]]
    decision = seen.decision
    if decision is None:
        assert not options
        assert table["options"] == 0
        return
    assert (table["decision"], table["purpose"]) == (decision.kind, decision.purpose)
    assert table["options"] == len(decision.options)
    page = decision.options[board.page * 7 : (board.page + 1) * 7]
    assert [row["verb"] for row in options] == [option.verb for option in page]
    assert [row["n"] for row in options] == [option.n for option in page]
    assert game.decision is not None
    for row, option in zip(options, game.decision.options[board.page * 7 :], strict=False):
        named(course, board, seen, arrays, row["row"], option.card)
        named(course, board, seen, arrays, row["other"], option.other)
    ids = {row["id"] for row in options}
    assert len(ids) == len(options), "two options of one decision have the same id"


def named(
    course: Course, board: Board, seen: View, arrays: dict[str, Any], at: int, id: int
) -> None:
    """A row that is referred to is that of the card, by the name the seat has for it; only a card
    that is no longer there has none."""
    card = board.game.cards.get(id)
    assert bool(at) == (card is not None and card.zone >= 0)
    if not at:
        return
    handle = board.game.name(id, seen.seat)
    row = arrays["cards"][at - 1]
    mark = SEAT_MARKS[(row["seat"] + seen.seat) % course.seats]
    zone = next(zone for zone in course.start.rules.zones if zone.name == row["zone"])
    place = f"{mark}.{zone.mark}"
    if "seen" not in row["state"]:
        assert handle.startswith(f"{place}#")
    elif row["over"]:
        assert handle.startswith(place)
        assert ".under:" in handle
    elif zone.laid:
        assert handle == (place if zone.capacity == 1 else f"{place}{row['place']}")
    else:
        number = next(n for n, i in course.kind.numbers.items() if i == row["card"])
        assert handle.removesuffix("(up)") == f"{place}:{number}"


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_arrays_do_not_depend_on_what_is_hidden(game: str, edition: str, seats: int) -> None:
    course = Course(game, decks="random", format=edition, seats=seats, options=9)
    changed = 0
    for step, board in enumerate(played(course, 11, 90)):
        seat = board.seat if step % 2 else step % seats
        mine = board.observe(seat)
        other = board.sample(seat, step)
        assert other.observe(seat) == mine
        changed += any(
            board.observe(foe) != other.observe(foe) for foe in range(seats) if foe != seat
        )
    assert changed > 5, "the deals were all alike, so nothing was shown"


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_listed_and_nothing_is_cut(game: str) -> None:
    course = Course(game, decks="random", options=4)
    pages = 0
    for seed in range(3):
        for board in played(course, seed):
            arrays = read(course, board, board.seat)
            [table] = arrays["globals"]
            assert OTHER not in (table["phase"], table["decision"], table["purpose"])
            assert not [row for row in arrays["options"] if row["verb"] == OTHER]
            assert not [row for row in arrays["history"] if row["event"] == OTHER]
            pages = max(pages, table["pages"])
    assert pages > 1


def test_pages_show_every_option_once_and_come_round() -> None:
    course = Course(GAMES[0], decks="random", options=3)
    turned = 0
    for board in played(course, 1, 200):
        keys = board.game.keys()
        if len(keys) <= 3 or board.page:
            continue
        shown: list[str] = []
        for _ in range((len(keys) + 2) // 3):
            mask = course.layout.mask(board.observe(board.seat))
            assert mask[3] == 1
            assert mask[:3].sum() == len(board.keys()) - 1
            shown += board.keys()[:-1]
            board.step(3)
            turned += 1
        assert shown == keys
        assert board.page == 0
    assert turned > 10


def test_an_action_that_is_not_possible_changes_nothing() -> None:
    course = Course(GAMES[0])
    board = course.begin(1)
    before = board.observe(board.seat)
    n = len(board.keys())
    for action in (n, -1, 64, 65, 10_000):
        with pytest.raises(TefudaError, match=f"action {action} is not possible now; 0 to {n - 1}"):
            board.step(action)
    assert board.observe(board.seat) == before


def test_history_is_what_the_seat_saw() -> None:
    course = Course(GAMES[0], decks=("red-rush", "blue-empty-scroll"), history=40)
    steps = [board.game.decisions for board in played(course, 2, 60)]
    assert steps[-1] > 40
    board = course.board
    log = board.game.log
    assert log is not None
    for seat in (0, 1):
        rows = read(course, board, seat)["history"]
        seen = [event.seen_by(seat, 0) for event in reversed(log[-40:])]
        assert [row["event"] for row in rows] == [event.kind for event in seen]
        cards = [course.kind.numbers.get(event.card, 0) for event in seen]
        assert [row["card"] for row in rows] == cards
        assert [row["n"] for row in rows] == [event.n for event in seen]


def test_the_card_table_follows_the_index() -> None:
    for game in GAMES:
        kind = Kind(house(game), "", 2, 64, 16)
        table = card_table(kind)
        assert table.values.shape == (2 * len(kind.numbers) + 1, len(table.columns))
        assert not table.values[0].any()
        cost = table.columns.index("cost")
        for number, index in kind.numbers.items():
            card = kind.catalog[number]
            assert table.values[index][cost] == card.stats[kind.rules.stat_index["cost"]]
            for trait in card.traits:
                assert table.values[index][table.columns.index(f"trait {trait}")] == 1


def test_layouts_of_one_kind_are_alike_and_others_are_refused() -> None:
    first, second = Course(GAMES[0]), Course(GAMES[0])
    assert first.layout.digest == second.layout.digest
    assert first.kind.fingerprint == second.kind.fingerprint
    assert Course(GAMES[1]).layout.digest != first.layout.digest
    with pytest.raises(TefudaError, match="there is no layout 99"):
        Course(GAMES[0], layout=99)
    with pytest.raises(TefudaError, match="this layout has"):
        Course(GAMES[1]).layout.split(first.layout.flat(first.begin(1).observe(0)))
