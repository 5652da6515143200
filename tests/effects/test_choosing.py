"""Choosing cards (One Piece 8-4-4, 1-3-9; Fusion World 5-2, 0-2-8; Rebirth 9.7.2.3).

The rule: who is told to choose chooses, as many as there are up to the number; what lies where
others cannot see it nobody can be held to have; Life is taken from the top unless the text says
which; what chance decides is asked of nobody; no two of one name, or no more of a value than the
text allows, where it says so.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# By chance: as many as it says, and nobody is asked
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(2, False, Cards("opponent", "hand"), random=True), "trash"),))
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: character X1
A: hand 2
B: hand X2 X3 1
> activate A.C1 1
= asks A main
= B hand 1
= B trash 2
= A hand 2
> activate A.C1 1
= B hand 0
= B trash 3

# No two of one name, also where there are no more cards than are asked for
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(3, False, Cards("you", "trash"), distinct=True), "hand"),))
card: X2 | character | red | cost 1 | power 1000 | name Wren
card: X3 | character | red | cost 2 | power 2000 | name Wren
card: X4 | character | red | cost 1 | power 1000 | name Lark
A: character X1
A: trash X2 X3 X4
> activate A.C1 1
> choose A.trash:X2
= asks A main
= A hand has X4
= A trash has X3
= A hand 2

# Of no more power together than it says
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(3, True, Cards("you", "trash"), total=("power", 5000)), "hand"),))
card: X2 | character | red | cost 1 | power 2000
card: X3 | character | red | cost 2 | power 3000
card: X4 | character | red | cost 1 | power 6000
A: character X1
A: trash X2 X3 X3 X4
> activate A.C1 1
= not offered choose A.trash:X4
= offered choose A.trash:X3
> choose A.trash:X3
= not offered choose A.trash:X3
= offered choose A.trash:X2
> choose A.trash:X2
= asks A main
= A hand 2

# Life is taken from the top, unless the text says which
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(1, False, Cards("you", "life")), "hand"),)) | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(1, False, Cards("you", "life", (State("face_up"),))), "hand"),))
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: character X1
A: life X2 1 X3 up
> activate A.C1 1
= A hand has X2
= A life 2
> activate A.C1 2
> choose A.life:X3(up)
= A hand has X3
= A life 1

# Nobody can be held to have a card that others cannot see, but for a price it must be shown
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Choose(1, False, Cards("you", "hand", (Named(("Wren",)),))), "trash"),)) | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "hand", (Named(("Wren",)),))), "trash"),), body=(Draw("you", 2),))
card: X2 | character | red | cost 1 | power 1000 | name Wren
card: X3 | character | red | cost 2 | power 2000 | name Wren
A: character X1
A: hand X2 X3 1
> activate A.C1 1
= offered choose A.hand:X2
= not offered choose A.hand:BLANK-CHARACTER
= offered done
> done
= A hand 3
> activate A.C1 2
= not offered done
> choose A.hand:X3
= A hand 4
= A trash has X3

# What one has to rest must be active; of the opponent's any may be chosen
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Rest(Choose(1, False, Cards("you", "field", (Named(("Wren",)),)))),)) | ability Ability("activated", (When("activate_main"),), body=(Rest(Choose(1, False, Cards("opponent", "field", (Named(("Wren",)),)))),))
card: X2 | character | red | cost 1 | power 1000 | name Wren
A: character X1 X2 rested X2 X2
B: character X2 rested X2
> activate A.C1 1
= not offered choose A.C2
= offered choose A.C3
> choose A.C3
= A.C3 rested
= A.C4 active
> activate A.C1 2
= offered choose B.C1
= offered choose B.C2
> choose B.C2
= B.C2 rested

# From the top or the bottom, as its player likes; of one card both are the same
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Top("you", "life", 1, place="either"), "hand"),))
card: X2 | character | red | cost 1 | power 1000
card: X3 | character | red | cost 1 | power 1000
A: character X1
A: life X2 X3
> activate A.C1 1
= offered top 1
= offered bottom 1
= options 2
> bottom 1
= A hand has X3
> activate A.C1 1
= asks A main
= A hand has X2

# Up to so many from the top: any number, or none
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Top("opponent", "life", 2, True), "hand"),))
A: character X1
B: life 3
> activate A.C1 1
= offered top 2
= offered top 1
= offered none
= options 3
> top 1
= B hand 1
> activate A.C1 1
> none
= B hand 1
= B life 2

# From the top of any player's: whose is said
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Top("any", "life", 1), "hand"),))
A: character X1
A: life 2
B: life 3
> activate A.C1 1
= options 2
> top 1 -> B.life#1
= B life 2
= A life 2

# Who chooses a card from a deck has looked through it, and knows it until it is shuffled
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(1, True, Cards("you", "deck", (Named(("Wren",)),))), "hand"),)) | ability Ability("activated", (When("activate_main"),), body=(Shuffle("you"),))
card: X2 | character | red | cost 1 | power 1000 | name Wren
card: X3 | character | red | cost 1 | power 1000 | name Lark
A: character X1
A: deck X2 X3 5
B: deck X3 5
> activate A.C1 1
= A knows A deck X3
= A cannot see B deck X3
= B cannot see A deck X3
> choose A.deck:X2
= B knows A hand X2
> activate A.C1 2
= A cannot see A deck X3

# Who is told to choose chooses, from what lies where the text says
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(KO(Choose(1, False, Cards("opponent", "field", (Kind(("character",)),)), "opponent")),)) | ability Ability("activated", (When("activate_main"),), body=(Play(Choose(1, True, Cards("opponent", "hand", (Kind(("character",)),)), "opponent")),))
card: X2 | character | red | cost 1 | power 1000
A: character X1
B: character X2 X2
B: hand X2
> activate A.C1 1
= asks B choose
> choose B.C2
= B.C1 is X2
= B trash has X2
> activate A.C1 2
= asks B choose
> choose B.hand:X2
= B.C2 is X2
= A.C2 gone

# All of them, for "any number" that is not up to the player
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(KO(Choose(AnyNumber(), False, Cards("opponent", "field", (Kind(("character",)),)))),))
A: character X1
B: character 3
> activate A.C1 1
= asks A main
= B character 0

# A card that fits two descriptions is still one card
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), body=(Move(Both((Choose(1, False, Cards("opponent", "field", (Named(("Wren",)),))), Choose(1, False, Cards("opponent", "field", (Kind(("character",)),))))), "hand"), IfDone((Draw("you", 1),))))
card: X2 | character | red | cost 1 | power 1000 | name Wren
A: character X1
B: character X2 1
> activate A.C1 1
= B hand 2
= A hand 1
> activate A.C1 1
= A hand 1

# One that was declined says nothing about the next one that has to be carried out
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Activate("on_play", Cards("you", "field", (Named(("Wren",)),))), Activate("on_play", Cards("you", "field", (Named(("Lark",)),)))))
card: X2 | character | red | cost 1 | power 1000 | name Wren | ability Ability("auto", (When("on_play"),), optional=True, body=(Draw("you", 2),))
card: X3 | character | red | cost 1 | power 1000 | name Lark | ability Ability("auto", (When("on_play"),), body=(Draw("you", 1),))
A: character X1 X2 X3
> activate A.C1 1
> decline A.C2
= asks A main
= A hand 1

# Of all cards that are to be played those are that can be
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, body=(Play(Cards("you", "trash")),))
card: X2 | character | red | cost 1 | power 1000
card: X3 | event | red | cost 0 | effect [Main] Draw 1 card.
A: character X1
A: trash X2 X3
> activate A.C1 1
= A.C2 is X2
= A trash has X3
= A trash 1
= asks A main
"""

