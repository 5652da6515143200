"""The table as text, at most 80 columns wide."""

from __future__ import annotations

from rich.markup import escape

from tefuda.cards import Catalog
from tefuda.cli.prose import card_name
from tefuda.kernel.view import CardView, SeatView, View

POWER, COST, COUNTER = 0, 1, 2
_COLOURS = {"red": "red", "green": "green", "blue": "blue", "purple": "magenta",
            "black": "bright_black", "yellow": "yellow"}  # fmt: skip
_KEYWORDS = {
    "rush": "Rush",
    "rush_character": "Rush:Character",
    "double_attack": "Double Attack",
    "banish": "Banish",
    "blocker": "Blocker",
    "unblockable": "Unblockable",
}


def board(view: View, catalog: Catalog, lang: str, names: list[str]) -> list[str]:
    """The lines of the table, the viewer's side last."""
    order = sorted(range(len(view.seats)), key=lambda s: s == view.seat)
    phase = f"{view.phase} phase" if view.phase else "before the game"
    lines = [f"[bold]Turn {view.turn}[/bold] · {phase} · edition {view.edition}"]
    for s in order:
        lines.extend(_side(view, s, catalog, lang, names[s]))
    return lines


def _side(view: View, s: int, catalog: Catalog, lang: str, name: str) -> list[str]:
    seat = view.seats[s]
    marker = "▶" if view.turn_seat == s else " "
    counts = " · ".join(
        f"{word} {len(seat.zones[word.lower()])}" for word in ("Life", "Hand", "Deck", "Trash")
    )
    head = f"{marker} {seat.mark} {name}"
    lines = [f"[reverse]{escape(head):<28.28}[/reverse] {counts}"]
    lines.append(_don(seat))
    for zone in ("leader", "stage", "character"):
        for card in sorted(seat.zones[zone], key=lambda card: card.handle):
            lines.append(_row(card, catalog, lang, view))
    up = [card for card in seat.zones["life"] if card.number]
    if up:
        known = ", ".join(card_name(catalog, card.number, lang) for card in up)
        lines.append(f"   Life you know: {escape(known)}")
    hand = [card for card in seat.zones["hand"] if card.number]
    if hand and s != view.seat:
        known = ", ".join(card_name(catalog, card.number, lang) for card in hand)
        lines.append(f"   in hand, shown: {escape(known)}")
    elif hand:
        lines.append("   Hand:")
        for card in sorted(hand, key=lambda c: (c.stats[COST], c.number)):
            lines.append(_hand_row(card, catalog, lang))
    return lines


def _don(seat: SeatView) -> str:
    pools = seat.pools
    rested = pools["rested"] + pools["frozen"]
    given = sum(card.tokens for zone in ("leader", "character") for card in seat.zones[zone])
    text = f"   DON!! {pools['active']} active, {rested} rested, {given} given"
    return f"{text}, {pools['deck']} in the DON!! deck"


def _tint(catalog: Catalog, number: str, text: str) -> str:
    record = catalog.record(number, "en")
    colour = _COLOURS.get(str(record["colors"][0]).lower()) if record is not None else None
    return f"[{colour}]{escape(text)}[/{colour}]" if colour else escape(text)


def _pad(text: str, width: int) -> str:
    """Cut or fill to a width, where wide characters take two columns."""
    from rich.cells import cell_len, set_cell_size

    return set_cell_size(text, width) if cell_len(text) != width else text


def _row(card: CardView, catalog: Catalog, lang: str, view: View) -> str:
    name = _tint(catalog, card.number, _pad(card_name(catalog, card.number, lang), 24))
    state = "rested" if card.rested else "active"
    power = "" if card.kind == "stage" else f"{card.stats[POWER]:>6}"
    cost = f"cost {max(card.stats[COST], 0)}" if card.kind != "leader" else "Leader"
    notes = [_KEYWORDS[word] for word in card.keywords]
    if card.tokens:
        notes.append(f"DON!! x{card.tokens}")
    if card.arrived and card.kind == "character":
        notes.append("new")
    if card.negated:
        notes.append("negated")
    if card.handle == view.attacker:
        notes.append("ATTACKING")
    if card.handle == view.attacked:
        notes.append("ATTACKED")
    tail = f" {', '.join(notes)}" if notes else ""
    return f"  {card.handle:<5}{name} {power:>6} {cost:<7} {state}{tail}"


def _hand_row(card: CardView, catalog: Catalog, lang: str) -> str:
    name = _tint(catalog, card.number, _pad(card_name(catalog, card.number, lang), 24))
    power = f"{card.stats[POWER]:>6}" if card.kind == "character" else f"{card.kind:>6}"
    counter = f" counter {card.stats[COUNTER]}" if card.stats[COUNTER] > 0 else ""
    return f"     {card.number} {name} {power} cost {card.stats[COST]:<2}{counter}"
