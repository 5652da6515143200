"""Plain cards and decks of them; cards with text as scenarios write them."""

from __future__ import annotations

from tefuda.abilities.nodes import Ability
from tefuda.games.fusionworld import CURRENT, new_game
from tefuda.kernel.game import Game
from tefuda.kernel.printed import NEVER, Printed
from tefuda.scenarios import read_text
from tefuda.scenarios.run import Table


def card(
    number: str,
    kind: str = "battle",
    *abilities: Ability,
    colours: tuple[str, ...] = ("red",),
    power: int = 10_000,
    cost: int = 1,
    combo: int = 5_000,
    back: Printed | None = None,
) -> Printed:
    """A card that has only what is said of it."""
    stats = (power, cost, combo if kind == "battle" else NEVER)
    specified = colours[:1] if kind == "battle" else ()
    return CURRENT.prepare(
        Printed(
            number, number, kind, colours, (), (), stats, 0, abilities, bool(abilities),
            specified=specified, back=back,
        )
    )  # fmt: skip


def made(text: str) -> Printed:
    """A card as a scenario writes it, its kind first."""
    return Table(read_text(f"# A card\ncard: X1 | {text}", game="fusionworld")[0]).card("X1")


def keyword(word: str) -> Ability:
    return Ability("keyword", keyword=word)


def leader(number: str = "P-001", *abilities: Ability) -> Printed:
    """A red Leader; its abilities are on its front."""
    back = Printed(number, f"{number} awakened", "leader", ("red",), (), (), (20_000, 0, NEVER), 0,
                   (), False)  # fmt: skip
    return card(number, "leader", *abilities, power=15_000, cost=0, back=back)


def deck() -> list[Printed]:
    """Fifty cards on a curve, some of them blockers, some that strike twice."""
    cards: list[Printed] = []
    for i in range(13):
        cost = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7)[i]
        words = [keyword("blocker")] if i % 5 == 2 else []
        if cost >= 5:
            words.append(keyword("double_strike"))
        power = 5_000 + 5_000 * cost
        one = card(f"P-1{i:02d}", "battle", *words, power=power, cost=cost,
                   combo=10_000 if cost < 4 else 5_000)  # fmt: skip
        cards.extend([one] * 4)
    return cards[:50]


def game(seed: int, log: bool = False) -> Game:
    """A game between two such decks."""
    started: Game = new_game(CURRENT, [([leader()], deck()), ([leader()], deck())], seed, log)
    return started
