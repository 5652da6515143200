"""Break rules on purpose, one at a time, and see whether a test notices.

    python -m scripts.mutants -n 400 --seed 1 --games onepiece,shared
    python -m scripts.mutants --only effects/leave.py          every mutant of a file
    python -m scripts.mutants --only effects.leave:candidates  ... or of a function

Mutants are drawn at random by seed, a function at a time, over all functions and tables of
kernel, effects and games that carry rules. What could notice one (the scenarios, rulings and quick
tests that come through the broken line) is run in a process of its own, the quickest first, until
something fails. Mutants that change nothing anybody could see stand in mutation/equivalent.tsv,
each with the reason; they are not counted.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import NoReturn

import pytest
from scripts.mutation.breaks import Break, breaks
from scripts.mutation.place import GROUPS, PACKAGE, places
from scripts.mutation.tables import TableBreak, tables
from scripts.mutation.witnesses import ROOT, Witness, spot, within_pytest, witnesses

Mutant = Break | TableBreak
EQUIVALENT = Path(__file__).parent / "mutation" / "equivalent.tsv"
WANTED = 95  # per cent noticed
GAMES_HEARD = 150  # golden games that are played for a mutant


def equivalent() -> dict[str, str]:
    """The reviewed list: a mutant's key, and why nobody could notice it."""
    found: dict[str, str] = {}
    for line in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, reason = line.rpartition("\t")
            found[key] = reason
    return found


def group_of(mutant: Mutant) -> str:
    return mutant.place.group if isinstance(mutant, Break) else mutant.group


def where(mutant: Mutant) -> str:
    path = mutant.place.path if isinstance(mutant, Break) else mutant.path
    return f"{path.relative_to(ROOT)}:{mutant.line}"


def describe(mutant: Mutant) -> str:
    if isinstance(mutant, Break):
        clause, text = mutant.place.clause, f"{mutant.before}  =>  {mutant.after}"
    else:
        clause, text = mutant.clause, mutant.text
    return f"{where(mutant)}  [{clause or 'no clause'}]  {mutant.kind}: {text}"


def all_mutants(groups: list[str]) -> dict[str, list[list[Mutant]]]:
    """By group, and in it by function, or by table and kind."""
    found: dict[str, list[list[Mutant]]] = {group: [] for group in groups}
    for place in places():
        if place.group in found:
            of_it: list[Mutant] = [*breaks(place)]
            if of_it:
                found[place.group].append(of_it)
    by_table: dict[tuple[str, str, str], list[Mutant]] = defaultdict(list)
    for mutant in tables():
        if mutant.group in found:
            table = mutant.key.partition(".")[0] if mutant.spans else mutant.key.split("\t")[0]
            by_table[mutant.group, mutant.kind, table].append(mutant)
    for (group, _, _), some in sorted(by_table.items()):
        found[group].append(some)
    return found


def draw(found: dict[str, list[list[Mutant]]], n: int, seed: int) -> list[Mutant]:
    """So many mutants, as many of each group; a function first, then one of its mutants."""
    drawn: list[Mutant] = []
    for i, (group, functions) in enumerate(found.items()):
        rng = random.Random(f"{seed} {group}")
        bags = [rng.sample(some, len(some)) for some in functions]
        share = n // len(found) + (i < n % len(found))
        while share and bags:
            bag = bags[rng.randrange(len(bags))]
            drawn.append(bag.pop())
            share -= 1
            bags = [one for one in bags if one]
    return drawn


