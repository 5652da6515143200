"""What prices, payments and effects that last are worked out from, part by part.

The rule: a change of what is specified in a colour changes the whole cost by as much, and falls no
further than there is of it (Fusion World 1-2-3); a payment is possible if every part can have cards
of its own (One Piece 8-3-1-3; Fusion World 1-4-6; Rebirth 9.5.2.2); what lasts ends with its time
and its player's, and not before (One Piece 8-1-4; Fusion World 1-5-2; Rebirth 9.10).
"""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tefuda.abilities import nodes as n
from tefuda.effects import lasting, payment, values
from tefuda.effects.payment import RESTED, SHOWN, TAKEN, Need
from tefuda.kernel import changes
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import ANY_ATTACK, Delayed, Modifier, Price
from tefuda.kernel.rng import seeded
from tests.effects.test_meaning import FW, OP, RB, position
from tests.effects.test_timings import card

# -- prices ----------------------------------------------------------------------------------------

HAND = n.Cards("you", "hand")


@pytest.mark.parametrize(
    ("colours", "colour", "amount", "left", "change"),
    [
        (["red", "red", "blue"], "red", -1, ["red", "blue"], -1),
        (["red", "red", "blue"], "red", -3, ["blue"], -2),
        (["red", "blue"], "green", -1, ["red", "blue"], 0),
        (["red"], "blue", 2, ["red", "blue", "blue"], 2),
        (["red", "blue"], "*", -1, [], 0),
        ([], "red", -1, [], 0),
    ],
)
def test_what_is_specified_in_a_colour_changes_the_whole(
    colours: list[str], colour: str, amount: int, left: list[str], change: int
) -> None:
    found = [*colours]
    assert values.respecify(found, Price(HAND, 1, amount, 0, 0, None, colour)) == change
    assert found == left


COSTS = """
card: K1 | battle | red | cost 4 | specified red,red | power 15000 | combo 5000 | name Wren
card: K2 | battle | blue | cost 1 | specified blue | power 5000 | name Lark
A: battle P-1
A: hand K1 K2
B: hand K1
"""


def priced(who: str, amount: int, colour: str = "", tests: tuple[n.Test, ...] = ()) -> Game:
    """A position in which A's effect changes costs."""
    game, ctx = position(FW, COSTS)
    change = n.CostChange(n.Cards(who, "hand", tests), 1, "turn", colour=colour)
    game.modifiers.append(Modifier(change, 0, 0, ctx.source, "turn", game.turn, -amount, 0))
    game.stale = True
    return game


@pytest.mark.parametrize(
    ("who", "amount", "colour", "named", "mine", "small", "theirs"),
    [
        ("you", 0, "", "", 4, 1, 4),
        ("you", -1, "", "", 3, 1, 4),  # a cost is no less than what it specifies
        ("you", -3, "", "", 2, 1, 4),
        ("you", 2, "", "", 6, 3, 4),
        ("opponent", -1, "", "", 4, 1, 3),
        ("any", 1, "", "", 5, 2, 5),
        ("you", -1, "", "Wren", 3, 1, 4),
        ("you", 1, "", "Lark", 4, 2, 4),
        ("you", -1, "red", "", 3, 1, 4),
        ("you", -2, "red", "", 2, 1, 4),
        ("you", -9, "red", "", 2, 1, 4),
        ("you", -1, "*", "", 4, 1, 4),
    ],
)
def test_what_a_card_costs(
    who: str, amount: int, colour: str, named: str, mine: int, small: int, theirs: int
) -> None:
    tests = (n.Named((named,)),) if named else ()
    game = priced(who, amount, colour, tests)
    cost = game.rules.stat_index["cost"]
    found = [
        values.in_hand(game, card(game, handle), cost)
        for handle in ("A.hand:K1", "A.hand:K2", "B.hand:K1")
    ]
    assert found == [mine, small, theirs]


