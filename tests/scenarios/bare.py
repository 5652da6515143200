"""Cards without their text: what a scenario shows of a text must fail without it."""

from __future__ import annotations

import pytest
from scripts.courses import with_abilities

from tefuda.cards import Catalog
from tefuda.kernel.printed import Printed
from tefuda.scenarios import Scenario, run
from tefuda.scenarios.run import Table


def passes_without_text(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch, catalog: Catalog | None = None
) -> bool:
    """Whether a scenario whose cards have texts holds without them."""
    texts: list[str] = []
    made: dict[int, Printed] = {}
    usual = Table.card

    def card(table: Table, number: str) -> Printed:
        printed = usual(table, number)
        if printed.abilities or (printed.back is not None and printed.back.abilities):
            texts.append(number)
        if id(printed) not in made:
            made[id(printed)] = table.rules.prepare(with_abilities(printed, (), bare=True))
        return made[id(printed)]

    with monkeypatch.context() as patch:
        patch.setattr(Table, "card", card)
        failures = run(scenario, catalog)
    return bool(texts) and not failures
