"""The judge's tools: scenarios under other editions and in other languages, and their faults."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tefuda.cards import Catalog, house
from tefuda.cli import scenario as tool
from tefuda.cli.screen import LangName
from tefuda.kernel.game import Game
from tefuda.scenarios import read_text
from tefuda.scenarios.compare import editions, parting, played
from tests.cli.test_cli import tefuda

running = import_module("tefuda.scenarios.run")  # the module, not the function of that name
WORDS = "# A Character is played\nA: hand TH01-016\nA: don active=5\n= A hand has TH01-016\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.scn").write_text(WORDS)
    return tmp_path


def test_what_breaks_in_the_engine_fails_one_scenario_with_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "b.scn").write_text("# Broken\n> end\n\n# Whole\n= A life 5\n")

    def broken(game: Game, key: str) -> str:
        raise KeyError(key)

    monkeypatch.setattr(running, "choose", broken)
    assert tool.run([folder]) == 1
    said = capsys.readouterr().out
    assert "failed Broken" in said
    assert "the game broke, which is a fault of tefuda: KeyError: 'end'" in said
    assert said.endswith("2 passed, 1 failed\n")


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_running(folder: Path) -> None:
    (folder / "b.scn").write_text("# Title\nnonsense\n")
    code, out, err = tefuda("scenario", "run", str(folder))
    assert (code, err) == (1, "")
    assert "b.scn:2: cannot read 'nonsense'" in out
    assert "1 passed, 1 failed" in out
    code, _, err = tefuda("scenario", "run", str(folder / "b.scn"))
    assert code == 2
    assert len(err.splitlines()) == 1


def test_scenarios_are_run_under_another_edition(folder: Path) -> None:
    text = "# Base power\neditions: 1.1.3 1.2.0\n= A life 5\n\n# New\ngame: onepiece 1.2.0\n= A life 5\n"
    path = folder / "b.scn"
    path.write_text(text)
    said = tefuda("scenario", "run", str(path), "--edition", "1.1.3")
    assert said == (0, "1 passed, 0 failed, 1 left out: not for 1.1.3\n", "")
    code, _, err = tefuda("scenario", "run", str(path), "--edition", "1.1.9")
    assert (code, "none of these scenarios is for 1.1.9" in err) == (2, True)
    code, _, err = tefuda("scenario", "run", "--game", "onepiece", "--edition", "9")
    assert (code, "known are 1.1.3" in err) == (2, True)


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant"])
def test_scenarios_are_played_from_the_cards_of_a_language(
    folder: Path, lang: LangName, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a catalog of one language holds was read from its text in that language alone."""
    asked: list[str] = []

    def cards(game: str, lang: str) -> Catalog:
        asked.append(lang)
        return house(game, lang)

    monkeypatch.setattr(tool, "all_cards", cards)
    assert tool.run([folder / "a.scn"], lang=lang) == 0
    assert asked == [lang]
    assert tefuda("scenario", "run", "--game", "onepiece", "--lang", lang)[0] == 0


def test_made_up_cards_keep_their_language(folder: Path) -> None:
    path = folder / "b.scn"
    path.write_text(
        "# Two languages\n"
        "card: X1 | character | red | cost 0 | power 1000 | lang ja | effect 【登場時】カード1枚を引く。\n"
        "card: X2 | character | red | cost 0 | power 1000 | effect [On Play] Draw 1 card.\n"
        "A: hand X1 X2\n> play A.hand:X1\n> play A.hand:X2\n= A hand 2\n"
    )
    for lang in ("en", "ja", "zh-Hant"):
        assert tefuda("scenario", "run", str(path), "--lang", lang)[0] == 0


