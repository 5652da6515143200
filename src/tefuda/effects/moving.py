"""Drawing cards, and sending groups of cards anywhere: every card by its own zone and owner."""

from __future__ import annotations

from typing import ClassVar, cast

from tefuda.abilities.nodes import Choose, Draw, Move, Shuffle, Statement, Top
from tefuda.effects import leave, match, pick, triggers
from tefuda.effects.run import Run, not_done, outcome
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.events import EVERYBODY
from tefuda.kernel.game import Game
from tefuda.kernel.moves import WHO_SAW, move, record, show
from tefuda.kernel.procedure import Frame, Procedure

TOP = 0  # the kernel's first zone is the deck

# -- drawing ------------------------------------------------------------------------------------


def draw_cards(game: Game, seat: int, count: int, clause: str = "") -> int:
    """Draw one card so many times, while there are any."""
    n = 0
    zones = game.seats[seat].zones
    hand = game.rules.zone_words["hand"][0]
    clause = clause or game.rules.cites["draw"]
    while n < count and zones[TOP] and game.result is None:
        move(game, zones[TOP][-1], hand, clause=clause)
        n += 1
    return n


def draw(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    node = cast(Draw, statement)
    count = match.amount(game, node.count, run.ctx)
    seat = match.seat_of(game, node.who, run.ctx.seat)
    if triggers.banned(game, seat, "draw_by_effect", by=run.ctx.seat):
        not_done(run)
        return
    if node.up_to and count > 0:
        # "Draw up to N" is one card at a time, and may stop before each.
        game.push("draw", DrawUpTo(seat, count, run.ctx.source))
        return
    done = draw_cards(game, seat, count)
    if done:
        triggers.emit(game, "drawn_by_effect", None, seat, "effect", done)
        game.happened[f"this_drew:{run.ctx.source}"] = 1
    outcome(run, [], done, done == count)


class DrawUpTo(Frame):
    """Draw up to N cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "source", "done")

    def __init__(self, seat: int, left: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.source = source
        self.done = 0

    def copy(self) -> Frame:
        new = DrawUpTo(self.seat, self.left, self.source)
        new.done = self.done
        return new

    def progress(self) -> int:
        return self.left


DRAW: Procedure[DrawUpTo] = Procedure("draw", "", lambda: DrawUpTo(0, 0, 0))


@DRAW.step()
def may_stop(game: Game, frame: DrawUpTo) -> None:
    game.ask(frame.seat, "draw", [Option("draw"), Option("done")], frame.source)


@DRAW.step()
def draw_one(game: Game, frame: DrawUpTo) -> None:
    if game.answer.verb == "draw":
        frame.done += draw_cards(game, frame.seat, 1, game.rules.cites["draw_one"])
        frame.left -= 1
    else:
        frame.left = 0


@DRAW.step()
def draw_again(game: Game, frame: DrawUpTo) -> None:
    if frame.left > 0 and game.result is None:
        game.goto(frame, "may_stop")
        return
    if frame.done:
        triggers.emit(game, "drawn_by_effect", None, frame.seat, "effect", frame.done)
        game.happened[f"this_drew:{frame.source}"] = 1
    below = game.stack[-2]
    if isinstance(below, Run):
        outcome(below, [], frame.done, True)


# -- where cards that do not come from the field go ---------------------------------------------

# Who says in which order several cards go to one place.
BY_OWNERS = ""  # each owner for their own, unless the text says otherwise
BY_PLAYER = "any"  # the player who places them, as the text says
BY_CHANCE = "random"
AS_CHOSEN = "chosen"  # in the order in which their owner has chosen them


class Place(Frame):
    """Cards that do not come from the field go to a pile."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ids", "zone", "whose", "seat", "by", "source", "either", "order", "bottom", "face_up",
        "reveal", "rested", "in_turn", "at", "ordered",
    )  # fmt: skip

    def __init__(self, ids: list[int], zone: int, seat: int, source: int) -> None:
        super().__init__()
        self.ids = ids
        self.zone = zone
        self.seat = seat  # who places them
        self.source = source
        self.by = seat  # whose effect it is
        self.whose = -1
        self.either = False
        self.order = BY_OWNERS
        self.bottom = False
        self.face_up = False
        self.reveal = False
        self.rested = False
        self.in_turn = False  # one after the other, so that the first one ends up beneath
        self.at = 0  # how many players have been asked for an order
        self.ordered = False  # who places them says in which order

    def copy(self) -> Frame:
        new = Place(self.ids[:], self.zone, self.seat, self.source)
        new.by = self.by
        new.whose = self.whose
        new.either = self.either
        new.order = self.order
        new.bottom = self.bottom
        new.face_up = self.face_up
        new.reveal = self.reveal
        new.rested = self.rested
        new.in_turn = self.in_turn
        new.at = self.at
        new.ordered = self.ordered
        return new


PLACE: Procedure[Place] = Procedure("place", "", lambda: Place([], 0, 0, 0))