def test_the_next_one_alone_is_cheaper_to_play_and_has_its_cost_all_the_same() -> None:
    game, ctx = position(FW, COSTS)
    change = n.CostChange(n.Cards("you", "hand", (n.Named(("Wren",)),)), 1, "turn", once=True)
    once = Modifier(change, 0, 0, ctx.source, "turn", game.turn, 1, 0)
    game.modifiers.append(once)
    game.stale = True
    cost = game.rules.stat_index["cost"]
    wren, lark = card(game, "A.hand:K1"), card(game, "A.hand:K2")
    assert values.in_hand(game, wren, cost) == 3
    assert values.value(game, wren, "cost") == 4
    # Another card does not use it up.
    values.used_up(game, lark)
    assert game.modifiers == [once]
    values.used_up(game, card(game, "B.hand:K1"))
    assert game.modifiers == [once]
    values.used_up(game, wren)
    assert game.modifiers == []
    assert values.in_hand(game, wren, cost) == 4


# -- payments -----------------------------------------------------------------------------------------


def tried(wants: list[Need], taken: set[int], rested: set[int]) -> bool:
    """The same by trying every way in which the parts could be paid."""
    if not wants:
        return True
    need, *others = wants
    free = [id for id in need.ids if id not in taken and not (need.act == RESTED and id in rested)]
    if len(free) < need.count:
        return False
    for some in combinations(free, max(need.count, 0)):
        away = taken | set(some) if need.act == TAKEN else taken
        lying = rested | set(some) if need.act == RESTED else rested
        if tried(others, away, lying):
            return True
    return False


def test_a_payment_is_possible_exactly_if_there_is_a_way() -> None:
    rng = seeded(7)
    both = [0, 0]
    for _ in range(3_000):
        wants = []
        for _ in range(1 + rng.below(4)):
            ids = [id for id in range(1, 7) if rng.below(2)]
            wants.append(Need(ids, rng.below(4), (TAKEN, RESTED, SHOWN)[rng.below(3)]))
        gone = {id for id in range(1, 7) if not rng.below(6)}
        lying = {id for id in range(1, 7) if not rng.below(6)}
        possible = tried(wants, set(gone), set(lying))
        assert payment._pays(wants, 0, set(gone), set(lying)) == possible
        both[possible] += 1
    assert min(both) > 500


def test_every_token_is_one_of_its_own() -> None:
    found = {
        payment.token(seat, pool, k) for seat, pool, k in product(range(6), range(4), range(20))
    }
    assert len(found) == 6 * 4 * 20
    assert max(found) < -1


# -- what lasts ------------------------------------------------------------------------------------------

BOOST = n.Gain(n.This(), "power", 1000)


def modifier(duration: str, seat: int = 0, target: int = 1, attack: int = 0) -> Modifier:
    return Modifier(BOOST, target, seat, 1, duration, 3, 1000, -1, 0, attack)


@pytest.mark.parametrize(
    ("duration", "attack", "applies"),
    [
        ("turn", 0, True),
        ("battle", 0, True),
        ("game", 0, True),
        ("opponent_turn_end", 0, True),
        # "During" a turn to come, or an attack to come, waits for that.
        ("opponent_turn", 0, False),
        ("your_turn", 0, False),
        ("next_attack", ANY_ATTACK, False),
        ("next_attack", 5, False),
        ("attack", 5, True),
        ("attack", ANY_ATTACK, True),
        ("attack", 0, True),
    ],
)
def test_what_is_in_force(duration: str, attack: int, applies: bool) -> None:
    assert modifier(duration, attack=attack).applies() == applies
    assert modifier(duration, attack=attack).on(2).applies() == applies
    assert modifier("x", attack=attack).lasting(duration).applies() == applies


def test_what_it_is_on_another_card_or_for_another_time_is_the_same_otherwise() -> None:
    one = Modifier(BOOST, 7, 1, 8, "turn", 3, 1000, 0, 9, 5)
    other, later = one.on(2), one.lasting("game")
    words = ("statement", "seat", "source", "turn", "amount", "who", "began", "attack")
    for word in words:
        assert getattr(other, word) == getattr(later, word) == getattr(one, word)
    assert (other.target, other.duration) == (2, "turn")
    assert (later.target, later.duration) == (7, "game")


