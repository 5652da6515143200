"""Triggered abilities: noticing that a timing is met, and waiting for activation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.abilities.nodes import Ability, Cards, Forbid, Given, IsThis, This, Turn, When
from tefuda.effects import continuous, match, values
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.lasting import Ban, Waiting

GIVEN = 1_000  # from here on an index means an ability that a card was given
NO_EFFECT = -1  # in place of a seat: nobody's effect does it


def emit(
    game: Game,
    event: str,
    subject: Card | None,
    seat: int = -1,
    cause: str = "",
    number: int = 0,
) -> None:
    """Something happened to `subject`, by `seat`: collect the abilities that wait for it.

    cause: battle | effect | rule | cost | "" — what made it happen.
    """
    if game.foe >= 0:
        # An opponent that an ability has named is named for that ability alone.
        foe = game.foe
        game.foe = -1
        emit(game, event, subject, seat, cause, number)
        game.foe = foe
        return
    if subject is not None:
        printed = subject.printed
        if event in printed.timed and not subject.negated:
            hidden_away = subject.zone < 0 or not game.rules.laid[subject.zone]
            for i in printed.timed[event]:
                ability = printed.abilities[i]
                if hidden_away and not ability.zone and not _about_itself(ability, event):
                    continue  # what watches others works on the field
                _consider(game, subject, ability, i, event, subject, seat, cause, number)
        if subject.granted:
            for i, ability in enumerate(subject.granted):
                index = given(subject, i)
                _consider(game, subject, ability, index, event, subject, seat, cause, number)
    bit = game.rules.events[event]
    if game.rules.remembered & bit:
        _remember(game, event, subject, seat, cause)
    if game.watch & bit:
        for s in game.in_turn_order():
            for card in game.field(s):
                if card is subject:
                    continue
                if card.printed.watch & bit and not card.negated:
                    for i in card.printed.timed.get(event, []):
                        ability = card.printed.abilities[i]
                        if ability.zone == "hand":
                            continue
                        _consider(game, card, ability, i, event, subject, seat, cause, number)
                for i, ability in enumerate(card.granted):
                    index = given(card, i)
                    _consider(game, card, ability, index, event, subject, seat, cause, number)
            for card in apart(game, s):
                for i in card.printed.timed.get(event, []):
                    ability = card.printed.abilities[i]
                    if ability.zone:
                        _consider(game, card, ability, i, event, subject, seat, cause, number)
    if game.rules.waits_in_hand & bit:
        _in_hands(game, event, bit, subject, seat, cause, number)
    if game.delayed:
        _put_off(game, event, subject, seat, cause)


def _remember(game: Game, event: str, subject: Card | None, seat: int, cause: str) -> None:
    """For what asks later in the turn whether it happened, by what, and to which card."""
    what = f"{event}:{seat}"
    game.happened[what] = 1
    game.happened[f"{what}:{cause}"] = 1
    if subject is not None:
        game.happened[f"{what}:of:{subject.printed.number}"] = subject.id


def _about_itself(ability: Ability, event: str) -> bool:
    for when in ability.timings:
        if when.event == event and isinstance(when.subject, This) and not when.who:
            return True
    return False


def ask(
    game: Game, source: Card, event: str, subject: Card | None, seat: int, cause: str = ""
) -> None:
    """Have one card, and no other, look whether its abilities wait for this."""
    on_field = game.rules.on_field[source.zone]
    for i in source.printed.timed.get(event, []):
        ability = source.printed.abilities[i]
        if not source.negated and (on_field or ability.zone):
            _consider(game, source, ability, i, event, subject, seat, cause, 0)
    for i, ability in enumerate(source.granted):
        _consider(game, source, ability, given(source, i), event, subject, seat, cause, 0)


def apart(game: Game, seat: int) -> list[Card]:
    """A seat's cards off the field with abilities that work where they lie."""
    if not game.apart:
        return []
    cards = [game.cards[id] for id in game.apart]
    return [card for card in cards if card.seat == seat]


