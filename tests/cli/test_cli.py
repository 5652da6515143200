"""The command line: what it prints, and what it says to mistakes."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tefuda import Match
from tefuda.bots import make_bot
from tefuda.cards import catalog
from tefuda.cli import play
from tefuda.cli.main import main
from tefuda.cli.play import Table
from tefuda.decks import house_decks, seat_all
from tefuda.games import GAMES, room, rulebook
from tefuda.kernel.game import SEAT_MARKS
from tefuda.records import write


def tefuda(*words: str, text: str = "", env: dict[str, str] | None = None) -> tuple[int, str, str]:
    """What the program answers, in this process: exit code, standard output and error."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with pytest.MonkeyPatch.context() as patched:
        for name, value in (env or {}).items():
            patched.setenv(name, value)
        patched.setattr(sys, "argv", ["tefuda", *words])
        patched.setattr(sys, "stdin", io.StringIO(text))
        patched.setattr(sys, "stdout", out)
        patched.setattr(sys, "stderr", err)
        try:
            main()
        except SystemExit as done:
            code = done.code if isinstance(done.code, int) else 1
    return code, out.getvalue(), err.getvalue()


def program(*words: str) -> tuple[int, str, str]:
    """The same from outside."""
    command = [sys.executable, "-m", "tefuda.cli.main", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_program_answers_as_its_parts_do() -> None:
    assert program("deck", "check", "red-rush") == tefuda("deck", "check", "red-rush")
    mistake = ("deck", "check", "no-such-deck")
    assert program(*mistake) == tefuda(*mistake)
    assert program(*mistake)[0] == 2


MISTAKES = [
    (("deck", "check", "no-such-deck"), "no deck"),
    (("play", "no-such-deck"), "no deck"),
    (("simulate", "red-rush", "red-rush", "-n", "0"), "at least 1"),
    (("replay", "no-such-file"), "cannot read"),
    (("cards", "show", "ZZ99-999"), "no card"),
    (("rules", "show", "onepiece", "99-9"), "no clause"),
    (("rules", "show", "chess", "1-1"), "no game"),
    (("rules", "show", "onepiece", "1-1", "--edition", "0.9"), "known are"),
    (("scenario", "run", "no-such-file.scn"), "cannot read"),
    (("play", "--game", "chess"), "no game"),
    (("soak", "--game", "chess"), "no game"),
    (("bench", "--game", "chess"), "no game"),
    (("deck", "list", "--game", "chess"), "no game"),
    (("simulate", "red-rush", "red-rush", "--game", "chess"), "no game"),
    (("play", "--format", "chess"), "no edition or format"),
    (("play", "--game", "rebirth", "--format", "chess"), "known are standard"),
    (("simulate", "--game", "rebirth", "--seats", "3"), "for 3 there is rumble"),
    (("simulate", "--seats", "4"), "rebirth double-team"),
    (("bench", "--game", "rebirth", "--format", "circle", "--seats", "2"), "3 to 6 players"),
    (("soak", "--game", "rebirth", "--format", "double-team", "--seats", "3"), "not for 3"),
    (("perft", "--format", "rumble", "--seats", "1"), "not for 1"),
    (("play", *["last-tram"] * 3), "not for 3"),
    (("play", "last-tram", "--format", "1.2.0"), "is for rebirth, not for onepiece"),
    (("cards", "coverage"), "which game"),
    (("perft", "-1"), ""),
    (("nonsense",), ""),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES)
def test_a_mistake_is_answered_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    code, _, err = tefuda(*words)
    assert code != 0
    assert "Traceback" not in err
    if said:
        assert said in err
        assert len(err.strip().splitlines()) == 1


def test_all_that_keeps_decks_from_one_table_is_said_at_once(tmp_path: Path) -> None:
    """The team mates A and C, and B and D; and a deck that would be refused at any table."""
    path = tmp_path / "short.deck"
    path.write_text("2xTR/001B-P001\n4xTR/001B-012\n")
    table = ("last-tram", str(path), "last-tram", str(path), "--format", "double-team-unique")
    code, _, err = tefuda("simulate", *table, "-n", "1")
    assert code == 2
    for said in ("6.1.1.1", "6.1.1.5", "A and C may share no name", "B and D may share no name"):
        assert err.count(said) == 1
    code, _, err = tefuda(
        "play", "nothing", "nowhere", "last-tram", "--seats", "2", "--format", "rumble"
    )
    assert code == 2
    for said in ("'nothing'", "'nowhere'", "not for 2", "3 decks for 2 players"):
        assert err.count(said) == 1


def test_a_bad_deck_gets_every_problem_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.deck"
    path.write_text("1xTH01-001\n5xTH01-016\n4xTH01-030\n1xTH01-002\n3xXX01-001\n")
    code, out, err = tefuda("deck", "check", str(path))
    assert code == 1
    assert not err
    for said in ("5-1-2-3", "5-1-2-2", "TH01-002", "XX01-001", "exactly 50"):
        assert said in out


@pytest.mark.parametrize("text", ["four Finches\n", "", "4xTH01-01\n", "-2xTH01-016\n"])
def test_a_malformed_deck_names_the_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.deck"
    path.write_text(text)
    code, _, err = tefuda("deck", "check", str(path))
    assert code == 2
    assert "4xTH01-016" in err


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", '{"format": 99}', "\x00\x01"])
def test_a_damaged_record_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    code, _, err = tefuda("replay", str(path))
    assert code == 2
    assert len(err.strip().splitlines()) == 1


def test_a_seed_that_was_promised(tmp_path: Path) -> None:
    match = Match.start("red-rush", "blue-empty-scroll", seed="a word")
    match.concede(0)
    path = tmp_path / "match.json"
    write(match, path)
    promised = hashlib.sha256(b"a word").hexdigest()
    code, out, _ = tefuda("replay", str(path), "--log", "--commitment", promised)
    assert code == 0
    assert "wins the game" in out
    code, _, err = tefuda("replay", str(path), "--log", "--commitment", promised[::-1])
    assert code == 2
    assert f"its commitment is {promised}" in err


def test_play_to_a_record_and_replay_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "?\nl\nb\nc TH01-016\nnonsense\n\n\n1\nu\nconcede\n"
    code, out, err = tefuda("play", "--seed", "5", "--record", str(path), text=typed)
    assert (code, err) == (0, "")
    assert "What you can type" in out
    assert "is not one of the options" in out
    assert "You lose." in out
    assert "(1-2-3)" in out
    code, out, _ = tefuda("replay", str(path), "--log")
    assert code == 0
    assert "B wins the game (1-2-3)" in out


def test_a_changed_record_names_the_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    tefuda("play", "--seed", "5", "--record", str(path), text="\n\n\n\nconcede\n")
    data = json.loads(path.read_text())
    data["keys"][1] = "attack A.L -> B.L"
    path.write_text(json.dumps(data))
    code, _, err = tefuda("replay", str(path))
    assert code == 2
    assert "choice 2" in err


def test_simulate_prints_json_that_repeats() -> None:
    words = ("simulate", "red-rush", "green-black-beasts", "-n", "6", "--seed", "3", "--json")
    first, second = tefuda(*words), tefuda(*words, "-j", "1")
    assert first[0] == 0
    assert json.loads(first[1]) == json.loads(second[1])
    assert json.loads(first[1])["games"] == 6


@pytest.mark.parametrize("game", GAMES)
def test_every_command_serves_every_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first, second = list(house_decks(game))[:2]
    code, out, err = tefuda(
        "play", "--game", game, "--seed", "2", "--record", str(path), text="?\n\n\n\nconcede\n"
    )
    assert (code, err) == (0, "")
    assert f"tefuda rules show {game} " in out
    clause = rulebook(game).cites["concede"]
    assert f"B wins the game ({clause})" in tefuda("replay", str(path))[1]
    assert tefuda("deck", "check", first) == (0, "The deck is legal.\n", "")
    assert "Cost  cards" in tefuda("deck", "show", second)[1]
    listed = tefuda("deck", "list", "--game", game)[1]
    assert all(name in listed for name in house_decks(game))
    data = json.loads(tefuda("simulate", first, second, "-n", "2", "-j", "1", "--json")[1])
    assert sum(side["wins"] for side in data["sides"]) + data["without_winner"] == 2
    assert tefuda("perft", "2", "--a", first, "--json")[0] == 0
    assert "2 games, 0 with a problem" in tefuda("soak", "-n", "2", "-j", "1", "--game", game)[1]
    assert clause in tefuda("rules", "show", game, clause)[1]
    assert " passed, " in tefuda("scenario", "run", "--game", game)[1]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        (edition, fewest)
        for game in GAMES
        for edition, (fewest, _) in room(game).SEATS.items()
        if fewest > 2
    ],
)
def test_commands_serve_tables_of_more(edition: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = ("--format", edition, "--seats", str(seats))
    words = ("play", *table, "--seed", "2", "--record", str(path))
    code, out, err = tefuda(*words, text="1\n1\nb\nconcede\n")
    assert (code, err) == (0, "")
    assert "You lose." in out
    code, out, _ = tefuda("replay", str(path))
    assert code == 0
    assert "A gives up and leaves the game" in out
    for mark in SEAT_MARKS[:seats]:
        code, seen, _ = tefuda("replay", str(path), "--seat", mark)
        assert code == 0
        assert "a card goes from deck to hand" in seen
        assert f"{mark}: a card goes from deck to hand" not in seen
    data = json.loads(tefuda("simulate", *table, "-n", "2", "-j", "1", "--json")[1])
    assert len(data["sides"]) == seats
    game = json.loads(path.read_text())["game"]
    done = tefuda("soak", "-n", "1", "-j", "1", "--game", game, *table)
    assert "1 games, 0 with a problem" in done[1]
    assert json.loads(tefuda("perft", "1", *table, "--json")[1])["total"] > 1
    code, _, err = tefuda("play", "--format", edition, "--seats", "9")
    assert code == 2
    assert "not for 9" in err
    assert edition in tefuda("play", "--help")[1]


def test_the_board_fits_eighty_columns() -> None:
    code, out, _ = tefuda("play", "--seed", "1", text="\n\n\n\n\n\nq\n", env={"COLUMNS": "80"})
    assert code == 0
    board = [line for line in out.splitlines() if "Life" in line or ".C" in line or ".L" in line]
    assert board
    assert all(len(line) <= 110 for line in board)


def test_no_colour_codes_in_a_pipe() -> None:
    for words in (
        ("deck", "list"),
        ("cards", "show", "TH01-016"),
        ("rules", "show", "onepiece", "7-1"),
    ):
        assert "\x1b" not in program(*words)[1]


def test_undo_before_the_first_choice_changes_nothing() -> None:
    """Not even what a random opponent has chosen already."""
    words = ("play", "--seed", "3", "--bot", "random")
    plain = tefuda(*words, text="1\nq\n")[1]
    undone = tefuda(*words, text="u\nu\n1\nq\n")[1]
    assert undone.count("There is nothing to undo.") == 2
    assert undone.count("goes first") == plain.count("goes first") == 1
    assert undone.endswith(plain.partition("> ")[2])
    code, out, _ = tefuda(*words, text="1\nu\n1\nu\nu\nq\n")
    assert code == 0
    assert out.count("Back to choice") == 2
    assert out.count("There is nothing to undo.") == 1


def test_what_is_typed_at_the_table_never_ends_it() -> None:
    odd = ["²", "0", "-1", "9" * 5000, "c", "c ²", "c [red]", "c A.zzz", "[bold]", "\\", ":smile:",
           "s", "s /no-such-folder/x", "s \0"]  # fmt: skip
    code, out, err = tefuda("play", "--seed", "1", text="\n".join([*odd, "q", ""]))
    assert (code, err) == (0, "")
    assert "Goodbye." in out
    assert "cannot write /no-such-folder/x" in out


def test_a_game_that_is_broken_off_is_recorded(tmp_path: Path, monkeypatch: Any) -> None:
    path = tmp_path / "game.json"

    def interrupted(self: Table) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "run", interrupted)
    assert tefuda("play", "--seed", "1", "--record", str(path))[0] == 130
    assert tefuda("replay", str(path))[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_question_says_what_it_is_about(game: str) -> None:
    """Whole games: an effect's question comes with its text, no event without words of its own."""
    for seed in range(3):
        typed = typed_by_bot(game, seed)
        code, out, _ = tefuda("play", "--game", game, "--seed", str(seed), text=typed)
        assert code == 0
        assert "after " in out.splitlines()[-1], out[-300:]
        lines = out.splitlines()
        for at, line in enumerate(lines):
            assert "nowhere" not in line
            assert "from deck to deck" not in line
            if line.startswith(("Use this effect?", "Do it?", "How many?", "Choose a card (")):
                assert " — " in line
                assert lines[at + 1].startswith("     "), line


def typed_by_bot(game: str, seed: int) -> str:
    """What a bot types in the human's place, to the end of the game."""
    typed: list[str] = []
    brain = make_bot("beginner", 1)
    decks = seat_all([], game)
    others = [deck for deck in house_decks(game).values() if deck != decks[0]]
    match = Match.start(decks[0], others[seed % len(others)], seed=seed, catalog=catalog(game))
    other = make_bot("beginner", seed)
    while not match.over:
        key = (other if match.seat else brain).choose(match.known(match.seat))
        if match.seat == 0:
            typed.append(key)
        match.choose(key)
    return "\n".join([*typed, ""])


def test_options_are_wrapped_never_cut(monkeypatch: Any) -> None:
    """On a narrow screen, too, every option can be told from the others."""
    monkeypatch.setattr(
        play, "console", lambda: Console(highlight=False, width=40, force_terminal=True)
    )
    code, out, _ = tefuda("play", "--game", "rebirth", "--seed", "4", text="q\n")
    assert code == 0
    asked = out.partition("first Entry?")[2]
    assert "…" not in asked
    assert "begin with Memo, Keeper of the" in asked
    assert all(cell_len(line) <= 40 for line in Text.from_ansi(out).plain.splitlines())


def test_a_card_is_read_by_number_place_or_option() -> None:
    typed = ["c th01-016", "c a.l", "1", "1", "b", "c 1", "c 99", "c B.hand#1", "q", ""]
    code, out, _ = tefuda("play", "red-rush", "--seed", "1", text="\n".join(typed))
    assert code == 0
    assert "Merrin TH01-016" in out
    assert "Kestrel Vane TH01-001" in out
    assert "   1  play Gust Cub (cost 1) · play A.hand:TH01-012\n" in out
    assert "> Gust Cub TH01-012\n" in out
    assert "there is no card 99. Cards go by number or place" in out
    assert "there is no card B.HAND#1." in out
