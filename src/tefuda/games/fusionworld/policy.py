"""A quick player: charges and spends its energy, attacks what it can beat, and combos just enough,
when it matters.

It looks at the game itself, and there only at what the seat that must choose may know. It is asked
thousands of times a second in games that are dealt for trying things out.
"""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import target_of
from tefuda.effects import values
from tefuda.games import worth
from tefuda.games.fusionworld.free_timing import GRANTED
from tefuda.games.fusionworld.words import (
    BATTLE,
    BLOCKER,
    COMBO,
    COMBO_POWER,
    COST,
    CRITICAL,
    DECK,
    DOUBLE_STRIKE,
    DROP,
    ENERGY,
    FIELD,
    HAND,
    LEADER,
    LIFE,
    POWER,
    TRIPLE_STRIKE,
)
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option
from tefuda.kernel.game import Game

# How much better than its choice another option has to look in an even game (docs/BOTS.md).
MARGIN: Final = 0.15
STEP: Final = 5_000  # the smallest combo
ENOUGH: Final = 8  # energy beyond which a card in hand is worth more

# What is done to a card that is chosen: is it bad for its player?
_HARM: Final = ("ko", "to-drop", "to-hand", "to-deck", "to-life", "to-energy", "to-removed",
                "rest", "power-", "cost+", "combo-", "negate", "forbid", "must")  # fmt: skip
_FETCH: Final = ("to-hand", "to-energy", "to-battle", "play")
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
    if kind == "offence" or kind == "defence":
        return _battle(game, decision)
    if kind == "charge":
        return _charge(game, decision)
    if kind == "pay":
        return _pay(game, decision)
    if kind == "activate":
        return _activate(game, decision)
    if kind == "choose":
        return _choose(game, decision)
    if kind == "redraw":
        return _redraw(game, decision)
    if kind == "number":
        return _number(decision)
    for verb in _LIKED:
        at = _at(decision, verb)
        if at >= 0:
            return at
    return 0


# -- the board ---------------------------------------------------------------------------------


def power(card: Card) -> int:
    stats = card.stats or card.printed.stats
    return stats[POWER]


def keywords(card: Card) -> int:
    return card.keywords if card.stats else card.printed.keywords


def _worth(card: Card | None) -> int:
    """What a card is worth to its player, roughly, in power."""
    if card is None:
        return 0
    if card.printed.kind == "leader":
        return 30_000
    stats = card.stats or card.printed.stats
    return max(stats[POWER], 0) + STEP * max(stats[COST], 0) + (3_000 if keywords(card) else 0)


def damage(card: Card) -> int:
    """How much life an attack takes."""
    bits = keywords(card)
    if bits & TRIPLE_STRIKE:
        return 3
    return 2 if bits & DOUBLE_STRIKE else 1


def _at(decision: Decision, verb: str) -> int:
    """The first option of this verb, -1 if there is none."""
    for i, option in enumerate(decision.options):
        if option.verb == verb:
            return i
    return -1


# -- charge and main phase ---------------------------------------------------------------------


def _charge(game: Game, decision: Decision) -> int:
    """The card that will be missed least, for as long as more energy has a use."""
    zones = game.seats[decision.seat].zones
    energy = len(zones[ENERGY])
    last = len(decision.options) - 1
    if energy >= ENOUGH or (energy >= 5 and len(zones[HAND]) <= 2):
        return last
    have: list[str] = []
    for card in zones[ENERGY]:
        have.extend(card.printed.colours)
    best = last
    least = 10_000_000
    for i, option in enumerate(decision.options):
        if option.verb != "charge":
            continue
        card = game.cards[option.card]
        missed = _worth(card)
        if card.printed.stats[COST] > energy + 3:
            missed //= 2  # it could not be used for long
        for colour in card.printed.colours:
            if colour not in have:
                missed -= 20_000  # a colour to pay with
                break
        if missed < least:
            best, least = i, missed
    return best


def _pay(game: Game, decision: Decision) -> int:
    """Energy of few colours, of which there is most; markers come last."""
    cards = game.seats[decision.seat].zones[ENERGY]
    best = 0
    most = -100
    for i, option in enumerate(decision.options):
        card = game.cards.get(option.card)
        score = -50
        if card is not None:
            score = -10 * len(card.printed.colours)
            for other in cards:
                if not other.rested and other.printed.colours == card.printed.colours:
                    score += 1
        if score > most:
            best, most = i, score
    return best


def _main(game: Game, decision: Decision) -> int:
    options = decision.options
    seat = decision.seat
    foe = game.opponents(seat)[0]
    attack = _attack(game, options, seat, foe)
    if attack >= 0 and _may_win(game, options, foe):
        return attack
    best = -1
    most = 0.0
    for i, option in enumerate(options):
        verb = option.verb
        if verb == "activate":
            score = _activation(game, option)
        elif verb == "use" or verb == "use-paying" or verb == "evolve":
            score = _use(game, seat, option)
        else:
            continue
        if score > most:
            best, most = i, score
    if best >= 0:
        return best
    if attack >= 0:
        return attack
    return len(options) - 1


