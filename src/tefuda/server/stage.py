"""Positions to be looked at and played with: scenarios, two editions of one, recorded games.

Nothing is kept: a scenario's text is all of it, and choosing on its board adds a line to it.
"""

from __future__ import annotations

from starlette.routing import BaseRoute

from tefuda.cards import Catalog
from tefuda.decks import house_decks
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.view import View, view
from tefuda.language import language
from tefuda.prose import card_text
from tefuda.scenarios import Scenario, read_text
from tefuda.scenarios.compare import START, Played, parting
from tefuda.scenarios.run import Table, run_under
from tefuda.server.http import Desk
from tefuda.server.recorded import recorded
from tefuda.server.setup import cards_of
from tefuda.wire.messages import Player
from tefuda.wire.seen import Eyes, line, zone_kinds
from tefuda.wire.study import (
    Compare,
    Comparison,
    Moment,
    Parted,
    Replay,
    Replayed,
    Stage,
    Study,
)
from tefuda.wire.tables import PrintedCard

MOST_CHOICES = 200  # in a scenario that somebody sends
MOST_CARDS = 40  # ... that are made for it


def routes(desk: Desk) -> list[BaseRoute]:
    return [
        desk.post("/api/scenarios", Stage, study),
        desk.post("/api/scenarios/compare", Compare, compare),
        desk.post("/api/replay", Replay, replay),
    ]


def _scenario(text: str, game: str, which: int) -> tuple[Scenario, list[str]]:
    """One scenario of a text that somebody sent. What it names comes with tefuda: no file is
    opened for it."""
    room(game)
    found = read_text(text, "scenario", game)
    if which >= len(found):
        raise TefudaError(f"the text has {len(found)} scenarios; there is no number {which + 1}")
    one = found[which]
    if len(one.script) > MOST_CHOICES or len(one.cards) > MOST_CARDS:
        raise TefudaError(
            f"a scenario may have {MOST_CHOICES} choices and checks, and {MOST_CARDS} cards"
        )
    known = house_decks(one.game)
    strange = [name for name in one.deal if name not in known]
    if strange:
        raise TefudaError(f"there is no deck {strange[0]!r:.40}; there are {', '.join(known)}")
    return one, [other.title for other in found]


def study(wanted: Stage) -> Study:
    """Play a scenario, and keep the position after every choice."""
    scenario, titles = _scenario(wanted.text, wanted.game, wanted.which)
    found, _ = _play(scenario, wanted.edition, wanted.lang)
    found.titles = titles
    return found


def _play(scenario: Scenario, edition: str, lang: str) -> tuple[Study, Played]:
    game = scenario.game
    edition = edition or (scenario.editions or [scenario.edition])[-1]
    known = rulebook(game, edition).edition
    zones = zone_kinds(game, known, lang)
    study = Study(game, scenario.title, known, scenario.note, [], zones, [], [], [], [])
    played = Played(known, [])
    try:
        table = Table(scenario, cards_of(game), known)
    except TefudaError as error:
        study.problems = [str(error)]
        return study, played
    catalog = table.catalog.beside(table.made, table.records)
    eyes = Eyes(EVERYTHING, lang)
    told = 0

    def watch(choice: str, now: Game) -> None:
        nonlocal told
        seen = view(now, EVERYTHING)
        study.moments.append(moment(eyes, now, seen, catalog, choice, told))
        played.tables.append((choice or START, seen))
        told = len(now.log or [])

    played.failures, game_then = run_under(scenario, known, watch=watch, table=table)
    if game_then is None and played.failures:
        played.unread = played.failures[0].message
    study.problems = [str(one).replace("\n    ", " — ") for one in played.failures]
    if study.moments:
        marks = [seat.mark for seat in study.moments[0].view.seats]
        study.players = [Player(mark, "person", mark, "") for mark in marks]
    study.cards = [_printed(catalog, number, lang) for number in table.records]
    return study, played


def moment(eyes: Eyes, game: Game, seen: View, catalog: Catalog, choice: str, since: int) -> Moment:
    """A position as somebody sees it, with what has happened since so many events."""
    battle = room(game.rules.game).reckon(game) if game.attacker else ()
    shown, decision = eyes.look(game, seen, catalog, battle)
    events = [event.seen_by(eyes.seat, i) for i, event in enumerate(game.log or [])][since:]
    lines = [line(event, catalog, eyes.lang) for event in events]
    return Moment(choice, lines, shown, decision, seen.deciding)


def _printed(catalog: Catalog, number: str, lang: str) -> PrintedCard:
    card = catalog.cards[number]
    text = card_text(catalog, number, lang)
    back = card_text(catalog, number, lang, back=True)
    name = str((catalog.record(number, lang) or {}).get("name") or card.name)
    return PrintedCard(
        number,
        name,
        card.kind,
        list(card.colours),
        list(card.traits),
        text,
        "",
        back,
        language(lang, catalog.game).say(f"kind.{card.kind}"),
    )


def compare(wanted: Compare) -> Comparison:
    """One scenario under two editions."""
    scenario, titles = _scenario(wanted.text, wanted.game, wanted.which)
    old, then = _play(scenario, wanted.old, wanted.lang)
    new, now = _play(scenario, wanted.new, wanted.lang)
    old.titles = new.titles = titles
    parted = parting(then, now) if not then.unread and not now.unread else None
    return Comparison(
        old,
        new,
        parted.after if parted is not None else "",
        [Parted(*what) for what in parted.what] if parted is not None else [],
    )


# -- recorded games --------------------------------------------------------------------------------


def replay(wanted: Replay) -> Replayed:
    """A moment of a recorded game, with all that happened up to it."""
    match, turns, happened = recorded(wanted.record)
    seats = len(match.decks)
    if wanted.seat >= seats:
        raise TefudaError(f"there is no seat {wanted.seat}; there are 0 to {seats - 1}")
    if wanted.at > len(match.keys):
        raise TefudaError(f"the game has {len(match.keys)} choices; there is no {wanted.at}")
    then = match.clone()
    then.rewind(wanted.at)
    eyes = Eyes(wanted.seat, wanted.lang)
    seen = then.view(wanted.seat)
    shown = moment(eyes, then.game, seen, then.catalog, "", 0)
    if wanted.at < len(match.keys):
        # What was chosen is shown to those who see what it was chosen from.
        shown.choice = match.keys[wanted.at] if shown.decision is not None else ""
    rules = then.game.rules
    players = [
        Player(SEAT_MARKS[i], "person", SEAT_MARKS[i], deck.title.split(" — ")[0])
        for i, deck in enumerate(match.decks)
    ]
    return Replayed(
        rules.game,
        room(rules.game).TITLE,
        rules.edition,
        players,
        zone_kinds(rules.game, rules.edition, wanted.lang),
        len(match.keys),
        turns,
        happened,
        shown,
    )
