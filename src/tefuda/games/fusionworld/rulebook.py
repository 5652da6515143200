"""Fusion World 1.06 as one table of tables."""

from __future__ import annotations

from typing import Final

from tefuda.effects import values
from tefuda.effects.by_hand import BY_HAND
from tefuda.effects.triggers import OTHERS
from tefuda.games import life
from tefuda.games.fusionworld import rule_processing, setup
from tefuda.games.fusionworld.battle import FIGHT
from tefuda.games.fusionworld.by_hand import ACTS as ACTS_BY_HAND
from tefuda.games.fusionworld.checkpoint import CHECKPOINT, HARM
from tefuda.games.fusionworld.combo import PUT
from tefuda.games.fusionworld.construction import table_problems
from tefuda.games.fusionworld.energy import PAY
from tefuda.games.fusionworld.evolve import EVOLVE
from tefuda.games.fusionworld.setup import GAME, SETUP
from tefuda.games.fusionworld.shared import CITES, SHARED, unmet
from tefuda.games.fusionworld.turn import TURN
from tefuda.games.fusionworld.use import PLAY, USE, may_be_played
from tefuda.games.fusionworld.verbs import NEEDS, POSSIBLE, VERBS
from tefuda.games.fusionworld.words import (
    ACTS,
    BATTLE,
    COMBO,
    DROP,
    EVENTS,
    KEYWORDS,
    POOLS,
    STATS,
    ZONE_WORDS,
    ZONES,
)
from tefuda.kernel.errors import TefudaError
from tefuda.kernel.game import Game, Seat
from tefuda.kernel.printed import Printed
from tefuda.kernel.procedure import AnyProcedure
from tefuda.kernel.rng import Seed, seeded
from tefuda.kernel.rulebook import Customs, Rulebook, bits, ends_the_game, everybody_else, tables

PROCEDURES: Final[list[AnyProcedure]] = [
    GAME,
    SETUP,
    TURN,
    FIGHT,
    CHECKPOINT,
    HARM,
    PUT,
    USE,
    PLAY,
    PAY,
    EVOLVE,
    *SHARED,
    BY_HAND,
]

CURRENT: Final = Rulebook(
    game="fusionworld",
    edition="1.06",
    zones=ZONES,
    pools=POOLS,
    stats=STATS,
    keywords=bits(KEYWORDS),
    acts=bits(ACTS),
    events=bits(EVENTS),
    remembered=bits(EVENTS)["extra_used"],
    zone_words=ZONE_WORDS,
    procedures=tables(PROCEDURES),
    verbs=VERBS,
    possible=POSSIBLE,
    cites=CITES,
    needs=NEEDS,
    discard=DROP,
    playable=may_be_played,
    activates=rule_processing.every_card,
    unmet=unmet,
    noticed=rule_processing.noticed,
    diverted=life.instead_of_hand,
    stays=life.stays,
    turn_bonus=rule_processing.ki_is_no_power,
    leaving=rule_processing.leaving,
    emptied=rule_processing.emptied,
    derive=values.derive,
    foes=everybody_else,
    concede=ends_the_game,
    not_again=rule_processing.larger_numbers,
    amounts={},
    targets={},
    others=OTHERS,
    by_hand=ACTS_BY_HAND,
    later_words={},
    # 3-1-4-1, 3-1-4-2: what applies to a card goes on applying between these areas.
    keeps=((BATTLE, COMBO), (COMBO, BATTLE)),
    token_verb="",
    barrier_word="barrier",  # 15-11-2
    # 15-6-3, 15-12-8: these words mean their special kinds too.
    includes={
        "strike": ("double_strike", "triple_strike"),
        "evolve": ("fusion_evolve",),
    },
    back_words=("awakened",),
    none_is_zero=(),
    condition_words={},
    replaceable=("ko", "leaves", "played", "rested", "damage_taken"),
    open_kind="",
    customs=Customs(
        tokens_when_met=True,
        source_must_stay=False,  # 9-6-9
        used_once_paid=False,  # 15-7-2
        highest_base=False,
        losing_together_draws=True,  # 0-1-3-3
        keywords_need_attack=True,
        players_act_together=False,
        once_a_moment=True,  # 9-6-2-1
        affected_player_decides=True,  # 9-9-2
        out_of_reach_stays_out=True,  # 9-5-2
        reach_is_kept=False,
        conditions_when_met=True,  # 9-6-2
        same_colour_alone=True,  # 1-6-2
        replaced_is_paid=True,  # 0-3-16
        last_known=True,  # 9-10-1
        moved_together=False,
        looks_one_by_one=False,
        works_apart=False,
        numbers_in_order=False,
        ko_when_met=True,
    ),
)


def table(rules: Rulebook, seed: Seed, players: int = 2) -> Game:
    """An empty table."""
    seats = [Seat(team, [[] for _ in ZONES], [0] * len(POOLS)) for team in range(players)]
    return Game(rules, seats, seeded(seed))


def new_game(
    rules: Rulebook, decks: list[tuple[list[Printed], list[Printed]]], seed: Seed, log: bool = False
) -> Game:
    """A game between these Leaders and decks, at its first decision; they were checked before."""
    problems = table_problems(decks, rules)
    if problems:
        raise TefudaError(" ".join(problems))
    game = table(rules, seed)
    if log:
        game.log = []
    for seat, (leaders, deck) in enumerate(decks):
        setup.lay_out(game, seat, leaders[0], deck)
    game.push("game", setup.Course())
    game.advance()
    return game
