"""The way programs use tefuda: everything here is imported from `tefuda` itself."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest

from tefuda import EVERYTHING, SPECTATOR, Catalog, Deck, Event, Match, TefudaError, View
from tefuda.games import GAMES, room
from tefuda.kernel.sample import sample
from tefuda.prose import battle_words
from tests.kernel.test_copies import tables


def at_random(match: Match, choices: int, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while not match.over and len(match.keys) < choices:
        match.choose(rng.choice(match.options))
    return match


def started(game: str, edition: str = "", players: int = 2, seed: int = 3) -> Match:
    usual = room(game).DECKS
    decks = [usual[i % len(usual)] for i in range(players)]
    return Match.start(*decks, seed=seed, edition=edition)


# -- events --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "game", "edition", "players"), tables(4))
def test_a_seat_is_told_the_same_whatever_it_cannot_know(
    seed: int, game: str, edition: str, players: int
) -> None:
    """Two games that differ only in what a seat cannot know go on alike for it, until chance or
    what the others do parts them: views, options, and the events of what happens next."""
    match = started(game, edition, players, seed)
    rng = random.Random(seed)
    while not match.over:
        if len(match.keys) % 5 == 0:
            for seat in range(players):
                other = match.clone()
                other.game = sample(match.game, seat, len(match.keys))
                other.game.log = list(match.game.log or [])
                assert other.view(seat) == match.view(seat)
                assert other.events(seat) == match.events(seat)
                if seat == match.seat:
                    assert other.options == match.options
        match.choose(rng.choice(match.options))


@pytest.mark.parametrize("game", GAMES)
def test_events_are_numbered_and_can_be_asked_for_from_a_number_on(game: str) -> None:
    match = at_random(started(game), 60)
    events = match.events(0)
    assert [event.number for event in events] == list(range(match.happened))
    assert match.events(0, since=7) == events[7:]
    assert match.events(0, since=match.happened) == []


def test_a_hidden_card_is_a_place_and_nothing_more() -> None:
    match = at_random(started("onepiece"), 40)
    hidden = 0
    drawn = [e for e in match.events(EVERYTHING) if e.kind == "move" and e.handle[1:6] == ".hand"]
    assert {e.seat for e in drawn} == {0, 1}
    for told in drawn:
        mine, theirs = (
            match.events(told.seat)[told.number],
            match.events(1 - told.seat)[told.number],
        )
        assert mine.card == told.card
        if ".deck" in told.other and not theirs.card:
            mark = "AB"[told.seat]
            assert (theirs.card, theirs.handle, theirs.other) == (
                "",
                f"{mark}.hand",
                f"{mark}.deck",
            )
            assert match.events(SPECTATOR)[told.number].card == ""
            hidden += 1
    assert hidden > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_battle_says_what_both_values_are_made_of(game: str) -> None:
    """The parts add up to what the cards have, and a bonus names the card it is from."""
    fights: list[Event] = []
    for seed in range(6):
        fights.extend(
            event
            for event in at_random(started(game, seed=seed), 5_000, seed).events(EVERYTHING)
            if event.kind == "fight"
        )
    assert fights
    for fight in fights:
        for side in (0, 1):
            parts = [part for part in fight.parts if part.side == side]
            assert [part.base for part in parts] == [True] + [False] * (len(parts) - 1)
    assert any(part.card for fight in fights for part in fight.parts if not part.base)


def test_the_battle_under_way_is_added_up() -> None:
    match = started("onepiece", seed=2)
    rng = random.Random(5)
    seen = False
    while not match.over and not seen:
        match.choose(rng.choice(match.options))
        parts = match.battle()
        if not parts or match.decision is None or match.decision.kind != "counter":
            continue
        view = match.view(0)
        for side, handle in enumerate((view.attacker, view.attacked)):
            card = view.card(handle)
            assert card is not None
            assert sum(part.n for part in parts if part.side == side) == card.power
        seen = True
    assert seen
    match.concede(0)
    assert match.over


@pytest.mark.parametrize("game", GAMES)
def test_how_it_ended_is_said(game: str) -> None:
    for seed in range(4):
        match = at_random(started(game, seed=seed), 5_000, seed)
        result = match.result
        assert result is not None
        last = match.events(SPECTATOR)[-1]
        assert (last.kind, last.clause) == ("end", result.clause)
        assert [f"{'AB'[seat]}" for seat in result.winners] == match.winners
        assert result.reason in ("life", "deck", "retired", "effect", "loop", "last")
    given_up = started(game)
    given_up.concede(1)
    result = given_up.result
    assert result is not None
    assert (result.winners, result.losers, result.reason) == ((0,), (1,), "concede")
    assert "lose" in [event.kind for event in given_up.events(0)]


def test_all_cards_that_were_looked_at_are_told_to_who_looked() -> None:
    looks: list[tuple[Match, Event]] = []
    for seed in range(12):
        match = at_random(started("onepiece", seed=seed), 5_000, seed)
        looks += [(match, e) for e in match.events(EVERYTHING) if e.kind == "look" and e.n > 1]
    assert looks
    for match, event in looks:
        assert len(event.cards) == event.n
        assert match.events(event.seat)[event.number].cards == event.cards
        assert match.events(1 - event.seat)[event.number].cards == ()


def test_without_a_log_there_are_no_events() -> None:
    match = Match.start("red-rush", "red-rush", log=False)
    with pytest.raises(TefudaError, match="log=True"):
        match.events(0)


# -- views ---------------------------------------------------------------------------------------


def test_values_have_names() -> None:
    match = started("onepiece")
    leader = match.view(SPECTATOR).card("A.L")
    assert leader is not None
    assert (leader.power, leader.counter) == (leader.stats[0], None)
    with pytest.raises(AttributeError, match="it has power"):
        assert leader.strength


# -- copies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_the_same_match_and_goes_its_own_way(game: str, tmp_path: Path) -> None:
    match = at_random(started(game), 45)
    match.save(tmp_path / "match.json")
    copies = [
        match.clone(),
        copy.copy(match),
        copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)),
        Match.load(match.save()),
        Match.load(tmp_path / "match.json"),
        Match.from_record(match.record()),
    ]
    record, seen = match.record(), match.view(EVERYTHING)
    assert copy.copy(seen) == pickle.loads(pickle.dumps(seen)) == seen
    for other in copies:
        assert other.record() == record
        assert other.view(EVERYTHING) == seen
        assert other.events(0) == match.events(0)
        assert at_random(other, 80, 9).record() == at_random(match.clone(), 80, 9).record()
        other.rewind(20)
        other.undo()
        assert len(other.keys) == 19
        assert other.view(EVERYTHING) == Match.from_record(record, upto=19).view(EVERYTHING)
    assert (match.record(), match.view(EVERYTHING)) == (record, seen)


def test_a_sample_agrees_with_the_seat_and_leaves_the_match_alone() -> None:
    match = at_random(started("onepiece"), 30)
    before = match.view(EVERYTHING)
    other = match.sample(0, seed=4)
    assert other.view(0) == match.view(0)
    assert other.view(EVERYTHING) != before
    assert at_random(other, 5_000).over
    assert match.view(EVERYTHING) == before


def test_a_catalog_of_ones_own_goes_along() -> None:
    own = Catalog("onepiece", {"en": dict(started("onepiece").catalog.records["en"])})
    match = Match.start("red-rush", "red-rush", catalog=own)
    assert isinstance(pickle.loads(pickle.dumps(match)).view(0), View)


# -- decks and bad input -------------------------------------------------------------------------


def test_a_deck_is_a_name_a_file_a_list_or_a_deck(tmp_path: Path) -> None:
    deck = Match.start("red-rush", "red-rush").decks[0]
    text = "\n".join(f"{count}x{number}" for number, count in deck.cards.items())
    path = tmp_path / "mine.deck"
    path.write_text(text, encoding="utf-8")
    ways: list[str | Path | Deck] = ["red-rush", path, text, Deck("mine", deck.cards)]
    views = [Match.start(way, "blue-empty-scroll", seed=3).view(EVERYTHING) for way in ways]
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: Match.start(), "needs decks"),
        (lambda: Match.start("red-rush", 7), "not int"),  # type: ignore[arg-type]
        (lambda: Match.start("red-rush", "red-rush", seed=1.5), "a seed is"),  # type: ignore[arg-type]
        (lambda: Match.start("red-rush", "no-such-deck"), "no-such-deck"),
        (lambda: Match.start("red-rush", "red-rush", edition="9"), "edition '9'"),
        (lambda: Match.start("red-rush", "red-rush").choose(3), "by its key"),  # type: ignore[arg-type]
        (lambda: Match.start("red-rush", "red-rush").choose("fly"), "may choose: first; second"),
        (lambda: Match.start("red-rush", "red-rush").undo(), "there are 0 choices"),
        (lambda: Match.start("red-rush", "red-rush").events(5), "there is no seat 5"),
        (lambda: Match.start("red-rush", "red-rush").events(0, -1), "numbered from 0"),
        (lambda: Match.start("red-rush", "red-rush").view("A"), "there is no seat"),  # type: ignore[arg-type]
        (lambda: Match.load(b"\xff"), "not a saved match"),
        (lambda: Match.load(b"{}"), "Match.save writes one"),
        (lambda: Match.load("no-such-file"), "no-such-file"),
    ],
)
def test_what_is_wrong_is_said(wrong: object, words: str) -> None:
    assert callable(wrong)
    with pytest.raises(TefudaError, match=words):
        wrong()


def test_a_battle_is_told_in_words_while_it_goes_on() -> None:
    """At the table of One Piece: both sums, each bonus with its card, and what is missing."""
    match = started("onepiece", seed=2)
    rng = random.Random(5)
    told: set[str] = set()
    while not match.over:
        match.choose(rng.choice(match.options))
        if match.battle():
            told.add(battle_words(match.view(0), match.battle(), match.catalog))
    assert any(" attacks " in text and "(" in text for text in told)
    assert any(text.endswith(" short") for text in told)


def test_combos_count_in_the_sums_before_they_are_added() -> None:
    """Fusion World adds combos at the end of a battle (8-4-4, 8-4-5); who chooses sees them count."""
    compared = 0
    for seed in range(6):
        match, rng = started("fusionworld", seed=seed), random.Random(seed)
        while not match.over:
            assert match.decision is not None
            sums = match.battle() if match.decision.kind == "defence" else ()
            told = len(match.events(EVERYTHING))
            match.choose(rng.choice(match.options))
            new = match.events(EVERYTHING)[told:]
            kinds = [event.kind for event in new]
            if sums and kinds[:2] == ["power", "fight"]:
                assert sums == new[1].parts
                compared += 1
    assert compared > 5
