"""Abilities that a card was given (One Piece 10-2-13; Fusion World 9-6-2-1, 15-7; Rebirth 9.2.2).

The rule: each is an ability of its own. Once a turn holds for each of them; one that meets its
timing twice at one moment waits once where the document says so; one whose card has gone is still
used only once.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

FUSIONWORLD = """
# Two given skills are used once each
card: X2 | extra | red | cost 0 | effect [Activate Main] Choose up to 1 of your Battle Cards and it gains “[Activate Main] [Once per turn] Draw 1 card.” for the turn.
A: hand X2 X2
A: battle 1
> use A.hand:X2 ; choose A.B1
> use A.hand:X2 ; choose A.B1
> activate A.B1 100
= not offered activate A.B1 100
> activate A.B1 101
= not offered activate A.B1 101
= A hand 2

# A given skill that meets its timing twice at one moment waits once
card: X2 | extra | red | cost 0 | effect [Activate Main] Choose up to 1 of your Battle Cards and it gains “[Auto] When your opponent's Battle Card is KO'd, draw 1 card.” for the turn.
card: X3 | extra | red | cost 0 | effect [Activate Main] Choose 2 of your opponent's Battle Cards and KO them.
A: hand X2 X3
A: battle 1
B: battle 2
> use A.hand:X2 ; choose A.B1
> use A.hand:X3
= B battle 0
= A hand 1
"""


@scenes(fusionworld=FUSIONWORLD)
def test_given(scene: Scenario) -> None:
    holds(scene)
