"""What a seat is sent, built from nothing out of its view and the events it may read."""

from __future__ import annotations

import functools

from tefuda.cards import Catalog
from tefuda.effects.pick import Pick
from tefuda.games import room, rulebook
from tefuda.kernel import view as kernel
from tefuda.kernel.events import Event, Part
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.printed import NEVER
from tefuda.kernel.view import CardView, DecisionView, SeatView
from tefuda.kernel.why import why
from tefuda.language import language
from tefuda.match import Match
from tefuda.prose import (
    battle_words,
    explained,
    face_name,
    is_quiet,
    option_words,
    part_name,
    question,
    reason_words,
    sentence,
    stat_names,
    tags,
    when,
)
from tefuda.wire.messages import (
    Because,
    Card,
    Change,
    Decision,
    Foreseen,
    Line,
    Option,
    Reason,
    Seat,
    Sum,
    Tip,
    View,
    Zone,
    ZoneKind,
)

TRIALS = 5  # games in which an option is tried before it is said what it comes to


def zone_kinds(game: str, edition: str, lang: str) -> list[ZoneKind]:
    """The zones of a game."""
    words = language(lang, game)
    return [
        ZoneKind(zone.name, words.say(f"zone.{zone.name}"), zone.mark, zone.laid, zone.visible)
        for zone in rulebook(game, edition).zones
    ]


class Eyes:
    """Puts a match into messages for one reader: a seat, and the language it reads."""

    def __init__(self, seat: int, lang: str, hands: bool = False) -> None:
        self.seat = seat
        self.lang = lang
        self.hands = hands  # a watcher who sees what every player holds
        self._zones: dict[tuple[str, str], tuple[tuple[CardView, ...], Zone]] = {}

    def table(
        self, match: Match, shut: bool, battle: tuple[Part, ...]
    ) -> tuple[View, Decision | None]:
        """Where the match stands for this seat, with what the battle is made of. A window that is
        shut is one that others see, in which this seat has nothing to choose."""
        seen = match.view(self.seat)
        if self.hands:
            seen = seen._replace(seats=tuple(_with_hand(match, seat) for seat in seen.seats))
        if shut and seen.decision is not None:
            seen = seen._replace(decision=None)
        return self.look(match.game, seen, match.catalog, battle)

    def look(
        self, game: Game, seen: kernel.View, catalog: Catalog, battle: tuple[Part, ...]
    ) -> tuple[View, Decision | None]:
        """A position as a view of it shows it."""
        decision = seen.decision
        asked = None if decision is None else self.decision(decision, seen, catalog)
        if asked is not None:
            _count(game, asked)
        view = self.view(seen, catalog, battle_words(seen, battle, catalog, self.lang))
        view.sums = self._sums(battle, catalog)
        return view, asked

    def _sums(self, battle: tuple[Part, ...], catalog: Catalog) -> list[Sum]:
        return [
            Sum(
                part.side,
                part.n,
                part.card,
                part_name(part, catalog, self.lang),
                part.base,
            )
            for part in battle
        ]

    def foreseen(self, match: Match, number: int, key: str) -> Foreseen:
        """What an option of this seat would come to. It is tried in games that agree with what the
        seat knows, and told as far as it comes to the same in all of them: it is built from
        nothing else, so nobody learns by it what lies hidden."""
        tried = [self._after(match, number, key, seed) for seed in range(TRIALS)]
        told, others = tried[0], tried[1:]
        told.changes = [
            one for one in told.changes if all([one in other.changes for other in others])
        ]
        if any([other.resources != told.resources for other in others]):
            told.resources = ""
        if any([other.sums != told.sums for other in others]):
            told.battle, told.sums = "", []
        return told

    def _after(self, match: Match, number: int, key: str, seed: int) -> Foreseen:
        """What an option would come to in one game that agrees with what the seat knows."""
        copy = match.sample(self.seat, seed)
        copy.game.log = None
        copy.choose(key)
        told = Foreseen(number, key)
        catalog = match.catalog
        show, words = room(catalog.game).show, language(self.lang, catalog.game)
        before, after = match.view(self.seat), copy.view(self.seat)
        for seat in after.seats:
            for cards in seat.zones.values():
                for card in cards:
                    was = before.card(card.handle)
                    if was is None or was.number != card.number or not card.number:
                        continue
                    old, new = show.facts(was, words)[0], show.facts(card, words)[0]
                    if old != new:
                        name = face_name(catalog, card, self.lang)
                        told.changes.append(Change(card.handle, name, old, new))
        resources = [show.resources(one.seats[self.seat], words) for one in (before, after)]
        if resources[0] != resources[1]:
            told.resources = resources[1]
        battle = copy.battle()
        if battle != match.battle():
            told.battle = battle_words(after, battle, catalog, self.lang)
            told.sums = self._sums(battle, catalog)
        return told

    def because(self, match: Match, shut: bool, handle: str, every: bool) -> Because | None:
        """Why this seat cannot choose a card that it sees; None if it sees no such card."""
        if match.view(self.seat).card(handle) is None:
            return None
        return Because(
            handle,
            [
                Reason(
                    one.reason,
                    reason_words(one, match.catalog, self.lang),
                    one.clause,
                    one.act,
                    one.n,
                    one.card,
                    _on_table(one.handle),
                )
                for one in why(match.game, self.seat, handle, every, shut)
            ],
        )

    def tips(self, match: Match, rates: list[tuple[str, float]]) -> list[Tip]:
        """Options that were found to be good, in words."""
        seen = match.view(self.seat)
        options = seen.decision.options if seen.decision is not None else ()
        found = {one.key: one for one in options}
        return [
            Tip(key, option_words(found[key], seen, match.catalog, self.lang), round(rate, 2))
            for key, rate in rates
            if key in found
        ]

    def events(self, match: Match, since: int) -> list[Line]:
        """What happened, from a number on, as far as this seat may know."""
        events = match.events(self.seat, since)
        if self.hands:
            # Who sees hands reads of each event what its player may.
            streams = [match.events(seat, since) for seat in range(len(match.decks))]
            events = [
                streams[event.seat][i] if event.seat >= 0 else event
                for i, event in enumerate(events)
            ]
        return [line(event, match.catalog, self.lang) for event in events]

    def view(self, seen: kernel.View, catalog: Catalog, battle: str) -> View:
        """The table."""
        laid = {zone.name for zone in rulebook(seen.game, seen.edition).zones if zone.laid}
        waiting = "you" if seen.decision is not None else "others"
        return View(
            seen.turn,
            seen.turn_seat,
            seen.phase,
            when(seen, self.lang),
            [self._seat(seat, catalog, laid) for seat in seen.seats],
            seen.attacker,
            seen.attacked,
            battle,
            "nobody" if seen.deciding == -1 else waiting,
            None if seen.winners is None else list(seen.winners),
            seen.clause,
        )

    def _seat(self, seat: SeatView, catalog: Catalog, laid: set[str]) -> Seat:
        words = language(self.lang, catalog.game)
        zones: dict[str, Zone] = {}
        for name, cards in seat.zones.items():
            # From one state of a table to the next most zones stay as they are.
            last = self._zones.get((seat.mark, name))
            if last is None or last[0] != cards:
                told = [c for c in cards if c.number or c.kind or name in laid]
                zone = Zone(len(cards), [_card(card, catalog, self.lang) for card in told])
                last = self._zones[seat.mark, name] = (cards, zone)
            zones[name] = last[1]
        return Seat(
            seat.mark,
            seat.team,
            seat.turns,
            seat.out,
            room(catalog.game).show.resources(seat, words),
            seat.pools,
            zones,
        )

    def decision(self, decision: DecisionView, seen: kernel.View, catalog: Catalog) -> Decision:
        """What this seat is asked, each option with its sentence."""
        source = seen.card(decision.source)
        number = source.number if source is not None else decision.source.partition(":")[2]
        return Decision(
            decision.kind,
            question(decision, catalog, seen, self.lang),
            decision.clause,
            decision.source,
            number.partition("(")[0],
            explained(decision, catalog, seen, self.lang),
            [
                Option(
                    option.key,
                    option.verb,
                    option_words(option, seen, catalog, self.lang),
                    [handle for handle in (option.card, option.other) if handle],
                    is_quiet(option, seen.game),
                )
                for option in decision.options
            ],
        )


