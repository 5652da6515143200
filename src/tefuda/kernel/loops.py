"""Endless loops: a position that comes back within a turn, by choices that can be made again.

It is known the first time it does. Whether it is the same is tried out: the choices made since
are made once more in a copy, and lead back again. Then it is tried who could choose otherwise and
not come back. If nobody could, the game is a draw, forced choices notwithstanding. Whoever could
says how often the loop is gone round, the turn player first; the smallest number stands, and its
player leaves the loop at the next place where that can be done (at the last such place of an
action: it may be begun again and done otherwise). Whom the game says, by `not_again`, cannot choose
the way round at such places for the rest of the turn.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from tefuda.abilities.serial import compact
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option

if TYPE_CHECKING:
    from tefuda.kernel.game import Game

MOST: Final = 10  # rounds that may be named: they lead to the same position anyway
LONGEST: Final = 64  # choices of a loop
TRIES: Final = 60  # positions looked at to see whether a choice leads out


class Trail:
    """The choices of this turn, the last one first. Clones share it, so it never changes."""

    def __init__(self, before: Trail | None, sign: int, index: int) -> None:
        self.before = before
        self.sign = sign  # of the decision (see signature)
        self.index = index  # which of its options was chosen


class Loop:
    """A loop that players who could stop it are being asked about."""

    def __init__(self, cycle: list[int], held: Decision) -> None:
        self.cycle = cycle  # which options were chosen on the way round
        self.held = held  # the decision put aside meanwhile
        self.stoppers: list[int] = []  # who could stop it, in the order in which they are asked
        self.exits: list[tuple[int, str, str]] = []  # who, where, and the choice that stays in it
        self.numbers: list[int] = []  # how often, as named so far

    def stopper(self) -> int:
        """Who has to leave it, of those who have all named a number."""
        return self.stoppers[self.numbers.index(min(self.numbers))]


# -- positions ---------------------------------------------------------------------------------


def position(game: Game) -> str:
    """A digest of what lies where and what lasts, without the names cards had on the way."""
    parts: list[str] = [str(game.turn), game.phase]
    for seat in game.seats:
        parts.append(repr(seat.pools))
        for zone in seat.zones:
            parts.append("|".join([_describe(game, card) for card in zone]))
    for m in game.modifiers:
        target = game.now(m.target) if m.target else None
        where = "" if target is None else game.handle(target)
        parts.append(f"{where} {m.seat} {m.duration} {m.amount} {compact(m.statement)}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


def _describe(game: Game, card: Card) -> str:
    text = (
        f"{card.printed.number} {card.slot} {card.rested} {card.tokens} {card.damage} "
        f"{card.used} {card.used_turn} {card.face_up} {card.turn}"
    )
    if card.printed.is_back:
        text += " " + " ".join(game.rules.back_words)
    for beneath in card.under:
        text += f" / {beneath.printed.number}"
    return text


def fingerprint(game: Game) -> str:
    """A digest of a game as its players could compare it: the position, what may be chosen now,
    and the state of chance. Records keep it, so it does not depend on how a game is stored."""
    parts = [position(game), str(game.rng.a), str(game.rng.b), *game.keys()]
    if game.result is not None:
        parts.append(f"{game.result.winners} {game.result.clause}")
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def place(game: Game) -> str:
    """The position with what may be chosen, what waits, and how far everything has got that is
    under way."""
    parts = [position(game), *game.keys()]
    for id in (game.attacker, game.attacked):
        card = game.now(id)
        parts.append("" if card is None else game.handle(card))
    for d in game.delayed:
        parts.append(f"{d.seat} {d.when} {len(d.it)} {compact(d.body)}")
    for w in game.waiting:
        parts.append(f"{w.seat} {w.index} {w.subject != 0}")
    for frame in game.stack:
        parts.append(f"{frame.table} {frame.pc}")
        for name in frame.FIELDS:
            value: object = getattr(frame, name)
            if isinstance(value, list):
                # Which cards these are changes on the way round, how many they are does not.
                parts.append(f"{name} {len(value)}")
    return "\n".join(parts)


def signature(game: Game, decision: Decision) -> int:
    """A number that is the same whenever the position is, and rarely otherwise. This is asked at
    every decision, so it only adds and seldom multiplies, and never grows past what a processor
    takes at once."""
    h = len(decision.options) * 31 + decision.seat
    for frame in game.stack:
        h = (h * 31 + frame.pc + frame.progress()) & 0xFFFFFFF
    h += len(game.waiting) * 961 + len(game.modifiers) * 6727 + len(game.delayed) * 29791
    attacked = game.cards.get(game.attacked) if game.attacked else None
    if attacked is not None:
        h += attacked.seat * 16 + attacked.slot
    laid_zones = game.rules.laid_zones
    for seat in game.seats:
        h = (h * 31) & 0xFFFFFFFFFF
        weight = 1
        for n in seat.pools:
            h += n * weight
            weight += 2
        zones = seat.zones
        for cards in zones:
            h += len(cards) * weight
            weight += 2
        for z in laid_zones:
            for card in zones[z]:
                h += card.printed.code
                if card.rested:
                    h += 524_287
                if card.tokens:
                    h += card.tokens * 131_071
                if card.damage:
                    h += card.damage * 65_537
                if card.used:
                    h += card.used * 8_191
    return h & 0xFFFFFFFFFF


# -- noticing ----------------------------------------------------------------------------------


def notice(game: Game) -> None:
    """Called at every decision: has this position been there before, and is there no end to it?"""
    decision = game.decision
    if decision is None or game.loop is not None:
        return
    if game.barred or game.leaving is not None:
        _leave_out(game, decision)
    sign = signature(game, decision)
    game.sign = sign
    length = 1
    trail = game.trail
    while trail is not None and length <= LONGEST:
        if trail.sign == sign:
            cycle = _since(game.trail, length)
            if _comes_back(game, cycle):
                _ask(game, cycle, decision)
                return
        trail = trail.before
        length += 1


def _since(trail: Trail | None, length: int) -> list[int]:
    """The last so many choices, the first of them first."""
    indexes: list[int] = []
    while trail is not None and len(indexes) < length:
        indexes.append(trail.index)
        trail = trail.before
    return indexes[::-1]


def _leave_out(game: Game, decision: Decision) -> None:
    """What was barred in this very position is no longer offered, unless it is forced."""
    here = place(game)
    keys = [key for seat, where, key in game.barred if seat == decision.seat and where == here]
    loop = game.leaving
    if loop is not None and decision.seat == loop.stopper():
        ways = [key for seat, where, key in loop.exits if seat == decision.seat and where == here]
        if ways:
            keys += ways
            barred = game.rules.not_again(game, loop.stoppers, loop.numbers)
            game.barred = game.barred + [way for way in loop.exits if way[0] in barred]
            game.leaving = None
    if keys:
        left = [o for o in decision.options if game.key(o, decision.seat) not in keys]
        if left and len(left) < len(decision.options):
            game.decision = Decision(
                decision.seat, decision.kind, decision.clause, left, decision.source,
                decision.purpose,
            )  # fmt: skip


def _copy(game: Game) -> Game:
    copy = game.clone()
    copy.log = None
    copy.watching = False
    return copy


def _step(game: Game, index: int) -> bool:
    """Take an option by its place in the list, if there is one."""
    decision = game.decision
    if decision is None or index >= len(decision.options):
        return False
    game.choose(decision.options[index])
    return True


def _comes_back(game: Game, cycle: list[int]) -> bool:
    """Whether the same choices lead from here back to here."""
    probe = _copy(game)
    for index in cycle:
        if not _step(probe, index):
            return False
    return probe.result is None and place(probe) == place(game)


# -- who can stop it ---------------------------------------------------------------------------


def _ask(game: Game, cycle: list[int], decision: Decision) -> None:
    """Somebody can stop it: ask them how often it goes round. Nobody can: a draw."""
    loop = Loop(cycle, decision)
    inside: list[str] = []
    used: list[str] = []
    probe = _copy(game)
    for index in cycle:
        inside.append(place(probe))
        here = probe.decision
        assert here is not None
        used.append(probe.key(here.options[index], here.seat))
        _step(probe, index)
    probe = _copy(game)
    depths: list[int] = []
    for at, index in enumerate(cycle):
        here = probe.decision
        assert here is not None
        for other in range(len(here.options)):
            if other != index and _leads_out(probe, other, inside, used):
                if depths and depths[-1] < len(probe.stack) and loop.exits[-1][0] == here.seat:
                    # What can still be left in the middle of an action may be begun.
                    loop.exits.pop()
                    depths.pop()
                loop.exits.append((here.seat, inside[at], used[at]))
                depths.append(len(probe.stack))
                break
        _step(probe, index)
    able = [seat for seat, _, _ in loop.exits]
    loop.stoppers = [seat for seat in game.in_turn_order() if seat in able]
    if not loop.stoppers:
        game.decision = None
        game.finish([], [], game.rules.cites["loop"], "loop")
        return
    game.loop = loop
    _ask_next(game, loop)


def _ask_next(game: Game, loop: Loop) -> None:
    seat = loop.stoppers[len(loop.numbers)]
    word = "loop_one" if len(loop.stoppers) == 1 else "loop_both"
    options = [Option("rounds", n=n) for n in range(MOST + 1)]
    game.decision = Decision(seat, "rounds", game.rules.cites[word], options)


def _leads_out(game: Game, index: int, inside: list[str], used: list[str]) -> bool:
    """Whether this choice instead need not come back into the loop."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    turn = game.turn
    first = _copy(game)
    _step(first, index)
    open_ends = [first]
    seen: list[str] = []
    tries = TRIES
    while open_ends:
        game = open_ends.pop()
        if game.result is not None or game.turn != turn:
            return True
        here = place(game)
        if here in inside or here in seen:
            continue
        seen.append(here)
        tries -= 1
        if tries == 0:
            return True
        decision = game.decision
        if decision is None:
            return True
        ways = list(range(len(decision.options)))
        if decision.seat != seat:
            # The others are taken to go on as they did: whether they could stop is their own.
            same = [i for i in ways if game.key(decision.options[i], decision.seat) in used]
            ways = same or ways
        for i in ways:
            copy = _copy(game)
            _step(copy, i)
            open_ends.append(copy)
    return False


# -- going round -------------------------------------------------------------------------------


def declared(game: Game, option: Option) -> None:
    """A number was named; when all are, the loop is gone round as often as the smallest says."""
    loop = game.loop
    assert loop is not None
    named = Loop(loop.cycle, loop.held)
    named.stoppers = loop.stoppers
    named.exits = loop.exits
    named.numbers = [*loop.numbers, option.n]
    game.loop = named
    if game.decision is not None:
        game.note("rounds", game.decision.clause, game.decision.seat, option.n)
    if len(named.numbers) < len(named.stoppers):
        _ask_next(game, named)
        return
    rounds = min(named.numbers)
    game.loop = None
    game.decision = named.held
    watching = game.watching
    game.watching = False
    for _ in range(rounds):
        for index in named.cycle:
            _step(game, index)
    game.watching = watching
    game.leaving = named
    if game.decision is not None:
        _leave_out(game, game.decision)
