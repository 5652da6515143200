"""Whether what happened is what an ability waits for, and what a prohibition forbids, of whom.

The rule: a timing names what happens, to whom, by whom and through what; a prohibition what cannot
be done, to or by which card, through what and by whose effect. "You" and "your opponent" are those
of the player whose ability it is; a prohibition beats a permission (One Piece 1-3-3; Fusion World
0-2-5; Rebirth 1.3.3).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tefuda.abilities import nodes as n
from tefuda.effects import triggers
from tefuda.games import rulebook
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Modifier
from tefuda.kernel.printed import Printed
from tests.effects.test_done import board
from tests.effects.test_meaning import FW, OP, RB, position

WREN = (n.Named(("Wren",)),)


def card(game: Game, handle: str) -> Card:
    return next(c for c in game.cards.values() if c.zone >= 0 and game.handle(c) == handle)


def fighting(name: str, attacker: str, attacked: str) -> Game:
    game, _ = position(name)
    game.attacker = card(game, attacker).id
    game.attacked = card(game, attacked).id
    return game


# (timing, the card it is about, who does it, through what, whether it is met); from A.C1
MET: list[tuple[n.When, str, int, str, bool]] = [
    # This card, whoever does it
    (n.When("ko"), "A.C1", 1, "effect", True),
    (n.When("ko"), "A.C2", 1, "effect", False),
    (n.When("ko"), "", 1, "effect", False),
    # Such cards, of such a player
    (n.When("ko", n.Cards("you", "field")), "A.C2", 1, "battle", True),
    (n.When("ko", n.Cards("you", "field")), "B.C1", 1, "battle", False),
    (n.When("ko", n.Cards("opponent", "field")), "B.C1", 0, "battle", True),
    (n.When("ko", n.Cards("any", "field")), "B.C1", 0, "battle", True),
    (n.When("ko", n.Cards("you", "field", WREN)), "A.C2", 1, "battle", True),
    (n.When("ko", n.Cards("you", "field", WREN)), "A.C3", 1, "battle", False),
    (n.When("life_removed", n.Cards("you", "hand")), "A.hand:K3", 0, "", True),
    (n.When("life_removed", n.Cards("you", "trash")), "A.hand:K3", 0, "", False),
    # Through what, and by whom
    (n.When("ko", by="battle"), "A.C1", 1, "battle", True),
    (n.When("ko", by="battle"), "A.C1", 1, "effect", False),
    (n.When("ko", by="effect"), "A.C1", 0, "effect", True),
    (n.When("ko", by="effect"), "A.C1", 0, "rule", False),
    (n.When("ko", by="opponent_effect"), "A.C1", 1, "effect", True),
    (n.When("ko", by="opponent_effect"), "A.C1", 0, "effect", False),
    (n.When("ko", by="opponent_effect"), "A.C1", 1, "battle", False),
    (n.When("ko", by="your_effect"), "A.C1", 0, "effect", True),
    (n.When("ko", by="your_effect"), "A.C1", 1, "effect", False),
    (n.When("ko", by="your_effect"), "A.C1", 0, "cost", False),
    (n.When("ko", by="you"), "A.C1", 0, "battle", True),
    (n.When("ko", by="you"), "A.C1", 1, "battle", False),
    (n.When("ko", by="opponent"), "A.C1", 1, "cost", True),
    (n.When("ko", by="opponent"), "A.C1", 0, "cost", False),
    # Who does it
    (n.When("event_activated", who="you"), "A.hand:K4", 0, "", True),
    (n.When("event_activated", who="you"), "A.hand:K4", 1, "", False),
    (n.When("event_activated", who="opponent"), "", 1, "", True),
    (n.When("event_activated", who="opponent"), "", 0, "", False),
    (n.When("event_activated", who="opponent"), "", -1, "", False),
    (n.When("event_activated", who="you"), "", -1, "", False),
    (n.When("event_activated", who="any"), "", 0, "", True),
    (n.When("event_activated", who="any"), "", 1, "", True),
    (n.When("event_activated", who="any"), "", -1, "", True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("when", "subject", "seat", "cause", "met"), MET, ids=lambda x: str(x)[:80]
)
def test_whether_a_timing_is_met(
    when: n.When, subject: str, seat: int, cause: str, met: bool
) -> None:
    game, ctx = position(OP)
    source = game.cards[ctx.source]
    about = card(game, subject) if subject else None
    assert triggers.meets(game, when, source, about, seat, cause) == met


@pytest.mark.parametrize(
    ("when", "about", "met"),
    [
        # What is attacked or battled, or whose effect it is.
        (n.When("attacks", n.Cards("you", "field"), tests=WREN), "A.C1", True),
        (n.When("when_attacking", tests=(n.Kind(("leader",)),)), "A.C1", False),
        (n.When("battle_ko", tests=WREN), "A.C1", True),
        (n.When("battle_end", tests=WREN), "A.C1", True),
        (n.When("ko", n.Cards("opponent", "field"), tests=(n.IsThis(),)), "B.C2", True),
        (n.When("ko", n.Cards("opponent", "field"), tests=(n.IsThis(),)), "B.C1", False),
        (n.When("blocks", n.Cards("any", "field"), tests=WREN), "A.C2", True),
        (n.When("rested", n.Cards("any", "field"), tests=WREN), "B.C1", False),
        (n.When("rested", n.Cards("any", "field"), tests=(n.Kind(("leader",)),)), "B.C1", True),
    ],
    ids=lambda x: str(x)[:80],
)
def test_which_other_card_a_timing_speaks_of(when: n.When, about: str, met: bool) -> None:
    game = fighting(OP, "A.C1", "B.C2")
    game.acting = card(game, "B.L").id
    source = card(game, "A.C1")
    assert triggers.meets(game, when, source, card(game, about), 0, "effect") == met


def test_a_card_is_played_by_what_lies_on_the_field() -> None:
    """A Character's effect is that of one on the field, not one in a hand or in the trash."""
    when = n.When("played", n.Cards("you", "field"), tests=(n.Trait(("Reedfolk",)),))
    game, ctx = position(OP)
    source, new = game.cards[ctx.source], card(game, "A.C3")
    for handle, met in (("A.C2", True), ("A.C1", False), ("A.hand:K4", False)):
        game.acting = card(game, handle).id
        assert triggers.meets(game, when, source, new, 0, "effect") == met
    game.acting = 0
    assert not triggers.meets(game, when, source, new, 0, "effect")


