"""Chapter 10: refresh at once; recovery, entry and defeat processing at check timings."""

from __future__ import annotations

from tefuda.effects import triggers, values
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
        seats.lose(game, [seat], "10.2.1.1")
        return
    for card in zones[WAITING][:]:
        move(game, card, DECK, clause="10.2.1")
    shuffle(game, seat, DECK, "10.2.1")
    triggers.emit(game, "refreshed", None, seat, "rule")


def leaving(game: Game, card: Card) -> None:
    """Nothing lies on or under cards here."""


def no_bonus(game: Game, card: Card) -> int:
    return 0


# -- recovery (10.3) ---------------------------------------------------------------------------


def recovery(game: Game) -> bool:
    """Everything that lies where or as it must not is put right, at one moment (10.3.1.2);
    whether anything was (10.3.1.1)."""
    values.refresh(game)
    away: list[Card] = []
    retiring: list[Card] = []
    for seat in game.in_turn_order():
        zones = game.seats[seat].zones
        away.extend(card for card in zones[REBIRTH] if card.printed.kind != "rebirth")  # 10.3.2
        entries = zones[ENTRY]
        if len(entries) > 1:
            away.extend(entries[:-1])  # 10.3.3: the one put there last stays
        most = members.limit(game, seat)
        if len(zones[MEMBER]) > most:
            # 10.3.4: those put there last stay.
            away.extend(zones[MEMBER][: len(zones[MEMBER]) - most])
        for card in entries[-1:]:
            if card.printed.kind == "character" and must_retire(game, card):
                retiring.append(card)
    if not away and not retiring:
        forget_hurts(game)
        return False
    game.batch += 1
    for card in away:
        members.put(game, card, WAITING, card.seat)
    for card in retiring:
        _retire(game, card)
    forget_hurts(game)
    return True


def must_retire(game: Game, card: Card) -> bool:
    """Whether an Entry has taken as much damage as its DEF (10.3.5), or was struck by a partner
    attack (10.3.6), and may retire. Only the Entry takes damage (4.4.4)."""
    struck = card.id == game.happened.get("struck")
    if not struck and card.damage < card.stats[DEF]:
        return False
    return not triggers.forbidden(game, card, "be_retired")


def forget_hurts(game: Game) -> None:
    """Who hurt a character matters only for the recovery right after (5.15.2)."""
    for word in [word for word in game.happened if word.startswith("hurt_by:")]:
        del game.happened[word]


def _retire(game: Game, card: Card) -> None:
    """A character goes to Retire; who brought that about has made it retire (5.15.2)."""
    by = game.happened.pop(f"hurt_by:{card.id}", 0)
    cause = "battle"
    if game.happened.get("struck") == card.id:
        cause = "partner_attack"
        del game.happened["struck"]
    game.happened[f"retired:{card.seat}"] = 1
    culprit = game.now(by)
    members.put(game, card, RETIRE, card.seat if culprit is None else culprit.seat)
    if culprit is not None:
        triggers.emit(game, "retires", culprit, culprit.seat, cause)
        if game.attacker == culprit.id:
            triggers.emit(game, "retired_by_attack", card, culprit.seat, cause)
            supporter = game.now(game.happened.get("supporter", 0))
            if supporter is not None:
                triggers.emit(game, "supported_retires", supporter, culprit.seat, cause)


# -- entry (10.5) ------------------------------------------------------------------------------


def entry(game: Game) -> bool:
    """One thing at a time (10.5.1): a Rebirth card in an Entry is set, an empty Entry is filled
    from the deck; the turn player's first."""
    for seat in game.in_turn_order():
        for card in game.seats[seat].zones[ENTRY]:
            if card.printed.kind == "rebirth":
                members.put(game, card, REBIRTH, seat)  # 10.5.1.1, 10.5.1.2
                return True
    for seat in game.in_turn_order():
        zones = game.seats[seat].zones
        if not zones[ENTRY] and zones[DECK]:
            # 10.5.1.3, 10.5.1.4
            new = members.put(game, zones[DECK][-1], ENTRY, seat)
            if game.result is None and not game.seats[seat].out:
                game.batch += 1
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
        seats.lose(game, losers, "10.6.2")
    return bool(losers)
