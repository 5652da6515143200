"""What can be paid (One Piece 8-3-1-3, 8-1-3-4-5; Fusion World 1-4-6, 9-9-3; Rebirth 9.5.2.2).

The rule: a cost, a price of attacking and what is done instead of an event are paid as a whole or
not at all. Every part needs cards (or tokens) of its own that can suffer it; what was rested or
shown may still be taken away by a later part. While it is being paid, only what leaves enough for
the rest can be chosen. Nobody has to pay a cost, whatever its wording (8-3-1-4, 9-6-4, 9.8.3.1.1).
"""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.effects import run
from tefuda.effects.context import Context
from tefuda.scenarios import Scenario, read_text
from tefuda.scenarios.run import Table, start
from tests.scenes import holds, scenes

ONEPIECE = """
# Two parts that need the same card: not offered; with two cards it is
card: X1 | leader | red | power 5000 | effect [Activate: Main] You may trash 1 of your Characters and return 1 of your Characters to the owner's hand: Draw 2 cards.
card: X2 | character | red | cost 0 | power 2000
A: leader X1
A: character X2
A: hand X2
= not offered activate A.L 1
> play A.hand:X2
= offered activate A.L 1

# A part may not take what a later part needs
card: X1 | leader | red | power 5000 | effect [Activate: Main] You may trash 1 of your Characters and rest 1 of your Characters: Draw 2 cards.
card: X2 | character | red | cost 0 | power 2000
A: leader X1
A: character X2 X2 rested
> activate A.L 1
= A.C1 rested
= A.C2 gone
= A hand 2

# What was rested may still be trashed
card: X1 | leader | red | power 5000 | effect [Activate: Main] You may rest 1 of your Characters and trash 1 of your Characters: Draw 2 cards.
card: X2 | character | red | cost 0 | power 2000
A: leader X1
A: character X2
> activate A.L 1
= A.C1 gone
= A hand 2

# A card that cannot be K.O.'d pays for nothing
card: X1 | character | red | cost 2 | power 1000 | effect [Activate: Main] You may K.O. 1 of your Characters other than this Character: Draw 2 cards.
card: X2 | character | red | cost 1 | power 3000 | effect This Character cannot be K.O.'d by effects.
card: X3 | character | red | cost 1 | power 3000
A: character X1 X2
A: hand X3
A: don active=1
= not offered activate A.C1 1
> play A.hand:X3
> activate A.C1 1
= A.C2 is X2
= A.C3 gone

# Nor one that cannot be rested
card: X1 | character | red | cost 2 | power 1000 | effect [Activate: Main] You may rest 1 of your Characters other than this Character: Draw 2 cards.
card: X2 | character | red | cost 1 | power 3000 | effect This Character cannot be rested.
A: character X1 X2
= not offered activate A.C1 1

# A Leader cannot be returned, so it pays for nothing
card: X1 | stage | red | cost 1 | effect [Activate: Main] You may return 1 of your Characters to the owner's hand: Draw 2 cards.
A: stage X1
= not offered activate A.S 1

# Instead of leaving, both parts must be possible together
card: X1 | character | red | cost 2 | power 1000 | effect If this Character would be K.O.'d, you may rest 1 of your Characters other than this Character and trash 1 card from your hand instead.
card: X2 | character | red | cost 1 | power 1000
B: character X1 rested X2
> attack A.L -> B.C1
= B.C1 gone

# A cost is declined although it does not say may
card: X1 | character | red | cost 0 | power 1000 | effect [On Play] DON!! -1: Draw 2 cards.
A: hand X1
A: don active=1
> play A.hand:X1
= asks A activate
> decline A.C1
= A don active 1
= A hand 0

# What stands in brackets must hold after the payment, too
card: X1 | character | red | cost 1 | power 1000 | effect [DON!! x1] [When Attacking] DON!! -1: Draw 2 cards.
A: character X1 don=1
> attack A.C1 -> B.L
> activate A.C1
= A.C1 don 0
= A hand 0

# With another DON!! to return it does
card: X1 | character | red | cost 1 | power 1000 | effect [DON!! x1] [When Attacking] DON!! -1: Draw 2 cards.
A: character X1 don=1
A: don active=1
> attack A.C1 -> B.L
> activate A.C1 ; return-active
= A.C1 don 1
= A hand 2

# Rested DON!! pay although they will stay rested
card: X1 | event | red | cost 0 | effect [Main] Give up to 2 rested DON!! cards to your Leader.
A: hand X1
A: don rested=1 frozen=1
> play A.hand:X1
> number 2
= A.L don 2

# To turn two Life cards both must lie face down
card: X1 | leader | red | power 5000 | effect [Activate: Main] You may turn 2 cards from the top of your Life cards face-up: Draw 2 cards.
card: X2 | character | red | cost 1 | power 1000
A: leader X1
A: life X2 X2 up X2
= not offered activate A.L 1

# The opponent's given DON!! are one part of a price, one's own another
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, cost=(TakeTokens("opponent", 1, False, "rested"), RestTokens("you", 1)), body=(Draw("you", 2),))
A: character X1
A: don active=1
B: leader BLANK-LEADER don=1
> activate A.C1 1
= A hand 2
= A don rested 1
= B don rested 1

# Without either it is not offered
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, cost=(TakeTokens("opponent", 1, False, "rested"), RestTokens("you", 1)), body=(Draw("you", 2),))
card: X2 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, cost=(RestTokens("you", 1), RestTokens("you", 0)), body=(Draw("you", 2),))
A: leader BLANK-LEADER don=1
A: character X1 X2
A: don active=1
= not offered activate A.C1 1
= offered activate A.C2 1

# A price of as many cards apart by name as there are of something costs nothing where there are none
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, cost=(Move(Choose(Count(Cards("opponent", "hand")), False, Cards("you", "trash"), distinct=True), "deck", "bottom"),), body=(Draw("you", 2),))
A: character X1
= offered activate A.C1 1
> activate A.C1 1
= A hand 2

# With one of them it costs one
card: X1 | character | red | cost 1 | power 1000 | ability Ability("activated", (When("activate_main"),), once=True, cost=(Move(Choose(Count(Cards("opponent", "hand")), False, Cards("you", "trash"), distinct=True), "deck", "bottom"),), body=(Draw("you", 2),))
card: X2 | event | red | cost 0 | effect [Main] Trash 2 cards from the top of your deck.
A: character X1
A: hand X2
B: hand 1
= not offered activate A.C1 1
> play A.hand:X2
> activate A.C1 1
> choose A.trash:X2
= A deck bottom is X2
= A hand 2
"""

