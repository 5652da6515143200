"""Pages that stand beside the code: rulings by clause, and what a build puts into the package."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from tefuda import rules
from tefuda.games import GAMES
from tefuda.language import LANGUAGES
from tefuda.rules.documents import NUMBER
from tefuda.scenarios.run import run_under

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"[A-Z0-9]+-\d{3}|\d+(?:[-.]\d+){2,}")  # cards and clauses
PAGE = (ROOT / "RULINGS.md").read_text(encoding="utf-8")


def test_every_row_of_the_page_is_a_ruling_of_some_game() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| [\d.]", line)]
    found = [ruling for game in GAMES for ruling in rules.rulings(game)]
    assert len(found) == len(rows)
    assert all(ruling.question and ruling.answer for ruling in found)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told_in_every_language(game: str, lang: str) -> None:
    """Row by row: of the same clauses and edition, naming the same cards and clauses."""
    told = rules.rulings(game, lang)
    assert len(told) == len(rules.rulings(game))
    for english, other in zip(rules.rulings(game), told, strict=True):
        assert (other.clauses, other.edition) == (english.clauses, english.edition)
        assert other.question != english.question, english.question
        assert other.answer
        for before, after in ((english.answer, other.answer), (english.why, other.why)):
            assert set(NAMED.findall(before)) == set(NAMED.findall(after)), before
    number = NUMBER.findall(told[0].clauses)[0]
    assert told[0] in rules.touching(game, number, told[0].edition, lang)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_shown_with_its_clause(game: str) -> None:
    for ruling in rules.rulings(game):
        numbers = NUMBER.findall(ruling.clauses)
        assert numbers
        for number in numbers:
            there = number in rules.index(game, ruling.edition)
            assert there or number in rules.index(game)
            assert ruling in rules.touching(game, number, ruling.edition if there else "")


def test_a_ruling_touches_the_clause_above_and_those_it_rests_on() -> None:
    (row,) = [r for r in rules.rulings("onepiece") if r.clauses == "7-1-5-2"]
    assert row in rules.touching("onepiece", "7-1-5")
    assert row not in rules.touching("onepiece", "7-1-4")
    (row,) = [r for r in rules.rulings("onepiece") if r.clauses == "9-2-1" and not r.edition]
    assert row in rules.touching("onepiece", "3-2-3")


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_cites_clauses_that_there_are(game: str) -> None:
    """In the edition that is played. Cards turned up while a position is laid out cite none."""
    for scenario in rules.scenarios(game):
        for edition in scenario.editions or [scenario.edition]:
            known = rules.index(game, edition).keys() | rules.index(game).keys()
            played = run_under(scenario, edition)[1]
            assert played is not None
            cited = {event.clause for event in played.log or [] if event.kind != "face"}
            assert sorted(cited - known) == [], scenario.where


def test_a_card_cites_the_clause_that_sends_it_away() -> None:
    """Recovery does several things at one moment, each by a clause of its own (10.3.1.2)."""
    sent: dict[str, set[str]] = {}
    for scenario in rules.scenarios("rebirth"):
        wanted = [number for number in scenario.shows if number.startswith("10.3.")]
        played = run_under(scenario, scenario.edition)[1]
        assert played is not None
        for number in wanted:
            sent.setdefault(number, set()).update(e.clause for e in played.log or [])
    for number in ("10.3.2", "10.3.3", "10.3.4", "10.3.5", "10.3.6"):
        assert number in sent[number]


SHARED = ROOT.parent / "shared" / "rules"
DOCUMENTS = {
    ("onepiece", "1.2.0"): "onepiece-1.2.0.ja.tsv",
    ("onepiece", "1.1.9"): "onepiece-1.1.9.zh-Hant.tsv",
    ("onepiece", "1.1.3"): "onepiece-1.1.3.ja.tsv",
    ("fusionworld", "1.06"): "fusionworld-1.06.ja.tsv",
    ("rebirth", "standard"): "rebirth.ja.tsv",
}
# The document names no clause there, or a wrong one (see the notes beside the indexes).
OWN_REFERENCES = {("rebirth", "7.1.2")}


@pytest.mark.parametrize(("game", "edition"), DOCUMENTS)
def test_a_summary_refers_to_what_its_clause_refers_to(game: str, edition: str) -> None:
    path = SHARED / DOCUMENTS[game, edition]
    if not path.is_file():
        pytest.skip("the rule documents are not beside the project (../shared)")
    document = dict(line.split("\t", 1) for line in path.read_text(encoding="utf-8").splitlines())
    for clause in rules.index(game, edition).values():
        named = set(NUMBER.findall(clause.en) + NUMBER.findall(clause.ja))
        assert named <= document.keys()
        if (game, clause.number) not in OWN_REFERENCES:
            text = re.sub(r"[‐-―−－]", "-", document[clause.number])
            assert named <= set(re.findall(r"\d+(?:(?:-\d+)+|(?:\.\d+)+)", text)), clause.number


@pytest.mark.slow
def test_an_installed_package_says_the_same_as_the_checkout(tmp_path: Path) -> None:
    # What pip copies into place; it takes its own setuptools for that, tests take the one there is.
    build = ["setup.py", "-q", "build", "--build-base", str(tmp_path), "--build-lib"]
    target = tmp_path / "installed"
    subprocess.run([sys.executable, *build, str(target)], cwd=ROOT, check=True, capture_output=True)
    # The package alone: none of the project's files can be found from there.
    assert not [folder for folder in target.parents if (folder / "RULINGS.md").exists()]
    here = str(Path(str(resources.files("tefuda"))).parent)
    questions = [
        ("show", "onepiece", "8-1-3-4", "--json"),
        ("show", "onepiece", "3-1-7", "--lang", "ja", "--json"),
        ("search", "onepiece", "sixth", "character", "--json"),
        ("diff", "onepiece", "1.1.9", "--json"),
        *[("coverage", game, "--json") for game in GAMES],
        *[("coverage", "onepiece", "--edition", old, "--json") for old in ("1.1.3", "1.1.9")],
    ]
    for words in questions:
        answers = [
            subprocess.run(
                [sys.executable, "-P", "-m", "tefuda.cli.main", "rules", *words],
                cwd=tmp_path,
                env={"PYTHONPATH": where, "PATH": "", "TEFUDA_HOME": str(tmp_path)},
                capture_output=True,
                text=True,
                check=False,
            )
            for where in (str(target), here)
        ]
        assert answers[0].stdout == answers[1].stdout
        assert answers[0].stderr == answers[1].stderr
        json.loads(answers[0].stdout)
