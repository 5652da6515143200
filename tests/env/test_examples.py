"""What the page for researchers shows, and the examples, run."""

from __future__ import annotations

import json
import re
import sys
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from tefuda import Match, env

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "RESEARCH.md").read_text(encoding="utf-8")


def example(name: str) -> Any:
    spec = util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.S))
def test_the_page_runs(code: str) -> None:
    exec(compile(code, "docs/RESEARCH.md", "exec"), {})


def test_the_page_names_every_column() -> None:
    page = PAGE.partition("## The layout")[2].partition("## Recipes")[0]
    for name, rows in env.layout("onepiece").arrays.items():
        assert f"| `{name}` |" in page
        for column in rows.columns:
            if name not in ("seats",) and column.name not in ("power", "cost", "counter"):
                assert f"`{column.name}`" in page, f"{name} {column.name} is not told"


def test_a_seed_is_the_same_game_everywhere() -> None:
    decks = ("red-rush", "blue-empty-scroll")
    match = Match.start(*decks, seed=7)
    table = env.aec("onepiece", decks=decks)
    table.reset(seed=7)
    for _ in range(60):
        assert [*table.keys()] == match.options
        match.choose(match.options[0])
        table.step(0)


def test_a_policy_is_measured() -> None:
    eager = example("evaluate").eager
    found = env.evaluate(eager, "random", 20, 1, game="onepiece", decks=("red-rush", "red-rush"))
    assert found.total.low > 0.5


def test_openspiel_searches_and_solves() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: tefuda[openspiel]")
    module = example("ismcts_openspiel")
    assert module.solve(3) < 1.0
    assert sorted(module.search(simulations=2)) == [-1.0, 1.0]


def test_the_learner_learns_something() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: tefuda[torch]")
    module = example("train_ppo")
    torch.set_num_threads(1)
    course = env.Course("onepiece", decks=("red-rush", "red-rush"), history=0)
    reader = module.Reader(course.layout, env.card_table(course.kind))
    board = course.begin(1)
    flat = course.layout.flat(board.observe(board.seat))[None].copy()
    player = module.Player(reader, reader.read(flat))
    best = torch.optim.Adam(player.parameters(), 1e-3)
    aims = torch.tensor([1])
    losses = []
    for _ in range(20):
        loss = torch.nn.functional.cross_entropy(player(reader.read(flat))[0], aims)
        module.descend(player, best, loss)
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 2


def test_the_notebook_was_executed() -> None:
    text = (ROOT / "examples" / "first_steps.ipynb").read_text(encoding="utf-8")
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    space: dict[str, Any] = {}
    for number, cell in enumerate(cells, 1):
        assert cell["execution_count"] == number
        assert cell["outputs"]
        exec("".join(cell["source"]), space)
