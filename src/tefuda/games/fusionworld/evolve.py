"""15-12: [Evolve] and [Fusion Evolve]; cards placed on cards (14-5)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, cast

from tefuda.abilities.nodes import Ability, Become, Both, Choose, Evolve, Gain, Widen
from tefuda.effects import match, pick, run, triggers
from tefuda.effects.arrive import plays_rested
from tefuda.effects.context import Context
from tefuda.games.fusionworld.use import arrived
from tefuda.games.fusionworld.words import BATTLE, DROP, HAND
from tefuda.kernel.card import Card
from tefuda.kernel.changes import comes_rested, keep_effects
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record, stack
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder

TIMINGS = ("evolve", "fusion_evolve")


class Evolving(Frame):
    """A card in hand is being evolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "index", "chosen", "at")

    def __init__(self, card: int, seat: int, index: int) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.index = index
        self.chosen: list[int] = []
        self.at = 0  # which description is being chosen for

    def copy(self) -> Frame:
        new = Evolving(self.card, self.seat, self.index)
        new.chosen = self.chosen[:]
        new.at = self.at
        return new


EVOLVE: Procedure[Evolving] = Procedure("evolve", "15-12", lambda: Evolving(0, 0, 0))


def _what(ability: Ability) -> Evolve:
    return cast(Evolve, ability.body[0])


def parts(ability: Ability) -> tuple[Choose, ...]:
    """What it is put on, one description after the other: "your X and your Y" are two."""
    target = _what(ability).target
    return cast(tuple[Choose, ...], target.targets if isinstance(target, Both) else (target,))


def bases(game: Game, card: Card, part: Choose) -> list[int]:
    """The cards of one description: in the Battle Area, or where its skills widen that to
    (15-12-4-1, 15-12-11-1)."""
    ctx = Context(card.seat, card.id)
    found = [other.id for other in match.cards(game, part, ctx)]
    wider: list[Widen] = []
    for ability in card.printed.abilities:
        for statement in ability.body:
            if isinstance(statement, Widen):
                wider.append(statement)
    for widen in wider:
        for zone in game.rules.zone_words[widen.zone]:
            for other in game.seats[card.seat].zones[zone]:
                if other.printed.kind == "battle" and other.id not in found:
                    # What lies elsewhere must fit the same description.
                    if match.passes(game, other, (*widen.tests, *part.cards.tests), ctx):
                        found.append(other.id)
    return [id for id in found if id != card.id]


def wanted(game: Game, card: Card, part: Choose) -> int:
    return match.amount(game, part.count, Context(card.seat, card.id))


def enough(game: Game, card: Card, ability: Ability, chosen: list[int], at: int) -> bool:
    """Whether every description from this one on finds cards of its own (15-12-4, 15-12-11)."""
    all_parts = parts(ability)
    if at >= len(all_parts):
        return True
    n = wanted(game, card, all_parts[at])
    free = [id for id in bases(game, card, all_parts[at]) if id not in chosen]
    if at == len(all_parts) - 1:
        return len(free) >= n
    for group in combinations(free, n):
        if enough(game, card, ability, [*chosen, *group], at + 1):
            return True
    return False


def evolve_options(game: Game, seat: int, options: list[Option]) -> None:
    """Only from hand, with something to be put on and its cost to be paid (15-12-3, 15-12-4)."""
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        printed = card.printed
        if printed.number in seen:
            continue
        for timing in TIMINGS:
            for i in printed.timed.get(timing, []):
                if printed.number not in seen:
                    seen.append(printed.number)
                if may_evolve(game, card, i):
                    options.append(Option("evolve", card.id, n=i + 1))


def may_evolve(game: Game, card: Card, index: int) -> bool:
    ability = card.printed.abilities[index]
    ctx = Context(card.seat, card.id)
    if triggers.banned(game, card.seat, "play", card):
        return barred(game, card, "evolve")
    if not enough(game, card, ability, [], 0):
        return hinder(game, card, "evolve", "no-base", "15-12-4")
    if not match.all_hold(game, ability.conditions, ctx):
        return hinder(game, card, "evolve", "condition", "9-1-3")
    return run.possible(game, ability.cost, ctx) or hinder(game, card, "evolve", "price", "15-12-4")


