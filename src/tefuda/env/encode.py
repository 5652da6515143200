"""What one seat knows of a game, as numbers in a row: the compiled part of the encoder.

`layout` names every column that is written here, in the order in which it is written. Visibility
is asked of the game (`Game.can_see`) and of its events, as it is for views; there is no second
notion of it. Everything that belongs to a seat is counted from the reader on: 0 is the reader's
own seat, 1 the next one in turn order.
"""

from __future__ import annotations

import zlib
from typing import Final

from librt.strings import BytesWriter, write_i32_le

from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.events import EVERYBODY, Logged, may_read
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook, Zone

WORD: Final = 4  # bytes of a number
OPTION_COLUMNS: Final = 7
EVENT_COLUMNS: Final = 9
PRIME: Final = 2147483629

RESTED: Final = 1
FACE_UP: Final = 2
ARRIVED: Final = 4
NEGATED: Final = 8
SEEN: Final = 16
OPEN_KIND: Final = 32

ME: Final = 1
ANOTHER: Final = 2

# How the cards of a zone lie: each in its place, open or not; in a pile, open to all, to its owner
# or to nobody.
LAID: Final = 0
LAID_HIDDEN: Final = 1
PILE: Final = 2
HAND: Final = 3
HIDDEN: Final = 4


class Face:
    """One side of a printed card: its index, and the columns that follow from what is printed."""

    def __init__(self, index: int, mark: int, columns: bytes) -> None:
        self.index = index
        self.mark = mark  # the same for a card's number whatever else is in the catalog
        self.columns = columns


class Tables:
    """What all encoders of a kind share: card indexes, words, and how many rows there are."""

    def __init__(
        self,
        rules: Rulebook,
        numbers: dict[str, int],
        words: dict[str, dict[str, int]],
        marks: dict[str, int],
        seats: int,
        rows: int,
        options: int,
        history: int,
    ) -> None:
        self.rules = rules
        self.faces: dict[Printed, Face] = {}
        self.numbers = numbers  # card indexes by number
        self.phases = words["phase"]
        self.kinds = words["decision"]
        self.purposes = words["purpose"]
        self.verbs = words["verb"]
        self.events = words["event"]
        self.marks = marks  # of verbs, for the ids of options
        self.seats = seats
        self.rows = rows
        self.options = options
        self.history = history
        self.width = WORD * (11 + len(rules.stats))
        # Encoders write one after the other, all in the same place: many games stay in the cache.
        self.out = BytesWriter()
        self.listed = BytesWriter()
        # What fills up the rows that are not used, by how many there are.
        self.no_cards = [bytes(self.width * n) for n in range(rows, -1, -1)]
        self.no_options = [bytes(WORD * OPTION_COLUMNS * n) for n in range(options, -1, -1)]
        self.nothing = bytes(self.width - 6 * WORD)
        # The mask is as long as makes numbers lie well where games are written one after another.
        self.rest = bytes(-(options + 1) % WORD)
        self.no_events = bytes(WORD * EVENT_COLUMNS * history)
        self.masks = [b"\1" * n + bytes(options - n) for n in range(options + 1)]
        self.zones: dict[str, int] = {zone.mark: i for i, zone in enumerate(rules.zones)}
        self.sights = [_sight(zone) for zone in rules.zones]
        # Zones whose cards are known to be, or not to be, of a kind although they are hidden.
        self.half_open = [
            i for i, zone in enumerate(rules.zones) if zone.visible == "owner" and rules.open_kind
        ]

    def face(self, printed: Printed) -> Face:
        """A card's index, and what is printed on it as columns. The backs of two-sided cards stand
        after all fronts, in the same order."""
        found = self.faces.get(printed)
        if found is None:
            index = self.numbers[printed.number]
            if printed.is_back:
                index += len(self.numbers)
            out = BytesWriter()
            write_i32_le(out, index)
            for n in printed.stats:
                write_i32_le(out, n)
            write_i32_le(out, printed.keywords)
            mark = zlib.crc32(printed.number.encode()) % PRIME
            found = Face(index, mark, out.getvalue())
            self.faces[printed] = found
        return found


