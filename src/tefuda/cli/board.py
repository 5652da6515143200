"""The table as text."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from tefuda.cards import Catalog
from tefuda.cli.screen import WIDTH
from tefuda.games import Show, room
from tefuda.kernel.view import CardView, View
from tefuda.language import Language, language
from tefuda.prose import card_name, face_name, when

_COLOURS = {"red": "red", "green": "green", "blue": "blue", "purple": "magenta",
            "black": "bright_black", "yellow": "yellow"}  # fmt: skip


NAME = 28  # columns of a card's name, where there is room
SHORT = 16  # ... and where there is little


def board(
    view: View,
    catalog: Catalog,
    lang: str,
    names: list[str],
    width: int = WIDTH,
    battle: str = "",
) -> list[str]:
    """The lines of the table, the viewer's side last; few are wider than the screen."""
    order = sorted(range(len(view.seats)), key=lambda s: s == view.seat)
    lines = [f"[bold]{when(view, lang)}[/bold] · {view.game} {view.edition}"]
    for s in order:
        lines.extend(_side(view, s, catalog, lang, names[s], min(width, WIDTH)))
    return [*lines, f"[bold]{escape(battle)}[/bold]"] if battle else lines


def _side(view: View, s: int, catalog: Catalog, lang: str, name: str, width: int) -> list[str]:
    seat = view.seats[s]
    show, words = room(view.game).show, language(lang, view.game)
    # Team mates have their turn together.
    marker = "▶" if view.turn and view.seats[view.turn_seat].team == seat.team else " "
    counts = " · ".join(f"{words.say(f'zone.{z}')} {len(seat.zones[z])}" for z in show.COUNTS)
    if seat.out:
        counts = words.say("table.out")
    room_for_name = max(SHORT, NAME - (WIDTH - width))
    head = _pad(f"{marker} {seat.mark} {name}", max(room_for_name, width - 1 - cell_len(counts)))
    lines = [f"[reverse]{escape(head)}[/reverse] {counts}"]
    if seat.out:
        return lines
    lines.append(f"   {escape(show.resources(seat, words))}")
    for zone in show.ROWS:
        for card in sorted(seat.zones[zone], key=lambda card: (len(card.handle), card.handle)):
            lines.append(_row(card, catalog, words, view, show, room_for_name))
    up = [card for card in seat.zones.get("life", ()) if card.number]
    if up:
        shown = [card_name(catalog, c.number, lang) for c in up]
        lines += _listed(words.say("table.known-life"), shown, width)
    hand = [card for card in seat.zones["hand"] if card.number]
    if hand and s != view.seat:
        shown = [card_name(catalog, c.number, lang) for c in hand]
        lines += _listed(words.say("table.shown-hand"), shown, width)
    elif hand:
        lines.append(f"   {words.say('table.hand')}:")
        longest = max(len(card.number) for card in hand)
        for card in sorted(hand, key=lambda c: (show.cost(c), c.number)):
            name = _tint(card, _pad(card_name(catalog, card.number, lang), room_for_name))
            number = escape(f"{card.number:<{longest}}")
            lines.append(f"     {number} {name} {escape(_facts(show.hand_facts(card, words)))}")
    return lines


def _facts(facts: list[str]) -> str:
    """What is worth knowing of a card in hand, in columns."""
    power, cost, *more = facts
    before = " " * max(6 - cell_len(power), 0)
    return " ".join([text for text in (before + power, _fill(cost, 7), *more) if text]).rstrip()


def _tint(card: CardView, text: str) -> str:
    colour = _COLOURS.get(card.colours[0]) if card.colours else None
    return f"[{colour}]{escape(text)}[/{colour}]" if colour else escape(text)


def _pad(text: str, width: int) -> str:
    """Cut or fill to a width, where wide characters take two columns."""
    if cell_len(text) > width:
        return set_cell_size(set_cell_size(text, width - 1).rstrip() + "…", width)
    return set_cell_size(text, width)


def _fill(text: str, width: int) -> str:
    """Filled to a width; what is longer stays whole."""
    return text + " " * max(width - cell_len(text), 0)


def _listed(label: str, names: list[str], width: int) -> list[str]:
    """A list of names, on as many lines as it takes."""
    lines = [f"   {label}:"]
    for name in names:
        if cell_len(lines[-1]) + cell_len(name) + 2 > width:
            lines.append("    ")
        lines[-1] += f" {name},"
    return [escape(line) for line in [*lines[:-1], lines[-1].rstrip(",")]]


def _row(
    card: CardView, catalog: Catalog, words: Language, view: View, show: Show, width: int
) -> str:
    name = _tint(card, _pad(face_name(catalog, card, words.lang), width))
    state = words.say("card.rested" if card.rested else "card.active")
    power, kind = show.facts(card, words)
    notes = show.notes(card, words)
    if card.negated:
        notes.append(words.say("card.negated"))
    if card.handle == view.attacker:
        notes.append(words.say("card.attacking"))
    if card.handle == view.attacked:
        notes.append(words.say("card.attacked"))
    tail = f" {words.all_of(notes)}" if notes else ""
    return f"  {card.handle:<5}{name} {power:>6} {_fill(kind, 8)} {state}{tail}"