@pytest.mark.parametrize(
    ("duration", "seat", "left"),
    [
        ("turn", -1, ["battle 0", "battle 1"]),
        ("turn", 0, ["turn 1", "battle 0", "battle 1"]),
        ("turn", 1, ["turn 0", "battle 0", "battle 1"]),
        ("battle", 1, ["turn 0", "turn 1", "battle 0"]),
        ("game", -1, ["turn 0", "turn 1", "battle 0", "battle 1"]),
    ],
)
def test_what_ends(duration: str, seat: int, left: list[str]) -> None:
    game, _ = position(OP)
    game.modifiers = [modifier(word, s) for word in ("turn", "battle") for s in (0, 1)]
    when = n.When("ko")
    body = (n.Draw("you", 1),)
    game.delayed = [
        Delayed(s, 1, word, 3, body, [], when) for word in ("turn", "battle") for s in (0, 1)
    ]
    put_off = Delayed(0, 1, "turn", 3, body, [])
    game.delayed.append(put_off)
    game.rules.derive(game)
    leader = game.cards[1]
    before = values.value(game, leader, "power")
    lasting.expire(game, duration, seat)
    assert [f"{m.duration} {m.seat}" for m in game.modifiers] == left
    assert before - values.value(game, leader, "power") == 1000 * (4 - len(left))
    # What waits for an event as long ends with it; what was put off until a time does not.
    assert [f"{d.when} {d.seat}" for d in game.delayed] == [*left, "turn 0"]


def test_what_was_on_a_card_that_has_gone_is_forgotten() -> None:
    game, ctx = position(OP)
    kept = [modifier("turn", target=ctx.source), modifier("turn", target=0)]
    game.modifiers = [*kept, modifier("turn", target=999)]
    changes.sweep(game)
    assert game.modifiers == kept


def test_what_falls_due_waits_for_its_player_with_its_cards() -> None:
    game, ctx = position(OP)
    body = (n.Draw("you", 1),)
    due = Delayed(1, ctx.source, "end_of_turn", 3, body, [4, 5])
    nobody = Delayed(0, ctx.source, "end_of_turn", 3, body, [])
    other = Delayed(0, ctx.source, "end_of_turn", 3, body, [])
    game.delayed = [due, nobody, other]
    game.waiting = []
    game.batch = 6
    lasting.fall_due(game, [due, nobody])
    found = [(w.seat, w.source, w.index, w.subject, w.batch, w.it) for w in game.waiting]
    assert found == [(1, ctx.source, -1, 4, 6, [4, 5]), (0, ctx.source, -1, 0, 6, [])]
    assert [w.ability.body for w in game.waiting] == [body, body]
    assert game.delayed == [other]
    lasting.fall_due(game, [])
    assert len(game.waiting) == 2


# -- values on the field ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "handle", "changes", "word", "wanted"),
    [
        # Of base values that were set the highest applies in One Piece (4-9-2-1), else the last.
        (OP, "A.C2", [n.Become(n.This(), "base_power", 7000), n.Become(n.This(), "base_power", 3000)], "power", 7000),
        (FW, "A.B2", [n.Become(n.This(), "base_power", 7000), n.Become(n.This(), "base_power", 3000)], "power", 3000),
        (OP, "A.C2", [n.Become(n.This(), "base_power", 1000), BOOST], "power", 2000),
        (OP, "A.C2", [BOOST, BOOST], "power", 6000),
        (OP, "A.C2", [BOOST, BOOST], "base_power", 4000),
        (OP, "A.C2", [n.Become(n.This(), "cost", 1)], "cost", 1),
        (OP, "A.C2", [n.Gain(n.This(), "cost", -5)], "cost", 0),
        (OP, "A.C2", [n.Gain(n.This(), "power", -9000)], "power", -5000),
        (RB, "A.M1", [n.Boost(n.This(), 2, -1)], "atk", 6),
        (RB, "A.M1", [n.Boost(n.This(), 2, -1)], "def", 5),
        (RB, "A.M1", [n.Boost(n.This(), 0, -1)], "atk", 4),
    ],
    ids=lambda x: str(x)[:60],
)  # fmt: skip
def test_what_changes_a_value(
    name: str, handle: str, changes: list[n.Statement], word: str, wanted: int
) -> None:
    game, ctx = position(name)
    target = card(game, handle)
    for i, change in enumerate(changes):
        amount = getattr(change, "amount", 1)
        game.modifiers.append(
            Modifier(change, target.id, 0, ctx.source, "turn", 3, amount, -1, game.serial + i)
        )
    game.stale = True
    assert values.value(game, target, word) == wanted
