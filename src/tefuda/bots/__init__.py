"""Bots: they know what their seat knows, and name an option."""

from __future__ import annotations

from tefuda.bots.levels import LEVELS, NAMES, OTHERS, Level, level, make_bot
from tefuda.bots.players import Bot

BOTS = NAMES + OTHERS

__all__ = ["BOTS", "LEVELS", "NAMES", "OTHERS", "Bot", "Level", "level", "make_bot"]
