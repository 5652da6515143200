"""The pages that describe the code describe the code there is."""

from __future__ import annotations

from dataclasses import is_dataclass
from pathlib import Path

from tefuda.abilities import nodes

ROOT = Path(__file__).parents[1]


def test_every_node_is_on_the_page() -> None:
    page = (ROOT / "docs" / "ABILITIES.md").read_text(encoding="utf-8")
    bases = {"Node", "Test", "Target", "Condition", "Statement"}
    for name, cls in vars(nodes).items():
        if isinstance(cls, type) and is_dataclass(cls) and name not in bases:
            assert f"| `{name}` |" in page, f"{name} is missing: run scripts/abilities.py"
