"""The ways in which what stands in tables is broken: steps, customs of an edition, zones."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from scripts.mutation.breaks import idle
from scripts.mutation.place import GROUPS, PACKAGE, SHARED

from tefuda.games import GAMES, room
from tefuda.kernel.procedure import AnyProcedure, Step
from tefuda.kernel.rulebook import Customs, Rulebook


@dataclass
class TableBreak:
    """One mutant of a table."""

    group: str
    kind: str
    key: str
    clause: str
    path: Path
    line: int
    text: str
    apply: Callable[[], None] = field(repr=False)
    game: str
    edition: str = ""  # whoever plays under it could notice; none: whoever plays the game
    spans: tuple[tuple[Path, int, int], ...] = ()  # ... and comes through these lines


def nothing(game: Any, frame: Any) -> None:
    """A step that was taken out of its table."""


def _where(step: Step) -> tuple[Path, int, int]:
    lines, first = inspect.getsourcelines(step.run)
    return Path(inspect.unwrap(step.run).__code__.co_filename), first, first + len(lines)


def _idle(step: Step) -> bool:
    """Whether a step only says that something is over."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(step.run))).body[0]
    return isinstance(tree, ast.FunctionDef) and idle(tree.body)


def _rulebooks(game: str) -> dict[str, Rulebook]:
    return room(game).EDITIONS


def _group(step: Step, game: str) -> str:
    return game if f".games.{game}" in step.run.__module__ else SHARED


def _dropped() -> list[TableBreak]:
    found: dict[str, TableBreak] = {}
    for game in GAMES:
        for rules in _rulebooks(game).values():
            for procedure in rules.procedures.values():
                for step in procedure.steps:
                    module = step.run.__module__.removeprefix("tefuda.")
                    key = f"{game} {procedure.name}.{step.name} ({module})"
                    if key in found or _idle(step):
                        continue
                    span = _where(step)
                    mark = f"{procedure.name}.{step.name}"

                    def apply(run: Any = step.run, game: str = game, mark: str = mark) -> None:
                        for rules in _rulebooks(game).values():
                            for one in rules.procedures[mark.partition(".")[0]].steps:
                                if one.run is run:
                                    one.run = nothing

                    found[key] = TableBreak(
                        _group(step, game), "step dropped", f"{key}\tstep dropped",
                        f"{game} {step.clause}", span[0], span[1], f"{mark} does nothing", apply,
                        game, "", (span,),
                    )  # fmt: skip
    return list(found.values())


def _swap(procedure: AnyProcedure, first: str) -> None:
    i = procedure.at[first]
    steps = procedure.steps
    steps[i], steps[i + 1] = steps[i + 1], steps[i]
    procedure.at[steps[i].name], procedure.at[steps[i + 1].name] = i, i + 1


def _swapped() -> list[TableBreak]:
    found: dict[str, TableBreak] = {}
    for game in GAMES:
        for rules in _rulebooks(game).values():
            for procedure in rules.procedures.values():
                for one, two in zip(procedure.steps, procedure.steps[1:], strict=False):
                    mark = f"{procedure.name}.{one.name}"
                    key = f"{game} {mark} <-> {two.name}"
                    if key in found:
                        continue
                    span = _where(one)

                    def apply(
                        game: str = game, table: str = procedure.name,
                        one: str = one.name, two: str = two.name,
                    ) -> None:  # fmt: skip
                        tables = {id(r.procedures[table]): r.procedures[table]
                                  for r in _rulebooks(game).values()}  # fmt: skip
                        for procedure in tables.values():
                            i = procedure.at.get(one, -1)
                            if i >= 0 and procedure.at.get(two) == i + 1:
                                _swap(procedure, one)

                    found[key] = TableBreak(
                        _group(one, game), "steps swapped", f"{key}\tsteps swapped",
                        f"{game} {one.clause}", span[0], span[1],
                        f"{two.name} comes before {mark}", apply, game, "",
                        (span, _where(two)),
                    )  # fmt: skip
    return list(found.values())


def _read(game: str) -> set[str]:
    """The customs that this game's rules look at: some are another game's alone."""
    folders = (PACKAGE / "kernel", PACKAGE / "effects", PACKAGE / "games" / game)
    text = "".join(path.read_text() for folder in folders for path in folder.rglob("*.py"))
    return set(re.findall(r"customs\.(\w+)", text))


def _flags() -> list[TableBreak]:
    """A custom that an edition sets, or is known for not setting, is the other way round."""
    found: list[TableBreak] = []
    flags = [field.name for field in fields(Customs)]
    for game in GAMES:
        books = _rulebooks(game)
        set_somewhere = {
            flag for rules in books.values() for flag in flags
            if getattr(rules.customs, flag)
        }  # fmt: skip
        set_somewhere &= _read(game)
        done: set[int] = set()
        for edition, rules in books.items():
            if id(rules.customs) in done:
                continue
            done.add(id(rules.customs))
            for flag in sorted(set_somewhere):

                def apply(customs: Customs = rules.customs, flag: str = flag) -> None:
                    setattr(customs, flag, not getattr(customs, flag))

                path = PACKAGE / "games" / game / "rulebook.py"
                found.append(
                    TableBreak(
                        game,
                        "custom",
                        f"{game} {edition} customs\t{flag}",
                        "",
                        path,
                        1,
                        f"{flag} is {not vars(rules.customs)[flag]} in {edition}",
                        apply,
                        game,
                        edition,
                    )
                )
    return found


def _zones() -> list[TableBreak]:
    found: list[TableBreak] = []
    for game in GAMES:
        rules = _rulebooks(game)[room(game).DEFAULT]
        for i, zone in enumerate(rules.zones):
            wrong: list[tuple[str, object]] = []
            if zone.capacity > 1:
                wrong += [("capacity", zone.capacity + 1), ("capacity", zone.capacity - 1)]
            seen = {"all": "owner", "owner": "all", "none": "owner"}[zone.visible]
            wrong.append(("visible", seen))
            if zone.fixed:
                wrong.append(("fixed", False))
            if zone.vital:
                wrong.append(("vital", False))
            for name, value in wrong:

                def apply(
                    game: str = game, i: int = i, name: str = name, value: object = value
                ) -> None:
                    for rules in _rulebooks(game).values():
                        setattr(rules.zones[i], name, value)
                        if name == "vital":
                            rules.vital[i] = False

                path = PACKAGE / "games" / game / "words.py"
                found.append(
                    TableBreak(
                        game,
                        "zone",
                        f"{game} zone {zone.name}\t{name} {value}",
                        "",
                        path,
                        1,
                        f"{name} of {zone.name} is {value}",
                        apply,
                        game,
                    )
                )
    return found


def tables() -> list[TableBreak]:
    """Every mutant of a table."""
    found = [*_dropped(), *_swapped(), *_flags(), *_zones()]
    assert all(one.group in GROUPS for one in found)
    return found
