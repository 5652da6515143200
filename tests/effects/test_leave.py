"""Replacement (One Piece 8-1-3-4; Fusion World 9-9).

The rule: whatever the event, something else may happen instead if the effect speaks of that event:
leaving by whatever way (also into a combo or to the other side), being rested, taking damage. What
would be affected decides among several. It must be possible in full, and may be declined where the
text says so.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# Of two replacements of one card its player says which, by number
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko"),), optional=True, body=(RestTokens("you", 1),)) | ability Ability("replacement", (When("leaves"),), optional=True, body=(Move(Choose(1, False, Cards("you", "hand")), "trash"),))
B: character X1 rested
B: don active=1
B: hand 1
> attack A.L -> B.C1
= asks B replace
= options 3
= offered replace B.C1 -> B.C1
= offered replace B.C1 2 -> B.C1
> replace B.C1 2 -> B.C1
= B hand 0
= B don active 1
= B.C1 is X1

# The first of them is the one without a number
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko"),), optional=True, body=(RestTokens("you", 1),)) | ability Ability("replacement", (When("leaves"),), optional=True, body=(Move(Choose(1, False, Cards("you", "hand")), "trash"),))
B: character X1 rested
B: don active=1
B: hand 1
> attack A.L -> B.C1
> replace B.C1 -> B.C1
= B hand 1
= B don active 0
= B.C1 is X1

# If one of them has to be done it cannot be declined
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko"),), body=(RestTokens("you", 1),)) | ability Ability("replacement", (When("leaves"),), optional=True, body=(Move(Choose(1, False, Cards("you", "hand")), "trash"),))
B: character X1 rested
B: don active=1
B: hand 1
> attack A.L -> B.C1
= options 2
= not offered decline B.C1 -> B.C1

# A replacement that was given works, once a turn if it says so
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Grant(Cards("you", "field", (Named(("Wren",)),)), Ability("replacement", (When("leaves"),), once=True, body=(Draw("you", 1),)), "opponent_turn_end"),))
card: X2 | character | red | cost 1 | power 1000 | name Wren
card: X3 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(KO(Cards("opponent", "field", (Named(("Wren",)),))),))
at: main
A: character X1 X2
B: hand X3 X3
> activate A.C1 1
> end
> play B.hand:X3
= A.C2 is X2
= A hand 1
> play B.hand:X3
= A hand 1
= A.C2 gone

# A replacement is of all that it names at once, and a negated card has none
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko", Cards("you", "field", (Kind(("character",)),))),), body=(Draw("you", 1),))
card: X2 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Negate(Cards("opponent", "field", (Kind(("character",)),)), "turn"), KO(Cards("opponent", "field", (Kind(("character",)),)))))
card: X3 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(KO(Cards("opponent", "field", (Kind(("character",)),))),))
A: hand X2 X3
B: character X1 1
> play A.hand:X3
= B character 2
= B hand 1
> play A.hand:X2
= B character 0
= B hand 1

# A K.O. is leaving too; leaving otherwise is no K.O.
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko"),), body=(Draw("you", 1),))
card: X2 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Move(Cards("opponent", "field", (Kind(("character",)),)), "hand"),))
A: hand X2
B: character X1
> play A.hand:X2
= B character 0
= B hand 1

# What would be done instead must be possible in full
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("ko"),), cost=(Move(Choose(1, False, Cards("you", "hand")), "trash"),), body=(Move(Choose(1, False, Cards("you", "hand")), "trash"),))
B: character X1 rested X1 rested
B: hand 1
> attack A.L -> B.C1
= B.C1 gone
= B hand 1

# One's own effect, or an opponent's
card: X1 | character | red | cost 1 | power 1000 | ability Ability("replacement", (When("leaves", by="opponent_effect"),), body=(Draw("you", 1),)) | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(This(), "hand"),))
card: X3 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Move(Cards("any", "field", (Kind(("character",)),)), "hand"),))
A: character X1
A: hand X3
B: character X1
> play A.hand:X3
= A character 0
= B character 1
= B hand 1
= A hand 1

# What it gives up is discarded to its owner's, and what lies on it comes back
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(This(), "deck", "bottom"),))
A: character X1 don=2
> activate A.C1 1
= A don rested 2
= A deck bottom is X1
"""

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

# Of two skills instead of damage the player says which, by number
card: X1 | leader | red | power 15000 | effect [Permanent] If you would take damage, you may discard 2 cards from your hand instead. // [Permanent] If you would take damage, you may discard 1 card from your hand instead.
B: leader X1
B: hand 3
> attack A.L -> B.L
> pass
= asks B replace
= options 3
> replace B.L 2
= B life 8
= B hand 2
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD)
def test_replacement(scene: Scenario) -> None:
    holds(scene)
