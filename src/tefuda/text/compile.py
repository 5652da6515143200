"""Compile a card's printed text, and print it back.

compiled = compile_card(record, "ja", lexicon)
compiled.abilities, compiled.diagnostics
effect, trigger = print_card(compiled.abilities, "en", lexicon, "character")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tefuda.abilities import nodes as n
from tefuda.abilities.nodes import Ability
from tefuda.text.by_hand import by_hand
from tefuda.text.diagnose import Diagnostic, diagnose, endless
from tefuda.text.grammar import EveryReader, Printer, Reader, Unread, Words
from tefuda.text.normalise import normalise
from tefuda.text.order import plain_tests
from tefuda.text.tables import grammar_of, tables


@dataclass
class Compiled:
    """What a card's text means. With diagnostics it is not whole, and the card not playable."""

    sides: tuple[tuple[Ability, ...], ...] = ()
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not self.diagnostics

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Those of the card's front."""
        return self.sides[0]

    @property
    def back(self) -> tuple[Ability, ...]:
        """Those of its other side."""
        return self.sides[1] if len(self.sides) > 1 else ()


def compile_card(
    record: Mapping[str, object], lang: str, lexicon: Words, hands: bool = False
) -> Compiled:
    """Read the texts of a card record. Never fails: it collects diagnostics.

    With `hands`, what is not understood is among the abilities as something to do by hand.
    """
    diagnostics: list[Diagnostic] = []
    sides = tuple(
        tuple(
            ability
            for name in side
            for ability in _read(record, name, lang, lexicon, diagnostics, hands)
        )
        for side in tables(lexicon.game).SIDES
    )
    return Compiled(sides, diagnostics)


def _read(
    record: Mapping[str, object],
    name: str,
    lang: str,
    lexicon: Words,
    diagnostics: list[Diagnostic],
    hands: bool,
) -> Iterator[Ability]:
    card = str(record.get("id") or "")
    text = tables(lexicon.game).text_of(record, name, lang)
    lines = normalise(text, lang, lexicon.game)
    for line in lines:
        try:
            ability = read_line(line, lang, lexicon)
        except Unread as problem:
            diagnostics.append(diagnose(problem, card, name, text, lines))
            if hands:
                yield by_hand(line, lang, lexicon)
            continue
        lasting = endless(ability, card, name, text, line)
        if lasting is None:
            yield ability
        else:
            diagnostics.append(lasting)
            if hands:
                yield Ability("rule", body=(n.ByHand(line, lang),))


def read_line(line: str, lang: str, lexicon: Words) -> Ability:
    """One normalised line as an ability, or Unread."""
    ability = Reader(grammar_of(lexicon.game, lang), line, lexicon).whole("line")
    assert isinstance(ability, Ability)
    return ability


def readings(line: str, lang: str, lexicon: Words) -> list[Ability]:
    """All that a normalised line could mean, each thing once; the first is what is read.

    Where one reading has somebody's cards, or those just looked at, and another has anybody's, or
    another player acts, only what was said before tells: it goes on. That is no second meaning.
    """
    first = read_line(line, lang, lexicon)
    reader = EveryReader(grammar_of(lexicon.game, lang), line, lexicon)
    meant: dict[str, Ability] = {repr(essence(first)): first}
    for end, ability in reader.read("line", 0):
        if end == len(line) and not _left_out(essence(first), essence(ability)):
            meant.setdefault(repr(essence(ability)), ability)
    return list(meant.values())


def _left_out(said: Any, unsaid: Any) -> bool:
    """Whether the second differs only in what goes on from before in the first."""
    if said == unsaid:
        return True
    if isinstance(said, tuple) and isinstance(unsaid, tuple):
        return len(said) == len(unsaid) and all(map(_left_out, said, unsaid))
    if isinstance(said, n.Cards) and said.zone == "looked" and unsaid == n.It():
        return True
    if type(said) is not type(unsaid) or not isinstance(said, n.Node):
        return False
    if isinstance(said, n.Cards) and unsaid.who == "any":
        unsaid = replace(
            unsaid, who=said.who, zone=said.zone if said.zone == "looked" else unsaid.zone
        )
    if isinstance(said, (n.May, n.Shuffle)) and said != unsaid:
        unsaid = replace(unsaid, **{"by" if isinstance(said, n.May) else "who": _who(said)})
    names = said.__dataclass_fields__
    return all(_left_out(getattr(said, name), getattr(unsaid, name)) for name in names)


def _who(statement: Any) -> str:
    who: str = statement.by if isinstance(statement, n.May) else statement.who
    return who