def _in_hands(
    game: Game, event: str, bit: int, subject: Card | None, seat: int, cause: str, number: int
) -> None:
    """Some abilities wait while their card is in hand."""
    hand = game.rules.zone_words["hand"][0]
    for s in game.in_turn_order():
        for card in game.seats[s].zones[hand]:
            if card.printed.waits_in_hand & bit:
                for i in card.printed.timed[event]:
                    ability = card.printed.abilities[i]
                    if ability.zone == "hand":
                        _consider(game, card, ability, i, event, subject, seat, cause, number)


def _put_off(game: Game, event: str, subject: Card | None, seat: int, cause: str) -> None:
    """Effects that earlier ones left behind may wait for this: they are carried out later."""
    for delayed in game.delayed:
        when = delayed.upon
        if when is None or when.event != event:
            continue
        source = game.last(delayed.source)
        if source is not None and meets(game, when, source, subject, seat, cause):
            subject_id = 0 if subject is None else subject.id
            body = Ability("delayed", body=delayed.body)
            it = [subject_id] if subject_id else []
            game.waiting.append(
                Waiting(delayed.seat, delayed.source, body, -1, subject_id, game.batch, 0, it)
            )
            if delayed.duration == "once":
                game.delayed = [d for d in game.delayed if d is not delayed]


def _consider(
    game: Game,
    source: Card,
    ability: Ability,
    index: int,
    event: str,
    subject: Card | None,
    seat: int,
    cause: str,
    number: int,
) -> None:
    if ability.kind != "auto" or game.seats[source.seat].out:
        return
    if ability.zone and source.zone not in game.rules.zone_words[ability.zone]:
        return
    for when in ability.timings:
        if when.count > 1 and number < when.count:
            continue
        if when.event == event and meets(game, when, source, subject, seat, cause):
            if ability.once and used(game, source, index):
                return
            subject_id = 0 if subject is None else subject.id
            ctx = Context(source.seat, source.id, subject_id)
            # Conditions in brackets must hold when the timing is met; others only
            # on activation, which for [On K.O.] is now.
            customs = game.rules.customs
            met = customs.conditions_when_met or (event == "on_ko" and customs.ko_when_met)
            for condition in ability.conditions:
                late = isinstance(condition, Given) and not game.rules.customs.tokens_when_met
                if met or (isinstance(condition, (Given, Turn)) and not late):
                    if not match.holds(game, condition, ctx):
                        return
            if game.rules.customs.once_a_moment and _waits(game, source.id, index, game.batch):
                return
            game.waiting.append(
                Waiting(source.seat, source.id, ability, index, subject_id, game.batch, number)
            )
            return


def _waits(game: Game, source: int, index: int, batch: int) -> bool:
    """Whether it met its timing at this very moment already."""
    for waiting in game.waiting:
        if waiting.source == source and waiting.index == index and waiting.batch == batch:
            return True
    return False


def meets(
    game: Game, when: When, source: Card, subject: Card | None, seat: int, cause: str
) -> bool:
    """Whether what happened is what the ability waits for."""
    if when.who:
        if not _by_whom(game, when, source.seat, seat):
            return False
    elif isinstance(when.subject, This):
        if subject is None or subject.id != source.id:
            return False
    if isinstance(when.subject, Cards) and subject is not None:
        wanted = when.subject
        if subject.seat not in match.seats_of(game, wanted.who, source.seat):
            return False
        # A text that names no zone is read as about the field.
        if wanted.zone != "field" and subject.zone not in game.rules.zone_words[wanted.zone]:
            return False
        if not match.passes(game, subject, wanted.tests, Context(source.seat, source.id)):
            return False
    if when.by:
        mine = seat == source.seat
        if not mine and len(game.seats) > 2 and seat not in game.opponents(source.seat):
            return when.by in ("effect", "battle", "rule", "cost") and cause == when.by
        if not _caused(when.by, mine, cause):
            return False
    if when.tests:
        other = _other(game, when, subject)
        if other is not None and when.event == "played":
            # The effect of such a card is that of one on the field.
            if other.zone < 0 or not game.rules.on_field[other.zone]:
                return False
        ctx = Context(source.seat, source.id)
        return other is not None and match.passes(game, other, when.tests, ctx)
    return True


