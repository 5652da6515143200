"""How the numbers of a battle came about: what each card brings, and every bonus with its source.

This is for those who watch: it is worked out on a copy, so that a game goes the same way whether
anybody asks or not.
"""

from __future__ import annotations

from tefuda.kernel.card import Card
from tefuda.kernel.events import EFFECT, SET, TOKENS, Part
from tefuda.kernel.game import Game
from tefuda.kernel.moves import record


def reckon(game: Game, stats: tuple[int, int]) -> tuple[Part, ...]:
    """Of the present battle, the parts of the attacking card's value and of the attacked one's;
    `stats` says which value of each counts. They add up to what the cards have."""
    copy = game.clone()
    copy.log = None
    copy.reckoning = True
    copy.rules.derive(copy)
    parts: list[Part] = []
    for side, id in enumerate((game.attacker, game.attacked)):
        card = copy.now(id)
        if card is not None:
            parts.extend(_parts(copy, card, side, stats[side]))
    return tuple(parts)


def tell(game: Game, seat: int, n: int, parts: tuple[Part, ...]) -> None:
    """Write the sums of the present battle into the log; `n` is what the attack counts."""
    attacker, target = game.cards[game.attacker], game.cards[game.attacked]
    record(game, "fight", seat, attacker, game.handle(target), n, parts=parts)


def _parts(game: Game, card: Card, side: int, stat: int) -> list[Part]:
    base = card.base[stat] if card.base else card.printed.stats[stat]
    total = card.stats[stat] if card.stats else base
    parts = [Part(side, card.printed.number, base, True)]
    told = base
    for index, n, source in card.notes:
        if index == stat and n:
            parts.append(Part(side, _named(game, source), n, False))
            told += n
    if told != total:
        # A value that was set is not the sum of what changed it.
        parts.append(Part(side, SET, total - told, False))
    return parts


def _named(game: Game, source: int) -> str:
    """The card a bonus comes from; if it has moved on, only where everybody sees it."""
    if not source:
        return TOKENS
    card = game.last(source)
    if card is None:
        card = game.follow(source)
        if card is None or not game.rules.laid[card.zone]:
            return EFFECT
    return card.printed.number
