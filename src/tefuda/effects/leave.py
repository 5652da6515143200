"""Cards that leave the field, or are rested: prohibitions and replacement effects first."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Ability, It, Statement, Subject, target_of
from tefuda.effects import match, pick, run, targets, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.run import Run
from tefuda.kernel.card import Card
from tefuda.kernel.changes import change_tokens
from tefuda.kernel.decision import Option
from tefuda.kernel.events import Logged
from tefuda.kernel.game import Game
from tefuda.kernel.moves import WHO_SAW, cover, keep, move, record, set_rested, uncover
from tefuda.kernel.procedure import Frame, Procedure

GRANTED = 24  # from here on a code means an ability that the card was given


class Leave(Frame):
    """Some cards are about to leave the field together."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ids", "ko", "cause", "seat", "zone", "whose", "bottom", "face_up", "rested", "pending",
        "barred", "applied", "offered", "at", "done", "aside", "cited", "resting", "order",
        "as_is",
    )  # fmt: skip

    def __init__(self, ids: list[int], zone: int, ko: bool, cause: str, seat: int) -> None:
        super().__init__()
        self.ids = ids
        self.zone = zone
        self.ko = ko
        self.cause = cause  # battle | effect | cost
        self.seat = seat  # whose battle or effect it is
        self.whose = -1  # into whose zone, the owner's if -1
        self.bottom = False
        self.face_up = False
        self.rested = False
        self.pending: list[int] = []  # those that nothing has kept on the field so far
        # Replacement effects, as source id * 32 + ability index: those that may not be applied
        # (any more), and of them those that were applied here (none of them twice).
        self.barred: list[int] = []
        self.applied: list[int] = []
        self.offered: list[int] = []
        self.at = 0
        self.done: list[int] = []
        # Those that are discarded instead, where the rules do both at one moment.
        self.aside: list[int] = []
        self.cited: list[str] = []  # the clause by which each goes, where they differ
        self.resting = False  # they stay, and are to be rested
        self.as_is = False  # they stay as they are, with all that is on and under them
        self.order = ""  # "random": nobody says in which order they go

    def copy(self) -> Frame:
        new = Leave(self.ids[:], self.zone, self.ko, self.cause, self.seat)
        new.whose = self.whose
        new.bottom = self.bottom
        new.face_up = self.face_up
        new.rested = self.rested
        new.pending = self.pending[:]
        new.barred = self.barred[:]
        new.applied = self.applied[:]
        new.offered = self.offered[:]
        new.at = self.at
        new.done = self.done[:]
        new.aside = self.aside[:]
        new.cited = self.cited[:]
        new.resting = self.resting
        new.order = self.order
        new.as_is = self.as_is
        return new


LEAVE: Procedure[Leave] = Procedure("leave", "", lambda: Leave([], 0, False, "", 0))


def send(
    game: Game,
    ids: list[int],
    zone: int,
    ko: bool,
    cause: str,
    seat: int,
    whose: int = -1,
    bottom: bool = False,
    face_up: bool = False,
    rested: bool = False,
    order: str = "",
) -> None:
    """Have these cards leave the field for a zone."""
    frame = Leave(ids, zone, ko, cause, seat)
    frame.order = order
    frame.rested = rested
    frame.whose = whose
    frame.bottom = bottom
    frame.face_up = face_up
    game.push("leave", frame)


def report(
    game: Game,
    frame: Frame,
    done: list[int],
    full: bool,
    replaced: bool = False,
    also: bool = False,
) -> None:
    """Tell the effect that started this frame what came of it; `also`: of one more part of it."""
    at = len(game.stack) - 1
    while at > 0 and game.stack[at].table == frame.table:
        at -= 1  # others like it may be waiting for their turn
    below = game.stack[at]
    if isinstance(below, Run):
        if below.paying and replaced and game.rules.customs.replaced_is_paid:
            full = True
        if also:
            done = below.ctx.it + done
        run.outcome(below, done, len(done), full)


@LEAVE.step()
def gather(game: Game, leave: Leave) -> None:
    """All of the cards, but for those that are gone or cannot leave."""
    for id in leave.ids:
        card = game.now(id)
        if card is not None and not _kept(game, leave, card):
            leave.pending.append(id)
    # What a replacement brings about cannot be replaced by that same effect again.
    for frame in game.stack[:-1]:
        if isinstance(frame, Leave):
            leave.barred.extend(frame.applied)


