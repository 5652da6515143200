"""What every game has in common, played in every one of them.

The rule: the parts of a price are paid together, each with a card of its own that can suffer it
(One Piece 8-3-1-3; Fusion World 1-4-6; Rebirth 9.5.2.2); "if you do" asks what was done (4-10-1;
13-14-1; 9.8.3.1.1); who may is asked and does it with their own (8-4-4; 13-1-1; 9.7.2.3); every
card goes to its own owner's, who orders several (3-1-7; 3-1-5; 4.1.5); an ability that was given
is one of its own (10-2-13; 15-7; 9.2.2); what was put off is about the card as it lay then.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

WORDS = {
    "onepiece": {
        "{kind}": "character | red | cost 1 | power 5000",
        "{zone}": "field", "{laid}": "character", "{me}": "A.C", "{her}": "B.C",
        "{grave}": "trash", "{blank}": "BLANK-CHARACTER", "{end}": "end",
    },
    "fusionworld": {
        "{kind}": "battle | red | cost 1 | power 5000",
        "{zone}": "battle", "{laid}": "battle", "{me}": "A.B", "{her}": "B.B",
        "{grave}": "drop", "{blank}": "BLANK-BATTLE", "{end}": "end",
    },
    "rebirth": {
        "{kind}": "character | cost 0 | atk 1 | def 9",
        "{zone}": "member", "{laid}": "member", "{me}": "A.M", "{her}": "B.M",
        "{grave}": "waiting", "{blank}": "BLANK-CHARACTER", "{end}": "attack-phase ; end",
    },
}  # fmt: skip

SCENES = """
# Everywhere: one card does not pay for two parts
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "{grave}"), Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "hand")), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren
A: {laid} X1 X2
= not offered activate {me}1 1

# Everywhere: with two cards each part has its own
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "{grave}"), Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "hand")), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren
A: {laid} X1 X2 X2
> activate {me}1 1
> choose {me}2
= A hand 3
= A {grave} has X2

# Everywhere: what cannot leave pays for nothing
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "{grave}"),), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren | ability Ability("continuous", body=(Forbid(This(), "leave_field"),))
A: {laid} X1 X2
= not offered activate {me}1 1

# Everywhere: what cannot be rested pays for nothing
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Rest(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),)))),), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren | ability Ability("continuous", body=(Forbid(This(), "be_rested"),))
A: {laid} X1 X2
= not offered activate {me}1 1

# Everywhere: what is rested is not rested for a price
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Rest(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),)))),), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren
A: {laid} X1 X2 rested
= not offered activate {me}1 1

# Everywhere: what was rested may still be given
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), cost=(Rest(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),)))), Move(Choose(1, False, Cards("you", "{zone}", (Named(("Wren",)),))), "{grave}")), body=(Draw("you", 2),))
card: X2 | {kind} | name Wren
A: {laid} X1 X2
> activate {me}1 1
= A hand 2
= A {grave} has X2

# Everywhere: none of "up to two" is not done
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Choose(2, True, Cards("you", "hand")), "{grave}"), IfDone((Draw("you", 3),), (Draw("you", 5),))))
A: {laid} X1
A: hand 2
> activate {me}1 1
> done
= A hand 7

# Everywhere: one of "up to two" is done
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Choose(2, True, Cards("you", "hand")), "{grave}"), IfDone((Draw("you", 3),), (Draw("you", 5),))))
A: {laid} X1
A: hand 2
> activate {me}1 1
> choose A.hand:{blank} ; done
= A hand 4

# Everywhere: who may is asked, and does it with their own
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(May((Move(Choose(1, False, Cards("opponent", "hand"), "opponent"), "{grave}"),), "opponent"), IfDone((), (Draw("you", 3),))))
A: {laid} X1
A: hand 1
B: hand 2
> activate {me}1 1
= asks B may
> yes
= B {grave} 1
= A hand 1

