"""Running a scenario: set up, choose, check."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tefuda.abilities.nodes import Ability
from tefuda.abilities.serial import from_text
from tefuda.cards import Catalog, house
from tefuda.cards.compiled import card_data, make
from tefuda.cards.records import Record, form_of, whole
from tefuda.decks import load as load_deck
from tefuda.effects.vocabulary import unknown
from tefuda.games import concede, room, rulebook, seats
from tefuda.kernel.card import Card
from tefuda.kernel.changes import comes_rested
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import SEAT_MARKS, Game
from tefuda.kernel.moves import cover, create, turn_face
from tefuda.kernel.printed import Printed
from tefuda.kernel.rulebook import Rulebook
from tefuda.scenarios.check import check
from tefuda.scenarios.read import MOST, Line, Scenario
from tefuda.scenarios.words import laid
from tefuda.text.compile import compile_card
from tefuda.text.tables import LANGUAGES

Watch = Callable[[str, Game], None]


@dataclass
class Failure:
    """What was not as the scenario says, and where."""

    where: str
    line: str
    message: str

    def __str__(self) -> str:
        return f"{self.where}: {self.line}\n    {self.message}"


class Table:
    """A scenario's game with the cards it may use."""

    def __init__(
        self, scenario: Scenario, catalog: Catalog | None = None, edition: str = ""
    ) -> None:
        self.scenario = scenario
        self.catalog = catalog or house(scenario.game)
        self.rules: Rulebook = rulebook(scenario.game, edition or scenario.edition)
        self.arrange = room(scenario.game).arrange
        self.made: dict[str, Printed] = {}
        self.records: dict[str, Record] = {}  # what is printed on those
        for line in scenario.cards:
            try:
                card = self._make(line)
            except (TefudaError, ValueError) as error:
                why = str(error) if isinstance(error, TefudaError) else "a value is no whole number"
                raise TefudaError(f"{scenario.path}:{line.number}: {why}") from None
            self.made[card.number] = card

    def card(self, number: str) -> Printed:
        found = self.made.get(number)
        if found is None and number.partition("-")[0] == "BLANK":
            return self.blank(number.partition("-")[2].lower())
        return found if found is not None else self.catalog[number]

    def blank(self, zone: str) -> Printed:
        """A card without text, for where it does not matter which card lies there."""
        blanks = self.arrange.BLANKS
        kind = zone if zone in blanks else list(blanks)[-1]
        number = f"BLANK-{kind.upper()}"
        if number not in self.made:
            record = self._record(number, f"Blank {kind.title()}", kind)
            record.update(blanks[kind])
            self.records[number] = record
            self.made[number] = make(card_data(record, "en", (), self.catalog.lexicon), self.rules)
        return self.made[number]

    def _record(self, number: str, name: str, kind: str) -> dict[str, object]:
        """The record of a card that has nothing but this, and what the game gives every card."""
        form = form_of(self.scenario.game)
        record: dict[str, object] = {"id": number, "name": name, "category": kind}
        record.update({word: [] for word in form.WORDS})
        record.update(dict.fromkeys(form.NUMBERS))
        record.update(dict.fromkeys(form.TEXTS, ""))
        record.update(self.arrange.CARD)
        return record

    def _make(self, line: Line) -> Printed:
        form = form_of(self.scenario.game)
        parts = [part.strip() for part in line.text.split("|")]
        record = self._record(parts[0], parts[0], parts[1] if len(parts) > 1 else "")
        lang = "en"
        nodes: list[Ability] = []
        for part in parts[2:]:
            word, _, value = part.partition(" ")
            value = value.strip()
            if word in form.NUMBERS:
                record[word] = whole(int(value), word)
            elif word in form.WORDS or f"{word}s" in form.WORDS:
                field = word if word in form.WORDS else f"{word}s"
                record[field] = [name.strip() for name in value.split(",")]
            elif word == "name" or word in form.TEXTS:
                record[word] = value.replace(" // ", "\n")
            elif word == "lang":
                lang = value
            elif word == "ability":
                nodes.append(self._ability(value))
            elif not value:
                record["colors"] = word.split("/")
            else:
                known = ", ".join((*form.NUMBERS, *form.WORDS, "name", *form.TEXTS, "ability"))
                raise TefudaError(f"a card has no {word!r}; it has a kind, colours, {known}")
        if record["category"] not in form.KINDS:
            raise TefudaError(f"the kind of a card is one of {', '.join(form.KINDS)}")
        if lang not in LANGUAGES:
            raise TefudaError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.records[parts[0]] = record
        text = compile_card(record, lang, self.catalog.lexicon)
        if text.diagnostics:
            raise TefudaError(str(text.diagnostics[0]))
        abilities = (*text.abilities, *nodes)
        data = card_data(record, lang, abilities, self.catalog.lexicon, text.back)
        return make(data, self.rules)

    def _ability(self, text: str) -> Ability:
        """An ability that no text calls for yet, given as a node."""
        try:
            node = from_text(text)
        except ValueError as error:
            raise TefudaError(f"cannot read the ability {text!r}: {error}") from None
        if not isinstance(node, Ability):
            raise TefudaError(f'{text!r} is no ability; one begins like Ability("auto", ...)')
        strange = unknown((node,), self.rules)
        if strange:
            raise TefudaError(f"{self.scenario.game} does not know {strange[0]}")
        return node


