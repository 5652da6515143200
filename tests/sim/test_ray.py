"""Ray plays the same games, also when its workers are killed."""

from __future__ import annotations

import os
import signal

import pytest

from tefuda.kernel.errors import TefudaError
from tefuda.sim import digest, play
from tefuda.sim.engines import Ray, engine
from tefuda.sim.run import Progress, run
from tefuda.sim.store import Store
from tests.sim.cells import cell

GAMES = 60


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with Store() as store, pytest.raises(TefudaError, match=r"pip install 'tefuda\[ray\]'"):
        run([cell()], 2, store, engine("ray"))


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'tefuda[ray]'")
    with Store() as store, pytest.raises(TefudaError, match=r"reached at ray://127\.0\.0\.1:1: "):
        run([cell()], 2, store, engine("ray://127.0.0.1:1"))


@pytest.mark.filterwarnings("ignore")
def test_killed_workers_lose_nothing() -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed; pip install 'tefuda[ray]'")
    killed: set[int] = set()

    def seen(_: Progress) -> None:
        """Kill whatever plays just now, until ten were killed."""
        if ray.is_initialized() and len(killed) < 10:
            for pid in _workers() - killed:
                if len(killed) < 10:
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)

    with Store() as store:
        run([cell()], GAMES, store, Ray(jobs=2), size=2, seen=seen)
        assert store.scores()[0].digest == f"{digest(play(cell(), range(GAMES))):016x}"
    assert len(killed) == 10


def _workers() -> set[int]:
    """The processes that Ray has named after what they are doing."""
    found: set[int] = set()
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    words = file.read()
            except OSError:
                continue
            if words.startswith(b"ray::") and b"_task" in words:
                found.add(int(name))
    return found
