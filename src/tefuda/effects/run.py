"""Activating an ability: conditions, cost, then its statements in the printed order."""

from __future__ import annotations

from typing import ClassVar, Final

from tefuda.abilities.nodes import (
    Ability,
    Both,
    Choose,
    GiveTokens,
    IfDone,
    Node,
    Player,
    Statement,
    Then,
    target_of,
)
from tefuda.effects import match, payment, pick, targets, triggers, values, waiting
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game
from tefuda.kernel.moves import know, record, shuffle
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.rulebook import Possible, Verb
from tefuda.kernel.why import hinder

NO_ABILITY: Final = Ability("")


class Run(Frame):
    """An ability under way."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ability", "index", "ctx", "chosen", "blocks", "pcs", "gathered", "part", "picking",
        "paying", "failed", "outer", "asked", "held", "ahead", "ahead_ids",
        "ahead_by", "foe", "outer_foe", "outer_foe_of", "topic", "topic_at", "short", "was",
        "picker", "began", "shown",
    )  # fmt: skip

    def __init__(self, ability: Ability, index: int, ctx: Context) -> None:
        super().__init__()
        self.ability = ability
        self.index = index  # which of the card's printed abilities, -1 if none
        self.ctx = ctx
        self.chosen = False  # the player chose to activate it, so is not asked again
        self.blocks: list[tuple[Statement, ...]] = []
        self.pcs: list[int] = []
        self.gathered: list[int] = []  # targets of the present statement so far
        self.part = 0
        self.picking = False
        self.paying = False
        self.optional = False  # the present statement's targets need not be chosen
        self.failed = False  # the cost could not be paid in full
        self.outer = 0  # the card whose effect was under way before
        self.asked = 0  # where a statement that asks something else than cards has got to
        self.held: list[int] = []  # its targets meanwhile
        # Choices that were made before the ability was resolved, where a game asks for that.
        self.ahead: list[Node] = []
        self.ahead_ids: list[list[int]] = []
        self.ahead_by: list[int] = []  # who has chosen them one by one, -1 if there was no choice
        self.foe = -1  # the opponent it is about, where one of several was named
        self.outer_foe = -1
        self.outer_foe_of = -1
        # The cards that a condition under way is about, and how deep its sentence stands.
        self.topic: list[int] = []
        self.topic_at = 0
        self.short = False  # the present statement asks for more cards than there are
        self.began = 0  # when it was played: the newest card then
        # Hidden cards it has shown to everybody, each with who knew it before.
        self.shown: list[int] = []
        self.picker = -1  # who has chosen its cards one by one, and so their order
        self.was = True  # whether the sentence had been done in full up to it

    def copy(self) -> Frame:
        new = Run(self.ability, self.index, self.ctx.copy())
        new.chosen = self.chosen
        new.blocks = self.blocks[:]
        new.pcs = self.pcs[:]
        new.gathered = self.gathered[:]
        new.part = self.part
        new.picking = self.picking
        new.paying = self.paying
        new.failed = self.failed
        new.outer = self.outer
        new.asked = self.asked
        new.held = self.held[:]
        if self.ahead:
            new.ahead = self.ahead[:]
            new.ahead_ids = self.ahead_ids[:]
            new.ahead_by = self.ahead_by[:]
        new.foe = self.foe
        new.outer_foe = self.outer_foe
        new.outer_foe_of = self.outer_foe_of
        new.topic = self.topic[:]
        new.topic_at = self.topic_at
        new.short = self.short
        new.was = self.was
        new.picker = self.picker
        new.began = self.began
        new.shown = self.shown[:]
        return new

    def progress(self) -> int:
        n = len(self.held) + len(self.gathered)
        for pc in self.pcs:
            n += pc
        return n

    def says(self, source: int) -> int:
        return self.index + 1 if self.ctx.source == source else 0


ABILITY: Procedure[Run] = Procedure("ability", "", lambda: Run(NO_ABILITY, -1, Context(0, 0)))

# What all games share; a rulebook has these and its own.
VERBS: Final[dict[type[Statement], Verb]] = {}
POSSIBLE: Final[dict[type[Statement], Possible]] = {}


def begin(game: Game, ability: Ability, index: int, ctx: Context, chosen: bool = False) -> Run:
    """Start carrying out an ability."""
    run = Run(ability, index, ctx)
    run.chosen = chosen
    run.began = game.serial
    game.push("ability", run)
    return run


def perform(game: Game, ctx: Context, body: tuple[Statement, ...]) -> Run:
    """Carry out statements without conditions or cost: instead of an event, or later."""
    run = Run(NO_ABILITY, -1, ctx)
    run.blocks = [body]
    run.pcs = [0]
    run.began = game.serial
    game.push("ability", run)
    game.goto(run, "enter")
    return run


def possible(game: Game, statements: tuple[Statement, ...], ctx: Context) -> bool:
    """Whether all of this could be done now, each part and all of them together."""
    joint = len(statements) > 1
    for statement in statements:
        check = game.rules.possible.get(type(statement))
        if check is not None and not check(game, statement, ctx):
            return False
        joint = joint or isinstance(target_of(statement), Both)
    return not joint or payment.together(game, statements, ctx)


def can_activate(game: Game, card: Card, ability: Ability, index: int) -> bool:
    """Whether a player may declare this ability now."""
    cites = game.rules.cites
    if card.negated:
        return hinder(game, card, "activate", "negated", cites["negated"])
    if ability.once and triggers.used(game, card, index):
        return hinder(game, card, "activate", "used", cites["once"])
    ctx = Context(card.seat, card.id)
    if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
        return hinder(game, card, "activate", "condition", cites["condition"])
    if ability.cost and not possible(game, ability.cost, ctx):
        return hinder(game, card, "activate", "price", cites["price"])
    return True


@ABILITY.step()
def check_conditions(game: Game, run: Run) -> None:
    """An ability whose conditions do not hold is not activated."""
    ability = run.ability
    if ability.conditions and not match.all_hold(game, ability.conditions, run.ctx):
        game.end(run)


@ABILITY.step()
def offer(game: Game, run: Run) -> None:
    """A cost may be declined, and so may an effect that says it can be done."""
    ability = run.ability
    game.answer = Option("activate")
    if ability.cost and not possible(game, ability.cost, run.ctx):
        game.end(run)
    elif (ability.optional or ability.cost) and not run.chosen:
        # Whatever its wording, nobody has to pay a cost.
        options = [Option("activate", run.ctx.source), Option("decline", run.ctx.source)]
        game.ask(run.ctx.seat, "activate", options, run.ctx.source)


@ABILITY.step()
def pay(game: Game, run: Run) -> None:
    """Pay the cost, its parts in the printed order."""
    if game.answer.verb == "decline":
        game.end(run)
        return
    take_over(game, run)
    if run.ability.once and game.rules.customs.used_once_paid:
        # It counts as used even if the payment breaks off.
        triggers.spend(game, run.ctx.source, run.index)
    if game.log is not None:
        record(game, "activate", run.ctx.seat, game.last(run.ctx.source), n=run.index)
    if run.ability.cost:
        run.paying = True
        run.blocks = [run.ability.cost]
        run.pcs = [0]


@ABILITY.step()
def pay_on(game: Game, run: Run) -> None:
    carry_on(game, run)


@ABILITY.step()
def check_paid(game: Game, run: Run) -> None:
    """What follows the colon happens only if the cost was paid as printed."""
    if run.paying and run.failed:
        game.goto(run, "leave")
        return
    run.paying = False
    if run.ability.once and not game.rules.customs.used_once_paid:
        triggers.spend(game, run.ctx.source, run.index)
    run.blocks = [run.ability.body]
    run.pcs = [0]
    game.goto(run, "resolve")


@ABILITY.step()
def enter(game: Game, run: Run) -> None:
    """Statements carried out on their own start here."""
    take_over(game, run)


@ABILITY.step()
def resolve(game: Game, run: Run) -> None:
    """Carry out the statements from the first to the last."""
    carry_on(game, run)


@ABILITY.step()
def leave(game: Game, run: Run) -> None:
    """The effect is resolved."""
    if not run.failed:
        waiting.look_again(game, run.index, run.ctx.source)
    game.acting = run.outer
    game.foe = run.outer_foe
    game.foe_of = run.outer_foe_of


def take_over(game: Game, run: Run) -> None:
    """From here on this is the ability that acts."""
    run.outer = game.acting
    run.outer_foe = game.foe
    run.outer_foe_of = game.foe_of
    game.acting = run.ctx.source
    if run.foe >= 0:
        game.foe = run.foe
        game.foe_of = run.ctx.seat


def hide_again(game: Game, run: Run) -> None:
    """Cards of hidden zones that were shown and have stayed there are hidden again."""
    for at in range(0, len(run.shown), 2):
        id, before = run.shown[at], run.shown[at + 1]
        if id in game.cards and id in game.known:
            know(game, id, before)


def mix_looked(game: Game, run: Run, clause: str) -> None:
    """Cards that were looked at and left where they were are put into random order."""
    piles: list[tuple[int, int]] = []
    for id in run.ctx.looked:
        card = game.now(id)
        if card is not None and card.zone >= 0:
            if game.rules.zones[card.zone].visible == "none" and not card.face_up:
                pile = (card.seat, card.zone)
                if pile not in piles:
                    piles.append(pile)
    for seat, zone in piles:
        shuffle(game, seat, zone, clause)


def carry_on(game: Game, run: Run) -> None:
    """Carry out the next statement, and come back to this step for the one after it."""
    if not run.blocks:
        return
    run.pc -= 1
    block = run.blocks[-1]
    pc = run.pcs[-1]
    if pc >= len(block):
        run.blocks.pop()
        run.pcs.pop()
        if run.topic and len(run.blocks) == run.topic_at:
            # What follows speaks of the same card again, unless that has moved on.
            if all([id in game.cards for id in run.topic]):
                run.ctx.it = run.topic
            run.topic = []
        return
    statement = block[pc]
    if (pc == 0 or isinstance(statement, Then)) and not isinstance(statement, IfDone):
        run.ctx.full = True  # a sentence begins
    run.was = run.ctx.full
    # Giving "up to" so many tokens may mean giving none, to nobody.
    run.optional = isinstance(statement, GiveTokens) and statement.up_to
    target = target_of(statement)
    if run.asked == 2:
        run.gathered = run.held
    elif target is not None and not isinstance(target, Player):
        parts = target.targets if isinstance(target, Both) else (target,)
        while run.part < len(parts):
            if not run.picking:
                run.picking = True
                run.picker = -1
                if targets.gather(game, run, parts[run.part]):
                    top = game.stack[-1]
                    if isinstance(top, pick.Pick) and len(parts) == 1:
                        run.picker = top.seat
                    return
            run.picking = False
            # A card that fits both descriptions is still one card.
            run.gathered.extend([id for id in game.picked if id not in run.gathered])
            run.part += 1
    ids = run.gathered
    run.gathered = []
    run.part = 0
    run.pcs[-1] = pc + 1
    run.short = target is not None and targets.asked_for(game, target, run.ctx) > len(ids)
    kind = type(statement)
    verb = game.rules.verbs.get(kind)
    if verb is None:
        raise TefudaError(f"no game here knows how to {kind.__name__}")
    if game.rules.customs.once_a_moment:
        game.batch += 1
    if game.stale and game.reads != 0 and game.rules.customs.reach_is_kept:
        values.derive(game)  # what continuous abilities apply to before this counts
    verb(game, run, statement, ids)
    if isinstance(target, Choose) and target.cards.zone == "looked" and run.asked == 0:
        # "The rest", "the other one": those of them that nothing has been done with yet.
        run.ctx.looked = [id for id in run.ctx.looked if id not in ids]


def outcome(run: Run, it: list[int], done: int, full: bool) -> None:
    """What came of the present statement: the cards it acted on, how many, and whether that was
    all it asked for. Nothing, although no more was asked for, is not done either ("up to")."""
    ctx = run.ctx
    full = full and not run.short
    ctx.it = it
    ctx.moved = ctx.moved + [id for id in it if id >= run.began]  # what moves is a new card
    ctx.done = done
    ctx.full = run.was and full and done > 0
    if run.paying and not full:
        run.failed = True


def was_done(run: Run) -> None:
    """The present statement was done, to no card."""
    outcome(run, [], 1, True)


def not_done(run: Run) -> None:
    """Nothing came of the present statement."""
    outcome(run, [], 0, False)
