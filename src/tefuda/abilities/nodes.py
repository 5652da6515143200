"""The ability language: what printed card text means, as immutable, comparable nodes.

One language for all games. A node says *what*, never *how*: the words are those of the
rulebooks, and a game brings its own nouns (zones, kinds of card, tokens, keywords) as strings.
Abilities hold statements, statements act on targets, targets describe cards, tests narrow them
down, amounts count, conditions compare. `docs/ABILITIES.md` shows a card text for each node.

Nodes stand by subject in the modules beside this one, those that one game alone says in a module of
its own; who uses the language takes it from here.
"""

from __future__ import annotations

from typing import Final

# fmt: off
from tefuda.abilities.ability import (
    Ability, When,
)
from tefuda.abilities.acts import (
    Activate, AddTokens, Damage, Draw, ExtraTurn, KO, Look, Lose, Move, PayEnergy, Play, Rest,
    Retarget, ReturnTokens, Reveal, SetActive, Shuffle, Turnover, Win,
)
from tefuda.abilities.amounts import (
    Amount, AnyNumber, Count, Declared, Done, Kinds, Sum, Tokens, Total, ValueOf,
)
from tefuda.abilities.base import (
    Condition, Node, Quantity, Statement, Target, Test, target_of,
)
from tefuda.abilities.conditions import (
    All, Compare, Either, Fits, Given, Happened, Turn, TurnNumber, Unless,
)
from tefuda.abilities.flow import (
    ByHand, Declare, Each, If, IfDone, Later, May, Modes, Select, Then, Upon,
)
from tefuda.abilities.fusionworld import (
    Combo, Control, Evolve, Flip, Must, OnlyTrait, PutUnder, Shield, Skip, TakeUnder, Widen,
)
from tefuda.abilities.lasting import (
    Allow, Become, CostChange, DeckRule, Forbid, Gain, Grant, Negate, Treat,
)
from tefuda.abilities.onepiece import (
    FreezeTokens, GiveTokens, ReadyTokens, RestTokens, SwapBase, TakeTokens,
)
from tefuda.abilities.rebirth import (
    Again, Among, AttackNumber, Boost, Cancel, CancelAttack, EndPhase, Free, Moved, Recover,
    Seats, Supporter, Swap, Wound,
)
from tefuda.abilities.targets import (
    Attacked, Attacker, Both, Cards, Choose, Foe, It, Player, Subject, This, Top,
)
from tefuda.abilities.tests import (
    AllTests, AnyTest, Attribute, Battling, Colour, Has, IsThis, Kind, Multicolour,
    NameIncludes, Named, NoText, Not, PlayedThisTurn, SameColour, SameName, Stat, State, Trait,
    TraitIncludes,
)

# What changes without anything moving.
FLEETING: Final[tuple[type[Node], ...]] = (
    Attacked, Attacker, AttackNumber, Foe, Happened, PlayedThisTurn, Supporter, TurnNumber,
)
# Kinds of ability that do not wait for their timings but are used as their game says.
SPECIAL: Final = ("cancel",)
# What as a cost is paid as a whole or not begun.
WHOLE: Final[tuple[type[Node], ...]] = (PayEnergy,)
