"""Using cards from hand, and playing them into the Battle Area (5-4, 5-5, 12-2, 15-3)."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import PayEnergy, Statement
from tefuda.effects import match, run, triggers, values
from tefuda.effects.arrive import plays_rested
from tefuda.effects.context import Context
from tefuda.effects.leave import Leave, report
from tefuda.games.fusionworld import energy
from tefuda.games.fusionworld.words import BATTLE, DROP, FIELD, HAND
from tefuda.kernel.card import Card
from tefuda.kernel.changes import comes_rested
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import barred, hinder

FIELD_SKILL = 100  # as the number of a skill: the one that [Field] stands for


class Using(Frame):
    """A card is being used from hand for its cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "skill", "paying", "placed")

    def __init__(self, card: int, seat: int, skill: int, paying: bool = False) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.skill = skill  # which skill of an Extra Card, from 1; 0 for a Battle Card
        self.paying = paying  # it is paid for although it need not be
        self.placed = 0

    def copy(self) -> Frame:
        new = Using(self.card, self.seat, self.skill, self.paying)
        new.placed = self.placed
        return new


USE: Procedure[Using] = Procedure("use", "5-4", lambda: Using(0, 0, 0))


class Playing(Frame):
    """A card is being put into the Battle Area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "used", "rested")

    def __init__(self, card: int, seat: int, used: bool) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.used = used  # by using it, not by a skill (15-12-7)
        self.rested = False

    def copy(self) -> Frame:
        new = Playing(self.card, self.seat, self.used)
        new.rested = self.rested
        return new


PLAY: Procedure[Playing] = Procedure("play", "5-5", lambda: Playing(0, 0, False))


# -- what may be used --------------------------------------------------------------------------


def usable(game: Game, seat: int, card: Card) -> bool:
    """Whether a seat may pay for this card now and nothing forbids it."""
    if game.bans:
        if triggers.banned(game, seat, "use", card) or triggers.banned(game, seat, "play", card):
            return barred(game, card, "use")
    if free(game, card):
        return True
    cost = energy.cost_of(game, card)
    return energy.payable(game, seat, cost) or _too_dear(game, seat, card, cost)


def _too_dear(game: Game, seat: int, card: Card, cost: energy.Cost) -> bool:
    """There is too little energy, or none of a colour that is asked for."""
    if game.notes is None:
        return False
    short = energy.short(game, seat, cost)
    if short > 0:
        return hinder(game, card, "use", "cost", "5-3-3", short)
    return hinder(game, card, "use", "colours", "1-2-3")


def free(game: Game, card: Card) -> bool:
    """Whether an effect lets it be used without paying (5-3-3-1), or its own [Permanent] skill
    (9-5-5)."""
    if game.prices and energy.freed(game, card):
        return True
    for i in card.printed.in_hand:
        ability = card.printed.abilities[i]
        for statement in ability.body:
            if getattr(statement, "act", "") == "free_use":
                if match.all_hold(game, ability.conditions, Context(card.seat, card.id)):
                    return True
    return False


def use_options(game: Game, seat: int, timing: str, options: list[Option]) -> None:
    """The cards in hand that may be used now: Battle Cards in the main phase, Extra Cards for a
    skill of this timing (12-2-2-1)."""
    seen: list[str] = []
    for card in game.seats[seat].zones[HAND]:
        printed = card.printed
        if printed.number in seen:
            continue
        seen.append(printed.number)
        if printed.kind == "battle":
            if timing != "activate_main":
                hinder(game, card, "use", "timing", "7-3-4-1")
            elif usable(game, seat, card):
                _offer(game, seat, card, 0, options)
            continue
        skills = printed.timed.get(timing, [])
        field = printed.keywords & FIELD != 0
        if field:
            # Its other skills are for the Battle Area (15-3-3).
            skills = []
        if not skills and not (field and timing == "activate_main"):
            hinder(game, card, "use", "timing", "12-2-2-1")
        elif usable(game, seat, card):
            for i in skills:
                ability = printed.abilities[i]
                if ability.zone:
                    hinder(game, card, "use", "elsewhere", "9-2-1")
                    continue
                ctx = Context(seat, card.id)
                if not match.all_hold(game, ability.conditions, ctx):
                    hinder(game, card, "use", "condition", "9-1-3")
                elif ability.cost and not _both_payable(game, seat, card, ability.cost):
                    hinder(game, card, "use", "price", "1-4-6")
                else:
                    _offer(game, seat, card, i + 1 if len(skills) > 1 else 0, options)
            if field:
                _offer(game, seat, card, 0, options)


def _offer(game: Game, seat: int, card: Card, skill: int, options: list[Option]) -> None:
    """Use the card; one that need not be paid for may be paid for all the same."""
    options.append(Option("use", card.id, n=skill))
    if free(game, card):
        cost = energy.full_cost(game, card)
        if cost.total > 0 and energy.payable(game, seat, cost):
            options.append(Option("use-paying", card.id, n=skill))


def _both_payable(game: Game, seat: int, card: Card, cost: tuple[Statement, ...]) -> bool:
    """Whether cost and skill cost can be paid one after the other (1-4-6), the card itself being
    in the Drop by then (12-2-2-2)."""
    own = energy.FREE if free(game, card) else energy.cost_of(game, card)
    total = own.total
    specified = own.specified
    ctx = Context(seat, card.id)
    for statement in cost:
        if isinstance(statement, PayEnergy):
            total += match.amount(game, statement.count, ctx)
            specified = (*specified, *statement.colours)
    if not energy.payable(game, seat, energy.Cost(total, specified)):
        return False
    hand = game.seats[seat].zones[HAND]
    at = hand.index(card)
    del hand[at]
    possible = run.possible(game, cost, ctx)
    hand.insert(at, card)
    return possible


def may_be_played(game: Game, card: Card, seat: int) -> bool:
    """Whether an effect may play this card: a Battle Card or a [Field] that nothing forbids."""
    printed = card.printed
    if printed.kind == "extra" and not printed.keywords & FIELD:
        return False
    if triggers.bars_itself(game, card, "play", "effect", seat):
        return False
    return printed.kind != "leader" and not triggers.banned(game, seat, "play", card)


# -- using -------------------------------------------------------------------------------------


@USE.step("5-4-1")
def reveal_and_pay(game: Game, use: Using) -> None:
    """Show the card, work out its cost and pay it (5-5-2-1, 12-2-2-1, 12-2-2-2)."""
    card = game.cards[use.card]
    if card.printed.kind == "extra" and use.skill == 0:
        use.skill = _only_skill(game, card)
    if use.paying:
        cost = energy.full_cost(game, card)
    else:
        cost = energy.FREE if free(game, card) else energy.cost_of(game, card)
    if game.log is not None:
        record(game, "use", use.seat, card, n=cost.total)
    values.used_up(game, card)
    energy.pay(game, use.seat, cost, card.id, "use")


def _only_skill(game: Game, card: Card) -> int:
    if card.printed.keywords & FIELD:
        return FIELD_SKILL
    timing = "activate_battle" if game.attacker else "activate_main"
    return card.printed.timed[timing][0] + 1


@USE.step("5-4-1-1")
def play_battle_card(game: Game, use: Using) -> None:
    """A Battle Card is played (5-5-2-2)."""
    triggers.emit(game, "used", game.cards[use.card], use.seat)
    if use.skill == 0:
        game.push("play", Playing(use.card, use.seat, True))
        game.end(use)


@USE.step("5-4-1-2")
def drop_extra_card(game: Game, use: Using) -> None:
    """An Extra Card goes to the Drop (12-2-2-2)."""
    new = move(game, game.cards[use.card], DROP)
    if game.happened.pop(f"this_used_marker:{use.card}", 0):
        game.happened[f"this_used_marker:{new.id}"] = 1
    use.placed = new.id
    game.batch += 1
    triggers.emit(game, "extra_used", new, use.seat)


@USE.step("12-2-2-3")
def activate_extra_skill(game: Game, use: Using) -> None:
    """Then its skill cost is paid and the skill is activated (12-2-2-4, 12-2-2-5)."""
    card = game.now(use.placed)
    if card is None:
        return
    if use.skill == FIELD_SKILL:
        # [Field]: play this very card, which is in the Drop now (15-3-2).
        game.push("play", Playing(card.id, use.seat, False))
        return
    ability = card.printed.abilities[use.skill - 1]
    run.begin(game, ability, use.skill - 1, Context(use.seat, card.id), chosen=True)


# -- playing -----------------------------------------------------------------------------------


@PLAY.step("15-3-4")
def replace_field(game: Game, play: Playing) -> None:
    """A new [Field] takes the place of all that are there. This rule does not stand above skills
    (0-2-2-2), so something else may happen instead."""
    card = game.now(play.card)
    if card is None:
        game.end(play)
        return
    if card.printed.keywords & FIELD:
        zone = game.seats[play.seat].zones[BATTLE]
        fields = [c.id for c in zone if c.printed.kind == "extra" and c.keywords & FIELD]
        if fields:
            leaving = Leave(fields, DROP, False, "rule", play.seat)
            leaving.cited = ["15-3-4"] * len(fields)
            game.push("leave", leaving)


@PLAY.step("5-5-1")
def put(game: Game, play: Playing) -> None:
    """Put it there active, unless told otherwise (3-6-3): it has been played (9-6-7-3)."""
    card = game.now(play.card)
    if card is None:
        game.end(play)  # it was given for what happened instead
        return
    came = card.zone
    new = move(game, card, BATTLE, play.seat, rested=play.rested)
    if plays_rested(game, new, play.seat):
        comes_rested(new)
    if game.happened.pop(f"this_used_marker:{card.id}", 0):
        game.happened[f"this_used_marker:{new.id}"] = 1
    arrived(game, new, play.seat, came, play.used)
    if not play.used:
        report(game, play, [new.id], True, also=True)


def arrived(game: Game, new: Card, seat: int, came: int, used: bool) -> None:
    """A card has been played from that zone: what waits for it (9-8-3-1: with its values there)."""
    values.refresh(game)
    cause = "" if used else "effect"
    if not used:
        game.happened[f"this_played_by_skill:{new.id}"] = 1
    triggers.emit(game, "on_play", new, seat, cause)
    triggers.emit(game, "played", new, seat, cause)
    if came == HAND:
        triggers.emit(game, "played_from_hand", new, seat, cause)
    elif came == DROP:
        triggers.emit(game, "played_from_drop", new, seat, cause)
