"""`tefuda bench --against REF`: this commit beside another, in slices of one run."""

from __future__ import annotations

import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from tefuda.cli.screen import console
from tefuda.kernel.errors import TefudaError

ROUNDS = 6
WHAT = {"games": "games/s", "decisions": "decisions/s", "clones": "clones/s", "views": "views/s"}


def against(
    ref: str, root: Path, game: str, seconds: float, more: list[str]
) -> dict[str, list[float]]:
    """How many times as fast this checkout is as that commit, round by round; both compiled."""
    theirs = _built(_checked_out(ref, root))
    ours = _built(root)
    ratios: dict[str, list[float]] = {}
    for n in range(ROUNDS):
        # Each goes first as often as the other, so that both meet the same noise.
        order = [ours, theirs] if n % 2 else [theirs, ours]
        found = {path: slice_of(path, game, seconds / ROUNDS, more) for path in order}
        for name in WHAT:
            if found[theirs].get(name) and found[ours].get(name):
                ratios.setdefault(name, []).append(found[ours][name] / found[theirs][name])
        console().print(f"round {n + 1} of {ROUNDS}", style="dim")
    return ratios


def told(ratios: dict[str, list[float]]) -> list[str]:
    """In words: the middle of the rounds, and between which they lay."""
    return [
        f"{WHAT[name]:<12} {statistics.median(found):.2f} times "
        f"({min(found):.2f} to {max(found):.2f})"
        for name, found in ratios.items()
    ]


def _git(root: Path, *words: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=True)
    except FileNotFoundError:
        raise TefudaError("--against needs git") from None
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines()
        raise TefudaError(f"git says: {said[0] if said else 'nothing'}") from None
    return done.stdout


def _checked_out(ref: str, root: Path) -> Path:
    """That commit's files, kept under build/against."""
    commit = _git(root, "rev-parse", "--verify", "--end-of-options", f"{ref}^{{commit}}")
    folder = root / "build" / "against" / commit.decode().strip()[:12]
    if not folder.is_dir():
        files = _git(root, "archive", "--format=tar", commit.decode().strip())
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def _built(root: Path) -> Path:
    script = root / "scripts" / "compile.py"
    if not script.is_file():
        raise TefudaError(f"there is no {script}; --against measures checkouts that can compile")
    if subprocess.run([sys.executable, str(script)], cwd=root, check=False).returncode:
        raise TefudaError(f"{root} could not be compiled")
    return root / "build" / "compiled"


def slice_of(path: Path, game: str, seconds: float, more: list[str]) -> dict[str, Any]:
    """One measurement of one build."""
    done = subprocess.run(
        [sys.executable, "-m", "tefuda.cli.main", "bench", "--here", "--json",
         "--seconds", str(seconds), "--game", game, *more],
        env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise TefudaError(f"{path} could not be measured: {said[-1] if said else 'no word of why'}")
    report: dict[str, Any] = json.loads(done.stdout)
    build: dict[str, Any] = next(iter(report["builds"].values()))
    return build
