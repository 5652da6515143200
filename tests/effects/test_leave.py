"""Replacement (One Piece 8-1-3-4; Fusion World 9-9).

The rule: whatever the event, something else may happen instead if the effect speaks of that event:
leaving by whatever way (also into a combo or to the other side), being rested, taking damage. What
would be affected decides among several. It must be possible in full, and may be declined where the
text says so.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

FUSIONWORLD = """
# Damage that is replaced is not dealt
card: X1 | leader | red | power 15000 | effect [Permanent] If you would take damage, discard 2 cards from your hand instead.
B: leader X1
B: hand 2
> attack A.L -> B.L
> pass
= B life 8
= B hand 0
= B drop 2

# Without the cards it is
card: X1 | leader | red | power 15000 | effect [Permanent] If you would take damage, discard 2 cards from your hand instead.
B: leader X1
B: hand 1
> attack A.L -> B.L
> pass
= B life 7
= B hand 2

# Where it says may it may be declined
card: X1 | leader | red | power 15000 | effect [Permanent] If you would take damage, you may discard 2 cards from your hand instead.
B: leader X1
B: hand 2
> attack A.L -> B.L
> pass
= asks B replace
> decline B.L
= B life 7
= B hand 3

# The other player's damage is none of its business
card: X1 | leader | red | power 15000 | effect [Permanent] If you would take damage, discard 2 cards from your hand instead.
A: leader X1
A: hand 2
> attack A.L -> B.L
> pass
= B life 7
= A hand 2

# Only what the skill speaks of is replaced: its own player rests it
card: X1 | battle | red | cost 1 | power 5000 | effect [Permanent] If this card would be switched to Rest Mode by your opponent's skills, draw 1 card instead.
card: X4 | extra | red | cost 0 | effect [Activate Main] Choose up to 1 of your Battle Cards and switch it to Rest Mode.
A: hand X4
A: battle X1
> use A.hand:X4 ; choose A.B1
= A.B1 rested
= A hand 0
"""


@scenes(fusionworld=FUSIONWORLD)
def test_replacement(scene: Scenario) -> None:
    holds(scene)
