"""Procedures: ordered tables of numbered steps, and the frames that run them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from tefuda.kernel.game import Game


class Frame:
    """A procedure under way: which step is next, and its few local values, all plain data.

    A subclass names its own values in FIELDS (for saving) and copies them in `copy` (for
    cloning); what all frames have is copied by Game.clone.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.pc: int = 0
        self.table: str = ""  # the procedure's name in the rulebook
        self.steps: list[Step] = []  # its rows

    def copy(self) -> Frame:
        return Frame()

    def progress(self) -> int:
        """How far it has got inside its present step, to tell its decisions apart."""
        return 0

    def says(self, source: int) -> int:
        """Which of that card's printed abilities it carries out, from 1; 0 if none."""
        return 0


F = TypeVar("F", bound=Frame)


class Step:
    """One row of a procedure: the clause it carries out, and the function that does it."""

    def __init__(self, clause: str, name: str, run: Callable[[Game, Any], None]) -> None:
        self.clause = clause
        self.name = name
        self.run = run


def within(clause: str, other: str) -> bool:
    """Whether a clause is that one or stands under it: 7-1-2 is under 7-1, 7.4.2 under 7.4."""
    return clause == other or clause.startswith((f"{other}-", f"{other}."))


class Procedure(Generic[F]):
    """A numbered procedure of a rulebook.

    Steps run in order. A step that asks is followed by one that takes the answer; a step may
    push another procedure, which runs to its end first, or go to another step by name.
    """

    def __init__(self, name: str, clause: str, blank: Callable[[], F]) -> None:
        self.name = name
        self.clause = clause
        self.blank = blank  # makes an empty frame, for loading
        self.steps: list[Step] = []
        self.at: dict[str, int] = {}

    def step(
        self, clause: str = ""
    ) -> Callable[[Callable[[Game, F], None]], Callable[[Game, F], None]]:
        """Add the next row of the table."""

        def add(run: Callable[[Game, F], None]) -> Callable[[Game, F], None]:
            self._append(Step(clause, run.__name__, run))
            return run

        return add

    def _append(self, step: Step) -> None:
        if step.name in self.at:
            raise ValueError(f"procedure {self.name} has two steps named {step.name}")
        self.at[step.name] = len(self.steps)
        self.steps.append(step)

    def changed(
        self,
        replace: dict[str, Step] | None = None,
        after: dict[str, list[Step]] | None = None,
        remove: tuple[str, ...] = (),
    ) -> Procedure[F]:
        """A copy with some rows replaced, added or removed: how an edition or format differs."""
        replace = replace or {}
        after = after or {}
        for name in [*replace, *after, *remove]:
            if name not in self.at:
                raise ValueError(f"procedure {self.name} has no step named {name}")
        new: Procedure[F] = Procedure(self.name, self.clause, self.blank)
        for step in self.steps:
            if step.name not in remove:
                new._append(replace.get(step.name, step))
            for extra in after.get(step.name, []):
                new._append(extra)
        return new

    def citing(self, clause: str, clauses: dict[str, str]) -> Procedure[F]:
        """A copy whose steps carry out these clauses: what games share, each cites its own way."""
        new: Procedure[F] = Procedure(self.name, clause, self.blank)
        for name in clauses:
            if name not in self.at:
                raise ValueError(f"procedure {self.name} has no step named {name}")
        for step in self.steps:
            new._append(Step(clauses.get(step.name, clause), step.name, step.run))
        return new


AnyProcedure = Procedure[Any]
