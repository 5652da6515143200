"""A text that is not understood is done by hand: act after act, by its player, as its effect."""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONE_PIECE = """
# By hand a player does one plain act after another, and then what follows
shows: 8-4-1
card: X1 | character | red | cost 1 | power 2000 | ability Ability("activated", (When("activate_main"),), once=True, body=(ByHand("something", "en"), IfDone((Draw("you", 2),))))
card: X2 | character | red | cost 3 | power 4000
card: X3 | event | red | cost 0 | ability Ability("activated", (When("main"),), body=(Draw("you", 1),))
A: character X1
A: hand X2 X3
A: don active=1
B: character X2 rested X1
B: hand 1
B: life 2
> activate A.C1 1
= asks A by-hand
= offered done
= offered hand-draw
= offered hand-card A.hand:X2
= offered hand-card B.C1
= options 16
> hand-card B.C1 ; hand-back ; hand-card B.C1 ; hand-back
= asks A by-hand
= options 16
> hand-card B.C2
= asks A by-hand-act
= offered hand-back
= offered hand-rest B.C2
= options 11
> hand-rest B.C2
= B.C2 rested
= asks A by-hand
> hand-card B.C1
= offered hand-active B.C1
= options 11
> hand-ko B.C1
= B trash has X2
= log ko by X1
> hand-card A.hand:X3
= options 5
= offered hand-to-top A.hand:X3
> hand-to-top A.hand:X3
= A deck top is X3
> hand-card A.hand:X2
> hand-play A.hand:X2
= A.C2 is X2
> hand-rest-don
= A don rested 1
> hand-discard
= B hand 0
> hand-draw
= A hand 1
> done
= A hand 3
= asks A main
"""

FUSION_WORLD = """
# Acts by hand are those of this game, and are done as the card's effects
shows: 9-4-1
card: X1 | battle | red | cost 1 | power 10000 | ability Ability("activated", (When("activate_main"),), once=True, body=(ByHand("something", "en"), Draw("you", 2)))
card: X2 | battle | red | cost 3 | power 15000
A: battle X1
A: hand X2
B: battle X2
B: hand 1
> activate A.B1 1
= asks A by-hand
> hand-add-marker
= A markers 1
> hand-card B.B1
> hand-less B.B1
= B.B1 power 10000
> hand-card B.B1
> hand-ko B.B1
= B drop has X2
= log ko by X1
> hand-card A.hand:X2
> hand-to-energy-rested A.hand:X2
= A energy 1
= A.E1 rested
> done
= A hand 2
= asks A main

# What is done by hand is one act, done in full, to no card that the text could go on with
shows: 9-4-1
card: X1 | battle | red | cost 1 | power 10000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Draw("you", 3), ByHand("something", "en"), Draw("you", Done())))
A: battle X1
> activate A.B1 1
= A hand 3
> done
= A hand 4
"""

REBIRTH = """
# A card that is moved by hand moves by the effect of the card that says so
shows: 9.7.4
card: X1 | character | cost 0 | atk 2 | def 9 | ability Ability("activated", (When("activate_main"),), once=True, body=(ByHand("something", "en"), Draw("you", 2)))
card: X2 | character | cost 3 | atk 2 | def 4
card: X3 | character | cost 3 | atk 2 | def 4
A: entry X1
A: hand X2
A: retire X3
B: member X2
B: entry X3
> activate A.E1 1
= asks A by-hand
> hand-recover
= A waiting has X3
> hand-card B.M1
= options 17
> hand-to-waiting B.M1
= B waiting has X2
= log move by X1
> hand-card B.E1
> hand-wound B.E1
= B.E1 damage 1
> hand-card A.hand:X2
> hand-to-member A.hand:X2
= A.M1 is X2
> hand-card A.M1
> hand-more-atk A.M1
= A.M1 atk 3
> done
= A hand 2
= asks A main
"""


@scenes(onepiece=ONE_PIECE, fusionworld=FUSION_WORLD, rebirth=REBIRTH)
def test_scene(scene: Scenario) -> None:
    holds(scene)
