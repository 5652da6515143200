"""Continuous effects (One Piece 8-1-3-3-5; Fusion World 9-8, 13-4-1; Rebirth 9.10).

The rule: they apply at one moment, until they no longer change each other. Where that never comes
to rest, those of one player apply one after the other in the order that player likes, the turn
player's first; the player is asked only where the orders end differently. What is not affected is
not affected by continuous effects either. In Rebirth numbers change in the order of time; an effect
that does something else once another is at work comes after that one.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# Of two alike exactly one applies, and nobody is asked
card: X1 | character | red | cost 1 | power 5000 | effect If you have no other Characters with 7000 power or more, this Character gains +2000 power.
A: character X1 X1
= asks A main
= A.C1 power 7000
= A.C2 power 5000
"""

FUSIONWORLD = """
# What is not affected is not affected by permanent skills either
card: X1 | battle | red | cost 0 | power 5000 | effect [Permanent] This card isn't affected by your opponent's skills.
card: X2 | battle | red | cost 0 | power 5000
card: X5 | battle | red | cost 0 | power 5000 | effect [Permanent] Your opponent's Battle Cards get -3000 power.
A: hand X5
B: battle X1 X2
> use A.hand:X5
= B.B1 power 5000
= B.B2 power 2000

# Its own master's skills reach it
card: X1 | battle | red | cost 0 | power 5000 | effect [Permanent] This card isn't affected by your opponent's skills.
card: X5 | battle | red | cost 0 | power 5000 | effect [Permanent] Your Battle Cards get +3000 power.
A: hand X5
A: battle X1
> use A.hand:X5
= A.B1 power 8000
"""

REBIRTH = """
# The older one first: a number that is set later stands
card: X1 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: Your Entry gets +3/+0.
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The ATK of your Entry becomes 6.
A: member X1
A: hand X2
> member A.hand:X2
= A.E1 atk 6

# The other way round it rises from there
card: X1 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: Your Entry gets +3/+0.
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The ATK of your Entry becomes 6.
A: member X2
A: hand X1
> member A.hand:X1
= A.E1 atk 9

# What looks at a number that another changes comes after it, although it is older
card: X1 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: If there is a character with an ATK of 6 or more in your Entry, your Entry gets +2/+0.
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The ATK of your Entry becomes 6.
A: member X1
A: hand X2
> member A.hand:X2
= A.E1 atk 8

# A trait is given before numbers are changed, so it moves no effect on numbers to a later time
card: X1 | character | cost 0 | atk 1 | def 9 | ability Ability("activated", (When("activate_main"),), body=(Become(Cards("you", "member", (Named(("Wren",)),)), "atk", 7, "turn"),)) | ability Ability("activated", (When("activate_main"),), body=(Treat(Cards("you", "member", (Named(("Wren",)),)), "trait", "Kite", "turn"),))
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The 〔Kite〕 cards in your Members get +2/+0.
card: X3 | character | cost 0 | atk 3 | def 4 | name Wren
card: X4 | character | cost 0 | atk 1 | def 4 | effect [CONT][Member]: If there is a character with an ATK of 9 or more in your Entry, your Entry gets +2/+0.
A: entry X1
A: member X2 X3 X4
> activate A.E1 1
= A.M2 atk 7
> activate A.E1 2
= A.M2 atk 7

# A trait that was there before: the older effect comes first all the same
card: X1 | character | cost 0 | atk 1 | def 9 | ability Ability("activated", (When("activate_main"),), body=(Become(Cards("you", "member", (Named(("Wren",)),)), "atk", 7, "turn"),))
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The 〔Kite〕 cards in your Members get +2/+0.
card: X3 | character | cost 0 | atk 3 | def 4 | name Wren | type Kite
A: entry X1
A: member X2 X3
= A.M2 atk 5
> activate A.E1 1
= A.M2 atk 7

# Whether one depends on another is seen with the others in their order of time
card: X1 | character | cost 0 | atk 3 | def 9 | ability Ability("continuous", body=(Boost(This(), 1, 0, "", ValueOf("atk", Cards("you", "member", (Named(("Wren",)),)))),), zone="entry")
card: X2 | character | cost 0 | atk 1 | def 4 | effect [CONT][Member]: If there is a character with an ATK of 7 or more in your Entry, your Members get +0/+3.
card: X3 | character | cost 0 | atk 1 | def 4 | ability Ability("continuous", body=(Boost(Cards("you", "member", (Named(("Wren",)),)), 2, 0),), zone="member")
card: X4 | character | cost 0 | atk 2 | def 4 | name Wren
A: member X2 X3 X4
A: hand X1
> entry A.hand:X1
= A.M3 atk 4
= A.E2 atk 7
= A.M1 def 7

# What another effect lets an effect forbid a player comes after it, too
card: X1 | character | cost 0 | atk 1 | def 4 | ability Ability("continuous", conditions=(Compare(Count(Cards("you", "entry", (Stat("atk", ">=", 5),))), ">=", 1),), body=(Forbid(Player("opponent"), "cancel"), Boost(This(), 1, 0)), zone="member")
card: X2 | character | cost 0 | atk 1 | def 4 | effect [CONT][Member]: Your Entry gets +4/+0.
card: X3 | character | cost 0 | atk 1 | def 4
A: entry X3
A: member X1
A: hand X2
= A.M1 atk 1
> member A.hand:X2
= A.E1 atk 5
= A.M1 atk 2

# What each player is told to do is as old as the play of the ability
card: X1 | character | cost 0 | atk 1 | def 4 | ability Ability("activated", (When("activate_main"),), once=True, body=(Each((Become(Cards("you", "entry"), "atk", 7, "turn"),)),))
card: X2 | character | cost 0 | atk 1 | def 4 | effect [CONT][Member]: Your Entry gets +2/+0.
A: entry X1
A: member X2
B: member X2
= A.E1 atk 3
> activate A.E1 1
= A.E1 atk 7
= B.E1 atk 7

# How much an effect adds may hang on another one, also where its own condition holds all the time
card: X1 | character | cost 0 | atk 1 | def 4 | ability Ability("continuous", conditions=(Compare(Count(Cards("you", "member")), ">=", 1),), body=(Boost(Cards("you", "member", (Named(("Wren",)),)), 1, 0, "", ValueOf("atk", Cards("you", "entry"))),), zone="member")
card: X2 | character | cost 0 | atk 3 | def 4 | effect [CONT][Member]: The ATK of your Entry becomes 6.
card: X3 | character | cost 0 | atk 1 | def 4 | name Wren
card: X4 | character | cost 0 | atk 2 | def 4
A: entry X4
A: member X1 X3
A: hand X2
= A.M2 atk 3
> member A.hand:X2
= A.E1 atk 6
= A.M2 atk 7
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD, rebirth=REBIRTH)
def test_continuous(scene: Scenario) -> None:
    holds(scene)
