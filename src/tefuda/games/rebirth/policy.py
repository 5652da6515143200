"""A quick player: lays energy, keeps its Members' seats full and a strong Entry in front, and
attacks wherever the damage adds up.

It looks at the game itself, and there only at what the seat that must choose may know. It is asked
thousands of times a second in games that are dealt for trying things out.
"""

from __future__ import annotations

from typing import Final

from tefuda.effects import values
from tefuda.games import worth
from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.turn import GRANTED
from tefuda.games.rebirth.words import (
    ATK,
    COST,
    DEF,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    MEMBER_LIMIT,
    RETIRE,
    RETIRED_OUT,
)
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option
from tefuda.kernel.game import Game

# How much better than its choice another option has to look in an even game (docs/BOTS.md).
MARGIN: Final = 0.0
ENOUGH: Final = 8  # energy beyond which a card in hand is worth more

# What is done to a card that is chosen: is it bad for its player?
_HARM: Final = ("ko", "to-waiting", "to-retire", "to-hand", "to-deck", "to-memory", "rest", "wound",
                "atk-", "def-", "cost+", "negate", "forbid", "must")  # fmt: skip
# Where cards come from a pile, going there is a favour.
_FETCH: Final = ("to-hand", "to-deck", "to-memory")
_LIKED: Final = ("activate", "yes", "replace", "draw", "look")


def pick(game: Game) -> int:
    """The index of the option it takes."""
    decision = game.decision
    assert decision is not None
    if game.stale:
        values.refresh(game)
    kind = decision.kind
    if kind == "by-hand":
        return 0  # what is not understood is left undone
    if kind == "main":
        return _main(game, decision)
    if kind == "attack":
        return _attack(game, decision)
    if kind == "block":
        return _block(game, decision)
    if kind == "cancel":
        return _cancel(game, decision)
    if kind == "choose":
        return _choose(game, decision)
    if kind == "activate":
        return _activate(game, decision)
    if kind == "energy":
        return _energy(game, decision)
    if kind == "start":
        return _start(game, decision)
    if kind == "pay":
        return 0  # as few partners as possible: three of them may join an attack
    if kind == "partner":
        return 0
    if kind == "opponent":
        return _opponent(game, decision)
    if kind == "number":
        return _number(decision)
    for verb in _LIKED:
        at = _at(decision, verb)
        if at >= 0:
            return at
    return 0


# -- the board ---------------------------------------------------------------------------------


def entry_of(game: Game, seat: int) -> Card | None:
    entries = game.seats[seat].zones[ENTRY]
    return entries[-1] if entries else None


def stat(card: Card, index: int) -> int:
    stats = card.stats or card.printed.stats
    return max(stats[index], 0)


def left(card: Card) -> int:
    """How much damage would retire a character now."""
    return max(stat(card, DEF) - card.damage, 1)


def _retired(game: Game, seat: int) -> int:
    return len(game.seats[seat].zones[RETIRE])


def _worth(card: Card | None) -> int:
    """What a card is worth to its player, roughly: a Rebirth card is free and draws another, and
    without any of the partners there is no partner attack."""
    if card is None:
        return 0
    kind = card.printed.kind
    if kind == "partner":
        return 30
    if kind == "rebirth":
        return 14
    bits = card.keywords if card.stats else card.printed.keywords
    more = 2 if bits else 0
    if card.zone == HAND and "cancel" in card.printed.special:
        more += 3
    return 2 * stat(card, ATK) + stat(card, DEF) + more


def _at(decision: Decision, verb: str) -> int:
    """The first option of this verb, -1 if there is none."""
    for i, option in enumerate(decision.options):
        if option.verb == verb:
            return i
    return -1


# -- before the attacks ------------------------------------------------------------------------


def _start(game: Game, decision: Decision) -> int:
    """The first Entry has to last: the one that takes the most damage."""
    best = 0
    most = -1
    for i, option in enumerate(decision.options):
        card = game.cards.get(option.card)
        if card is not None and 2 * stat(card, DEF) + stat(card, ATK) > most:
            best, most = i, 2 * stat(card, DEF) + stat(card, ATK)
    return best


def _energy(game: Game, decision: Decision) -> int:
    """The card that will be missed least, for as long as more energy has a use."""
    zones = game.seats[decision.seat].zones
    energy = len(zones[ENERGY])
    hand = 0
    for card in zones[HAND]:
        if card.printed.kind != "partner":
            hand += 1
    free = MEMBER_LIMIT - len(zones[MEMBER])
    last = len(decision.options) - 1
    if energy >= ENOUGH or (energy >= 5 and hand <= 1 + free):
        return last
    best = last
    least = 1_000
    for i, option in enumerate(decision.options):
        if option.verb != "energy":
            continue
        card = game.cards[option.card]
        missed = _worth(card)
        if card.printed.kind == "character":
            cost = stat(card, COST)
            if cost > energy + 2:
                missed -= 6  # it could not be played for long
            if free > 0 and cost <= energy + 1:
                missed += 6  # it supports attacks now
        if missed < least:
            best, least = i, missed
    return best


