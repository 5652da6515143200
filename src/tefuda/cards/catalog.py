"""A catalog: the printed cards of a game by number, from card lists in one to three languages."""

from __future__ import annotations

import functools
import hashlib
import json
from collections import ChainMap
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, cast

import msgspec

from tefuda.abilities.serial import compact
from tefuda.cards.compiled import Compiled, compile_all, make
from tefuda.cards.records import Found, Record, read_paths
from tefuda.games import GAMES, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.printed import Printed
from tefuda.text.lexicon import Lexicon
from tefuda.text.tables import LANGUAGES, tables

Records = Mapping[str, Mapping[str, Record]]


class Cards(Mapping[str, Printed]):
    """Cards by number, each made from its data when it is first asked for."""

    def __init__(self, game: str, compiled: Compiled, order: list[str], hands: bool) -> None:
        self._rules = rulebook(game)
        self._made: dict[str, Printed] = {}
        self._raw: dict[str, msgspec.Raw] = {}
        known = [compiled.languages[lang] for lang in order if lang in compiled.languages]
        for language in reversed(known) if hands else ():
            self._raw.update(language.by_hand)
        self.by_hand = set(self._raw)
        for language in reversed(known):
            self._raw.update(language.cards)
            self.by_hand -= language.cards.keys()

    def __getitem__(self, number: str) -> Printed:
        card = self._made.get(number)
        if card is None:
            card = make(msgspec.json.decode(self._raw[number]), self._rules)
            card.by_hand = number in self.by_hand
            if card.back is not None:
                card.back.by_hand = card.by_hand
            self._made[number] = card
        return card

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._raw))

    def __len__(self) -> int:
        return len(self._raw)

    def __contains__(self, number: object) -> bool:
        return number in self._raw


class Catalog:
    """Cards of one game. `records` keep what is printed, by language and number.

    A card is played from its text in `lang`, or if that is not read whole, from another language.
    With `hands`, cards that no language has read whole are there as well: what is not understood
    of them is done by hand.
    """

    def __init__(
        self,
        game: str,
        records: Records,
        lang: str = "en",
        compiled: Compiled | None = None,
        hands: bool = False,
    ) -> None:
        self.game = game
        self.lang = lang
        self.records = records
        self.hands = hands
        self._lexicon: Lexicon | None = None
        self._for_hands: Catalog | None = None
        compiled = compiled or compile_all(
            records, self.lexicon, rulebook(game), others=house_records(game).records
        )
        order = [lang, *[other for other in LANGUAGES if other != lang]]
        # What a game's makers printed goes before what others made of it.
        order.sort(key=lambda one: one in tables(game).UNOFFICIAL)
        self._compiled = compiled
        cards = Cards(game, compiled, order, hands)
        self.cards: Mapping[str, Printed] = cards
        self.by_hand = cards.by_hand  # the numbers of those that are not understood whole
        self.problems: dict[str, list[str]] = {}
        for language in reversed(order):
            if language in compiled.languages:
                for number, problems in compiled.languages[language].problems.items():
                    if number not in self.cards or number in self.by_hand:
                        self.problems[number] = problems

    def for_hands(self) -> Catalog:
        """These cards, and those that are played by hand."""
        if self.hands:
            return self
        if self._for_hands is None:
            self._for_hands = Catalog(self.game, self.records, self.lang, self._compiled, True)
        return self._for_hands

    def beside(self, cards: dict[str, Printed], records: dict[str, Record]) -> Catalog:
        """These cards, and some more that are in no list, with what is printed on them."""
        new = object.__new__(Catalog)
        new.game, new.lang, new.problems = self.game, self.lang, self.problems
        new.hands, new.by_hand, new._compiled = self.hands, self.by_hand, self._compiled
        new._lexicon, new._for_hands = self._lexicon, None
        new.cards = cast(Mapping[str, Printed], ChainMap(cards, cast(Any, self.cards)))
        new.records = {
            lang: cast(Mapping[str, Record], ChainMap(records, cast(Any, known)))
            for lang, known in self.records.items()
        }
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        # What cards are made of cannot be carried along; they are read again.
        return Catalog, (self.game, self.records, self.lang, None, self.hands)

    @property
    def lexicon(self) -> Lexicon:
        """The words of the languages for each other."""
        if self._lexicon is None:
            self._lexicon = lexicon_of(self.game, self.records)
        return self._lexicon

    def __getitem__(self, number: str) -> Printed:
        if number in self.cards:
            return self.cards[number]
        if number in self.problems:
            raise TefudaError(
                f"{number} cannot be played, its text is not fully read: {self.problems[number][0]}"
            )
        raise TefudaError(f"there is no card {number} in the catalog")

    def __contains__(self, number: str) -> bool:
        return number in self.cards or number in self.problems

    def record(self, number: str, lang: str) -> Record | None:
        """What is printed on a card in a language."""
        return self.records.get(lang, {}).get(number)


def fingerprint(card: Printed) -> str:
    """A digest of what a card is and does; records keep it, to tell which card has changed."""
    data = [
        card.number, card.names, card.kind, card.colours, card.traits, card.attributes,
        card.stats, card.starts_with, compact(card.abilities),
    ]  # fmt: skip
    if card.specified:
        data.append(card.specified)
    if card.back is not None and not card.is_back:
        data.append(fingerprint(card.back))
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def house_records(game: str) -> Found:
    """The records of the cards of a game that come with tefuda."""
    folder = Path(str(resources.files("tefuda") / "data" / game / "cards"))
    return read_paths([folder], game) if folder.is_dir() else Found(game)


def lexicon_of(game: str, records: Records) -> Lexicon:
    """The words of these cards, and of those that come with tefuda, which are at home in all
    languages."""
    own = house_records(game).records
    others = {
        lang: [record for number, record in cards.items() if number not in own.get(lang, {})]
        for lang, cards in records.items()
    }
    lexicon = Lexicon.of(game, {lang: list(cards.values()) for lang, cards in own.items()})
    lexicon.update(Lexicon.of(game, others, tables(game).UNOFFICIAL))
    return lexicon


@functools.cache
def house_compiled(game: str, lang: str) -> Compiled:
    """The cards that come with tefuda, compiled from one language.

    One is enough to play: the others say the same (tests see to that).
    """
    if lang not in LANGUAGES:
        raise TefudaError(f"there are no cards in {lang!r}; choose one of {', '.join(LANGUAGES)}")
    records = house_records(game).records
    return compile_all({lang: records[lang]}, lexicon_of(game, records), rulebook(game))


@functools.cache
def house(game: str = GAMES[0], lang: str = "en") -> Catalog:
    """The cards that come with tefuda."""
    compiled = house_compiled(game, lang)
    return Catalog(game, house_records(game).records, lang, compiled)
