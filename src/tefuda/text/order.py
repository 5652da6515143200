"""The order of tests in a node: the same whatever the language, so that translations agree.

Where a card's words stand in another order than usual, the tests are moved in the same way, so
that the card prints as it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from tefuda.abilities import nodes as n

_CLASSES: Final = (
    n.Kind,
    n.Colour,
    n.Multicolour,
    n.Attribute,
    n.Named,
    n.NameIncludes,
    n.Trait,
    n.TraitIncludes,
    n.Stat,
    n.State,
    n.Battling,
    n.Has,
    n.NoText,
    n.SameName,
    n.PlayedThisTurn,
    n.IsThis,
    n.Not,
    n.AnyTest,
    n.AllTests,
)
_RANK: Final = {kind: rank for rank, kind in enumerate(_CLASSES)}
_STATS: Final = (
    "base_power", "power", "base_cost", "cost", "counter", "combo", "tokens", "base_atk", "atk",
    "base_def", "def",
)  # fmt: skip
_KINDS: Final = (
    "leader", "character", "battle", "event", "extra", "stage", "token", "rebirth", "partner",
)  # fmt: skip


def _rank(test: n.Test) -> tuple[int, int]:
    if isinstance(test, n.Stat):
        return _RANK[n.Stat], _STATS.index(test.value)
    return _RANK.get(type(test), len(_RANK)), 0


def arrange(tests: Iterable[n.Test]) -> tuple[n.Test, ...]:
    """The tests in the order all languages agree on."""
    return tuple(sorted(tests, key=_rank))


def plain_tests(tests: tuple[n.Test, ...]) -> tuple[n.Test, ...]:
    """The tests with what all alternatives have in common said once, in the order agreed on."""
    out: list[n.Test] = []
    for test in tests:
        if isinstance(test, n.AllTests):
            out.extend(plain_tests(test.tests))
        elif isinstance(test, n.AnyTest):
            out.extend(_factored(test))
        else:
            out.append(_sorted(test))
    return arrange(dict.fromkeys(out))


def _factored(test: n.AnyTest) -> list[n.Test]:
    ways = [list(plain_tests(all_tests(way))) for way in test.tests]
    names = [{x for t in way if isinstance(t, n.Named) for x in t.names} for way in ways]
    shared: list[n.Test] = []
    for part in [t for way in ways for t in way]:
        # "A or [X] other than [Y]": X is not Y anyway.
        if part not in shared and all(
            part in way or (_other(part) and named and not named & _other(part))
            for way, named in zip(ways, names, strict=True)
        ):
            shared.append(part)
    left = [tuple(t for t in way if t not in shared) for way in ways]
    if not all(left):
        return shared
    if all(len(way) == 1 and isinstance(way[0], n.Kind) for way in left):
        kinds = {kind for way in left for t in way if isinstance(t, n.Kind) for kind in t.kinds}
        return [*shared, n.Kind(tuple(kind for kind in _KINDS if kind in kinds))]
    for kind in _LISTED:  # one of these names or one of those: one of them all
        if all(len(way) == 1 and isinstance(way[0], kind) for way in left):
            return [*shared, _sorted(kind(tuple(x for way in left for x in _names(way[0]))))]
    return [*shared, n.AnyTest(tuple(sorted(map(one_test, left), key=repr)))]


_LISTED: Final[tuple[Any, ...]] = (n.Named, n.Trait, n.Attribute, n.Colour)


def _names(test: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = test.names
    return names


def _sorted(test: Any) -> n.Test:
    """The names of a test in an order of their own."""
    listed = isinstance(test, _LISTED)
    whole: n.Test = replace(test, names=tuple(sorted(set(test.names)))) if listed else test
    return whole


def _other(test: n.Test) -> set[str]:
    """The names that a test keeps out."""
    if isinstance(test, n.Not) and isinstance(test.test, n.Named):
        return set(test.test.names)
    return set()


def shuffle(tests: tuple[n.Test, ...], ranks: dict[n.Test, tuple[int, str]]) -> tuple[n.Test, ...]:
    """The tests that were said, moved among themselves as the words are from their usual order."""
    said = list(ranks)
    usual = sorted(said, key=lambda test: ranks[test])
    moved = [usual.index(test) for test in said]  # the i-th word is usually the moved[i]-th
    places = [i for i, test in enumerate(tests) if test in said]
    if moved == sorted(moved) or len(places) != len(said):
        return tests
    out = list(tests)
    for place, at in zip(places, moved, strict=True):
        out[place] = tests[places[at]]
    return tuple(out)


def unshuffle(found: list[tuple[n.Test, tuple[int, str]]]) -> list[str]:
    """The words for tests, in the order the tests' own order asks for."""
    tests = [test for test, _ in found]
    usual = [word for _, word in sorted(pair for _, pair in found)]
    canonical = list(arrange(tests))
    return [usual[canonical.index(test)] for test in tests]


def one_test(tests: tuple[n.Test, ...]) -> n.Test:
    return tests[0] if len(tests) == 1 else n.AllTests(tests)


def all_tests(test: n.Test) -> tuple[n.Test, ...]:
    return test.tests if isinstance(test, n.AllTests) else (test,)
