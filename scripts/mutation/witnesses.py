"""What could notice a mutant: scenarios, rulings on real cards, and tests; and which lines of the
rules each of them comes through, found once by tracing and kept under build/."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import pickle
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from scripts.mutation.place import PACKAGE

from tefuda import rules
from tefuda.cards import Catalog, house
from tefuda.games import GAMES, room
from tefuda.scenarios import Scenario, read_file, run

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "mutants"
# The quick tests of the rooms that rules are in; random games and views are left out.
TESTS = (
    "tests/games",
    "tests/effects",
    "tests/kernel/test_golden.py",
    "tests/kernel/test_loops.py",
)
_FILES = {str(path): i for i, path in enumerate(sorted(PACKAGE.rglob("*.py")))}
_ROOMS = tuple(f"{PACKAGE / name}{os.sep}" for name in ("kernel", "effects", "games"))
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
        self.shows: set[str] = set()
        if scenario is not None:
            self.shows.update(scenario.shows, *scenario.shows_in.values())
        self.seconds = 0.0
        self.spots = array("i")

    def content(self) -> str:
        return repr(self.scenario) if self.scenario is not None else self.name

    def fails(self) -> str:
        """What is wrong now, or nothing."""
        assert self.scenario is not None
        failures = run(self.scenario, self.catalog)
        return str(failures[0]) if failures else ""


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
        paths = sorted((ROOT / "tests" / "rulings" / game).glob("*.scn"))
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


@contextlib.contextmanager
def traced(spots: set[int]) -> Iterator[None]:
    """Note every line of the rules that is come through."""
    known: dict[str, int] = {}

    def begin(frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        path = frame.f_code.co_filename
        base = known.get(path)
        if base is None:
            base = known[path] = _FILES[path] * _WIDTH if path.startswith(_ROOMS) else -1
        if base < 0:
            return None
        spots.add(base + frame.f_lineno)

        def line(frame: FrameType, event: str, arg: Any, base: int = base) -> Callable[..., Any]:
            spots.add(base + frame.f_lineno)
            return line

        return line

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


def _profile_scenarios(witnesses: list[Witness], lanes: int) -> None:
    """Find how long each takes and where it comes through, unless that is known."""
    folder = KEPT / _digest(_sources())
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[str, tuple[float, array[int]]] = {}
    for path in folder.glob("scenarios-*.pickle"):
        kept.update(pickle.loads(path.read_bytes()))
    keys = [hashlib.sha256(one.content().encode()).hexdigest() for one in witnesses]
    new = [i for i, key in enumerate(keys) if key not in kept]
    if new:
        print(f"tracing {len(new)} scenarios", flush=True)
        children: list[int] = []
        for lane in range(lanes):
            child = os.fork()
            if child:
                children.append(child)
                continue
            found: dict[str, tuple[float, array[int]]] = {}
            for i in new[lane::lanes]:
                spots: set[int] = set()
                witnesses[i].fails()
                before = time.perf_counter()
                witnesses[i].fails()
                seconds = time.perf_counter() - before
                with traced(spots):
                    failed = witnesses[i].fails()
                found[keys[i]] = (-1.0 if failed else seconds, array("i", sorted(spots)))
            path = folder / f"scenarios-{os.getpid()}-{time.time_ns()}.pickle"
            path.write_bytes(pickle.dumps(found))
            os._exit(0)
        for child in children:
            os.waitpid(child, 0)
        for path in folder.glob("scenarios-*.pickle"):
            kept.update(pickle.loads(path.read_bytes()))
    for key, witness in zip(keys, witnesses, strict=True):
        witness.seconds, witness.spots = kept[key]


class _Tracer:
    """A plugin of pytest that notes where each test comes through."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[float, array[int]]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        spots: set[int] = set()
        before = time.perf_counter()
        with traced(spots):
            outcome = yield
        seconds = time.perf_counter() - before
        if outcome.excinfo is None:  # type: ignore[attr-defined]
            self.found[item.nodeid] = (seconds / 10, array("i", sorted(spots)))


def pytest_run(arguments: list[str], plugins: list[object]) -> int:
    """Run tests in this process without a word."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(
            pytest.main(
                [
                    "-q",
                    "-x",
                    "-p",
                    "no:cacheprovider",
                    "-p",
                    "no:xdist",
                    "-m",
                    "not slow",
                    "--rootdir",
                    str(ROOT),
                    *arguments,
                ],
                plugins,
            )
        )


def _profile_tests() -> list[Witness]:
    paths = [ROOT / name for name in TESTS if (ROOT / name).exists()]
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]
    own = _digest(iter([*files, *(ROOT / "tests" / "golden").glob("*")]))
    kept = KEPT / _digest(_sources()) / f"tests-{own}.pickle"
    if not kept.is_file():
        print("tracing the tests", flush=True)
        child = os.fork()
        if not child:
            tracer = _Tracer()
            arguments = [str(path) for path in paths]
            pytest_run(["--maxfail=1000", *arguments], [tracer])
            kept.write_bytes(pickle.dumps(tracer.found))
            os._exit(0)
        os.waitpid(child, 0)
    found: dict[str, tuple[float, array[int]]] = pickle.loads(kept.read_bytes())
    witnesses: list[Witness] = []
    for name, (seconds, spots) in found.items():
        witness = Witness(name, "", set(), None)
        witness.seconds, witness.spots = seconds, spots
        witnesses.append(witness)
    return witnesses


def witnesses(lanes: int = 2, with_tests: bool = True) -> list[Witness]:
    """All of them, the quickest first; what fails already notices nothing."""
    found = list(_scenarios())
    _profile_scenarios(found, lanes)
    broken = [one.name for one in found if one.seconds < 0]
    if broken:
        print(f"left out, since they fail without any mutant: {'; '.join(broken)}", flush=True)
    tests = _profile_tests() if with_tests else []
    return sorted((one for one in [*found, *tests] if one.seconds >= 0), key=lambda w: w.seconds)
