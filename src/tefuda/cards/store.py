"""The store: card lists imported from the user's disk, kept compiled."""

from __future__ import annotations

import contextlib
import functools
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import platformdirs

from tefuda.cards import compiled
from tefuda.cards.catalog import Catalog, house_compiled, house_records, lexicon_of
from tefuda.cards.files import read_text
from tefuda.cards.records import Found, Record, fields_of, read_paths
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.text.tables import LANGUAGES


def home() -> Path:
    """Where imported cards are kept: TEFUDA_HOME, or the user's data folder."""
    chosen = os.environ.get("TEFUDA_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("tefuda", appauthor=False)


class Store:
    """The imported cards of one game."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        room(game)  # says which games there are
        self.game = game
        self.folder = (folder or home()) / game

    def records(self) -> dict[str, dict[str, Record]]:
        """What has been imported, by language and number."""
        found: dict[str, dict[str, Record]] = {}
        fields = fields_of(self.game)
        for lang in LANGUAGES:
            path = self.folder / f"{lang}.jsonl"
            if path.is_file():
                try:
                    cards = [json.loads(line) for line in read_text(path).split("\n") if line]
                    found[lang] = {str(card["id"]): card for card in cards}
                    whole = all(card.keys() >= fields for card in cards)
                except (ValueError, TypeError, KeyError, AttributeError):
                    whole = False
                if not whole:
                    raise TefudaError(f"{path} is damaged; remove it and import the cards again")
        return found

    def add(self, paths: Iterable[Path]) -> tuple[Found, dict[str, tuple[int, int]]]:
        """Import card lists: what was found, and per language how many are new and changed.

        Everything is read before anything is written; importing again updates.
        """
        found = read_paths(list(paths), self.game)
        known = self.records()
        counts: dict[str, tuple[int, int]] = {}
        for lang, cards in found.records.items():
            old = known.setdefault(lang, {})
            new = sum(1 for number in cards if number not in old)
            changed = sum(1 for n, card in cards.items() if n in old and old[n] != card)
            counts[lang] = (new, changed)
            old.update(cards)
        written: list[tuple[Path, Path]] = []
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for lang, cards in known.items():
                path = self.folder / f"{lang}.jsonl"
                temporary = path.with_suffix(".new")
                lines = [json.dumps(cards[number], ensure_ascii=False) for number in sorted(cards)]
                temporary.write_text("\n".join(lines) + "\n", encoding="utf-8")
                written.append((temporary, path))
        except OSError as error:
            raise TefudaError(f"cannot write to {self.folder}: {error.strerror}") from None
        for temporary, path in written:
            temporary.replace(path)
        (self.folder / "compiled.json").unlink(missing_ok=True)
        return found, counts

    def stamp(self) -> str:
        """Tells whether the kept cards are of this state of the lists and the compiler."""
        parts = [compiled.compiler_version()]
        for lang in LANGUAGES:
            path = self.folder / f"{lang}.jsonl"
            if path.is_file():
                status = path.stat()
                parts.append(f"{lang} {status.st_size} {status.st_mtime_ns}")
        return "|".join(parts)

    def compiled(self, busy: Callable[[], None] | None = None) -> compiled.Compiled:
        """The cards compiled: from the kept file, or read anew (`busy` is told before)."""
        path = self.folder / "compiled.json"
        stamp = self.stamp()
        kept = compiled.load(path)
        if kept is not None and kept.version == stamp:
            return kept
        if busy is not None:
            busy()
        records = self.records()
        lexicon = lexicon_of(self.game, records)
        own = house_records(self.game).records
        fresh = compiled.compile_all(records, lexicon, rulebook(self.game), stamp, own)
        if records:
            with contextlib.suppress(OSError):  # a store that is only for reading serves, too
                compiled.save(fresh, path)
        return fresh


def with_house(game: str, records: dict[str, dict[str, Record]]) -> dict[str, dict[str, Record]]:
    """The imported records together with those that come with tefuda."""
    together = {lang: dict(cards) for lang, cards in house_records(game).records.items()}
    for lang, cards in records.items():
        together.setdefault(lang, {}).update(cards)
    return together


@functools.cache
def catalog(game: str = GAMES[0], lang: str = "en") -> Catalog:
    """Every card there is: the imported ones and those that come with tefuda."""
    own = house_compiled(game, lang)
    store = Store(game)
    imported = store.compiled()
    languages = dict(imported.languages)
    for language, cards in own.languages.items():
        more = languages.get(language, compiled.Language({}, {}))
        languages[language] = compiled.Language(
            {**cards.cards, **more.cards},
            {**cards.problems, **more.problems},
            {**cards.by_hand, **more.by_hand},
        )
    whole = compiled.Compiled(imported.version, languages)
    return Catalog(game, with_house(game, store.records()), lang, whole)
