"""A game under way, as plain data, and the loop that runs its procedures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tefuda.kernel import loops
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import Logged
from tefuda.kernel.lasting import Ban, Delayed, Modifier, Price, Waiting
from tefuda.kernel.notes import Notes
from tefuda.kernel.procedure import Frame
from tefuda.kernel.rng import Rng
from tefuda.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from tefuda.kernel.procedure import Step

SEAT_MARKS = "ABCDEF"

# Of two players: the other one of each, and both from each of them on. Nobody changes these lists.
_OTHER: Final = [[1], [0]]
_FROM: Final = [[0, 1], [1, 0]]


def key_of(verb: str, card: str, n: int, other: str) -> str:
    """The key of an option out of its parts, as somebody may read them."""
    key = f"{verb} {card}" if card else verb
    if n:
        key += f" {n}"
    return f"{key} -> {other}" if other else key


class Result:
    """How a game ended. No winner: a draw, or everybody lost."""

    def __init__(self, winners: list[int], losers: list[int], clause: str, reason: str) -> None:
        self.winners = winners
        self.losers = losers
        self.clause = clause
        # effect | concede | loop | agreed | last (nobody else was left), or what the game says
        self.reason = reason


class Seat:
    """One player's place: zones and pools of tokens."""

    def __init__(self, team: int, zones: list[list[Card]], pools: list[int]) -> None:
        self.team = team
        self.zones = zones
        self.pools = pools
        self.turns = 0  # turns taken so far
        self.flags = 0  # bits with a meaning of the game's own
        self.pending: list[int] = []  # what rule processing has yet to do here, as the game says
        self.skips: list[str] = []  # turns, phases or steps to leave out the next time
        self.out = False  # this player has left the game


