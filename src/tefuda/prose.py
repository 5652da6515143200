"""Events and decisions in English sentences."""

from __future__ import annotations

import functools
import re

from tefuda.cards import Catalog
from tefuda.cards.records import form_of
from tefuda.games import Show, room, rulebook
from tefuda.kernel.events import Event, Part
from tefuda.kernel.game import SEAT_MARKS
from tefuda.kernel.view import CardView, DecisionView, OptionView, View
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
    """What happened, as the event's reader may know it; "" if it needs no words."""
    who = SEAT_MARKS[event.seat] if event.seat >= 0 else "Nobody"
    card = card_name(catalog, event.card, lang) if event.card else "a card"
    # A place on the field tells cards of one name apart; elsewhere the name is enough.
    place = f" ({event.handle})" if event.handle and ":" not in event.handle else ""
    kind = event.kind
    show = room(catalog.game).show
    own = show.sentence(event, who, card, place)
    if own:
        return own
    if kind == "move":
        source, to = _place(event.other, show), _place(event.handle, show)
        if source == to:
            return f"{who}: {card} is put back into {to}"
        away = f" from {source}" if source else ""
        return f"{who}: {card} goes{away} to {to}" if to else f"{who}: {card} is taken{away}"
    if kind in rulebook(catalog.game).stat_index:
        return f"{card}{place} gets {event.n:+d} {kind}"
    if kind.startswith("base_"):
        return f"{card}{place}: {kind.replace('_', ' ')} becomes {event.n}"
    if kind == "end":
        winners = event.other.replace(" ", " and ")
        if not winners:
            return "The game ends without a winner"
        return f"{winners} {'wins' if event.n == 1 else 'win'} the game"
    if kind == "fight":
        sides = _sides(event.parts, catalog, lang)
        return f"{card}{place}: {sides[0]} against {event.other}: {sides[1]}"
    if kind == "look" and event.cards:
        names = ", ".join([card_name(catalog, number, lang) for number in event.cards])
        return f"{who} looks at {names}"
    if kind == "lose":
        return f"{who} {_LOST.get(event.other, 'loses')}"
    text = {
        "ko": f"{card}{place} is K.O.'d",
        "turn": f"Turn {event.n}: {who}",
        "first": f"{who} goes first",
        "leader": f"{who} shows the Leader {card}",
        "play": f"{who} plays {card}" + (f" for {event.n}" if event.n else ""),
        "attack": f"{card}{place} attacks {event.other}",
        "block": f"{card}{place} blocks",
        "damage": f"{who} takes {event.n} damage",
        "repelled": f"{card}{place} does not get through",
        "activate": f"{who} activates {card}{place}",
        "replace": f"{who} uses {card}{place} instead, for {event.other}",
        "rest": f"{card}{place} is rested",
        "active": f"{card}{place} becomes active",
        "look": f"{who} looks at {event.n} card{'s' if event.n != 1 else ''}",
        "reveal": f"{who} reveals {card}",
        "shuffle": f"{who} shuffles the {event.other}",
        "rounds": f"{who} has it go round {event.n} more time{'s' if event.n != 1 else ''}",
        "target": f"the attack goes to {card}{place}",
        "grant": f"{card}{place} gains an effect",
        "negate": f"the effects of {card}{place} are negated",
        "under": f"{card} is put under {event.other}",
        "forbid": f"{card}{place} is restricted",
        "allow": f"{card}{place} may do more",
    }.get(kind)
    return text if text is not None else f"{who}: {kind} {card}{place}".rstrip()


_LOST = {
    "life": "loses: no Life was left",
    "deck": "loses: the deck is empty",
    "retired": "loses: too many cards are in Retire",
    "effect": "loses by a card's effect",
    "concede": "gives up",
    "fewest": "loses: another player has the fewest cards in Retire",
}


def battle_words(view: View, parts: tuple[Part, ...], catalog: Catalog, lang: str = "en") -> str:
    """The battle that is going on: both values, what they are made of, and what is missing; a game
    that has more to say of it says it itself."""
    own = room(view.game).show.battle(view)
    names = [card_name(catalog, part.card, lang) for part in parts if part.base]
    if own or len(names) < 2:
        return own
    sides = _sides(parts, catalog, lang)
    missing = sum([part.n if part.side else -part.n for part in parts])
    short = f", {missing} short" if missing > 0 else ""
    return f"{names[0]} {sides[0]} attacks {names[1]} {sides[1]}{short}"


def _sides(parts: tuple[Part, ...], catalog: Catalog, lang: str) -> list[str]:
    """Both values, and what they are made of."""
    return [_sum([part for part in parts if part.side == side], catalog, lang) for side in (0, 1)]