TEAMS = """
format: {edition}
card: K1 | character | red | cost 0 | atk 1 | def 3 | name Wren
A: entry P-1
B: entry K1
C: entry K1
D: entry K1
"""


@pytest.mark.parametrize(
    ("when", "seats"),
    [
        (n.When("attacks", who="you"), {0}),
        (n.When("attacks", who="opponent"), {1, 3}),
        (n.When("attacks", who="any"), {-1, 0, 1, 2, 3}),
        # A point in a team's turn is both players'.
        (n.When("start_of_turn", who="you"), {0, 2}),
        (n.When("end_of_turn", who="you"), {0, 2}),
        (n.When("start_of_main", who="opponent"), {1, 3}),
    ],
)
def test_by_whom_at_a_table_of_two_teams(when: n.When, seats: set[int]) -> None:
    game = at_a_table("double-team")
    source = card(game, "A.E1")
    assert {s for s in range(-1, 4) if triggers.meets(game, when, source, None, s, "")} == seats


def at_a_table(edition: str) -> Game:
    printed = Printed("P-1", "P", "character", ("red",), (), (), (1, 0, 9), 0, (), False)
    return board(RB, TEAMS.format(edition=edition), rulebook(RB, edition).prepare(printed))


@pytest.mark.parametrize(
    ("by", "cause", "seats"),
    [
        ("", "effect", {-1, 0, 1, 2, 3}),
        ("effect", "effect", {-1, 0, 1, 2, 3}),
        ("effect", "rule", set()),
        # A team mate's effect is neither one's own nor an opponent's.
        ("your_effect", "effect", {0}),
        ("opponent_effect", "effect", {1, 3}),
        ("you", "battle", {0}),
        ("opponent", "battle", {1, 3}),
    ],
)
def test_through_whose_doing_at_a_table_of_two_teams(by: str, cause: str, seats: set[int]) -> None:
    game = at_a_table("double-team")
    source = card(game, "A.E1")
    when = n.When("rested", n.Cards("you", "field"), by=by)
    met = {s for s in range(-1, 4) if triggers.meets(game, when, source, source, s, cause)}
    assert met == seats


