"""The ability language: what printed card text means, as immutable, comparable nodes.

One language for all games. A node says *what*, never *how*: the words are those of the
rulebooks, and a game brings its own nouns (zones, kinds of card, tokens, keywords) as strings.
Abilities hold statements, statements act on targets, targets describe cards, tests narrow them
down, amounts count, conditions compare. `docs/ABILITIES.md` shows a card text for each node.

Nodes stand by subject in the modules beside this one, those that one game alone says in a module of
its own; who uses the language takes it from here.
"""

from __future__ import annotations

from tefuda.abilities.ability import *
from tefuda.abilities.acts import *
from tefuda.abilities.amounts import *
from tefuda.abilities.base import *
from tefuda.abilities.conditions import *
from tefuda.abilities.flow import *
from tefuda.abilities.fusionworld import *
from tefuda.abilities.lasting import *
from tefuda.abilities.onepiece import *
from tefuda.abilities.rebirth import *
from tefuda.abilities.targets import *
from tefuda.abilities.tests import *