@functools.lru_cache(2_000)
def line(event: Event, catalog: Catalog, lang: str) -> Line:
    """An event that its reader may know, in a sentence; most have several readers."""
    return Line(
        event.kind,
        sentence(event, catalog, lang),
        event.clause,
        event.seat,
        event.card,
        _on_table(event.handle),
        _on_table(event.other) if event.kind == "attack" else "",
    )


@functools.lru_cache(20_000)
def _card(card: CardView, catalog: Catalog, lang: str) -> Card:
    """A card in a message; from one state of a table to the next most of them are the same."""
    if not card.number:
        return Card(card.handle, kind=card.kind, rested=card.rested)
    show, words = room(catalog.game).show, language(lang, catalog.game)
    value, label = show.facts(card, words)
    names = stat_names(catalog.game)
    notes = show.notes(card, words)
    return Card(
        card.handle,
        card.number,
        face_name(catalog, card, lang),
        card.kind,
        show.cost(card),
        value,
        label,
        notes,
        [tag for tag in tags(catalog, card.number, lang, card.awakened) if tag not in notes],
        show.plus(card),
        {name: n for name, n in zip(names, card.stats, strict=True) if n != NEVER},
        list(card.colours),
        card.rested,
        card.face_up,
        card.tokens,
        card.damage,
        card.arrived,
        card.negated,
        card.awakened,
        list(card.under),
        card.by_hand,
    )


def _count(game: Game, asked: Decision) -> None:
    """Say how many cards are being chosen, where it is more than this one."""
    pick = game.stack[-1]
    if isinstance(pick, Pick):
        taken = len(pick.chosen)
        asked.least, asked.most = max(pick.least - taken, 0), pick.most - taken
        asked.chosen = [game.name(id, pick.seat) for id in pick.chosen if id > 0]


def _with_hand(match: Match, shown: SeatView) -> SeatView:
    """A side of the table with what its player holds."""
    seat = SEAT_MARKS.index(shown.mark)
    own = match.view(seat).seats[seat].zones
    held = {zone.name for zone in match.game.rules.zones if zone.visible == "owner"}
    zones = {name: own[name] if name in held else cards for name, cards in shown.zones.items()}
    return shown._replace(zones=zones)


def _on_table(handle: str) -> str:
    """A handle that is a place everybody sees; what lies elsewhere would be named by it."""
    return "" if ":" in handle or "#" in handle or " " in handle else handle
