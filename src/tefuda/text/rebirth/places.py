"""The areas as card text names them: one, or several of them together.

"Energy" is what lies there and is no partner, "partners" are the partners among it (4.6.3, 4.6.4).
The tables have a word for each; `plain` and `worded` turn it into the area and a test, and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.text.grammar import Grammar, Printer, Reader

# The order in which the name of several areas has them.
ORDER: Final = (
    "hand", "entry", "member", "waiting", "partner", "energy", "rebirth", "retire", "memory",
    "deck",
)  # fmt: skip
_SAME: Final = {"entry_or_member": "field"}
_PARTNER: Final = n.Kind(("partner",))


def joined(names: tuple[str, ...]) -> str:
    """The name of several areas together."""
    found = [name for name in ORDER if name in names]
    whole = found[-1] if len(found) == 1 else "_".join(found[:-1]) + "_or_" + found[-1]
    return _SAME.get(whole, whole)


def parts(zone: str) -> tuple[str, ...]:
    """The areas of such a name."""
    zone = next((name for name, same in _SAME.items() if same == zone), zone)
    return tuple(zone.replace("_or_", "_").split("_"))


def zones(
    grammar: Grammar,
    category: str,
    words: dict[str, str],
    link: Callable[[list[str]], str],
    *links: str,
) -> None:
    """The category: an area, or several with one of the links between."""
    areas = {word: zone for zone, word in words.items()}

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, names in _names(reader, at):
            if len(set(names)) == len(names):
                yield end, joined(names)

    def _names(reader: Reader, at: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        for word, zone in areas.items():
            if reader.text.startswith(word, at):
                end = at + len(word)
                yield end, (zone,)
                for between in links:
                    if reader.text.startswith(between, end):
                        for further, others in _names(reader, end + len(between)):
                            yield further, (zone, *others)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, str):
            return None
        names = parts(value)
        if not all(name in words for name in names) or (len(names) > 1 and not links):
            return None
        return link([words[name] for name in names])

    grammar.custom(category, read, show)


def plain(node: Any) -> Any:
    """The node with areas and tests instead of the words for energy and partners."""
    return _changed(node, _plain)


def worded(node: Any) -> Any:
    """The inverse: as it is said."""
    return _changed(node, _worded)


def _changed(node: Any, change: Callable[[n.Cards], n.Cards]) -> Any:
    if isinstance(node, tuple):
        return tuple(_changed(part, change) for part in node)
    if isinstance(node, n.Node):
        whole = replace(
            node, **{f.name: _changed(getattr(node, f.name), change) for f in fields(node)}
        )
        return change(whole) if isinstance(whole, n.Cards) else whole
    return node


def _plain(cards: n.Cards) -> n.Cards:
    names = parts(cards.zone)
    if "partner" in names:
        if "energy" in names:  # partners or other energy
            zone = joined(tuple(name for name in names if name != "partner"))
            return replace(cards, zone=zone)
        zone = joined(tuple("energy" if name == "partner" else name for name in names))
        return replace(cards, zone=zone, tests=(*cards.tests, _PARTNER))
    if "energy" in names:
        return replace(cards, tests=(*cards.tests, n.Not(_PARTNER)))
    return cards


def _worded(cards: n.Cards) -> n.Cards:
    names = parts(cards.zone)
    if "energy" not in names:
        return cards
    if cards.tests[-1:] == (n.Not(_PARTNER),):
        return replace(cards, tests=cards.tests[:-1])
    if cards.tests[-1:] == (_PARTNER,):
        zone = joined(tuple("partner" if name == "energy" else name for name in names))
        return replace(cards, zone=zone, tests=cards.tests[:-1])
    return replace(cards, zone=joined((*names, "partner")))
