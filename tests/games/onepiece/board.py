"""Positions for tests: scenario text, and cards whose abilities are given as nodes."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.games import rulebook
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table, choose, start


def card(number: str, kind: str, *abilities: Ability, cost: int = 0, power: int = 1000) -> Printed:
    """A card for which no sentence is needed."""
    life = 5 if kind == "leader" else 0
    printed = Printed(
        number, number, kind, ("red",), (), (), (power, cost, -1), life, abilities, bool(abilities)
    )
    return rulebook("onepiece").prepare(printed)


def board(text: str, *cards: Printed) -> Game:
    """The game a scenario's text sets up; it may use these cards."""
    table = Table(read_text("# A position\n" + text)[0])
    for printed in cards:
        table.made[printed.number] = printed
    return start(table)


def play(game: Game, *keys: str) -> None:
    """Take these options, one after the other."""
    for key in keys:
        problem = choose(game, key)
        assert not problem, problem


def zone(game: Game, seat: int, name: str) -> list[Card]:
    names = [zone.name for zone in game.rules.zones]
    return game.seats[seat].zones[names.index(name)]


def numbers(game: Game, seat: int, name: str) -> list[str]:
    """The card numbers in a zone, the lowest card first."""
    return [card.printed.number for card in zone(game, seat, name)]
