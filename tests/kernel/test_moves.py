"""What changes what lies where, act by act: which card is where then, how it lies, and who knows it.

The rule (One Piece 3-1-6, 3-1-8; Fusion World 3-1-4; Rebirth 4.1.4): a card that changes areas is a
new one, of which nothing that was on the old one is left; it comes to lie on top, and into its
owner's area, unless something else is said; whoever saw it go knows it where it went.
"""

from __future__ import annotations

import pytest

from tefuda.abilities import nodes as n
from tefuda.games import room, rulebook
from tefuda.games.onepiece.words import (
    ACTIVE,
    CHARACTER,
    DECK,
    DON_DECK,
    HAND,
    LEADER,
    LIFE,
    RESTED,
    STAGE,
    TRASH,
)
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Modifier
from tefuda.kernel.moves import (
    cover,
    create,
    move,
    set_rested,
    shift,
    show,
    shuffle,
    stack,
    turn_face,
)
from tefuda.kernel.printed import Printed


def printed(number: str, *abilities: n.Ability) -> Printed:
    card = Printed(
        number, number, "character", ("red",), (), (), (5000, 1, 0), 0, abilities, bool(abilities)
    )
    return rulebook("onepiece").prepare(card)


PLAIN, OTHER = printed("P-1"), printed("P-2")


def table(name: str = "onepiece", players: int = 2, edition: str = "") -> Game:
    game = room(name).table(rulebook(name, edition), 1, players)
    game.turn = 3
    return game


def pile(game: Game, zone: int, count: int, seat: int = 0, of: Printed = PLAIN) -> list[Card]:
    return [create(game, of, seat, zone) for _ in range(count)]


def knowing(game: Game, card: Card) -> set[int]:
    return {seat for seat in range(len(game.seats)) if game.can_see(card, seat)}


# -- coming and going ----------------------------------------------------------------------------


def test_a_card_comes_on_top_of_a_pile_or_to_its_bottom() -> None:
    game = table()
    low, high = pile(game, DECK, 2)
    hand = pile(game, HAND, 2)
    top = move(game, hand[0], DECK)
    bottom = move(game, hand[1], DECK, bottom=True)
    assert game.seats[0].zones[DECK] == [bottom, low, high, top]
    assert game.seats[0].zones[HAND] == []


def test_a_card_that_moves_is_a_new_one() -> None:
    game = table()
    (old,) = pile(game, CHARACTER, 1)
    old.rested, old.damage, old.used, old.face_up = True, 2, 1, True
    new = move(game, old, CHARACTER)
    assert new.id != old.id
    assert (new.rested, new.damage, new.used, new.face_up, new.tokens) == (False, 0, 0, False, 0)
    assert (new.turn, new.owner, new.seat, new.zone) == (3, 0, 0, CHARACTER)
    assert game.cards[new.id] is new
    assert old.id not in game.cards
    assert game.gone[old.id] is old
    assert game.moved[old.id] == new.id
    assert game.serial == new.id + 1


def test_it_comes_rested_or_face_up_where_that_is_said() -> None:
    game = table()
    first, second, third = pile(game, HAND, 3)
    assert move(game, first, CHARACTER, rested=True).rested
    assert not move(game, second, CHARACTER).rested
    # Nothing lies rested in a pile.
    third = move(game, third, LIFE, rested=True, face_up=True)
    assert third.face_up
    assert not third.rested


def test_it_goes_to_its_owners_area_or_to_that_of_who_is_named() -> None:
    game = table()
    card, other = pile(game, HAND, 2, seat=0)
    theirs = move(game, card, CHARACTER, 1)
    assert (theirs.owner, theirs.seat) == (0, 1)
    assert game.seats[1].zones[CHARACTER] == [theirs]
    back = move(game, theirs, TRASH)
    assert (back.owner, back.seat) == (0, 0)
    assert game.seats[0].zones[TRASH] == [back]
    assert move(game, other, TRASH, 0).seat == 0


def test_each_takes_the_first_place_that_is_free() -> None:
    game = table()
    a, b, c = pile(game, CHARACTER, 3)
    assert [card.slot for card in (a, b, c)] == [1, 2, 3]
    move(game, b, TRASH)
    d, e = pile(game, CHARACTER, 2)
    assert (d.slot, e.slot) == (2, 4)
    assert pile(game, CHARACTER, 1, seat=1)[0].slot == 1
    # Where there is room for one, it has no number.
    assert pile(game, STAGE, 1)[0].slot == 0


