"""A quick player: plays its curve, attacks when it pays, counters when it matters.

It looks at the game itself, and there only at what the seat that must choose may know. It is asked
thousands of times a second in games that are dealt for trying things out.
"""

from __future__ import annotations

from typing import Final

from tefuda.abilities.nodes import Win
from tefuda.effects import values
from tefuda.games import worth
from tefuda.games.onepiece.words import (
    ACTIVE,
    CHARACTER,
    COST,
    COUNTER,
    DOUBLE_ATTACK,
    HAND,
    LEADER,
    LIFE,
    POWER,
    STAGE,
)
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Decision, Option
from tefuda.kernel.game import Game

# How much better than its choice another option has to look in an even game (docs/BOTS.md).
MARGIN: Final = 0.03
STEP: Final = 1000  # what a DON!! or a small counter is worth

# What is done to a card that is chosen: is it bad for its player?
_HARM: Final = ("ko", "to-trash", "to-hand", "to-deck", "to-life", "rest", "power-", "cost-",
                "negate", "forbid", "become")  # fmt: skip
_LIKED: Final = ("activate", "trigger", "yes", "replace", "draw", "look", "return-rested")


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
    if kind == "counter":
        return _counter(game, decision)
    if kind == "block":
        return _block(game, decision)
    if kind == "choose":
        return _choose(game, decision)
    if kind == "activate":
        return _activate(game, decision)
    if kind == "trigger":
        return _trigger(game, decision)
    if kind == "redraw":
        return _redraw(game, decision)
    if kind == "make-room":
        return _least(game, decision)
    if kind == "number":
        return _number(decision)
    for verb in _LIKED:
        for i, option in enumerate(decision.options):
            if option.verb == verb:
                return i
    return 0


# -- the board ----------------------------------------------------------------------------------


def empties_deck(game: Game, seat: int) -> bool:
    """Whether this seat wins when its deck runs out."""
    for leader in game.seats[seat].zones[LEADER]:
        if "deck_empty" in leader.printed.memo:
            return leader.printed.memo["deck_empty"]
        found = False
        for ability in leader.printed.abilities:
            for when in ability.timings:
                if when.event == "deck_empty" and isinstance(ability.body[0], Win):
                    found = True
        leader.printed.memo["deck_empty"] = found
        return found
    return False


def power(card: Card) -> int:
    stats = card.stats or card.printed.stats
    return stats[POWER]


def _cost(card: Card) -> int:
    stats = card.stats or card.printed.stats
    return max(stats[COST], 0)


def _keywords(card: Card) -> int:
    return card.keywords if card.stats else card.printed.keywords


def _worth(card: Card | None) -> int:
    """What a card is worth to its player, roughly, in power."""
    if card is None:
        return 0
    printed = card.printed
    if printed.kind == "leader":
        return 9_000
    return max(power(card), 0) + 1_500 * _cost(card) + (1_000 if _keywords(card) else 0)


def _at(decision: Decision, verb: str) -> int:
    """The first option of this verb, -1 if there is none."""
    for i, option in enumerate(decision.options):
        if option.verb == verb:
            return i
    return -1


# -- main phase ---------------------------------------------------------------------------------


def _main(game: Game, decision: Decision) -> int:
    options = decision.options
    seat = decision.seat
    foe = game.opponents(seat)[0]
    attack = _attack(game, options, seat, foe)
    last = not game.seats[foe].zones[LIFE] and attack >= 0
    if last:
        return attack
    best = -1
    most = 0.0
    for i, option in enumerate(options):
        verb = option.verb
        if verb == "activate":
            score = _activation(game, option)
        elif verb == "play":
            score = _playing(game, seat, foe, game.cards[option.card])
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
    """Abilities that bring more than they cost, before cards spend the DON!!."""
    card = game.cards[option.card]
    if option.n >= 100:
        ability = card.granted[option.n - 100]
    else:
        ability = card.printed.abilities[option.n - 1]
    gain = worth.of_ability(game, ability, card)
    return 10.0 + gain if gain > 0.05 else 0.0


