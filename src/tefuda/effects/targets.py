"""Finding the cards that a statement is about: those it points at, or that somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tefuda.abilities.nodes import (
    Activate,
    AllTests,
    AnyNumber,
    AnyTest,
    Both,
    Cards,
    Choose,
    Gain,
    Kind,
    Look,
    Move,
    Node,
    Play,
    Rest,
    Target,
    Test,
    This,
    Top,
)
from tefuda.effects import match, payment, pick, triggers
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.moves import show

if TYPE_CHECKING:
    from tefuda.effects.run import Run


def asked_for(game: Game, target: Target, ctx: Context) -> int:
    """How many cards a statement asks for, to tell whether it was done in full."""
    if isinstance(target, (Choose, Top)):
        if target.up_to or isinstance(target.count, AnyNumber):
            return 0
        return match.amount(game, target.count, ctx)
    if isinstance(target, Both):
        return sum([asked_for(game, part, ctx) for part in target.targets])
    return 1 if isinstance(target, This) else 0


def gather(game: Game, run: Run, target: Target) -> bool:
    """Find the cards of a target. True if a player must be asked first."""
    ctx = run.ctx
    if run.ahead and target in run.ahead:
        # Chosen before; a card that has moved since is another card.
        game.picked = [id for id in chosen_ahead(run, target) if id in game.cards]
        return False
    if isinstance(target, Choose):
        wanted = match.amount(game, target.count, ctx)
        if wanted <= 0:
            game.picked = []
            return False
        ids = [c.id for c in match.cards(game, target, ctx) if c.id not in run.gathered]
        statement = run.blocks[-1][run.pcs[-1]]
        if run.paying or (
            isinstance(statement, Rest) and target.cards.who == "you" and not target.up_to
        ):
            # Only what can suffer it can be given for something.
            ids = [id for id in ids if payment.suffers(game, game.cards[id], statement, ctx.seat)]
        if wants_tokens(target.cards.tests) or (
            isinstance(statement, Rest) and any_card(target.cards)
        ):
            ids.extend(tokens_to_choose(game, target.cards, ctx, purpose(run) == "rest"))
        if isinstance(statement, Play):
            # Only what may be played now can be chosen for it.
            player = player_of(game, target, ctx.seat)
            ids = [id for id in ids if game.rules.playable(game, game.cards[id], player)]
        elif isinstance(statement, Activate):
            timing = statement.timing
            ids = [id for id in ids if game.rules.activates(game.cards[id], timing)]
        elif isinstance(statement, Move) and not target.cards.tests:
            zones = game.rules.zone_words.get(target.cards.zone, ())
            if zones and game.rules.zones[zones[0]].from_top:
                ids = ids[-wanted:]
        if target.random:
            game.picked = []
            while ids and len(game.picked) < wanted:
                game.picked.append(ids.pop(game.rng.below(len(ids))))
            return False
        least = wanted
        if target.up_to or run.optional:
            least = 0
        elif target.cards.tests and hidden(game, target.cards) and not run.paying:
            # Nobody can be held to have a card that others cannot see.
            least = 0
        seat = match.seat_of(game, target.by, ctx.seat)
        ids = [id for id in ids if id < 0 or choosable(game, game.cards[id], ctx.seat)]
        if target.cards.zone == "deck":
            # Who chooses a card from a deck looks through all of it.
            for whose in match.seats_of(game, target.cards.who, ctx.seat):
                for card in game.seats[whose].zones[game.rules.zone_words["deck"][0]]:
                    show(game, card, 1 << seat)
        total = target.total
        stat = "" if total is None else total[0]
        limit = 0 if total is None else total[1]
        return pick.start(
            game, seat, "choose", ids, least, wanted, ctx.source, target.distinct, stat, limit,
            purpose(run),
        )  # fmt: skip
    if isinstance(target, Top):
        return _gather_top(game, run, target)
    game.picked = [
        card.id for card in match.cards(game, target, ctx) if affected(game, card, ctx.seat)
    ]
    if run.optional and len(game.picked) > 1:
        # "Give up to 1 to each": the player says to which of them.
        return pick.start(
            game, ctx.seat, "choose", game.picked, 0, len(game.picked), ctx.source,
            purpose=purpose(run),
        )  # fmt: skip
    return False


def player_of(game: Game, target: Target, seat: int) -> int:
    """Who plays cards by an effect of this seat: an opponent who is told to play their own."""
    if isinstance(target, Choose) and target.by == "opponent" and target.cards.who == "opponent":
        return match.seat_of(game, "opponent", seat)
    return seat


def chosen_ahead(run: Run, node: Node) -> list[int]:
    """What was chosen for this before the ability was resolved; it is taken up now."""
    at = run.ahead.index(node)
    chosen = run.ahead_ids[at]
    run.picker = run.ahead_by[at]
    run.ahead_by = run.ahead_by[:at] + run.ahead_by[at + 1 :]
    run.ahead = run.ahead[:at] + run.ahead[at + 1 :]
    run.ahead_ids = run.ahead_ids[:at] + run.ahead_ids[at + 1 :]
    return chosen


def affected(game: Game, card: Card, seat: int) -> bool:
    """Whether a seat's effects concern this card at all."""
    return not card.forbidden or not triggers.forbidden(game, card, "be_affected", "effect", seat)