# -- prohibitions -------------------------------------------------------------------------------


def lasting(game: Game, statement: n.Statement, target: str, seat: int, who: int = -1) -> None:
    """An effect of this seat's lasts on a card, or on a player."""
    source = next(c for c in game.field(seat))
    on = card(game, target).id if target else 0
    game.modifiers.append(Modifier(statement, on, seat, source.id, "turn", game.turn, 0, who))
    game.stale = True


THIS = n.This()
# (what is forbidden, by whose effect it is, what is tried, through what, by whom, whether it is so)
FORBIDDEN: list[tuple[n.Forbid, int, str, str, int, bool]] = [
    (n.Forbid(THIS, "attack"), 1, "attack", "", -1, True),
    (n.Forbid(THIS, "attack"), 1, "block", "", -1, False),
    (n.Forbid(THIS, "be_ko"), 0, "be_ko", "battle", 1, True),
    (n.Forbid(THIS, "be_ko", by="battle"), 0, "be_ko", "battle", 1, True),
    (n.Forbid(THIS, "be_ko", by="battle"), 0, "be_ko", "effect", 1, False),
    (n.Forbid(THIS, "be_ko", by="effect"), 0, "be_ko", "effect", 0, True),
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 0, "be_ko", "effect", 1, True),
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 0, "be_ko", "effect", 0, False),
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 0, "be_ko", "battle", 1, False),
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 0, "be_ko", "effect", -1, False),
    (n.Forbid(THIS, "be_ko", by="opponent"), 0, "be_ko", "battle", 1, True),
    (n.Forbid(THIS, "be_ko", by="opponent"), 0, "be_ko", "battle", 0, False),
    (n.Forbid(THIS, "be_ko", by="your_effect"), 0, "be_ko", "effect", 0, True),
    (n.Forbid(THIS, "be_ko", by="your_effect"), 0, "be_ko", "effect", 1, False),
    # Said by the other player's effect of A's card, "your opponent" is A.
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 1, "be_ko", "effect", 0, True),
    (n.Forbid(THIS, "be_ko", by="opponent_effect"), 1, "be_ko", "effect", 1, False),
    (n.Forbid(THIS, "be_ko", by="your_effect"), 1, "be_ko", "effect", 1, True),
    (n.Forbid(THIS, "be_ko", by="your_effect"), 1, "be_ko", "effect", 0, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("forbid", "whose", "act", "cause", "seat", "wanted"), FORBIDDEN, ids=lambda x: str(x)[:80]
)
def test_what_a_card_cannot_do_or_suffer(
    forbid: n.Forbid, whose: int, act: str, cause: str, seat: int, wanted: bool
) -> None:
    game, _ = position(OP)
    lasting(game, forbid, "A.C2", whose)
    assert triggers.forbidden(game, card(game, "A.C2"), act, cause, seat) == wanted
    assert not triggers.forbidden(game, card(game, "A.C3"), act, cause, seat)