FUSIONWORLD = """
# Two parts that need the same card: not offered; with two cards it is
card: X1 | battle | red | cost 1 | power 5000 | effect [Activate Main] KO 1 of your <Wren>, switch 1 of your <Wren> to Rest Mode: Draw 2 cards.
card: X2 | battle | red | cost 0 | power 5000 | name Wren
A: battle X1 X2
A: hand X2
= not offered activate A.B1 1
> use A.hand:X2
= offered activate A.B1 1
> activate A.B1 1
> choose A.B2
= A.B3 rested
= A hand 2

# A skill cost may be left unpaid
card: X1 | battle | red | cost 0 | power 5000 | effect [On Play] Discard 1 card from your hand: Draw 2 cards.
A: hand X1 1
> use A.hand:X1
= asks A activate
> decline A.B1
= A hand 1

# What was taken away for one part pays no colour for the next
card: X1 | battle | red | cost 1 | power 5000 | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "energy", (Colour(("red",)),))), "drop"), PayEnergy(1, ("red",))), body=(Draw("you", 2),))
card: X2 | battle | red | cost 1 | power 5000
card: X3 | battle | blue | cost 1 | power 5000
A: battle X1
A: energy X2 X3
= not offered activate A.B1 1

# With another of the colour it does
card: X1 | battle | red | cost 1 | power 5000 | ability Ability("activated", (When("activate_main"),), cost=(Move(Choose(1, False, Cards("you", "energy", (Colour(("red",)),))), "drop"), PayEnergy(1, ("red",))), body=(Draw("you", 2),))
card: X2 | battle | red | cost 1 | power 5000
card: X3 | battle | blue | cost 1 | power 5000
A: battle X1
A: energy X2 X3 X2
> activate A.B1 1
= A drop has X2
= A.E2 active
= A hand 2
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD)
def test_payment(scene: Scenario) -> None:
    holds(scene)


@pytest.mark.parametrize(
    ("active", "rested", "cost", "payable"),
    [
        (2, 0, (n.ReturnTokens("you", 1), n.RestTokens("you", 2)), False),
        (3, 0, (n.ReturnTokens("you", 1), n.RestTokens("you", 2)), True),
        (2, 1, (n.ReturnTokens("you", 1), n.RestTokens("you", 2)), True),
        (2, 0, (n.RestTokens("you", 2), n.ReturnTokens("you", 1)), True),
        (2, 0, (n.RestTokens("you", 2), n.ReturnTokens("you", 1, where="active")), False),
        (1, 1, (n.ReturnTokens("you", 1), n.ReturnTokens("you", 1)), True),
        (1, 0, (n.ReturnTokens("you", 1), n.ReturnTokens("you", 1)), False),
    ],
)
def test_tokens_are_used_once(
    active: int, rested: int, cost: tuple[n.Statement, ...], payable: bool
) -> None:
    """DON!! that were returned cannot be rested; those that were rested can be returned."""
    text = f"# DON!!\nA: don active={active} rested={rested}\n"
    game = start(Table(read_text(text)[0]))
    assert run.possible(game, cost, Context(0, game.seats[0].zones[3][0].id)) == payable