def choosable(game: Game, card: Card, seat: int) -> bool:
    """Whether a seat's effects may choose this card."""
    if card.keywords & game.rules.barrier and card.seat != seat and card.zone >= 0:
        if game.rules.on_field[card.zone]:
            return False
    if card.forbidden and triggers.forbidden(game, card, "be_chosen", "effect", seat):
        return False
    if card.printed.apart and triggers.bars_itself(game, card, "be_chosen", "effect", seat):
        return False
    if card.limits and seat in game.opponents(card.seat):
        # It may depend on whose effect it is.
        if triggers.forbidden(game, card, "be_chosen", "effect", seat):
            return False
    return affected(game, card, seat)


def wants_tokens(tests: tuple[Test, ...]) -> bool:
    """Whether token cards may be chosen as well."""
    for test in tests:
        if isinstance(test, Kind):
            if "token" in test.kinds:
                return True
        elif isinstance(test, (AnyTest, AllTests)) and wants_tokens(test.tests):
            return True
    return False


def any_card(cards: Cards) -> bool:
    """Whether plain "cards" on the field are meant: tokens in the cost area are such."""
    return cards.zone == "field" and not cards.tests


def restable(game: Game, card: Card, seat: int) -> bool:
    return not card.rested and not triggers.forbidden(game, card, "be_rested", "effect", seat)


def tokens_to_choose(game: Game, cards: Cards, ctx: Context, active: bool) -> list[int]:
    """The tokens in the cost area that may be chosen, each as minus its seat's number."""
    found: list[int] = []
    if "active" not in game.rules.pools:
        return found
    pool = game.rules.pools.index("active" if active else "rested")
    for seat in match.seats_of(game, cards.who, ctx.seat):
        found.extend([-seat - 1] * game.seats[seat].pools[pool])
    return found


def purpose(run: Run) -> str:
    """What the present statement will do with the cards chosen for it, in a word."""
    statement = run.blocks[-1][run.pcs[-1]]
    if isinstance(statement, Move):
        return f"to-{statement.to}"
    if isinstance(statement, Gain):
        sign = isinstance(statement.amount, int) and statement.amount < 0
        return f"{statement.stat}{'-' if sign else '+'}"
    return type(statement).__name__.lower()


def hidden(game: Game, cards: Cards) -> bool:
    """Whether these cards lie where the opponent cannot see them."""
    if cards.zone in ("looked", "rest"):
        return True
    zones = game.rules.zone_words[cards.zone]
    return game.rules.zones[zones[0]].visible != "all"


def _look_on(game: Game, run: Run, target: Top) -> bool:
    """Look at up to so many cards from the top, one after the other; the player may stop before
    each of them."""
    ctx = run.ctx
    pile: list[Card] = []
    for seat in match.seats_of(game, target.who, ctx.seat):
        for zone in game.rules.zone_words[target.zone]:
            pile.extend(reversed(game.seats[seat].zones[zone]))
    pile = pile[: match.amount(game, target.count, ctx)]
    if run.asked == 1 and game.answer.verb == "look":
        card = pile[len(run.held)]
        show(game, card, 1 << ctx.seat)
        run.held = [*run.held, card.id]
    if len(run.held) == len(pile) or (run.asked == 1 and game.answer.verb == "done"):
        run.asked = 0
        game.picked = run.held
        run.held = []
        return False
    run.asked = 1
    run.picking = False  # come back here with the answer
    game.ask(ctx.seat, "look", [Option("look"), Option("done")], ctx.source)
    return True


def _gather_top(game: Game, run: Run, target: Top) -> bool:
    ctx = run.ctx
    if target.up_to and game.rules.customs.looks_one_by_one:
        if isinstance(run.blocks[-1][run.pcs[-1]], Look):
            return _look_on(game, run, target)
    if run.asked == 1:
        run.asked = 0
        answer = game.answer
        seats = match.seats_of(game, target.who, ctx.seat)
        chosen = game.now(answer.other) if answer.other else None
        if chosen is not None:
            seats = [chosen.seat]
        game.picked = _from_end(game, target, seats, answer.n, answer.verb == "bottom")
        return False
    count = match.amount(game, target.count, ctx)
    seats = match.seats_of(game, target.who, ctx.seat)
    zone = game.rules.zone_words[target.zone][0]
    if not target.up_to and target.place != "either" and target.who != "any":
        game.picked = _from_end(game, target, seats, count, target.place == "bottom")
        return False
    options: list[Option] = []
    places = ["top", "bottom"] if target.place == "either" else [target.place]
    for seat in seats:
        pile = game.seats[seat].zones[zone]
        most = min(count, len(pile))
        # Of a single card both ends are the same.
        for place in places[:1] if len(pile) == 1 else places:
            for n in range(most, 0, -1):
                if n == most or target.up_to:
                    # Where one of several players may be chosen, the pile is part of the option.
                    other = pile[-1].id if target.who == "any" else 0
                    options.append(Option(place, other=other, n=n))
    if target.up_to or not options:
        options.append(Option("none"))
    run.asked = 1
    run.picking = False  # come back here with the answer
    game.ask(ctx.seat, "from", options, ctx.source)
    return True


def _from_end(game: Game, target: Top, seats: list[int], count: int, bottom: bool) -> list[int]:
    if count <= 0:
        return []
    found: list[int] = []
    for seat in seats:
        for zone in game.rules.zone_words[target.zone]:
            pile = game.seats[seat].zones[zone]
            some = pile[:count] if bottom else pile[-count:][::-1]
            found.extend(card.id for card in some)
    return found
