"""What a sensible player prefers: charges and spends its energy, attacks what it can beat, and
combos just enough, when it matters.

It looks no further than the board in front of it: no search, no memory, views only. These are the
rules of thumb of the first release, kept as they were: what better players are measured by. Nothing
here is ever improved, since that would make old measurements worthless.
"""

from __future__ import annotations

from typing import Final

from tefuda.games.fusionworld.words import COMBO_POWER, COST, POWER
from tefuda.kernel.view import CardView, DecisionView, OptionView, SeatView, View

STEP: Final = 5_000  # the smallest combo
ENOUGH: Final = 8  # energy beyond which a card in hand is worth more

# What is done to a card that is chosen: is it bad for its player?
_HARM: Final = ("ko", "to-drop", "to-hand", "to-deck", "to-life", "to-energy", "to-removed",
                "rest", "power-", "cost+", "combo-", "negate", "forbid", "must")  # fmt: skip


def choose(view: View) -> OptionView:
    """The option it likes best: rules of thumb, a function for each kind of decision."""
    decision = view.decision
    assert decision is not None
    kind = decision.kind
    chosen: OptionView | None
    if kind == "main":
        chosen = _main(view, decision)
    elif kind == "charge":
        chosen = _charge(view, decision)
    elif kind == "pay":
        chosen = _pay(view, decision)
    elif any([option.verb == "combo" for option in decision.options]) or kind in _STEPS:
        chosen = _battle(view, decision)
    elif kind == "activate":
        chosen = _activate(view, decision)
    elif kind == "choose":
        chosen = _choose(view, decision)
    elif kind == "redraw":
        chosen = _redraw(view, decision)
    else:
        chosen = _offered(view, decision)
    return chosen or decision.options[0]


_STEPS: Final = ("offence", "defence")


# -- the board ---------------------------------------------------------------------------------


def _me(view: View) -> SeatView:
    return view.seats[view.seat]


def _foe(view: View) -> SeatView:
    return next(s for s in view.seats if s.team != view.seats[view.seat].team)


def _worth(card: CardView | None) -> int:
    """What a card is worth to its player, roughly, in power."""
    if card is None or not card.stats:
        return 0
    if card.kind == "leader":
        return 30_000
    return card.stats[POWER] + STEP * card.stats[COST] + 3_000 * len(card.keywords)


def _damage(card: CardView) -> int:
    """How much life an attack takes."""
    if "triple_strike" in card.keywords:
        return 3
    return 2 if "double_strike" in card.keywords else 1


def _first(decision: DecisionView, verbs: tuple[str, ...]) -> OptionView | None:
    """An option of the first of these verbs that there is."""
    for verb in verbs:
        for option in decision.options:
            if option.verb == verb:
                return option
    return None


# -- charge and main phase ---------------------------------------------------------------------


def _charge(view: View, decision: DecisionView) -> OptionView | None:
    """The card that will be missed least, for as long as more energy has a use."""
    me = _me(view)
    energy = len(me.zones["energy"])
    hand = len(me.zones["hand"])
    if energy >= ENOUGH or (energy >= 5 and hand <= 2):
        return _first(decision, ("pass",))
    have: set[str] = set()
    for card in me.zones["energy"]:
        have.update(card.colours)
    best: OptionView | None = None
    least = 0
    for option in decision.options:
        card_in_hand = view.card(option.card) if option.verb == "charge" else None
        if card_in_hand is None:
            continue
        missed = _worth(card_in_hand)
        if card_in_hand.stats[COST] > energy + 3:
            missed //= 2  # it could not be used for long
        if not set(card_in_hand.colours) <= have:
            missed -= 20_000  # a colour to pay with
        if best is None or missed < least:
            best, least = option, missed
    return best


def _pay(view: View, decision: DecisionView) -> OptionView | None:
    """Energy of few colours, of which there is most; markers come last."""
    left = [card for card in _me(view).zones["energy"] if not card.rested]
    best: OptionView | None = None
    most = -100
    for option in decision.options:
        card = view.card(option.card) if option.card else None
        score = -50
        if card is not None:
            like = len([other for other in left if other.colours == card.colours])
            score = like - 10 * len(card.colours)
        if score > most:
            best, most = option, score
    return best


def _main(view: View, decision: DecisionView) -> OptionView | None:
    by_verb: dict[str, list[OptionView]] = {}
    for option in decision.options:
        by_verb.setdefault(option.verb, []).append(option)
    attacks = by_verb.get("attack", [])
    if _may_win(view, attacks):
        return _attack(view, attacks)
    # Cards come before skills, which would spend the energy.
    used = _use(view, by_verb.get("evolve", []) + by_verb.get("use", []))
    if used is not None:
        return used
    if "activate" in by_verb:
        return by_verb["activate"][0]
    attack = _attack(view, attacks)
    if attack is not None:
        return attack
    return by_verb["end"][0] if "end" in by_verb else None


