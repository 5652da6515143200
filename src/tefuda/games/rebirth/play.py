"""9.7: playing cards and abilities: choices first, then the price, then whoever cancels, then the
resolution."""

from __future__ import annotations

from dataclasses import fields
from typing import ClassVar, Final

from tefuda.abilities.nodes import (
    Ability,
    Both,
    Choose,
    If,
    IfDone,
    May,
    Modes,
    Node,
    Statement,
    target_of,
)
from tefuda.effects import continuous, match, pick, run, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.run import ABILITY, Run
from tefuda.effects.targets import choosable
from tefuda.games.rebirth import energy, members
from tefuda.games.rebirth.cancel import Cancelling
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.words import COST, ENTRY, HAND, WAITING
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record, show
from tefuda.kernel.procedure import Frame, Procedure, Step
from tefuda.kernel.why import barred, hinder

# -- playing an ability ------------------------------------------------------------------------


def _plan(
    game: Game,
    body: tuple[Statement, ...],
    outcomes: list[list[int]],
    found: list[Node],
    spare: list[Node],
    modes: bool = True,
) -> bool:
    """Note the choices that are made when a text is played, in its order (9.7.2.3): which of a
    list, and cards. False if what follows depends on one of a list that is yet to be chosen.

    What stands under a condition cannot know whether it holds, so lists there are left for later,
    and so are choices that were made before in the same words (`spare`): what was chosen then may
    have moved. What both branches ask for is asked once.
    """
    for statement in body:
        if isinstance(statement, If):
            start = len(found)
            before = spare + found
            _plan(game, statement.then, outcomes, found, before[:], False)
            both = before + found[start:]
            _plan(game, statement.otherwise, outcomes, found, both, False)
        elif isinstance(statement, IfDone):
            if not _plan(game, statement.then, outcomes, found, spare, modes):
                return False
            if not _plan(game, statement.otherwise, outcomes, found, spare, modes):
                return False
        elif isinstance(statement, May):
            if not _plan(game, statement.body, outcomes, found, spare, modes):
                return False
        elif isinstance(statement, Modes):
            if not modes:
                continue
            found.append(statement)
            if len(found) > len(outcomes):
                return False
            for n in outcomes[len(found) - 1]:
                if not _plan(game, statement.options[n - 1], outcomes, found, spare, modes):
                    return False
        else:
            for choice in _chosen(statement):
                if not _ahead(game, choice):
                    continue
                if choice in spare:
                    spare.remove(choice)
                else:
                    found.append(choice)
    return True


def _chosen(statement: Statement) -> list[Choose]:
    """The choices of cards that a statement asks for."""
    target = target_of(statement)
    parts = target.targets if isinstance(target, Both) else (target,)
    return [part for part in parts if isinstance(part, Choose)]


def _ahead(game: Game, choice: Choose) -> bool:
    """Whether cards are chosen when an ability is played: such as do not lie in a hidden area
    (9.7.2.3), and not those that the ability itself will look at."""
    if choice.late or choice.random or choice.cards.zone in ("looked", "rest"):
        return False
    return not _hidden(game, choice)


def _hidden(game: Game, choice: Choose) -> bool:
    for zone in game.rules.zone_words[choice.cards.zone]:
        # The energy is open although nobody else sees what lies there (4.6.2).
        if game.rules.zones[zone].visible != "all" and not game.rules.laid[zone]:
            return True
    return False


def possible_choices(game: Game, ability: Ability, ctx: Context) -> bool:
    """Whether all of them can be made in full; else it cannot be played (9.7.2.3.1)."""
    return _possible(game, ability.body, ctx, True)


def _possible(game: Game, body: tuple[Statement, ...], ctx: Context, modes: bool) -> bool:
    for statement in body:
        if isinstance(statement, (If, IfDone)):
            inner = modes and isinstance(statement, IfDone)
            if not _possible(game, statement.then, ctx, inner):
                return False
            if not _possible(game, statement.otherwise, ctx, inner):
                return False
        elif isinstance(statement, May):
            if not _possible(game, statement.body, ctx, modes):
                return False
        elif isinstance(statement, Modes):
            if modes and len(_open_modes(game, statement, ctx)) < _how_many(statement):
                return False
        else:
            for choice in _chosen(statement):
                if choice.up_to or choice.most or not _ahead(game, choice):
                    continue
                wanted = match.amount(game, choice.count, ctx)
                if wanted < match.MANY and len(_candidates(game, choice, ctx)) < wanted:
                    return False
    return True


def _open_modes(game: Game, node: Modes, ctx: Context) -> list[int]:
    """Which of a list can be chosen, by number: those whose own choices can be made."""
    numbers: list[int] = []
    for i, body in enumerate(node.options):
        if _possible(game, body, ctx, True):
            numbers.append(i + 1)
    return numbers


def _how_many(node: Modes) -> int:
    return min(node.count, len(node.options))


