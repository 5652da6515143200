"""What could notice a mutant: scenarios, rulings on real cards, and tests; and which lines of the
rules each of them comes through, found once by tracing and kept under build/."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from scripts.courses import Course, course, parting, played, told_games
from scripts.mutation.place import PACKAGE

from tefuda import rules
from tefuda.cards import Catalog, house
from tefuda.games import GAMES, room
from tefuda.scenarios import Scenario, read_file
from tefuda.scenarios.run import Table

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "mutants"
# The quick tests of the rooms that rules are in; random games and views are left out.
_KERNEL = ("loops", "moves", "seats", "knowledge")
TESTS = ("tests/games", "tests/effects", *(f"tests/kernel/test_{name}.py" for name in _KERNEL))
_PLUGINS = ("terminal", "cacheprovider", "xdist", "hypothesispytest")
_FILES = {str(path): i for i, path in enumerate(sorted(PACKAGE.rglob("*.py")))}
_ROOMS = tuple(f"{PACKAGE / name}{os.sep}" for name in ("kernel", "effects", "games"))
LONG = 0.2  # seconds
DULL = 60  # calls without a new line
_WIDTH = 10_000  # a line is its file's number times this, and its own


def spot(path: str, line: int) -> int:
    return _FILES[path] * _WIDTH + line


class Witness:
    """A scenario or a test, how long it takes and where it comes through."""

    def __init__(self, name: str, game: str, editions: set[str], scenario: Scenario | None) -> None:
        self.name = name
        self.game = game
        self.editions = editions
        self.scenario = scenario
        self.catalog: Catalog | None = None
        self.course: Course | None = None  # a golden game, and how it went
        self.told = ""
        self.item: pytest.Item | None = None
        self.tables: list[Table] = []  # a scenario's cards, made once
        self.shows: set[str] = set()
        if scenario is not None:
            self.shows.update(scenario.shows, *scenario.shows_in.values())
        self.seconds = 0.0
        self.spots = array("i")

    @property
    def coarse(self) -> bool:
        """Whether only the functions it comes through are noted: it takes long."""
        return self.course is not None or self.seconds > LONG

    def content(self) -> str:
        if self.item is not None:
            return f"{self.name} {_digest(iter([self.item.path]))}"
        return repr(self.scenario) if self.scenario is not None else self.name

    def fails(self) -> str:
        """What is wrong now, or nothing."""
        if self.course is not None:
            went = course(self.course)
            return "" if went == self.told else "it goes another way"
        if self.item is not None:
            reports = runtestprotocol(self.item, log=False, nextitem=None)
            return "it fails" if any(report.failed for report in reports) else ""
        assert self.scenario is not None
        if not self.tables:
            names = self.scenario.editions or [self.scenario.edition]
            self.tables = [Table(self.scenario, self.catalog, name) for name in names]
        failures, went = played(self.scenario, self.catalog, self.tables)
        if failures:
            return str(failures[0])
        changed = parting(self.scenario, went)
        return f"{changed}, it goes another way" if changed else ""


def _real(game: str) -> Catalog | None:
    """The real cards of a game, if they are beside the project."""
    from tests.rulings.conftest import SHARED, catalog

    return catalog(game) if (SHARED / "cards" / game).is_dir() else None


def _scenarios() -> Iterator[Witness]:
    for game in GAMES:
        house(game)
        for scenario in rules.scenarios(game):
            names = scenario.editions or [scenario.edition or room(game).DEFAULT]
            yield Witness(f"{scenario.path}: {scenario.title}", game, set(names), scenario)
    for game in GAMES:
        paths = sorted((ROOT / "tests" / "rulings" / game).rglob("*.scn"))
        real = _real(game) if paths else None
        if real is None:
            continue
        for path in paths:
            for scenario in read_file(path):
                names = scenario.editions or [scenario.edition or room(game).DEFAULT]
                title = f"{path.name}: {scenario.title}"
                witness = Witness(title, scenario.game, set(names), scenario)
                witness.catalog = real
                yield witness


def _courses() -> Iterator[Witness]:
    """The golden games; of them only the functions they come through are noted."""
    for one, went in told_games():
        witness = Witness(f"golden course {' '.join(map(str, one))}", one[0], {one[1]}, None)
        witness.course, witness.told = one, went
        yield witness


@contextlib.contextmanager
def traced(spots: set[int], calls_only: bool = False) -> Iterator[None]:
    """Note every line of the rules that is come through, or where its functions begin.

    A function that has shown nothing new for a while is not followed any more.
    """
    bases: dict[str, int] = {}
    dull: dict[CodeType, int] = {}  # calls of a function since it showed a new line
    note = spots.add

    def line(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
        spot = bases[frame.f_code.co_filename] + frame.f_lineno
        if spot not in spots:
            note(spot)
            dull[frame.f_code] = 0
        return line

    def begin(frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        path = code.co_filename
        base = bases.get(path)
        if base is None:
            base = bases[path] = _FILES[path] * _WIDTH if path.startswith(_ROOMS) else -1
        if base < 0:
            return None
        note(base + frame.f_lineno)
        if calls_only:
            return None
        calls = dull[code] = dull.get(code, 0) + 1
        return line if calls < DULL else None

    sys.settrace(begin)
    try:
        yield
    finally:
        sys.settrace(None)


def _digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.name.encode() + path.read_bytes())
    return total.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    for name in ("kernel", "effects", "games", "abilities", "text", "cards"):
        yield from (PACKAGE / name).rglob("*.py")
    yield from (PACKAGE / "data").rglob("*.jsonl")


def _profile(witnesses: list[Witness], lanes: int) -> None:
    """Find how long each takes and where it comes through, unless that is known."""
    folder = KEPT / _digest(_sources())
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[str, tuple[float, array[int]]] = {}
    for path in folder.glob("traced-*.pickle"):
        kept.update(pickle.loads(path.read_bytes()))
    keys = [hashlib.sha256(one.content().encode()).hexdigest() for one in witnesses]
    new = [i for i, key in enumerate(keys) if key not in kept]
    if new:
        print(f"tracing {len(new)} witnesses", flush=True)
        children: list[int] = []
        for lane in range(lanes):
            child = os.fork()
            if child:
                children.append(child)
                continue
            found: dict[str, tuple[float, array[int]]] = {}
            for i in new[lane::lanes]:
                spots: set[int] = set()
                one = witnesses[i]
                before = time.process_time()
                one.fails()
                one.seconds = time.process_time() - before
                with traced(spots, one.coarse):
                    failed = one.fails()
                found[keys[i]] = (-1.0 if failed else one.seconds, array("i", sorted(spots)))
            path = folder / f"traced-{os.getpid()}-{time.time_ns()}.pickle"
            path.write_bytes(pickle.dumps(found))
            os._exit(0)
        for child in children:
            os.waitpid(child, 0)
        for path in folder.glob("traced-*.pickle"):
            kept.update(pickle.loads(path.read_bytes()))
    for key, witness in zip(keys, witnesses, strict=True):
        witness.seconds, witness.spots = kept[key]
        if witness.scenario is not None and witness.seconds >= 0:
            witness.fails()  # its cards are made before anything is broken


def _tests(items: list[pytest.Item]) -> Iterator[Witness]:
    """The tests of the present session, each known by its name and its file."""
    for item in items:
        witness = Witness(item.nodeid, "", set(), None)
        witness.item = item
        yield witness


def within_pytest(program: Callable[[list[pytest.Item]], int]) -> int:
    """Run a program inside a session of pytest that has collected the tests, without a word."""

    class Loop:
        code = 0

        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            self.code = program(list(session.items))
            return True

    loop = Loop()
    paths = [str(ROOT / name) for name in TESTS if (ROOT / name).exists()]
    quiet = [
        "-s",
        "-o",
        "addopts=--import-mode=importlib",
        *(word for name in _PLUGINS for word in ("-p", f"no:{name}")),
    ]
    ended = pytest.main([*quiet, "-m", "not slow", "--rootdir", str(ROOT), *paths], [loop])
    return loop.code or int(ended)


def witnesses(items: list[pytest.Item], lanes: int = 2) -> list[Witness]:
    """All of them, the quickest first; what fails already notices nothing."""
    found = [*_scenarios(), *_courses(), *_tests(items)]
    _profile(found, lanes)
    broken = [one.name for one in found if one.seconds < 0]
    if broken:
        print(f"left out, since they fail without any mutant: {'; '.join(broken)}", flush=True)
    return sorted((one for one in found if one.seconds >= 0), key=lambda one: one.seconds)
