"""Older editions: their clauses, their words, and games that go differently under them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tefuda import Match, rules
from tefuda.abilities.nodes import (
    Ability,
    Cards,
    Compare,
    Count,
    Draw,
    Forbid,
    Gain,
    If,
    Kind,
    Move,
    Player,
    Stat,
    This,
    Top,
    When,
)
from tefuda.cards import house
from tefuda.decks import check, house_decks, parse
from tefuda.games import rulebook
from tefuda.games.onepiece import EDITIONS
from tefuda.games.onepiece.construction import goes_with
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import EVERYTHING
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Delayed, Modifier
from tefuda.kernel.procedure import Step
from tefuda.kernel.view import view
from tefuda.scenarios.run import run_under
from tefuda.soak import soak_one
from tests.games.onepiece.board import board, card, play, zone

OLD = ("1.1.3", "1.1.9")
GAMES = 400 if os.environ.get("TEFUDA_SOAK") else 20
COUNTS = {"1.1.3": 421, "1.1.9": 482, "1.2.0": 488}


@pytest.mark.parametrize("edition", COUNTS)
def test_every_clause_has_an_entry(edition: str) -> None:
    clauses = rules.index("onepiece", edition)
    assert len(clauses) == COUNTS[edition]
    current = rules.index("onepiece")
    for clause in clauses.values():
        assert clause.kind in rules.KINDS
        assert clause.en
        assert clause.ja
        assert not clause.continues or clause.continues in current
        assert clause.continues or clause.change, f"{clause.number} went where?"


@pytest.mark.parametrize("edition", OLD)
def test_every_clause_that_asks_something_is_shown(edition: str) -> None:
    missing = [c.number for c in rules.index("onepiece", edition).values() if c.missing]
    assert missing == []


@pytest.mark.parametrize("edition", OLD)
def test_every_difference_has_a_scenario_that_ends_differently(edition: str) -> None:
    shown = {
        number: scenario
        for scenario in rules.scenarios("onepiece")
        if edition in scenario.editions and "1.2.0" in scenario.editions
        for number in scenario.shows + scenario.shows_in.get(edition, [])
    }
    tested = {mark.number for mark in rules.marks("onepiece", edition)}
    for old, new in rules.diff("onepiece", edition, "1.2.0").changed:
        if old.number in tested:
            continue
        scenario = shown.get(old.number) or shown.get(new.number)
        assert scenario is not None, f"{old.number}: {old.change}"
        guarded = [names for _, names, _ in scenario.script if names]
        assert any(edition in names and "1.2.0" not in names for names in guarded)


@pytest.mark.parametrize("edition", OLD)
def test_scenarios_hold_under_older_editions_but_where_these_differ(edition: str) -> None:
    """So every clause that an older edition shares is shown under that edition itself."""
    difference = rules.diff("onepiece", edition, "1.2.0")
    different = {clause.number for clause in difference.added}
    different |= {new.number for _, new in difference.changed}
    for scenario in rules.scenarios("onepiece"):
        if not scenario.editions:
            failures, _ = run_under(scenario, edition)
            if not different & set(scenario.shows):
                assert failures == [], scenario.title


def test_scenarios_of_several_editions_part() -> None:
    """What is written for one edition is not true under the other."""
    for scenario in rules.scenarios("onepiece"):
        if len(scenario.editions) < 2:
            continue
        ends = []
        for edition in scenario.editions:
            failures, game = run_under(scenario, edition)
            assert failures == []
            assert game is not None
            events = [f"{e.kind} {e.handle} {e.other} {e.n}" for e in game.log or []]
            ends.append((events, game.keys(), view(game, EVERYTHING).seats))
        assert any(end != ends[0] for end in ends), scenario.title


@pytest.mark.parametrize(("edition", "hand"), [("1.1.3", 2), ("1.1.9", 1), ("1.2.0", 1)])
@pytest.mark.clause("6-6-1-1", "6-6-1-2", "6-6-1-3", edition="1.1.3")
def test_what_ends_at_the_end_of_the_turn_and_when(edition: str, hand: int) -> None:
    """What was put off comes before anything ends in 1.1.3; since 1.1.9 the turn player's effects
    "until the end of the turn" have ended when the other player's put-off actions are done."""
    game = board(f"game: onepiece {edition}\nA: character X1", card("X1", "character"))
    mine = zone(game, 0, "character")[0]
    bonus = Gain(This(), "power", 1000, "your_turn_end")
    game.modifiers.append(Modifier(bonus, mine.id, 0, mine.id, "your_turn_end", 1, 1000))
    game.stale = True
    strong = Cards("opponent", "field", (Kind(("character",)), Stat("power", ">=", 2000)))
    body = (If(Compare(Count(strong), ">=", 1), (Draw("you", 1),)),)
    leader = zone(game, 1, "leader")[0]
    game.delayed.append(Delayed(1, leader.id, "end_of_turn", game.turn, body, []))
    play(game, "end")
    assert len(zone(game, 1, "hand")) == hand


