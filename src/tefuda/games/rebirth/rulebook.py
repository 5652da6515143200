"""Rebirth for you, for two players, as one table of tables; and its formats for more."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tefuda.abilities.nodes import Free, Supporter
from tefuda.effects import values
from tefuda.effects.by_hand import BY_HAND
from tefuda.effects.leave import LEAVE
from tefuda.effects.moving import DRAW, EITHER, PLACE
from tefuda.effects.pick import PICK
from tefuda.games.rebirth import attack, members, rule_processing, setup
from tefuda.games.rebirth.attack import ATTACK
from tefuda.games.rebirth.by_hand import ACTS as ACTS_BY_HAND
from tefuda.games.rebirth.cancel import CANCEL
from tefuda.games.rebirth.check import CHECK
from tefuda.games.rebirth.conceding import concede
from tefuda.games.rebirth.construction import table_problems
from tefuda.games.rebirth.energy import PAY
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.play import PLAY, REBIRTH_ABILITY, may_be_played
from tefuda.games.rebirth.setup import GAME, SETUP
from tefuda.games.rebirth.turn import TURN
from tefuda.games.rebirth.verbs import NEEDS, POSSIBLE, VERBS
from tefuda.games.rebirth.words import (
    ACTS,
    EVENTS,
    KEYWORDS,
    POOLS,
    STATS,
    WAITING,
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
    ATTACK,
    CHECK,
    PLAY,
    CANCEL,
    PAY,
    REBIRTH_ABILITY,
    PICK.citing("9.7.2.2", {}),
    LEAVE.citing(
        "9.11.1",
        {
            "gather": "1.3.3",
            "offer_replacement": "9.11.2",
            "replace": "9.11.1.1",
            "replace_more": "9.11.2.3",
            "arrange": "4.1.5",
            "arranged": "4.1.5",
            "go": "5.2.1",
        },
    ),
    DRAW.citing("5.9.3", {"may_stop": "5.9.3.1", "draw_one": "5.9.3.2", "draw_again": "5.9.3.3"}),
    PLACE.citing("4.1.5", {}),
    EITHER.citing("4.1.5", {}),
    BY_HAND,
]

# Clauses of what is not a step of its own.
CITES: Final = {
    "draw": "5.9.2",
    "draw_one": "5.9.1",
    "reveal": "4.2.2",
    "look": "5.10.1",
    "ko": "5.15.1",
    "win": "1.2.5",
    "loop": "13.1.1.3",
    "loop_one": "13.1.1.1",
    "loop_both": "13.1.1.1",
    "concede": "1.2.4",
    "waits": "7.1.2",
    "prohibited": "1.3.3",
    "negated": "9.4.2",
    "once": "9.2.2.1",
    "condition": "11.2.3.2",
    "price": "9.5.2.2",
    "choice": "9.7.2.3",
}

STANDARD: Final = Rulebook(
    game="rebirth",
    edition="standard",
    zones=ZONES,
    pools=POOLS,
    stats=STATS,
    keywords=bits(KEYWORDS),
    acts=bits(ACTS),
    events=bits(EVENTS),
    remembered=0,
    zone_words=ZONE_WORDS,
    procedures=tables(PROCEDURES),
    verbs=VERBS,
    possible=POSSIBLE,
    cites=CITES,
    needs=NEEDS,
    discard=WAITING,
    playable=may_be_played,
    activates=rule_processing.every_card,
    unmet=rule_processing.its_sentence_alone,
    noticed=members.noticed,
    diverted=rule_processing.goes_there,
    stays=rule_processing.nothing_stays,
    turn_bonus=rule_processing.no_bonus,
    leaving=rule_processing.leaving,
    emptied=rule_processing.emptied,
    derive=values.derive,
    foes=everybody_else,
    concede=ends_the_game,  # 1.2.4
    not_again=rule_processing.who_is_on_turn,
    amounts={Free: members.free_seats},
    targets={Supporter: attack.the_supporter},
    others=attack.OTHER_CARDS,
    by_hand=ACTS_BY_HAND,
    later_words={},
    keeps=(),
    token_verb="",
    barrier_word="",
    includes={},
    back_words=(),
    none_is_zero=(),
    condition_words={"re_combo": "rebirth"},  # 11.5
    replaceable=("ko", "leaves"),  # 9.11
    open_kind="partner",  # 4.10.4
    customs=Customs(
        tokens_when_met=True,
        source_must_stay=False,  # 9.8.7
        used_once_paid=True,  # 9.2.2.1.1
        highest_base=False,  # 9.10.1.6
        losing_together_draws=False,
        keywords_need_attack=True,
        players_act_together=False,
        once_a_moment=False,
        affected_player_decides=True,  # 9.11.2
        out_of_reach_stays_out=False,
        reach_is_kept=False,
        conditions_when_met=False,
        same_colour_alone=False,
        replaced_is_paid=False,
        last_known=True,  # 9.12.1
        moved_together=True,  # 9.8.4.2
        looks_one_by_one=True,  # 5.10.3
        works_apart=True,  # 9.4.4
        numbers_in_order=True,  # 9.10.1.6
        ko_when_met=True,
    ),
)


def _foes(game: Game, seat: int) -> list[int]:
    return FORMATS[game.rules.edition].foes(game, seat)


def _format(name: str) -> Rulebook:
    """The two-player game with another format's answers."""
    return replace(STANDARD, edition=name, foes=_foes, concede=concede)


EDITIONS: Final[dict[str, Rulebook]] = {
    name: STANDARD if name == "standard" else _format(name) for name in FORMATS
}


def table(rules: Rulebook, seed: Seed, players: int = 2) -> Game:
    """An empty table."""
    teams = FORMATS[rules.edition].teams(players)
    places = [Seat(team, [[] for _ in ZONES], []) for team in teams]
    return Game(rules, places, seeded(seed))


def new_game(
    rules: Rulebook, decks: list[tuple[list[Printed], list[Printed]]], seed: Seed, log: bool = False
) -> Game:
    """A game between these decks (partners and main deck), at its first decision."""
    problems = table_problems(decks, rules)
    if problems:
        raise TefudaError(" ".join(problems))
    game = table(rules, seed, len(decks))
    if log:
        game.log = []
    for seat, (partners, deck) in enumerate(decks):
        setup.lay_out(game, seat, partners, deck)
    game.push("game", setup.Course())
    game.advance()
    return game
