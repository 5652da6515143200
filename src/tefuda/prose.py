"""Events and decisions in sentences, in the reader's language."""

from __future__ import annotations

import functools
import re
from typing import Final

from tefuda.cards import Catalog
from tefuda.cards.records import form_of
from tefuda.games import room, rulebook
from tefuda.kernel.events import DAMAGE, EFFECT, SET, TOKENS, Event, Part
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import CardView, DecisionView, OptionView, View
from tefuda.kernel.why import Reason
from tefuda.language import Language, language
from tefuda.text.compile import print_ability

# Options that do nothing, or end something; a game may have more.
_QUIET = ("pass", "done", "end", "keep", "none", "decline", "no")


def is_quiet(option: OptionView, game: str) -> bool:
    """Whether an option is the one for a player who wants nothing (more)."""
    return option.verb in _QUIET or option.verb in room(game).show.QUIET


def card_name(catalog: Catalog, number: str, lang: str = "en") -> str:
    """A card's printed name, or its number if the catalog does not know it."""
    record = catalog.record(number, lang)
    return str(record["name"]) if record is not None else number


def face_name(catalog: Catalog, card: CardView, lang: str = "en") -> str:
    """The name on the side of a card that is up."""
    record = catalog.record(card.number, lang) if card.awakened else None
    if record is not None and record.get("back_name"):
        return str(record["back_name"])
    return card_name(catalog, card.number, lang)


def sentence(event: Event, catalog: Catalog, lang: str = "en") -> str:
    """What happened, as the event's reader may know it."""
    words = language(lang, catalog.game)
    card = card_name(catalog, event.card, lang) if event.card else words.say("hidden")
    # A place on the field tells cards of one name apart; elsewhere the name is enough.
    place = f" ({event.handle})" if event.handle and ":" not in event.handle else ""
    values: dict[str, object] = {
        "who": SEAT_MARKS[event.seat] if event.seat >= 0 else words.say("nobody"),
        "card": card,
        "this": f"{card}{place}",
        "other": event.other,
        "n": event.n,
    }
    return words.say(f"event.{_variant(event, catalog, words, values)}", **values)


def _variant(event: Event, catalog: Catalog, words: Language, values: dict[str, object]) -> str:
    """Which of the sentences for its kind an event is told with, and what that needs."""
    kind, lang = event.kind, words.lang
    own = room(catalog.game).show.event(event)
    if own:
        return own
    if kind == "move":
        source, to = _place(event.other, words), _place(event.handle, words)
        values.update(source=source, to=to)
        if source == to:
            return "move-within"
        return ("move" if to else "move-out") if source else "move-in" if to else "move-away"
    stat = kind.removeprefix("base_")
    own_word = not event.n and f"event.{kind}" in words  # an act that is called like a value
    if stat in rulebook(catalog.game).stat_index and not own_word:
        values["stat"] = words.say(f"stat.{stat}")
        return "value" if stat == kind else "base"
    if kind == "end":
        values["winners"] = words.say("and").join(event.other.split())
    elif kind == "fight":
        values["power"], values["guard"] = _sides(event.parts, catalog, lang)
    elif kind == "attack" and event.cards:
        values["other"] = f"{card_name(catalog, event.cards[0], lang)} ({event.other})"
    elif kind == "look" and event.cards:
        values["cards"] = words.all_of([card_name(catalog, n, lang) for n in event.cards])
        return "look-at"
    elif kind == "by-hand":
        values["act"] = words.say(f"by-hand.{event.other}")
    elif kind == "shuffle":
        values["zone"] = words.say(f"place.{event.other}")
    return kind


def battle_words(view: View, parts: tuple[Part, ...], catalog: Catalog, lang: str = "en") -> str:
    """The battle that is going on: both values, what they are made of, and what is missing; a game
    that has more to say of it says it itself."""
    words = language(lang, view.game)
    own = room(view.game).show.battle(view, words, lambda card: face_name(catalog, card, lang))
    names = [card_name(catalog, part.card, lang) for part in parts if part.base]
    if own or len(names) < 2:
        return own
    power, guard = _sides(parts, catalog, lang)
    missing = sum([part.n if part.side else -part.n for part in parts])
    return words.say(
        "against-short" if missing > 0 else "against",
        attacker=names[0], power=power, target=names[1], guard=guard, missing=missing,
    )  # fmt: skip


def _sides(parts: tuple[Part, ...], catalog: Catalog, lang: str) -> list[str]:
    """Both values, and what they are made of."""
    return [_sum([part for part in parts if part.side == side], catalog, lang) for side in (0, 1)]


def _sum(parts: list[Part], catalog: Catalog, lang: str) -> str:
    """A value, and what it is made of, if that is more than what the card itself brings."""
    more = [f" {part.n:+d}" + _from(part, catalog, lang) for part in parts[1:]]
    made = f" ({parts[0].n}{''.join(more)})" if more else ""
    return f"{sum([part.n for part in parts])}{made}"


