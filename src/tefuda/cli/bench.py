"""`tefuda bench`: games, decisions and clones a second, beside python-chess in the same run."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from tefuda.cards import catalog as all_cards
from tefuda.cards import house
from tefuda.cli import bench_against, bench_serve
from tefuda.cli.screen import Edition, GameName, Seats, console, print_json
from tefuda.decks import house_decks
from tefuda.games import GAMES, room, rulebook
from tefuda.games import seats as seats_of
from tefuda.kernel import game as game_module
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.rng import seeded
from tefuda.kernel.rulebook import Rulebook
from tefuda.kernel.view import view
from tefuda.language import language
from tefuda.sim import compiled

SLICE = 0.25  # seconds


app = App(name="bench", help="How fast games, and servers, are.")
app.command(bench_serve.serve)


@app.default
def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long each part is measured.")] = 5.0,
    json: Annotated[bool, Parameter(help="Print JSON.")] = False,
    here: Annotated[bool, Parameter(help="Only this build, without the other one.")] = False,
    against: Annotated[
        str, Parameter(help="Another commit to compile and to measure beside this checkout.")
    ] = "",
    starters: Annotated[
        bool, Parameter(help="Decks of the imported starter sets, not house decks.")
    ] = False,
    game: GameName = GAMES[0],
    edition: Edition = "",
    seats: Seats = 0,
) -> int:
    """Measure random games of the house decks on one core, beside random games of python-chess.

    If `make compile` has been run, both the compiled and the plain build are measured. With
    `--against REF` the checkout and that commit are compiled and measured in turn, and the answer
    is how many times as fast this one is.
    """
    if not 0 < seconds <= 3600:
        raise TefudaError(f"cannot measure for {seconds:g} seconds; more than 0, at most 3600")
    # A game, an edition or a table that is not there is said before anything else.
    players = seats_of(game, edition, seats)
    more = ["--starters"] if starters else []
    more += ["--edition", edition] if edition else []
    more += ["--seats", str(players)]
    if against:
        ratios = bench_against.against(against, _root(), game, seconds, more)
        if json:
            print_json({"game": game, "against": against, "ratios": ratios})
        else:
            for line in bench_against.told(ratios):
                console().print(line)
        return 0
    builds: dict[str, dict[str, Any]] = {}
    for name, path in _builds(here):
        if path is None:
            decks = _starter_decks(game) if starters else _house_decks(game)
            builds[name] = _measure(rulebook(game, edition), seconds, decks, players)
        else:
            builds[name] = bench_against.slice_of(path, game, seconds, more)
    report = {"game": game, "builds": builds}
    if json:
        print_json(report)
    else:
        _print(report)
    return 0


def _root() -> Path:
    """The checkout that this is run from."""
    package = Path(game_module.__file__).parents[1]
    return package.parents[2] if compiled() else package.parents[1]


def _builds(here: bool) -> list[tuple[str, Path | None]]:
    mine = "compiled" if compiled() else "plain"
    found: list[tuple[str, Path | None]] = [(mine, None)]
    root = _root()
    other = root / "src" if compiled() else root / "build" / "compiled"
    if not here and (other / "tefuda").is_dir():
        found.append(("plain" if compiled() else "compiled", other))
    return sorted(found)


def _house_decks(game: str) -> list[Any]:
    catalog = house(game)
    decks = [deck.split(catalog) for deck in house_decks(game).values()]
    if len(decks) < 2:
        raise TefudaError(f"{game} comes with too few decks to measure; try --starters")
    return decks


def _starter_decks(game: str) -> list[Any]:
    """A deck of each starter set: what lies apart, and its cards in turn until there are enough."""
    catalog = all_cards(game)
    own = room(game).construction
    decks = []
    for name in own.STARTERS:
        cards = [card for number, card in catalog.cards.items() if number.startswith(f"{name}-")]
        kind, wanted = own.APART
        apart = [card for card in cards if card.kind == kind][:wanted]
        others = [card for card in cards if card.kind != kind]
        size = own.SIZE[0]
        enough = sum(own.copies_left(card, [], rulebook(game)) for card in others) >= size
        if len(apart) == wanted and enough:
            decks.append((apart, [others[i % len(others)] for i in range(size)]))
    if not decks:
        raise TefudaError("no starter sets have been imported; see `tefuda cards import --help`")
    return decks


class _Chess:
    """Random games of python-chess, if that is installed, in slices between our own."""

    def __init__(self) -> None:
        try:
            import chess
        except ImportError:
            self.board: Any = None
        else:
            self.board = chess.Board
        self.rng = random.Random(1)
        self.games = 0
        self.plies = 0
        self.spent = 0.0

    def play(self, seconds: float) -> None:
        if self.board is None:
            return
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            board = self.board()
            while not board.is_game_over():
                board.push(self.rng.choice(list(board.legal_moves)))
                self.plies += 1
            self.games += 1
        self.spent += time.perf_counter() - started

    def report(self, seconds: float) -> dict[str, float]:
        if self.board is None:
            return {}
        copies = _per_second(self.board().copy, seconds)
        return {
            "games": self.games / self.spent,
            "decisions": self.plies / self.spent,
            "clones": copies,
        }


def _per_second(work: Any, seconds: float) -> float:
    count = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(100):
            work()
        count += 100
    return count / (time.perf_counter() - started)


def _random_game(rules: Rulebook, sides: list[Any], seed: int, stop_after: int = 100_000) -> Game:
    game = room(rules.game).new_game(rules, sides, seed)
    rng = seeded(seed)
    while game.result is None and game.decisions < stop_after:
        decision = game.decision
        assert decision is not None
        options = decision.options
        game.choose(options[rng.below(len(options))])
    return game


def _table(decks: list[Any], players: int, number: int) -> list[Any]:
    """Decks for a table; as the numbers count up, all of them meet all others. At tables of more
    they differ as far as there are enough, for team mates may share no card."""
    n = len(decks)
    if players > 2:
        return [decks[(number + i) % n] for i in range(players)]
    return [decks[number // n % n], decks[number % n]]


def _measure(rules: Rulebook, seconds: float, decks: list[Any], players: int) -> dict[str, Any]:
    games = decisions = turns = 0
    chess = _Chess()
    spent = 0.0
    while spent < seconds:
        # Slices in turn, so that both meet the same noise of the machine.
        started = time.perf_counter()
        while time.perf_counter() - started < SLICE:
            game = _random_game(rules, _table(decks, players, games), games)
            games += 1
            decisions += game.decisions
            turns += game.turn
        spent += time.perf_counter() - started
        chess.play(SLICE)
    middle = _random_game(rules, _table(decks, players, 1), 7, 60)
    seat = middle.decision.seat if middle.decision is not None else 0
    return {
        "chess": chess.report(seconds / 5),
        "games": games / spent,
        "decisions": decisions / spent,
        "decisions_per_game": decisions / games,
        "turns_per_game": turns / games,
        "clones": _per_second(middle.clone, seconds / 5),
        "views": _per_second(lambda: view(middle, seat), seconds / 5),
        "by_board": _by_board(rules, _table(decks, players, 1), seconds),
        "editions": _by_edition(rules.game, decks, seconds / 2),
    }


def _by_edition(name: str, decks: list[Any], seconds: float) -> dict[str, float]:
    """Games a second under each edition, taken in turn so that all meet the same noise."""
    editions = room(name).EDITIONS
    spent = dict.fromkeys(editions, 0.0)
    games = 0
    while sum(spent.values()) < seconds * len(editions):
        for edition, rules in editions.items():
            sides = _table(decks, seats_of(name, edition), games)
            started = time.perf_counter()
            _random_game(rules, sides, games)
            spent[edition] += time.perf_counter() - started
        games += 1
    return {edition: games / spent[edition] for edition in editions}


def _by_board(rules: Rulebook, sides: list[Any], seconds: float) -> dict[str, float]:
    """Microseconds a decision, by how many cards are on the field."""
    crowd = room(rules.game).show.CROWD
    at = [zone.name for zone in rules.zones].index(crowd)
    spent: dict[int, float] = {}
    count: dict[int, int] = {}
    started = time.perf_counter()
    seed = 0
    while time.perf_counter() - started < seconds / 2:
        seed += 1
        game = room(rules.game).new_game(rules, sides, seed)
        rng = seeded(seed)
        while game.result is None:
            decision = game.decision
            assert decision is not None
            options = decision.options
            if len(options) > 1 and options[-1].verb == "end":
                options = options[:-1] if rng.below(4) else options
            size = sum(len(seat.zones[at]) for seat in game.seats)
            before = time.perf_counter()
            game.choose(options[rng.below(len(options))])
            spent[size] = spent.get(size, 0.0) + time.perf_counter() - before
            count[size] = count.get(size, 0) + 1
    return {str(n): spent[n] / count[n] * 1e6 for n in sorted(spent) if count[n] >= 20}


def _print(report: dict[str, Any]) -> None:
    out = console()
    crowd = language("en", report["game"]).say(f"zone.{room(report['game']).show.CROWD}")
    for name, build in report["builds"].items():
        out.print(
            f"{name:<12}  {build['games']:>8.1f} games/s {build['decisions']:>10.0f} decisions/s "
            f"{1e6 / build['clones']:>7.2f} µs a clone {1e6 / build['views']:>7.1f} µs a view"
        )
        chess = build["chess"]
        if chess:
            out.print(
                f"python-chess  {chess['games']:>8.1f} games/s {chess['decisions']:>10.0f} plies/s "
                f"    {1e6 / chess['clones']:>7.2f} µs a copy"
            )
            out.print(
                f"{'':<12}  {build['games'] / chess['games']:>8.1f} times python-chess; a clone is "
                f"{chess['clones'] / build['clones']:.1f} board copies; "
                f"{build['decisions_per_game']:.0f} decisions, {build['turns_per_game']:.1f} turns "
                "a game"
            )
        else:
            out.print("python-chess is not installed: no ratios (pip install chess)")
        rates = ", ".join(f"{name}: {rate:.0f}" for name, rate in build["editions"].items())
        out.print(f"{'':<12}  games/s by edition: {rates}")
        costs = ", ".join(f"{n}: {us:.0f}" for n, us in build["by_board"].items())
        out.print(f"{'':<12}  µs a decision by {crowd} on the field: {costs}")
    if {"compiled", "plain"} <= set(report["builds"]):
        ratio = report["builds"]["compiled"]["games"] / report["builds"]["plain"]["games"]
        out.print(f"compiled is {ratio:.1f} times plain")