def _use(view: View, options: list[OptionView]) -> OptionView | None:
    """The most expensive card it can afford; an Extra Card only with somebody to use it on."""
    best: OptionView | None = None
    most = -1
    me, foe = _me(view), _foe(view)
    for option in options:
        card = view.card(option.card)
        if card is None:
            continue
        field = "field" in card.keywords
        if field and any(["field" in other.keywords for other in me.zones["battle"]]):
            continue
        alone = not foe.zones["battle"] and not me.zones["battle"]
        if card.kind == "extra" and not field and alone and len(me.zones["hand"]) > 3:
            continue
        cost = card.stats[COST] + (2 if option.verb == "evolve" else 0)
        if cost > most:
            best, most = option, cost
    return best


def _may_win(view: View, attacks: list[OptionView]) -> bool:
    """Whether the attacks there are could take the last life."""
    foe = _foe(view)
    leader = foe.zones["leader"][0]
    damage: dict[str, int] = {}
    for option in attacks:
        card = view.card(option.card)
        if card is not None and option.other == leader.handle:
            if card.stats[POWER] >= leader.stats[POWER]:
                damage[option.card] = _damage(card)
    blockers = [c for c in foe.zones["battle"] if "blocker" in c.keywords and not c.rested]
    hits = sorted(damage.values())[: max(len(damage) - len(blockers), 0)]
    return sum(hits) >= len(foe.zones["life"])


def _attack(view: View, options: list[OptionView]) -> OptionView | None:
    """The best attack there is, or none that pays."""
    best: OptionView | None = None
    most = 0
    for option in options:
        attacker, target = view.card(option.card), view.card(option.other)
        if attacker is None or target is None:
            continue
        short = target.stats[POWER] - attacker.stats[POWER]
        cards = 0
        if short > 0:
            cards = len(_enough(_combos(_me(view).zones["hand"]), short))
            if cards == 0 or cards > _spare(view, target):
                continue
        score = _prize(view, attacker, target) - 8_000 * cards
        # Of equal attacks the weaker card goes first, so that strong ones are left for later.
        score -= attacker.stats[POWER] // 1_000
        if score > most:
            best, most = option, score
    return best


def _prize(view: View, attacker: CardView, target: CardView) -> int:
    """What winning the battle is worth."""
    if target.kind == "leader":
        life = len(_foe(view).zones["life"])
        damage = _damage(attacker)
        return 20_000 * damage + (60_000 if life <= damage else 0) + (8_000 if life <= 3 else 0)
    return 3 * _worth(target) // 2


def _spare(view: View, target: CardView) -> int:
    """How many cards from hand an attack may cost."""
    if target.kind == "leader" and len(_foe(view).zones["life"]) <= 1:
        return 10
    return 1 if len(_me(view).zones["hand"]) >= 6 else 0


# -- battle ------------------------------------------------------------------------------------


def _power(view: View, card: CardView) -> int:
    """A card's power in the present battle, with the combos on its side."""
    seat = next(s for s in view.seats if s.mark == card.handle[0])
    return card.stats[POWER] + sum([max(c.stats[COMBO_POWER], 0) for c in seat.zones["combo"]])


def _combos(cards: tuple[CardView, ...]) -> list[CardView]:
    """The cards that may combo, those that will be missed least first."""
    able = [card for card in cards if card.stats and card.stats[COMBO_POWER] > 0]
    return sorted(able, key=lambda card: (_worth(card), card.handle))


def _enough(cards: list[CardView], short: int) -> list[CardView]:
    """The fewest of these cards whose combo power makes up for it; none if they cannot."""
    for card in cards:
        if card.stats[COMBO_POWER] >= short:
            return [card]
    chosen: list[CardView] = []
    for card in sorted(cards, key=lambda c: -c.stats[COMBO_POWER]):
        if short <= 0:
            break
        chosen.append(card)
        short -= card.stats[COMBO_POWER]
    return chosen if short <= 0 else []