def run(
    scenario: Scenario, catalog: Catalog | None = None, trace: set[str] | None = None
) -> list[Failure]:
    """Run a scenario under its editions; what was not as it says.

    `trace` collects the steps of procedures it goes through.
    """
    failures: list[Failure] = []
    for edition in scenario.editions or [scenario.edition]:
        for failure in run_under(scenario, edition, catalog, trace)[0]:
            if len(scenario.editions) > 1:
                failure.message = f"under {edition}: {failure.message}"
            failures.append(failure)
    return failures


def run_under(
    scenario: Scenario,
    edition: str,
    catalog: Catalog | None = None,
    trace: set[str] | None = None,
    watch: Watch | None = None,
    table: Table | None = None,
) -> tuple[list[Failure], Game | None]:
    """Run a scenario under one edition. The first wrong choice ends it.

    `watch` is shown the game at the start and after every choice; `table` has the cards, where
    somebody has made them before.
    """
    failures: list[Failure] = []
    try:
        table = table or Table(scenario, catalog, edition)
        game = start(table, trace)
    except Exception as error:
        return [Failure(scenario.where, scenario.title, _broken(error))], None
    if watch is not None:
        watch("", game)
    places = laid(game)
    for sign, editions, line in scenario.script:
        where = f"{scenario.path}:{line.number}"
        try:
            known = [rulebook(scenario.game, edition).edition for edition in editions]
        except TefudaError as error:
            failures.append(Failure(where, f"{sign}[{' '.join(editions)}]", str(error)))
            continue
        if known and table.rules.edition not in known:
            continue
        try:
            if sign == ">":
                problem = choose(game, line.text)
            else:
                problem = check(game, line.text, places)
        except Exception as error:
            problem = _broken(error)
        if problem:
            failures.append(Failure(where, f"{sign} {line.text}", problem))
            if sign == ">":
                return failures, game
        elif sign == ">":
            places |= laid(game)
            if watch is not None:
                watch(line.text, game)
    return failures, game


def _broken(error: Exception) -> str:
    """What is wrong, in a sentence; a fault of the engine fails one scenario, not the rest."""
    if isinstance(error, TefudaError):
        return str(error)
    return f"the game broke, which is a fault of tefuda: {type(error).__name__}: {error}"


def choose(game: Game, key: str) -> str:
    """Take an option by its key; what was wrong, if it is not there."""
    decision = game.decision
    seated = len(game.seats)
    if key.startswith("concede ") and game.result is None and key[8:] in [*SEAT_MARKS[:seated]]:
        concede(game, SEAT_MARKS.index(key[8:]))
        return ""
    if decision is None:
        return "the game is over, nothing can be chosen"
    for option in decision.options:
        if game.key(option, decision.seat) == key:
            game.choose(option)
            return ""
    return (
        f"not possible; {SEAT_MARKS[decision.seat]} decides {decision.kind} ({decision.clause}) "
        f"and may choose: {'; '.join(game.keys())}"
    )


