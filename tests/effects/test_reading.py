"""What a text speaks of (Rebirth 1.3.1, 9.7.2.3).

The rule: "by this effect" is about everything that this effect has moved, also before the card it
chose last; a timing that names a zone is about cards that lay there; a card that has to be chosen
before others goes before those the text names, in the zone it names, and the others after it.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

REBIRTH = """
# By this effect: what it put there, not what it chose last
card: X1 | character | cost 0 | atk 1 | def 9 | effect [ACT][1/Turn]: You may choose 1 card from your hand and put it into the waiting room; if you do, choose 1 card from your Members, and it gets +1/+0 during this turn. If this effect moved a 《Wren》 into your waiting room, draw 2 cards.
card: X2 | character | cost 0 | atk 1 | def 9 | name Wren
card: X3 | character | cost 0 | atk 1 | def 9 | name Lark
A: entry X1
A: member X3
A: hand X2
> activate A.E1 1
> yes
= A hand 2

# By this effect: a card of that name which was only chosen does not count
card: X1 | character | cost 0 | atk 1 | def 9 | effect [ACT][1/Turn]: You may choose 1 card from your hand and put it into the waiting room; if you do, choose 1 card from your Members, and it gets +1/+0 during this turn. If this effect moved a 《Wren》 into your waiting room, draw 2 cards.
card: X2 | character | cost 0 | atk 1 | def 9 | name Wren
card: X3 | character | cost 0 | atk 1 | def 9 | name Lark
A: entry X1
A: member X2
A: hand X3
> activate A.E1 1
> yes
= A.M1 atk 2
= A hand 0

# A Member that is put into the waiting room, and the Entry is none
card: X1 | character | cost 0 | atk 1 | def 9 | effect [AUTO]: When a card of your Members is put into the waiting room, draw 1 card.
card: X2 | character | cost 0 | atk 1 | def 9 | effect [ACT]: Put this character into the waiting room.
A: entry X2
A: member X1 X2
> activate A.E1 1
= A waiting 1
= A hand 0
> activate A.M2 1
= A waiting 2
= A hand 1

# Chosen before the others, and others after it
card: X1 | character | cost 0 | atk 1 | def 9 | effect [ACT][1/Turn]: Choose up to 2 cards from your opponent's Members and put them into the waiting room.
card: X2 | character | cost 0 | atk 1 | def 9 | effect [CONT]: If your opponent chooses a character among your Members, they choose this character first.
card: X3 | character | cost 0 | atk 1 | def 9
A: entry X1
B: member X2 X3 X3
> activate A.E1 1
= offered choose B.M1
= not offered choose B.M2
> choose B.M1
= offered choose B.M3
> choose B.M3
= B member 1

# Chosen before those it speaks of, not before others
card: X1 | character | cost 0 | atk 1 | def 9 | effect [ACT][1/Turn]: Choose up to 1 card from your opponent's Members and put it into the waiting room.
card: X2 | character | cost 0 | atk 1 | def 9 | types Kite | effect [CONT]: If your opponent chooses a 〔Kite〕 card among your Members, they choose this character first.
card: X3 | character | cost 0 | atk 1 | def 9 | types Kite
card: X4 | character | cost 0 | atk 1 | def 9
A: entry X1
B: member X2 X3 X4
> activate A.E1 1
= offered choose B.M1
= not offered choose B.M2
= offered choose B.M3
"""


@scenes(rebirth=REBIRTH)
def test_what_a_text_speaks_of(scene: Scenario) -> None:
    holds(scene)
