"""Whether a clause that one edition has and another lacks makes a difference in play.

The scenarios that show the clause are played under both editions and their tables compared.
"""

from __future__ import annotations

from dataclasses import dataclass

from tefuda.games import rulebook
from tefuda.rules.index import ASKING, Clause, scenarios
from tefuda.scenarios import Scenario
from tefuda.scenarios.compare import parting, played

DIFFERS, SAME, UNTOLD, NOTHING = "differs", "same", "untold", "nothing"


@dataclass(frozen=True)
class Verdict:
    """What a clause changes in play: it differs, is the same, cannot be told, or asks nothing."""

    what: str
    by: str = ""  # the scenario or test that shows it, or why there is none

    def __str__(self) -> str:
        if self.what == DIFFERS:
            return f"play differs: {self.by}"
        if self.what == SAME:
            return f"play is the same: {self.by}"
        if self.what == UNTOLD:
            return f"not played under both editions: {self.by}"
        return f"nothing to play: {self.by}"


def verdict(game: str, clause: Clause, edition: str, other: str) -> Verdict:
    """What a clause of an edition changes in play, against another that lacks it."""
    if clause.kind not in ASKING:
        return Verdict(NOTHING, clause.kind)
    if clause.exempt:
        return Verdict(NOTHING, clause.exempt)
    pair = [rulebook(game, edition).edition, rulebook(game, other).edition]
    showing = [scenario for scenario in scenarios(game) if _shows(scenario, clause, pair[0])]
    # One written for several editions is about the difference itself.
    showing.sort(key=lambda scenario: not set(pair) <= set(scenario.editions))
    for scenario in showing:
        if parting(played(scenario, pair[0]), played(scenario, pair[1])) is not None:
            return Verdict(DIFFERS, _title(scenario))
    if showing:
        return Verdict(SAME, _title(showing[0]))
    return Verdict(UNTOLD, clause.shown[0] if clause.shown else "no scenario shows the clause")


def _shows(scenario: Scenario, clause: Clause, edition: str) -> bool:
    own = scenario.shows_in.get(edition, [])
    return clause.number in own or clause.continues in scenario.shows


def _title(scenario: Scenario) -> str:
    return f"{scenario.path}: {scenario.title}"