def _by_whom(game: Game, when: When, mine: int, seat: int) -> bool:
    """Whether it was done by "you", or by an opponent; a point in a team's turn is both's."""
    if when.who == "any":
        return seat < 0 or seat in match.seats_of(game, "any", mine)
    if seat < 0:
        return False
    if len(game.seats) == 2:
        return (seat == mine) == (when.who == "you")
    if when.event.startswith("start_of") or when.event.startswith("end_of"):
        if game.seats[seat].team == game.seats[mine].team:
            return when.who == "you"
    if when.who == "you":
        return seat == mine
    return seat in game.opponents(mine)


def _caused(by: str, mine: bool, cause: str) -> bool:
    if by == "opponent_effect":
        return cause == "effect" and not mine
    if by == "your_effect":
        return cause == "effect" and mine
    if by == "you" or by == "opponent":
        return mine == (by == "you")
    return cause == by


def _other(game: Game, when: When, subject: Card | None) -> Card | None:
    """The other card a timing speaks of: what is attacked or battled, or whose effect it is."""
    other = game.rules.others.get(when.event)
    return game.last(game.acting if other is None else other(game, subject))


def the_attacked(game: Game, subject: Card | None) -> int:
    return game.attacked


def the_attacker(game: Game, subject: Card | None) -> int:
    return game.attacker


def its_foe(game: Game, subject: Card | None) -> int:
    """What a card battles; in no battle, whose effect it is."""
    foe = 0 if subject is None else match.foe_of(game, subject.id)
    return foe or game.acting


# In battles of all games.
OTHERS: Final[dict[str, Callable[[Game, Card | None], int]]] = {
    "attacks": the_attacked,
    "when_attacking": the_attacked,
    "battles": its_foe,
    "battling": its_foe,
    "battle_end": its_foe,
    "battle_ko": its_foe,
    "attacked": its_foe,
    "ko": its_foe,
    "blocks": the_attacked,
}


def used(game: Game, card: Card, index: int) -> bool:
    """Whether a once-per-turn ability of this card has been used this turn."""
    if card.used_turn != game.turn or index < 0:
        return False
    return index in card.spent if index >= GIVEN else card.used >> index & 1 == 1


def mark_used(game: Game, card: Card, index: int) -> None:
    if index < 0:
        return
    if card.used_turn != game.turn:
        card.used = 0
        card.spent = []
        card.used_turn = game.turn
    if index >= GIVEN:
        card.spent = [*card.spent, index]
    else:
        card.used |= 1 << index


def spend(game: Game, source: int, index: int) -> None:
    """A once-per-turn ability is used; that of a card that has gone waits on no other occasion."""
    card = game.now(source)
    if card is not None:
        mark_used(game, card, index)
    elif index >= 0:
        game.waiting = [w for w in game.waiting if w.source != source or w.index != index]


def given(card: Card, at: int) -> int:
    """The index of an ability that a card was given: above those of all printed ones."""
    return GIVEN + card.given[at]


def printed(index: int) -> bool:
    """Whether this ability stands on its card, and so is negated with it."""
    return 0 <= index < GIVEN


def shown(card: Card | None, index: int) -> int:
    """The number by which players name an ability: its place on the card, from 1, or its place
    among those the card was given, from 100."""
    if index < GIVEN:
        return index + 1
    if card is None or index - GIVEN not in card.given:
        return 99
    return 100 + card.given.index(index - GIVEN)