def _battle(view: View, decision: DecisionView) -> OptionView | None:
    """Combo to win the battle, or to survive it, if that is worth the cards."""
    go_on = _first(decision, ("pass", "end", "done"))
    attacker, target = view.card(view.attacker), view.card(view.attacked)
    if attacker is None or target is None:
        return go_on
    attacking = view.attacker.startswith(f"{_me(view).mark}.")
    lead = _power(view, attacker) - _power(view, target)
    short = -lead if attacking else lead + 1
    if attacking and short <= 0 and _last_hit(view, attacker, target):
        # What the opponent must answer now, they may not be able to.
        short = 2 * STEP - lead
    if short <= 0:
        return go_on
    awaken = _first(decision, ("activate",))
    if awaken is not None:
        return awaken
    options: dict[str, OptionView] = {}
    cards: list[CardView] = []
    for option in decision.options:
        card = view.card(option.card) if option.verb == "combo" else None
        if card is not None and option.card not in options:
            options[option.card] = option
            copies = [c for zone in ("hand", "battle") for c in _me(view).zones[zone]
                      if c.handle == option.card]  # fmt: skip
            cards.extend(copies)
    chosen = _enough(_combos(tuple(cards)), short)
    worth_it = (
        _worth_winning(view, attacker, target, len(chosen))
        if attacking
        else _worth_defending(view, attacker, target, chosen)
    )
    if not worth_it:
        return go_on
    if chosen:
        return options[chosen[0].handle]
    used = _first(decision, ("use",))
    return used if used is not None and short <= 4 * STEP else go_on


def _last_hit(view: View, attacker: CardView, target: CardView) -> bool:
    return target.kind == "leader" and len(_foe(view).zones["life"]) <= _damage(attacker)


def _worth_winning(view: View, attacker: CardView, target: CardView, cards: int) -> bool:
    if _last_hit(view, attacker, target):
        return True
    return cards <= 1 and len(_me(view).zones["hand"]) >= 5


def _worth_defending(
    view: View, attacker: CardView, target: CardView, chosen: list[CardView]
) -> bool:
    """Life is cards in hand later, until there is little left of it."""
    if target.kind == "leader":
        life = len(_me(view).zones["life"])
        damage = _damage(attacker)
        if life <= damage:
            return True
        if "critical" in attacker.keywords:
            return len(chosen) <= damage
        return len(chosen) <= (2 if life - damage <= 2 else 1 if damage > 1 else 0)
    lost = sum([_worth(card) for card in chosen])
    return 0 < len(chosen) <= 2 and lost < _worth(target)


def _activate(view: View, decision: DecisionView) -> OptionView | None:
    """What is offered is used; but a blocker only where the guard is worth it."""
    source = view.card(decision.source)
    attacker, target = view.card(view.attacker), view.card(view.attacked)
    mine = f"{_me(view).mark}."
    if (
        source is None
        or attacker is None
        or target is None
        or "blocker" not in source.keywords
        or source.rested
        or not view.attacked.startswith(mine)
    ):
        return _offered(view, decision)
    yes, no = _first(decision, ("activate",)), _first(decision, ("decline",))
    if attacker.stats[POWER] < target.stats[POWER]:
        return no
    if source.stats[POWER] > attacker.stats[POWER]:
        return yes
    if target.kind == "leader":
        return yes if len(_me(view).zones["life"]) <= 2 + _damage(attacker) else no
    return yes if _worth(source) < _worth(target) else no


# -- choices -----------------------------------------------------------------------------------


def _choose(view: View, decision: DecisionView) -> OptionView | None:
    """Harm goes to the opponent's best card, or one's own worst; favours the other way."""
    harm = decision.purpose in _HARM
    mine = _me(view).mark
    may_stop = any([option.verb == "done" for option in decision.options])
    best: OptionView | None = None
    most = 0
    for option in decision.options:
        score = 1
        if option.verb != "done":
            worth = _worth(view.card(option.card))
            own = option.card.startswith(f"{mine}.")
            place = option.card[2:].partition(":")[0]
            score = 100_000 + (worth if own != harm else -worth)
            if own and not harm and option.card in (view.attacker, view.attacked):
                score += 200_000  # the battle is now
            elif own and place in ("deck", "life", "drop") and decision.purpose in _FETCH:
                score = 100_000 + worth
            elif own == harm and may_stop:
                score = 0
        if best is None or score > most:
            best, most = option, score
    return best


_FETCH: Final = ("to-hand", "to-energy", "to-battle", "play")


def _redraw(view: View, decision: DecisionView) -> OptionView | None:
    """Keep a hand that does something in the first turns."""
    early = len([c for c in _me(view).zones["hand"] if c.kind == "battle" and c.stats[COST] <= 3])
    return _first(decision, ("keep" if early >= 2 else "redraw",))


def _offered(view: View, decision: DecisionView) -> OptionView | None:
    """Take what is offered: activate, yes, the larger number. But with one life left beware of
    what may cost it."""
    if len(_me(view).zones["life"]) == 1:
        spared = _first(decision, ("none", "decline"))
        if spared is not None:
            return spared
    return _first(decision, ("activate", "yes", "replace", "number", "draw"))
