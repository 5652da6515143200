"""What there is to play with: games, decks and cards, as clients are told."""

from __future__ import annotations

import functools

from tefuda.bots.levels import LEVELS, Level
from tefuda.bots.ratings import measured
from tefuda.decks import house_decks, house_titles
from tefuda.games import GAMES, room
from tefuda.kernel.errors import TefudaError
from tefuda.language import language
from tefuda.prose import card_name, card_text
from tefuda.server.setup import cards_of
from tefuda.text.tables import LANGUAGES
from tefuda.wire.tables import BotInfo, DeckInfo, EditionInfo, GameInfo, PrintedCard


@functools.cache
def games() -> list[GameInfo]:
    """Every game, with its editions and house decks."""
    found: list[GameInfo] = []
    for game in GAMES:
        own = room(game)
        editions = [EditionInfo(name, *span) for name, span in own.SEATS.items()]
        decks = [_deck(game, name, deck.title) for name, deck in house_decks(game).items()]
        bots = [_bot(game, level) for level in LEVELS]
        found.append(GameInfo(game, own.TITLE, own.DEFAULT, editions, decks, list(own.DECKS), bots))
    return found


def _deck(game: str, name: str, title: str) -> DeckInfo:
    told = {lang: [*_parts(said)] for lang, said in house_titles(game)[name].items()}
    return DeckInfo(name, *_parts(title), told)


def _parts(title: str) -> tuple[str, str]:
    """What a deck is called, and what it is about."""
    called, _, about = title.partition(" — ")
    return called.strip(), about.strip()


def _bot(game: str, level: Level) -> BotInfo:
    found = measured(game).get(level.name)
    if found is None:
        return BotInfo(level.name, level.says, 0, 0, 0)
    return BotInfo(level.name, level.says, round(found.rating), round(found.error), found.games)


def check_lang(lang: str) -> None:
    """Say which languages there are, if this is none of them."""
    if lang not in LANGUAGES:
        raise TefudaError(f"there is nothing in {lang!r:.20}; there are {', '.join(LANGUAGES)}")


def card(game: str, number: str, lang: str) -> PrintedCard:
    """What is printed on a card."""
    room(game)  # says which games there are
    check_lang(lang)
    catalog = cards_of(game)
    if number not in catalog.cards:  # what is played by hand can be read, too
        catalog = catalog.for_hands()
    known = catalog[number[:40]]
    record = catalog.record(number, lang) or {}
    return PrintedCard(
        number,
        card_name(catalog, number, lang),
        known.kind,
        list(known.colours),
        list(known.traits) if lang == catalog.lang else [],  # their words are that language's
        card_text(catalog, number, lang),
        str(record.get("back_name") or ""),
        card_text(catalog, number, lang, back=True),
        language(lang, game).say(f"kind.{known.kind}"),
    )
