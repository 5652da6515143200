"""Cards that are not understood whole, at tables that allow them: what is read of them is played,
and where the rest would act the game stops and its player does it with plain acts, each an option
that is logged, recorded, saved and undone like any other. Elsewhere such cards are refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tefuda import Match, TefudaError
from tefuda.abilities.nodes import ByHand, Draw, If
from tefuda.bots import NAMES, make_bot
from tefuda.cards.catalog import Catalog, house_records
from tefuda.client import Seat, asked
from tefuda.decks import Deck, check, house_decks, write
from tefuda.games import GAMES, room
from tefuda.kernel.view import SOMEBODY
from tefuda.language import LANGUAGES, language
from tefuda.server import lists, setup
from tefuda.text.by_hand import by_hand
from tefuda.text.compile import compile_card
from tefuda.wire.tables import Made
from tests.server.tables import here

# A line of each game whose beginning is known and whose end nobody understands.
UNREAD = {
    "onepiece": "[On Play] Draw 2 cards. Then, waltz with the tallest gull in sight.",
    "fusionworld": "[On Play] Draw 2 cards. Then, waltz with the tallest gull in sight.",
    "rebirth": "[AUTO]: When this character is put into the Entry from hand, waltz with a gull.",
}


def catalog_with(game: str, text: str) -> tuple[Catalog, Deck]:
    """The house cards, one of a deck's cheapest characters with other words on it."""
    records: dict[str, dict[str, Any]] = {
        lang: dict(cards) for lang, cards in house_records(game).records.items() if lang == "en"
    }
    deck = next(iter(house_decks(game).values()))
    kinds = {"character", "battle"}
    cards = [records["en"][number] for number in deck.cards]
    card = min((c for c in cards if c["category"] in kinds), key=lambda c: (c["cost"], c["id"]))
    records["en"][card["id"]] = {**card, "effect": text}
    return Catalog(game, records), deck


def asked_for_acts() -> tuple[Match, str]:
    """A match in which somebody is to do something by hand, and the card that says so."""
    catalog, deck = catalog_with("onepiece", UNREAD["onepiece"])
    match = Match.start(deck, deck, seed=3, catalog=catalog, by_hand=True)
    [number] = match.catalog.by_hand
    while not (match.decision and match.decision.kind == "by-hand"):
        plays = [key for key in match.options if key.startswith("play ") and number in key]
        match.choose(plays[0] if plays else match.options[-1])
    return match, number


@pytest.mark.parametrize("game", GAMES)
def test_only_tables_that_allow_it_take_such_a_deck(game: str) -> None:
    catalog, deck = catalog_with(game, UNREAD[game])
    assert "not fully read" in check(deck, catalog)[0]
    with pytest.raises(TefudaError, match="not fully read"):
        Match.start(deck, deck, catalog=catalog)
    match = Match.start(deck, deck, catalog=catalog, by_hand=True)
    assert check(deck, match.catalog) == []
    assert match.catalog.by_hand == {n for n in deck.cards if n not in catalog.cards}
    assert len(match.catalog.by_hand) == 1


@pytest.mark.parametrize("game", GAMES)
def test_games_with_such_cards_are_played_to_their_end(game: str) -> None:
    catalog, deck = catalog_with(game, UNREAD[game])
    stopped: set[str] = set()
    wanted = {"hand-card", "hand-draw", "hand-to-hand", "hand-back"}
    for seed in range(20):
        if seed > 3 and wanted <= stopped:
            break
        rng = random.Random(seed)
        match = Match.start(deck, deck, seed=seed, catalog=catalog, by_hand=True)
        acts = 0
        while not match.over:
            decision = match.decision
            assert decision is not None
            key = rng.choice(match.options)
            if decision.kind == "by-hand":
                acts += 1
                assert match.options[0] == "done"
                key = key if acts % 6 else "done"
                other = 1 - match.seat if len(match.game.seats) == 2 else 0
                assert match.view(other).deciding == SOMEBODY
            stopped.add(key.split()[0])
            match.choose(key)
            if acts == 3:
                saved = Match.load(match.save(), catalog)
                assert saved.options == match.options
        record = match.record()
        assert record["by_hand"] is True
        assert Match.from_record(record, catalog).winners == match.winners
    assert wanted <= stopped


