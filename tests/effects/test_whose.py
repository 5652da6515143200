"""Whose (One Piece 8-3-1-2, 8-4-4, rulings 695 and 910; Fusion World 13-13-1).

The rule: "you" and "your opponent" in a price, a ban, a shield or a permission are those of the
player whose effect it is, never of the one who happens to act. Who is told to do something, or may,
is the one who is asked.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# The attacking player pays for an attack that the other one has put a price on
card: X1 | character | red | cost 0 | power 1000 | effect [On Play] Your opponent's Characters cannot attack unless your opponent trashes 1 card from their hand whenever they attack until the end of your opponent's next turn.
card: X2 | character | red | cost 1 | power 3000
A: hand X1 1
B: character X2
B: hand 2
> play A.hand:X1
> end
= offered attack B.C1 -> A.L
> attack B.C1 -> A.L
= B trash 1
= A trash 0

# Who cannot pay cannot attack with them
card: X1 | character | red | cost 0 | power 1000 | effect [On Play] Your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand whenever they attack until the end of your opponent's next turn.
card: X2 | character | red | cost 1 | power 3000
at: main
A: hand X1 3
B: character X2
> play A.hand:X1
> end
= not offered attack B.C1 -> A.L
= offered attack B.L -> A.L

# Two prices on one card are paid together
card: X1 | character | red | cost 0 | power 1000 | effect [On Play] Your opponent's Characters cannot attack unless your opponent trashes 1 card from their hand whenever they attack until the end of your opponent's next turn.
card: X2 | character | red | cost 1 | power 3000
A: hand X1 X1
B: character X2
> play A.hand:X1
> play A.hand:X1
> end
= B hand 1
= not offered attack B.C1 -> A.L

# A price is for the act it is put on, and for no other
card: X1 | character | red | cost 0 | power 1000 | ability Ability("auto", (When("on_play"),), body=(Forbid(Cards("opponent", "field", (Kind(("character",)),)), "activate_blocker", "opponent_turn_end", unless=(Move(Choose(1, False, Cards("opponent", "hand")), "trash"),)),))
card: X2 | character | red | cost 1 | power 3000
at: main
A: hand X1
B: character X2
B: hand 1
> play A.hand:X1
> end
> attack B.C1 -> A.L
= B hand 2
= B trash 0
"""


@scenes(onepiece=ONEPIECE)
def test_whose(scene: Scenario) -> None:
    holds(scene)
