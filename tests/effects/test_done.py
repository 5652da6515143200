"""Done, and how much of it (One Piece 4-10, rulings 1081, 1224, 1251; Fusion World 13-14, 13-15;
Rebirth 9.4.3, 9.8.3.1.1).

The rule: "if you do" asks whether everything the sentence before said was done, and in full; "if
you don't" whether any of it was not. Nothing at all, although "up to" allows that, is not done. A
part of the whole is done as far as it goes and counts as not done. What is declined is not done.
"That many" is what was really done.
"""

from __future__ import annotations

from tefuda.scenarios import Scenario
from tests.scenes import holds, scenes

ONEPIECE = """
# Nobody chosen of up to one: not done
card: X1 | event | red | cost 0 | effect [Main] You may return up to 1 of your opponent's Characters to the owner's hand. If you do, draw 2 cards.
A: hand X1
B: character 1
> play A.hand:X1
> yes
> done
= B.C1 is BLANK-CHARACTER
= A hand 0

# One chosen of up to one: done
card: X1 | event | red | cost 0 | effect [Main] You may return up to 1 of your opponent's Characters to the owner's hand. If you do, draw 2 cards.
A: hand X1
B: character 1
> play A.hand:X1
> yes
> choose B.C1
= B.C1 gone
= A hand 2

# A part of it may be done, and is not all of it
card: X1 | event | red | cost 0 | effect [Main] You may trash 2 cards from your hand. If you do, draw 2 cards.
A: hand X1 1
> play A.hand:X1
> yes
= A trash 2
= A hand 0
= A deck 10

# All of it is
card: X1 | event | red | cost 0 | effect [Main] You may trash 2 cards from your hand. If you do, draw 3 cards.
A: hand X1 2
> play A.hand:X1
> yes
= A trash 3
= A hand 3

# What is declined is not done
card: X1 | event | red | cost 0 | effect [Main] You may trash 1 card from your hand. If you do, draw 3 cards.
A: hand X1 1
> play A.hand:X1
> no
= A hand 1

# What the opponent declines, or cannot do, is not done, whatever the cost before it did
card: X1 | character | red | cost 1 | power 3000 | effect [On Your Opponent's Attack] You may rest this Character: Your opponent may return 1 of their active DON!! cards to their DON!! deck. If they do not, give up to 1 of your opponent's Leader or Character cards −3000 power during this turn.
A: don active=1
B: character X1
> attack A.L -> B.L
> activate B.C1
= asks A may
> no
> choose A.L
= A.L power 2000

# Without an active DON!! nobody is asked, and it is not done either
card: X1 | character | red | cost 1 | power 3000 | effect [On Your Opponent's Attack] You may rest this Character: Your opponent may return 1 of their active DON!! cards to their DON!! deck. If they do not, give up to 1 of your opponent's Leader or Character cards −3000 power during this turn.
B: character X1
> attack A.L -> B.L
> activate B.C1
> choose A.L
= A.L power 2000

# What the opponent does is done
card: X1 | character | red | cost 1 | power 3000 | effect [On Your Opponent's Attack] You may rest this Character: Your opponent may return 1 of their active DON!! cards to their DON!! deck. If they do not, give up to 1 of your opponent's Leader or Character cards −3000 power during this turn.
A: don active=1
B: character X1
> attack A.L -> B.L
> activate B.C1
> yes
= A don active 0
= A.L power 5000

# With nothing to do it with nobody is asked
card: X1 | event | red | cost 0 | effect [Main] You may trash 1 card from your hand. If you do, draw 3 cards.
A: hand X1
> play A.hand:X1
= asks A main
= A hand 0
"""

FUSIONWORLD = """
# One of two is not all of it
card: X2 | extra | red | cost 0 | effect [Activate Main] Choose 2 of your opponent's Battle Cards and KO them. If you do, draw 2 cards.
A: hand X2
B: battle 1
> use A.hand:X2
= B.B1 gone
= A hand 0

# Two of two are
card: X2 | extra | red | cost 0 | effect [Activate Main] Choose 2 of your opponent's Battle Cards and KO them. If you do, draw 2 cards.
A: hand X2
B: battle 2
> use A.hand:X2
= B.B1 gone
= A hand 2

# One that cannot be KO'd is missing
card: X1 | battle | red | cost 1 | power 5000 | effect [Permanent] This card can't be KO'd by your opponent's skills.
card: X2 | extra | red | cost 0 | effect [Activate Main] Choose 2 of your opponent's Battle Cards and KO them. If you do, draw 2 cards.
A: hand X2
B: battle X1 1
> use A.hand:X2
= B.B1 is X1
= B.B2 gone
= A hand 0
"""

REBIRTH = """
# A condition that fails says nothing about the next sentence
card: X1 | character | lang ja | cost 0 | atk 2 | def 4 | effect 【起】【エントリー】【ターン１】：あなたのリタイアが５枚以上なら、あなたは３枚引く。あなたのリタイアが１枚以上なら、あなたは２枚引く。
A: entry X1
A: retire 2
> activate A.E1 1
= A hand 2

# Each for itself
card: X1 | character | lang ja | cost 0 | atk 2 | def 4 | effect 【起】【エントリー】【ターン１】：あなたのリタイアが１枚以上なら、あなたは３枚引く。あなたのリタイアが５枚以上なら、あなたは２枚引く。
A: entry X1
A: retire 2
> activate A.E1 1
= A hand 3
"""


@scenes(onepiece=ONEPIECE, fusionworld=FUSIONWORLD, rebirth=REBIRTH)
def test_done(scene: Scenario) -> None:
    holds(scene)
