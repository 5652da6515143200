"""Hand-made cards, a catalog of them, and tables where they are played."""

from __future__ import annotations

import functools

import msgspec

from tefuda.abilities.nodes import (
    Ability,
    AttackNumber,
    Boost,
    Both,
    Cards,
    Choose,
    Compare,
    Condition,
    Count,
    Draw,
    IfDone,
    Kind,
    May,
    Move,
    Not,
    PayEnergy,
    Recover,
    Swap,
    This,
    When,
)
from tefuda.cards import Catalog
from tefuda.cards.compiled import Compiled, Language, card_data
from tefuda.cards.records import Record, normal
from tefuda.decks import Deck
from tefuda.decks.random import random_decks
from tefuda.games.rebirth import EDITIONS, new_game
from tefuda.kernel.game import Game
from tefuda.kernel.printed import NEVER, Printed
from tefuda.text.lexicon import Lexicon

# Every format, with the fewest players it takes; and the largest tables.
TABLES = [
    ("standard", 2),
    ("rumble", 3),
    ("rumble", 6),
    ("rumble-first-out", 4),
    ("circle", 3),
    ("circle", 5),
    ("circle-first-out", 4),
    ("double-team", 4),
    ("double-team-unique", 4),
]


def card(
    number: str,
    kind: str = "character",
    *abilities: Ability,
    name: str = "",
    atk: int = 3,
    cost: int = 1,
    defence: int = 5,
) -> Printed:
    """A card that has only what is said of it."""
    stats = (atk, cost, defence) if kind == "character" else (NEVER, NEVER, NEVER)
    return EDITIONS["standard"].prepare(
        Printed(
            number, name or number, kind, ("blue",), (), (), stats, 0, abilities, bool(abilities)
        )
    )


def _level(n: int) -> Condition:
    return Compare(Count(Cards("you", "member_or_retire")), ">=", n)


def _spark(*body: Draw | Boost | Move | Recover, level: int = 0) -> Ability:
    conditions = (_level(level),) if level else ()
    return Ability("auto", (When("spark"),), conditions, body=body)


def _character(i: int) -> tuple[Ability, ...]:
    """Abilities that use every window of the game."""
    entry = Cards("you", "entry")
    pay = May((PayEnergy(1), IfDone((Boost(entry, 2, 0, "attack"),))))
    swap = Swap(Both((Choose(1, False, entry), This())))
    harm = Move(Choose(1, False, Cards("opponent", "member")), "waiting")
    found: list[tuple[Ability, ...]] = [
        (_spark(Boost(This(), 2, 2, "turn")),),
        (_spark(harm, level=3),),
        (Ability("cancel", (When("spark", Cards("any", "all", (Not(Kind(("rebirth",))),))),)),),
        (Ability("keyword", keyword="blocker"),),
        (Ability("auto", (When("supports"),), zone="member", body=(pay,)),),
        (
            Ability("activated", (When("activate_main"),), (), True, cost=(PayEnergy(2),),
                    body=(swap,), zone="member"),
        ),
        (_spark(Recover("you", 1)),),
        (
            Ability("continuous", conditions=(AttackNumber(1, this=True),), zone="entry",
                    body=(Boost(This(), 4, 0),)),
        ),
        (_spark(Draw("opponent", 1)),),
        (),
        (),
    ]  # fmt: skip
    return found[i % len(found)]


def _rebirth(i: int) -> tuple[Ability, ...]:
    entry = Cards("you", "entry")
    if i % 2:
        cancel = Ability("cancel", (When("spark"), When("cancel")))
        return cancel, Ability("continuous", body=(Boost(entry, 1, 0),))
    return _spark(Recover("you", 1)), Ability("continuous", body=(Boost(entry, 2, 3),))


def _records() -> dict[str, tuple[Record, tuple[Ability, ...]]]:
    made: dict[str, tuple[Record, tuple[Ability, ...]]] = {}
    for series, kind, count in ((1, "character", 44), (2, "rebirth", 6), (3, "partner", 8)):
        for i in range(count):
            number = f"PL/00{series}B-{i + 1:03d}"
            data: dict[str, object] = {
                "id": number,
                "name": f"{kind.title()} {i + 1}",
                "type": kind,
            }
            abilities: tuple[Ability, ...] = ()
            if kind == "character":
                data.update(color="Blue", cost=1 + i % 4, atk=2 + i % 4, traits=[])
                data["def"] = 3 + i % 5
                abilities = _character(i)
            elif kind == "rebirth":
                abilities = _rebirth(i)
            made[number] = (normal(data, number, "rebirth"), abilities)
    return made


@functools.cache
def catalog() -> Catalog:
    """The hand-made cards."""
    lexicon = Lexicon("rebirth")
    made = _records()
    cards = {
        number: msgspec.Raw(msgspec.json.encode(card_data(record, "en", abilities, lexicon)))
        for number, (record, abilities) in made.items()
    }
    records = {"en": {number: record for number, (record, _) in made.items()}}
    return Catalog("rebirth", records, "en", Compiled("", {"en": Language(cards, {})}))


def decks(edition: str, seats: int, seed: int) -> list[Deck]:
    """Random legal decks for a table."""
    return random_decks(catalog(), seed, edition, seats)


def game(edition: str = "standard", seats: int = 2, seed: int = 1, log: bool = False) -> Game:
    """A game of such decks."""
    sides = [deck.split(catalog()) for deck in decks(edition, seats, seed)]
    started: Game = new_game(EDITIONS[edition], sides, seed, log)
    return started
