"""Who knows which card (One Piece 3-1-8, 11-2; Fusion World 3-1-5-1, 13-10-2).

The rule: who saw a card go knows it where it went, also in a hand or face down among others; of
several whose order somebody chose, only that player. Who could not see which card left a hand no
longer knows any card in it. What an effect showed where it lies is hidden again afterwards. That
somebody is being asked is told to nobody else.
"""

from __future__ import annotations

from tefuda.kernel.view import SOMEBODY, view
from tefuda.scenarios import Scenario, read_text
from tefuda.scenarios.run import Table, choose, start
from tests.scenes import holds, scenes

ONEPIECE = """
# A Life card that lay face up is known in hand
card: X1 | character | red | cost 1 | power 1000
B: life X1 up 2
> attack A.L -> B.L
= A knows B hand X1

# One that lay face down is not
card: X1 | character | red | cost 1 | power 1000
B: life X1 2
> attack A.L -> B.L
= B hand has X1
= A cannot see B hand X1

# A card that comes back from the trash is known in hand
card: X1 | event | red | cost 0 | effect [Main] Add up to 1 Character card from your trash to your hand.
card: X2 | character | red | cost 1 | power 1000
A: hand X1
A: trash X2
> play A.hand:X1
> choose A.trash:X2
= B knows A hand X2

# Until a card that others cannot see leaves that hand
card: X1 | event | red | cost 0 | effect [Main] Add up to 1 Character card from your trash to your hand.
card: X2 | character | red | cost 1 | power 1000
card: X3 | event | red | cost 0 | effect [Main] Place 1 card from your hand at the bottom of your deck.
A: hand X1 X3 1
A: trash X2
> play A.hand:X1
> choose A.trash:X2
> play A.hand:X3
> choose A.hand:BLANK-CHARACTER
= A hand has X2
= B cannot see A hand X2
= B cannot see A deck BLANK-CHARACTER

# A card shown on its way into Life is known there
card: X1 | leader | red | power 5000 | effect [Activate: Main] Reveal up to 1 Character card from your hand and add it to the top of your Life cards face-down.
card: X2 | character | red | cost 1 | power 1000
A: leader X1
A: hand X2
> activate A.L 1
> choose A.hand:X2
= B knows A life X2
"""


@scenes(onepiece=ONEPIECE)
def test_knowledge(scene: Scenario) -> None:
    holds(scene)


def test_a_view_does_not_tell_who_else_is_asked() -> None:
    text = """
# A Trigger
card: X1 | character | red | cost 1 | power 1000 | trigger [Trigger] Draw 1 card.
B: life X1 2
"""
    game = start(Table(read_text(text)[0]))
    assert view(game, 0).deciding == 0
    assert choose(game, "attack A.L -> B.L") == ""
    assert game.decision is not None
    assert game.decision.kind == "trigger"
    assert view(game, 1).deciding == 1
    assert view(game, 0).deciding == SOMEBODY
    assert view(game, -1).deciding == SOMEBODY
