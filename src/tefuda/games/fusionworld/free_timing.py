"""4-1: what a player may start at a free timing, in the main phase and in battles."""

from __future__ import annotations

from tefuda.effects import continuous, run, triggers
from tefuda.effects.context import Context
from tefuda.games.fusionworld.evolve import Evolving
from tefuda.games.fusionworld.use import Using
from tefuda.games.fusionworld.words import DROP, HAND
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.why import barred, hinder

GRANTED = 100  # from here on the number of a skill means one that the card was given


def skill_options(game: Game, seat: int, timing: str, options: list[Option]) -> None:
    """The skills on the field that may be activated now (7-3-4-2, 8-2-4-2, 8-3-4-2)."""
    if game.bans and triggers.banned(game, seat, "activate"):
        for card in game.field(seat):
            barred(game, card, "activate")
        return
    for card in game.field(seat):
        printed = card.printed
        if card.forbidden and triggers.forbidden(game, card, "activate"):
            barred(game, card, "activate")
            continue
        for when in (timing, "awaken"):
            if when in printed.timed:
                for i in printed.timed[when]:
                    # A skill that names an area works only there (9-2-1).
                    if not continuous.works(game, card, printed.abilities[i]):
                        hinder(game, card, "activate", "elsewhere", "9-2-1")
                        continue
                    if run.can_activate(game, card, printed.abilities[i], i):
                        options.append(Option("activate", card.id, n=i + 1))
        for i, ability in enumerate(card.granted):
            index = triggers.given(card, i)
            if ability.kind == "activated" and run.can_activate(game, card, ability, index):
                for given in ability.timings:
                    if given.event == timing:
                        options.append(Option("activate", card.id, n=GRANTED + i))
    elsewhere_options(game, seat, timing, options)


def elsewhere_options(game: Game, seat: int, timing: str, options: list[Option]) -> None:
    """Skills that are activated from the Drop or from hand, as they say themselves (9-2-1)."""
    for word, zone in (("hand", HAND), ("drop", DROP)):
        seen: list[str] = []
        for card in game.seats[seat].zones[zone]:
            printed = card.printed
            if not printed.activates_apart or timing not in printed.timed:
                continue
            if printed.number in seen:
                continue
            seen.append(printed.number)
            for i in printed.timed[timing]:
                ability = printed.abilities[i]
                if ability.zone == word and run.can_activate(game, card, ability, i):
                    options.append(Option("activate", card.id, n=i + 1))


def begin_action(game: Game, option: Option, seat: int) -> None:
    """Use a card or activate a skill, in the main phase or in a battle."""
    if option.verb in ("use", "use-paying"):
        paying = option.verb == "use-paying"
        game.push("use", Using(option.card, seat, option.n, paying))
        return
    card = game.cards[option.card]
    if option.verb == "evolve":
        game.push("evolve", Evolving(card.id, seat, option.n - 1))
        return
    game.happened.pop(f"skill_used_marker:{card.id}", None)
    if option.n >= GRANTED:
        at = option.n - GRANTED
        index = triggers.given(card, at)
        run.begin(game, card.granted[at], index, Context(seat, card.id), chosen=True)
    else:
        ability = card.printed.abilities[option.n - 1]
        run.begin(game, ability, option.n - 1, Context(seat, card.id), chosen=True)