def test_out_of_the_game_there_is_no_pile() -> None:
    game = table()
    (card,) = pile(game, CHARACTER, 1)
    gone = move(game, card, -1)
    assert gone.zone == -1
    assert all(card not in zone for zone in game.seats[0].zones)
    back = move(game, gone, HAND)
    assert game.seats[0].zones[HAND] == [back]


def test_a_vital_pile_that_runs_out_is_looked_at_once_it_has() -> None:
    game = table("rebirth")
    deck, waiting = 0, 2
    game.push("game", room("rebirth").EDITIONS["standard"].procedures["game"].blank())
    first, second = pile(game, deck, 2)
    asked: list[int] = []
    game.rules = rulebook("rebirth")
    emptied = game.rules.emptied
    try:
        game.rules.emptied = lambda game, seat: asked.append(seat)
        move(game, first, waiting)
        assert asked == []
        move(game, second, waiting)
        assert asked == [0]
        (theirs,) = pile(game, deck, 1, seat=1)
        move(game, theirs, waiting, 0)
        assert asked == [0, 1]
        # What comes from nowhere, or from beneath a card, leaves no pile.
        move(game, create(game, PLAIN, 0, -1), waiting)
        (top,) = pile(game, 4, 1)
        cover(game, top, [create(game, PLAIN, 0, -1)])
        move(game, top.under[0], waiting)
        assert asked == [0, 1]
        # Other piles may run out.
        (held,) = pile(game, 1, 1)
        move(game, held, waiting)
        assert asked == [0, 1]
    finally:
        game.rules.emptied = emptied


def test_some_effects_on_a_card_survive_some_moves() -> None:
    game = table("fusionworld")
    words = game.rules.zone_words
    battle, combo, drop = (words[zone][0] for zone in ("battle", "combo", "drop"))
    first, second = pile(game, battle, 2)
    boost = n.Gain(n.This(), "power", 5000, "turn")
    game.modifiers = [Modifier(boost, card.id, 0, 0, "turn", 3, 5000) for card in (first, second)]
    first.used, first.spent, first.used_turn = 2, [1000], 3
    kept = move(game, first, combo)
    lost = move(game, second, drop)
    assert [m.target for m in game.modifiers] == [kept.id, second.id]
    assert (kept.used, kept.spent, kept.used_turn) == (2, [1000], 3)
    assert lost.used == 0
    again = move(game, kept, battle)
    assert game.modifiers[0].target == again.id
    assert again.used == 2


# -- who knows it -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "to", "face_up", "who"),
    [
        (TRASH, HAND, False, {0, 1}),  # everybody saw it there
        (TRASH, DECK, False, {0, 1}),
        (HAND, DECK, False, {0}),  # its player saw it go
        (HAND, LIFE, False, {0}),
        (HAND, LIFE, True, {0, 1}),
        (HAND, TRASH, False, {0, 1}),
        (DECK, LIFE, False, set()),
        (DECK, HAND, False, {0}),
        (LIFE, HAND, False, {0}),
        (CHARACTER, HAND, False, {0, 1}),
        (CHARACTER, DECK, False, {0, 1}),
    ],
)
def test_who_saw_it_go_knows_it(start: int, to: int, face_up: bool, who: set[int]) -> None:
    game = table()
    (card,) = pile(game, start, 1)
    assert knowing(game, move(game, card, to, face_up=face_up)) == who


def test_who_could_not_follow_it_does_not() -> None:
    game = table()
    shown, secret = pile(game, TRASH, 2)
    assert knowing(game, move(game, shown, DECK, known=0b10)) == {1}
    assert knowing(game, move(game, secret, DECK, known=0)) == set()


def test_where_it_was_nothing_is_known_of_it_any_more() -> None:
    game = table()
    (card,) = pile(game, DECK, 1)
    show(game, card, 0b10)
    show(game, card, 0b01)
    assert game.known == {card.id: 0b11}
    new = move(game, card, TRASH)
    assert game.known == {}
    assert move(game, new, HAND).id in game.known


def test_of_alike_cards_in_a_hand_it_is_not_known_which_has_gone() -> None:
    """A card that others saw come leaves unseen: they know none of those it may have been."""
    game = table()
    known, like, unlike = (*pile(game, HAND, 2), *pile(game, HAND, 1, of=OTHER))
    for card in (known, unlike):
        show(game, card, 0b10)
    move(game, known, DECK)
    assert knowing(game, like) == {0}
    assert knowing(game, unlike) == {0}


