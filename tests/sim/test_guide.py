"""What docs/SIMULATE.md shows works as it stands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tefuda.cli.main import app
from tefuda.sim import play
from tefuda.sim.store import Store
from tests.sim.cells import cell

PAGE = (Path(__file__).parents[2] / "docs" / "SIMULATE.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    found = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for example in examples("python"):
        exec(compile(example, "docs/SIMULATE.md", "exec"), {})
    assert " of 20 (0." in capsys.readouterr().out


def test_the_questions_are_answered() -> None:
    with Store() as store:
        store.add(store.cell(cell()), [*play(cell(), range(4))], 2)
        for sql in examples("sql")[0].strip().splitlines():
            assert [*store.rows(sql)]


def test_the_commands_are_understood() -> None:
    for line in examples("sh")[0].replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        assert words[0] == "tefuda"
        app.parse_args(words[1:], print_error=False, exit_on_error=False)


def test_every_table_is_on_the_page() -> None:
    with Store() as store:
        names = [
            name for (name,) in store.rows("SELECT name FROM sqlite_master WHERE sql NOT NULL")
        ]
    for name in names:
        if name != "games_of_cells":
            assert f"`{name}`" in PAGE