@PLACE.step()
def choose_end(game: Game, place: Place) -> None:
    """Top or bottom, where the effect leaves it open."""
    game.answer = Option("bottom" if place.bottom else "top")
    if place.either and place.ids:
        game.ask(place.seat, "place", [Option("top"), Option("bottom")], place.source)


@PLACE.step()
def take_end(game: Game, place: Place) -> None:
    place.bottom = game.answer.verb == "bottom"
    if place.order == BY_CHANCE:
        place.ids = shuffled(game, place.ids)


@PLACE.step()
def choose_order(game: Game, place: Place) -> None:
    """The order, where it is open; nobody else learns it."""
    game.picked = []
    if place.order == BY_PLAYER:
        place.order = AS_CHOSEN
        place.ordered = True
        if len(place.ids) > 1:
            n = len(place.ids)
            pick.start(game, place.seat, "order", place.ids, n, n, place.source)
        return
    order = game.in_turn_order()
    while place.order == BY_OWNERS and place.at < len(order):
        owner = order[place.at]
        place.at += 1
        mine = [id for id in place.ids if id in game.cards and game.cards[id].owner == owner]
        if to_be_ordered(game, mine, place.zone, owner):
            pick.start(game, owner, "order", mine, len(mine), len(mine), place.source)
            return


@PLACE.step()
def take_order(game: Game, place: Place) -> None:
    if game.picked:
        place.in_turn = False
        place.ids = [id for id in place.ids if id not in game.picked] + game.picked
        game.goto(place, "choose_order")


@PLACE.step()
def lay(game: Game, place: Place) -> None:
    """The first one named ends up uppermost."""
    ids = place.ids if place.bottom or place.in_turn else place.ids[::-1]
    lay_cards(game, ids, place)
    full = len(game.picked) == len(place.ids)
    leave.report(game, place, game.picked, full)


def to_be_ordered(game: Game, ids: list[int], zone: int, owner: int) -> bool:
    """Whether it makes a difference in which order an owner's cards go into a pile: they are not
    all alike, the pile has an order that others cannot see, and the owner knows them."""
    if len(ids) < 2 or game.rules.zones[zone].visible != "none":
        return False
    cards = [game.cards[id] for id in ids]
    if any([not game.can_see(card, owner) for card in cards]):
        return False
    return len({card.printed.number for card in cards}) > 1


def lay_cards(game: Game, ids: list[int], place: Place) -> None:
    alone = game.rules.customs.players_act_together and not game.together
    if alone:
        game.together = True
    moved: list[int] = []
    arrived: list[tuple[Card, Card]] = []
    known_zone = game.rules.zones[place.zone].visible == "none"
    everybody = (1 << len(game.seats)) - 1
    owners = [game.cards[id].owner for id in ids if id in game.cards]
    for id in ids:
        card = game.now(id)
        if card is None:
            continue
        if place.reveal and game.log is not None:
            cite = game.rules.cites["reveal"]
            record(game, "reveal", card.seat, card, clause=cite, known=EVERYBODY)
        if place.reveal:
            show(game, card, everybody)
        known = WHO_SAW
        if known_zone and not place.in_turn and owners.count(card.owner) > 1:
            # Of several only who said in which order they lie knows it.
            known = 0
            orderer = place.seat if place.ordered else card.owner
            if place.order != BY_CHANCE and game.can_see(card, orderer):
                known = 1 << orderer
        # A card put back where it was looked at keeps its face.
        same = card.zone == place.zone
        up = card.face_up if same else place.face_up
        other = game.rules.diverted(game, card, place.zone)
        if other is not None:
            # It does not count as moved there: a cost was not paid so.
            zone = game.rules.zone_words[other.to][0]
            new = move(game, card, zone, -1, other.place == "bottom")
            game.rules.noticed(game, card, new, place.by)
            continue
        new = move(game, card, place.zone, place.whose, place.bottom, place.rested, up, known=known)
        moved.append(new.id)
        if game.rules.customs.moved_together:
            arrived.append((card, new))
        else:
            game.rules.noticed(game, card, new, place.by)
    for card, new in arrived:
        game.rules.noticed(game, card, new, place.by)
    if alone:
        no_longer_together(game)
    game.picked = moved


def no_longer_together(game: Game) -> None:
    """All players have done what they were told to do at one moment: what has run out counts."""
    game.together = False
    for seat in range(len(game.seats)):
        if not game.seats[seat].zones[TOP]:
            game.rules.emptied(game, seat)


def discarded(game: Game, old: Card, new: Card) -> None:
    """An effect has moved a card: what waits for cards of a hand to be discarded."""
    if old.zone == game.rules.zone_words["hand"][0] and new.zone == game.rules.discard:
        triggers.emit(game, "trashed_from_hand", old, old.seat, "effect", 1)