def _activation(game: Game, option: Option) -> float:
    """Skills that bring more than they cost; cards come first, which need the energy."""
    card = game.cards[option.card]
    if option.n >= GRANTED:
        ability = card.granted[option.n - GRANTED]
    else:
        ability = card.printed.abilities[option.n - 1]
    gain = worth.of_ability(game, ability, card)
    for statement in ability.cost:
        if type(statement).__name__ == "PayEnergy":
            return 0.5 if gain > 0.05 else 0.0
    return 20.0 + gain if gain > 0.05 else 0.0


def _use(game: Game, seat: int, option: Option) -> float:
    """The most expensive card it can afford; an Extra Card only if it does something."""
    card = game.cards[option.card]
    printed = card.printed
    cost = max(printed.stats[COST], 0)
    if printed.kind == "extra":
        if printed.keywords & FIELD:
            for other in game.seats[seat].zones[BATTLE]:
                if keywords(other) & FIELD:
                    return 0.0
            return 1.0 + cost
        gain = 0.0
        for i in printed.timed.get("activate_main", ()):
            gain = max(gain, worth.of_ability(game, printed.abilities[i], card, True))
        return 1.0 + cost if gain > 0.2 * cost + 0.3 else 0.0
    return 1.0 + cost + (2 if option.verb == "evolve" else 0)


def _may_win(game: Game, options: list[Option], foe: int) -> bool:
    """Whether the attacks there are could take the last life."""
    theirs = game.seats[foe].zones
    if not theirs[LEADER]:
        return False
    leader = theirs[LEADER][0]
    hits = 0
    attackers = 0
    for option in options:
        if option.verb == "attack" and option.other == leader.id:
            card = game.cards[option.card]
            if power(card) >= power(leader):
                attackers += 1
                hits += damage(card)
    for card in theirs[BATTLE]:
        if keywords(card) & BLOCKER and not card.rested:
            hits -= 1
    return attackers > 0 and hits >= len(theirs[LIFE])


def _attack(game: Game, options: list[Option], seat: int, foe: int) -> int:
    """The best attack there is, -1 if none pays."""
    life = len(game.seats[foe].zones[LIFE])
    hand = game.seats[seat].zones[HAND]
    best = -1
    most = 0
    for i, option in enumerate(options):
        if option.verb != "attack":
            continue
        attacker, target = game.cards[option.card], game.cards[option.other]
        short = power(target) - power(attacker)
        cards = 0
        leader = target.zone == LEADER
        if short > 0:
            cards = _enough(hand, short)
            spare = 10 if leader and life <= 1 else 1 if len(hand) >= 6 else 0
            if cards == 0 or cards > spare:
                continue
        if leader:
            hits = damage(attacker)
            prize = 20_000 * hits + (60_000 if life <= hits else 0) + (8_000 if life <= 3 else 0)
        else:
            prize = 3 * _worth(target) // 2
        # Of equal attacks the weaker card goes first, so that strong ones are left for later.
        score = prize - 8_000 * cards - power(attacker) // 1_000
        if score > most:
            best, most = i, score
    return best


# -- battle ------------------------------------------------------------------------------------


def _combo(card: Card) -> int:
    return max(card.printed.stats[COMBO_POWER], 0) if card.printed.kind == "battle" else 0


def _enough(cards: list[Card], short: int) -> int:
    """The fewest of these cards whose combo power makes up for it; 0 if they cannot."""
    sizes = sorted([_combo(card) for card in cards], reverse=True)
    n = 0
    for size in sizes:
        if short <= 0 or size <= 0:
            break
        short -= size
        n += 1
    return n if short <= 0 else 0


def _strength(game: Game, card: Card) -> int:
    """A card's power in the present battle, with the combos on its side."""
    total = power(card)
    for other in game.seats[card.seat].zones[COMBO]:
        total += max((other.stats or other.printed.stats)[COMBO_POWER], 0)
    return total


