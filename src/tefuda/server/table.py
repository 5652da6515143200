"""A table: a match that is its rows. Knows nothing of sockets, of storage or of what time it is.

`apply` does what a row says, whether it has just been asked for or was written down years ago; so
the rows alone say where a table stands. Whatever is asked for is checked first, and adds rows to
`fresh`; whoever asked writes them down before anybody is told.
"""

from __future__ import annotations

import hmac
import logging

import msgspec

from tefuda import __version__
from tefuda.bots.players import PolicyBot
from tefuda.cards import fingerprint
from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import SPECTATOR, Part
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.learnt import learnt
from tefuda.kernel.view import OptionView, View
from tefuda.language import language
from tefuda.match import AGREED
from tefuda.prose import PHRASES, is_quiet
from tefuda.records import commitment
from tefuda.server.around import around
from tefuda.server.course import Choice, Course, Snapshot, Wish
from tefuda.server.refusal import RefusedError
from tefuda.server.setup import Setup, digest
from tefuda.server.store import Row
from tefuda.wire.messages import VERSION as WIRE
from tefuda.wire.messages import Because, Foreseen, Hello, Phrase, Player, State
from tefuda.wire.seen import Eyes, zone_kinds
from tefuda.wire.tables import SeatRecord

_log = logging.getLogger("tefuda.server")

LATELY = 6  # phrases that are shown
MOST_PASSING = 30  # windows that one seat passes in
PAYING = "pay"  # the kind of decision in which energy is rested, one by one
SHOWN = 0.3  # seconds in which an event is looked at: no clock runs then, but for ...
SHOWN_AT_MOST = 6.0