def move_cards(game: Game, run: Run, statement: Statement, ids: list[int]) -> None:
    """Put cards into a zone; those of them on the field leave it as the rules for that say."""
    node = cast(Move, statement)
    ctx = run.ctx
    zone = game.rules.zone_words[node.to][0]
    whose = -1 if node.whose == "owner" else match.seat_of(game, node.whose, ctx.seat)
    going: list[int] = []
    kept = 0
    leaves = False
    for id in ids:
        card = game.cards[id]
        leaves = leaves or (card.zone >= 0 and game.rules.on_field[card.zone])
        if game.rules.stays(game, card.seat, card.zone, zone, ctx.seat):
            kept += 1
        else:
            going.append(id)
    run.short = run.short or kept > 0
    outcome(run, [], 0, True)
    if not going:
        return
    if not leaves:
        place = _place(game, run, node, going, zone, whose)
        if place.either or _asks(game, place):
            game.push("place", place)
        else:
            lay(game, place)
        return
    cause = "effect"  # what an effect costs is part of the effect
    if node.place == "either":
        leave_to_either(game, run, node, going, zone, cause)
    else:
        leave.send(
            game, going, zone, False, cause, ctx.seat, whose, node.place == "bottom",
            node.face == "up", node.state == "rested", node.order,
        )  # fmt: skip


def _place(game: Game, run: Run, node: Move, ids: list[int], zone: int, whose: int) -> Place:
    ctx = run.ctx
    chooser = ctx.seat
    if isinstance(node.target, Choose):
        chooser = match.seat_of(game, node.target.by, ctx.seat)
    place = Place(ids, zone, chooser, ctx.source)
    place.by = ctx.seat
    place.whose = whose
    place.either = node.place == "either"
    place.bottom = node.place == "bottom"
    place.order = node.order
    place.face_up = node.face == "up"
    place.reveal = node.reveal or any([must_reveal(game, node, game.cards[id]) for id in ids])
    place.rested = node.state == "rested"
    # Cards from the top go one at a time.
    place.in_turn = isinstance(node.target, Top) and node.order == BY_OWNERS
    if node.order == BY_OWNERS and (
        _shuffled_next(run) or all([game.cards[id].owner == run.picker for id in ids])
    ):
        place.order = AS_CHOSEN
    return place


def _asks(game: Game, place: Place) -> bool:
    """Whether anybody must be asked for an order."""
    if place.order == BY_PLAYER:
        return len(place.ids) > 1
    if place.order != BY_OWNERS:
        return place.order == BY_CHANCE
    for owner in range(len(game.seats)):
        mine = [id for id in place.ids if game.cards[id].owner == owner]
        if to_be_ordered(game, mine, place.zone, owner):
            return True
    return False


def _shuffled_next(run: Run) -> bool:
    """Whether the text goes on with a shuffle, so that no order would last."""
    block = run.blocks[-1]
    return run.pcs[-1] < len(block) and isinstance(block[run.pcs[-1]], Shuffle)


def shuffled(game: Game, ids: list[int]) -> list[int]:
    """These cards in an order that chance decides."""
    left = ids[:]
    mixed: list[int] = []
    while left:
        mixed.append(left.pop(game.rng.below(len(left))))
    return mixed


def must_reveal(game: Game, node: Move, card: Card) -> bool:
    """A card chosen by what it is, moving from one hidden zone to another, is shown."""
    target = node.target
    if not isinstance(target, Choose) or not target.cards.tests:
        return False
    zones = game.rules.zones
    to = game.rules.zone_words[node.to][0]
    return zones[card.zone].visible != "all" and zones[to].visible != "all"


def leave_to_either(
    game: Game, run: Run, node: Move, ids: list[int], zone: int, cause: str
) -> None:
    """A card on the field goes to the top or the bottom of its owner's, as the player likes."""
    leaving = leave.Leave(ids, zone, False, cause, run.ctx.seat)
    leaving.face_up = node.face == "up"
    game.push("either", EitherEnd(run.ctx.seat, run.ctx.source, leaving))


class EitherEnd(Frame):
    """Ask for top or bottom, then have the cards leave the field for there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source", "leaving")

    def __init__(self, seat: int, source: int, leaving: leave.Leave) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.leaving = leaving
        leaving.table = "leave"  # it is saved before it is under way

    def copy(self) -> Frame:
        return EitherEnd(self.seat, self.source, cast(leave.Leave, self.leaving.copy()))


EITHER: Procedure[EitherEnd] = Procedure(
    "either", "", lambda: EitherEnd(0, 0, leave.Leave([], 0, False, "", 0))
)


@EITHER.step()
def ask_end(game: Game, frame: EitherEnd) -> None:
    game.ask(frame.seat, "place", [Option("top"), Option("bottom")], frame.source)


@EITHER.step()
def send_there(game: Game, frame: EitherEnd) -> None:
    frame.leaving.bottom = game.answer.verb == "bottom"
    # The removal takes this frame's place, so that its outcome reaches the effect below.
    game.stack.pop()
    game.push("leave", frame.leaving)
