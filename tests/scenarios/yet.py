"""Scenarios and steps that are still to be mended; these lists may only grow shorter."""

from __future__ import annotations

STEPS: dict[str, list[str]] = {"onepiece": [], "fusionworld": [], "rebirth": []}
TEXTS: dict[str, list[str]] = {"onepiece": [], "fusionworld": [], "rebirth": []}
DENIALS: list[str] = []
TURNS: list[str] = []