def _from(part: Part, catalog: Catalog, lang: str) -> str:
    return f" {part_name(part, catalog, lang)}"


def part_name(part: Part, catalog: Catalog, lang: str) -> str:
    """What a part of a number comes from."""
    if part.card in (TOKENS, SET, EFFECT, DAMAGE):
        return language(lang, catalog.game).say(f"part.{part.card[1:] or 'tokens'}")
    return card_name(catalog, part.card, lang)


def sentences(
    events: list[Event], catalog: Catalog, lang: str = "en"
) -> list[tuple[str, str, str]]:
    """The kind, words and clause of each event; the same again and again is said once."""
    lines: list[tuple[str, str, str]] = []
    counts: list[int] = []
    for event in events:
        line = (event.kind, sentence(event, catalog, lang), event.clause)
        if not line[1]:
            continue
        if lines and lines[-1] == line:
            counts[-1] += 1
        else:
            lines.append(line)
            counts.append(1)
    times = language(lang, catalog.game)
    return [
        (kind, text if n == 1 else times.say("times", text=text, n=n), clause)
        for (kind, text, clause), n in zip(lines, counts, strict=True)
    ]


# What stands before an ability and says when it may be used.
_TAG = re.compile(r"[\[【]([^\]】]*)[\]】]")
_TAGS = re.compile(r"^(?:[\[【][^\]】]*[\]】][\s/]*)+(?=.)")


def when(view: View, lang: str = "en") -> str:
    """The turn and its phase."""
    words = language(lang, view.game)
    phase = words.say(f"phase.{view.phase}" if view.phase else "table.before")
    return words.say("table.when", n=view.turn, phase=phase)


def ability_words(catalog: Catalog, shown: CardView, index: int, lang: str, width: int = 70) -> str:
    """The beginning of what an ability does, to tell it from the card's others."""
    text = _ability_text(catalog, shown.number, shown.awakened, index, lang)
    return text if len(text) <= width else text[: width - 1] + "…"


@functools.lru_cache(4096)
def _ability_text(catalog: Catalog, number: str, awakened: bool, index: int, lang: str) -> str:
    """An ability without its tags; printing takes long, and the same are offered all the time."""
    card = catalog.cards.get(number)
    if card is not None and awakened:
        card = card.back
    if card is None or not 0 <= index < len(card.abilities):
        return ""
    text = print_ability(card.abilities[index], lang, catalog.lexicon, card.kind) or ""
    return _TAGS.sub("", " ".join(text.split())).lstrip(":： ")


def _place(handle: str, words: Language) -> str:
    """The place in a handle, in words: A.hand:TH01-016 is "hand"."""
    place = handle.partition(".")[2].partition(":")[0].partition("#")[0].partition(".")[0]
    return "" if place in ("", "none") else words.say(f"place.{place.rstrip('0123456789')}")


def question(decision: DecisionView, catalog: Catalog, view: View, lang: str = "en") -> str:
    """What the seat is asked."""
    words = language(lang, view.game)
    purpose = _purpose(decision, words)
    if decision.purpose == "precede":
        return words.say("ask.precede")
    if decision.kind == "choose" and purpose:
        text = words.say("ask.choose-for", purpose=purpose)
    else:
        text = words.say(f"ask.{decision.kind}")
    name = _source_name(decision, catalog, view, lang)
    return words.say("asked-by", text=text, name=name) if name else text


def window_words(kind: str, number: str, catalog: Catalog, lang: str) -> str:
    """Where something is asked, and by which card if one is meant."""
    words = language(lang, catalog.game)
    key = f"ask.{kind}"
    text = words.say(key) if key in words else kind
    name = card_name(catalog, number, lang) if number in catalog.cards else number
    return words.say("asked-by", text=text, name=name) if name else text


def _source(decision: DecisionView, view: View) -> CardView:
    """The card that asks; one that has gone is known by the number in its handle."""
    gone = CardView(decision.source, decision.source.partition(":")[2].partition("(")[0])
    return view.card(decision.source) or gone


def _source_name(decision: DecisionView, catalog: Catalog, view: View, lang: str) -> str:
    source = _source(decision, view)
    return face_name(catalog, source, lang) if source.number else ""


# Questions that say nothing without what the card says that asks them.
_BARE = ("activate", "may", "number", "replace", "cancel", "by-hand", "by-hand-act")


def reason_words(reason: Reason, catalog: Catalog, lang: str = "en") -> str:
    """Why a card cannot be chosen."""
    words = language(lang, catalog.game)
    name = card_name(catalog, reason.card, lang) if reason.card else ""
    text = words.say(f"why.{reason.reason}", card=name, n=reason.n)
    act = f"act.{reason.act}"
    return words.say("act.said", act=words.say(act), text=text) if act in words else text


