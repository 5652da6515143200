"""Lessons lead from choice to choice; every step is possible, and said in every language."""

from __future__ import annotations

import pytest

from tefuda.games import GAMES
from tefuda.kernel.game import Game
from tefuda.scenarios import read_text
from tefuda.scenarios.lessons import lessons
from tefuda.scenarios.run import run_under
from tefuda.text.tables import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_lessons_can_be_followed(game: str) -> None:
    names = [lesson.name for lesson in lessons(game)]
    assert names == ["turn", "battle", "effect"]
    for lesson in lessons(game):
        text = "\n".join([*lesson.position, *[f"> {step.key}" for step in lesson.steps]])
        asked: list[int] = []

        def watch(_: str, now: Game, asked: list[int] = asked) -> None:
            assert now.decision is not None
            asked.append(now.decision.seat)

        failures, _ = run_under(read_text(text, lesson.name, game)[0], "", watch=watch)
        assert failures == []
        # The learner, who sits at the first seat, is told what to do; the other side is not.
        for seat, step in zip(asked, lesson.steps, strict=False):
            assert bool(step.hint) == (seat == 0), (lesson.name, step.key)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_speak_every_language(game: str) -> None:
    for lesson in lessons(game):
        said = [lesson.title, lesson.about, lesson.end]
        said += [step.hint for step in lesson.steps if step.hint]
        for words in said:
            assert set(words) == set(LANGUAGES)
            assert all(words.values())