def forbidden(game: Game, card: Card, act: str, cause: str = "", seat: int = -1) -> bool:
    """Whether a card cannot do or suffer this now. Prohibition beats permission."""
    if game.stale:
        values.derive(game)
    mask = card.forbidden
    if mask:
        acts = game.rules.acts
        if mask & acts[act]:
            return _blame(game, card, act)
        if cause and mask & acts[f"{act}:{cause}"]:
            return _blame(game, card, f"{act}:{cause}")
        whose = "own" if seat == card.seat else "opponent"
        # A team mate is neither, nor is nobody.
        if whose == "own" or seat in game.opponents(card.seat):
            if mask & acts[f"{act}:{whose}"]:
                return _blame(game, card, f"{act}:{whose}")
            if cause == "effect" and mask & acts[f"{act}:{whose}_effect"]:
                return _blame(game, card, f"{act}:{whose}_effect")
    for ban in card.limits:
        if ban.statement.unless or ban.statement.act != act:
            continue
        if not ban.statement.by or _by(ban, cause, seat):
            other = game.last(game.acting if cause == "effect" else game.attacker)
            if act == "attack":
                other = None
            if other is not None and match.passes(
                game, other, ban.statement.tests, Context(ban.seat, ban.source)
            ):
                return found(game, ban)
    return False


def _blame(game: Game, card: Card, word: str) -> bool:
    """Whoever takes notes learns which card forbids this; always True."""
    if game.notes is not None:
        game.notes.culprit = game.notes.blamed.get(f"{card.id} {word}", 0)
    return True


def found(game: Game, ban: Ban) -> bool:
    """The same of a prohibition that is at hand."""
    if game.notes is not None:
        game.notes.culprit = ban.source
    return True


def bars_itself(game: Game, card: Card, act: str, cause: str = "", seat: int = -1) -> bool:
    """Whether a card off the field says of itself that, where it lies, it cannot suffer this."""
    for i in card.printed.statics:
        ability = card.printed.abilities[i]
        if ability.zone and not continuous.works(game, card, ability):
            continue
        for statement in ability.body:
            if not isinstance(statement, Forbid) or statement.act != act:
                continue
            target = statement.target
            here = isinstance(target, This) and bool(ability.zone)
            if isinstance(target, Cards) and card.zone in game.rules.zone_words[target.zone]:
                here = IsThis() in target.tests
            by = statement.by
            if by.startswith("opponent") and seat == card.seat:
                continue
            if here and (not by or by == cause or by.endswith(f"_{cause}") or by == "opponent"):
                if match.all_hold(game, ability.conditions, Context(card.seat, card.id)):
                    return True
    return False


def _by(ban: Ban, cause: str, seat: int) -> bool:
    """Whether this is what a prohibition speaks of: a cause, or a player's effects."""
    by = ban.statement.by
    if cause == "effect" and by in ("your_effect", "opponent_effect"):
        return (seat == ban.seat) == (by == "your_effect")
    return by == cause


def allowance(game: Game, seat: int, what: str) -> int:
    """How much more than the rules say effects allow a player; of an act, how many allow it."""
    if game.stale:
        values.derive(game)
    n = 0
    for who, word, more in game.allowances:
        if who == seat and word == what:
            n += more
    return n


def banned(game: Game, seat: int, act: str, card: Card | None = None, by: int = NO_EFFECT) -> bool:
    """Whether a player cannot do this now (to this card). `by`: whose effect would do it."""
    if game.stale:
        values.derive(game)
    for ban in game.bans:
        statement = ban.statement
        if ban.who != seat or statement.act != act:
            continue
        if statement.by == "your_effect" and by != ban.seat:
            continue
        if statement.by == "opponent_effect":
            if by == NO_EFFECT or by not in game.opponents(ban.seat):
                continue
        if not statement.tests:
            return found(game, ban)
        if card is not None and match.passes(
            game, card, statement.tests, Context(ban.seat, ban.source)
        ):
            return found(game, ban)
    return False