def _candidates(game: Game, choice: Choose, ctx: Context) -> list[int]:
    """The cards that may be chosen by an ability of this card (9.13.2)."""
    acting = game.acting
    game.acting = ctx.source
    ids = [c.id for c in match.cards(game, choice, ctx) if choosable(game, c, ctx.seat)]
    game.acting = acting
    return ids


def name_opponent(game: Game, frame: Run) -> None:
    """Where it matters, the opponent the ability is about is named first (12.7.10)."""
    if game.answer.verb == "decline":
        game.end(frame)
        return
    game.answer = Option("")
    # What is under way speaks of its own opponent again afterwards.
    frame.outer = game.acting
    frame.outer_foe, frame.outer_foe_of = game.foe, game.foe_of
    foes = game.opponents(frame.ctx.seat)
    if len(foes) < 2:
        return
    text = (frame.ability.cost, frame.ability.body)
    one = not FORMATS[game.rules.edition].names_one()
    if _speaks_of_opponent(text, one):
        options = [Option("opponent", n=s + 1) for s in foes]
        game.ask(frame.ctx.seat, "opponent", options, frame.ctx.source)


def _speaks_of_opponent(node: object, one: bool) -> bool:
    """Whether a text speaks of an opponent; or, if only `one` matters, of what an opponent does and
    not just of any opponent's cards."""
    if isinstance(node, tuple):
        return any([_speaks_of_opponent(part, one) for part in node])
    if not isinstance(node, Node):
        return False
    who = getattr(node, "who", "") == "opponent"
    if one:
        who = who and isinstance(node, Statement) and hasattr(node, "count")
    if who or getattr(node, "by", "") == "opponent":
        return True
    return any([_speaks_of_opponent(getattr(node, f.name), one) for f in fields(node)])


def take_opponent(game: Game, frame: Run) -> None:
    """If the choices cannot be made, the play is taken back (9.7.2.3.1)."""
    if game.answer.verb == "opponent":
        frame.foe = game.answer.n - 1
        game.foe = frame.foe
        game.foe_of = frame.ctx.seat
    if not possible_choices(game, frame.ability, frame.ctx):
        game.foe, game.foe_of = frame.outer_foe, frame.outer_foe_of
        game.end(frame)


def choose_ahead(game: Game, frame: Run) -> None:
    """9.7.2.3: choose now what can be chosen now, one choice after the other."""
    found: list[Node] = []
    _plan(game, frame.ability.body, frame.ahead_ids, found, [])
    at = len(frame.ahead_ids)
    if at == len(found):
        game.foe, game.foe_of = frame.outer_foe, frame.outer_foe_of
        game.answer = Option("activate")
        game.goto(frame, "pay")
        return
    node = found[at]
    ctx = frame.ctx
    if len(frame.ahead) == at:
        frame.ahead = [*frame.ahead, node]
    if isinstance(node, Modes):
        numbers = [n for n in _open_modes(game, node, ctx) if n not in frame.held]
        options = [Option("mode", n=n) for n in numbers]
        game.ask(match.seat_of(game, node.by, ctx.seat), "mode", options, ctx.source)
    elif isinstance(node, Choose):
        ids = _candidates(game, node, ctx)
        wanted = match.amount(game, node.count, ctx)
        total = ("", 0) if node.total is None else node.total
        seat = match.seat_of(game, node.by, ctx.seat)
        asked = pick.start(
            game, seat, "choose", ids, 0 if node.up_to else wanted, wanted, ctx.source,
            node.distinct, total[0], total[1],
        )  # fmt: skip
        frame.picker = seat if asked else -1


def take_ahead(game: Game, frame: Run) -> None:
    """Remember the choice, and go on to the next one."""
    game.goto(frame, "choose_ahead")
    chosen = game.picked[:]
    node = frame.ahead[-1]
    if isinstance(node, Modes):
        frame.held = [*frame.held, game.answer.n]
        if len(frame.held) < _how_many(node):
            return
        chosen = frame.held
        frame.held = []
    frame.ahead_ids = [*frame.ahead_ids, chosen]
    frame.ahead_by = [*frame.ahead_by, frame.picker]


def check_conditions(game: Game, frame: Run) -> None:
    """An [ACT] ability whose conditions do not hold is not played (11.2.3.2); an [AUTO] one is, and
    only not resolved (11.2.3.3). A card in hand whose ability is played is shown (9.7.2.1)."""
    if frame.ability.kind == "activated":
        run.check_conditions(game, frame)
    card = game.now(frame.ctx.source)
    if card is not None and card.zone == HAND:
        show(game, card, (1 << len(game.seats)) - 1)


def check_paid(game: Game, frame: Run) -> None:
    """What follows happens only if the cost was paid (9.5.2.2)."""
    if frame.paying and frame.failed:
        game.goto(frame, "leave")
        return
    frame.paying = False
    if frame.ability.once:
        # Played is played, even if it is cancelled (9.2.2.1.1).
        triggers.spend(game, frame.ctx.source, frame.index)


def may_be_cancelled(game: Game, frame: Run) -> None:
    """9.7.3: everybody may cancel it now."""
    words: list[str] = [when.event for when in frame.ability.timings]
    game.push("cancel", Cancelling(frame.ctx.seat, frame.ctx.source, " ".join(words)))


