"""Groups of cards (One Piece 3-1-7, 3-1-8; Fusion World 3-1-5, 3-1-5-1; Rebirth 4.1.5).

The rule: every card of a group goes by its own zone and to its own owner's; its owner says in which
order they come to lie, also when there was nothing else to choose, unless the text says otherwise
or the owner has chosen them one by one. Nobody else learns the order. What the text leaves to
chance is asked of nobody and known to nobody.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# All that there are: the order is still to be said
card: X1 | event | red | cost 0 | effect [Main] Place 2 cards from your hand at the bottom of your deck.
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: hand X1 X2 X3
> play A.hand:X1
= asks A order
> order A.hand:X3
= A deck bottom is X2
= A knows A deck X2
= B cannot see A deck X2

# Chosen one by one, they are ordered by that
card: X1 | event | red | cost 0 | effect [Main] Place 2 cards from your hand at the bottom of your deck.
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: hand X1 X2 X3 1
> play A.hand:X1
> choose A.hand:X3 ; choose A.hand:X2
= asks A main
= A deck bottom is X2

# Equal cards need no order
card: X1 | event | red | cost 0 | effect [Main] Place 2 cards from your hand at the bottom of your deck.
A: hand X1 2
> play A.hand:X1
= asks A main
= A deck 12

# One from the field, one from the trash: each by its own zone, in one order
card: X1 | character | red | cost 1 | power 1000 | name Moth | effect [Activate: Main] You may place this Character and 1 [Moth] from your trash at the bottom of your deck in any order: Draw 1 card.
card: X2 | character | red | cost 1 | power 1000 | name Moth
card: X3 | stage | red | cost 1 | effect When your Character is removed from the field by your effect, draw 2 cards.
A: character X1
A: stage X3
A: trash X2
> activate A.C1 1
= asks A order
> order A.trash:X2
= A deck bottom is X1
= A trash 0
= A hand 3

# The owner orders their own cards, whoever sends them
card: X1 | event | red | cost 0 | effect [Main] Place all of your opponent's Characters at the bottom of the owner's deck.
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: hand X1
B: character X2 X3
> play A.hand:X1
= asks B order
> order B.C2
= B deck bottom is X2

# "This card" is followed to where it lies face up, and not to where nobody can tell it
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(This(), "life", "top", "up"), Then(), Move(This(), "trash")))
card: X2 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(This(), "life", "top"), Then(), Move(This(), "trash")))
A: character X1 X2
A: life 1
> activate A.C1 1
= A trash has X1
= A life 1
> activate A.C2 1
= A life 2
= A trash lacks X2
"""

FUSIONWORLD = """
# All that there are: the order is still to be said
card: X1 | extra | red | cost 0 | effect [Activate Main] Place 2 cards from your hand at the bottom of your deck.
card: X2 | battle | red | cost 1 | power 5000
card: X3 | battle | red | cost 1 | power 5000
A: hand X1 X2 X3
> use A.hand:X1
= asks A order
> order A.hand:X3
= A deck bottom is X2

# In a random order nobody is asked and nobody knows, also of cards that leave the field
card: X1 | extra | red | cost 0 | ability Ability("activated", (When("activate_main"),), body=(Move(Cards("opponent", "battle"), "deck", "bottom", order="random"),))
card: X2 | battle | red | cost 1 | power 5000
card: X3 | battle | red | cost 1 | power 5000
A: hand X1
B: battle X2 X3
> use A.hand:X1
= asks A main
= B battle 0
= B deck has X2
= B cannot see B deck X2

# What lies elsewhere does not leave the field, whatever keeps it from that
card: X1 | extra | red | cost 0 | ability Ability("activated", (When("activate_main"),), body=(Move(Both((Cards("you", "battle"), Cards("you", "energy"))), "drop"),))
card: X2 | battle | red | cost 1 | power 5000 | ability Ability("continuous", body=(Forbid(Cards("you", "energy_or_battle", (Named(("Wren",)),)), "leave_field"),))
card: X3 | battle | red | cost 1 | power 5000 | name Wren
A: hand X1
A: battle X2 X3
A: energy X3
> use A.hand:X1
= A.B2 is X3
= A.B1 gone
= A energy 0
= A drop has X3
"""

REBIRTH = """
# All that there are: the order is still to be said
card: X1 | character | cost 0 | atk 1 | def 4 | effect [ACT][1/Turn]: Choose 2 cards from your waiting room and put them on the top of the deck.
card: X2 | character | cost 0 | atk 1 | def 4
card: X3 | character | cost 0 | atk 1 | def 4
A: entry X1
A: waiting X2 X3
A: deck 5
> activate A.E1 1
= asks A order
> order A.waiting:X3
= A deck top is X3
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD, rebirth=REBIRTH)
def test_groups(scene: Scenario) -> None:
    holds(scene)
