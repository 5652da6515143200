"""A game as text, as one seat sees it."""

from __future__ import annotations

from tefuda.env.board import Board
from tefuda.kernel.events import SPECTATOR
from tefuda.kernel.view import CardView, View, view


def text(board: Board) -> str:
    """The table as the seat that must decide sees it, and its options; as everybody sees it when
    the game is over."""
    seen = view(board.game, board.seat if not board.over else SPECTATOR)
    lines = [f"{seen.game} {seen.edition} · turn {seen.turn} {seen.phase}".rstrip()]
    for seat in seen.seats:
        turn = "▶" if seen.seats[seen.turn_seat] is seat else " "
        pools = " ".join(f"{name} {n}" for name, n in seat.pools.items())
        lines.append(f"{turn} {seat.mark}  {pools}{' (out)' if seat.out else ''}".rstrip())
        for zone, cards in seat.zones.items():
            if cards:
                shown = ", ".join(_card(card, seen) for card in cards if card.number)
                lines.append(f"    {zone} {len(cards)}{': ' if shown else ''}{shown}")
    if seen.winners is not None:
        winners = " ".join(seen.seats[s].mark for s in seen.winners)
        lines.append(f"over ({seen.clause}): {winners or 'nobody'} wins")
    elif seen.decision is not None:
        mark = seen.seats[seen.seat].mark
        lines.append(f"{mark} decides {seen.decision.kind} ({seen.decision.clause})")
        lines += [f"  {i}  {key}" for i, key in enumerate(board.keys())]
    return "\n".join(lines)


def _card(card: CardView, seen: View) -> str:
    signs = "".join(
        sign
        for sign, holds in (
            (" rested", card.rested), (f" +{card.tokens}", card.tokens > 0),
            (f" -{card.damage}", card.damage > 0), (" attacks", card.handle == seen.attacker),
            (" attacked", card.handle == seen.attacked),
        )
        if holds
    )  # fmt: skip
    return f"{card.name}{signs}"