def print_ability(ability: Ability, lang: str, lexicon: Words, kind: str = "") -> str | None:
    """One ability as card text, or None if the language has no words for it yet."""
    text = Printer(grammar_of(lexicon.game, lang), lexicon, kind).print("line", ability)
    return None if text is None else tables(lexicon.game).SPELLING[lang].present(text)


def print_card(
    abilities: tuple[Ability, ...], lang: str, lexicon: Words, kind: str = ""
) -> tuple[str, ...]:
    """The texts of one side of a card of this kind: in One Piece, effect and trigger."""
    known = tables(lexicon.game)
    texts: dict[str, list[str]] = {name: [] for name in known.SIDES[0]}
    for ability in abilities:
        text = print_ability(ability, lang, lexicon, kind)
        if text is None:
            raise ValueError(f"{lang}: no words for {ability}")
        texts[known.field_of(ability)].append(text)
    return tuple("\n".join(found) for found in texts.values())


def survives(
    record: Mapping[str, object], lang: str, lexicon: Words, compiled: Compiled | None = None
) -> bool:
    """Is the card read whole, and is the print of what was read, read again, the very same?

    The texts may differ: a meaning has wordings that are read and never printed.
    """
    compiled = compiled or compile_card(record, lang, lexicon)
    kind = str(record.get("category"))
    return compiled.playable and all(
        _again(ability, lang, lexicon, kind) for side in compiled.sides for ability in side
    )


def _again(ability: Ability, lang: str, lexicon: Words, kind: str) -> bool:
    text = print_ability(ability, lang, lexicon, kind)
    try:
        lines = normalise(text or "", lang, lexicon.game)
        return [read_line(line, lang, lexicon) for line in lines] == [ability]
    except Unread:
        return False


_BATTLE: Final = n.Kind(("battle",))
_REBIRTH: Final = n.Kind(("rebirth",))


def essence(value: Any) -> Any:
    """The node without what only keeps the printed form: for comparing translations."""
    if isinstance(value, tuple):
        parts = tuple(essence(part) for part in value if not isinstance(part, n.Then))
        if parts and isinstance(parts[0], n.Test):
            return plain_tests(parts)
        return _flat(parts) if parts and isinstance(parts[0], n.Statement) else parts
    if isinstance(value, n.AnyTest):  # languages order alternatives as they like
        return n.AnyTest(tuple(sorted((essence(test) for test in value.tests), key=repr)))
    if isinstance(value, n.Cards) and value.zone == "rebirth":  # nothing else lies there
        value = replace(value, tests=tuple(test for test in value.tests if test != _REBIRTH))
    if isinstance(value, n.Cards) and value.zone == "battle" and _BATTLE in value.tests:
        value = replace(value, zone="field")  # Battle Cards on the field lie there anyway
    if isinstance(value, n.All):
        return _merged(tuple(essence(part) for part in value.parts))
    if isinstance(value, n.Node):
        whole = replace(
            value, **{f: essence(getattr(value, f)) for f in value.__dataclass_fields__}
        )
        if isinstance(whole, Ability) and whole.kind == "continuous":
            return replace(whole, body=tuple(sorted(whole.body, key=repr)))
        return whole
    return value


def _flat(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Statements in a row, as if no sentence ended between them."""
    out: list[Any] = []
    for part in parts:
        before = out[-1] if out else None
        if isinstance(before, n.Select) and getattr(part, "target", None) == n.It():
            out[-1] = replace(part, target=before.target)  # chosen, and then acted on
        elif isinstance(part, n.May) and part.by == "you" and all(map(_up_to, part.body)):
            out.extend(part.body)  # up to so many may be none anyway
        elif isinstance(part, n.If) and isinstance(part.condition, n.Fits):
            if part.condition.target == n.It() and isinstance(before, n.If):
                # Of the card that the If before has come to: so it is part of it.
                out[-1] = replace(before, then=(*before.then, part))
            else:
                out.append(part)
        else:
            out.append(part)
    return tuple(out)


def _up_to(statement: n.Statement) -> bool:
    target = getattr(statement, "target", None)
    return isinstance(target, (n.Choose, n.Top)) and target.up_to


def _merged(parts: tuple[n.Condition, ...]) -> n.Condition:
    """Several things said of one card are one condition."""
    out: list[n.Condition] = []
    for part in parts:
        before = out[-1] if out else None
        if isinstance(part, n.Fits) and isinstance(before, n.Fits) and part.target == before.target:
            out[-1] = n.Fits(part.target, plain_tests((*before.tests, *part.tests)))
        else:
            out.append(part)
    return out[0] if len(out) == 1 else n.All(tuple(sorted(out, key=repr)))


__all__ = [
    "Compiled",
    "Diagnostic",
    "compile_card",
    "essence",
    "print_ability",
    "print_card",
    "read_line",
    "readings",
    "survives",
]