def test_by_an_effect_or_in_a_battle_of_such_a_card() -> None:
    game = fighting(OP, "B.C2", "A.C2")
    target = card(game, "A.C2")
    lasting(game, n.Forbid(THIS, "be_ko", by="battle", tests=WREN), "A.C2", 0)
    assert triggers.forbidden(game, target, "be_ko", "battle", 1)
    assert not triggers.forbidden(game, target, "be_ko", "effect", 1)
    game.attacker = card(game, "B.L").id
    assert not triggers.forbidden(game, target, "be_ko", "battle", 1)
    lasting(game, n.Forbid(THIS, "be_ko", by="opponent_effect", tests=WREN), "A.C3", 0)
    other = card(game, "A.C3")
    game.acting = card(game, "B.C2").id
    assert triggers.forbidden(game, other, "be_ko", "effect", 1)
    assert not triggers.forbidden(game, other, "be_ko", "effect", 0)
    game.acting = card(game, "B.L").id
    assert not triggers.forbidden(game, other, "be_ko", "effect", 1)


def test_at_a_table_of_two_teams_a_mate_is_no_opponent() -> None:
    game = at_a_table("double-team")
    lasting(game, n.Forbid(THIS, "be_rested", by="opponent_effect"), "A.E1", 0)
    lasting(game, n.Forbid(THIS, "be_rested", by="your_effect"), "C.E1", 2)
    mine, mate = card(game, "A.E1"), card(game, "C.E1")
    assert [triggers.forbidden(game, mine, "be_rested", "effect", s) for s in range(4)] == [
        False, True, False, True]  # fmt: skip
    assert [triggers.forbidden(game, mate, "be_rested", "effect", s) for s in range(4)] == [
        False, False, True, False]  # fmt: skip