class Table:
    """A table at which somebody sits, or once sat."""

    def __init__(
        self, id: str, setup: Setup, rows: list[Row], snapshot: Snapshot | None = None
    ) -> None:
        self.id = id
        self.setup = setup
        self.people = setup.people()
        self.commitment = commitment(setup.seed)
        self.fresh: list[Row] = []
        self._told = True  # whether the last choice may have told anybody anything
        self._eyes: dict[tuple[int, str], Eyes] = {}  # of those who look at it
        self._battle: tuple[int, tuple[Part, ...]] = (-1, ())  # its sums, after which row
        catalog = setup.catalog()
        for card, was in setup.cards.items():
            if card not in catalog or fingerprint(catalog[card]) != was:
                raise RefusedError("cards", card=card)
        self.match = setup.start()
        self.course = Course(banks=[setup.terms.bank] * len(setup.chairs))
        if snapshot is not None and snapshot.version == __version__:
            try:
                self.match.restore(msgspec.msgpack.decode(snapshot.match))
                self.course = snapshot.course
            except Exception as error:  # of whatever form it was: the rows say all there is
                _log.warning("table %s: its snapshot is not used: %r", id, error)
                self.match = setup.start()
        self.catch_up(rows[self.course.rows :])

    def catch_up(self, rows: list[Row]) -> None:
        """Do what is written down."""
        choices = [n for n, row in enumerate(rows) if not row.key.startswith("/")]
        for n, row in enumerate(rows):
            try:
                self.apply(row, n == choices[-1] if choices else False)
            except RefusedError:
                raise
            except TefudaError:
                raise RefusedError("rules", n=len(self.course.by) + 1) from None

    def snapshot(self) -> bytes:
        """Where it stands, to be gone on from."""
        match = msgspec.msgpack.encode(self.match.snapshot())
        return msgspec.msgpack.encode(Snapshot(__version__, self.course, match))

    # -- what rows do --------------------------------------------------------------------------

    def apply(self, row: Row, last: bool = True) -> None:
        """Do what a row says; if it is a choice, whether it is the last one that is known of."""
        course = self.course
        if row.key.startswith("/"):
            self._apply_word(row)
        else:
            self._apply_choice(row, last)
        course.rows += 1

    def _apply_choice(self, row: Row, last: bool) -> None:
        course, match = self.course, self.match
        events = match.happened
        number = self.number(row.seat)
        shut = self._shut(row.seat)
        asked = match.seat == row.seat
        turn = match.game.turn
        # Only the last choice can be taken back without asking, and only between people it matters.
        before = match.game.clone() if last and len(self.people) > 1 else None
        match.choose(row.key)
        self._told = before is None or learnt(before, match.game)
        self._spend(row, asked)
        course.asked[row.seat] = course.asked.get(row.seat, 0) + 1
        course.by.append(Choice(row.seat, number, events, turn, shut))
        course.since = row.at
        course.wish = None
        if self.setup.terms.decision:
            course.since += min(SHOWN * (match.happened - events), SHOWN_AT_MOST)
        if row.key == AGREED:
            course.ended = "draw"

    def _spend(self, row: Row, asked: bool) -> None:
        """Take from the bank what a decision took beyond its own time."""
        terms, course = self.setup.terms, self.course
        if terms.decision and asked and self.ticking(row.seat):
            over = row.at - course.since - terms.decision
            course.banks[row.seat] = max(course.banks[row.seat] - max(over, 0.0), 0.0)

    def _apply_word(self, row: Row) -> None:
        course, seat = self.course, row.seat
        word, _, rest = row.key[1:].partition(" ")
        if word == "undo":
            to = int(rest)
            self.match.rewind(to)
            self._told = True
            del course.by[to:]
            course.undone += 1
            course.asked[seat] = course.asked.get(seat, 0) + 1
            course.since = row.at
            course.wish = None
        elif word == "in":
            self._come(row)
        elif word == "out":
            if seat in course.here:
                course.here.remove(seat)
            course.left[seat] = row.at
        elif word == "bot":
            course.replaced.append(seat)
        elif word == "ask":
            what, _, to_text = rest.partition(" ")
            course.wish = Wish(what, seat, int(to_text or 0), [])
        elif word == "yes":
            if course.wish is not None:
                course.wish.agreed.append(seat)
        elif word == "no":
            if course.wish is not None and course.wish.seat != seat:
                course.refused[course.wish.seat] = len(course.by)
            course.wish = None
        elif word in ("adjourn", "resume"):
            course.adjourned = word == "adjourn"
            course.since = row.at
            course.wish = None
        elif word in ("mute", "unmute"):
            course.muted = [one for one in course.muted if one != seat]
            if word == "mute":
                course.muted.append(seat)
        elif word == "say":
            n = course.said[-1][0] + 1 if course.said else 0
            course.said = [*course.said, (n, seat, rest)][-LATELY:]
        elif word in ("pass", "ask-me"):
            kind, _, number = rest.partition(" ")
            passing = [one for one in course.passing.get(seat, []) if one != (kind, number)]
            if word == "pass":
                passing.append((kind, number))
            course.passing[seat] = passing
        elif word == "next":
            course.next = rest
        elif word in ("time", "away"):
            course.ended = word
        else:
            raise RefusedError("rules", "row", key=f"{row.key!r:.40}")

    def _come(self, row: Row) -> None:
        course = self.course
        waited = not self.all_arrived()
        if row.seat not in course.arrived:
            course.arrived.append(row.seat)
        if row.seat not in course.here:
            course.here.append(row.seat)
        course.left.pop(row.seat, None)
        if row.seat in course.replaced:
            course.replaced.remove(row.seat)
            course.since = row.at
        if waited and self.all_arrived():
            course.since = row.at  # clocks begin when everybody has come

    def _do(self, row: Row) -> None:
        self.apply(row)
        self.fresh.append(row)

    # -- who sits where ------------------------------------------------------------------------

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens, or SPECTATOR."""
        known = digest(secret)
        found: int | None = None
        for seat, chair in enumerate(self.setup.chairs):
            if hmac.compare_digest(known, chair.digest) and chair.kind != "bot":
                found = seat
        if hmac.compare_digest(known, self.setup.watch or "nobody"):
            found = SPECTATOR
        if found is None:
            raise RefusedError("no-seat")
        return found

    def hello(self, seat: int, lang: str) -> Hello:
        setup = self.setup
        words = language(lang, setup.game)
        players = [
            Player(SEAT_MARKS[i], chair.kind, name, chair.title.split(" — ")[0])
            for i, (chair, name) in enumerate(zip(setup.chairs, setup.names(), strict=True))
        ]
        return Hello(
            WIRE,
            self.id,
            seat,
            setup.game,
            room(setup.game).TITLE,
            setup.edition,
            lang,
            players,
            zone_kinds(setup.game, setup.edition, lang),
            self.commitment,
            setup.terms,
            [Phrase(name, words.say(f"phrase.{name}")) for name in PHRASES],
        )

    @property
    def keeps_presence(self) -> bool:
        """Whether it is written down who is there: where somebody else waits, or a clock runs."""
        terms = self.setup.terms
        return len(self.people) > 1 or terms.decision > 0 or terms.away > 0

    def all_arrived(self) -> bool:
        return all(seat in self.course.arrived for seat in self.people)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot chooses for a seat now."""
        return self.setup.chairs[seat].kind == "bot" or seat in self.course.replaced

    def bot_of(self, seat: int) -> str:
        """Which bot that is."""
        chair = self.setup.chairs[seat]
        return chair.bot if chair.kind == "bot" else "beginner"

    def come(self, seat: int, now: float) -> None:
        """Somebody sits down."""
        if self.keeps_presence and (seat not in self.course.here or seat in self.course.replaced):
            self._do(Row(seat, "/in", now))

    def leave(self, seat: int, now: float) -> None:
        """Nobody sits there any more."""
        if self.keeps_presence and seat in self.course.here:
            self._do(Row(seat, "/out", now))

    # -- time ----------------------------------------------------------------------------------

    def ticking(self, seat: int) -> bool:
        """Whether time counts for a seat when it is asked."""
        return (
            self.setup.terms.decision > 0
            and not self.course.adjourned
            and not self.is_bot(seat)
            and self.all_arrived()
        )

    def deadline(self) -> float | None:
        """When the seat that is asked has no time left."""
        seat = self.match.seat
        if seat < 0 or not self.ticking(seat) or self.window_shut():
            return None
        return self.course.since + self.setup.terms.decision + self.course.banks[seat]

    def overstep(self, now: float) -> None:
        """The seat that is asked has no time left, and loses."""
        deadline = self.deadline()
        if deadline is not None and now >= deadline:
            self._lose(self.match.seat, "/time", now)

    def missing(self) -> tuple[float, int] | None:
        """When a seat that was left has been away for too long, and which."""
        terms, course = self.setup.terms, self.course
        if not terms.away or self.match.over or course.adjourned:
            return None
        times = [
            (at + terms.away, seat)
            for seat, at in course.left.items()
            if not self.is_bot(seat) and not self.match.game.seats[seat].out
        ]
        return min(times, default=None)

    def give_away(self, now: float) -> None:
        """A seat that was left for too long is dealt with as was agreed."""
        missing = self.missing()
        if missing is None or now < missing[0]:
            return
        if self.setup.terms.then == "bot":
            self._do(Row(missing[1], "/bot", now))
        else:
            self._lose(missing[1], "/away", now)

    def _lose(self, seat: int, why: str, now: float) -> None:
        self._do(Row(seat, why, now))
        self._do(Row(seat, f"concede {SEAT_MARKS[seat]}", now))

    # -- what a seat sees ----------------------------------------------------------------------

    def number(self, seat: int) -> int:
        """The number of a seat's present or next decision; undoing counts, too, so that an answer
        to what was asked before is told from one to what is asked now."""
        return self.course.asked.get(seat, 0) + self.course.undone

    @property
    def position(self) -> tuple[int, int]:
        """What changes when the match does."""
        return len(self.course.by), self.course.undone

    def in_window(self) -> bool:
        """Whether the game waits in a window that hangs on hidden cards."""
        decision = self.match.game.decision
        return decision is not None and decision.kind in self.match.game.windows

    def window_shut(self) -> bool:
        """... in which nothing can be done; only the time it takes is real."""
        decision = self.match.game.decision
        return decision is not None and len(decision.options) == 1 and self.in_window()

    def state(self, seat: int, since: int, lang: str, now: float) -> State:
        """The table as a seat, or a watcher, may know it."""
        eyes = self._eyes.get((seat, lang))
        if eyes is None:
            hands = seat == SPECTATOR and self.setup.terms.hands
            eyes = self._eyes[seat, lang] = Eyes(seat, lang, hands)
        if self._battle[0] != self.course.rows:  # it is the same for every reader
            self._battle = (self.course.rows, self.match.battle())
        shown, decision = eyes.table(self.match, self._shut(seat), self._battle[1])
        undo = "" if seat == SPECTATOR else self.undo_for(seat)
        asked = 0 if seat == SPECTATOR else self.number(seat)
        events = eyes.events(self.match, since)
        return State(asked, since, events, shown, decision, undo, around(self, seat, lang, now))

    def _shut(self, seat: int) -> bool:
        """Whether what the game waits for is not put to this seat."""
        passes = seat == self.match.seat and bool(self.pass_key(seat))
        return passes or self.window_shut() or self.course.adjourned

    def because(self, seat: int, card: str, every: bool, lang: str) -> Because:
        """Why a seat cannot choose a card."""
        found = Eyes(seat, lang).because(self.match, self._shut(seat), card, every)
        if found is None:
            raise RefusedError("no-card", card=f"{card!r:.80}")
        return found

    def foreseen(self, seat: int, number: int, key: str, lang: str) -> Foreseen:
        """What an option would come to, where a seat may know that before it is taken."""
        self.may_choose(seat, number, key)
        if self._shut(seat):
            raise RefusedError("not-asked")
        return Eyes(seat, lang).foreseen(self.match, number, key)

    def may_hint(self, seat: int, number: int) -> None:
        """Say why a seat gets no hint, if it gets none: between people there are none."""
        self._going_on()
        if self.people != [seat]:
            raise RefusedError("no-hint")
        if number != self.number(seat):
            raise RefusedError("stale")
        if self.match.seat != seat or self._shut(seat):
            raise RefusedError("not-asked")

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def record(self, seat: int, lang: str) -> object:
        """The whole record of a game that is over; of another, what the seat knows of it."""
        if self.match.over:
            return self.match.record()
        if seat == SPECTATOR:
            raise RefusedError("not-over", "record")
        chosen = zip(self.match.keys, self.course.by, strict=True)
        return SeatRecord(
            self.id,
            self.setup.game,
            self.setup.edition,
            seat,
            self.commitment,
            self.setup.chairs[seat].cards,
            [key for key, choice in chosen if choice.seat == seat],
            Eyes(seat, lang).events(self.match, 0),
        )

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, seat: int, number: int, key: str, now: float) -> None:
        """Take an option. Whatever does not fit changes nothing."""
        self.may_choose(seat, number, key)
        self._do(Row(seat, key, now))

    def may_choose(self, seat: int, number: int, key: str) -> None:
        """Say why an option cannot be taken, if it cannot."""
        self._going_on()
        if self.course.adjourned:
            raise RefusedError("adjourned")
        if number != self.number(seat):
            raise RefusedError("stale")
        if self.match.seat != seat:
            raise RefusedError("not-asked")
        if key not in self.match.options:
            raise RefusedError("no-option", key=f"{key!r:.80}")

    def pick(self, seat: int, number: int, keys: list[str], now: float) -> None:
        """Take several, one after the other. What was taken before one that does not fit stands:
        were it taken back, trying would tell what comes."""
        if number != self.number(seat):
            raise RefusedError("stale")
        for n, key in enumerate(keys):
            if n and self.in_window():
                raise RefusedError("not-asked", "window")
            self.choose(seat, self.number(seat), key, now)

    def pass_key(self, seat: int) -> str:
        """The option with which a seat passes, or pays, where it has said that it need not be
        asked; "" if it has not."""
        wanted = self.course.passing.get(seat)
        if not wanted or self.match.seat != seat or self.course.adjourned:
            return ""
        seen = self.view(seat)
        decision = seen.decision
        assert decision is not None
        source = seen.card(decision.source)
        number = source.number if source is not None else decision.source.partition(":")[2]
        if (decision.kind, "") not in wanted and (decision.kind, number) not in wanted:
            return ""
        quiet = [one.key for one in decision.options if self._passes(one)]
        if decision.kind == PAYING and not quiet:
            return PolicyBot().choose(self.match.known(seat))
        return quiet[0] if len(quiet) == 1 else ""

    def _passes(self, option: OptionView) -> bool:
        """Whether an option only declines; to end a phase or a turn is more than that."""
        return option.verb != "end" and is_quiet(option, self.setup.game)

    def set_passing(self, seat: int, kind: str, number: str, on: bool, now: float) -> None:
        """Pass in such windows from now on, or be asked again."""
        if not kind or {" ", "/"} & {*kind, *number}:
            raise RefusedError("no-window")
        passing = self.course.passing.get(seat, [])
        if on and len(passing) >= MOST_PASSING:
            raise RefusedError("no-window", "many", most=MOST_PASSING)
        if ((kind, number) in passing) != on:
            word = "pass" if on else "ask-me"
            self._do(Row(seat, f"/{word} {kind} {number}".rstrip(), now))

    def concede(self, seat: int, now: float) -> None:
        self._going_on()
        if self.match.game.seats[seat].out:
            raise RefusedError("out")
        self._do(Row(seat, f"concede {SEAT_MARKS[seat]}", now))

    def _going_on(self) -> None:
        if self.match.over:
            raise RefusedError("over")

    # -- going back ----------------------------------------------------------------------------

    def undo_for(self, seat: int) -> str:
        """Whether a seat's last choice can be undone: free, ask or ""."""
        to = self._undo_to(seat, -1)
        if to < 0:
            return ""
        if self._free_to(seat, to):
            return "free"
        return "ask" if self._may_ask(seat) else ""

    def undo(self, seat: int, decision: int, now: float) -> None:
        """Back to before a choice of the seat's, or ask for it."""
        to = self._undo_to(seat, decision)
        if to < 0:
            self._going_on()
            raise RefusedError("no-undo")
        if self._free_to(seat, to):
            self._do(Row(seat, f"/undo {to}", now))
            return
        if not self._may_ask(seat):
            raise RefusedError("no-undo", "muted")
        self._ask(seat, f"undo {to}", now)

    def _undo_to(self, seat: int, decision: int) -> int:
        """How many choices are left when a seat's decision is put again, -1 if it cannot be. What
        is over is shown whole, and stays over."""
        if self.match.over:
            return -1
        for n in range(len(self.course.by) - 1, -1, -1):
            choice = self.course.by[n]
            if choice.seat == seat and not choice.shut and decision in (-1, choice.number):
                return n
        return -1

    def _free_to(self, seat: int, to: int) -> bool:
        """Whether nobody has to be asked: all others are bots, or it was the last choice and has
        told nobody anything."""
        if not self.others(seat):
            return True
        if to != len(self.course.by) - 1:
            return False
        return not self._told

    def others(self, seat: int) -> list[int]:
        """The people who would have to agree."""
        return [
            one
            for one in self.people
            if one != seat and not self.is_bot(one) and not self.match.game.seats[one].out
        ]

    def _may_ask(self, seat: int) -> bool:
        """Not while somebody else is heard, who was told no is not asked again at once, and
        nobody is asked who does not want to be."""
        course = self.course
        return (
            course.wish is None
            and course.refused.get(seat) != len(course.by)
            and not any(one in course.muted for one in self.others(seat))
        )

    # -- asking each other ---------------------------------------------------------------------

    def ask(self, seat: int, what: str, now: float) -> None:
        """Ask the others for something; where there are none it is granted."""
        self._going_on()
        if (what == "resume") != self.course.adjourned:
            raise RefusedError("no-wish", "so")
        if self.course.wish is not None:
            raise RefusedError("no-wish", "one")
        if what == "draw" and len(self.people) < 2:
            raise RefusedError("no-wish", "bots")
        self._ask(seat, what, now)

    def _ask(self, seat: int, what: str, now: float) -> None:
        self._do(Row(seat, f"/ask {what}", now))
        self._grant(now)

    def answer(self, seat: int, yes: bool, now: float) -> None:
        """Agree to what somebody asks for, or do not; its asker may take it back."""
        wish = self.course.wish
        if wish is None or (seat == wish.seat and yes) or seat in wish.agreed:
            raise RefusedError("no-wish")
        self._do(Row(seat, "/yes" if yes else "/no", now))
        self._grant(now)

    def _grant(self, now: float) -> None:
        wish = self.course.wish
        if wish is None or any(one not in wish.agreed for one in self.others(wish.seat)):
            return
        key = {"draw": AGREED, "undo": f"/undo {wish.to}"}.get(wish.what, f"/{wish.what}")
        self._do(Row(wish.seat, key, now))

    def mute(self, seat: int, on: bool, now: float) -> None:
        """Have no more requests to undo, or have them again."""
        if (seat in self.course.muted) != on:
            self._do(Row(seat, "/mute" if on else "/unmute", now))

    def say(self, seat: int, phrase: str, now: float) -> None:
        if phrase not in PHRASES:
            raise RefusedError("no-phrase")
        self._do(Row(seat, f"/say {phrase}", now))

    def set_next(self, seat: int, table: str, now: float) -> None:
        """There is a rematch."""
        if not self.match.over:
            raise RefusedError("not-over")
        self._do(Row(seat, f"/next {table}", now))
