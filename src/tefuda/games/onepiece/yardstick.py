"""What a sensible player prefers: plays its curve, attacks when it pays, counters when it matters.

It looks no further than the board in front of it: no search, no memory, views only. These are the
rules of thumb of the first release, kept as they were: what better players are measured by. Nothing
here is ever improved, since that would make old measurements worthless.
"""

from __future__ import annotations

from typing import Final

from tefuda.games.onepiece.words import COST, COUNTER, POWER
from tefuda.kernel.view import CardView, DecisionView, OptionView, SeatView, View

STEP: Final = 1000  # what a DON!! or a small counter is worth

# What is done to a card that is chosen: is it good for its player?
_HARM: Final = ("ko", "to-trash", "to-hand", "to-deck", "to-life", "rest", "power-", "cost-",
                "negate", "forbid", "become")  # fmt: skip


def choose(view: View) -> OptionView:
    """The option it likes best: rules of thumb, a function for each kind of decision."""
    decision = view.decision
    assert decision is not None
    kind = decision.kind
    chosen: OptionView | None
    if kind == "main":
        chosen = _main(view, decision)
    elif kind == "block":
        chosen = _block(view, decision)
    elif kind == "counter":
        chosen = _counter(view, decision)
    elif kind == "choose":
        chosen = _choose(view, decision)
    elif kind == "redraw":
        chosen = _redraw(view, decision)
    elif kind == "make-room":
        chosen = _make_room(view, decision)
    else:
        chosen = _plain(decision)
    return chosen or decision.options[0]


# -- the board ----------------------------------------------------------------------------------


def _me(view: View) -> SeatView:
    return view.seats[view.seat]


def _foe(view: View) -> SeatView:
    return next(s for s in view.seats if s.team != view.seats[view.seat].team)


def _worth(card: CardView | None) -> int:
    """What a card is worth to its player, roughly, in power."""
    if card is None or not card.stats:
        return 0
    if card.kind == "leader":
        return 9_000
    return card.stats[POWER] + 1_500 * card.stats[COST] + 1_000 * len(card.keywords)


# -- main phase ---------------------------------------------------------------------------------


def _main(view: View, decision: DecisionView) -> OptionView | None:
    by_verb: dict[str, list[OptionView]] = {}
    for option in decision.options:
        by_verb.setdefault(option.verb, []).append(option)
    lethal = _attack(view, by_verb, only_lethal=True)
    if lethal is not None:
        return lethal
    if "activate" in by_verb:
        return by_verb["activate"][0]
    play = _play(view, by_verb.get("play", []))
    if play is not None:
        return play
    attack = _attack(view, by_verb)
    if attack is not None:
        return attack
    return by_verb["end"][0]


def _play(view: View, options: list[OptionView]) -> OptionView | None:
    """The most expensive card it can afford; an Event only with somebody to use it on."""
    best: OptionView | None = None
    most = -1
    me, foe = _me(view), _foe(view)
    for option in options:
        card = view.card(option.card)
        if card is None:
            continue
        cost = card.stats[COST]
        if card.kind == "event" and not foe.zones["character"] and len(me.zones["hand"]) > 3:
            continue
        if card.kind == "stage" and me.zones["stage"]:
            continue
        full = len(me.zones["character"]) >= 5
        if card.kind == "character" and full:
            weakest = min(_worth(c) for c in me.zones["character"])
            if _worth(card) <= weakest + 3_000:
                continue
        if cost > most:
            best, most = option, cost
    return best