# Everywhere: who may and does not has not done it
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(May((Move(Choose(1, False, Cards("opponent", "hand"), "opponent"), "{grave}"),), "opponent"), IfDone((), (Draw("you", 3),))))
A: {laid} X1
A: hand 1
B: hand 2
> activate {me}1 1
> no
= A hand 4
= B {grave} 0

# Everywhere: who cannot is not asked, and has not done it
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(May((Move(Choose(1, False, Cards("opponent", "hand"), "opponent"), "{grave}"),), "opponent"), IfDone((), (Draw("you", 3),))))
A: {laid} X1
A: hand 1
> activate {me}1 1
= A hand 4

# Everywhere: every card to its own owner's, and each owner orders
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Cards("any", "{zone}", (Named(("Wren",)),)), "deck", "bottom"),))
card: X2 | {kind} | name Wren
card: X3 | {kind} | name Wren
A: {laid} X1 X2 X3
B: {laid} X2 X3
> activate {me}1 1
= asks A order
> order {me}3
= asks B order
> order {her}1
= A deck bottom is X2
= B deck bottom is X3

# Everywhere: an ability given twice is two, each once a turn
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), body=(Grant(This(), Ability("activated", (When("activate_main"),), once=True, body=(Draw("you", 1),)), "turn"),))
A: {laid} X1
> activate {me}1 1
> activate {me}1 100
= not offered activate {me}1 100
> activate {me}1 1
= not offered activate {me}1 100
> activate {me}1 101
= not offered activate {me}1 101
= A hand 2

# Everywhere: what an opponent cannot do they cannot, and nobody else
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Forbid(Player("opponent"), "draw_by_effect", "turn"), Draw("you", 1), Draw("opponent", 1)))
A: {laid} X1
> activate {me}1 1
= A hand 1
= B hand 0

# Everywhere: what was put off for a card is done to that card alone
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Select(Choose(1, False, Cards("opponent", "{zone}", (Named(("Wren",)),)))), Later("end_of_turn", (Move(It(), "{grave}"),))))
card: X2 | {kind} | name Wren
A: {laid} X1
B: {laid} X2
> activate {me}1 1
= B {grave} 0
> {end}
= B {grave} has X2

# Everywhere: what was put off does not follow a card that has left
card: X1 | {kind} | ability Ability("activated", (When("activate_main"),), once=True, body=(Select(Choose(1, False, Cards("opponent", "{zone}", (Named(("Wren",)),)))), Later("end_of_turn", (Move(It(), "{grave}"),)))) | ability Ability("activated", (When("activate_main"),), once=True, body=(Move(Cards("opponent", "{zone}", (Named(("Wren",)),)), "hand"),))
card: X2 | {kind} | name Wren
A: {laid} X1
B: {laid} X2
> activate {me}1 1
> activate {me}1 2
= B hand 1
> {end}
= B {grave} 0
"""

# In Rebirth an ability whose choices cannot be made is not played at all (9.7.2.3.1).
NOT_IN_REBIRTH = """
# Everywhere: one of two is not done
card: X1 | {kind} | ability Ability("auto", (When("rested"),), once=True, body=(Move(Choose(2, False, Cards("you", "hand")), "{grave}"), IfDone((Draw("you", 3),), (Draw("you", 5),)))) | ability Ability("activated", (When("activate_main"),), once=True, body=(Rest(This()),))
A: {laid} X1
A: hand 1
> activate {me}1 2
= A hand 5
"""


def worded(text: str, game: str) -> str:
    for word, said in WORDS[game].items():
        text = text.replace(word, said)
    return text


@scenes(**{game: worded(SCENES, game) for game in WORDS})
def test_in_every_game(scene: Scenario) -> None:
    holds(scene)


@scenes(**{game: worded(NOT_IN_REBIRTH, game) for game in WORDS if game != "rebirth"})
def test_in_two_games(scene: Scenario) -> None:
    holds(scene)
