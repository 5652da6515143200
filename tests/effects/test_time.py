"""The right card at the right time (Fusion World 9-10-1, 16-2-5-1, 8-1-2-2; One Piece 7-1-5-3,
ruling 971; Rebirth 9.10.1.6.2).

The rule: a value is that of the card where the text speaks of it, also after it has gone; a card
that arrives is looked at as it is where it arrives, not with what it costs in hand; what a card in
hand says of itself holds there; what was put off is about all the cards it was put off for, and not
about one that lies beneath another by then; what lasts for a battle needs one.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# A card in hand that effects cannot play
card: X1 | event | red | cost 0 | effect [Main] Play up to 1 Character card from your hand.
card: X2 | character | red | cost 0 | power 2000 | effect This card in your hand cannot be played by effects.
card: X3 | character | red | cost 4 | power 2000
A: hand X1 X2 X3
> play A.hand:X1
= not offered choose A.hand:X2
= offered choose A.hand:X3
> done
= offered play A.hand:X2

# During this battle, where there is none
card: X1 | event | red | cost 0 | effect [Main] Your Leader gains +3000 power during this battle.
A: hand X1
> play A.hand:X1
= A.L power 5000
"""

FUSIONWORLD = """
# For the battle, where there is none
card: X1 | extra | red | cost 0 | effect [Activate Main/Battle] Your Leader gets +5000 power for the battle.
A: hand X1 X1 1
> use A.hand:X1
= A.L power 15000
> attack A.L -> B.L
> use A.hand:X1
= A.L power 20000

# All the cards it was put off for
card: X1 | battle | red | cost 0 | power 5000 | name Wren
card: X4 | extra | red | cost 0 | effect [Activate Main] Play up to 2 <Wren> from your Drop. At the end of the turn, KO those cards.
A: hand X4
A: drop X1 X1
> use A.hand:X4
> choose A.drop:X1 ; choose A.drop:X1
= A battle 2
> end
= A battle 0
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD)
def test_time(scene: Scenario) -> None:
    holds(scene)