@pytest.mark.parametrize(
    ("edition", "losers", "clause"),
    [("1.1.3", [], "1-2-3"), ("1.1.9", [0], "9-2-1-2"), ("1.2.0", [0], "9-2-1-2")],
)
@pytest.mark.clause("1-2-3", "9-2-1", edition="1.1.3")
def test_two_decks_that_run_out_at_once(edition: str, losers: list[int], clause: str) -> None:
    """A draw in 1.1.3, when both acted at one moment; since 1.1.9 the turn player acts first."""
    mill = Ability(
        "activated", (When("activate_main"),), body=(Move(Top("both", "deck", 1), "trash"),)
    )
    text = f"game: onepiece {edition}\nA: character X1\nA: deck BLANK\nB: deck BLANK"
    game = board(text, card("X1", "character", mill))
    play(game, "activate A.C1 1")
    assert game.result is not None
    assert (game.result.losers, game.result.clause) == (losers, clause)


@pytest.mark.parametrize(("edition", "kind"), [("1.1.3", "trigger"), ("1.2.0", "main")])
@pytest.mark.clause("4-6-3", edition="1.1.3")
def test_life_that_cannot_go_to_the_hand_could_use_its_trigger(edition: str, kind: str) -> None:
    """Nothing kept it from that in 1.1.3; 4-6-3-1 does since 1.1.9."""
    ban = Ability(
        "activated",
        (When("activate_main"),),
        body=(Forbid(Player("opponent"), "life_to_hand", "turn"),),
    )
    text = (
        f"game: onepiece {edition}\n"
        "card: X1 | character | red | power 1000 | trigger [Trigger] Draw 2 cards.\n"
        "A: character X2\nB: life X1 1"
    )
    game = board(text, card("X2", "character", ban))
    play(game, "activate A.C1 1", "attack A.L -> B.L")
    assert game.decision is not None
    assert game.decision.kind == kind


@pytest.mark.clause("8-1-3-4-3", edition="1.1.3")
def test_leaders_change_deck_construction_in_every_edition() -> None:
    deck = parse("1xTH01-007\n4xTH01-021")
    for edition in COUNTS:
        assert any("barred by the Leader" in problem for problem in check(deck, house(), edition))


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TefudaError, match=r"1\.1\.3, 1\.1\.9, 1\.2\.0"):
        rulebook("onepiece", "1.0.0")


@pytest.mark.parametrize("edition", OLD)
def test_later_keywords_are_refused_with_their_edition(edition: str) -> None:
    deck = parse("1xTH01-001\n4xTH01-015\n4xTH01-020")
    problems = check(deck, house(), edition)
    assert sum("exists since edition 1.2.0" in problem for problem in problems) == 2
    assert not any("exists since" in problem for problem in check(deck, house()))


@pytest.mark.parametrize("edition", OLD)
def test_a_leader_with_a_later_keyword_leads_no_deck(edition: str) -> None:
    new = card("N-001", "leader", Ability("keyword", keyword="unblockable"))
    plain, follower = card("N-002", "leader"), card("N-003", "character")
    assert not goes_with(follower, [new], rulebook("onepiece", edition))
    assert goes_with(follower, [plain], rulebook("onepiece", edition))
    assert goes_with(follower, [new], rulebook("onepiece"))


@pytest.mark.parametrize("edition", COUNTS)
@pytest.mark.parametrize("deck", house_decks())
def test_house_decks_play_under_all_editions(edition: str, deck: str) -> None:
    decks = [house_decks()[deck], house_decks()["red-rush"]]
    for seed in range(GAMES // 4):
        outcome = soak_one(seed, house(), decks, edition)
        assert outcome.problem == ""


@pytest.mark.parametrize("edition", OLD)
def test_records_name_their_edition(edition: str) -> None:
    match = Match.start("purple-six-gears", "red-rush", seed=3, edition=edition)
    while not match.over:
        match.choose(match.options[0])
    record = match.record()
    assert record["edition"] == edition
    assert match.view(0).edition == edition
    assert Match.from_record(record).winners == match.winners


def test_a_made_up_edition_takes_a_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """What CONTRIBUTING says to do when an edition is published, with one clause changed."""
    current = EDITIONS["1.2.0"]

    def draw_two(game: Game, turn: object) -> None:
        from tefuda.effects.moving import draw_cards

        draw_cards(game, game.turn_seat, 2, "6-3-1")

    turn = current.procedures["turn"].changed(replace={"draw": Step("6-3-1", "draw", draw_two)})
    made_up = replace(current, edition="9.9.9", procedures=current.with_procedures(turn))
    monkeypatch.setitem(EDITIONS, "9.9.9", made_up)

    old = Match.start("red-rush", "red-rush", seed=1)
    new = Match.start("red-rush", "red-rush", seed=1, edition="9.9.9")
    for match in (old, new):
        for key in ("first", "keep", "keep"):
            match.choose(key)
    hands = [len(match.game.seats[match.game.turn_seat].zones[1]) for match in (old, new)]
    assert hands == [5, 7]
    # Games recorded before are not touched by it.
    golden = Path(__file__).parents[2] / "golden"
    from tefuda.records import read

    for path in list(golden.glob("*-yardstick.json"))[:1]:
        assert Match.from_record(read(path)).over