def _sum(parts: list[Part], catalog: Catalog, lang: str) -> str:
    """A value, and what it is made of, if that is more than what the card itself brings."""
    more = [f" {part.n:+d}" + _from(part, catalog, lang) for part in parts[1:]]
    made = f" ({parts[0].n}{''.join(more)})" if more else ""
    return f"{sum([part.n for part in parts])}{made}"


def _from(part: Part, catalog: Catalog, lang: str) -> str:
    return f" {card_name(catalog, part.card, lang)}" if part.card else ""


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
    return [
        (kind, text if n == 1 else f"{text} ({n} times)", clause)
        for (kind, text, clause), n in zip(lines, counts, strict=True)
    ]


# What stands before an ability and says when it may be used.
_TAGS = re.compile(r"^(?:[\[【][^\]】]*[\]】][\s/]*)+(?=.)")


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
    return _TAGS.sub("", " ".join(text.split()))


def _place(handle: str, show: Show) -> str:
    """The place in a handle, in words: A.hand:TH01-016 is "hand"."""
    place = handle.partition(".")[2].partition(":")[0].partition("#")[0]
    if place == "none":
        return ""
    return show.PLACES.get(place.rstrip("0123456789"), place)


_ASK = {
    "main": "Your main phase",
    "redraw": "Keep this hand, or redraw once?",
    "first-or-second": "Do you go first or second?",
    "resolve": "Several effects wait: which one first?",
    "activate": "Use this effect?",
    "replace": "Do this instead?",
    "may": "Do it?",
    "mode": "Choose one",
    "number": "How many?",
    "from": "Take from where?",
    "place": "Top or bottom?",
    "order": "In which order? (the first one named ends up uppermost)",
    "draw": "Draw another card?",
    "rounds": "The game is where it was before, and this could go on for ever. How many more times "
    "does it go round? After that you have to do something else.",
}

_PURPOSE = {
    "to-hand": "for the hand",
    "to-deck": "to put into the deck",
    "rest": "to rest",
    "setactive": "to set active",
    "play": "to play",
    "power+": "to gain power",
    "power-": "to lose power",
    "cost+": "to cost more",
    "cost-": "to cost less",
    "negate": "to negate",
    "forbid": "to restrict",
    "grant": "to gain an effect",
    "become": "to change",
    "reveal": "to reveal",
}


def question(decision: DecisionView, catalog: Catalog, view: View, lang: str = "en") -> str:
    """What the seat is asked."""
    show = room(view.game).show
    text = show.QUESTIONS.get(decision.kind) or _ASK.get(decision.kind, "")
    if decision.purpose == "precede":
        return "These effects exclude each other: which one applies first?"
    if decision.kind == "choose":
        text = f"Choose a card {_purpose(decision, view)}".rstrip()
    name = _source_name(decision, catalog, view, lang)
    return f"{text or decision.kind} — {name}" if name else text or decision.kind


def _source(decision: DecisionView, view: View) -> CardView:
    """The card that asks; one that has gone is known by the number in its handle."""
    gone = CardView(decision.source, decision.source.partition(":")[2].partition("(")[0])
    return view.card(decision.source) or gone


def _source_name(decision: DecisionView, catalog: Catalog, view: View, lang: str) -> str:
    source = _source(decision, view)
    return face_name(catalog, source, lang) if source.number else ""


# Questions that say nothing without the text of the card that asks them.
_BARE = ("activate", "may", "number", "replace", "cancel")


def explained(decision: DecisionView, catalog: Catalog, view: View, lang: str) -> list[str]:
    """The text of the card that asks, where the question alone does not say what it is about."""
    source = _source(decision, view)
    bare = decision.kind in _BARE or (decision.kind == "choose" and not _purpose(decision, view))
    if decision.kind == "mode":
        bare = mode_words(catalog, source.number, 1, lang) == _nth(1)
    return card_text(catalog, source.number, lang, source.awakened) if bare else []


def card_text(catalog: Catalog, number: str, lang: str, back: bool = False) -> list[str]:
    """The lines printed on a card, or on its back."""
    record = catalog.record(number, lang) or catalog.record(number, "en")
    if record is None:
        return []
    fields = [f for f in form_of(catalog.game).TEXTS if f.startswith("back_") == back]
    return [line for field in fields for line in str(record.get(field) or "").splitlines()]


def _purpose(decision: DecisionView, view: View) -> str:
    """What cards are chosen for."""
    own = room(view.game).show.PURPOSES
    return own.get(decision.purpose) or _PURPOSE.get(decision.purpose, "")