def test_what_is_read_is_done_and_the_rest_asked_for() -> None:
    match, number = asked_for_acts()
    seat = match.seat
    drawn = [e for e in match.events(seat) if e.kind == "move" and e.other.endswith(".deck")][-2:]
    assert len(drawn) == 2
    shown = [c for c in match.view(seat).seats[seat].zones["character"] if c.number == number]
    assert shown
    assert all(card.by_hand for card in shown)
    before = match.happened
    hand = len(match.game.seats[seat].zones[1])
    match.choose("hand-draw")
    assert next(e.kind for e in match.events(seat, before)) == "by-hand"
    match.choose(f"hand-card {shown[0].handle}")
    match.choose(f"hand-rest {shown[0].handle}")
    assert [c.rested for c in match.view(seat).seats[seat].zones["character"]].count(True) >= 1
    match.undo(3)
    assert match.decision is not None
    assert match.decision.kind == "by-hand"
    assert len(match.game.seats[seat].zones[1]) == hand
    match.choose("done")
    assert "done" not in match.options


def test_as_much_of_a_line_is_read_as_can_be() -> None:
    catalog, _ = catalog_with("onepiece", UNREAD["onepiece"])
    words = catalog.lexicon
    line = "[When Attacking] [Once Per Turn] if you have 3 or less Life cards, waltz away."
    ability = by_hand(line, "en", words)
    assert ability.once
    assert ability.timings[0].event == "when_attacking"
    [condition] = ability.body
    assert isinstance(condition, If)
    assert condition.then == (ByHand("waltz away.", "en"),)
    two = by_hand("[On Play] draw 2 cards. Then, waltz away.", "en", words)
    assert two.body[0] == Draw("you", 2)
    assert isinstance(two.body[-1], ByHand)
    never = by_hand("Waltz whenever you like.", "en", words)
    assert never.kind == "rule"
    assert not never.timings
    record = {"id": "X", "category": "character", "effect": "Waltz.", "trigger": ""}
    assert compile_card(record, "en", words).abilities == ()
    assert len(compile_card(record, "en", words, hands=True).abilities) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_has_words(game: str, lang: str) -> None:
    words = language(lang, game)
    for rules in room(game).EDITIONS.values():
        assert [act for act in rules.by_hand if f"by-hand.{act}" not in words] == []


@pytest.mark.parametrize("level", NAMES)
def test_bots_are_done_at_once(level: str) -> None:
    match, _ = asked_for_acts()
    bot = make_bot(level, seed=1)
    assert bot.choose(match.known(match.seat)) == "done"


def test_a_table_says_whether_it_takes_such_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog, deck = catalog_with("onepiece", UNREAD["onepiece"])
    monkeypatch.setattr(setup, "_cards_of", lambda game: catalog)
    body = {"game": "onepiece", "seats": [{"deck": write(deck)}, {"deck": write(deck)}]}
    with here(tmp_path) as server:
        refused = server.http.post("/api/tables", json=body)
        assert refused.status_code == 400
        assert "not fully read" in refused.json()["text"]
        page = server.http.post("/api/decks", json={"game": "onepiece", "deck": write(deck)}).json()
        assert page["problems"] == []
        assert len(page["by_hand"]) == 1
        made = server.http.post("/api/tables", json={**body, "by_hand": True})
        assert made.status_code == 201
        table = msgspec.json.decode(made.content, type=Made)
        with server.seat(table) as first, server.seat(table, 1) as second:
            assert first.hello.terms.by_hand
            marked = _play_by_hand(first, second)
        assert marked
    # What was done by hand is in the rows, and they lead to the same place.
    with here(tmp_path) as server, server.seat(table) as first:
        assert any(line.kind == "by-hand" for line in first.events)


def _play_by_hand(first: Seat, second: Seat) -> bool:
    """Play until something is done by hand; whether such a card was marked on the way."""
    marked = False
    for _ in range(400):
        seat = asked(first, second)
        assert seat is not None
        decision = seat.state.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        mine = [
            card for one in seat.state.view.seats for z in one.zones.values() for card in z.cards
        ]
        marked = marked or any(card.by_hand for card in mine)
        if decision.kind == "by-hand":
            assert decision.text  # what the card says
            seat.choose("hand-draw")
            return marked
        strange = [card.number for card in mine if card.by_hand]
        plays = [key for key in keys if key.startswith("play ") and key[-8:] in strange]
        seat.choose(plays[0] if plays else keys[-1])
    raise AssertionError("nothing was done by hand")


@pytest.mark.parametrize("game", GAMES)
def test_such_a_card_can_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    catalog, _ = catalog_with(game, UNREAD[game])
    monkeypatch.setattr(lists, "cards_of", lambda game: catalog)
    [number] = catalog.for_hands().by_hand
    assert lists.card(game, number, "en").text == [UNREAD[game]]
    with pytest.raises(TefudaError, match="there is no card"):
        lists.card(game, "X9-999", "en")