def _main(game: Game, decision: Decision) -> int:
    """Abilities that bring something, Members for every seat, a better Entry with what is left;
    then what lasts for the turn only."""
    seat = decision.seat
    zones = game.seats[seat].zones
    options = decision.options
    entry = entry_of(game, seat)
    best = -1
    most = 0.05
    member = better = rebirth = -1
    cheapest = 1_000
    found = -1
    for i, option in enumerate(options):
        verb = option.verb
        if verb == "activate":
            brings = _activation(game, option)
            if brings > most:
                best, most = i, brings
        elif verb == "member":
            # A Member's own values rarely matter, so the cheapest card will do.
            card = game.cards[option.card]
            price = 10 * stat(card, COST) + stat(card, ATK)
            if price < cheapest:
                member, cheapest = i, price
        elif verb == "entry":
            card = game.cards[option.card]
            if _worth(card) > found:
                better, found = i, _worth(card)
        elif verb == "set":
            rebirth = i
    if best >= 0:
        return best
    if len(zones[MEMBER]) >= MEMBER_LIMIT:
        member = -1
    if better >= 0 and entry is not None:
        gain = found - _worth(entry)
        if gain >= 4 and (member < 0 or gain >= 8):
            return better
    if member >= 0:
        return member
    # Nobody attacks on the first turn of the game.
    if rebirth >= 0 and game.turn > 1:
        return rebirth
    return len(options) - 1


def _activation(game: Game, option: Option) -> float:
    card = game.cards[option.card]
    if option.n >= GRANTED:
        ability = card.granted[option.n - GRANTED]
    else:
        ability = card.printed.abilities[option.n - 1]
    return worth.of_ability(game, ability, card)


# -- attacks -----------------------------------------------------------------------------------


def _attack(game: Game, decision: Decision) -> int:
    """On whoever is nearest to losing, of those whose Entry can be retired this turn; but if the
    first one out ends the game, of several on whoever has lost least, until that is oneself. With
    the partners where that takes fewer attacks, or where no block may save them."""
    seat = decision.seat
    options = decision.options
    ahead = True
    for foe in game.opponents(seat):
        if _retired(game, seat) >= _retired(game, foe):
            ahead = False
    first = -1
    several = False
    for option in options:
        if option.other:
            owner = game.cards[option.other].seat
            if first >= 0 and owner != first:
                several = True
            first = owner
    nearest = 10
    if several and not ahead and FORMATS[game.rules.edition].first_out:
        nearest = -10
    attacker = entry_of(game, seat)
    attack = stat(attacker, ATK) if attacker is not None else 0
    ready = 0
    for card in game.seats[seat].zones[MEMBER]:
        if not card.rested:
            ready += 1
    best = len(options) - 1
    most = 0
    for i, option in enumerate(options):
        if not option.other:
            continue
        target = game.cards[option.other]
        retired = _retired(game, target.seat)
        last = retired >= RETIRED_OUT - 1
        needed = -(-left(target) // attack) if attack else ready + 1
        if option.verb == "partner-attack":
            needed = 0 if last or needed > 1 else 2
        score = 200 + nearest * (retired + (20 if last else 0)) - 20 * needed
        if needed > ready:
            score = 1 if attack else 0  # it may still draw out a block
        if score > most:
            best, most = i, score
    return best


def _block(game: Game, decision: Decision) -> int:
    """With the card that will be missed least, where the attack would retire a character."""
    refuse = len(decision.options) - 1
    attacker, target = game.now(game.attacker), game.now(game.attacked)
    if attacker is None or target is None or stat(attacker, ATK) < left(target):
        return refuse
    best = refuse
    least = 1_000
    for i, option in enumerate(decision.options):
        if option.verb == "block":
            card = game.cards[option.card]
            if _worth(card) < least:
                best, least = i, _worth(card)
    return best


def _cancel(game: Game, decision: Decision) -> int:
    """What opponents play, not what one's own side does; with a card to spare."""
    seat = decision.seat
    spare = len(game.seats[seat].zones[HAND]) >= 3 or _retired(game, seat) >= 4
    team = game.seats[seat].team
    if spare:
        for i, option in enumerate(decision.options):
            if option.verb == "cancel":
                aim = game.last(option.other)
                if aim is not None and game.seats[aim.seat].team != team:
                    return i
    return len(decision.options) - 1


def _opponent(game: Game, decision: Decision) -> int:
    """Whoever is nearest to losing."""
    best = 0
    most = -1
    for i, option in enumerate(decision.options):
        n = _retired(game, option.n - 1)
        if n > most:
            best, most = i, n
    return best


# -- choices -----------------------------------------------------------------------------------


def _activate(game: Game, decision: Decision) -> int:
    """An ability with a price, or one that may be left: where it brings something."""
    source = game.last(decision.source)
    ability = getattr(game.stack[-1], "ability", None)
    yes, no = _at(decision, "activate"), _at(decision, "decline")
    if source is None or ability is None or no < 0:
        return max(yes, 0)
    return yes if worth.of_ability(game, ability, source) > 0.0 else no


def _choose(game: Game, decision: Decision) -> int:
    """Harm goes to an opponent's best card, or one's own worst; favours the other way. What has no
    purpose yet is taken for harm to opponents and a favour to oneself."""
    purpose = decision.purpose
    team = game.seats[decision.seat].team
    options = decision.options
    may_stop = options[-1].verb == "done"
    laid = game.rules.laid
    best = 0
    most = -1
    for i, option in enumerate(options):
        score = 1
        if option.verb != "done":
            card = game.cards.get(option.card)
            value = _worth(card)
            own = card is None or game.seats[card.seat].team == team
            harm = purpose in _HARM if purpose else not own
            if own and harm and card is not None and not laid[card.zone] and purpose in _FETCH:
                harm = False
            score = 100 + (value if own != harm else -value)
            if own == harm and may_stop:
                score = 0
        if score > most:
            best, most = i, score
    return best


def _number(decision: Decision) -> int:
    best = 0
    for i, option in enumerate(decision.options):
        if option.n > decision.options[best].n:
            best = i
    return best