class Game:
    """The whole state of a game. No closure, generator or thread holds any of it."""

    def __init__(self, rules: Rulebook, seats: list[Seat], rng: Rng) -> None:
        self.rules = rules
        self.seats = seats
        self.rng = rng
        self.cards: dict[int, Card] = {}
        self.gone: dict[int, Card] = {}  # cards that moved lately, as they were when they did
        self.moved: dict[int, int] = {}  # ... and what they became
        self.known: dict[int, int] = {}  # seats that know a hidden card, by card id
        self.serial = 1
        self.stack: list[Frame] = []
        self.modifiers: list[Modifier] = []
        self.waiting: list[Waiting] = []
        self.delayed: list[Delayed] = []
        self.batch = 0
        self.turn = 0
        self.turn_seat = 0
        self.next_turns: list[int] = []  # seats that take a turn after this one, out of turn
        self.first_seat = 0
        self.phase = ""
        self.decision: Decision | None = None
        self.answer: Option = Option("")
        self.picked: list[int] = []  # what the last choice of cards came to
        self.result: Result | None = None
        self.apart: list[int] = []  # cards off the field with abilities that work where they lie
        self.stale = True  # derived values must be computed anew
        self.watch = 0  # events some card on the field waits for
        self.replaces = 0  # events some card on the field may replace
        self.statics = 0  # how many continuous abilities are on the field
        self.depends = 0  # what they depend on (see Printed.depends)
        self.excludes = False  # whether some of them may exclude each other, and then ...
        self.order: list[int] = []  # ... in which order they apply, as their players have said ...
        self.undecided: tuple[int, list[int]] | None = None  # ... or who is yet to say it of which
        self.reads = 0  # which values they read that others of them change (see Printed.reads)
        self.together = False  # several players are moving cards at one moment
        self.reckoning = False  # what makes up the numbers is being noted on the cards
        self.pricing = False  # costs in hand are being worked out
        self.prices: list[Price] = []  # what changes costs and counters in hands just now
        self.bans: list[Ban] = []  # what players, rather than cards, cannot do just now
        self.unsettled = True  # something was worked out anew since rule processing last looked
        # ... and what they are allowed beyond the rules: seat, what, how much more.
        self.allowances: list[tuple[int, str, int]] = []
        self.attacker = 0  # the cards of the present battle, 0 when there is none
        self.attacked = 0
        # What continuous abilities reach, and what came out of their reach (see effects.values).
        self.reached: dict[str, list[int]] = {}
        self.outside: dict[str, int] = {}
        self.happened: dict[str, int] = {}  # events of this turn that a card may ask about
        self.log: list[Logged] | None = None
        self.trace: set[str] | None = None  # the steps gone through, if anybody wants to know
        self.notes: Notes | None = None  # what keeps cards from being chosen, if anybody asks
        self.clause = ""  # of the step that is running
        self.acting = 0  # the card whose effect is being carried out
        self.foe = -1  # the opponent that effect is about, where one of several was named ...
        self.foe_of = -1  # ... by this seat
        self.decisions = 0  # decisions taken so far
        # Kinds of decision that hang on hidden cards, and are then put though nothing can be done.
        self.windows: tuple[str, ...] = ()
        # What is known of loops on this turn (see kernel.loops).
        self.watching = True
        self.trail: loops.Trail | None = None
        self.sign = 0
        self.loop: loops.Loop | None = None
        self.leaving: loops.Loop | None = None  # whose smallest number has been gone round
        self.barred: list[tuple[int, str, str]] = []  # choices that led round: who, where, which

    # -- running -------------------------------------------------------------------------------

    def push(self, table: str, frame: Frame) -> None:
        """Start a procedure; it runs to its end before the one below goes on."""
        frame.table = table
        frame.steps = self.rules.procedures[table].steps
        self.stack.append(frame)

    def goto(self, frame: Frame, step: str) -> None:
        frame.pc = self.rules.procedures[frame.table].at[step]

    def end(self, frame: Frame) -> None:
        """Leave a procedure before its last step."""
        frame.pc = len(frame.steps)

    def ask(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        source: int = 0,
        purpose: str = "",
        always: bool = False,
    ) -> None:
        """Wait for a seat to pick one. A choice without an alternative is taken at once, unless
        it is one that a player has to declare (`always`) or a window that is to look alike whether
        there is one or not; for a player who has left, the last option stands, which does least."""
        open = always or kind in self.windows
        if (len(options) == 1 and not open) or self.seats[seat].out:
            self.answer = options[-1]
        else:
            self.decision = Decision(seat, kind, self.clause, options, source, purpose)

    def advance(self) -> None:
        """Run until somebody must decide or the game is over."""
        stack = self.stack
        budget = 20_000
        while self.decision is None and self.result is None:
            if self.excludes:
                self._settle_order()
            frame = stack[-1]
            steps = frame.steps
            pc = frame.pc
            if pc >= len(steps):
                stack.pop()
                if not stack:
                    raise TefudaError("the game has no procedure left to run")
                continue
            step: Step = steps[pc]
            frame.pc = pc + 1
            self.clause = step.clause
            if self.trace is not None:
                self.trace.add(f"{frame.table}.{step.name}")
            step.run(self, frame)
            budget -= 1
            if budget == 0:
                # Nobody has had a choice for very long: an endless loop, and so a draw.
                self.finish([], [], self.rules.cites["loop"], "loop")
        if self.result is not None:
            self.decision = None
        elif self.watching:
            loops.notice(self)
        if self.stale and self.rules.customs.reach_is_kept and (self.reads != 0 or self.reached):
            # What continuous abilities apply to at a decision must not hang on who looks at it.
            self.rules.derive(self)

    def _settle_order(self) -> None:
        """Where continuous abilities of one player exclude each other, that player says which
        applies first, before anything else happens."""
        if self.stale:
            self.rules.derive(self)
        if self.undecided is not None and "precede" in self.rules.procedures:
            self.push("precede", self.rules.procedures["precede"].blank())

    def choose(self, option: Option) -> None:
        """Take one of the options of the present decision, and go on to the next one."""
        self.decisions += 1
        if self.loop is not None:
            loops.declared(self, option)
            return
        if self.watching and self.decision is not None:
            index = 0
            for one in self.decision.options:
                if one is option:
                    break
                index += 1
            self.trail = loops.Trail(self.trail, self.sign, index)
        self.decision = None
        self.answer = option
        self.advance()

    def forget_loops(self) -> None:
        """A turn begins: what has come back on the last one may be done again."""
        self.trail = None
        self.barred = []
        self.leaving = None

    def finish(self, winners: list[int], losers: list[int], clause: str, reason: str) -> None:
        """End the game, unless it has ended already."""
        if self.result is None:
            self.result = Result(winners, losers, clause, reason)
            for loser in losers:
                if not self.seats[loser].out:
                    self.note("lose", clause, loser, 0, reason)
            seat = winners[0] if len(winners) == 1 else -1
            marks = " ".join([SEAT_MARKS[winner] for winner in winners])
            self.note("end", clause, seat, len(winners), marks)

    def note(self, kind: str, clause: str, seat: int, n: int, other: str = "") -> None:
        """Write something into the log that no card is part of, for everybody to read."""
        if self.log is not None:
            self.log.append(Logged(kind, clause, seat, other=other, n=n))

    # -- seats ---------------------------------------------------------------------------------

    def opponents(self, seat: int) -> list[int]:
        """Whom a seat plays against, in turn order after the seat; a format may narrow it down."""
        if len(self.seats) == 2:
            return _OTHER[seat]
        return self.rules.foes(self, seat)

    def allies(self, seat: int) -> list[int]:
        """A seat and its team mates, in turn order after the seat."""
        n = len(self.seats)
        team = self.seats[seat].team
        around = [s % n for s in range(seat, seat + n)]
        return [s for s in around if self.seats[s].team == team and not self.seats[s].out]

    def on_turn(self, seat: int) -> bool:
        """Whether it is this seat's turn, or its team's."""
        return seat == self.turn_seat or self.seats[seat].team == self.seats[self.turn_seat].team

    def in_turn_order(self) -> list[int]:
        """All seats, the turn player first, with the team whose turn it is."""
        n = len(self.seats)
        if n == 2:
            return _FROM[self.turn_seat]
        around = [(self.turn_seat + i) % n for i in range(n)]
        there = [s for s in around if not self.seats[s].out]
        team = self.seats[self.turn_seat].team
        first = [s for s in there if self.seats[s].team == team]
        return first + [s for s in there if s not in first]

    # -- cards ---------------------------------------------------------------------------------

    def field(self, seat: int) -> list[Card]:
        """A seat's cards on the field."""
        zones = self.seats[seat].zones
        cards: list[Card] = []
        for z in self.rules.field_zones:
            if zones[z]:
                cards += zones[z]
        return cards

    def now(self, id: int) -> Card | None:
        """The card where it was, or None if it has moved on."""
        return self.cards.get(id)

    def last(self, id: int) -> Card | None:
        """The card, or what is last known of it."""
        card = self.cards.get(id)
        if card is None:
            card = self.gone.get(id)
        return card

    def follow(self, id: int) -> Card | None:
        """The card wherever it went."""
        card = self.cards.get(id)
        while card is None and id in self.moved:
            id = self.moved[id]
            card = self.cards.get(id)
        return card

    def handle(self, card: Card) -> str:
        """How keys name a card: A.L, B.C3, A.hand:TH01-016."""
        zone = self.rules.zones[card.zone] if card.zone >= 0 else None
        mark = SEAT_MARKS[card.seat]
        if zone is None:
            return f"{mark}.none:{card.printed.number}"
        if card.over:
            above = self.last(card.over)
            where = mark if above is None else self.handle(above)
            return f"{where}.under:{card.printed.number}"
        if zone.laid:
            if zone.capacity == 1:
                return f"{mark}.{zone.mark}"
            return f"{mark}.{zone.mark}{card.slot}"
        # In a pile that lies face down, a card that lies face up is told from its likes.
        up = "(up)" if card.face_up and zone.visible == "none" else ""
        return f"{mark}.{zone.mark}:{card.printed.number}{up}"

    def name(self, id: int, seat: int) -> str:
        """A card's handle as `seat` may read it; a hidden card goes by its place."""
        card = self.last(id)
        if card is None:
            return "?"
        if self.can_see(card, seat):
            return self.handle(card)
        zone = self.rules.zones[card.zone]
        cards = self.seats[card.seat].zones[card.zone]
        place = len(cards) - cards.index(card) if card in cards else 0
        return f"{SEAT_MARKS[card.seat]}.{zone.mark}#{place}"

    def key(self, option: Option, seat: int) -> str:
        """The option's stable, readable key."""
        card = self.name(option.card, seat) if option.card else ""
        other = self.name(option.other, seat) if option.other else ""
        return key_of(option.verb, card, option.n, other)

    def keys(self) -> list[str]:
        """The keys of the present decision's options."""
        decision = self.decision
        if decision is None:
            return []
        return [self.key(option, decision.seat) for option in decision.options]

    def can_see(self, card: Card, seat: int) -> bool:
        """Whether a seat may know which card this is."""
        if card.zone < 0 or card.face_up:
            return True
        visible = self.rules.zones[card.zone].visible
        if visible == "all" or (visible == "owner" and card.seat == seat):
            return True
        if visible == "owner" and seat >= 0 and len(self.seats) > 2:
            # Team mates show each other what they hold.
            if self.seats[card.seat].team == self.seats[seat].team:
                return True
        return bool(self.known.get(card.id, 0) >> seat & 1) if seat >= 0 else False

    # -- clone ---------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy. What never changes is shared."""
        rng = self.rng.copy()
        cards = dict(self.cards)
        seats: list[Seat] = []
        laid_zones = self.rules.laid_zones
        for old in self.seats:
            zones = [zone[:] for zone in old.zones]
            for z in laid_zones:
                copies = [card.copy() for card in zones[z]]
                zones[z] = copies
                for card in copies:
                    cards[card.id] = card
            seat = Seat(old.team, zones, old.pools[:])
            seat.turns = old.turns
            seat.flags = old.flags
            seat.out = old.out
            if old.pending:
                seat.pending = old.pending[:]
            if old.skips:
                seat.skips = old.skips[:]
            seats.append(seat)
        new = Game(self.rules, seats, rng)
        new.cards = cards
        new.gone = dict(self.gone)
        new.moved = dict(self.moved)
        new.known = dict(self.known)
        new.serial = self.serial
        for frame in self.stack:
            copy = frame.copy()
            copy.pc = frame.pc
            copy.table = frame.table
            copy.steps = frame.steps
            new.stack.append(copy)
        new.modifiers = self.modifiers[:]
        new.waiting = self.waiting[:]
        new.delayed = self.delayed[:]
        new.batch = self.batch
        new.turn = self.turn
        new.turn_seat = self.turn_seat
        new.next_turns = self.next_turns[:]
        new.first_seat = self.first_seat
        new.phase = self.phase
        new.decision = self.decision
        new.answer = self.answer
        new.picked = self.picked[:]
        new.result = self.result
        if self.apart:
            new.apart = self.apart[:]
        new.stale = self.stale
        new.watch = self.watch
        new.replaces = self.replaces
        new.statics = self.statics
        new.depends = self.depends
        new.reads = self.reads
        new.excludes = self.excludes
        new.order = self.order
        new.undecided = self.undecided
        new.prices = self.prices
        new.bans = self.bans
        new.allowances = self.allowances
        new.unsettled = self.unsettled
        new.together = self.together
        new.attacker = self.attacker
        new.attacked = self.attacked
        if self.reached:
            new.reached = dict(self.reached)
            new.outside = dict(self.outside)
        new.happened = dict(self.happened)
        new.log = None if self.log is None else self.log[:]
        new.clause = self.clause
        new.acting = self.acting
        new.foe = self.foe
        new.foe_of = self.foe_of
        new.decisions = self.decisions
        new.windows = self.windows
        new.watching = self.watching
        new.trail = self.trail
        new.sign = self.sign
        new.loop = self.loop
        new.barred = self.barred
        new.leaving = self.leaving
        return new
