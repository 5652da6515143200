"""The checks of a scenario.

A hand 5                    how many cards lie in a zone
A hand has TH01-016 x2      so many copies at least (or: lacks TH01-016)
A life top is TH01-016      which card is on top (or: bottom)
A.C1 is TH01-016            which card lies there (or: A.C1 gone)
A.C1 rested                 or: active, negated, new, awakened (it shows its back)
A.C1 under TH01-016         which cards lie beneath it, the lowest first
A.C1 power 5000             or another of its values: cost, base_power, base_cost ...
A.C1 has blocker            or: lacks blocker
offered KEY                 among the options now (or: not offered KEY)
asks A main                 who must decide what now
options 3                   how many options there are
winners A                   or: winners none; not over
ended 9-2-1-2               the clause that ended the game
log damage 7-1-4            an event of this kind was logged under this clause (or below it)
log no damage               no such event was logged
log move 4-5-3 by TH01-016  ... by an effect of this card
A knows B hand TH01-016     seat A can tell that this card is there (or: A cannot see ...)

Checks that something is not so refuse words that can never be: an event or an option that the game
does not have, a card that is not in the scenario, a place where no card has been.
"""

from __future__ import annotations

from tefuda.games import room
from tefuda.kernel.card import Card
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.procedure import within
from tefuda.scenarios import words as words_of


def check(game: Game, text: str, places: set[str] | None = None) -> str:
    """What is wrong, or nothing. `places`: where cards have been, if anybody took note."""
    try:
        return _check(game, text, places)
    except (ValueError, IndexError):  # a word too few, or no number where one must be
        raise _unread(text) from None


def _unread(text: str) -> TefudaError:
    return TefudaError(f"cannot read the check {text!r}; `tefuda scenario --help` lists them")


def _check(game: Game, text: str, places: set[str] | None) -> str:
    words = text.split()
    if not words:
        raise TefudaError("an empty check")
    head = words[0]
    if head == "offered" or text.startswith("not offered "):
        return _offered(game, text, places)
    if head in ("asks", "options"):
        return _decision(game, words)
    if head in ("winners", "ended") or text == "not over":
        return _end(game, words, text)
    if head == "log":
        return _log(game, words[1:])
    if len(head) == 1 and head in SEAT_MARKS[: len(game.seats)]:
        return _seat(game, SEAT_MARKS.index(head), words[1:], text)
    if len(head) > 2 and head[1] == ".":
        return _card(game, head, words[1:], text, places)
    raise _unread(text)


def _offered(game: Game, text: str, places: set[str] | None) -> str:
    wanted = not text.startswith("not ")
    key = text.removeprefix("not ").removeprefix("offered ").strip()
    if not wanted:
        words_of.need_option(game, key, places)
    keys = game.keys()
    if (key in keys) == wanted:
        return ""
    return f"the options are: {'; '.join(game.keys()) or 'none'}"


def _decision(game: Game, words: list[str]) -> str:
    decision = game.decision
    if decision is None:
        return "nobody must decide anything: the game is over"
    if words[0] == "options":
        n = len(decision.options)
        return "" if n == int(words[1]) else f"there are {n}: {'; '.join(game.keys())}"
    found = (SEAT_MARKS[decision.seat], decision.kind)
    return "" if found == (words[1], words[2]) else f"{found[0]} must decide {found[1]}"


def _end(game: Game, words: list[str], text: str) -> str:
    result = game.result
    if text == "not over":
        return "" if result is None else f"the game ended by {result.clause}"
    if result is None:
        return "the game is not over"
    if words[0] == "ended":
        return "" if result.clause == words[1] else f"it ended by {result.clause}"
    winners = [SEAT_MARKS[seat] for seat in result.winners] or ["none"]
    return "" if winners == words[1:] else f"the winners are {' '.join(winners)}"


def _log(game: Game, words: list[str]) -> str:
    log = game.log or []
    source = ""
    if len(words) > 2 and words[-2] == "by":
        source = words[-1]
        words_of.need_number(game, source)
        words = words[:-2]
    if words[0] == "no":
        kind, clause, wanted = words[1], words[2] if len(words) > 2 else "", False
    else:
        kind, clause, wanted = words[0], words[1] if len(words) > 1 else "", True
    words_of.need_event(game, kind, clause)
    found = any(
        event.kind == kind
        and (not clause or within(event.clause, clause))
        and (not source or event.source == source)
        for event in log
    )
    if found == wanted:
        return ""
    seen = ", ".join(f"{event.kind} {event.clause}" for event in log[-12:])
    return f"the last events are: {seen}"


