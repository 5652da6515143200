"""What a sensible player prefers: lays energy, keeps its Members' seats full and a strong Entry in
front, and attacks wherever the damage adds up.

It looks no further than the board in front of it: no search, no memory, views only. These are the
rules of thumb of the first release, kept as they were: what better players are measured by. Nothing
here is ever improved, since that would make old measurements worthless.
"""

from __future__ import annotations

from typing import Final

from tefuda.games.rebirth.formats import FORMATS
from tefuda.games.rebirth.words import ATK, COST, DEF, MEMBER_LIMIT, RETIRED_OUT
from tefuda.kernel.view import CardView, DecisionView, OptionView, SeatView, View

ENOUGH: Final = 8  # energy beyond which a card in hand is worth more
PARTNERS: Final = 3  # what a partner attack rests

# What is done to a card that is chosen: is it bad for its player?
_HARM: Final = ("ko", "to-waiting", "to-retire", "to-hand", "to-deck", "to-memory", "rest", "wound",
                "atk-", "def-", "cost+", "negate", "forbid", "must")  # fmt: skip


def choose(view: View) -> OptionView:
    """The option it likes best: rules of thumb, a function for each kind of decision."""
    decision = view.decision
    assert decision is not None
    chosen: OptionView | None
    match decision.kind:
        case "start":
            chosen = _start(view, decision)
        case "partner":
            chosen = _first(decision, ("partner",))
        case "energy":
            chosen = _energy(view, decision)
        case "main":
            chosen = _main(view, decision)
        case "attack":
            chosen = _attack(view, decision)
        case "block":
            chosen = _block(view, decision)
        case "cancel":
            chosen = _cancel(view, decision)
        case "choose":
            chosen = _choose(view, decision)
        case "opponent":
            chosen = _opponent(view, decision)
        case _:
            chosen = _first(decision, ("activate", "yes", "replace", "number", "draw"))
    return chosen or decision.options[0]


# -- the board ---------------------------------------------------------------------------------


def _me(view: View) -> SeatView:
    return view.seats[view.seat]


def _owner(view: View, handle: str) -> SeatView:
    return next(seat for seat in view.seats if seat.mark == handle[0])


def _entry(seat: SeatView) -> CardView | None:
    return seat.zones["entry"][-1] if seat.zones["entry"] else None


def _foes(view: View) -> list[SeatView]:
    """Everybody who plays against this seat and is still there."""
    return [seat for seat in view.seats if seat.team != _me(view).team and not seat.out]


def _retired(seat: SeatView) -> int:
    return len(seat.zones["retire"])


def _left(card: CardView) -> int:
    """How much damage would retire a character now."""
    return max(card.stats[DEF] - card.damage, 1)


def _active(seat: SeatView) -> int:
    """How much energy a seat can pay."""
    return len([card for card in seat.zones["energy"] if not card.rested])


def _worth(card: CardView | None) -> int:
    """What a card is worth to its player, roughly: a Rebirth card is free and draws another, and
    without any of the partners there is no partner attack."""
    if card is None or not card.stats:
        return 0
    if card.kind == "partner":
        return 30
    if card.kind == "rebirth":
        return 14
    return 2 * card.stats[ATK] + card.stats[DEF] + 2 * len(card.keywords)


def _first(decision: DecisionView, verbs: tuple[str, ...]) -> OptionView | None:
    """An option of the first of these verbs that there is."""
    for verb in verbs:
        for option in decision.options:
            if option.verb == verb:
                return option
    return None


def _best(view: View, decision: DecisionView, verb: str) -> tuple[OptionView | None, CardView]:
    """The option of this verb with the worthiest card."""
    best: OptionView | None = None
    found = CardView("")
    for option in decision.options:
        card = view.card(option.card) if option.verb == verb else None
        if card is not None and (best is None or _worth(card) > _worth(found)):
            best, found = option, card
    return best, found


# -- before the attacks ------------------------------------------------------------------------


def _start(view: View, decision: DecisionView) -> OptionView | None:
    """The first Entry has to last: the one that takes the most damage."""
    best: OptionView | None = None
    most = -1
    for option in decision.options:
        card = view.card(option.card)
        if card is not None and 2 * card.stats[DEF] + card.stats[ATK] > most:
            best, most = option, 2 * card.stats[DEF] + card.stats[ATK]
    return best


def _energy(view: View, decision: DecisionView) -> OptionView | None:
    """The card that will be missed least, for as long as more energy has a use."""
    me = _me(view)
    energy = len(me.zones["energy"])
    hand = len([card for card in me.zones["hand"] if card.kind != "partner"])
    free = MEMBER_LIMIT - len(me.zones["member"])
    if energy >= ENOUGH or (energy >= 5 and hand <= 1 + free):
        return _first(decision, ("pass",))
    best: OptionView | None = None
    least = 0
    for option in decision.options:
        card = view.card(option.card) if option.verb == "energy" else None
        if card is None:
            continue
        missed = _worth(card)
        if card.kind == "character" and card.stats[COST] > energy + 2:
            missed -= 6  # it could not be played for long
        if card.kind == "character" and free > 0 and card.stats[COST] <= energy + 1:
            missed += 6  # it supports attacks now
        if best is None or missed < least:
            best, least = option, missed
    return best


