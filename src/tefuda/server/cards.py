"""Cards to be found, and cards to be written."""

from __future__ import annotations

from itertools import islice
from typing import Any

from starlette.requests import Request
from starlette.routing import BaseRoute

from tefuda.abilities.nodes import Ability
from tefuda.abilities.tree import tree
from tefuda.cards import Catalog
from tefuda.cards.records import Record, form_of, normal
from tefuda.cards.search import WORDS, search
from tefuda.effects.vocabulary import unknown
from tefuda.games import room, rulebook
from tefuda.kernel.errors import TefudaError
from tefuda.language import language
from tefuda.prose import card_text
from tefuda.server.http import Desk
from tefuda.server.lists import check_lang
from tefuda.server.setup import cards_of
from tefuda.text.compile import compile_card, print_ability
from tefuda.text.tables import LANGUAGES
from tefuda.wire.study import CardInfo, CardsFound, Draft, FormInfo, Printed, Unread, Written

MOST = 60  # cards that one answer has
LONGEST = 2_000  # letters of a card's text
COLOURS = ("red", "green", "blue", "purple", "black", "yellow")


def routes(desk: Desk) -> list[BaseRoute]:
    return [
        desk.get("/api/games/{game}/cards", _cards),
        desk.get("/api/games/{game}/form", _form),
        desk.post("/api/workshop", Draft, write),
    ]


def info(catalog: Catalog, record: Record, lang: str) -> CardInfo:
    """A card as a list shows it."""
    words = language(lang, catalog.game)
    number, kind = str(record["id"]), str(record["category"])
    numbers = form_of(catalog.game).NUMBERS
    stats = {word: int(record[word]) for word in numbers if record.get(word) is not None}
    colours = [str(colour).lower() for colour in record["colors"]]
    traits = [str(trait) for trait in record["types"]]
    facts = [
        words.say(f"kind.{kind}"),
        "/".join([words.say(f"colour.{colour}") for colour in colours]),
        *[f"{words.say(f'stat.{name}')} {n}" for name, n in stats.items()],
        " / ".join(traits),
    ]
    return CardInfo(
        number,
        str(record["name"]),
        kind,
        colours,
        stats.get("cost"),
        stats,
        traits,
        " · ".join([fact for fact in facts if fact]),
        card_text(catalog, number, lang),
        number in catalog.cards,
    )


def _cards(request: Request) -> CardsFound:
    """Cards that fit a query."""
    game, asked = request.path_params["game"], request.query_params
    room(game)
    lang = asked.get("lang", "en")
    check_lang(lang)
    catalog = cards_of(game)
    found = list(search(catalog, asked.get("q", "")[:200], lang))
    start = int(asked["from"]) if asked.get("from", "").isdigit() else 0
    page = islice(found, start, start + MOST)
    words = [*WORDS, *form_of(game).NUMBERS]
    return CardsFound(len(found), [info(catalog, one, lang) for one in page], words)


def _form(request: Request) -> FormInfo:
    game = request.path_params["game"]
    room(game)
    form = form_of(game)
    lang = request.query_params.get("lang", "en")
    check_lang(lang)
    words = language(lang, game)
    said = [("kind", form.KINDS), ("colour", COLOURS), ("stat", form.NUMBERS)]
    return FormInfo(
        list(form.KINDS),
        list(COLOURS),
        list(form.NUMBERS),
        list(form.WORDS),
        list(form.TEXTS),
        {one: words.say(key) for of, all in said for one in all if (key := f"{of}.{one}") in words},
    )


def write(draft: Draft) -> Written:
    """What is understood of a card, and how the other languages say it."""
    room(draft.game)
    catalog = cards_of(draft.game)
    record = _record(draft)
    compiled = compile_card(record, draft.lang, catalog.lexicon)
    abilities = (*compiled.abilities, *compiled.back)
    problems = [str(one) for one in compiled.diagnostics]
    problems += [
        f"{draft.game} does not know {word} yet."
        for word in unknown(abilities, rulebook(draft.game))
    ]
    unread = [
        Unread(one.field, one.line, one.column, one.token, str(one)) for one in compiled.diagnostics
    ]
    return Written(
        problems,
        unread,
        [line for ability in abilities for line in tree(ability)],
        [_text(abilities, lang, catalog, record) for lang in LANGUAGES],
        "" if problems else scenario(draft, record),
    )


def _record(draft: Draft) -> Record:
    """The draft as a card list would have it."""
    form = form_of(draft.game)
    fields: dict[str, Any] = {"name": "X-1", **draft.fields, "id": form.EXAMPLE}
    for name in form.TEXTS:
        text = str(fields.get(name) or "")
        if len(text) > LONGEST:
            raise TefudaError(f"a card's text has at most {LONGEST} letters")
        fields[name] = text
    for name in form.WORDS:
        fields.setdefault(name, [])
    for name in form.NUMBERS:
        fields.setdefault(name, None)
    return {**normal(fields, "the card", draft.game), "id": "X-1"}


def _text(abilities: tuple[Ability, ...], lang: str, catalog: Catalog, record: Record) -> Printed:
    kind = str(record["category"])
    lines = [print_ability(one, lang, catalog.lexicon, kind) for one in abilities]
    return Printed(lang, [line for line in lines if line is not None], None not in lines)


def scenario(draft: Draft, record: Record) -> str:
    """A board on which a card can be tried: in hand, with what it costs."""
    form, apart = form_of(draft.game), room(draft.game).construction.APART[0]
    parts = ["X-1", str(record["category"]), "/".join(str(one).lower() for one in record["colors"])]
    parts += [f"{word} {record[word]}" for word in form.NUMBERS if record.get(word) is not None]
    for word in form.WORDS:
        if word != "colors" and record.get(word):
            parts.append(f"{word} {', '.join(map(str, record[word]))}")
    parts.append(f"name {record['name']}")
    parts.append(f"lang {draft.lang}")
    for word in form.TEXTS:
        text = str(record.get(word) or "").strip()
        if text:
            parts.append(f"{word} {' // '.join(text.splitlines())}")
    # What lies apart from the deck may have an area of its own.
    own = [zone.name for zone in rulebook(draft.game).zones if zone.name == apart]
    hand = f"A: {own[0]} X-1" if own and record["category"] == apart else "A: hand X-1 2"
    lines = ["# Try it", "turn: A 5", f"card: {' | '.join(part for part in parts if part)}", hand]
    colour = parts[2] or COLOURS[0]
    lines += [line.format(colour=colour) for line in room(draft.game).arrange.TRY]
    return "\n".join(lines) + "\n"