PLAYER = n.Player("you")
# (what, by whose effect, for whom, what is tried, by whom, to which card, by whose effect, so?)
BANNED: list[tuple[n.Forbid, int, int, str, int, str, int, bool]] = [
    (n.Forbid(PLAYER, "play"), 1, 0, "play", 0, "", -1, True),
    (n.Forbid(PLAYER, "play"), 1, 0, "play", 1, "", -1, False),
    (n.Forbid(PLAYER, "play"), 1, 0, "block", 0, "", -1, False),
    (n.Forbid(PLAYER, "play", tests=WREN), 1, 0, "play", 0, "A.C2", -1, True),
    (n.Forbid(PLAYER, "play", tests=WREN), 1, 0, "play", 0, "A.C3", -1, False),
    (n.Forbid(PLAYER, "play", tests=WREN), 1, 0, "play", 0, "", -1, False),
    # One player's own effects, seen from the player whose prohibition it is.
    (n.Forbid(PLAYER, "life_to_hand", by="your_effect"), 0, 0, "life_to_hand", 0, "", 0, True),
    (n.Forbid(PLAYER, "life_to_hand", by="your_effect"), 0, 0, "life_to_hand", 0, "", 1, False),
    (n.Forbid(PLAYER, "life_to_hand", by="your_effect"), 0, 0, "life_to_hand", 0, "", -1, False),
    (n.Forbid(PLAYER, "life_to_hand", by="opponent_effect"), 0, 0, "life_to_hand", 0, "", 1, True),
    (n.Forbid(PLAYER, "life_to_hand", by="opponent_effect"), 0, 0, "life_to_hand", 0, "", 0, False),
    (n.Forbid(PLAYER, "life_to_hand", by="opponent_effect"), 0, 0, "life_to_hand", 0, "", -1, False),
    (n.Forbid(PLAYER, "life_to_hand", by="opponent_effect"), 1, 0, "life_to_hand", 0, "", 0, True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("forbid", "whose", "who", "act", "seat", "about", "by", "wanted"), BANNED,
    ids=lambda x: str(x)[:80],
)  # fmt: skip
def test_what_a_player_cannot_do(
    forbid: n.Forbid, whose: int, who: int, act: str, seat: int, about: str, by: int, wanted: bool
) -> None:
    game, _ = position(OP)
    lasting(game, forbid, "", whose, who)
    to = card(game, about) if about else None
    assert triggers.banned(game, seat, act, to, by) == wanted


def test_how_much_more_a_player_may() -> None:
    game, _ = position(RB)
    assert triggers.allowance(game, 0, "seats") == 0
    lasting(game, n.Seats("you", 2), "", 0, 0)
    lasting(game, n.Seats("you", -1), "", 1, 0)
    lasting(game, n.Seats("you", 1), "", 1, 1)
    lasting(game, n.Again("you", "spark"), "", 0, 0)
    lasting(game, n.Allow(PLAYER, "partner_attack"), "", 0, 0)
    assert [triggers.allowance(game, seat, "seats") for seat in (0, 1)] == [1, 1]
    assert [triggers.allowance(game, seat, "spark") for seat in (0, 1)] == [1, 0]
    assert [triggers.allowance(game, seat, "partner_attack") for seat in (0, 1)] == [1, 0]


# -- once a turn -----------------------------------------------------------------------------------


def test_each_ability_of_a_card_is_used_once_a_turn() -> None:
    game, ctx = position(OP)
    one = game.cards[ctx.source]
    given = triggers.GIVEN + 64
    assert not any(triggers.used(game, one, index) for index in (-1, 0, 1, given))
    triggers.mark_used(game, one, 1)
    assert [triggers.used(game, one, index) for index in (-1, 0, 1, 2)] == [
        False, False, True, False]  # fmt: skip
    triggers.mark_used(game, one, given)
    assert triggers.used(game, one, given)
    assert triggers.used(game, one, 1)
    assert not triggers.used(game, one, given + 1)
    triggers.mark_used(game, one, -1)
    game.turn += 1
    assert not any(triggers.used(game, one, index) for index in (0, 1, given))
    triggers.mark_used(game, one, 0)
    assert [triggers.used(game, one, index) for index in (0, 1, given)] == [True, False, False]


@pytest.mark.parametrize(
    ("index", "shown"),
    [(0, 1), (3, 4), (triggers.GIVEN + 7, 100), (triggers.GIVEN + 9, 101), (triggers.GIVEN, 99)],
)
def test_the_number_players_name_an_ability_by(index: int, shown: int) -> None:
    game, ctx = position(OP)
    one = game.cards[ctx.source]
    one.given = [7, 9]
    assert triggers.shown(one, index) == shown


# -- what waits for an event ------------------------------------------------------------------------


def waiting(game: Game, *handles: str) -> list[str]:
    return [game.handle(game.cards[w.source]) for w in game.waiting]


LOOK = (n.Look(n.Top("you", "deck", 1)),)


def with_watchers(name: str, text: str, ability: n.Ability) -> Game:
    """A position in which P-1 has this ability."""
    kind, stats = {OP: ("character", (5000, 4, 0)), FW: ("battle", (5000, 1, -1))}[name]
    printed = Printed("P-1", "P", kind, ("red",), (), (), stats, 0, (ability,), True)
    game = board(name, text, rulebook(name).prepare(printed))
    game.waiting = []
    return game


def test_the_turn_players_watchers_come_first_and_each_card_once() -> None:
    ability = n.Ability("auto", (n.When("ko", n.Cards("any", "field")),), body=LOOK)
    text = "A: character P-1 BLANK-CHARACTER P-1\nB: character P-1\n"
    for turn, order in (("A 3", "A.C1 A.C3 B.C1"), ("B 4", "B.C1 A.C1 A.C3")):
        game = with_watchers(OP, f"turn: {turn}\n{text}", ability)
        triggers.emit(game, "ko", card(game, "A.C2"), 0, "effect")
        assert " ".join(waiting(game)) == order
        assert {w.subject for w in game.waiting} == {card(game, "A.C2").id}
        game.waiting = []
        triggers.emit(game, "leaves", card(game, "A.C2"), 0, "effect")
        assert game.waiting == []


def test_at_least_so_many_at_once() -> None:
    ability = n.Ability("auto", (n.When("drawn_by_effect", who="you", count=2),), body=LOOK)
    game = with_watchers(OP, "A: character P-1\n", ability)
    for number, waits in ((1, 0), (2, 1), (3, 2)):
        triggers.emit(game, "drawn_by_effect", None, 0, "effect", number)
        assert len(game.waiting) == waits


@pytest.mark.parametrize(
    ("change", "waits"),
    [
        (lambda game, one: None, True),
        (lambda game, one: setattr(one, "negated", True), False),
        (lambda game, one: setattr(game.seats[0], "out", True), False),
        (lambda game, one: triggers.mark_used(game, one, 0), False),
        (lambda game, one: triggers.mark_used(game, one, 1), True),
    ],
)
def test_what_keeps_an_ability_from_waiting(
    change: Callable[[Game, Card], None], waits: bool
) -> None:
    ability = n.Ability("auto", (n.When("rested"),), once=True, body=LOOK)
    game = with_watchers(OP, "A: character P-1\n", ability)
    one = card(game, "A.C1")
    change(game, one)
    triggers.emit(game, "rested", one, 0, "effect")
    assert bool(game.waiting) == waits


@pytest.mark.parametrize(
    ("condition", "event", "waits"),
    [
        # In One Piece [DON!! xN] and whose turn it is are asked when the timing is met, other
        # conditions on activation (8-3-2-3), for [On K.O.] at once (10-2-17).
        (n.Given(1), "rested", False),
        (n.Given(0), "rested", True),
        (n.Turn("opponent"), "rested", False),
        (n.Turn("you"), "rested", True),
        (n.Compare(n.Count(n.Cards("you", "hand")), ">=", 9), "rested", True),
        (n.Compare(n.Count(n.Cards("you", "hand")), ">=", 9), "on_ko", False),
        (n.Compare(n.Count(n.Cards("you", "hand")), ">=", 0), "on_ko", True),
    ],
    ids=str,
)
def test_which_conditions_are_asked_when_the_timing_is_met(
    condition: n.Condition, event: str, waits: bool
) -> None:
    ability = n.Ability("auto", (n.When(event),), (condition,), body=LOOK)
    game = with_watchers(OP, "A: character P-1\n", ability)
    triggers.emit(game, event, card(game, "A.C1"), 0, "effect")
    assert bool(game.waiting) == waits


def test_in_fusion_world_all_of_them_are() -> None:
    """9-6-2; and a skill waits once for what happens at one moment (9-6-2-1)."""
    for at_least, waits in ((9, 0), (0, 1)):
        condition = n.Compare(n.Count(n.Cards("you", "hand")), ">=", at_least)
        ability = n.Ability(
            "auto", (n.When("ko", n.Cards("any", "field")),), (condition,), body=LOOK
        )
        game = with_watchers(FW, "A: battle P-1 BLANK-BATTLE BLANK-BATTLE\n", ability)
        game.batch += 1
        triggers.emit(game, "ko", card(game, "A.B2"), 0, "effect")
        triggers.emit(game, "ko", card(game, "A.B3"), 0, "effect")
        assert len(game.waiting) == waits
        game.batch += 1
        triggers.emit(game, "ko", card(game, "A.B3"), 0, "effect")
        assert len(game.waiting) == 2 * waits


def test_used_and_gone_it_waits_on_no_other_occasion() -> None:
    ability = n.Ability("auto", (n.When("ko", n.Cards("any", "field")),), once=True, body=LOOK)
    game = with_watchers(OP, "A: character P-1 P-1\n", ability)
    for _ in range(2):
        triggers.emit(game, "ko", card(game, "B.L"), 0, "effect")
    first, second = card(game, "A.C1").id, card(game, "A.C2").id
    assert [w.source for w in game.waiting] == [first, second, first, second]
    # It is there: it is used; what waits is looked at when it is activated.
    triggers.spend(game, second, 0)
    assert triggers.used(game, game.cards[second], 0)
    assert len(game.waiting) == 4
    del game.cards[first]
    triggers.spend(game, first, 1)
    assert len(game.waiting) == 4
    triggers.spend(game, first, -1)
    assert len(game.waiting) == 4
    triggers.spend(game, first, 0)
    assert [w.source for w in game.waiting] == [second, second]


# -- what a card off the field says of itself ---------------------------------------------------------


CHOSEN = "be_chosen"
HERE = n.Cards("you", "waiting", (n.IsThis(),))
ALWAYS = n.Compare(1, ">=", 1)
NEVER = n.Compare(0, ">=", 1)
# (what it says, where it works, where it lies, what is tried, through what, by whom, whether it is so)
OF_ITSELF: list[tuple[n.Forbid, str, n.Condition, str, str, str, int, bool]] = [
    (n.Forbid(THIS, CHOSEN), "waiting", ALWAYS, "waiting", CHOSEN, "effect", 1, True),
    (n.Forbid(THIS, CHOSEN), "waiting", ALWAYS, "waiting", CHOSEN, "effect", 0, True),
    (n.Forbid(THIS, CHOSEN), "waiting", ALWAYS, "memory", CHOSEN, "effect", 1, False),
    (n.Forbid(THIS, CHOSEN), "waiting", NEVER, "waiting", CHOSEN, "effect", 1, False),
    (n.Forbid(THIS, CHOSEN), "waiting", ALWAYS, "waiting", "be_affected", "effect", 1, False),
    (n.Forbid(THIS, CHOSEN), "", ALWAYS, "waiting", CHOSEN, "effect", 1, False),
    (n.Forbid(THIS, CHOSEN, by="opponent_effect"), "waiting", ALWAYS, "waiting", CHOSEN, "effect", 1, True),
    (n.Forbid(THIS, CHOSEN, by="opponent_effect"), "waiting", ALWAYS, "waiting", CHOSEN, "effect", 0, False),
    (n.Forbid(THIS, CHOSEN, by="opponent_effect"), "waiting", ALWAYS, "waiting", CHOSEN, "rule", 1, False),
    (n.Forbid(THIS, CHOSEN, by="opponent"), "waiting", ALWAYS, "waiting", CHOSEN, "rule", 1, True),
    (n.Forbid(THIS, CHOSEN, by="opponent"), "waiting", ALWAYS, "waiting", CHOSEN, "rule", 0, False),
    (n.Forbid(THIS, CHOSEN, by="effect"), "waiting", ALWAYS, "waiting", CHOSEN, "effect", 0, True),
    (n.Forbid(THIS, CHOSEN, by="effect"), "waiting", ALWAYS, "waiting", CHOSEN, "rule", 0, False),
    (n.Forbid(HERE, CHOSEN), "", ALWAYS, "waiting", CHOSEN, "effect", 1, True),
    (n.Forbid(HERE, CHOSEN), "", ALWAYS, "memory", CHOSEN, "effect", 1, False),
    (n.Forbid(n.Cards("you", "waiting"), CHOSEN), "", ALWAYS, "waiting", CHOSEN, "effect", 1, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("forbid", "works", "condition", "lies", "act", "cause", "seat", "wanted"), OF_ITSELF,
    ids=lambda x: str(x)[:60],
)  # fmt: skip
def test_what_a_card_off_the_field_says_of_itself(
    forbid: n.Forbid, works: str, condition: n.Condition, lies: str, act: str, cause: str,
    seat: int, wanted: bool,
) -> None:  # fmt: skip
    ability = n.Ability("continuous", conditions=(condition,), body=(forbid,), zone=works)
    other = n.Ability("continuous", body=(n.Boost(n.Cards("you", "entry"), 1, 0),))
    printed = Printed(
        "P-1", "P", "character", ("red",), (), (), (1, 0, 9), 0, (other, ability), True
    )
    game = board(RB, f"A: {lies} P-1\n", rulebook(RB).prepare(printed))
    (one,) = [c for c in game.cards.values() if c.printed.number == "P-1"]
    assert triggers.bars_itself(game, one, act, cause, seat) == wanted
