"""What one seat may know. Bots, screens and the wire get this, never the game."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.game import SEAT_MARKS, Game, key_of
from tefuda.kernel.printed import NEVER

SOMEBODY = -2  # as the seat the game waits for: another one, and which must not be told


class CardView(NamedTuple):
    """A card as a seat sees it. A hidden card has no number and no name, only a place."""

    handle: str
    number: str = ""
    name: str = ""
    kind: str = ""
    stats: tuple[int, ...] = ()
    keywords: tuple[str, ...] = ()
    rested: bool = False
    face_up: bool = False
    tokens: int = 0
    damage: int = 0
    arrived: bool = False  # it came on this turn
    negated: bool = False
    colours: tuple[str, ...] = ()
    awakened: bool = False  # a two-sided card shows its back
    under: tuple[str, ...] = ()  # the numbers of the cards beneath it, the uppermost last
    words: tuple[str, ...] = ()  # the names of its values: card.cost
    by_hand: bool = False  # some of its text is not understood, and done by hand

    def __getattr__(self, name: str) -> int | None:
        """A value by its name; None if this card never has one."""
        words = self.words
        if name not in words:
            raise AttributeError(f"a card has no {name}; it has {', '.join(words) or 'no values'}")
        n = self.stats[words.index(name)]
        return None if n == NEVER else n


class SeatView(NamedTuple):
    """A seat's zones by name, topmost card first where there is an order."""

    mark: str
    team: int
    zones: dict[str, tuple[CardView, ...]]
    pools: dict[str, int]
    turns: int
    out: bool = False  # this player has left the game


class OptionView(NamedTuple):
    """One option: the key to send back, and its parts for programs."""

    key: str
    verb: str
    card: str
    other: str
    n: int


class DecisionView(NamedTuple):
    """What this seat must decide."""

    kind: str
    clause: str
    source: str
    purpose: str
    ability: int  # which of the abilities printed on its source, from 1; 0 if none of them
    options: tuple[OptionView, ...]


class View(NamedTuple):
    """The game as one seat may know it."""

    game: str
    edition: str
    seat: int
    turn: int
    turn_seat: int
    phase: str
    seats: tuple[SeatView, ...]
    attacker: str
    attacked: str
    # The seat the game waits for: this one, or SOMEBODY; -1 when it is over. That a certain seat is
    # asked may tell what it has (what may be used when damage reveals it).
    deciding: int
    decision: DecisionView | None = None
    winners: tuple[int, ...] | None = None
    clause: str = ""

    def card(self, handle: str) -> CardView | None:
        """The card of a handle, if it is in sight."""
        for seat in self.seats:
            if handle.startswith(seat.mark):
                for cards in seat.zones.values():
                    for card in cards:
                        if card.handle == handle:
                            return card
        return None


def decision_view(game: Game) -> DecisionView | None:
    """What must be decided now, as the seat that decides sees it."""
    decision = game.decision
    if decision is None:
        return None
    seat = decision.seat
    return DecisionView(
        decision.kind,
        decision.clause,
        _asking(game, decision.source, seat) if decision.source else "",
        decision.purpose,
        _ability(game, decision.source),
        tuple([_option(game, option, seat) for option in decision.options]),
    )


def _option(game: Game, option: Option, seat: int) -> OptionView:
    card = game.name(option.card, seat) if option.card else ""
    other = game.name(option.other, seat) if option.other else ""
    key = key_of(option.verb, card, option.n, other)
    return OptionView(key, option.verb, card, other, option.n)


def _ability(game: Game, source: int) -> int:
    """What asks, of all that the card says."""
    if source:
        for frame in reversed(game.stack):
            said = frame.says(source)
            if said:
                return said
    return 0


def _asking(game: Game, id: int, seat: int) -> str:
    """Where the card that asks is. One that has gone is where this seat sees it now, or else
    nowhere, with its number."""
    if game.now(id) is not None:
        return game.name(id, seat)
    card = game.follow(id)
    if card is not None and game.can_see(card, seat):
        return game.handle(card)
    last = game.last(id)
    if last is None or not game.can_see(last, seat):
        return game.name(id, seat)
    return f"{SEAT_MARKS[last.seat]}.none:{last.printed.number}"


def view(game: Game, seat: int) -> View:
    """The view of a seat, of a SPECTATOR (-1), or of EVERYTHING (-2)."""
    omniscient = seat == EVERYTHING
    if game.stale:
        game.rules.derive(game)
    seats = tuple([_seat(game, s, seat, omniscient) for s in range(len(game.seats))])
    decision = game.decision
    mine: DecisionView | None = None
    if decision is not None and (decision.seat == seat or omniscient):
        mine = decision_view(game)
    result = game.result
    return View(
        game.rules.game,
        game.rules.edition,
        seat,
        game.turn,
        game.turn_seat,
        game.phase,
        seats,
        game.name(game.attacker, seat) if game.attacker else "",
        game.name(game.attacked, seat) if game.attacked else "",
        -1 if decision is None else decision.seat if mine is not None else SOMEBODY,
        mine,
        tuple(result.winners) if result is not None else None,
        result.clause if result is not None else "",
    )


