"""What tests, targets, amounts and conditions mean, one by one, whatever text they come from.

A position of each game, everything in it that a word could pick out, and what it does pick out.
"""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.effects import match
from tefuda.effects.context import Context
from tefuda.games import rulebook
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.printed import Printed
from tests.effects.test_done import board

OP, FW, RB = "onepiece", "fusionworld", "rebirth"
POSITIONS = {
    OP: """
card: K1 | character | red | cost 3 | power 4000 | counter 1000 | type Reedfolk | attribute slash | name Wren
card: K2 | character | red/green | cost 5 | power 6000 | counter 2000 | type Reedfolk, Storm Choir | attribute strike, slash | name Lark | effect [Blocker]
card: K3 | character | green | cost 0 | power 1000 | type Choir of Storms | name Wrenfield | effect [On Play] Draw 1 card.
card: K4 | event | blue | cost 2 | type Reedfolk | effect [Counter] Draw 1 card. | trigger [Trigger] Draw 1 card.
A: leader BLANK-LEADER don=2
A: character P-1 K1 rested K2
A: hand K3 K4
A: don active=3 rested=2 frozen=1
B: character K3 K1 new
B: life K1 up K2
B: hand 3
B: don active=1
""",
    FW: """
card: K1 | battle | red | cost 3 | power 15000 | combo 5000 | type Reedfolk | name Wren
card: K2 | battle | blue | cost 5 | power 20000 | type Reedfolk | name Lark | effect [Blocker]
card: K3 | battle | red | cost 0 | power 5000 | name Wren
A: battle P-1 K1 rested K2
A: energy K3 K3 rested
A: drop K2
A: markers 2
B: battle K3 under=K1,K2
B: hand K1 K2
B: drop K1
""",
    RB: """
card: K1 | character | blue | cost 3 | atk 4 | def 6 | type Reedfolk | name Wren
card: K2 | character | red | cost 0 | atk 2 | def 2 | type Reedfolk, Kite | name Lark
card: K3 | character | red | cost 1 | atk 1 | def 3 | name Wren
A: entry P-1
A: member K1 K2 rested
A: waiting K3
B: entry K3
B: member K2
""",
}
SOURCES = {
    OP: ("character", (5000, 4, 0)),
    FW: ("battle", (5000, 1, -1)),
    RB: ("character", (1, 0, 9)),
}


def position(name: str, text: str = "") -> tuple[Game, Context]:
    """The position, seen from the card P-1 that A has there."""
    kind, stats = SOURCES[name]
    printed = Printed("P-1", "P", kind, ("red",), ("Guild",), (), stats, 0, (), False)
    game = board(name, text or POSITIONS[name], rulebook(name).prepare(printed))
    source = next(c for c in game.cards.values() if c.printed.number == "P-1" and c.zone >= 0)
    return game, Context(0, source.id)


def names(game: Game, found: list[Card]) -> str:
    return " ".join(sorted(game.handle(card) for card in found))


def everything(game: Game) -> list[Card]:
    """What lies open, or in A's hand, or in B's Life."""
    words = game.rules.zone_words
    open_to_see = [
        card
        for card in game.cards.values()
        if card.zone >= 0 and not card.over
        if game.rules.laid[card.zone] or card.zone == words.get("life", (-1,))[0]
    ]
    shown = [card for card in game.seats[0].zones[words["hand"][0]]]
    return [
        card
        for card in open_to_see
        if not card.printed.number.startswith("BLANK") or game.rules.on_field[card.zone]
    ] + shown


