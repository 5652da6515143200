"""Courses: how a game went, told by a digest of everything that anybody could have seen.

A digest is taken over what lay where and was known to whom, every value, what lasted and waited,
what was offered and what was logged, at the start and after every choice. Two kinds of games are
told: random ones of random decks, and scenarios, played on at random after their last line and
some times more from their position. So whatever a scenario comes through is noticed when it
changes, not only the point it makes.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from tefuda.abilities.nodes import Ability, Cards, Look, Target, This, Top, When
from tefuda.cards import Catalog, house
from tefuda.decks.random import random_decks
from tefuda.games import concede, room, rulebook
from tefuda.kernel.card import Card
from tefuda.kernel.events import Logged
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.rulebook import Rulebook
from tefuda.rules import scenarios
from tefuda.scenarios import Failure, Scenario
from tefuda.scenarios.run import Table, run_under, start

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
GAMES_TOLD = FOLDER / "courses.tsv"
SCENARIOS_TOLD = FOLDER / "scenarios.tsv"
TEXTS_TOLD = FOLDER / "texts.tsv"  # the scenarios' texts that random games are played with
LONGEST = 3_000  # decisions of a random game
ONWARD = 24  # choices of a scenario after its last line
OTHERWISE = 3  # times that it is played from its position
MEANT = (
    "another way than it went before; if a change of the rules as played is meant, run `python -m "
    "scripts.golden` and say in the change log which clause asked for it"
)


class Told:
    """A course so far."""

    def __init__(self, size: int = 8) -> None:
        self._told = hashlib.blake2b(digest_size=size)
        self._logged = 0

    def another(self) -> None:
        """Another game begins, under another edition or from the same position."""
        self._logged = 0

    def add(self, choice: str, game: Game) -> None:
        """The table after a choice."""
        if game.stale:
            game.rules.derive(game)
        self._told.update(f"{choice}{_position(game)}{_lasting(game)}".encode())
        self.offered(game)
        self.logged(game)

    def offered(self, game: Game) -> None:
        """Who may choose what, or how the game ended."""
        decision, result = game.decision, game.result
        if decision is not None:
            asked = (decision.seat, decision.kind, decision.clause, decision.purpose)
            source = game.name(decision.source, decision.seat) if decision.source else ""
            self._told.update(f"{asked}{source}{game.keys()}".encode())
        if result is not None:
            ended = (list(result.winners), list(result.losers), result.clause)
            self._told.update(repr(ended).encode())

    def logged(self, game: Game) -> None:
        """What has happened since this was asked last."""
        log = game.log or []
        for event in log[self._logged :]:
            self._told.update(_event(event).encode())
        self._logged = len(log)

    def digest(self) -> str:
        return self._told.hexdigest()


def _event(event: Logged) -> str:
    return (
        f"{event.kind} {event.clause} {event.seat} {event.card} {event.handle} {event.other} "
        f"{event.n} {event.source} {event.known}\n"
    )


def _card(game: Game, card: Card) -> str:
    """A card that lies in a place of its own, with all that the rules make of it."""
    states = (
        card.owner, card.rested, card.face_up, card.tokens, card.damage, card.turn, card.used_turn,
        card.negated, card.keywords, card.forbidden, card.allowed, len(card.granted),
    )  # fmt: skip
    beneath = [one.printed.number for one in card.under]
    marks = sorted(f"{kind} {word}" for kind, word in card.marks)
    return (
        f"{game.handle(card)} {card.printed.number} {card.printed.is_back} {states} "
        f"{list(card.base)} {list(card.stats)} {beneath} {marks} {game.known.get(card.id, 0)}"
    )


def _position(game: Game) -> str:
    told: list[object] = [game.turn, game.turn_seat, game.first_seat, game.next_turns]
    told.extend(game.name(id, -1) for id in (game.attacker, game.attacked) if id)
    known = game.known
    for seat in game.seats:
        told.append((seat.team, seat.turns, seat.flags, seat.skips, seat.out, seat.pools))
        for zone, cards in zip(game.rules.zones, seat.zones, strict=True):
            if zone.laid:
                told.append([_card(game, card) for card in cards])
            else:
                told.append(
                    [(c.printed.number, c.owner, c.face_up, known.get(c.id, 0)) for c in cards]
                )
    return repr(told)


def _lasting(game: Game) -> str:
    """What lasts, and what waits for its time."""
    told: list[object] = [
        (game.name(m.target, -1) if m.target else "", m.seat, m.duration, m.turn, m.amount, m.who)
        for m in game.modifiers
    ]
    told += [(d.seat, game.name(d.source, -1), d.when, d.turn, d.duration) for d in game.delayed]
    told += [(w.seat, game.name(w.source, -1), w.index, w.number) for w in game.waiting]
    told += [(ban.who, ban.seat) for ban in game.bans]
    told += [(price.seat, price.stat, price.amount) for price in game.prices]
    return repr([*told, game.allowances])


# -- random games ----------------------------------------------------------------------------------

# (game, edition or format, players, how many courses)
COURSES = [
    ("onepiece", "1.2.0", 2, 80),
    ("onepiece", "1.1.9", 2, 24),
    ("onepiece", "1.1.3", 2, 40),
    ("fusionworld", "1.06", 2, 80),
    ("rebirth", "standard", 2, 60),
    ("rebirth", "rumble", 3, 12),
    ("rebirth", "rumble", 4, 6),
    ("rebirth", "rumble", 6, 4),
    ("rebirth", "rumble-first-out", 4, 16),
    ("rebirth", "circle", 4, 12),
    ("rebirth", "circle", 5, 4),
    ("rebirth", "circle-first-out", 3, 12),
    ("rebirth", "circle-first-out", 5, 8),
    ("rebirth", "circle-first-out", 6, 4),
    ("rebirth", "double-team", 4, 16),
    ("rebirth", "double-team-unique", 4, 4),
]

Course = tuple[str, str, int, int]  # game, edition, players, seed
WATCHED = 100  # from this number on, every card of a game also watches for something
MIXED = 400  # ... and from this one on it can do what cards of scenarios can
MIXED_LONGEST = 250  # decisions of such a game


def courses() -> list[Course]:
    """All of them; some of each with cards that watch, and some with texts of scenarios."""
    return [
        (name, edition, players, 1000 * players + seed)
        for name, edition, players, count in COURSES
        for seed in [
            *range(count // 2),
            *range(WATCHED, WATCHED + count),
            *range(MIXED, MIXED + count),
        ]
    ]


def told_games() -> list[tuple[Course, str]]:
    """The courses, and how they went."""
    lines = GAMES_TOLD.read_text(encoding="utf-8").splitlines() if GAMES_TOLD.is_file() else []
    known = dict(line.split("\t") for line in lines)
    return [(one, known.get(" ".join(map(str, one)), "")) for one in courses()]


def course(one: Course) -> str:
    """How a random game of random house cards goes. Where more than two play, the games of even
    seeds have somebody who gives up on the way."""
    name, edition, players, seed = one
    catalog = house(name)
    rules = rulebook(name, edition)
    rng = seeded(seed)
    sides = [deck.split(catalog) for deck in random_decks(catalog, seed, edition, players)]
    mixed = seed % 1000 >= MIXED
    if seed % 1000 >= WATCHED:
        change = _mixed if mixed else _watching
        sides = [
            (change(apart, catalog, rules, rng), change(deck, catalog, rules, rng))
            for apart, deck in sides
        ]
    game: Game = room(name).new_game(rules, sides, seed, log=True)
    told = Told()
    gives_up = 20 + rng.below(120) if players > 2 and not seed % 2 else -1
    longest = MIXED_LONGEST if mixed else LONGEST
    while game.decision is not None and game.decisions < longest:
        told.offered(game)
        if game.decisions == gives_up:
            gives_up = -1
            _give_up(game, rng)
            continue
        game.choose(game.decision.options[rng.below(len(game.decision.options))])
    told.add("", game)
    return told.digest()


def _give_up(game: Game, rng: Rng) -> None:
    there = [seat for seat, one in enumerate(game.seats) if not one.out]
    concede(game, there[rng.below(len(there))])


# Events that are no timings to wait for: they say when a card may be used, or what it is used as.
_USES = {
    "activate_main", "activate_battle", "main", "counter", "trigger", "awaken", "evolve",
    "fusion_evolve", "cancel", "spark", "state",
}  # fmt: skip
_CAUSES = ("effect", "battle", "rule", "cost", "your_effect", "opponent_effect", "you", "opponent")


def _watching(cards: list[Printed], catalog: Catalog, rules: Rulebook, rng: Rng) -> list[Printed]:
    """The same cards, each with the text of another one of its kind as well, and waiting for some
    events, whoever brings them about and however: its player looks at a card then. So it is told
    whose doing every event is."""
    made: dict[str, Printed] = {}
    numbers = sorted(catalog.cards)
    for card in cards:
        if card.number not in made:
            alike = [one for one in map(catalog.__getitem__, numbers) if one.kind == card.kind]
            other = alike[rng.below(len(alike))]
            watches = [_watch(rules, rng) for _ in range(3)]
            abilities = (*card.abilities, *other.abilities, *watches)
            made[card.number] = rules.prepare(with_abilities(card, abilities))
    return [made[card.number] for card in cards]


def texts(game: str) -> dict[str, Printed]:
    """The cards that scenarios make for themselves, each text once, by a digest of it."""
    found: dict[str, Printed] = {}
    for scenario in scenarios(game):
        for card in Table(scenario).made.values():
            if card.abilities:
                told = hashlib.blake2b(repr(card.abilities).encode(), digest_size=8)
                found.setdefault(told.hexdigest(), card)
    return found


@functools.cache
def _pool(game: str) -> tuple[list[Printed], list[str]]:
    """Those that are listed, and their traits: a new scenario does not change old courses."""
    lines = TEXTS_TOLD.read_text(encoding="utf-8").splitlines()
    listed = [line.split("\t")[1] for line in lines if line.startswith(f"{game}\t")]
    found = texts(game)
    cards = [found[one] for one in listed if one in found]
    return cards, sorted({trait for card in cards for trait in card.traits})


def _mixed(cards: list[Printed], catalog: Catalog, rules: Rulebook, rng: Rng) -> list[Printed]:
    """The same cards with texts of scenarios: whatever the rules have a scenario for comes up in
    these games, and meets everything else."""
    pool, traits = _pool(rules.game)
    made: dict[str, Printed] = {}
    for card in cards:
        if card.number not in made:
            alike = [one for one in pool if one.kind == card.kind] or [card]
            others = [alike[rng.below(len(alike))] for _ in range(2)]
            abilities = [ability for other in others for ability in other.abilities]
            named = [traits[rng.below(len(traits))] for _ in range(3)] if traits else []
            more = [trait for other in others for trait in other.traits]
            new = with_abilities(card, (*abilities, _watch(rules, rng)))
            new.traits = tuple(dict.fromkeys([*card.traits, *more, *named]))
            made[card.number] = rules.prepare(new)
    return [made[card.number] for card in cards]


def _watch(rules: Rulebook, rng: Rng) -> Ability:
    events = [event for event in rules.events if event not in _USES]
    whose = ("you", "opponent", "any")
    subject: Target = This()
    if rng.below(2):
        subject = Cards(whose[rng.below(3)], "field")
    who = whose[rng.below(3)] if rng.below(2) else ""
    by = _CAUSES[rng.below(len(_CAUSES))] if not rng.below(3) else ""
    when = When(events[rng.below(len(events))], subject, who, by)
    return Ability("auto", (when,), body=(Look(Top("you", "deck", 1)),))


def with_abilities(printed: Printed, abilities: tuple[Ability, ...], bare: bool = False) -> Printed:
    """A card that is the same but for its abilities; `bare`: its other side has none either."""
    back = None
    if printed.back is not None and not printed.is_back:
        back = _side(printed.back, () if bare else printed.back.abilities, None)
    return _side(printed, abilities, back)


def _side(printed: Printed, abilities: tuple[Ability, ...], back: Printed | None) -> Printed:
    return Printed(
        printed.number, printed.name, printed.kind, printed.colours, printed.traits,
        printed.attributes, printed.stats, printed.starts_with, abilities, bool(abilities),
        printed.names[1:], printed.specified, back,
    )  # fmt: skip


# -- scenarios -------------------------------------------------------------------------------------


PARTS = ("as written", "onward", "otherwise")


def played(
    scenario: Scenario, catalog: Catalog | None = None, tables: list[Table] | None = None
) -> tuple[list[Failure], str]:
    """What is not as a scenario says, and how it goes: a digest for each of its PARTS. `tables`
    has its cards by edition, where somebody has made them before."""
    names = scenario.editions or [scenario.edition]
    made = tables or [Table(scenario, catalog, edition) for edition in names]
    failures: list[Failure] = []
    parts = [Told(4) for _ in PARTS]
    for edition, table in zip(names, made, strict=True):
        for part in parts:
            part.another()
        written, onward, otherwise = parts
        wrong, game = run_under(scenario, edition, catalog, None, written.add, table)
        for failure in wrong:
            if len(names) > 1:
                failure.message = f"under {edition}: {failure.message}"
            failures.append(failure)
        if game is not None and not wrong:
            seed = len(scenario.script)
            _at_random(game.clone(), seed, onward)
            for i in range(OTHERWISE):
                otherwise.another()
                _at_random(start(table), seed + i, otherwise)
    return failures, " ".join(part.digest() for part in parts)


def _at_random(game: Game, seed: int, told: Told) -> None:
    """Some choices at random, each on a copy of the table; halfway somebody gives up, if that does
    not end the game."""
    rng = seeded(seed)
    for i in range(ONWARD):
        decision = game.decision
        if decision is None:
            break
        if i == ONWARD // 2 and len(game.seats) > 2:
            _give_up(game, rng)
        else:
            game = game.clone()
            game.choose(decision.options[rng.below(len(decision.options))])
        told.offered(game)
        if i % 6 == 5:
            told.add("", game)
    told.add("", game)


def key(scenario: Scenario) -> str:
    """What a scenario is called in the table of courses."""
    title = " ".join([*scenario.rulings, scenario.title])
    return f"{scenario.game}\t{Path(scenario.path).name}\t{title}"


@functools.cache
def told_scenarios() -> dict[str, str]:
    """How every scenario went, by its key."""
    if not SCENARIOS_TOLD.is_file():
        return {}
    lines = SCENARIOS_TOLD.read_text(encoding="utf-8").splitlines()
    return {name: went for name, _, went in (line.rpartition("\t") for line in lines)}


def parting(scenario: Scenario, went: str) -> str:
    """In which part a scenario goes another way than it went before; nothing if it does not, or if
    nobody has told it yet."""
    before = told_scenarios().get(key(scenario), went)
    parts = zip(PARTS, before.split(), went.split(), strict=True)
    return ", ".join(part for part, old, new in parts if old != new)