def _sight(zone: Zone) -> int:
    if zone.laid:
        return LAID if zone.visible == "all" else LAID_HIDDEN
    return {"all": PILE, "owner": HAND}.get(zone.visible, HIDDEN)


class Encoder:
    """Writes what seats of one game know; it remembers what has not changed since."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        zones = len(tables.rules.zones)
        n = tables.seats * zones
        self.zones = zones
        self.out = tables.out
        self.listed = tables.listed
        self.index = 0  # of the card that was referred to last ...
        self.mark = 0  # ... and what it makes of the id of an option
        self.shown: list[list[Card]] = [[] for _ in range(n)]  # cards with rows, by seat and zone
        self.start: list[int] = [0] * n  # ... and the row of the first of them
        self.more: list[Card] = []  # cards beneath others, and hidden ones that options name
        self.more_at = 0
        # Piles as they were written last for each reader. Off the table a card never changes.
        self.piles: list[list[Card]] = [[] for _ in range(n * tables.seats)]
        self.segments: list[bytes] = [b""] * (n * tables.seats)
        self.log: list[Logged] | None = None
        self.told: list[int] = [0] * tables.seats
        self.past: list[bytes] = [tables.no_events] * tables.seats
        self.places: dict[str, int] = {}

    def encode(self, game: Game, seat: int, page: int) -> bytes:
        """Everything a seat knows, and that page of its options if it is the one to decide."""
        if game.stale:
            game.rules.derive(game)
        tables = self.tables
        out = self.out
        out.truncate(0)
        self._cards(game, seat)
        decision = game.decision
        mine = decision is not None and decision.seat == seat
        count = 0
        shown = 0
        pages = 0
        listed = self.listed
        listed.truncate(0)
        if decision is not None and mine:
            options = decision.options
            count = len(options)
            pages = (count + tables.options - 1) // tables.options
            first = page * tables.options
            last = min(first + tables.options, count)
            shown = last - first
            for i in range(first, last):
                self._option(game, options[i], seat)
        # Options may have named hidden cards, which got rows of their own.
        out.write(tables.no_cards[len(out) // tables.width])
        out.write(listed.getvalue())
        out.write(tables.no_options[shown])
        if tables.history:
            self._history(game, seat)
        # The table as a whole.
        write_i32_le(out, game.turn)
        write_i32_le(out, tables.phases.get(game.phase, 1))
        write_i32_le(out, (game.turn_seat - seat) % tables.seats)
        kind = purpose = source = source_row = 0
        if decision is not None and mine:
            kind = tables.kinds.get(decision.kind, 1)
            purpose = tables.purposes.get(decision.purpose, 1)
            if decision.source:
                source_row = self._refer(game, decision.source, seat, 0, False)
                source = self.index
        write_i32_le(out, 0 if decision is None else ME if mine else ANOTHER)
        write_i32_le(out, kind)
        write_i32_le(out, purpose)
        write_i32_le(out, source)
        write_i32_le(out, source_row)
        write_i32_le(out, self._at(game, game.attacker) if game.attacker else 0)
        write_i32_le(out, self._at(game, game.attacked) if game.attacked else 0)
        write_i32_le(out, count)
        write_i32_le(out, page if mine else 0)
        write_i32_le(out, pages)
        ending = 0
        result = game.result
        if result is not None:
            ending = 1 if seat in result.winners else 2 if result.winners or result.losers else 3
        write_i32_le(out, ending)
        self._seats(game, seat)
        out.write(tables.masks[shown])
        out.append(1 if pages > 1 else 0)
        out.write(tables.rest)
        return out.getvalue()

    # -- cards ---------------------------------------------------------------------------------

    def _cards(self, game: Game, seat: int) -> None:
        """A row for every card the seat sees, and for every one that lies in a place of its own."""
        tables = self.tables
        out = self.out
        n = tables.seats
        sights = tables.sights
        row = 0
        stacked = False
        remembered = self._remembered(game, seat) if game.known else 0
        for relative in range(n):
            s = (seat + relative) % n
            zones = game.seats[s].zones
            for z in range(self.zones):
                pile = zones[z]
                at = s * self.zones + z
                self.start[at] = row
                if not pile:
                    self.shown[at] = pile
                    continue
                sight = sights[z]
                if sight <= LAID_HIDDEN:
                    for card in pile:
                        if sight == LAID or game.can_see(card, seat):
                            self._laid(game, card, seat, relative)
                            if card.under:
                                stacked = True
                        else:
                            # Everybody sees that it lies there, and which way.
                            self._hidden(card, z, relative, card.slot)
                    self.shown[at] = pile
                    row += len(pile)
                elif sight == PILE or (sight == HAND and not relative):
                    key = seat * len(self.start) + at
                    if pile != self.piles[key]:
                        self._pile(pile, key, z, seat, relative, sight == PILE)
                    out.write(self.segments[key])
                    self.shown[at] = pile
                    row += len(pile)
                else:
                    # Where nobody looks at all, only cards that lie face up are seen, and those
                    # that the seat remembers; hands may be shown among team mates.
                    whole = remembered >> at & 1 or (sight == HAND and n > 2)
                    seen: list[Card] = []
                    height = len(pile)
                    place = height + 1
                    for card in pile:
                        place -= 1
                        if (whole or card.face_up) and game.can_see(card, seat):
                            seen.append(card)
                            # A hand has no order that another seat could follow.
                            owner = (card.owner - seat) % n
                            where = place if sight == HIDDEN else 0
                            self._flat(out, card, z, relative, owner, where, 0)
                    self.shown[at] = seen
                    row += len(seen)
        more: list[Card] = []
        self.more = more
        self.more_at = row
        if stacked:
            for relative in range(n):
                s = (seat + relative) % n
                for z in tables.rules.laid_zones:
                    at = s * self.zones + z
                    shown = self.shown[at]
                    for i in range(len(shown)):
                        top = shown[i]
                        place = len(top.under)
                        for card in top.under:
                            over = self.start[at] + i + 1
                            owner = (card.owner - seat) % n
                            self._flat(out, card, z, relative, owner, place, over)
                            place -= 1
                            more.append(card)

    def _remembered(self, game: Game, seat: int) -> int:
        """The piles in which there are cards that the seat was shown once, as a set of bits."""
        found = 0
        for id, seats in game.known.items():
            if seats >> seat & 1:
                card = game.cards.get(id)
                if card is not None and card.zone >= 0:
                    found |= 1 << (card.seat * self.zones + card.zone)
        return found

    def _pile(
        self, pile: list[Card], key: int, z: int, seat: int, relative: int, ordered: bool
    ) -> None:
        """Write a pile that lies open to the seat, to be copied until it changes."""
        out = BytesWriter()
        height = len(pile)
        for i in range(height):
            card = pile[i]
            place = height - i if ordered else 0
            owner = (card.owner - seat) % self.tables.seats
            self._flat(out, card, z, relative, owner, place, 0)
        self.piles[key] = pile[:]
        self.segments[key] = out.getvalue()

    def _flat(
        self, out: BytesWriter, card: Card, z: int, relative: int, owner: int, place: int, over: int
    ) -> None:
        """A card that is as it is printed."""
        write_i32_le(out, z + 1)
        write_i32_le(out, relative)
        write_i32_le(out, owner)
        write_i32_le(out, place)
        write_i32_le(out, over)
        write_i32_le(out, SEEN | FACE_UP if card.face_up else SEEN)
        write_i32_le(out, 0)
        write_i32_le(out, 0)
        write_i32_le(out, 0)
        out.write(self.tables.face(card.printed).columns)

    def _laid(self, game: Game, card: Card, seat: int, relative: int) -> None:
        """A card in a place of its own, with the values it has just now."""
        out = self.out
        state = SEEN
        if card.rested:
            state |= RESTED
        if card.face_up:
            state |= FACE_UP
        if card.turn == game.turn and game.turn > 0:
            state |= ARRIVED
        if card.negated:
            state |= NEGATED
        write_i32_le(out, card.zone + 1)
        write_i32_le(out, relative)
        write_i32_le(out, (card.owner - seat) % self.tables.seats)
        write_i32_le(out, card.slot)
        write_i32_le(out, 0)
        write_i32_le(out, state)
        write_i32_le(out, card.tokens)
        write_i32_le(out, card.damage)
        write_i32_le(out, len(card.under))
        face = self.tables.face(card.printed)
        stats = card.stats
        if not stats:
            out.write(face.columns)
            return
        write_i32_le(out, face.index)
        for n in stats:
            write_i32_le(out, n)
        write_i32_le(out, card.keywords)

    def _hidden(self, card: Card, z: int, relative: int, place: int) -> None:
        """A card that the seat knows nothing of but its place."""
        out = self.out
        tables = self.tables
        state = 0
        if card.printed.open_back:
            state = OPEN_KIND
        if card.rested and tables.rules.laid[z]:
            state |= RESTED
        write_i32_le(out, z + 1)
        write_i32_le(out, relative)
        write_i32_le(out, relative)  # whose it is by the place it lies in
        write_i32_le(out, place)
        write_i32_le(out, 0)
        write_i32_le(out, state)
        out.write(tables.nothing)

    # -- options -------------------------------------------------------------------------------

    def _row(self, card: Card) -> int:
        """The number of a card's row, from 1 on; 0 if it has none."""
        if card.zone < 0:
            return 0
        if not card.over:
            at = card.seat * self.zones + card.zone
            row = self.start[at]
            for one in self.shown[at]:
                row += 1
                if one is card:
                    return row
        row = self.more_at
        for one in self.more:
            row += 1
            if one is card:
                return row
        return 0

    def _at(self, game: Game, id: int) -> int:
        card = game.cards.get(id)
        return 0 if card is None else self._row(card)

    def _refer(self, game: Game, id: int, seat: int, mark: int, name: bool) -> int:
        """The row of a card that something refers to; `index` tells which card it is, and `mark`
        has what a key says of it mixed into it (see Game.handle). If it is `named` it has to have a
        row: hidden ones get one that tells their place. A card that has left has none."""
        tables = self.tables
        card = game.cards.get(id)
        row = 0
        if card is None:
            card = game.gone.get(id)
            if card is None:
                self.index = 0
                self.mark = (mark * 1_000_003 + 1) % PRIME
                return 0
        else:
            row = self._row(card)
        z = card.zone
        relative = (card.seat - seat) % tables.seats
        mark = (mark * 1_000_003 + z * 8 + relative + 2) % PRIME
        if game.can_see(card, seat):
            face = tables.face(card.printed)
            self.index = face.index
            if card.over:
                what = face.mark + self._above(game, card)
            elif z >= 0 and tables.sights[z] <= LAID_HIDDEN:
                what = card.slot + 1_000
            else:
                what = face.mark + (1 if card.face_up else 0)
        else:
            self.index = 0
            pile = game.seats[card.seat].zones[z]
            what = len(pile) - pile.index(card) if card in pile else 0
            if name and not row and card.id in game.cards:
                self._hidden(card, z, relative, what)
                self.more.append(card)
                row = self.more_at + len(self.more)
        self.mark = (mark * 1_000_003 + what) % PRIME
        return row

    def ids(self, game: Game) -> list[int]:
        """The ids of all options there are, in their order, as they stand in the option rows."""
        decision = game.decision
        found: list[int] = []
        if decision is not None:
            for option in decision.options:
                mark = self.tables.marks.get(option.verb, 1)
                if option.card:
                    self._refer(game, option.card, decision.seat, mark, False)
                    mark = self.mark
                mark = (mark * 1_000_003 + option.n + 7) % PRIME
                if option.other:
                    self._refer(game, option.other, decision.seat, mark, False)
                    mark = self.mark
                found.append(mark)
        return found

    def _option(self, game: Game, option: Option, seat: int) -> None:
        out = self.listed
        tables = self.tables
        row = other = card = target = 0
        mark = tables.marks.get(option.verb, 1)
        if option.card:
            row = self._refer(game, option.card, seat, mark, True)
            card = self.index
            mark = self.mark
        mark = (mark * 1_000_003 + option.n + 7) % PRIME
        if option.other:
            other = self._refer(game, option.other, seat, mark, True)
            target = self.index
            mark = self.mark
        write_i32_le(out, tables.verbs.get(option.verb, 1))
        write_i32_le(out, row)
        write_i32_le(out, other)
        write_i32_le(out, card)
        write_i32_le(out, target)
        write_i32_le(out, option.n)
        write_i32_le(out, mark)

    def _above(self, game: Game, card: Card) -> int:
        """Where the card lies that another lies beneath."""
        top = game.last(card.over)
        return 0 if top is None else 10 + top.slot

    # -- the rest ------------------------------------------------------------------------------

    def _seats(self, game: Game, seat: int) -> None:
        out = self.out
        tables = self.tables
        n = tables.seats
        team = game.seats[seat].team
        for relative in range(n):
            one = game.seats[(seat + relative) % n]
            write_i32_le(out, 1 if one.team == team else 0)
            write_i32_le(out, 1 if one.out else 0)
            write_i32_le(out, one.turns)
            for count in one.pools:
                write_i32_le(out, count)
            for pile in one.zones:
                write_i32_le(out, len(pile))
            for z in tables.half_open:
                count = 0
                for card in one.zones[z]:
                    if card.printed.open_back:
                        count += 1
                write_i32_le(out, count)

    def _history(self, game: Game, seat: int) -> None:
        """What happened lately as the seat may know it, the latest first."""
        tables = self.tables
        log = game.log
        if log is not self.log:
            self.log = log
            for s in range(tables.seats):
                self.told[s] = 0
                self.past[s] = tables.no_events
        if log is not None and self.told[seat] < len(log):
            news = BytesWriter()
            last = len(log)
            first = max(self.told[seat], last - tables.history)
            for i in range(last - 1, first - 1, -1):
                self._event(news, log[i], seat)
            news.write(self.past[seat])
            self.past[seat] = news.getvalue()[: tables.history * EVENT_COLUMNS * WORD]
            self.told[seat] = last
        self.out.write(self.past[seat])

    def _event(self, out: BytesWriter, event: Logged, seat: int) -> None:
        tables = self.tables
        n = tables.seats
        read = event.known == EVERYBODY or may_read(event.known, seat)
        where = self._place(event.handle)
        other = self._place(event.other)
        write_i32_le(out, tables.events.get(event.kind, 1))
        write_i32_le(out, (event.seat - seat) % n + 1 if event.seat >= 0 else 0)
        write_i32_le(out, tables.numbers.get(event.card, 0) if read and event.card else 0)
        write_i32_le(out, (where // 64 - seat) % n + 1 if where else 0)
        write_i32_le(out, where % 64)
        write_i32_le(out, (other // 64 - seat) % n + 1 if other else 0)
        write_i32_le(out, other % 64)
        write_i32_le(out, event.n)
        source = 0
        if event.source and may_read(event.told, seat):
            source = tables.numbers.get(event.source, 0)
        write_i32_le(out, source)

    def _place(self, handle: str) -> int:
        """The seat and zone that a handle begins with, as one number; 0 if it is none."""
        if not handle:
            return 0
        found = self.places.get(handle)
        if found is None:
            found = self._read(handle)
            if len(self.places) > 4_000:
                self.places.clear()
            self.places[handle] = found
        return found

    def _read(self, handle: str) -> int:
        if handle[1:2] != "." or handle[0] not in SEAT_MARKS:
            return 0
        mark = handle[2:].partition(":")[0].partition("#")[0].partition(".")[0]
        zones = self.tables.zones
        zone = zones.get(mark, -1)
        if zone < 0:
            zone = zones.get(mark.rstrip("0123456789"), -1)
        return SEAT_MARKS.index(handle[0]) * 64 + zone + 1