def option_words(option: OptionView, view: View, catalog: Catalog, lang: str = "en") -> str:
    """An option in words, to stand beside its key."""

    def name(handle: str) -> str:
        card = view.card(handle)
        if card is not None and card.number:
            return face_name(catalog, card, lang)
        number = handle.partition(":")[2]
        return card_name(catalog, number, lang) if number else "a hidden card"

    card = name(option.card) if option.card else ""
    other = name(option.other) if option.other else ""
    seen = view.card(option.card) if option.card else None
    show = room(view.game).show
    own = show.option(option, card, other, seen)
    if own:
        return own
    if option.verb == "play" and seen is not None:
        return f"play {card} (cost {show.cost(seen)})"
    if option.verb in ("activate", "resolve") and option.n and seen is not None:
        text = ability_words(catalog, seen, option.n - 1, lang)
        return f"{card}: {text}" if text else f"use the effect of {card}"
    if option.verb == "mode" and view.decision is not None:
        source = view.card(view.decision.source)
        return mode_words(catalog, source.number if source else "", option.n, lang)
    words = {
        "attack": f"attack {other} with {card}",
        "activate": f"use the effect of {card}",
        "decline": "do not use it",
        "block": f"block with {card}",
        "end": "end the main phase",
        "pass": "do nothing",
        "done": "no more",
        "choose": card,
        "order": card,
        "replace": f"use {card}",
        "number": str(option.n),
        "rounds": f"{option.n} more time{'s' if option.n != 1 else ''}" if option.n else "no more",
        "none": "none",
        "mode": f"number {option.n}",
        "resolve": card,
    }.get(option.verb)
    return words if words is not None else option.verb


def _nth(choice: int) -> str:
    return f"number {choice}"


def mode_words(catalog: Catalog, number: str, choice: int, lang: str) -> str:
    """What the nth of "choose one" does, as printed."""
    record = catalog.record(number, lang) or catalog.record(number, "en")
    if record is None:
        return _nth(choice)
    texts = [str(record.get(name) or "") for name in form_of(catalog.game).TEXTS]
    # Some lists print the choices without a line of their own.
    texts = [re.sub(r"(?<=[.。―—:：])\s*(?=[•・])", "\n", text) for text in texts]
    lines = [line.strip() for text in texts for line in text.splitlines()]
    bullets = [line[1:].strip() for line in lines if line.startswith(("•", "・"))]
    return bullets[choice - 1] if 0 < choice <= len(bullets) else _nth(choice)


# What can be said at a table; chat is left to other programs.
PHRASES: dict[str, dict[str, str]] = {
    "hello": {"en": "Hello!", "ja": "よろしくお願いします！", "zh-Hant": "請多指教！"},
    "good-luck": {"en": "Good luck!", "ja": "頑張ってください！", "zh-Hant": "祝你好運！"},
    "moment": {
        "en": "One moment, please.",
        "ja": "少しお待ちください。",
        "zh-Hant": "請稍等一下。",
    },
    "thinking": {"en": "I am thinking.", "ja": "考え中です。", "zh-Hant": "我正在思考。"},
    "sorry": {"en": "Sorry!", "ja": "ごめんなさい！", "zh-Hant": "抱歉！"},
    "misclick": {"en": "That was a slip.", "ja": "操作を間違えました。", "zh-Hant": "我按錯了。"},
    "thanks": {"en": "Thank you!", "ja": "ありがとうございます！", "zh-Hant": "謝謝！"},
    "nice": {"en": "Nice play!", "ja": "お見事！", "zh-Hant": "打得好！"},
    "wow": {
        "en": "I did not see that coming.",
        "ja": "それは読めませんでした。",
        "zh-Hant": "真沒想到。",
    },
    "well-played": {
        "en": "Well played!",
        "ja": "ありがとうございました、いい勝負でした！",
        "zh-Hant": "打得真精彩！",
    },
    "again": {"en": "Another game?", "ja": "もう一戦しませんか？", "zh-Hant": "再來一局嗎？"},
    "bye": {"en": "Goodbye!", "ja": "またお願いします！", "zh-Hant": "下次再見！"},
}

_PROPOSALS = {
    "undo": {
        "en": "{who} asks to take a choice back.",
        "ja": "{who}が選択のやり直しを求めています。",
        "zh-Hant": "{who}請求收回一個選擇。",
    },
    "draw": {
        "en": "{who} offers a draw.",
        "ja": "{who}が引き分けを提案しています。",
        "zh-Hant": "{who}提議平手。",
    },
    "adjourn": {
        "en": "{who} asks to go on another time.",
        "ja": "{who}が中断を求めています。",
        "zh-Hant": "{who}請求暫停，改天再繼續。",
    },
    "resume": {
        "en": "{who} asks to go on now.",
        "ja": "{who}が再開を求めています。",
        "zh-Hant": "{who}請求現在繼續。",
    },
}


def proposal_words(what: str, who: str, lang: str) -> str:
    """What somebody asks the others for."""
    return _PROPOSALS[what][lang].format(who=who)
