"""Which events an act of an effect is, for whom, and how often (One Piece 8-1-3-1, 4-5, 3-10, 4-11).

The rule: what happens to each card is an event of its own, a draw is one however many cards are
drawn, and what was not done is none. It is about the player whose card it was, by whose effect it
came. The card that watches has its player place a DON!! each time.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# Events: every card that an effect trashes from a hand is an event
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Choose(2, False, Cards("you", "hand")), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("trashed_from_hand", Cards("you", "hand")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
A: hand 2
B: character X9
> activate A.C1 1
= A don active 2
= B don active 0

# Events: from a hand to a deck is no trashing
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Choose(2, False, Cards("you", "hand")), "deck", "bottom"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("trashed_from_hand", Cards("any", "hand")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
A: hand 2
> activate A.C1 1
= A don active 0
= A hand 0

# Events: from a deck to the trash is none either
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("you", "deck", 2), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("trashed_from_hand", Cards("any", "hand")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
> activate A.C1 1
= A don active 0
= A trash 2

# Events: life that goes anywhere has been removed
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("you", "life", 1), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("life_removed", Cards("you", "life")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
A: life 3
> activate A.C1 1
= A don active 1
= B don active 0

# Events: life that goes to the hand has been added to it, too
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("opponent", "life", 1), "hand"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("life_to_hand", Cards("you", "life")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
B: life 3
> activate A.C1 1
= A don active 0
= B don active 1

# Events: life that is trashed has not
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("opponent", "life", 1), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("life_to_hand", Cards("any", "life")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
B: life 3
> activate A.C1 1
= A don active 0
= B don active 0

# Events: the last card of Life leaves it empty
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("opponent", "life", 1), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("life_empty", who="opponent"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
B: life 1
> activate A.C1 1
= A don active 1
= B don active 0

# Events: one of two does not
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Top("opponent", "life", 1), "trash"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("life_empty", who="any"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: life 2
> activate A.C1 1
= A don active 0

# Events: a draw by an effect is one event, however many cards
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Draw("you", 2),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("drawn_by_effect", who="you"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
> activate A.C1 1
= A don active 1
= B don active 0
= A hand 2

# Events: up to none is no draw
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Draw("you", 2, True),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("drawn_by_effect", who="you"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
> activate A.C1 1
> done
= A don active 0
= A hand 0

# Events: up to two, one of them
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Draw("you", 2, True),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("drawn_by_effect", who="you"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
> activate A.C1 1
> draw
> done
= A don active 1
= A hand 1

# Events: what an opponent is told to draw they have drawn
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Draw("opponent", 1),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("drawn_by_effect", who="you"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
> activate A.C1 1
= A don active 0
= B don active 1
= B hand 1

# Events: a Character that an effect returns to its owner's hand
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Cards("opponent", "field", (Named(("X9",)),)), "hand"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("returned_to_hand", Cards("opponent", "field")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9 1
> activate A.C1 1
= A don active 1
= B hand 1

# Events: one that is placed in a deck was not returned
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Cards("opponent", "field", (Named(("X9",)),)), "deck"),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("returned_to_hand", Cards("any", "field")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
> activate A.C1 1
= A don active 0
= B character 0

# Events: a K.O. by an effect
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(KO(Cards("opponent", "field", (Named(("X9",)),))),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("ko", Cards("opponent", "field"), by="your_effect"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
> activate A.C1 1
= A don active 1
= B trash 1

# Events: leaving by a K.O. is leaving
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(KO(Cards("opponent", "field", (Named(("X9",)),))),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("leaves", Cards("opponent", "field"), by="effect"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9
> activate A.C1 1
= A don active 1

# Events: what is rested by an effect
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Rest(Cards("opponent", "field", (Named(("X9",)),))),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("rested", Cards("opponent", "field"), by="effect"),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9
B: character X9 X9 rested
> activate A.C1 1
= A don active 1

# Events: what is set active by an effect
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(SetActive(Cards("you", "field", (Kind(("character",)),))),))
card: X9 | character | red | cost 1 | power 1000 | ability Ability("auto", (When("switched_active", Cards("you", "field")),), body=(AddTokens("you", 1, False, "active"),))
A: character X1 X9 rested 1
> activate A.C1 1
= A don active 1
= A.C2 active
"""


@scenes(onepiece=ONEPIECE)
def test_events(scene: Scenario) -> None:
    holds(scene)
