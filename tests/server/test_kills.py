"""Killed at random moments under load; `make kills` does it three hundred times."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scripts.cluster import cluster, programs
from scripts.kills import run

pytestmark = pytest.mark.slow


def test_one_server(tmp_path: Path) -> None:
    assert run(3, "", tmp_path) > 20


@pytest.mark.skipif(not os.environ.get("TEFUDA_SOAK"), reason="a long run: `make kills`")
@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed on this machine")
def test_one_of_two_nodes(tmp_path: Path) -> None:
    with cluster() as url:
        assert run(2, url, tmp_path, nodes=2) > 20