def _kept(game: Game, leave: Leave, card: Card) -> bool:
    """Prohibition comes first: a card that cannot be K.O.'d or cannot leave stays."""
    cause = leave.cause
    if leave.ko and triggers.forbidden(game, card, "be_ko", cause, leave.seat):
        return True
    if not _on_field(game, card):
        return False
    if game.rules.zones[card.zone].fixed:
        return True
    return triggers.forbidden(game, card, "leave_field", cause, leave.seat)


def candidates(game: Game, leave: Leave) -> list[int]:
    """The replacement effects that one player may apply now, as source * 32 + index.

    A leaving card's own come first, then the turn player's, then the others'.
    """
    events = game.rules.events
    mask = events["leaves"] | events["ko"] if leave.ko else events["leaves"]
    if leave.resting:
        mask = events["rested"]
    if not game.replaces & mask:
        return []
    if game.rules.customs.affected_player_decides:
        return _for_affected(game, leave, mask)
    for own in (True, False):
        for s in game.in_turn_order():
            found: list[int] = []
            for source in game.field(s):
                for i in _replacements(source, mask):
                    code = source.id * 32 + i
                    if code in leave.barred:
                        continue
                    _, ability, index = replacing(game, code)
                    kept = covered(game, leave, source, ability, index)
                    if kept and (source.id in kept) == own:
                        found.append(code)
            if found:
                return found
    return []


def _for_affected(game: Game, leave: Leave, mask: int) -> list[int]:
    """All that concern the cards of one player, the turn player first; that player chooses."""
    for s in game.in_turn_order():
        found: list[int] = []
        for whose in game.in_turn_order():
            for source in game.field(whose):
                for i in _replacements(source, mask):
                    code = source.id * 32 + i
                    if code not in leave.barred:
                        _, ability, index = replacing(game, code)
                        kept = covered(game, leave, source, ability, index)
                        if kept and game.cards[kept[0]].seat == s:
                            found.append(code)
        if found:
            return found
    return []


def covered(game: Game, leave: Leave, source: Card, ability: Ability, index: int) -> list[int]:
    """The leaving cards that a replacement effect would keep: all that fit."""
    kept: list[int] = []
    for id in leave.pending:
        card = game.cards[id]
        if not _on_field(game, card):
            continue
        if leave.resting:
            if _replaces(game, ability, index, source, "rested", card, leave.cause, leave.seat):
                kept.append(id)
        elif (
            leave.ko
            and id not in leave.aside
            and _replaces(game, ability, index, source, "ko", card, leave.cause, leave.seat)
        ) or _replaces(game, ability, index, source, "leaves", card, leave.cause, leave.seat):
            kept.append(id)
    return kept


def _replaces(
    game: Game,
    ability: Ability,
    index: int,
    source: Card,
    event: str,
    card: Card | None,
    cause: str,
    seat: int,
) -> bool:
    if ability.once and triggers.used(game, source, index):
        return False
    met = False
    for when in ability.timings:
        if when.event == event and triggers.meets(game, when, source, card, seat, cause):
            met = True
    if not met:
        return False
    ctx = Context(source.seat, source.id, 0 if card is None else card.id)
    if ability.conditions and not match.all_hold(game, ability.conditions, ctx):
        return False
    # What stands after "instead" must be possible.
    return run.possible(game, ability.cost + ability.body, ctx)


def instead_for(game: Game, event: str, seat: int, cause: str) -> list[int]:
    """The effects by which something else may happen instead of what would happen to a player."""
    bit = game.rules.events[event]
    found: list[int] = []
    for s in game.in_turn_order():
        for source in game.field(s):
            for i in _replacements(source, bit):
                code = source.id * 32 + i
                _, ability, index = replacing(game, code)
                if _replaces(game, ability, index, source, event, None, cause, seat):
                    found.append(code)
    return found


def _replacements(source: Card, mask: int) -> list[int]:
    """A card's own replacement effects, unless negated, and those it was given."""
    found: list[int] = []
    if not source.negated and source.printed.replaces & mask:
        found.extend(source.printed.replacements)
    for i, ability in enumerate(source.granted):
        if ability.kind == "replacement" and GRANTED + i < 32:
            found.append(GRANTED + i)
    return found


