"""Simulation: many games between decks, on one core or on a cluster, and what came of them."""

from tefuda.sim.cells import Block, Cell, Outcome, compiled, digest, play, play_out
from tefuda.sim.intervals import difference, interval, sequence
from tefuda.sim.tally import Copies

__all__ = [
    "Block",
    "Cell",
    "Copies",
    "Outcome",
    "compiled",
    "difference",
    "digest",
    "interval",
    "play",
    "play_out",
    "sequence",
]