class Court:
    """Runs what could notice a mutant."""

    def __init__(self, items: list[pytest.Item], lanes: int, most: int) -> None:
        self.most = most  # witnesses that are heard at most
        self.all = witnesses(items, lanes)
        self.at: dict[int, list[int]] = defaultdict(list)
        for i, witness in enumerate(self.all):
            for place in witness.spots:
                self.at[place].append(i)

    def called(self, mutant: Mutant) -> list[Witness]:
        """Who comes through the place, the quickest first."""
        if isinstance(mutant, Break):
            path, node = mutant.place.path, mutant.place.node
            first = min([node.lineno, *[one.lineno for one in node.decorator_list]])
            whole = self._through([(path, first, (node.end_lineno or mutant.line) + 1)])
            found = self._through([(path, mutant.line, mutant.line + 1)])
            if not any(w.scenario for w in found):
                return whole  # a line that continues another has no event of its own
            # Of what takes long it is known only through which functions it comes.
            ids = set(map(id, found))
            return [w for w in whole if w.coarse or id(w) in ids]
        if mutant.spans:
            return [w for w in self._through(list(mutant.spans)) if w.game in ("", mutant.game)]
        named = [w for w in self.all if w.game in ("", mutant.game)]
        return [
            w for w in named if not w.game or not mutant.edition or mutant.edition in w.editions
        ]

    def _through(self, spans: list[tuple[Path, int, int]]) -> list[Witness]:
        found: set[int] = set()
        for path, first, end in spans:
            for line in range(first, end):
                found.update(self.at.get(spot(str(path), line), []))
        return [self.all[i] for i in sorted(found)]

    def _likely(self, mutant: Mutant, called: list[Witness]) -> list[Witness]:
        """Those that say they show the clause, then some of the others."""
        clause = mutant.place.clause if isinstance(mutant, Break) else mutant.clause
        words = set(clause.replace(",", " ").split())
        first = [w for w in called if words & w.shows]
        others = [w for w in called if not words & w.shows]
        step = max(1, len(others) // self.most)
        return [*first, *others[::step]][: self.most]

    def hear(self, mutant: Mutant) -> str:
        """Who noticed, in a process that ends with it; nothing if nobody did."""
        called = self.called(mutant)
        games = [w for w in called if w.course is not None]
        # Golden games are many and go the same ways: some of them will do.
        heard = set(map(id, games[:: max(1, len(games) // GAMES_HEARD)]))
        called = [w for w in called if w.course is None or id(w) in heard]
        if self.most:
            called = self._likely(mutant, called)
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.close(read)
            self._judge(mutant, called, write)
        os.close(write)
        with os.fdopen(read) as pipe:
            answer = pipe.read()
        os.waitpid(child, 0)
        return answer or "the process ended"

    def _judge(self, mutant: Mutant, called: list[Witness], write: int) -> NoReturn:
        now = ""

        def say(text: str) -> NoReturn:
            os.write(write, text[:2000].encode())
            os._exit(0)

        def late(*_: object) -> None:
            say(f"{now} does not end")

        with contextlib.suppress(BaseException):
            sys.stderr = open(os.devnull, "w")  # noqa: SIM115
            signal.signal(signal.SIGALRM, late)
            mutant.apply()
            for witness in called:
                now = witness.name
                signal.setitimer(signal.ITIMER_REAL, 3 + 30 * witness.seconds)
                try:
                    failed = witness.fails()
                except BaseException as error:
                    failed = f"{type(error).__name__}: {error}"
                if failed:
                    say(f"{now}: {failed}")
        os.write(write, b"-" if called else b"--")
        os._exit(0)


def report(mutants: list[Mutant], answers: list[str], quiet: bool) -> bool:
    """Print what was noticed; whether it is enough in every group."""
    noticed: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for mutant, answer in zip(mutants, answers, strict=True):
        total[group_of(mutant)] += 1
        if answer.strip("-"):
            noticed[group_of(mutant)] += 1
            if not quiet:
                print(f"noticed   {describe(mutant)}\n          by {answer.splitlines()[0]}")
    for mutant, answer in zip(mutants, answers, strict=True):
        if not answer.strip("-"):
            reached = "" if answer == "-" else "  (nothing comes here)"
            print(f"survived  {describe(mutant)}{reached}")
    enough = True
    for group in GROUPS:
        if total[group]:
            share = 100 * noticed[group] / total[group]
            enough = enough and share >= WANTED
            name = "kernel + effects" if group == "shared" else group
            print(f"{name}: {noticed[group]} of {total[group]} noticed ({share:.1f}%)")
    return enough


def write(path: Path, mutants: list[Mutant], answers: list[str]) -> None:
    """Keep the results so far, for another look."""
    rows = [
        {"key": m.key, "group": group_of(m), "where": where(m), "by": a, "text": describe(m)}
        for m, a in zip(mutants, answers, strict=False)
    ]
    path.write_text(json.dumps(rows, indent=0, ensure_ascii=False))


def main() -> int:
    parser = argparse.ArgumentParser(description="Break rules on purpose; see what notices.")
    parser.add_argument("--games", default=",".join(GROUPS), help=f"of {', '.join(GROUPS)}")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("-n", type=int, default=400, help="how many; 0 for all there are")
    parser.add_argument("--only", default="", help="only those whose place holds this word")
    parser.add_argument("--kinds", action="store_true", help="only list how many of which kind")
    parser.add_argument("--quiet", action="store_true", help="print only what survived")
    parser.add_argument("--json", type=Path, help="write every result here, too")
    parser.add_argument("--most", type=int, default=0, help="hear so many scenarios at most")
    parser.add_argument("--again", type=Path, help="only what survived in this --json file")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    arguments = parser.parse_args()
    groups = [word.strip() for word in arguments.games.split(",")]
    unknown = [word for word in groups if word not in GROUPS]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    if not str(PACKAGE).startswith(str(ROOT / "src")):
        parser.error(f"mutants need the plain build; this is {PACKAGE}")

    found = all_mutants(groups)
    everything = [mutant for some in found.values() for one in some for mutant in one]
    kinds = Counter((group_of(mutant), mutant.kind) for mutant in everything)
    print(f"{len(everything)} mutants of {sum(map(len, found.values()))} functions and tables")
    if arguments.kinds:
        for (group, kind), n in sorted(kinds.items()):
            print(f"{group:12} {kind:18} {n}")
        return 0
    known = equivalent()
    stale = known.keys() - {mutant.key for mutant in everything}
    if len(groups) == len(GROUPS) and stale:
        print(f"{len(stale)} keys of {EQUIVALENT.name} mean no mutant there is:")
        print("\n".join(f"  {key}" for key in sorted(stale)))
    if arguments.only:
        mutants = [one for one in everything if arguments.only in f"{one.key} {where(one)}"]
    elif arguments.again:
        rows = json.loads(arguments.again.read_text())
        keys = {row["key"] for row in rows if not row["by"].strip("-")}
        mutants = [one for one in everything if one.key in keys]
    elif arguments.n:
        mutants = draw(found, arguments.n, arguments.seed)
    else:
        mutants = everything
    left_out = [mutant for mutant in mutants if mutant.key in known]
    mutants = [mutant for mutant in mutants if mutant.key not in known]

    return within_pytest(lambda items: trial(items, mutants, left_out, arguments))


def trial(
    items: list[pytest.Item],
    mutants: list[Mutant],
    left_out: list[Mutant],
    arguments: argparse.Namespace,
) -> int:
    """Hear the witnesses of every mutant, several mutants at a time, and report."""
    started = time.monotonic()
    court = Court(items, arguments.jobs, arguments.most)
    print(f"{len(court.all)} witnesses in {time.monotonic() - started:.0f} s", flush=True)
    gc.collect()
    gc.freeze()
    started = time.monotonic()
    global _COURT, _MUTANTS
    _COURT, _MUTANTS = court, mutants
    with multiprocessing.get_context("fork").Pool(arguments.jobs) as pool:
        answers: list[str] = []
        for answer in pool.imap(_hear, range(len(mutants)), chunksize=1):
            answers.append(answer)
            if len(answers) % 100 == 0:
                print(f"{len(answers)} of {len(mutants)}", flush=True)
            if arguments.json:
                write(arguments.json, mutants, answers)
    enough = report(mutants, answers, arguments.quiet)
    print(f"{len(left_out)} equivalent ones left out; {time.monotonic() - started:.0f} s")
    return 0 if enough else 1


_COURT: Court | None = None
_MUTANTS: list[Mutant] = []


def _hear(i: int) -> str:
    assert _COURT is not None
    return _COURT.hear(_MUTANTS[i])


if __name__ == "__main__":
    sys.exit(main())
