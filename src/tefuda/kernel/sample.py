"""Determinization: full games that agree with everything a seat knows.

Deck lists are open: a seat knows which cards an opponent plays, not where they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tefuda.kernel import save as saving
from tefuda.kernel.card import Card
from tefuda.kernel.game import Game
from tefuda.kernel.moves import look_apart
from tefuda.kernel.printed import Printed
from tefuda.kernel.rng import Rng, seeded
from tefuda.kernel.rulebook import Rulebook
from tefuda.kernel.view import View, view


class Hidden:
    """Cards of one seat that another may take for each other: where they lie, and their faces."""

    def __init__(self, game: Game, seat: int, cards: list[Card]) -> None:
        self.seat = seat
        self.cards = cards
        zones = game.seats[seat].zones
        self.places = [zones[card.zone].index(card) for card in cards]
        # Sorted, so that how they are dealt tells nothing of how they lie.
        faces = sorted([card.printed for card in cards], key=_number)
        self.faces: list[Printed] = faces
        self.kinds: list[int] = []  # which of the different faces each of them is
        kind = 0
        for i, face in enumerate(faces):
            kind += 1 if i and face is not faces[i - 1] else 0
            self.kinds.append(kind)
        # Off the table a card never changes, so samples share what was dealt to a place before.
        laid = game.rules.laid
        self.dealt: list[dict[int, Card] | None] = [None if laid[c.zone] else {} for c in cards]

    def deal(self, game: Game, rng: Rng) -> None:
        """Deal these cards anew among their places."""
        faces = self.faces
        kinds = self.kinds
        order = [*range(len(faces))]
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        zones = game.seats[self.seat].zones
        for i, at in enumerate(order):
            old = self.cards[i]
            dealt = self.dealt[i]
            new: Card | None = None if dealt is None else dealt.get(kinds[at])
            if new is None:
                new = old.copy()
                new.printed = faces[at]
                if dealt is None:
                    new.plain = False  # its values are to be worked out, not those it had
                else:
                    dealt[kinds[at]] = new
            zones[old.zone][self.places[i]] = new
            game.cards[old.id] = new


def _number(printed: Printed) -> str:
    return printed.number


class Knowledge:
    """All that a seat may know of a game at a decision: what it sees, and how the rest may lie."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._game = game
        self._base: Game | None = None
        self._hidden: list[Hidden] = []
        self._apart = False

    @property
    def game(self) -> str:
        """Which game it is."""
        return self._game.rules.game

    @property
    def keys(self) -> list[str]:
        """The keys of what the seat may choose now; none if another must."""
        decision = self._game.decision
        return self._game.keys() if decision is not None and decision.seat == self.seat else []

    @property
    def kind(self) -> str:
        """What the seat is asked; "" if another is."""
        decision = self._game.decision
        return decision.kind if decision is not None and decision.seat == self.seat else ""

    @property
    def view(self) -> View:
        """What the seat sees."""
        return view(self._game, self.seat)

    def deal(self, seed: int) -> Game:
        """A game in which everything hidden from the seat is dealt anew.

        The outcome depends on the seed and on what the seat knows, on nothing else: hidden cards
        are sorted before they are dealt, and the game's own chance is replaced.
        """
        if self._base is None:
            self._base = self._prepare()
        new = self._base.clone()
        rng = seeded(seed)
        new.rng = seeded(seed + 1)
        for hidden in self._hidden:
            hidden.deal(new, rng)
        if self._apart:
            look_apart(new)
        new.stale = True
        return new

    def _prepare(self) -> Game:
        """What is the same in all samples; it is worked out once."""
        game = self._game
        log = game.log
        game.log = None
        base = game.clone()
        game.log = log
        kind = game.rules.open_kind
        for s in range(len(base.seats)):
            hidden: list[Card] = []
            for pile in base.seats[s].zones:
                hidden.extend([card for card in pile if not game.can_see(card, self.seat)])
            if kind:
                # Nobody takes a card for one of this kind, or one of this kind for another.
                alike = [card for card in hidden if card.printed.kind == kind]
                self._hidden.append(Hidden(base, s, alike))
                hidden = [card for card in hidden if card.printed.kind != kind]
            self._hidden.append(Hidden(base, s, hidden))
        self._apart = any([card.printed.apart for card in base.cards.values()])
        return base

    def pack(self) -> dict[str, Any]:
        """This as plain data, for another process: not the game itself but a sample of it, which
        tells as much."""
        return {"seat": self.seat, "game": saving.save(self.deal(0))}


def unpack(data: Mapping[str, Any], rules: Rulebook, cards: Mapping[str, Printed]) -> Knowledge:
    """The knowledge that was packed; it deals the same samples."""
    return Knowledge(saving.load(data["game"], rules, cards), data["seat"])


def sample(game: Game, seat: int, seed: int) -> Game:
    """A copy in which everything hidden from the seat is dealt anew (see Knowledge.deal)."""
    return Knowledge(game, seat).deal(seed)
