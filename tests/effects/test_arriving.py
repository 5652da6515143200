"""What has cards come rested (Fusion World 9-9-1).

The rule: what stands instead of being played is looked for on the field of whoever has it, for the
player and the cards it names, while its conditions hold and its card is not negated.
"""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.effects.arrive import plays_rested
from tefuda.games import rulebook
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tests.effects.test_done import board
from tests.effects.test_meaning import FW
from tests.effects.test_timings import WREN, card

RESTED = n.Play(n.Subject(), True)
TEXT = """
card: K1 | battle | red | cost 1 | power 5000 | name Wren
card: K2 | battle | red | cost 1 | power 5000 | name Lark
A: battle P-1 K1 K2
B: battle K1
"""


def resting(who: str, *tests: n.Test, **more: object) -> n.Ability:
    when = n.When("played", n.Cards(who, "all", tests))
    conditions = more.get("conditions", ())
    assert isinstance(conditions, tuple)
    body = more.get("body", (RESTED,))
    assert isinstance(body, tuple)
    return n.Ability("replacement", (when,), conditions, body=body)


def with_ability(*abilities: n.Ability) -> tuple[Game, Card]:
    printed = Printed("P-1", "P", "battle", ("red",), (), (), (5000, 1, -1), 0, abilities, True)
    game = board(FW, TEXT, rulebook(FW).prepare(printed))
    return game, card(game, "A.B1")


TRUE = n.Compare(1, "==", 1)
FALSE = n.Compare(1, "==", 2)
INSTEAD_OF_KO = n.Ability("replacement", (n.When("ko", n.Cards("any", "field")),), body=(RESTED,))


@pytest.mark.parametrize(
    ("abilities", "rested"),
    [
        ([resting("you")], "A.B2 A.B3"),
        ([resting("opponent")], "B.B1"),
        ([resting("any")], "A.B2 A.B3 B.B1"),
        ([resting("you", *WREN)], "A.B2"),
        ([resting("any", *WREN, conditions=(TRUE,))], "A.B2 B.B1"),
        ([resting("any", conditions=(FALSE,))], ""),
        ([resting("any", conditions=(TRUE, FALSE))], ""),
        ([resting("any", body=(n.Play(n.Subject()),))], ""),
        ([resting("any", body=(n.Draw("you", 1),))], ""),
        ([INSTEAD_OF_KO], ""),
        ([INSTEAD_OF_KO, resting("any", conditions=(FALSE,)), resting("opponent")], "B.B1"),
        ([], ""),
    ],
    ids=lambda x: str(x)[:60],
)
def test_who_comes_rested(abilities: list[n.Ability], rested: str) -> None:
    game, _ = with_ability(*abilities)
    found = [h for h in ("A.B2", "A.B3", "B.B1") if comes_rested(game, h)]
    assert " ".join(found) == rested


def comes_rested(game: Game, handle: str) -> bool:
    one = card(game, handle)
    return plays_rested(game, one, one.seat)


def test_a_negated_card_has_nobody_come_rested() -> None:
    game, source = with_ability(resting("any"))
    assert comes_rested(game, "B.B1")
    source.negated = True
    assert not comes_rested(game, "B.B1")