def replacing(game: Game, code: int) -> tuple[Card, Ability, int]:
    source = game.cards[code // 32]
    index = code % 32
    if index >= GRANTED:
        at = index - GRANTED
        return source, source.granted[at], triggers.given(source, at)
    return source, source.printed.abilities[index], index


@LEAVE.step()
def offer_replacement(game: Game, leave: Leave) -> None:
    """Offer the replacement effects that come first now; their player says which, if any."""
    leave.pending = [id for id in leave.pending if id in game.cards]
    codes = candidates(game, leave) if leave.pending else []
    if not codes:
        game.goto(leave, "rest_them" if leave.resting else "arrange")
        return
    leave.offered = codes
    options: list[Option] = []
    declinable = True
    seat = 0
    for code in codes:
        source, ability, index = replacing(game, code)
        kept = covered(game, leave, source, ability, index)
        seat = source.seat
        if game.rules.customs.affected_player_decides:
            seat = game.cards[kept[0]].seat
        # A number tells two such effects of one card apart.
        n = 0
        for option in options:
            if option.card == source.id:
                n = triggers.shown(source, index)
        options.append(Option("replace", source.id, kept[0], n))
        declinable = declinable and ability.optional
    if declinable:
        first = options[0]
        options.append(Option("decline", first.card, first.other))
    game.ask(seat, "replace", options, options[0].card)


@LEAVE.step()
def replace(game: Game, leave: Leave) -> None:
    """Do what the replacement effect says instead (as its player's effect)."""
    answer = game.answer
    if answer.verb == "decline":
        # It has not been resolved, so once a turn is still to come.
        leave.barred.extend(leave.offered)
        game.goto(leave, "offer_replacement")
        return
    code = 0
    for one in leave.offered:
        if one // 32 == answer.card:
            number = triggers.shown(game.cards[answer.card], replacing(game, one)[2])
            if code == 0 or number == answer.n:
                code = one
    source, ability, index = replacing(game, code)
    kept = covered(game, leave, source, ability, index)
    leave.barred.append(code)
    leave.applied.append(code)
    leave.pending = [id for id in leave.pending if id not in kept]
    subjects = kept if _about_subject(ability.cost + ability.body) else kept[:1]
    for id in reversed(subjects):
        apply_instead(game, source, ability, index, id)


def apply_instead(game: Game, source: Card, ability: Ability, index: int, subject: int) -> None:
    """Do what a replacement effect says: in full, like a cost."""
    if ability.once:
        triggers.mark_used(game, source, index)
    if game.log is not None:
        handle = game.handle(game.cards[subject]) if subject else ""
        record(game, "replace", source.seat, source, handle)
    ctx = Context(source.seat, source.id, subject)
    run.perform(game, ctx, ability.cost + ability.body).paying = True


def _about_subject(body: tuple[Statement, ...]) -> bool:
    """Whether what is done instead is done to each card that stays."""
    for i, statement in enumerate(body):
        target = target_of(statement)
        # At first "it" is the card that would have left.
        if isinstance(target, Subject) or (i == 0 and isinstance(target, It)):
            return True
    return False


@LEAVE.step()
def replace_more(game: Game, leave: Leave) -> None:
    """Cards that are still about to leave, and what has happened since, may be replaced too."""
    game.goto(leave, "offer_replacement")


@LEAVE.step()
def arrange(game: Game, leave: Leave) -> None:
    """Several cards of one owner that go into a hidden pile go there in the owner's order."""
    game.picked = []
    if leave.order == "random":
        left = leave.pending
        leave.pending = []
        while left:
            leave.pending.append(left.pop(game.rng.below(len(left))))
        return
    order = game.in_turn_order()
    while leave.at < len(order):
        mine = [id for id in leave.pending if game.cards[id].owner == order[leave.at]]
        leave.at += 1
        if len(mine) > 1 and game.rules.zones[leave.zone].visible == "none":
            pick.start(game, order[leave.at - 1], "order", mine, len(mine), len(mine))
            return


@LEAVE.step()
def arranged(game: Game, leave: Leave) -> None:
    if game.picked:
        # The first one named is to end up uppermost.
        picked = game.picked if leave.bottom else game.picked[::-1]
        leave.pending = [id for id in leave.pending if id not in picked] + picked
        game.goto(leave, "arrange")


@LEAVE.step()
def go(game: Game, leave: Leave) -> None:
    """The cards leave; [On K.O.] is activated while they are still there."""
    if game.stale:
        values.derive(game)
    for id in leave.pending:
        card = game.cards[id]
        if not _on_field(game, card):
            continue
        if leave.ko and id not in leave.aside:
            if game.log is not None:
                record(game, "ko", leave.seat, card, clause=game.rules.cites["ko"])
            triggers.emit(game, "on_ko", card, leave.seat, leave.cause)
            triggers.emit(game, "ko", card, leave.seat, leave.cause)
            game.happened[f"ko:{card.seat}"] = 1
            attacker = game.now(game.attacker)
            if leave.cause == "battle" and attacker is not None and attacker.id != card.id:
                triggers.emit(game, "battle_ko", attacker, leave.seat, "battle")
        triggers.emit(game, "leaves", card, leave.seat, leave.cause)
        if leave.zone == game.rules.zone_words["hand"][0]:
            triggers.emit(game, "returned_to_hand", card, leave.seat, leave.cause)
    clause = game.rules.cites["ko"] if leave.ko else ""
    hidden = game.rules.zones[leave.zone].visible == "none"
    owners = [game.cards[id].owner for id in leave.pending]
    together = game.rules.customs.moved_together
    for id in leave.pending:
        owner = game.cards[id].owner
        known = WHO_SAW
        if hidden and owners.count(owner) > 1:
            # Of several only their owner knows the order.
            known = 0 if leave.order == "random" else 1 << owner
        card = game.cards[id]
        rested = leave.rested
        under: list[Card] = []
        tokens = 0
        if leave.as_is:
            rested = card.rested
            tokens, under = uncover(game, card)
        new = move(
            game,
            card,
            game.rules.discard if id in leave.aside else leave.zone,
            leave.whose,
            leave.bottom,
            rested,
            leave.face_up,
            leave.cited[leave.ids.index(id)] if leave.cited else clause,
            known=known,
        )
        if leave.as_is:
            keep(game, card, new)
            change_tokens(game, new, tokens)
            cover(game, new, under)
        leave.done.append(new.id)
        if not together:
            game.rules.noticed(game, game.gone[id], new, leave.seat)
    if together:
        for id, now in zip(leave.pending, leave.done, strict=True):
            game.rules.noticed(game, game.gone[id], game.cards[now], leave.seat)
    if hidden and game.log is not None and len(leave.pending) > 1:
        # The log must not tell the order either.
        n = len(leave.pending)
        game.log[-n:] = sorted(game.log[-n:], key=_logged)
    full = len(leave.done) == len(leave.ids)
    report(game, leave, leave.done, full, bool(leave.applied))


def _on_field(game: Game, card: Card) -> bool:
    """Whether it leaves the field; others of its group may come from elsewhere."""
    return card.zone >= 0 and game.rules.on_field[card.zone]


def _logged(event: Logged) -> str:
    return f"{event.card} {event.other}"


# -- resting -----------------------------------------------------------------------------------


def rest(game: Game, ids: list[int], seat: int) -> None:
    """Have these cards rested by an effect, where replacement effects may keep them from it."""
    frame = Leave(ids, 0, False, "effect", seat)
    frame.resting = True
    game.push("rest", frame)


def rest_card(game: Game, card: Card | None, seat: int, cause: str) -> bool:
    """Rest a card, unless it is rested or cannot be."""
    if card is None or triggers.forbidden(game, card, "be_rested", cause, seat):
        return False
    if not set_rested(game, card, True):
        return False
    triggers.emit(game, "rested", card, seat, cause)
    return True


def gather_to_rest(game: Game, leave: Leave) -> None:
    """All of the cards, but for those that are gone, rested already or cannot be."""
    for id in leave.ids:
        card = game.now(id)
        if card is not None and targets.restable(game, card, leave.seat):
            leave.pending.append(id)
    for frame in game.stack[:-1]:
        if isinstance(frame, Leave):
            leave.barred.extend(frame.applied)


def rest_them(game: Game, leave: Leave) -> None:
    """The cards are rested. "That card" is still the one that was chosen for it."""
    for id in leave.pending:
        if rest_card(game, game.now(id), leave.seat, leave.cause):
            leave.done.append(id)
    full = len(leave.done) == len(leave.ids)
    report(game, leave, leave.done, full, bool(leave.applied))
    below = game.stack[-2] if len(game.stack) > 1 else None
    if isinstance(below, Run):
        below.ctx.it = leave.ids


REST: Procedure[Leave] = Procedure("rest", "", LEAVE.blank)
REST.step()(gather_to_rest)
REST.step()(offer_replacement)
REST.step()(replace)
REST.step()(replace_more)
REST.step()(rest_them)
