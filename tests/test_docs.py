"""The pages that describe the code describe the code there is."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path

import pytest
from scripts import api

from tefuda.abilities import nodes

ROOT = Path(__file__).parents[1]


def test_every_node_is_on_the_page() -> None:
    page = (ROOT / "docs" / "ABILITIES.md").read_text(encoding="utf-8")
    bases = {"Node", "Test", "Target", "Condition", "Quantity", "Statement"}
    for name, cls in vars(nodes).items():
        if isinstance(cls, type) and is_dataclass(cls) and name not in bases:
            assert f"| `{name}` |" in page, f"{name} is missing: run scripts/abilities.py"


def test_the_page_of_the_api_is_what_its_docstrings_say() -> None:
    written = (ROOT / "docs" / "API.md").read_text(encoding="utf-8")
    assert written == api.page(), "run `python -m scripts.api`"


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", api.HEAD, re.S))
def test_the_examples_of_the_api_run(example: str) -> None:
    exec(compile(example, "docs/API.md", "exec"), {})


def test_what_a_ruling_points_at_is_there() -> None:
    """Rulings for Rebirth say where another reading would be written."""
    page = (ROOT / "RULINGS.md").read_text(encoding="utf-8").partition("\n## Rebirth")[2]
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")][1:]
    named = [name for row in rows for name in re.findall(r"`([\w.]+)`", row[-1])]
    assert len(rows) > 20
    for name in named:
        module, _, function = name.rpartition(".")
        place = module if "." in module else f"games.rebirth.{module}"
        assert hasattr(import_module(f"tefuda.{place}"), function), f"{name} is not there"