def test_a_known_card_that_others_see_leave_a_hand_takes_nothing_else_along() -> None:
    game = table()
    known, like, unlike = (*pile(game, HAND, 2), *pile(game, HAND, 1, of=OTHER))
    for card in (like, unlike):
        show(game, card, 0b10)
    # It was not known itself, so it is taken for the one of its name that was.
    move(game, known, TRASH)
    assert knowing(game, like) == {0}
    assert knowing(game, unlike) == {0, 1}


def test_if_both_were_known_the_other_still_is() -> None:
    game = table()
    one, like = pile(game, HAND, 2)
    for card in (one, like):
        show(game, card, 0b10)
    move(game, one, TRASH)
    assert knowing(game, like) == {0, 1}


def test_the_last_card_of_a_hand_is_known_where_it_goes() -> None:
    game = table()
    (card,) = pile(game, HAND, 1)
    show(game, card, 0b10)
    assert knowing(game, move(game, card, DECK)) == {0, 1}
    first, second = pile(game, HAND, 2)
    show(game, first, 0b10)
    assert knowing(game, move(game, first, DECK)) == {0}
    assert knowing(game, second) == {0}


def test_team_mates_see_what_leaves_a_hand() -> None:
    game = table("rebirth", 4, "double-team")
    card, other = pile(game, 1, 2)
    for one in (card, other):
        show(game, one, 0b1010)
    new = move(game, card, 0)
    assert knowing(game, new) == {0, 2}
    assert knowing(game, other) == {0, 2}


def test_who_takes_a_card_to_hand_sees_it() -> None:
    game = table("rebirth", 3, "rumble")
    card, other = pile(game, 1, 2)
    for one in (card, other):
        show(game, one, 0b110)
    new = move(game, card, 1, 1)
    assert knowing(game, new) == {0, 1}
    assert knowing(game, other) == {0, 1}


def test_a_shuffled_pile_is_in_any_order_and_known_to_nobody() -> None:
    game = table()
    cards = pile(game, DECK, 8)
    theirs = pile(game, DECK, 1, seat=1)
    for card in (cards[0], theirs[0]):
        show(game, card, 0b11)
    shuffle(game, 0, DECK)
    after = game.seats[0].zones[DECK]
    assert after != cards
    assert sorted(card.id for card in after) == [card.id for card in cards]
    assert knowing(game, cards[0]) == set()
    assert knowing(game, theirs[0]) == {0, 1}


def test_every_order_comes_up() -> None:
    game = table()
    pile(game, DECK, 3)
    seen = set()
    for _ in range(200):
        shuffle(game, 0, DECK)
        seen.add(tuple(card.id for card in game.seats[0].zones[DECK]))
    assert len(seen) == 6


# -- cards under cards ---------------------------------------------------------------------------------


def test_what_is_stacked_lies_beneath_the_uppermost_last() -> None:
    game = table("fusionworld")
    battle = game.rules.zone_words["battle"][0]
    base, second, top, third = pile(game, battle, 4)
    under = [create(game, OTHER, 0, -1)]
    cover(game, base, under)
    base.tokens, second.tokens, top.tokens = 2, 1, 4
    second.rested = True
    stack(game, top, [base, second])
    assert [card.printed.number for card in top.under] == ["P-2", "P-1", "P-1"]
    assert [card.id for card in top.under[1:]] == [base.id, second.id]
    assert {card.over for card in top.under} == {top.id}
    assert {(card.zone, card.seat) for card in top.under} == {(battle, 0)}
    assert game.seats[0].zones[battle] == [top, third]
    assert top.tokens == 7
    # Whoever asks for what they were finds them as they lay.
    assert (game.gone[base.id].tokens, game.gone[second.id].tokens) == (2, 1)
    assert game.gone[second.id].rested
    for card in top.under:
        assert game.cards[card.id] is card
        assert (card.under, card.tokens) == ([], 0)
    # What is put on them later lies above.
    stack(game, third, [top])
    assert [card.id for card in third.under[1:]] == [base.id, second.id, top.id]
    assert third.tokens == 7