def after_cancelling(game: Game, frame: Run) -> None:
    """9.7.4: unless it was cancelled, or its conditions no longer hold (11.2.3.2, 11.2.3.3), it is
    resolved."""
    if game.answer.verb == "cancelled":
        triggers.emit(game, "cancelled", game.last(frame.ctx.source), frame.ctx.seat)
        game.goto(frame, "leave")
        return
    conditions = frame.ability.conditions
    if conditions and not match.all_hold(game, conditions, frame.ctx):
        game.goto(frame, "leave")
        return
    frame.blocks = [frame.ability.body]
    frame.pcs = [0]
    game.goto(frame, "resolve")


REBIRTH_ABILITY: Final[Procedure[Run]] = (
    ABILITY.citing(
        "9.7.2",
        {
            "check_conditions": "11.2.3.3",
            "offer": "9.8.3.1.1",
            "pay": "9.5.2",
            "pay_on": "9.5.2.1",
            "enter": "9.9.1",
            "resolve": "9.7.4.3",
            "leave": "9.7.4",
        },
    )
).changed(
    replace={
        "check_conditions": Step("11.2.3.2", "check_conditions", check_conditions),
        "check_paid": Step("9.5.2.2", "check_paid", check_paid),
    },
    after={
        "offer": [
            Step("12.7.10", "name_opponent", name_opponent),
            Step("9.7.2.3.1", "take_opponent", take_opponent),
            Step("9.7.2.3", "choose_ahead", choose_ahead),
            Step("9.7.2.3", "take_ahead", take_ahead),
        ],
        "check_paid": [
            Step("9.7.3", "may_be_cancelled", may_be_cancelled),
            Step("9.7.4.1", "after_cancelling", after_cancelling),
        ],
    },
)


def can_activate(game: Game, card: Card, ability: Ability, index: int) -> bool:
    """Whether a player may play this ability now: where it works, its conditions (11.2.3.2), its
    price and its choices."""
    ctx = Context(card.seat, card.id)
    if not continuous.works(game, card, ability):
        return hinder(game, card, "activate", "elsewhere", "9.4.4")
    if not run.can_activate(game, card, ability, index):
        return False
    return possible_choices(game, ability, ctx) or hinder(
        game, card, "activate", "no-target", "9.7.2.3.1"
    )


# -- playing a character -----------------------------------------------------------------------


class Playing(Frame):
    """A character is being played from hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "zone", "stepping")

    def __init__(self, card: int, seat: int, zone: int, stepping: bool = False) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.zone = zone
        self.stepping = stepping  # the Entry only steps back to a Member's seat (7.4.2.2)

    def copy(self) -> Frame:
        return Playing(self.card, self.seat, self.zone, self.stepping)


PLAY: Procedure[Playing] = Procedure("play", "9.7.2", lambda: Playing(0, 0, 0))


def cost_of(game: Game, card: Card) -> int:
    return max(values.in_hand(game, card, COST), 0)


def playable(game: Game, seat: int, card: Card, zone: int) -> bool:
    """Whether a seat may play this character there now."""
    if card.printed.kind != "character":
        return False
    verb = "entry" if zone == ENTRY else "member"
    short = cost_of(game, card) - energy.standing(game, seat)
    if short > 0:
        return hinder(game, card, verb, "cost", "5.14.1.1", short)
    if game.bans and (
        triggers.banned(game, seat, "play", card)
        or triggers.banned(game, seat, f"play_{verb}", card)
    ):
        return barred(game, card, verb)
    return True


def may_be_played(game: Game, card: Card, seat: int) -> bool:
    """An effect may put any character on the table."""
    return card.printed.kind == "character"


@PLAY.step("9.7.2.1")
def show_and_pay(game: Game, play: Playing) -> None:
    """Show the card and pay energy equal to its cost, as part of playing it."""
    card = game.now(play.card)
    if card is None:
        game.end(play)
        return
    if play.stepping:
        energy.pay(game, play.seat, max(values.value(game, card, "cost"), 0), card.id)
        return
    n = cost_of(game, card)
    show(game, card, (1 << len(game.seats)) - 1)
    if game.log is not None:
        record(game, "play", play.seat, card, game.rules.zones[play.zone].name, n)
    values.used_up(game, card)
    energy.pay(game, play.seat, n, card.id)


@PLAY.step("9.7.3")
def offer_cancel(game: Game, play: Playing) -> None:
    game.answer = Option("")
    if not play.stepping:
        game.push("cancel", Cancelling(play.seat, play.card, "played"))


@PLAY.step("9.7.4.2")
def put(game: Game, play: Playing) -> None:
    """Put it there; a cancelled card goes to the waiting room (5.19.1)."""
    card = game.now(play.card)
    if card is None:
        return
    if game.answer.verb == "cancelled":
        members.put(game, card, WAITING, play.seat)  # 5.19.1
        return
    new = members.put(game, card, play.zone, play.seat)
    if not play.stepping:
        triggers.emit(game, "played", new, play.seat)
