"""The tables of a report. Everything that is shown, drawn or written comes from them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.rules.index import index
from tefuda.sim.intervals import difference, interval, sequence
from tefuda.sim.report.cards import Card, Rows, card_rows, deck_cards
from tefuda.sim.report.deck import colours, counters, curve, openings
from tefuda.sim.store import Score, Store

FEW: Final = 20  # games below which a rate is not drawn

ALWAYS: Final = "The intervals are 95% ones that hold however often they were looked at."
ONCE: Final = (
    "The intervals are 95% ones of their own (Wilson, Newcombe): good for one look at one number, "
    "too narrow for picking the most striking of many."
)
BIAS: Final = (
    "Only chance decides what is in the opening hand, so that column is a fair comparison. Cards "
    "that come later are seen in games that last: a deck that wins late looks good with every card "
    "it draws, one that wins early looks bad. “Same length” compares only games that took as many "
    "turns. Played cards were also chosen, by a player who may have been winning already."
)


class Table(NamedTuple):
    """Rows with a heading; rates are between 0 and 1."""

    name: str
    title: str
    says: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]

    def dicts(self) -> list[dict[str, Any]]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


class DeckReport(NamedTuple):
    """What there is to say about one deck."""

    name: str
    games: int
    rate: float
    tables: tuple[Table, ...]

    def table(self, name: str) -> Table:
        return next(table for table in self.tables if table.name == name)


class Report(NamedTuple):
    """What the games of one edition, played by the same bots, say."""

    game: str
    edition: str
    bots: str
    games: int
    others: tuple[str, ...]  # what else the store has
    tables: tuple[Table, ...]
    decks: tuple[DeckReport, ...]

    def table(self, name: str) -> Table:
        return next(table for table in self.tables if table.name == name)

    def all(self) -> Iterator[tuple[str, Table]]:
        """All tables, each with the deck it is about, "" if it is about all."""
        for table in self.tables:
            yield "", table
        for deck in self.decks:
            for table in deck.tables:
                yield deck.name, table


def report(
    store: Store, deck: str = "", game: str = "", edition: str = "", bot: str = ""
) -> Report:
    """The report of a store: of the edition and bots that it has most games of, or as named."""
    groups: dict[tuple[str, str, str], list[Score]] = defaultdict(list)
    for score in store.scores():
        bots = " and ".join(sorted({side.bot for side in score.sides}))
        groups[score.game, score.edition, bots].append(score)
    if not groups:
        raise TefudaError(f"the store {store.path} has no games yet")
    wanted = {
        key: scores
        for key, scores in groups.items()
        if game in ("", key[0]) and edition in ("", key[1]) and bot in ("", key[2])
    }
    listed = [f"{' '.join(key[:2])} played by {key[2]}" for key in groups]
    if not wanted:
        raise TefudaError(f"the store has no such games; it has {', '.join(listed)}")
    key = max(wanted, key=lambda one: sum(score.games for score in wanted[one]))
    scores = wanted[key]
    names = {side.deck: side.name for score in scores for side in score.sides}
    if deck and deck not in names.values():
        raise TefudaError(f"there is no deck {deck!r:.80} in the store; there is "
                          f"{', '.join(names.values())}")  # fmt: skip
    shown = {id: name for id, name in names.items() if deck in ("", name)}
    cells = tuple(score.cell for score in scores)
    return Report(
        *key,
        sum(score.games for score in scores),
        tuple(said for said, other in zip(listed, groups, strict=True) if other != key),
        (
            _matchups(scores),
            _decks(store, cells),
            _lengths(scores),
            _over_turns(store, cells),
            _redraws(store, cells),
            _endings(store, cells, key[0], key[1]),
        ),
        tuple(_deck(store, cells, key[0], id, name) for id, name in shown.items()),
    )


def marks(cells: Iterable[int]) -> str:
    """Cells as SQL writes a list of them."""
    return ", ".join(str(int(cell)) for cell in cells)


def _matchups(scores: list[Score]) -> Table:
    met: dict[tuple[str, str], tuple[Counter[float], int, int]] = {}
    for score in scores:
        for i, side in enumerate(score.sides):
            against = " + ".join(s.name for j, s in enumerate(score.sides) if j != i)
            if i and side.name == against:
                continue  # a mirror is told once
            rounds, games, wins = met.get((side.name, against), (Counter[float](), 0, 0))
            total = rounds + side.rounds
            met[side.name, against] = (total, games + score.games, wins + side.wins)
    rows = [
        (mine, theirs, games, _round(wins / games), *map(_round, sequence(rounds)))
        for (mine, theirs), (rounds, games, wins) in met.items()
    ]
    return Table(
        "matchups",
        "Who beats whom",
        f"The win rate of each deck against each other, in pairs of games with the same seed and "
        f"changed seats. {ALWAYS}",
        ("deck", "against", "games", "rate", "low", "high"),
        rows,
    )


def _decks(store: Store, cells: tuple[int, ...]) -> Table:
    rows = []
    for name, games, wins, first, first_wins in store.rows(
        f"""SELECT deck_name, count(*), sum(won), sum(first), sum(first AND won) FROM played
        WHERE cell IN ({marks(cells)}) GROUP BY deck ORDER BY sum(won) * 1.0 / count(*) DESC"""
    ):
        later, later_wins = games - first, wins - first_wins
        rows.append(
            (
                name, games, _round(wins / games), *_rate(first_wins, first),
                *_rate(later_wins, later), *_gap(first_wins, first, later_wins, later),
            )
        )  # fmt: skip
    return Table(
        "going_first",
        "Going first",
        f"Each deck's win rate when it goes first and when it does not, over all it met. {ONCE}",
        (
            "deck", "games", "rate", "first", "first_low", "first_high", "later", "later_low",
            "later_high", "difference", "difference_low", "difference_high",
        ),
        rows,
    )  # fmt: skip


def _lengths(scores: list[Score]) -> Table:
    turns: Counter[int] = Counter()
    for score in scores:
        turns.update(score.turns)
    total = turns.total()
    return Table(
        "lengths",
        "How long games are",
        "Turns of both players together.",
        ("turns", "games", "share"),
        [(turn, turns[turn], _round(turns[turn] / total)) for turn in sorted(turns)],
    )


def _over_turns(store: Store, cells: tuple[int, ...]) -> Table:
    rows = [
        (name, turns, games, *_rate(wins, games))
        for name, turns, games, wins in store.rows(
            f"""SELECT deck_name, turns, count(*), sum(won) FROM played
            WHERE cell IN ({marks(cells)}) GROUP BY deck, turns ORDER BY deck, turns"""
        )
    ]
    return Table(
        "over_turns",
        "Win rate over turns",
        "How often a deck wins the games that end on a turn: who is early, who is late. "
        f"Drawn where there are {FEW} games or more. {ONCE}",
        ("deck", "turns", "games", "rate", "low", "high"),
        rows,
    )


def _redraws(store: Store, cells: tuple[int, ...]) -> Table:
    rows = []
    for name, games, wins, taken, taken_wins in store.rows(
        f"""SELECT deck_name, count(*), sum(won), sum(redrew), sum(redrew AND won) FROM played
        WHERE cell IN ({marks(cells)}) GROUP BY deck ORDER BY deck"""
    ):
        kept, kept_wins = games - taken, wins - taken_wins
        rows.append(
            (
                name, _round(taken / games), kept, *_rate(kept_wins, kept), taken,
                *_rate(taken_wins, taken), *_gap(kept_wins, kept, taken_wins, taken),
            )
        )  # fmt: skip
    return Table(
        "redraws",
        "First hand kept, or a new one taken",
        "Hands that are kept are the better ones, so a difference is not what the choice itself "
        f"brings. {ONCE}",
        (
            "deck", "redraws", "kept", "kept_rate", "kept_low", "kept_high", "taken",
            "taken_rate", "taken_low", "taken_high", "difference", "difference_low",
            "difference_high",
        ),
        rows,
    )  # fmt: skip


def _endings(store: Store, cells: tuple[int, ...], game: str, edition: str) -> Table:
    clauses = index(game, edition)
    found = [
        *store.rows(
            f"""SELECT reason, clause, count(*) FROM games WHERE cell IN ({marks(cells)})
            GROUP BY reason, clause ORDER BY count(*) DESC"""
        )
    ]
    total = sum(n for *_, n in found)
    rows = [
        (reason, clause, clauses[clause].en if clause in clauses else "", n, _round(n / total))
        for reason, clause, n in found
    ]
    return Table(
        "endings",
        "What ends games",
        "The clause that ended them.",
        ("reason", "clause", "means", "games", "share"),
        rows,
    )


# -- one deck ----------------------------------------------------------------------------------


def _deck(store: Store, cells: tuple[int, ...], game: str, id: int, name: str) -> DeckReport:
    cards = deck_cards(store, game, id)
    rows = card_rows(store, marks(cells), id)
    games = sum(n for n, _ in rows.lengths.values())
    wins = sum(n for _, n in rows.lengths.values())
    own = [card for card in cards if card.kind != room(game).construction.APART[0]]
    tests = 2 * max(1, len(own))
    seen = Table(
        "cards",
        "Cards",
        f"Win rates with a card in the opening hand, in hand at any time, never seen, and played. "
        f"{BIAS} {ONCE}",
        (
            "card", "name", "copies", "opening", "opening_games", "opening_difference",
            "opening_low", "opening_high", "hand", "hand_games", "never", "never_games",
            "hand_difference", "hand_low", "hand_high", "same_length", "same_length_low",
            "same_length_high", "played", "played_games", "played_difference", "played_low",
            "played_high", "first_played",
        ),
        [_card(card, rows, games, wins) for card in own],
    )  # fmt: skip
    pulled = [
        (card.number, card.name, what, *map(_round, gap))
        for card in own
        for what, gap in _sure(card, rows, games, wins, tests)
        if gap[2] < 0
    ]
    down = Table(
        "pulls_down",
        "Cards that pull it down",
        f"Win rates that are lower with the card, by more than chance explains: the interval is "
        f"wide enough for all {tests} comparisons of this deck at once.",
        ("card", "name", "when", "difference", "low", "high"),
        sorted(pulled, key=lambda row: float(row[3])),
    )
    return DeckReport(
        name,
        games,
        _round(wins / games),
        (
            Table("curve", "Curve", "Cards by cost.", ("cost", "cards"), curve(own)),
            Table("colours", "Colours", "", ("colour", "cards"), colours(own)),
            Table("counters", _lent(game), "", ("value", "cards"), counters(own)),
            Table(
                "openings",
                "A playable opening",
                "The chance that an opening hand has a card that costs no more than the number of "
                "the turn, from the list alone; the same if a hand without one is changed once, "
                "where the rules have it; and the share of games in which a card was played by "
                "that turn of its player.",
                ("by_turn", "in_hand", "with_redraw", "played"),
                openings(store, marks(cells), game, id, own),
            ),
            down,
            seen,
        ),
    )


def _lent(game: str) -> str:
    """The word for what cards lend each other in battle."""
    return (room(game).construction.LENT or "lent value").replace("_", " ").capitalize() + "s"


def _card(card: Card, rows: Rows, games: int, wins: int) -> tuple[Any, ...]:
    seen = rows.seen(card.place)
    first = rows.first_played(card.place)
    not_played, not_played_wins = seen.hand - seen.both, seen.hand_wins - seen.both_wins
    return (
        card.number, card.name, card.copies,
        _share(seen.opening_wins, seen.opening), seen.opening,
        *_gap(seen.opening_wins, seen.opening, wins - seen.opening_wins, games - seen.opening),
        _share(seen.hand_wins, seen.hand), seen.hand,
        _share(wins - seen.any_wins, games - seen.any), games - seen.any,
        *_gap(seen.hand_wins, seen.hand, wins - seen.any_wins, games - seen.any),
        *map(_round, rows.same_length(card.place)),
        _share(seen.played_wins, seen.played), seen.played,
        *_gap(seen.both_wins, seen.both, not_played_wins, not_played),
        None if first is None else round(first, 1),
    )  # fmt: skip


def _sure(
    card: Card, rows: Rows, games: int, wins: int, tests: int
) -> Iterator[tuple[str, tuple[float, float, float]]]:
    """Differences with intervals that hold for so many comparisons together (Bonferroni)."""
    z = NormalDist().inv_cdf(1 - 0.025 / tests)
    seen = rows.seen(card.place)
    if seen.opening and games > seen.opening:
        others, rest = wins - seen.opening_wins, games - seen.opening
        low, high = difference(seen.opening_wins, seen.opening, others, rest, z)
        yield "in the opening hand", (seen.opening_wins / seen.opening - others / rest, low, high)
    rate, low_, high_ = rows.same_length(card.place, z)
    if rate is not None and low_ is not None and high_ is not None:
        yield "in hand, games of the same length", (rate, low_, high_)


# -- numbers -----------------------------------------------------------------------------------


def _round(rate: float | None) -> Any:
    return None if rate is None else round(rate, 4)


def _share(wins: int, games: int) -> Any:
    return _round(wins / games) if games else None


def _rate(wins: int, games: int) -> tuple[Any, Any, Any]:
    """A rate with its interval, nothing if there are no games."""
    if not games:
        return None, None, None
    low, high = interval(wins, games)
    return _round(wins / games), _round(low), _round(high)


def _gap(wins: int, games: int, others: int, other_games: int) -> tuple[Any, Any, Any]:
    """A difference of rates with its interval, nothing if one of them is of no games."""
    if not games or not other_games:
        return None, None, None
    low, high = difference(wins, games, others, other_games)
    return _round(wins / games - others / other_games), _round(low), _round(high)