def _battle(game: Game, decision: Decision) -> int:
    """Combo to win the battle, or to survive it, if that is worth the cards."""
    options = decision.options
    stay = len(options) - 1
    seat = decision.seat
    attacker, target = game.now(game.attacker), game.now(game.attacked)
    if attacker is None or target is None:
        return stay
    attacking = attacker.seat == seat
    lead = _strength(game, attacker) - _strength(game, target)
    short = -lead if attacking else lead + 1
    last = target.zone == LEADER and len(game.seats[target.seat].zones[LIFE]) <= damage(attacker)
    if attacking and short <= 0 and last:
        # What the opponent must answer now, they may not be able to.
        short = 2 * STEP - lead
    for i, option in enumerate(options):
        if option.verb == "activate":
            card = game.cards[option.card]
            if option.n < GRANTED:
                ability = card.printed.abilities[option.n - 1]
                gain = worth.of_ability(game, ability, card)
                if gain > 0.3 and (short > 0 or not ability.cost):
                    return i
    if short <= 0:
        return stay
    able: list[Card] = []
    for option in options:
        if option.verb == "combo":
            card = game.cards[option.card]
            if card.zone == HAND:
                for other in game.seats[seat].zones[HAND]:
                    if other.printed.number == card.printed.number:
                        able.append(other)
            else:
                able.append(card)
    cards = _enough(able, short)
    if not _worthwhile(game, seat, attacker, target, attacking, last, cards):
        return stay
    if cards:
        return _smallest(game, options, short)
    for i, option in enumerate(options):
        if option.verb == "use" and short <= 4 * STEP:
            return i
    return stay


def _smallest(game: Game, options: list[Option], short: int) -> int:
    """The card that is missed least of those that are enough, else the largest combo."""
    best = len(options) - 1
    most = -1_000_000_000
    for i, option in enumerate(options):
        if option.verb != "combo":
            continue
        card = game.cards[option.card]
        n = _combo(card)
        missed = _worth(card) * (2 if card.zone == BATTLE else 1)
        score = 1_000_000 - missed if n >= short else 10 * n - missed // 100
        if n > 0 and score > most:
            best, most = i, score
    return best


def _worthwhile(
    game: Game,
    seat: int,
    attacker: Card,
    target: Card,
    attacking: bool,
    last: bool,
    cards: int,
) -> bool:
    if attacking:
        return last or (cards == 1 and len(game.seats[seat].zones[HAND]) >= 5)
    if target.zone != LEADER:
        # A card on the table is worth several in hand, if it was dear.
        return 0 < cards <= 2 and _worth(target) > 7 * STEP * cards
    # Life is cards in hand later, until there is little left of it.
    if last:
        return True
    hits = damage(attacker)
    if keywords(attacker) & CRITICAL:
        return cards <= hits
    left = len(game.seats[seat].zones[LIFE]) - hits
    return cards <= (2 if left <= 1 else 1 if left <= 3 or hits > 1 else 0)


def _activate(game: Game, decision: Decision) -> int:
    """What is offered is used where it brings something; a [Blocker] where the guard is worth
    it."""
    source = game.last(decision.source)
    yes, no = _at(decision, "activate"), _at(decision, "decline")
    if source is None or yes < 0 or no < 0:
        return 0
    attacker, target = game.now(game.attacker), game.now(game.attacked)
    ability = getattr(game.stack[-1], "ability", None)
    guards = (
        attacker is not None
        and target is not None
        and target.seat == decision.seat
        and source.id != target.id
        and keywords(source) & BLOCKER != 0
        and not source.rested
    )
    if guards:
        assert attacker is not None
        assert target is not None
        if power(attacker) < power(target):
            return no
        if power(source) > power(attacker):
            return yes
        if target.zone == LEADER:
            life = len(game.seats[decision.seat].zones[LIFE])
            return yes if life <= 2 + damage(attacker) else no
        return yes if _worth(source) < _worth(target) else no
    if ability is None:
        return yes
    if len(game.seats[decision.seat].zones[LIFE]) == 1:
        for statement in ability.cost:
            target_node = target_of(statement)
            if getattr(target_node, "zone", "") == "life":
                return no
    return yes if worth.of_ability(game, ability, source) > 0.0 else no


# -- choices -----------------------------------------------------------------------------------


def _choose(game: Game, decision: Decision) -> int:
    """Harm goes to the opponent's best card, or one's own worst; favours the other way."""
    purpose = decision.purpose
    harm = purpose in _HARM
    fetch = purpose in _FETCH
    seat = decision.seat
    options = decision.options
    may_stop = options[-1].verb == "done"
    best = 0
    most = -1
    for i, option in enumerate(options):
        score = 1
        if option.verb != "done":
            card = game.cards.get(option.card)
            value = _worth(card)
            own = card is None or card.seat == seat
            score = 1_000_000 + (value if own != harm else -value)
            if card is not None and own:
                if not harm and card.id in (game.attacker, game.attacked):
                    score += 2_000_000  # the battle is now
                elif card.zone in (DECK, LIFE, DROP) and fetch:
                    score = 1_000_000 + value
                elif harm and may_stop:
                    score = 0
                elif not harm and not card.rested and card.zone != HAND:
                    score += 50_000
            elif own == harm and may_stop:
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


def _redraw(game: Game, decision: Decision) -> int:
    """Keep a hand that does something in the first turns."""
    early = 0
    for card in game.seats[decision.seat].zones[HAND]:
        if card.printed.kind == "battle" and card.printed.stats[COST] <= 3:
            early += 1
    return _at(decision, "keep" if early >= 2 else "redraw")