HAS_COST = n.Kind(("character", "event"))
TESTS: list[tuple[str, n.Test, str]] = [
    (OP, n.Kind(("leader",)), "A.L B.L"),
    (OP, n.Kind(("event", "stage")), "A.hand:K4"),
    (OP, n.AllTests((HAS_COST, n.Stat("cost", "<=", 3))), "A.C2 A.hand:K3 A.hand:K4 B.C1 B.C2 B.life:K1(up)"),
    (OP, n.Stat("cost", ">=", 3), "A.C1 A.C2 A.C3 B.C2 B.life:K1(up) B.life:K2"),
    (OP, n.Stat("cost", "==", 3), "A.C2 B.C2 B.life:K1(up)"),
    (OP, n.Stat("cost", "==", 0), "A.hand:K3 B.C1"),
    (OP, n.Stat("cost", "range", 3, 4), "A.C1 A.C2 B.C2 B.life:K1(up)"),
    (OP, n.Stat("power", ">=", 6000), "A.C3 A.L B.life:K2"),
    (OP, n.Stat("base_power", ">=", 5000), "A.C1 A.C3 A.L B.L B.life:K2"),
    (OP, n.Stat("counter", "==", 0), "A.C1 A.L A.hand:K3 A.hand:K4 B.C1 B.L"),
    (OP, n.Stat("counter", ">=", 2000), "A.C3 B.life:K2"),
    (OP, n.Stat("tokens", ">=", 2), "A.L"),
    (OP, n.Stat("tokens", "<=", 1), "A.C1 A.C2 A.C3 A.hand:K3 A.hand:K4 B.C1 B.C2 B.L B.life:K1(up) B.life:K2"),
    (OP, n.AllTests((HAS_COST, n.Stat("cost", "<=", n.Count(n.Cards("opponent", "hand"))))), "A.C2 A.hand:K3 A.hand:K4 B.C1 B.C2 B.life:K1(up)"),
    (OP, n.Trait(("Reedfolk",)), "A.C2 A.C3 A.hand:K4 B.C2 B.life:K1(up) B.life:K2"),
    (OP, n.Trait(("Storm Choir", "Guild")), "A.C1 A.C3 B.life:K2"),
    (OP, n.TraitIncludes("Choir"), "A.C3 A.hand:K3 B.C1 B.life:K2"),
    (OP, n.OnlyTrait("Reedfolk"), "A.C2 A.hand:K4 B.C2 B.life:K1(up)"),
    (OP, n.Named(("Wren",)), "A.C2 B.C2 B.life:K1(up)"),
    (OP, n.NameIncludes("Wren"), "A.C2 A.hand:K3 B.C1 B.C2 B.life:K1(up)"),
    (OP, n.Colour(("green",)), "A.C3 A.hand:K3 B.C1 B.life:K2"),
    (OP, n.Multicolour(), "A.C3 B.life:K2"),
    (OP, n.Attribute(("strike",)), "A.C3 B.life:K2"),
    (OP, n.Attribute(("slash", "strike")), "A.C2 A.C3 B.C2 B.life:K1(up) B.life:K2"),
    (OP, n.State("rested"), "A.C2"),
    (OP, n.State("face_up"), "A.C1 A.C2 A.C3 A.L B.C1 B.C2 B.L B.life:K1(up)"),
    (OP, n.State("face_down"), "A.hand:K3 A.hand:K4 B.life:K2"),
    (OP, n.State("in_battle"), ""),
    (OP, n.State("awakened"), ""),
    (OP, n.Has("blocker"), "A.C3 B.life:K2"),
    (OP, n.Has("on_play"), "A.hand:K3 B.C1"),
    (OP, n.Has("trigger"), "A.hand:K4"),
    (OP, n.NoText(), "A.C1 A.C2 A.L B.C2 B.L B.life:K1(up)"),
    (OP, n.AllTests((HAS_COST, n.PlayedThisTurn())), "B.C2"),
    (OP, n.IsThis(), "A.C1"),
    (OP, n.Not(n.IsThis()), "A.C2 A.C3 A.L A.hand:K3 A.hand:K4 B.C1 B.C2 B.L B.life:K1(up) B.life:K2"),
    (OP, n.AnyTest((n.IsThis(), n.Named(("Lark",)))), "A.C1 A.C3 B.life:K2"),
    (OP, n.AllTests((n.Named(("Wren",)), n.State("rested"))), "A.C2"),
    (OP, n.SameName(n.Cards("you", "hand")), "A.hand:K3 A.hand:K4 B.C1"),
    (OP, n.SameColour(n.Cards("you", "hand")), "A.C3 A.hand:K3 A.hand:K4 B.C1 B.life:K2"),
    (OP, n.Not(n.SameColour(n.Cards("you", "hand", (n.Kind(("stage",)),)))), ""),
    (OP, n.Battling("opponent"), ""),
    (FW, n.State("rested"), "A.B2 A.E2"),
    (FW, n.Stat("cost", "<=", 1), "A.B1 A.E1 A.E2 B.B1"),
    (FW, n.Stat("combo", ">=", 5000), "A.B2"),
    (FW, n.SameName(n.Cards("you", "energy")), "A.B2 A.E1 A.E2 B.B1"),
    (FW, n.SameColour(n.Cards("you", "drop")), "A.B3"),
    (FW, n.Has("blocker"), "A.B3"),
    (RB, n.Stat("atk", ">=", 2), "A.M1 A.M2 B.M1"),
    (RB, n.Stat("def", "<=", 3), "A.M2 B.E1 B.M1"),
    (RB, n.Trait(("Kite",)), "A.M2 B.M1"),
    (RB, n.SameColour(n.Cards("you", "waiting")), "A.E1 A.M2 B.E1 B.M1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "test", "wanted"), TESTS, ids=lambda x: str(x)[:70])
def test_which_cards_fit(name: str, test: n.Test, wanted: str) -> None:
    game, ctx = position(name)
    found = [c for c in everything(game) if match.passes(game, c, (test,), ctx)]
    assert names(game, found) == wanted


ME = n.This()
TARGETS: list[tuple[str, n.Target, str]] = [
    (OP, ME, "A.C1"),
    (OP, n.Cards("you", "field"), "A.C1 A.C2 A.C3 A.L"),
    (OP, n.Cards("opponent", "field"), "B.C1 B.C2 B.L"),
    (OP, n.Cards("any", "field", (n.Kind(("leader",)),)), "A.L B.L"),
    (OP, n.Cards("you", "hand_or_field", (n.Has("on_play"),)), "A.hand:K3"),
    (OP, n.Choose(1, False, n.Cards("opponent", "field", (n.Named(("Wren",)),))), "B.C2"),
    (OP, n.Top("opponent", "life", 1), "B.life:K1(up)"),
    (OP, n.Top("opponent", "life", 2), "B.life:K1(up) B.life:K2"),
    (OP, n.Top("opponent", "life", 0), ""),
    (OP, n.Top("opponent", "life", 1, place="bottom"), "B.life:K2"),
    (OP, n.Both((ME, n.Cards("you", "field", (n.Kind(("character",)),)))), "A.C1 A.C2 A.C3"),
    (OP, n.Among(n.Cards("opponent", "field"), (n.State("active"), n.Colour(("green",)))), "B.C1"),
    (OP, n.Attacker(), ""),
    (OP, n.Attacked(), ""),
    (OP, n.Foe(), ""),
    (OP, n.Subject(), ""),
    (OP, n.It(), ""),
    (OP, n.Moved(), ""),
    (FW, n.Cards("you", "energy_or_battle", (n.State("rested"),)), "A.B2 A.E2"),
    (FW, n.Cards("you", "under"), ""),
    (RB, n.Supporter(), ""),
    (RB, n.Cards("any", "member"), "A.M1 A.M2 B.M1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "target", "wanted"), TARGETS, ids=lambda x: str(x)[:70])
def test_which_cards_are_meant(name: str, target: n.Target, wanted: str) -> None:
    game, ctx = position(name)
    assert names(game, match.cards(game, target, ctx)) == wanted


MINE = n.Cards("you", "field", (n.Kind(("character",)),))
AMOUNTS: list[tuple[str, n.Amount, int]] = [
    (OP, n.Count(MINE), 3),
    (OP, n.Count(MINE, 2), 1),
    (OP, n.Count(MINE, 1, 1000), 3000),
    (OP, n.Count(MINE, 2, 5), 5),
    # Plain rested cards: the DON!! in the cost area are such.
    (OP, n.Count(n.Cards("you", "field", (n.State("rested"),))), 4),
    (OP, n.Count(n.Cards("you", "field", (n.State("active"),))), 6),
    (OP, n.Count(n.Cards("opponent", "field", (n.State("active"),))), 4),
    (OP, n.Count(n.Cards("you", "field", (n.State("rested"), n.Kind(("character",))))), 1),
    (OP, n.Count(n.Cards("you", "field", (n.State("face_up"),))), 4),
    (OP, n.Kinds("name", n.Cards("any", "field", (n.Kind(("character",)),))), 4),
    (OP, n.Kinds("name", n.Cards("any", "field", (n.Kind(("character",)),)), 2, 3), 6),
    (OP, n.Kinds("trait", n.Cards("you", "field", (n.Kind(("character",)),))), 3),
    (OP, n.Kinds("trait", n.Cards("you", "field", (n.Kind(("character",)),)), beside="Guild"), 2),
    (OP, n.Tokens("you"), 8),
    (OP, n.Tokens("you", "area"), 6),
    (OP, n.Tokens("you", "active"), 3),
    (OP, n.Tokens("you", "rested"), 3),
    (OP, n.Tokens("you", "given"), 2),
    (OP, n.Tokens("you", "deck"), 2),
    (OP, n.Tokens("opponent"), 1),
    (OP, n.Tokens("any"), 9),
    (OP, n.Tokens("you", "field", 3), 2),
    (OP, n.Tokens("you", "field", 3, 1000), 2000),
    (OP, n.ValueOf("power", ME), 5000),
    (OP, n.ValueOf("cost", ME, 1000), 4000),
    (OP, n.ValueOf("cost", n.Cards("you", "trash")), 0),
    (OP, n.Sum((2, n.Count(MINE), n.ValueOf("cost", ME))), 9),
    (OP, n.Total("power", MINE), 15000),
    (OP, n.Total("cost", n.Cards("opponent", "field", (n.Kind(("character",)),))), 3),
    (OP, n.Done(), 0),
    (OP, n.Declared(), 0),
    (FW, n.Tokens("you", "marker"), 2),
    (FW, n.Tokens("opponent", "marker"), 0),
    (RB, n.Count(n.Cards("any", "member")), 3),
    (RB, n.Free("you"), 1),
    (RB, n.Free("opponent"), 2),
]  # fmt: skip


@pytest.mark.parametrize(("name", "amount", "wanted"), AMOUNTS, ids=lambda x: str(x)[:70])
def test_how_many_there_are(name: str, amount: n.Amount, wanted: int) -> None:
    game, ctx = position(name)
    assert match.amount(game, amount, ctx) == wanted


THREE = n.Count(MINE)
CONDITIONS: list[tuple[str, n.Condition, bool]] = [
    (OP, n.Turn("you"), True),
    (OP, n.Turn("opponent"), False),
    *[(OP, n.Compare(THREE, op, at), holds) for op, at, holds in (
        ("<=", 3, True), ("<=", 2, False), (">=", 3, True), (">=", 4, False), ("==", 3, True),
        ("==", 2, False), ("<", 4, True), ("<", 3, False), (">", 2, True), (">", 3, False))],
    (OP, n.Compare(n.Count(MINE), ">", n.Count(n.Cards("opponent", "field"))), False),
    (OP, n.Fits(n.Cards("you", "field", (n.Kind(("leader",)),)), (n.Stat("tokens", ">=", 2),)), True),
    (OP, n.Fits(MINE, (n.State("active"),)), False),
    (OP, n.Fits(n.Cards("you", "trash"), ()), False),
    (OP, n.All((n.Turn("you"), n.Compare(THREE, "==", 3))), True),
    (OP, n.All((n.Turn("you"), n.Compare(THREE, "==", 2))), False),
    (OP, n.Either((n.Turn("opponent"), n.Compare(THREE, "==", 3))), True),
    (OP, n.Either((n.Turn("opponent"), n.Compare(THREE, "==", 2))), False),
    (OP, n.Unless(n.Turn("you")), False),
    (OP, n.Unless(n.Turn("opponent")), True),
    (OP, n.Given(1), False),
    (OP, n.Given(0), True),
    (OP, n.TurnNumber("you", "==", 2), True),
    (OP, n.TurnNumber("you", ">=", 3), False),
    (OP, n.TurnNumber("opponent", ">=", 1), False),
    (OP, n.AttackNumber(1), False),
    (OP, n.AttackNumber(1, this=True), False),
    (OP, n.Happened("ko"), False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "condition", "wanted"), CONDITIONS, ids=lambda x: str(x)[:70])
def test_what_holds(name: str, condition: n.Condition, wanted: bool) -> None:
    game, ctx = position(name)
    assert match.holds(game, condition, ctx) == wanted


@pytest.mark.parametrize(
    ("what", "word", "test", "fits"),
    [
        ("trait", "Kite", n.OnlyTrait("Reedfolk"), False),
        ("name", "Lark", n.OnlyTrait("Reedfolk"), True),
        ("trait", "Kite", n.Trait(("Kite",)), True),
        ("trait", "Kite", n.TraitIncludes("Kit"), True),
        ("name", "Lark", n.Named(("Lark",)), True),
        ("name", "Lark", n.NameIncludes("ar"), True),
        ("colour", "blue", n.Colour(("blue",)), True),
        ("colour", "blue", n.Multicolour(), True),
        ("colour", "red", n.Multicolour(), False),
        ("colour", "*", n.Multicolour(), True),
        ("colour", "*", n.Colour(("green",)), True),
        ("colour", "", n.Colour(("red",)), False),
        ("attribute", "wisdom", n.Attribute(("wisdom",)), True),
        ("trait", "", n.Trait(("Reedfolk",)), False),
        ("name", "Lark", n.SameName(n.Cards("you", "field", (n.Has("blocker"),))), True),
        ("face", "down", n.State("face_down"), True),
        ("face", "down", n.State("face_up"), False),
    ],
    ids=str,
)
def test_what_a_card_has_gained_or_lost_counts(
    what: str, word: str, test: n.Test, fits: bool
) -> None:
    game, ctx = position(OP)
    one = next(c for c in game.cards.values() if c.zone >= 0 and game.handle(c) == "A.C2")
    before = match.passes(game, one, (test,), ctx)
    one.marks = [(what, word)]
    assert match.passes(game, one, (test,), ctx) == fits
    if isinstance(test, n.OnlyTrait):
        assert before
