"""Older editions of the rules, each a short list of what was different then."""

from tefuda.games.onepiece.editions.v1_1_3 import V1_1_3
from tefuda.games.onepiece.editions.v1_1_9 import V1_1_9
from tefuda.games.onepiece.rulebook import CURRENT
from tefuda.kernel.rulebook import Rulebook

EDITIONS: dict[str, Rulebook] = {rules.edition: rules for rules in (V1_1_3, V1_1_9, CURRENT)}

__all__ = ["EDITIONS", "V1_1_3", "V1_1_9"]