def _seat(game: Game, s: int, viewer: int, omniscient: bool) -> SeatView:
    seat = game.seats[s]
    zones = {
        zone.name: _zone(game, s, i, viewer, omniscient) for i, zone in enumerate(game.rules.zones)
    }
    pools = dict(zip(game.rules.pools, seat.pools, strict=True))
    return SeatView(SEAT_MARKS[s], seat.team, zones, pools, seat.turns, seat.out)


def _zone(game: Game, s: int, z: int, viewer: int, omniscient: bool) -> tuple[CardView, ...]:
    cards = game.seats[s].zones[z]
    if not cards:
        return ()
    zone = game.rules.zones[z]
    held = zone.visible == "owner"
    if omniscient or zone.visible == "all" or (held and s == viewer):
        shown = [_card(game, card) for card in cards]
    else:
        place, kind, known = f"{SEAT_MARKS[s]}.{zone.mark}", game.rules.open_kind, game.known
        if not (held or zone.laid) and _is_closed(cards, known):
            return _blanks(place, len(cards))
        shown = []
        blanks: list[CardView] = []
        for card in cards:
            # Most cards of a pile are known to nobody.
            if (held or card.face_up or card.id in known) and game.can_see(card, viewer):
                shown.append(_card(game, card))
                continue
            back = kind if card.printed.open_back else ""
            if zone.laid:
                # Everybody sees that it lies there, and which way.
                blank = CardView(game.name(card.id, viewer), kind=back, rested=card.rested)
                shown.append(blank)
            else:
                # A hand has no order that another seat could follow.
                (blanks if held else shown).append(_blank(place, back))
        shown += blanks
    if not zone.laid:
        shown.reverse()
    return tuple(shown)


def _is_closed(cards: list[Card], known: dict[int, int]) -> bool:
    """Whether nobody knows any card of a pile that lies face down, not even what kind it is."""
    for card in cards:
        if card.face_up or card.printed.open_back or (known and card.id in known):
            return False
    return True


@functools.lru_cache(2_000)
def _blanks(place: str, count: int) -> tuple[CardView, ...]:
    """A pile of which nothing is seen but where it is."""
    return (_blank(place, ""),) * count


@functools.cache
def _blank(place: str, kind: str) -> CardView:
    """A card of which nothing is seen but where it is, and what its back tells."""
    return CardView(place, kind=kind)


class Look:
    """How a card looked when it was last looked at, and all that this hung on: where it is does
    not change, and its lists are replaced when anything in them does."""

    def __init__(self, card: Card, arrived: bool, view: CardView) -> None:
        self.printed = card.printed
        self.rested = card.rested
        self.face_up = card.face_up
        self.tokens = card.tokens
        self.damage = card.damage
        self.negated = card.negated
        self.keywords = card.keywords
        self.stats = card.stats
        self.under = card.under
        self.arrived = arrived
        self.view = view

    def holds(self, card: Card, arrived: bool) -> bool:
        return (
            self.rested == card.rested
            and self.tokens == card.tokens
            and self.arrived == arrived
            and self.damage == card.damage
            and self.face_up == card.face_up
            and self.negated == card.negated
            and self.keywords == card.keywords
            and self.printed is card.printed
            and self.under is card.under
            and (self.stats is card.stats or self.stats == card.stats)
        )


def _card(game: Game, card: Card) -> CardView:
    arrived = card.turn == game.turn and game.turn > 0
    if card.over:  # its name hangs on the card above
        return _look(game, card, arrived)
    kept = card.look
    if kept is not None:
        look = cast(Look, kept)
        if look.holds(card, arrived):
            return look.view
    elif not (game.rules.zones[card.zone].laid or _is_changed(card)):
        # What lies in a hand or a pile as it was printed looks the same in all games.
        kind = ((card.zone * len(SEAT_MARKS) + card.seat) * 2 + card.face_up) * 2 + arrived
        found: CardView | None = card.printed.seen.get(kind)
        if found is None:
            found = card.printed.seen[kind] = _look(game, card, arrived)
        return found
    view = _look(game, card, arrived)
    card.look = Look(card, arrived, view)
    return view


def _is_changed(card: Card) -> bool:
    """Whether a card is other than it was printed."""
    return bool(
        card.stats or card.rested or card.tokens or card.damage or card.negated or card.under
    )


def _look(game: Game, card: Card, arrived: bool) -> CardView:
    printed = card.printed
    bits = card.keywords if card.stats else printed.keywords
    words: tuple[str, ...] = ()
    if bits:
        words = tuple([word for word, bit in game.rules.keywords.items() if bits & bit])
    return CardView(
        game.handle(card),
        printed.number,
        printed.name,
        printed.kind,
        tuple(card.stats) if card.stats else printed.stats,
        words,
        card.rested,
        card.face_up,
        card.tokens,
        card.damage,
        arrived,
        card.negated,
        printed.colours,
        printed.is_back,
        tuple([beneath.printed.number for beneath in card.under]),
        game.rules.stat_names,
        printed.by_hand,
    )
