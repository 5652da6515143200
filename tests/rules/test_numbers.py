"""Clause numbers: some documents number with dashes, some with dots."""

from __future__ import annotations

import pytest

from tefuda import rules
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.procedure import within
from tefuda.scenarios import read_text


@pytest.mark.parametrize(
    ("clause", "other", "answer"),
    [
        ("7-1-2", "7-1", True),
        ("7.4.2.1", "7.4", True),
        ("7.4", "7.4", True),
        ("7.40", "7.4", False),
        ("7-10", "7-1", False),
        ("7.4", "7.4.2", False),
    ],
)
def test_what_stands_under_a_clause(clause: str, other: str, answer: bool) -> None:
    assert within(clause, other) is answer


def test_code_may_cite_either_form() -> None:
    source = '''
def pay() -> None:
    """Energy is rested (5.14.1), as 9-5-2 and 9-5-3 say, and by 12.7.7.4.2.

    Not a clause: 3, v1.2, 1.2-3, x-1-2, 4-5b.
    """
LIMIT = 3  # 4.5.3.1
'''
    assert rules.citations(source) == [
        ("5.14.1", "pay"), ("9-5-2", "pay"), ("9-5-3", "pay"), ("12.7.7.4.2", "pay"),
        ("4.5.3.1", ""),
    ]  # fmt: skip


def test_a_scenario_may_show_either_form() -> None:
    (scenario,) = read_text("# Both\nshows: 7-1-2-1, 7.4.2.1 10.3\n")
    assert scenario.shows == ["7-1-2-1", "7.4.2.1", "10.3"]


def test_an_unknown_number_names_its_neighbours() -> None:
    with pytest.raises(TefudaError, match=r"near it: .*7-1-1"):
        rules.clause("onepiece", "7-1-1-99")
