"""Chapter 10: refresh at once; recovery, entry and defeat processing at check timings."""

from __future__ import annotations

from tefuda.abilities.nodes import Move, Statement
from tefuda.effects import triggers, values
from tefuda.effects.leave import Leave
from tefuda.games.rebirth import members, seats
from tefuda.games.rebirth.words import (
    DECK,
    DEF,
    ENTRY,
    MEMBER,
    REBIRTH,
    RETIRE,
    RETIRED_OUT,
    WAITING,
)
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, shuffle

# -- at once -----------------------------------------------------------------------------------


def emptied(game: Game, seat: int) -> None:
    """A deck has run out: the waiting room becomes the deck, at once (10.2.1); without one its
    player has lost (10.2.1.1)."""
    if game.turn == 0 or game.seats[seat].out:
        return
    zones = game.seats[seat].zones
    if not zones[WAITING]:
        seats.lose(game, [seat], "10.2.1.1", "deck")
        return
    for card in zones[WAITING][:]:
        move(game, card, DECK, clause="10.2.1")
    shuffle(game, seat, DECK, "10.2.1")
    triggers.emit(game, "refreshed", None, seat, "rule")


def leaving(game: Game, card: Card) -> None:
    """Nothing lies on or under cards here."""


def no_bonus(game: Game, card: Card) -> int:
    return 0


def every_card(card: Card, timing: str) -> bool:
    """Whatever has an ability of the timing may be chosen for it."""
    return True


def its_sentence_alone(block: tuple[Statement, ...], at: int) -> int:
    """A condition that does not hold makes the part that hangs on it invalid, no more (9.4.3)."""
    return at


# -- recovery (10.3) ---------------------------------------------------------------------------


def overdue(game: Game) -> tuple[list[int], list[int], list[str]]:
    """The cards that lie where or as they must not: those that go to the waiting room, the
    characters that retire, and the clause for each."""
    values.refresh(game)
    away: list[int] = []
    retiring: list[int] = []
    cited: list[str] = []
    due: list[str] = []
    for seat in game.in_turn_order():
        zones = game.seats[seat].zones
        for card in zones[REBIRTH]:
            if card.printed.kind != "rebirth":
                away.append(card.id)
                cited.append("10.3.2")
        entries = zones[ENTRY]
        for card in entries[:-1]:  # the last one stays
            away.append(card.id)
            cited.append("10.3.3")
        over = len(zones[MEMBER]) - members.limit(game, seat)
        if over > 0:
            for card in zones[MEMBER][:over]:  # the last ones stay
                away.append(card.id)
                cited.append("10.3.4")
        if entries and entries[-1].printed.kind == "character" and must_retire(game, entries[-1]):
            retiring.append(entries[-1].id)
            due.append("10.3.6" if entries[-1].id == game.happened.get("struck") else "10.3.5")
    return away, retiring, cited + due


def recovery(game: Game, away: list[int], retiring: list[int], cited: list[str]) -> None:
    """All of them go at one moment (10.3.1.2), unless something else happens instead (9.11.1)."""
    frame = Leave(away + retiring, RETIRE, True, "rule", game.turn_seat)
    frame.aside = away
    frame.cited = cited
    frame.pending = frame.ids[:]
    game.push("leave", frame)
    game.goto(frame, "offer_replacement")


def must_retire(game: Game, card: Card) -> bool:
    """Whether an Entry has taken as much damage as its DEF (10.3.5), or was struck by a partner
    attack (10.3.6), and may retire. Only the Entry takes damage (4.4.4)."""
    struck = card.id == game.happened.get("struck")
    if not struck and card.damage < card.stats[DEF]:
        return False
    return not triggers.forbidden(game, card, "be_retired")


def forget_hurts(game: Game) -> None:
    """Who hurt a character matters only for the recovery right after (5.15.2)."""
    if game.happened.pop("hurt", 0):
        for word in [word for word in game.happened if word.startswith("hurt_by:")]:
            del game.happened[word]


def retired(game: Game, ids: list[int]) -> None:
    """Who brought it about that characters retired has made them retire (5.15.2)."""
    for id in ids:
        cause = "battle"
        if game.happened.get("struck") == id:
            cause = "partner_attack"
            del game.happened["struck"]
        card = game.gone.get(id)
        if card is None or id in game.cards:
            continue  # something else has happened instead
        game.happened[f"retired:{card.seat}"] = 1
        by = game.happened.get(f"hurt_by:{id}", 0)
        culprit = game.last(by) if by in ids else game.now(by)
        if culprit is None:
            continue
        triggers.emit(game, "retires", culprit, culprit.seat, cause)
        if game.attacker == culprit.id:
            triggers.emit(game, "retired_by_attack", card, culprit.seat, cause)
            supporter = game.now(game.happened.get("supporter", 0))
            if supporter is not None:
                triggers.emit(game, "supported_retires", supporter, culprit.seat, cause)
    forget_hurts(game)


# -- entry (10.5) ------------------------------------------------------------------------------


def entry(game: Game) -> bool:
    """One thing at a time (10.5.1): a Rebirth card in an Entry is set, an empty Entry is filled
    from the deck; the turn player's first."""
    for seat in game.in_turn_order():
        for card in game.seats[seat].zones[ENTRY]:
            if card.printed.kind == "rebirth":
                clause = "10.5.1.1" if seat == game.turn_seat else "10.5.1.2"
                members.put(game, card, REBIRTH, seat, clause=clause)
                return True
    for seat in game.in_turn_order():
        zones = game.seats[seat].zones
        if not zones[ENTRY] and zones[DECK]:
            clause = "10.5.1.3" if seat == game.turn_seat else "10.5.1.4"
            new = members.put(game, zones[DECK][-1], ENTRY, seat, clause=clause)
            if game.result is None and not game.seats[seat].out:
                before = len(game.waiting)
                triggers.emit(game, "spark", new, seat, "rule")  # 11.3.1
                # Effects may have it played more often.
                game.waiting.extend(game.waiting[before:] * triggers.allowance(game, seat, "spark"))
            return True
    return False


# -- defeat (10.6) -----------------------------------------------------------------------------


def defeat(game: Game) -> bool:
    """Everybody with seven cards in Retire has lost, all at one moment (10.6.1.1)."""
    losers = [
        seat for seat in game.in_turn_order() if len(game.seats[seat].zones[RETIRE]) >= RETIRED_OUT
    ]
    if losers:
        seats.lose(game, losers, "10.6.2", "retired")
    return bool(losers)


def who_is_on_turn(game: Game, stoppers: list[int], numbers: list[int]) -> list[int]:
    """The turn player cannot take again an act that led back to the same state (13.1.1.2); where
    only others could stop that, they cannot."""
    return [seat for seat in stoppers if game.on_turn(seat)] or stoppers


def goes_there(game: Game, card: Card, zone: int) -> Move | None:
    """No effect sends a card elsewhere on its way."""
    return None


def nothing_stays(game: Game, seat: int, came: int, zone: int, by: int) -> bool:
    """No effect holds cards in an area that is not on the field."""
    return False