def _tokens(game: Game) -> str:
    """The word for tokens that lie beside the cards."""
    return room(game.rules.game).arrange.TOKENS


def _zone(game: Game, seat: int, name: str) -> list[Card]:
    for i, zone in enumerate(game.rules.zones):
        if zone.name == name:
            return game.seats[seat].zones[i]
    names = [*[zone.name for zone in game.rules.zones], _tokens(game)]
    raise TefudaError(f"there is no zone {name!r}; there are {', '.join(filter(None, names))}")


def _seat(game: Game, seat: int, words: list[str], text: str) -> str:
    if words[0] == _tokens(game):
        # A game with one kind of tokens need not say which.
        name = words[1] if len(words) > 2 else game.rules.pools[0]
        n = game.seats[seat].pools[game.rules.pools.index(name)]
        return "" if n == int(words[-1]) else f"there are {n}"
    if words[0] == "knows" or words[:2] == ["cannot", "see"]:
        wanted = words[0] == "knows"
        mark, zone, number = words[-3:]
        cards = _zone(game, SEAT_MARKS.index(mark), zone)
        if not any(card.printed.number == number for card in cards):
            raise TefudaError(f"there is no {number} in the {zone} of {mark} that could be seen")
        seen = any(c.printed.number == number and game.can_see(c, seat) for c in cards)
        return "" if seen == wanted else f"it {'is' if seen else 'is not'} known"
    cards = _zone(game, seat, words[0])
    numbers = [card.printed.number for card in cards]
    if len(words) == 2:
        return "" if len(cards) == int(words[1]) else f"there are {len(cards)}"
    if words[1] in ("has", "lacks"):
        count = int(words[3][1:]) if len(words) > 3 else 1
        if words[1] == "lacks":
            words_of.need_number(game, words[2])
        enough = numbers.count(words[2]) >= count
        return "" if enough == (words[1] == "has") else f"there are: {', '.join(numbers) or 'none'}"
    if words[1] in ("top", "bottom"):
        found = numbers[-1 if words[1] == "top" else 0] if numbers else "nothing"
        return "" if found == words[-1] else f"it is {found}"
    raise _unread(text)


def _find(game: Game, handle: str) -> Card | None:
    for card in game.cards.values():
        laid = card.zone >= 0 and game.rules.laid[card.zone] and not card.over
        if laid and game.handle(card) == handle:
            return card
    return None


def _card(game: Game, handle: str, words: list[str], text: str, places: set[str] | None) -> str:
    card = _find(game, handle)
    word = words[0] if words else ""
    if word == "gone":
        words_of.need_handle(game, handle, places, next_too=True)
        return "" if card is None else f"{card.printed.number} is there"
    if card is None:
        return f"there is nothing at {handle}"
    if game.stale:
        game.rules.derive(game)
    if word == "is":
        return "" if card.printed.number == words[1] else f"{card.printed.number} is there"
    if word in ("rested", "active"):
        return "" if card.rested == (word == "rested") else f"it is not {word}"
    if word in ("negated", "new", "awakened"):
        states = {
            "negated": card.negated,
            "new": card.turn == game.turn,
            "awakened": card.printed.is_back,
        }
        return "" if states[word] else f"it is not {word}"
    if word == "under":
        numbers = [beneath.printed.number for beneath in card.under]
        return "" if numbers == words[1:] else f"there lie: {' '.join(numbers) or 'none'}"
    if word in ("has", "lacks"):
        bit = game.rules.keywords.get(words[1], 0)
        if not bit:
            raise TefudaError(
                f"there is no keyword {words[1]!r}; there are {', '.join(game.rules.keywords)}"
            )
        return "" if bool(card.keywords & bit) == (word == "has") else f"it does not: {word}"
    arrange = room(game.rules.game).arrange
    if word == arrange.GIVEN:
        n = arrange.given(card)
        return "" if n == int(words[1]) else f"it has {n}"
    base = word.startswith("base_")
    index = game.rules.stat_index.get(word.removeprefix("base_"))
    if index is None:
        raise _unread(text)
    n = (card.base if base else card.stats)[index]
    if index:
        n = max(n, 0)  # only power may be less than nothing
    return "" if n == int(words[1]) else f"it is {n}"