@EVOLVE.step("15-12-4")
def choose_bases(game: Game, frame: Evolving) -> None:
    """Choose what it is put on, description by description (15-12-11)."""
    card = game.cards[frame.card]
    ability = card.printed.abilities[frame.index]
    if frame.at == 0 and game.log is not None:
        record(game, "evolve", frame.seat, card)
    n = _lacking(game, frame)
    free = [id for id in bases(game, card, parts(ability)[frame.at]) if id not in frame.chosen]
    ids: list[int] = []
    for id in free:
        others = [other for other in free if other != id]
        # With some of the others beside it there must be enough for what follows.
        for group in combinations(others, n - 1):
            if enough(game, card, ability, [*frame.chosen, id, *group], frame.at + 1):
                ids.append(id)
                break
    if len(ids) == n:
        game.picked = ids
    elif not pick.start(game, frame.seat, "choose", ids, 1, 1, card.id, purpose="evolve"):
        game.picked = ids


def _lacking(game: Game, frame: Evolving) -> int:
    """How many are still to be chosen for the present description."""
    card = game.cards[frame.card]
    n = -len(frame.chosen)
    for part in parts(card.printed.abilities[frame.index])[: frame.at + 1]:
        n += wanted(game, card, part)
    return n


@EVOLVE.step("15-12-4")
def take_bases(game: Game, frame: Evolving) -> None:
    """One at a time, until each description has its cards."""
    frame.chosen.extend(game.picked)
    if _lacking(game, frame) <= 0:
        frame.at += 1
    ability = game.cards[frame.card].printed.abilities[frame.index]
    if frame.at < len(parts(ability)):
        game.goto(frame, "choose_bases")


@EVOLVE.step("15-12-4")
def pay_skill_cost(game: Game, frame: Evolving) -> None:
    """Then pay the skill cost."""
    ability = game.cards[frame.card].printed.abilities[frame.index]
    if ability.cost:
        run.perform(game, Context(frame.seat, frame.card), ability.cost).paying = True


@EVOLVE.step("15-12-12")
def choose_order(game: Game, frame: Evolving) -> None:
    """Several lie beneath it in the order its player likes."""
    game.picked = frame.chosen
    if len(frame.chosen) > 1:
        n = len(frame.chosen)
        pick.start(game, frame.seat, "order", frame.chosen, n, n, frame.card)


@EVOLVE.step("15-12-5")
def put_on_top(game: Game, frame: Evolving) -> None:
    """It is played on top of them; if any of them is no longer there it fails (15-12-5-1)."""
    # The first one named ends up uppermost.
    frame.chosen = game.picked[::-1]
    card = game.now(frame.card)
    if card is None:
        return
    ability = card.printed.abilities[frame.index]
    fit = [id for part in parts(ability) for id in bases(game, card, part)]
    for id in frame.chosen:
        if game.now(id) is None or id not in fit:
            # What does not come into play goes to the Drop (15-12-6, 15-12-13).
            move(game, card, DROP, clause="15-12-6")
            return
    beneath: list[Card] = []
    for id in frame.chosen:
        base = game.cards[id]
        if base.zone != BATTLE:
            # It comes to the Battle Area first, and nothing is triggered by that (15-12-4-1-1).
            base = move(game, base, BATTLE, frame.seat, clause="15-12-4-1-1")
        beneath.append(base)
    fusion = _what(ability).fusion
    # Active with [Fusion Evolve], else as the card beneath is (15-12-12, 14-5-2); but what has
    # cards played rested wins (0-2-6).
    new = move(game, card, BATTLE, frame.seat, rested=beneath[-1].rested and not fusion)
    if plays_rested(game, new, frame.seat):
        comes_rested(new)
    lie_on(game, new, beneath)
    arrived(game, new, frame.seat, HAND, False)
    triggers.emit(game, "evolved", new, frame.seat, "effect")
    if fusion:
        triggers.emit(game, "fusion_evolved", new, frame.seat, "effect")


def lie_on(game: Game, top: Card, beneath: list[Card]) -> None:
    """A card put on others takes over their changes of power and nothing else that lasts
    (14-5-2, 14-5-2-1), and their place in a battle (8-1-6-1)."""
    ids = [card.id for card in beneath]
    kept = [
        m.on(top.id) if m.target in ids and changes_power(m.statement) else m
        for m in game.modifiers
    ]
    keep_effects(game, kept)
    if game.attacker in ids:
        game.attacker = top.id
    if game.attacked in ids:
        game.attacked = top.id
    stack(game, top, beneath)
    for card in beneath:
        # What a card says about being covered still counts (16-2-2-4).
        triggers.emit(game, "covered", card, top.seat, "effect")


def changes_power(statement: object) -> bool:
    """By how much, or to what: the original power that is set changes the power too."""
    if isinstance(statement, Become):
        return statement.stat in ("power", "base_power")
    return isinstance(statement, Gain) and statement.stat == "power"
