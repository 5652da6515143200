"""What lasts: modifiers with durations, and triggered abilities that wait for their turn."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability, Cards, Forbid, Statement, When

ANY_ATTACK = -1  # in place of the card whose next attack an effect is about


class Modifier:
    """A resolved effect that lasts. Immutable, so clones share it.

    `statement` says what it does; its amounts were settled when it was resolved and stand in
    `amount`. It applies to the card `target` for as long as that stays where it is; with target
    0 it applies to the seat `who`.
    """

    def __init__(
        self,
        statement: Statement,
        target: int,
        seat: int,
        source: int,
        duration: str,
        turn: int,
        amount: int = 0,
        who: int = -1,
        began: int = 0,
        attack: int = 0,
    ) -> None:
        self.statement = statement
        self.target = target
        self.seat = seat  # whose effect it is
        self.source = source
        self.duration = duration
        self.turn = turn  # the turn on which it began
        self.amount = amount
        self.who = who
        self.began = began  # the newest card when it began
        self.attack = attack  # the card whose next attack it is about, or the next on which; or any

    def on(self, target: int) -> Modifier:
        """The same on another card."""
        return Modifier(
            self.statement, target, self.seat, self.source, self.duration, self.turn, self.amount,
            self.who, self.began, self.attack,
        )  # fmt: skip

    def lasting(self, duration: str) -> Modifier:
        """The same for another time."""
        return Modifier(
            self.statement, self.target, self.seat, self.source, duration, self.turn, self.amount,
            self.who, self.began, self.attack,
        )  # fmt: skip

    def applies(self) -> bool:
        """Whether it is in force; what is "during" a turn or an attack to come waits for that."""
        if self.attack:
            return self.duration == "attack"
        return self.duration != "opponent_turn" and self.duration != "your_turn"


class Price:
    """A change just now to a value of cards in a hand: their cost or their counter."""

    def __init__(
        self,
        cards: Cards,
        stat: int,
        amount: int,
        seat: int,
        source: int,
        once: Modifier | None,
        colour: str = "",
    ) -> None:
        self.cards = cards
        self.stat = stat
        self.amount = amount
        self.seat = seat
        self.source = source
        self.once = once  # the modifier to use up when a card is played at this price
        self.colour = colour  # it changes the cost specified in this colour


class Ban:
    """Something a player cannot do just now."""

    def __init__(self, who: int, statement: Forbid, seat: int, source: int) -> None:
        self.who = who
        self.statement = statement
        self.seat = seat
        self.source = source


class Waiting:
    """A triggered ability that has met its timing and has not been activated yet."""

    def __init__(
        self,
        seat: int,
        source: int,
        ability: Ability,
        index: int,
        subject: int,
        batch: int,
        number: int = 0,
        it: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.source = source
        self.ability = ability
        self.index = index  # which of its card's abilities (see triggers.given)
        self.subject = subject
        self.batch = batch  # those of one batch met their timing together
        self.number = number  # how many, where the timing counts
        self.it: list[int] = it or []  # the cards that what was put off is about

    def again(self, batch: int) -> Waiting:
        """The same, as of another moment. Clones share these, so they never change."""
        return Waiting(
            self.seat, self.source, self.ability, self.index, self.subject, batch, self.number,
            self.it,
        )  # fmt: skip


class Delayed:
    """Statements to be carried out at a later time: at the next `when`, once; or `upon` an event,
    each time (or once, if the duration is "once") until the duration ends."""

    def __init__(
        self,
        seat: int,
        source: int,
        when: str,
        turn: int,
        body: tuple[Statement, ...],
        it: list[int],
        upon: When | None = None,
        duration: str = "",
    ) -> None:
        self.seat = seat
        self.source = source
        self.when = when
        self.turn = turn
        self.body = body
        self.it = it
        self.upon = upon
        self.duration = duration
