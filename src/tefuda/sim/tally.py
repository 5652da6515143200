"""What became of every card of a game: read from its events once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tefuda.games import rulebook
from tefuda.kernel.game import SEAT_MARKS, Game

ANNOUNCED: Final = ("play", "use")  # a card is said to be played, and then comes to the field
DIGITS: Final = "0123456789"


class Copies(NamedTuple):
    """Of one card of a side, by its place in the deck list: how many copies were seen, and when.

    Turns are the game's, counted from 1; 0: never. A card that was never seen has no row.
    """

    side: int
    card: int
    opening: int  # in the hand that the first turn began with
    drawn: int  # that came to hand later, from the deck, the life or where nobody sees them
    drawn_at: int  # the turn of the first of these
    played: int  # played, used, or put onto the field by an effect
    played_at: int


class Places(NamedTuple):
    """The places of a game's zones in events."""

    hand: frozenset[str]
    piles: frozenset[str]  # where nobody sees the cards
    field: frozenset[str]


def tally(
    game: Game, side_at: Sequence[int], lists: Sequence[Mapping[str, int]]
) -> tuple[tuple[int, ...], tuple[Copies, ...]]:
    """Which sides took a new hand, and what was seen of each card of each side."""
    places = _places(game.rules.game, game.rules.edition)
    at = [{number: i for i, number in enumerate(cards)} for cards in lists]
    rows: dict[tuple[int, int], list[int]] = {}
    redrew: set[int] = set()
    announced: list[tuple[int, int]] = []
    turn = 0
    for event in game.log or ():
        kind = event.kind
        if kind == "turn":
            turn = event.n
            announced.clear()
            continue
        if not event.card or (kind != "move" and kind not in ANNOUNCED):
            continue
        side = side_at[SEAT_MARKS.index(event.handle[0])]
        card = at[side].get(event.card)
        if card is None:
            continue  # another's card
        row = rows.setdefault((side, card), [0] * 5)
        to = _place(event.handle)
        if kind != "move":
            announced.append((side, card))
            _played(row, turn)
            continue
        of = _place(event.other)
        if to in places.hand and of in places.piles:
            if turn == 0:
                row[0] += 1
            else:
                row[1] += 1
                row[2] = row[2] or turn
        elif turn == 0:
            if of in places.hand and to in places.piles:
                redrew.add(side)
                row[0] -= 1
        elif to in places.field and of not in places.field:
            if (side, card) in announced:
                announced.remove((side, card))
            else:
                _played(row, turn)
    found = [Copies(*key, *row) for key, row in sorted(rows.items()) if any(row)]
    return tuple(sorted(redrew)), tuple(found)


def _played(row: list[int], turn: int) -> None:
    row[3] += 1
    row[4] = row[4] or turn


@cache
def _places(game: str, edition: str) -> Places:
    rules = rulebook(game, edition)
    zones = rules.zones
    return Places(
        frozenset(zone.mark for i, zone in enumerate(zones) if rules.in_hand[i]),
        frozenset(["none", *[zone.mark for zone in zones if zone.visible == "none"]]),
        frozenset(zone.mark for zone in zones if zone.field),
    )


def _place(handle: str) -> str:
    """The mark of the zone in a handle: A.hand:TH01-016 is in the hand, A.C2 among the C."""
    place = handle[2:]
    for end in ":#(":
        place = place.partition(end)[0]
    return place.rstrip(DIGITS)
