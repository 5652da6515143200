"""Choosing cards: several picks of one, with "done" when fewer will do."""

from __future__ import annotations

from typing import ClassVar

from tefuda.abilities.nodes import Allow
from tefuda.effects import gained, match, payment, values
from tefuda.effects.context import Context
from tefuda.kernel.card import Card
from tefuda.kernel.decision import Option
from tefuda.kernel.game import Game
from tefuda.kernel.procedure import Frame, Procedure
from tefuda.kernel.why import hinder


class Pick(Frame):
    """Choose some of `ids`: at least `least`, at most `most`. The outcome is game.picked."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "kind", "ids", "least", "most", "chosen", "source",
        "distinct", "stat", "limit", "purpose",
    )  # fmt: skip

    def __init__(self, seat: int, kind: str, ids: list[int], least: int, most: int) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.ids = ids
        self.least = least
        self.most = most
        self.chosen: list[int] = []
        self.source = 0
        self.distinct = False  # no two of one name
        self.stat = ""  # the value whose sum must not exceed ...
        self.limit = 0  # ... this
        self.purpose = ""

    def copy(self) -> Frame:
        new = Pick(self.seat, self.kind, self.ids[:], self.least, self.most)
        new.chosen = self.chosen[:]
        new.source = self.source
        new.distinct = self.distinct
        new.stat = self.stat
        new.limit = self.limit
        new.purpose = self.purpose
        return new

    def progress(self) -> int:
        return len(self.chosen)


PICK: Procedure[Pick] = Procedure("pick", "", lambda: Pick(0, "", [], 0, 0))


def start(
    game: Game,
    seat: int,
    kind: str,
    ids: list[int],
    least: int,
    most: int,
    source: int = 0,
    distinct: bool = False,
    stat: str = "",
    limit: int = 0,
    purpose: str = "",
) -> bool:
    """Have a seat choose. True if it must be asked; else game.picked holds the only outcome."""
    most = min(most, len(ids))
    least = min(least, most)
    if most <= 0:
        game.picked = []
        return False
    if least == len(ids) and kind != "order" and not distinct and not stat:
        game.picked = ids
        return False
    frame = Pick(seat, kind, ids[:], least, most)
    frame.source = source
    frame.distinct = distinct
    frame.stat = stat
    frame.limit = limit
    frame.purpose = purpose
    game.push("pick", frame)
    return True


@PICK.step()
def offer(game: Game, pick: Pick) -> None:
    """Offer what may still be chosen; cards that look alike to the chooser are one option."""
    options: list[Option] = []
    if len(pick.chosen) < pick.most:
        seen: list[str] = []
        zones = game.rules.zones
        paying = pick.kind == "choose" and payment.under_way(game) is not None
        before = [] if paying else _before_others(game, pick)
        for id in pick.ids:
            if id < 0:
                # A token of the seat -id - 1: they are all alike.
                if f"token {id}" not in seen and (not paying or _pays(game, pick, id)):
                    seen.append(f"token {id}")
                    options.append(Option(game.rules.token_verb, n=-id))
                continue
            card = game.cards.get(id)
            if card is None:
                continue
            choice = game.rules.cites["choice"]
            if not _fits(game, pick, id):
                hinder(game, card, pick.kind, "too-much", choice, 0, pick.source)
                continue
            if paying and not _pays(game, pick, id):
                hinder(game, card, pick.kind, "needed", game.rules.cites["price"], 0, pick.source)
                continue
            if before and id not in before and _held_back(game, card, before):
                hinder(game, card, pick.kind, "not-first", choice, 0, before[0])
                continue
            if card.zone >= 0 and not zones[card.zone].field and game.can_see(card, pick.seat):
                name = f"{card.seat}{card.zone}{card.printed.number}{card.face_up}"
                if name in seen:
                    continue
                seen.append(name)
            options.append(Option(pick.kind, id))
    if not options or len(pick.chosen) >= pick.least:
        if options and len(pick.chosen) < pick.most:
            options.append(Option("done"))
        else:
            options = [Option("done")]
    game.ask(pick.seat, pick.kind, options, pick.source, pick.purpose)


def _before_others(game: Game, pick: Pick) -> list[int]:
    """Those left that an opponent's effect has to choose before others of their zone."""
    act = game.rules.acts.get("be_chosen_first", 0)
    if not act:
        return []
    found: list[int] = []
    for id in pick.ids:
        card = game.cards.get(id)
        if card is not None and card.allowed & act and pick.seat in game.opponents(card.seat):
            found.append(id)
    return found


def _held_back(game: Game, card: Card, before: list[int]) -> bool:
    """Whether one of these has to be chosen before this card."""
    for id in before:
        first = game.cards[id]
        if first.zone != card.zone:
            continue
        for i in first.printed.statics:
            for statement in first.printed.abilities[i].body:
                if isinstance(statement, Allow) and statement.act == "be_chosen_first":
                    if match.passes(game, card, statement.tests, Context(first.seat, id)):
                        return True
    return False


def _pays(game: Game, pick: Pick, id: int) -> bool:
    """Whether, where something is being paid, the rest can still be paid after this one."""
    others = pick.ids[:]
    others.remove(id)
    # What pays a part is named while that is under way, other cards before it.
    act = payment.RESTED if pick.purpose == "pay" else 0
    lacking = pick.least - len(pick.chosen) - 1
    return payment.leaves_enough(game, [*pick.chosen, id], act, others, lacking)


def _fits(game: Game, pick: Pick, id: int) -> bool:
    if pick.distinct:
        card = game.cards[id]
        for other in pick.chosen:
            if other > 0 and gained.same_name(card, game.cards[other]):
                return False
    if pick.stat:
        total = values.value(game, game.cards[id], pick.stat)
        for other in pick.chosen:
            if other < 0:
                continue
            total += values.value(game, game.cards[other], pick.stat)
        return total <= pick.limit
    return True


@PICK.step()
def take(game: Game, pick: Pick) -> None:
    """Take the pick; go on until done."""
    option = game.answer
    picked = -option.n if option.n else option.card
    if picked:
        pick.ids.remove(picked)
        pick.chosen.append(picked)
        last = pick.kind == "order" and len(pick.ids) == 1
        if last:
            pick.chosen.append(pick.ids.pop())
        if len(pick.chosen) < pick.most:
            game.goto(pick, "offer")
            return
    game.picked = pick.chosen