def test_what_is_put_beneath_goes_below_what_lies_there() -> None:
    game = table("fusionworld")
    battle, drop = (game.rules.zone_words[zone][0] for zone in ("battle", "drop"))
    (top,) = pile(game, battle, 1)
    first, second, later = (create(game, PLAIN, 1, -1) for _ in range(3))
    cover(game, top, [first, second])
    cover(game, top, [later])
    assert [card.id for card in top.under] == [later.id, first.id, second.id]
    assert {(card.seat, card.zone, card.over) for card in top.under} == {(0, battle, top.id)}
    # The object that somebody may still hold is another one.
    assert (first.over, first.seat, first.zone) == (0, 1, -1)
    # One of them leaves: it goes to its owner, the others stay.
    left = move(game, top.under[1], drop)
    assert [card.id for card in top.under] == [later.id, second.id]
    assert (left.seat, left.over) == (1, 0)
    assert game.seats[1].zones[drop] == [left]


# -- states and tokens ------------------------------------------------------------------------------------


def test_a_card_is_turned_where_it_lies() -> None:
    game = table()
    low, card, top = pile(game, LIFE, 3)
    turn_face(game, card, True)
    turned = game.seats[0].zones[LIFE][1]
    assert [one.id for one in game.seats[0].zones[LIFE]] == [low.id, card.id, top.id]
    assert turned.face_up
    assert game.cards[card.id] is turned
    assert not card.face_up
    turn_face(game, turned, False)
    assert not game.cards[card.id].face_up


def test_resting_what_is_rested_is_nothing() -> None:
    game = table()
    (card,) = pile(game, CHARACTER, 1)
    changed: list[tuple[bool, bool]] = []
    for rested in (True, True, False, False):
        changed.append((set_rested(game, card, rested), card.rested))
    assert changed == [(True, True), (False, True), (True, False), (False, False)]


def test_tokens_move_as_many_as_there_are() -> None:
    game = table()
    assert shift(game, 0, DON_DECK, ACTIVE, 3) == 3
    assert game.seats[0].pools == [7, 3, 0, 0]
    assert shift(game, 0, ACTIVE, RESTED, 5) == 3
    assert game.seats[0].pools == [7, 0, 3, 0]
    assert shift(game, 0, ACTIVE, RESTED, 1) == 0
    assert shift(game, 0, RESTED, ACTIVE, 0) == 0
    assert shift(game, 0, RESTED, ACTIVE, -1) == 0
    assert shift(game, 0, RESTED, ACTIVE, 1) == 1
    assert game.seats[0].pools == [7, 1, 2, 0]
    assert game.seats[1].pools == [10, 0, 0, 0]


# -- what must be worked out anew --------------------------------------------------------------------------


CHARACTERS = n.Cards("you", "field", (n.Kind(("character",)),))


def counting(what: n.Amount) -> Printed:
    return printed("P-9", n.Ability("continuous", body=(n.Gain(n.This(), "cost", what),)))


@pytest.mark.parametrize(
    ("what", "change"),
    [
        (n.Count(n.Cards("you", "hand")), "hand"),
        (n.Count(n.Cards("you", "trash")), "trash"),
        (n.Count(n.Cards("you", "life", (n.State("face_up"),))), "face"),
        (n.Tokens("you", "rested"), "tokens"),
        (n.Count(n.Cards("you", "field", (n.Kind(("character",)), n.State("rested")))), "rest"),
    ],
)
def test_what_a_value_depends_on_changes_it(what: n.Amount, change: str) -> None:
    game = table()
    (counter,) = pile(game, CHARACTER, 1, of=counting(what))
    (other,) = pile(game, CHARACTER, 1)
    pile(game, DECK, 5)
    (life,) = pile(game, LIFE, 1)

    def cost() -> int:
        if game.stale:
            game.rules.derive(game)
        return counter.stats[1]

    before = cost()
    if change == "hand":
        move(game, game.seats[0].zones[DECK][-1], HAND)
    elif change == "trash":
        move(game, game.seats[0].zones[DECK][-1], TRASH)
    elif change == "face":
        turn_face(game, life, True)
    elif change == "tokens":
        shift(game, 0, DON_DECK, RESTED, 1)
    else:
        set_rested(game, other, True)
    assert cost() == before + 1


def test_an_ability_counts_while_its_card_is_there() -> None:
    game = table()
    (leader,) = pile(game, LEADER, 1)
    lord = printed(
        "P-8", n.Ability("continuous", body=(n.Gain(n.Cards("you", "field"), "power", 1000),))
    )

    def power() -> int:
        if game.stale:
            game.rules.derive(game)
        return leader.stats[0]

    assert power() == 5000
    (first,) = pile(game, CHARACTER, 1, of=lord)
    assert power() == 6000
    pile(game, CHARACTER, 1, of=lord)
    assert power() == 7000
    move(game, first, HAND)
    assert power() == 6000