def explained(decision: DecisionView, catalog: Catalog, view: View, lang: str) -> list[str]:
    """What the card that asks says: the ability that does; all its text where the question alone
    does not say what it is about."""
    source = _source(decision, view)
    if decision.kind == "mode" and _modes(catalog, source.number, lang):
        return []
    said = _ability_text(catalog, source.number, source.awakened, decision.ability - 1, lang)
    if said:
        return [said]
    purpose = _purpose(decision, language(lang, view.game))
    asks = decision.kind in _BARE or decision.kind == "mode"
    bare = asks or (decision.kind == "choose" and not purpose)
    return card_text(catalog, source.number, lang, source.awakened) if bare else []


def card_text(catalog: Catalog, number: str, lang: str, back: bool = False) -> list[str]:
    """The lines printed on a card, or on its back."""
    record = catalog.record(number, lang) or catalog.record(number, "en")
    if record is None:
        return []
    fields = [f for f in form_of(catalog.game).TEXTS if f.startswith("back_") == back]
    return [line for field in fields for line in str(record.get(field) or "").splitlines()]


@functools.lru_cache(20_000)
def tags(catalog: Catalog, number: str, lang: str, back: bool) -> list[str]:
    """What stands in brackets before a card's abilities, each once: when they work, above all."""
    found: dict[str, None] = {}
    for line in card_text(catalog, number, lang, back):
        brackets = _TAGS.match(line)
        found |= dict.fromkeys(_TAG.findall(brackets[0]) if brackets else [])
    return list(found)


def _purpose(decision: DecisionView, words: Language) -> str:
    """What cards are chosen for."""
    key = f"purpose.{decision.purpose}"
    return words.say(key) if key in words else ""


def option_words(option: OptionView, view: View, catalog: Catalog, lang: str = "en") -> str:
    """An option in words, to stand beside its key."""
    if option.verb == "mode" and view.decision is not None:
        return mode_words(catalog, _source(view.decision, view).number, option.n, lang)
    seen = view.card(option.card) if option.card else None
    other = view.card(option.other) if option.other else None
    return _option_words(option, seen, other, catalog, lang)


@functools.lru_cache(20_000)
def _option_words(
    option: OptionView, seen: CardView | None, other: CardView | None, catalog: Catalog, lang: str
) -> str:
    """... of the cards it is about; the same are offered again and again."""
    words = language(lang, catalog.game)
    if option.verb.startswith("hand-") and option.verb != "hand-card":
        return words.say(f"by-hand.{option.verb.removeprefix('hand-')}")
    card = _named(option.card, seen, catalog, words) if option.card else ""
    if option.verb in ("activate", "resolve") and option.n and seen is not None:
        text = ability_words(catalog, seen, option.n - 1, lang)
        return words.say("effect" if text else "option.activate", card=card, text=text)
    return words.say(
        f"option.{option.verb}",
        card=card,
        other=_named(option.other, other, catalog, words) if option.other else "",
        whose=option.other[:1],
        n=option.n,
        mark=SEAT_MARKS[option.n - 1 : option.n],
        **_facts(seen, words, catalog.game),
    )


def _named(handle: str, seen: CardView | None, catalog: Catalog, words: Language) -> str:
    """A card that an option speaks of."""
    if seen is not None and seen.number:
        return face_name(catalog, seen, words.lang)
    number = handle.partition(":")[2]
    return card_name(catalog, number, words.lang) if number else words.say("hidden-option")


def _facts(seen: CardView | None, words: Language, game: str) -> dict[str, object]:
    """What an option may have to say of its card."""
    if seen is None:
        return {"kind": "", "at": "", "colours": "", "cost": ""}
    values: dict[str, object] = {}
    if seen.stats:
        values.update(
            {name: max(n, 0) for name, n in zip(stat_names(game), seen.stats, strict=True)}
        )
    return {
        **values,
        "kind": seen.kind,
        "at": seen.handle.partition(".")[2][:1],
        "colours": "/".join([words.say(f"colour.{colour}") for colour in seen.colours]),
    }


@functools.cache
def stat_names(game: str) -> tuple[str, ...]:
    """What a game's values are called; asked for every card of every view."""
    return tuple(rulebook(game).stats)


def mode_words(catalog: Catalog, number: str, choice: int, lang: str) -> str:
    """What the nth of "choose one" does, as printed."""
    modes = _modes(catalog, number, lang)
    if 0 < choice <= len(modes):
        return modes[choice - 1]
    return language(lang, catalog.game).say("nth", n=choice)


def _modes(catalog: Catalog, number: str, lang: str) -> list[str]:
    record = catalog.record(number, lang) or catalog.record(number, "en")
    if record is None:
        return []
    texts = [str(record.get(name) or "") for name in form_of(catalog.game).TEXTS]
    # Some lists print the choices without a line of their own.
    texts = [re.sub(r"(?<=[.。―—:：])\s*(?=[•・])", "\n", text) for text in texts]
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return [line[1:].strip() for line in lines if line.startswith(("•", "・"))]


# What can be said at a table; chat is left to other programs.
PHRASES: Final = (
    "hello", "good-luck", "moment", "thinking", "sorry", "misclick", "thanks", "nice", "wow",
    "well-played", "again", "bye",
)  # fmt: skip
