"""Chapter 14: rule processing, at once in the middle of anything or at a checkpoint."""

from __future__ import annotations

from tefuda.abilities.nodes import Shield
from tefuda.effects import leave, match, triggers, values
from tefuda.effects.context import Context
from tefuda.effects.moving import discarded
from tefuda.games import life
from tefuda.games.fusionworld.words import (
    BATTLE,
    COMBO,
    DECK,
    DROP,
    ENERGY,
    HAND,
    LEADER,
    LIFE,
    REMOVED,
)
from tefuda.kernel.card import Card
from tefuda.kernel.changes import keep_effects
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record

HARM = 4  # what stands for one damage that waits: how much, by an attack, critical, answered
ANSWERED = 3  # whether everything that might happen instead of it has been declined

# -- at once (14-1-2-1) ------------------------------------------------------------------------


def emptied(game: Game, seat: int) -> None:
    """A deck or a life area has no card left: judge who has lost (14-2-1)."""
    if game.turn > 0 and not game.together:
        judge(game)


def judge(game: Game) -> None:
    """Everybody without life or deck loses, all at once (14-2-2); all of them: a draw (0-1-3-3)."""
    losers: list[int] = []
    clause = reason = ""
    for s in range(len(game.seats)):
        zones = game.seats[s].zones
        if not zones[LIFE]:
            losers.append(s)
            clause, reason = "14-2-2-1", "life"
        elif not zones[DECK] and not triggers.banned(game, s, "lose_by_deck"):
            losers.append(s)
            clause, reason = "14-2-2-2", "deck"
    if losers:
        winners = [s for s in range(len(game.seats)) if s not in losers]
        game.finish(winners, losers, clause if winners else "0-1-3-3", reason)


def leaving(game: Game, card: Card) -> None:
    """What lies under a card that leaves goes to the Drop (16-2-5); its [Ki] is gone (1-12-4)."""
    for under in card.under:
        # Nothing is triggered by cards that move so (16-2-5-1).
        move(game, under, DROP, clause="16-2-5")
    if card.tokens and game.log is not None:
        record(game, "tokens", card.seat, card, "under -> removed", card.tokens, "1-12-4")


def every_card(card: Card, timing: str) -> bool:
    """Whatever has a skill of the timing may be chosen for it."""
    return True


def ki_is_no_power(game: Game, card: Card) -> int:
    """Markers under a card change none of its values (1-12-5)."""
    return 0


def noticed(game: Game, old: Card, new: Card, seat: int) -> None:
    """An effect has moved a card that was not on the field: what waits for that (9-6-7)."""
    discarded(game, old, new)
    life.noticed(game, old, new)
    if old.zone == ENERGY and new.zone == DROP:
        game.happened[f"energy_to_drop:{old.seat}"] = 1
        game.happened[f"this_energy_to_drop:{game.acting}"] = 1
        triggers.emit(game, "energy_to_drop", new, old.seat, "effect")
    elif new.zone == ENERGY:
        triggers.emit(game, "energy_added", new, seat, "effect")
    elif new.zone == REMOVED:
        triggers.emit(game, "removed", old, seat, "effect")


# -- at checkpoints (14-1-2-2) -----------------------------------------------------------------


def asked_for(game: Game) -> bool:
    """Whether there is any rule processing to do now."""
    values.refresh(game)
    for seat in game.seats:
        zones = seat.zones
        if seat.pending or (zones[COMBO] and not game.attacker):
            return True
        if game.turn > 0 and (not zones[DECK] or not zones[LIFE]):
            return True
        for card in zones[BATTLE]:
            if card.stats[0] <= 0 and card.printed.kind == "battle":
                return True
    return False


def process(game: Game) -> bool:
    """Everything the rules ask for now, at one moment (14-1-2-2-1); whether there was anything."""
    values.refresh(game)
    weak: list[Card] = []
    stray: list[Card] = []
    for seat in game.in_turn_order():
        zones = game.seats[seat].zones
        for card in zones[BATTLE]:
            # Power 0 or less: to the Drop, which is no KO (14-6-2).
            if card.stats[0] <= 0 and card.printed.kind == "battle":
                weak.append(card)
        # Cards in a Combo Area outside a battle (14-4-2).
        if not game.attacker:
            stray.extend(zones[COMBO])
    hurt = [seat for seat in game.in_turn_order() if game.seats[seat].pending]
    if not weak and not stray and not hurt:
        if game.turn > 0:
            # What kept an empty deck from being a defeat may be gone.
            judge(game)
        return False
    game.batch += 1
    game.together = True
    for card in weak:
        triggers.emit(game, "leaves", card, card.seat, "rule")
    for card in weak:
        move(game, card, DROP, clause="14-6-2")
    for card in stray:
        move(game, card, DROP, clause="14-4-2")
    for seat in hurt:
        take_damage(game, seat)
    game.together = False
    if game.turn > 0:
        judge(game)
    return True


