"""Ray plays the same games, also when its workers are killed."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys

import pytest

from tefuda.kernel.errors import TefudaError
from tefuda.sim import digest, play
from tefuda.sim.engines import engine
from tefuda.sim.run import run
from tefuda.sim.store import Store
from tests.sim.cells import cell

GAMES = 60
KILLS = 10

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="Ray is not installed; pip install 'tefuda[ray]'",
)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with Store() as store, pytest.raises(TefudaError, match=r"pip install 'tefuda\[ray\]'"):
        run([cell()], 2, store, engine("ray"))


def simulate(*words: str) -> subprocess.Popen[str]:
    """A simulation in a process of its own, for Ray leaves its threads and pipes about."""
    command = [sys.executable, "-m", "tefuda", "simulate", "--bot", "random", *words]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


@needs_ray
def test_a_cluster_that_is_not_there_is_named() -> None:
    with simulate("--engine", "ray://127.0.0.1:1", "-n", "2") as running:
        _, err = running.communicate(timeout=120)
    assert running.returncode == 2
    assert "no Ray cluster can be reached at ray://127.0.0.1:1: " in err
    assert len(err.strip().splitlines()) == 1


@needs_ray
def test_killed_workers_lose_nothing() -> None:
    names = ["black-drowned-bells", "black-yellow-night-post"]
    killed: set[int] = set()
    words = ("--engine", "ray", "-j", "2", "--block", "2", "-n", str(GAMES), "--json")
    with simulate(*names, *words) as running:
        while running.poll() is None and len(killed) < KILLS:
            for pid in _players(running.pid) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
        out, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    assert len(killed) >= KILLS
    assert json.loads(out)["digest"] == f"{digest(play(cell(), range(GAMES))):016x}"


def _players(of: int) -> set[int]:
    """The processes of a simulation that are playing a block; Ray names them after it."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                    parents[int(name)] = int(file.read().rpartition(")")[2].split()[1])
                with open(f"/proc/{name}/cmdline", "rb") as line:
                    if line.read().startswith(b"ray::_task"):
                        found.add(int(name))
            except OSError:
                continue  # it has ended
    return {pid for pid in found if _descends(pid, of, parents)}


def _descends(pid: int, of: int, parents: dict[int, int]) -> bool:
    while pid in parents and pid != of:
        pid = parents[pid]
    return pid == of