def _attack(
    view: View, by_verb: dict[str, list[OptionView]], only_lethal: bool = False
) -> OptionView | None:
    """The best attack there is, or the DON!! that makes one worth declaring."""
    me, foe = _me(view), _foe(view)
    spare = me.pools["active"]
    gives = {option.card: option for option in by_verb.get("give", [])}
    attackers = {option.card for option in by_verb.get("attack", [])}
    life = len(foe.zones["life"])
    ready = [card for card in foe.zones["character"] if not card.rested]
    blockers = sum(1 for card in ready if "blocker" in card.keywords)
    if only_lethal and not (life == 0 and len(attackers) > blockers):
        return None
    best: tuple[int, OptionView, int] | None = None
    for option in by_verb.get("attack", []):
        attacker, target = view.card(option.card), view.card(option.other)
        if attacker is None or target is None:
            continue
        gap = target.stats[POWER] - attacker.stats[POWER]
        need = max(0, -(-gap // STEP))
        if need > spare or (need and option.card not in gives):
            continue
        score = _score(view, attacker, target, life) - 700 * need
        if best is None or score > best[0]:
            best = (score, option, need)
    if best is None or best[0] <= 0:
        return None
    _, option, need = best
    if need == 0 and spare and option.card in gives:
        # DON!! that nothing else needs makes an attack harder to stop.
        others = len(attackers) - 1
        if spare > others or others == 0:
            attacker, target = view.card(option.card), view.card(option.other)
            assert attacker is not None
            assert target is not None
            if attacker.stats[POWER] - target.stats[POWER] < 2 * STEP:
                return gives[option.card]
    return gives[option.card] if need else option


def _score(view: View, attacker: CardView, target: CardView, life: int) -> int:
    if target.kind == "leader":
        score = 4_000 + (6_000 if life == 0 else 0) + (1_500 if life <= 2 else 0)
        if "double_attack" in attacker.keywords:
            score += 2_000
        return score
    return _worth(target) // 2


# -- defence ------------------------------------------------------------------------------------


def _danger(view: View) -> tuple[CardView | None, CardView | None, int]:
    """The battle as it stands: attacker, target, and how much power the defence lacks."""
    attacker, target = view.card(view.attacker), view.card(view.attacked)
    if attacker is None or target is None:
        return attacker, target, 0
    return attacker, target, attacker.stats[POWER] - target.stats[POWER] + 1


def _block(view: View, decision: DecisionView) -> OptionView | None:
    attacker, target, short = _danger(view)
    blocks = [option for option in decision.options if option.verb == "block"]
    stay = next(option for option in decision.options if option.verb == "pass")
    if attacker is None or target is None or short <= 0 or not blocks:
        return stay
    life = len(_me(view).zones["life"])
    blocks.sort(key=lambda option: _worth(view.card(option.card)))
    for option in blocks:
        blocker = view.card(option.card)
        if blocker is not None and blocker.stats[POWER] > attacker.stats[POWER]:
            return option
    cheapest = view.card(blocks[0].card)
    if target.kind == "leader":
        return blocks[0] if life <= 2 else stay
    if cheapest is not None and _worth(cheapest) + 1_000 < _worth(target):
        return blocks[0]
    return stay


def _counter(view: View, decision: DecisionView) -> OptionView | None:
    stay = next(option for option in decision.options if option.verb == "pass")
    _, target, short = _danger(view)
    if target is None or short <= 0:
        return stay
    mine = [o for o in decision.options if o.verb == "counter" and o.other == view.attacked]
    hand = _me(view).zones["hand"]
    values = sorted((max(card.stats[COUNTER], 0) for card in hand), reverse=True)
    cards = 0
    total = 0
    while total < short and cards < len(values) and values[cards] > 0:
        total += values[cards]
        cards += 1
    events = [o for o in decision.options if o.verb == "play"]
    if total < short and not events:
        return stay
    if not _worth_defending(view, target, cards if total >= short else 1, len(hand)):
        return stay
    if total < short:
        return events[0] if total + 2 * STEP >= short else stay
    best: OptionView | None = None
    for option in mine:
        card = view.card(option.card)
        if card is None:
            continue
        # The smallest counter that is enough, else the largest.
        n = card.stats[COUNTER]
        if best is None:
            best = option
            continue
        held = view.card(best.card)
        assert held is not None
        m = held.stats[COUNTER]
        if (n >= short and (m < short or n < m)) or (m < short and n > m):
            best = option
    return best or stay


def _worth_defending(view: View, target: CardView, cards: int, hand: int) -> bool:
    life = len(_me(view).zones["life"])
    if target.kind == "leader":
        if life == 0:
            return True
        if life <= 2:
            return cards <= 2
        return cards <= 1 and hand >= 5
    return cards <= 1 and target.stats[COST] >= 4


# -- choices ------------------------------------------------------------------------------------


def _choose(view: View, decision: DecisionView) -> OptionView | None:
    """Harm goes to the opponent's best card, or one's own worst; favours the other way."""
    harm = decision.purpose in _HARM
    mine = _me(view).mark
    best: OptionView | None = None
    most = 0
    for option in decision.options:
        if option.verb == "done":
            score = 1
        else:
            card = view.card(option.card)
            worth = _worth(card)
            own = option.card.startswith(f"{mine}.")
            score = 10_000 + (worth if own != harm else -worth)
            if own == harm and any(o.verb == "done" for o in decision.options):
                score = 0
            if own and option.card == view.attacked and not harm:
                score += 20_000
            searching = decision.purpose in ("to-hand", "play") and ".hand" not in option.card
            if own and searching and not option.card[2:3].isupper():
                score = 10_000 + worth
        if best is None or score > most:
            best, most = option, score
    return best


def _make_room(view: View, decision: DecisionView) -> OptionView | None:
    return min(decision.options, key=lambda option: _worth(view.card(option.card)))


def _redraw(view: View, decision: DecisionView) -> OptionView | None:
    """Keep a hand that does something in the first turns."""
    early = sum(1 for c in _me(view).zones["hand"] if 1 <= c.stats[COST] <= 4)
    verb = "keep" if early >= 2 else "redraw"
    return next(option for option in decision.options if option.verb == verb)


def _plain(decision: DecisionView) -> OptionView | None:
    """Take what is offered: activate, trigger, yes, the larger number."""
    liked = ("activate", "trigger", "yes", "replace", "number", "draw", "return-rested")
    for verb in liked:
        for option in decision.options:
            if option.verb == verb:
                return option
    return decision.options[0]