def _main(view: View, decision: DecisionView) -> OptionView | None:
    """Abilities, Members for every seat, a better Entry with what is left; then what lasts for the
    turn only."""
    me = _me(view)
    entry = _entry(me)
    activated = _first(decision, ("activate",))
    if activated is not None:
        return activated
    member = _cheapest(view, decision) if len(me.zones["member"]) < MEMBER_LIMIT else None
    better, card = _best(view, decision, "entry")
    gain = _worth(card) - _worth(entry) if entry is not None else 0
    if better is not None and gain >= 4 and (member is None or gain >= 8):
        return better
    if member is not None:
        return member
    # Nobody attacks on the first turn of the game.
    return _first(decision, ("set", "attack-phase") if view.turn > 1 else ("attack-phase",))


def _cheapest(view: View, decision: DecisionView) -> OptionView | None:
    """A Member's own values rarely matter, so the cheapest card will do."""
    best: OptionView | None = None
    least = 0
    for option in decision.options:
        card = view.card(option.card) if option.verb == "member" else None
        if card is not None:
            price = 10 * card.stats[COST] + card.stats[ATK]
            if best is None or price < least:
                best, least = option, price
    return best


# -- attacks -----------------------------------------------------------------------------------


def _attack(view: View, decision: DecisionView) -> OptionView | None:
    """On whoever is nearest to losing, of those whose Entry can be retired this turn; but if the
    first one out ends the game, of several on whoever has lost least, until that is oneself. With
    the partners where that takes fewer attacks, or where no block may save them."""
    me = _me(view)
    ahead = all([_retired(me) < _retired(seat) for seat in _foes(view)])
    several = len({option.other[:1] for option in decision.options if option.other}) > 1
    nearest = -10 if several and not ahead and FORMATS[view.edition].first_out else 10
    attacker = _entry(me)
    attack = max(attacker.stats[ATK], 0) if attacker is not None else 0
    ready = len([card for card in me.zones["member"] if not card.rested])
    best = _first(decision, ("end",))
    most = 0
    for option in decision.options:
        target = view.card(option.other) if option.other else None
        if target is None:
            continue
        retired = _retired(_owner(view, option.other))
        last = retired >= RETIRED_OUT - 1
        needed = -(-_left(target) // attack) if attack else ready + 1
        if option.verb == "partner-attack":
            needed = 0 if last or needed > 1 else 2
        score = 200 + nearest * (retired + (20 if last else 0)) - 20 * needed
        if needed > ready:
            score = 1 if attack else 0  # it may still draw out a block
        if score > most:
            best, most = option, score
    return best


def _block(view: View, decision: DecisionView) -> OptionView | None:
    """With the card that will be missed least, where the attack would retire a character."""
    attacker, target = view.card(view.attacker), view.card(view.attacked)
    refuse = _first(decision, ("pass",))
    if attacker is None or target is None or attacker.stats[ATK] < _left(target):
        return refuse
    best: OptionView | None = None
    least = 0
    for option in decision.options:
        card = view.card(option.card) if option.verb == "block" else None
        if card is not None and (best is None or _worth(card) < least):
            best, least = option, _worth(card)
    return best


def _cancel(view: View, decision: DecisionView) -> OptionView | None:
    """What opponents play, not what one's own side does; with a card to spare."""
    mine = [seat.mark for seat in view.seats if seat.team == _me(view).team]
    spare = len(_me(view).zones["hand"]) >= 3 or _retired(_me(view)) >= 4
    for option in decision.options:
        if option.verb == "cancel" and spare and option.other[0] not in mine:
            return option
    return _first(decision, ("pass",))


def _opponent(view: View, decision: DecisionView) -> OptionView | None:
    """Whoever is nearest to losing."""
    return max(decision.options, key=lambda option: _retired(view.seats[option.n - 1]))


# -- choices -----------------------------------------------------------------------------------


def _choose(view: View, decision: DecisionView) -> OptionView | None:
    """Harm goes to an opponent's best card, or one's own worst; favours the other way. What has no
    purpose yet is taken for harm to opponents and a favour to oneself."""
    mine = [seat.mark for seat in view.seats if seat.team == _me(view).team]
    may_stop = any([option.verb == "done" for option in decision.options])
    best: OptionView | None = None
    most = 0
    for option in decision.options:
        score = 1
        if option.verb != "done":
            worth = _worth(view.card(option.card))
            own = option.card[0] in mine
            harm = decision.purpose in _HARM if decision.purpose else not own
            laid = ":" not in option.card
            if own and harm and not laid and decision.purpose in _FETCH:
                harm = False
            score = 100 + (worth if own != harm else -worth)
            if own == harm and may_stop:
                score = 0
        if best is None or score > most:
            best, most = option, score
    return best


# Where cards come from a pile, going there is a favour.
_FETCH: Final = ("to-hand", "to-deck", "to-memory")