def start(table: Table, trace: set[str] | None = None) -> Game:
    """The game a scenario begins with, at its first decision."""
    scenario = table.scenario
    game_room = room(scenario.game)
    if scenario.deal:
        seats(scenario.game, table.rules.edition, len(scenario.deal))
        sides = [load_deck(name, scenario.game).split(table.catalog) for name in scenario.deal]
        dealt: Game = game_room.new_game(table.rules, sides, scenario.seed, log=True)
        dealt.trace = trace
        return dealt
    mark, number = scenario.turn
    marks = [mark, *[mark for mark, _ in scenario.setup]]
    n = max(SEAT_MARKS.index(max(marks)) + 1, seats(scenario.game, table.rules.edition))
    seats(scenario.game, table.rules.edition, n)
    game: Game = game_room.table(table.rules, scenario.seed, n)
    game.log = []
    game.trace = trace
    game.turn = number
    game.turn_seat = SEAT_MARKS.index(mark)
    game.first_seat = (game.turn_seat - (number - 1)) % n
    for turn in range(number):
        for seat in game.allies((game.first_seat + turn) % n):
            game.seats[seat].turns += 1
    given: set[tuple[int, str]] = set()
    for mark, line in scenario.setup:
        seat = SEAT_MARKS.index(mark)
        given.add((seat, line.text.partition(" ")[0]))
        try:
            _lay(table, game, seat, line)
        except (TefudaError, ValueError, IndexError) as error:
            why = str(error) if isinstance(error, TefudaError) else _unread(table, line.text)
            raise TefudaError(f"{scenario.path}:{line.number}: {why}") from None
    for seat in range(n):
        for zone, count in table.arrange.FILL.items():
            if (seat, zone) not in given:
                for _ in range(count):
                    create(game, table.blank(zone), seat, _zone(game, zone))
    table.arrange.begin(game, scenario.at)
    game.advance()
    return game


def _zone(game: Game, name: str) -> int:
    for i, zone in enumerate(game.rules.zones):
        if zone.name == name:
            return i
    names = [*[zone.name for zone in game.rules.zones], room(game.rules.game).arrange.TOKENS]
    raise TefudaError(f"there is no zone {name!r}; there are {', '.join(filter(None, names))}")


_COUNT = re.compile(r"^x(\d+)$")


def _count(word: str) -> int:
    number = int(word)
    if not 0 <= number <= MOST:
        raise TefudaError(f"{word:.20} is not a number from 0 to {MOST}")
    return number


def _unread(table: Table, text: str) -> str:
    return (
        f"cannot read {text!r}; after a zone stand card numbers, a count of blank cards, x2 for "
        "copies, and for the card before: rested, new, up, awakened, under=NUMBER or "
        f"{table.arrange.GIVEN}=1"
    )


def _lay(table: Table, game: Game, seat: int, line: Line) -> None:
    place, *rest = line.text.split()
    arrange = table.arrange
    if place == arrange.TOKENS:
        for word in rest:
            # A game with one kind of tokens need not say which.
            name, _, number = word.rpartition("=")
            arrange.pool(game, seat, name or game.rules.pools[0], _count(number))
        return
    zone = _zone(game, place)
    cards: list[Card] = []
    fresh: list[Card] = []
    for word, following in zip(rest, [*rest, ""][1:], strict=True):
        count = _COUNT.match(word)
        if word.isdigit():
            for _ in range(_count(word)):
                cards.append(create(game, table.blank(place), seat, zone))
        elif count is not None and cards:
            for _ in range(_count(count[1]) - 1):
                cards.append(create(game, cards[-1].printed, seat, zone))
        elif word == "rested":
            comes_rested(cards[-1])
        elif word == "new":
            fresh.append(cards[-1])
        elif word == "up":
            turn_face(game, cards[-1], True)
        elif word == "awakened" and cards[-1].printed.is_back:
            pass  # it was laid down so
        elif word.startswith("under="):
            beneath = [create(game, table.card(n), seat, -1) for n in word[6:].split(",")]
            cover(game, cards[-1], beneath)
        elif word.startswith(f"{arrange.GIVEN}="):
            arrange.give(game, cards[-1], _count(word.partition("=")[2]))
        elif "-" in word or word == "BLANK" or word in table.made:
            printed = table.card(word)
            if following == "awakened" and printed.back is not None:
                printed = printed.back
            cards.append(create(game, printed, seat, zone))
        else:
            raise TefudaError(_unread(table, word))
    for card in cards:
        if card.zone >= 0 and game.rules.laid[card.zone] and card.turn == game.turn:
            # Cards of a position have been there for a while, unless it says "new".
            if card not in fresh:
                card.turn = 0
    pile = game.seats[seat].zones[zone]
    if not game.rules.laid[zone]:
        pile.reverse()  # the first one named lies on top
