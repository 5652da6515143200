"""The current edition of ONE PIECE CARD GAME, 1.2.0, as one table of tables."""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import DeckRule
from tefuda.effects import values
from tefuda.effects.by_hand import BY_HAND
from tefuda.effects.triggers import OTHERS
from tefuda.games import life
from tefuda.games.onepiece import don, rule_processing, setup
from tefuda.games.onepiece.battle import BATTLE
from tefuda.games.onepiece.by_hand import ACTS as ACTS_BY_HAND
from tefuda.games.onepiece.construction import table_problems
from tefuda.games.onepiece.damage import DAMAGE
from tefuda.games.onepiece.lasting import DUE
from tefuda.games.onepiece.play import PLAY, may_be_played
from tefuda.games.onepiece.resolve import RESOLVE
from tefuda.games.onepiece.setup import GAME, SETUP
from tefuda.games.onepiece.shared import CITES, SHARED, unmet
from tefuda.games.onepiece.turn import TURN
from tefuda.games.onepiece.verbs import GIVE, NEEDS, POSSIBLE, REGIVE, RETURN, VERBS, activates
from tefuda.games.onepiece.words import (
    ACTS,
    DON_DECK,
    EVENTS,
    KEYWORDS,
    POOLS,
    REMEMBERED,
    STATS,
    TRASH,
    ZONE_WORDS,
    ZONES,
)
from tefuda.kernel.changes import change_pool
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
    PLAY,
    BATTLE,
    DAMAGE,
    RESOLVE,
    RETURN,
    REGIVE,
    GIVE,
    DUE,
    *SHARED,
    BY_HAND,
]

CURRENT: Final = Rulebook(
    game="onepiece",
    edition="1.2.0",
    zones=ZONES,
    pools=POOLS,
    stats=STATS,
    keywords=bits(KEYWORDS),
    acts=bits(ACTS),
    events=bits(EVENTS),
    remembered=sum(bits(EVENTS)[event] for event in REMEMBERED),
    zone_words=ZONE_WORDS,
    procedures=tables(PROCEDURES),
    verbs=VERBS,
    possible=POSSIBLE,
    cites=CITES,
    needs=NEEDS,
    discard=TRASH,
    playable=may_be_played,
    activates=activates,
    unmet=unmet,
    noticed=rule_processing.noticed,
    diverted=life.instead_of_hand,
    stays=life.stays,
    turn_bonus=don.turn_bonus,
    leaving=don.leaving,
    emptied=rule_processing.emptied,
    derive=values.derive,
    foes=everybody_else,
    concede=ends_the_game,  # 1-2-3
    not_again=rule_processing.nobody_goes_round,
    amounts={},
    targets={},
    others=OTHERS,
    by_hand=ACTS_BY_HAND,
    later_words={},
    keeps=(),
    token_verb="choose-don",
    barrier_word="",
    includes={},
    back_words=(),
    none_is_zero=("counter",),
    condition_words={},
    replaceable=(),
    open_kind="",
    customs=Customs(
        tokens_when_met=True,  # 8-3-2-3
        source_must_stay=True,  # 8-1-3-1-3
        used_once_paid=True,  # 10-2-13-5
        highest_base=True,  # 4-9-2-1
        losing_together_draws=False,  # 9-2-1
        keywords_need_attack=True,  # 10-1-2, 10-1-3
        players_act_together=False,  # 1-3-10
        once_a_moment=False,  # 8-1-3-1
        affected_player_decides=False,  # 8-1-3-4-2
        out_of_reach_stays_out=False,
        reach_is_kept=True,  # 8-1-3-3-5; ruling OP10-042 849
        conditions_when_met=False,  # 8-4-1-1
        same_colour_alone=False,
        replaced_is_paid=False,  # 8-3-1-7
        last_known=False,
        moved_together=False,
        looks_one_by_one=False,
        works_apart=False,
        numbers_in_order=False,
        ko_when_met=True,  # 10-2-17
    ),
)

DON_CARDS: Final = 10  # 5-1-2


def table(rules: Rulebook, seed: Seed, players: int = 2) -> Game:
    """An empty table."""
    seats = []
    for team in range(players):
        pools = [0] * len(POOLS)
        pools[DON_DECK] = DON_CARDS
        seats.append(Seat(team, [[] for _ in ZONES], pools))
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
        change_pool(game, seat, DON_DECK, don_deck_size(leaders[0]) - DON_CARDS)
    game.push("game", setup.Course())
    game.advance()
    return game


def don_deck_size(leader: Printed) -> int:
    """Ten, unless the Leader says otherwise (5-1-2-4)."""
    for i in leader.rules:
        for statement in leader.abilities[i].body:
            if isinstance(statement, DeckRule) and statement.rule == "tokens":
                return statement.number
    return DON_CARDS