def _playing(game: Game, seat: int, foe: int, card: Card) -> float:
    """The most expensive card first; an Event only if it does something."""
    printed = card.printed
    zones = game.seats[seat].zones
    cost = max(values.in_hand(game, card, COST), 0)
    if printed.kind == "event":
        if "main" not in printed.timed:
            return 0.0
        gain = worth.of_ability(game, printed.abilities[printed.timed["main"][0]], card, True)
        return 1.0 + cost if gain > 0.25 * cost + 0.2 else 0.0
    if printed.kind == "stage":
        return 2.0 + cost if not zones[STAGE] else 0.0
    if len(zones[CHARACTER]) >= 5:
        weakest = min([_worth(one) for one in zones[CHARACTER]])
        if _worth(card) <= weakest + 3_000:
            return 0.0
    return 2.0 + cost


def _attack(game: Game, options: list[Option], seat: int, foe: int) -> int:
    """The best attack there is, or the DON!! that makes one worth declaring; -1 if none pays."""
    theirs = game.seats[foe].zones
    spare = game.seats[seat].pools[ACTIVE]
    life = len(theirs[LIFE])
    counter = STEP if theirs[HAND] else 0
    best = -1
    most = 0
    need_of_best = 0
    over = 0
    attackers: list[int] = []
    for i, option in enumerate(options):
        if option.verb != "attack":
            continue
        attacker, target = game.cards[option.card], game.cards[option.other]
        if attacker.id not in attackers:
            attackers.append(attacker.id)
        gap = power(target) - power(attacker)
        need = -(-gap // STEP) if gap > 0 else 0
        if need > spare:
            continue
        if target.zone == LEADER:
            score = 4_000 + (12_000 if life == 0 else 1_500 if life <= 2 else 0)
            if _keywords(attacker) & DOUBLE_ATTACK:
                score += 2_000
        else:
            score = _worth(target) // 2 + 1_500
        # Of equal attacks the weaker card goes first: a strong one is not wasted on a counter.
        score -= 700 * need + power(attacker) // 100
        if score > most:
            best, most, need_of_best, over = i, score, need, -gap
    if best < 0:
        return -1
    chosen = options[best]
    if need_of_best == 0 and spare and over < 2 * counter:
        # DON!! that nothing else needs makes an attack harder to stop.
        others = len(attackers) - 1
        if spare > others or (others == 0):
            need_of_best = 1
    if need_of_best:
        for i, option in enumerate(options):
            if option.verb == "give" and option.card == chosen.card:
                return i
        return -1
    return best


# -- defence ------------------------------------------------------------------------------------


def _short(game: Game) -> int:
    """How much power the defence of the present battle lacks."""
    attacker, target = game.now(game.attacker), game.now(game.attacked)
    if attacker is None or target is None:
        return 0
    return power(attacker) - power(target) + 1


def _block(game: Game, decision: Decision) -> int:
    options = decision.options
    stay = len(options) - 1
    short = _short(game)
    attacker, target = game.now(game.attacker), game.now(game.attacked)
    if attacker is None or target is None or short <= 0:
        return stay
    least = -1
    cheapest = 0
    for i, option in enumerate(options):
        if option.verb != "block":
            continue
        blocker = game.cards[option.card]
        if power(blocker) > power(attacker):
            return i
        w = _worth(blocker)
        if least < 0 or w < cheapest:
            least, cheapest = i, w
    if least < 0:
        return stay
    if target.zone == LEADER:
        damage = 2 if _keywords(attacker) & DOUBLE_ATTACK else 1
        return least if len(game.seats[decision.seat].zones[LIFE]) <= 1 + damage else stay
    return least if cheapest + 1_000 < _worth(target) else stay


def _counter(game: Game, decision: Decision) -> int:
    options = decision.options
    stay = len(options) - 1
    short = _short(game)
    target = game.now(game.attacked)
    if target is None or short <= 0:
        return stay
    best = -1
    held = 0
    event = -1
    for i, option in enumerate(options):
        if option.verb == "counter":
            if option.other != game.attacked:
                continue
            # The smallest counter that is enough, else the largest.
            n = values.in_hand(game, game.cards[option.card], COUNTER)
            if (
                best < 0
                or (n >= short and (held < short or n < held))
                or (held < short and n > held)
            ):
                best, held = i, n
        elif option.verb == "play" and event < 0:
            event = i
    total = 0
    cards = 0
    sizes = sorted(
        [values.in_hand(game, c, COUNTER) for c in game.seats[decision.seat].zones[HAND]],
        reverse=True,
    )
    if best >= 0:
        for n in sizes:
            if total >= short or n <= 0:
                break
            total += n
            cards += 1
    enough = total >= short
    if not enough and event < 0:
        return stay
    if not _worth_defending(game, decision.seat, target, cards if enough else 1):
        return stay
    if enough and (event < 0 or cards <= 1):
        return best
    if event >= 0 and total + 2 * STEP >= short:
        return event
    return best if enough else stay


def _worth_defending(game: Game, seat: int, target: Card, cards: int) -> bool:
    zones = game.seats[seat].zones
    life = len(zones[LIFE])
    if target.zone == LEADER:
        attacker = game.now(game.attacker)
        damage = 2 if attacker is not None and _keywords(attacker) & DOUBLE_ATTACK else 1
        if life < damage:
            return True
        if life <= 2:
            return cards <= 2
        return False  # Life is cards in hand later
    return _cost(target) >= 2 * cards


# -- choices ------------------------------------------------------------------------------------


def _choose(game: Game, decision: Decision) -> int:
    """Harm goes to the opponent's best card, or one's own worst; favours the other way."""
    harm = decision.purpose in _HARM
    seat = decision.seat
    options = decision.options
    may_stop = options[-1].verb == "done"
    fetch = decision.purpose in ("to-hand", "play")
    best = 0
    most = -1
    for i, option in enumerate(options):
        if option.verb == "done":
            score = 1
        else:
            card = game.cards.get(option.card)
            value = _worth(card)
            own = card is None or card.seat == seat
            score = 100_000 + (value if own != harm else -value)
            if (
                card is not None
                and own
                and fetch
                and card.zone not in (HAND, LEADER, CHARACTER, STAGE)
            ):
                score = 100_000 + value
            elif own == harm and may_stop:
                score = 0
            elif card is not None and own and not harm:
                if card.id == game.attacked:
                    score += 200_000
                elif not card.rested and card.zone != HAND:
                    score += 10_000  # who can still attack has use for it now
        if score > most:
            best, most = i, score
    return best


def _activate(game: Game, decision: Decision) -> int:
    """An ability with a price, or one that may be left: where it brings something."""
    source = game.last(decision.source)
    if source is None:
        return 0
    run = game.stack[-1]
    ability = getattr(run, "ability", None)
    if ability is None:
        return 0
    if worth.of_ability(game, ability, source) > 0.0:
        return _at(decision, "activate")
    return _at(decision, "decline")


def _trigger(game: Game, decision: Decision) -> int:
    """A [Trigger] costs the card, which would come to hand."""
    source = game.last(decision.source)
    use = _at(decision, "trigger")
    if source is None or use < 0:
        return 0
    ability = source.printed.abilities[source.printed.timed["trigger"][0]]
    gain = worth.of_ability(game, ability, source)
    return use if gain > 0.5 else _at(decision, "hand")


def _least(game: Game, decision: Decision) -> int:
    best = 0
    least = 1_000_000
    for i, option in enumerate(decision.options):
        value = _worth(game.cards.get(option.card))
        if value < least:
            best, least = i, value
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
        if card.printed.kind == "character" and 1 <= card.printed.stats[COST] <= 4:
            early += 1
    return _at(decision, "keep" if early >= 2 else "redraw")