FUSIONWORLD = """
# No two of one name, also of names they have gained
card: X1 | battle | red | cost 1 | power 5000 | ability Ability("activated", (When("activate_main"),), body=(KO(Choose(2, True, Cards("opponent", "battle"), distinct=True)),)) | ability Ability("activated", (When("activate_main"),), body=(Treat(Cards("opponent", "battle", (Named(("Lark",)),)), "name", "Wren", "turn"),))
card: X2 | battle | red | cost 1 | power 5000 | name Wren
card: X3 | battle | red | cost 1 | power 5000 | name Lark
A: battle X1
B: battle X2 X3
> activate A.B1 2
> activate A.B1 1
> choose B.B1
= asks A main
= B battle 1

# By chance, from the hand
card: X1 | extra | red | cost 0 | ability Ability("activated", (When("activate_main"),), body=(Move(Choose(1, False, Cards("opponent", "hand"), random=True), "drop"),))
A: hand X1
B: hand 3
> use A.hand:X1
= asks A main
= B hand 2
= B drop 1
"""

REBIRTH = """
# A player may stop before each of the cards they look at, up to so many
shows: 5.10.3
card: X1 | character | cost 0 | atk 1 | def 9 | ability Ability("activated", (When("activate_main"),), body=(Look(Top("you", "deck", 3, True)), Draw("you", Done())))
card: X2 | character | cost 0 | atk 1 | def 4
card: X3 | character | cost 0 | atk 1 | def 4
card: X4 | character | cost 0 | atk 1 | def 4
A: entry X1
A: deck X2 X3 X4 9
> activate A.E1 1
= asks A look
= A cannot see A deck X2
> look
= A knows A deck X2
= A cannot see A deck X3
= asks A look
> look
= A knows A deck X3
= A cannot see A deck X4
> done
= A hand 2

# Who looks at all of them is not asked again
shows: 5.10.3
card: X1 | character | cost 0 | atk 1 | def 9 | ability Ability("activated", (When("activate_main"),), body=(Draw("you", 1), Look(Top("you", "deck", 2, True)), Draw("you", Done())))
A: entry X1
> activate A.E1 1
> look ; look
= asks A main
= A hand 3
> activate A.E1 1
> done
= asks A main
= A hand 4
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD, rebirth=REBIRTH)
def test_choosing(scene: Scenario) -> None:
    holds(scene)
