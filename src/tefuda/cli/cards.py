"""`tefuda cards`: look at cards."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from tefuda.abilities.nodes import Node
from tefuda.cards import Catalog, house
from tefuda.cli.screen import console
from tefuda.kernel.game import TefudaError
from tefuda.text.compile import print_card

app = App(name="cards", help="Look at cards, their text and what is understood of it.")


def card_lines(catalog: Catalog, number: str, lang: str) -> list[str]:
    """A card as it is printed, line by line."""
    record = catalog.record(number, lang) or catalog.record(number, catalog.lang)
    if record is None:
        raise TefudaError(f"there is no card {number}")
    colours = "/".join(str(colour) for colour in record["colors"])
    facts = [str(record["category"]), colours]
    for word in ("cost", "life", "power", "counter"):
        if record.get(word) is not None:
            facts.append(f"{word} {record[word]}")
    if record["attributes"]:
        facts.append("/".join(str(a) for a in record["attributes"]))
    lines = [
        f"[bold]{escape(str(record['name']))}[/bold] {number}",
        escape(" · ".join(facts)),
        escape(" / ".join(str(t) for t in record["types"])),
    ]
    for field in ("effect", "trigger"):
        lines.extend(escape(line) for line in str(record.get(field) or "").splitlines())
    return [line for line in lines if line]


def tree(node: object, depth: int = 0, label: str = "") -> list[str]:
    """A node as an indented tree; what is empty or usual is left out."""
    pad = "  " * depth
    head = f"{label}: " if label else ""
    if isinstance(node, Node):
        plain: list[str] = []
        deep: list[str] = []
        for field in node.__dataclass_fields__:
            value = getattr(node, field)
            if value is None or value is False or value == "" or value == ():
                continue
            if isinstance(value, Node) or (isinstance(value, tuple) and _has_nodes(value)):
                deep.extend(tree(value, depth + 1, field))
            else:
                shown = ", ".join(map(str, value)) if isinstance(value, tuple) else value
                plain.append(f"{field}={shown}")
        return [f"{pad}{head}{type(node).__name__} {' '.join(plain)}".rstrip(), *deep]
    if isinstance(node, tuple):
        lines: list[str] = []
        for item in node:
            lines.extend(tree(item, depth, label))
        return lines
    return [f"{pad}{head}{node}"]


def _has_nodes(value: tuple[object, ...]) -> bool:
    return any(isinstance(item, Node) or (isinstance(item, tuple) and _has_nodes(item))
               for item in value)  # fmt: skip


@app.command
def show(
    number: Annotated[str, Parameter(help="A card number, as in TH01-016.")],
    *,
    lang: Annotated[str, Parameter(help="en, ja or zh-Hant.")] = "en",
    game: Annotated[str, Parameter(help="Which game's cards.")] = "onepiece",
) -> int:
    """Show a card: what is printed, its abilities as a tree, its text in the other languages."""
    catalog = house(game, lang)
    out = console()
    number = number.upper()
    for line in card_lines(catalog, number, lang):
        out.print(line)
    for problem in catalog.problems.get(number, []):
        out.print(f"[red]not understood[/red]: {escape(str(problem))}")
    if number in catalog.problems:
        return 1
    card = catalog[number]
    if card.abilities:
        out.print("\n[bold]Abilities[/bold]")
        for ability in card.abilities:
            for line in tree(ability):
                out.print(escape(line))
    for other in catalog.records:
        if other != lang and card.abilities:
            effect, trigger = print_card(card.abilities, other, catalog.lexicon, card.kind)
            out.print(f"\n[bold]In {other}[/bold]")
            for line in [*effect.splitlines(), *trigger.splitlines()]:
                out.print(escape(line))
    return 0


@app.command(name="list")
def list_cards(
    *,
    lang: Annotated[str, Parameter(help="en, ja or zh-Hant.")] = "en",
    game: Annotated[str, Parameter(help="Which game's cards.")] = "onepiece",
) -> int:
    """List the cards there are, a line each."""
    catalog = house(game, lang)
    out = console()
    for number, record in catalog.records[lang].items():
        cost = record.get("cost")
        facts = f"{record['category']:<9} {'/'.join(record['colors']):<13}"
        out.print(
            f"{number} {facts} {'' if cost is None else cost!s:>2} {escape(str(record['name']))}"
        )
    return 0