def deal(game: Game, seat: int, count: int, attack: bool, crit: bool) -> None:
    """Damage waits for the next checkpoint (14-3-1): how much, by an attack, critical."""
    if count > 0:
        game.seats[seat].pending.extend([count, int(attack), int(crit), 0])


def unanswered(game: Game) -> tuple[int, int]:
    """Damage that waits and that something may happen instead of: whose, and where it stands."""
    if game.replaces & game.rules.events["damage_taken"]:
        for seat in game.in_turn_order():
            pending = game.seats[seat].pending
            for at in range(0, len(pending), HARM):
                if not pending[at + ANSWERED]:
                    cause = "battle" if pending[at + 1] else "effect"
                    if leave.instead_for(game, "damage_taken", seat, cause):
                        return seat, at
    return -1, 0


def take_damage(game: Game, seat: int) -> None:
    """Take the damage that waits."""
    pending = game.seats[seat].pending
    game.seats[seat].pending = []
    while pending:
        count, attack, crit, _ = pending[:HARM]
        pending = pending[HARM:]
        suffer(game, seat, count, attack != 0, crit != 0)


def suffer(game: Game, seat: int, count: int, attack: bool, crit: bool) -> int:
    """The life cards go to the hand at one moment, or by [Critical] to the Drop (14-3-2, 15-5-2).

    A battle's own triggers come later, in 8-4-6-1-2. How much damage there was.
    """
    count = shielded(game, seat, count, True)
    if count <= 0:
        return 0
    zones = game.seats[seat].zones
    life = zones[LIFE]
    if game.log is not None:
        record(game, "damage", seat, zones[LEADER][0], n=count, clause="14-3-2")
    lost = 0
    while lost < count and life:
        card = life[-1]
        lost += 1
        if crit:
            move(game, card, DROP, clause="15-5-2")
        else:
            move(game, card, HAND, clause="14-3-2")
            triggers.emit(game, "life_to_hand", card, seat, "damage")
        triggers.emit(game, "life_removed", card, seat, "damage")
    if lost:
        game.happened[f"damage_taken:{seat}"] = 1
        if game.attacker:
            taken = f"damage_in_battle:{seat}"
            game.happened[taken] = game.happened.get(taken, 0) + lost
        if attack:
            game.happened["battle_damage"] = lost
        else:
            triggers.emit(game, "damage_taken", None, seat, "effect", lost)
    return lost


def shielded(game: Game, seat: int, count: int, use_up: bool) -> int:
    """How much of the damage is left after what limits it.

    What limits "each battle" counts all damage taken during the battle (ruling FB03-001 238);
    what holds for the next time is used up, all of it, by one occasion (ruling FB04-129 303).
    """
    once = False
    most = count
    for modifier in game.modifiers:
        node = modifier.statement
        if isinstance(node, Shield) and modifier.who == seat and modifier.applies():
            if node.once:
                once = True
                most = min(most, node.most)
            else:
                most = min(most, _left_in_battle(game, seat, node.most, count))
    if once and use_up:
        kept = [
            m
            for m in game.modifiers
            if not (isinstance(m.statement, Shield) and m.statement.once and m.who == seat)
        ]
        keep_effects(game, kept)
    if not game.attacker:
        return most
    for s in range(len(game.seats)):
        for card in game.field(s):
            if card.negated:
                continue
            for i in card.printed.statics:
                ability = card.printed.abilities[i]
                for statement in ability.body:
                    if isinstance(statement, Shield):
                        ctx = Context(s, card.id)
                        if seat in match.seats_of(game, statement.who, s) and match.all_hold(
                            game, ability.conditions, ctx
                        ):
                            most = min(most, _left_in_battle(game, seat, statement.most, count))
    return most


def _left_in_battle(game: Game, seat: int, most: int, count: int) -> int:
    if not game.attacker:
        return count
    return max(most - game.happened.get(f"damage_in_battle:{seat}", 0), 0)


def larger_numbers(game: Game, stoppers: list[int], numbers: list[int]) -> list[int]:
    """Who named a larger number than another cannot choose the loop again (16-1-1-3); with one
    number for all, or one player to name it (16-1-1-2), whoever stops it."""
    larger = [seat for seat, n in zip(stoppers, numbers, strict=True) if n > min(numbers)]
    return larger or stoppers[:1]
