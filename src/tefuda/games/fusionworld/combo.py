"""5-6: combos, and what else a player may do in the steps of a battle."""

from __future__ import annotations

from tefuda.effects import triggers, values
from tefuda.games.fusionworld.free_timing import begin_action, skill_options
from tefuda.games.fusionworld.use import use_options
from tefuda.games.fusionworld.words import BATTLE, COMBO, COMBO_POWER, HAND
from tefuda.kernel import loops
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import move, record


def may_combo(game: Game, card: Card, fighting: int) -> bool:
    """Whether a card can be put into the Combo Area: only one with combo power (5-6-2-1).

    From the Battle Area it must be active and not the one that fights (5-6-3-1-1, 5-6-4-1-1).
    """
    printed = card.printed
    if printed.kind != "battle" or printed.stats[COMBO_POWER] < 0:
        return False
    if card.zone == BATTLE:
        if card.id == fighting:
            return False
        if card.rested and not card.allowed & game.rules.acts["combo_rested"]:
            return False
        if card.forbidden and triggers.forbidden(game, card, "combo"):
            return False
    return not (game.bans and triggers.banned(game, card.seat, "combo", card))


def offer(game: Game, seat: int, step: str, fighting: int) -> None:
    """Combos from the Battle Area and from hand, skills, Extra Cards, or nothing more."""
    values.refresh(game)
    options: list[Option] = []
    seen: list[str] = []
    for card in game.seats[seat].zones[BATTLE]:
        if may_combo(game, card, fighting):
            options.append(Option("combo", card.id))
    for card in game.seats[seat].zones[HAND]:
        if card.printed.number not in seen:
            seen.append(card.printed.number)
            if may_combo(game, card, fighting):
                options.append(Option("combo", card.id))
    use_options(game, seat, "activate_battle", options)
    skill_options(game, seat, "activate_battle", options)
    options.append(Option("pass"))
    if game.turn_decisions >= loops.WATCH_FROM:
        options = loops.without_repeats(game, options, seat, step)
    game.ask(seat, step, options)


def act(game: Game, seat: int) -> bool:
    """Start what was chosen; False if nothing was (4-1-2-2)."""
    option = game.answer
    game.batch += 1
    if option.verb == "pass":
        return False
    if option.verb == "combo":
        put(game, game.cards[option.card], seat)
    else:
        begin_action(game, option, seat)
    return True


def put(game: Game, card: Card, seat: int) -> Card:
    """Put a card into the Combo Area (5-6-3-2, 5-6-4-2): it keeps what lasts on it (3-1-4-1)."""
    came = card.zone
    if game.log is not None:
        record(game, "combo", seat, card)
    if came == BATTLE:
        triggers.emit(game, "leaves", card, seat, "rule")
    new = move(game, card, COMBO, card.seat)
    values.refresh(game)
    if came == HAND:
        triggers.emit(game, "combo_from_hand", new, seat)
    elif came == BATTLE:
        triggers.emit(game, "combo_from_battle", new, seat)
    triggers.emit(game, "combo", new, seat)
    return new