def test_editions_are_compared_by_what_lies_on_the_table() -> None:
    """Here the log of both editions has the same words: only a value differs."""
    text = (
        "# Base power\nshows: 4-9-2-1\n"
        "card: X1 | character | red | cost 0 | power 1000 | effect [On Play] Your Leader's base power becomes 7000 during this turn.\n"
        "card: X2 | character | red | cost 0 | power 1000 | effect [On Play] Your Leader's base power becomes 6000 during this turn.\n"
        "A: hand X1 X2\n> play A.hand:X1\n> play A.hand:X2\n= A.L power 7000\n"
    )
    (scenario,) = read_text(text)
    names = editions(scenario)
    assert names == ["1.1.3", "1.1.9", "1.2.0"]
    old, middle, new = (played(scenario, name) for name in names)
    assert parting(middle, new) is None
    found = parting(old, new)
    assert found is not None
    assert found.after == "play A.hand:X2"
    ((place, then, now),) = found.what
    assert place == "A leader (A.L)"
    assert ("6000" in then, "7000" in now) == (True, True)


def test_options_are_compared_too() -> None:
    text = (
        "# A condition that comes too late\n"
        "card: X1 | leader | red | power 5000 | effect [DON!! x1] [When Attacking] Draw 1 card. // "
        "[When Attacking] Give this Leader up to 1 rested DON!! card.\n"
        "A: leader X1\nA: don rested=1\n> attack A.L -> B.L\n"
    )
    (scenario,) = read_text(text)
    found = parting(played(scenario, "1.1.9"), played(scenario, "1.2.0"))
    assert found is not None
    assert found.after == "attack A.L -> B.L"
    assert "only offered here" in [place for place, _, _ in found.what]


def test_a_scenario_that_cannot_be_read_is_not_said_to_go_the_same_way(folder: Path) -> None:
    path = folder / "b.scn"
    path.write_text(
        "# Not read\ncard: X1 | character | red | cost 0 | power 1000 | effect [On Play] Sing.\n"
        "A: hand X1\n= A hand 1\n"
    )
    code, out, _ = tefuda("scenario", "compare", str(path))
    assert code == 1
    assert out.count("could not be read") == 3
    assert "same way" not in out
    code, out, _ = tefuda("scenario", "compare", str(path), "--json")
    assert code == 1
    assert set(json.loads(out)[0]["unread"]) == {"1.1.3", "1.1.9", "1.2.0"}


def test_only_editions_for_as_many_players_are_compared(folder: Path) -> None:
    (two,) = read_text("# Two\nA: hand 1\n", game="rebirth")
    assert editions(two) == ["standard"]
    (three,) = read_text("# Three\nformat: rumble\nA: hand 1\nC: hand 1\n", game="rebirth")
    assert "standard" not in editions(three)
    assert "rumble" in editions(three)


def test_added_clauses_say_whether_play_differs() -> None:
    data = json.loads(tefuda("rules", "diff", "onepiece", "1.1.3", "1.2.0", "--json")[1])
    added = {entry["number"]: entry for entry in data["added"]}
    assert added["4-9-2-1"]["play"] == "differs"
    assert "the highest applies since 1.1.9" in added["4-9-2-1"]["shown_by"]
    assert added["4-11-2"]["play"] == "same"
    assert added["4-10"]["play"] == "nothing"
    assert all(entry["shown_by"] for entry in [*data["added"], *data["removed"]])
    out = tefuda("rules", "diff", "onepiece", "1.1.3", "1.2.0")[1]
    assert "play differs: editions.scn" in out


def test_a_search_lists_a_page_and_says_how_many_more_there_are() -> None:
    code, out, err = tefuda("rules", "search", "onepiece", "deck", "out")
    assert code == 0
    assert out.startswith("1-2-1-1-2")
    assert len(out.splitlines()) == 12
    assert "more" in err
    assert len(tefuda("rules", "search", "onepiece", "deck", "out", "--all")[1].splitlines()) > 12
    assert tefuda("rules", "search", "onepiece", "xylophone")[:2] == (1, "")


def test_a_clause_is_shown_with_what_was_decided_about_it() -> None:
    out = tefuda("rules", "show", "onepiece", "9-2-1")[1]
    assert "Decided in RULINGS.md" in out
    assert "One effect empties both decks" in out
    old = tefuda("rules", "show", "onepiece", "6-2-3", "--edition", "1.1.3")[1]
    assert "In which state do given DON!! come back?" in old
