"""What is worked out for those who study: rules, scenarios, replays, cards, decks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tefuda import rules
from tefuda.bots import make_bot
from tefuda.games import GAMES, room
from tefuda.kernel.sample import Knowledge
from tefuda.language import language
from tefuda.match import Match
from tefuda.wire.tables import Made
from tests.server.tables import Here, here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(tmp_path_factory.mktemp("study")) as found:
        yield found


def get(server: Here, path: str, **query: str) -> Any:
    answer = server.http.get(f"/api/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(server: Here, path: str, **body: Any) -> Any:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(server: Here, path: str, **body: Any) -> str:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code == 400, answer.text
    return str(answer.json()["text"])


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The record of a whole game."""
    match = Match.start(*room(request.param).DECKS[:2], seed=3)
    bots = [make_bot("heuristic", 1), make_bot("heuristic", 2)]
    while not match.over:
        match.choose(bots[match.seat].choose(Knowledge(match.game, match.seat)))
    return match.record()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told(server: Here, game: str) -> None:
    listed = get(server, f"rules/{game}")
    assert [one["number"] for one in listed] == list(rules.index(game))
    shown = next(one for one in rules.index(game).values() if ".scn: " in " ".join(one.shown))
    page = get(server, f"rules/{game}/{shown.number}")
    assert page["en"] == shown.en
    assert page["done"] == shown.done
    assert len(page["scenarios"]) + len(page["shown"]) == len(set(shown.shown))
    text = get(server, f"scenarios/{game}/{page['scenarios'][0]['id']}")
    assert text.startswith(f"# {page['scenarios'][0]['title']}\n")


def test_words_find_clauses_and_wrong_numbers_are_told(server: Here) -> None:
    found = get(server, "rules/onepiece", q="blocker")
    assert 0 < len(found) < len(rules.index("onepiece"))
    answer = server.http.get("/api/rules/onepiece/99-9")
    assert answer.status_code == 404
    assert "no clause" in answer.json()["text"]
    assert server.http.get("/api/rules/chess").status_code == 404
    told = [get(server, "rules/onepiece/3-1-7", lang=lang)["rulings"] for lang in ("en", "ja")]
    assert len(told[0]) == len(told[1]) > 0
    assert told[0][0]["question"] != told[1][0]["question"]


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_are_played_step_by_step(server: Here, game: str) -> None:
    listed = get(server, f"scenarios/{game}")
    for one in listed[:: max(len(listed) // 25, 1)]:
        text = get(server, f"scenarios/{game}/{one['id']}")
        study = post(server, "scenarios", text=text, game=game)
        assert study["problems"] == [], one
        choices = [
            part for line in text.splitlines() if line.startswith(">") for part in line.split(";")
        ]
        editions = "[" in text
        assert editions or len(study["moments"]) == 1 + len(choices)
        assert study["moments"][0]["view"]["seats"]


def test_choosing_on_a_board_is_a_line_of_its_scenario(server: Here) -> None:
    text = "# Mine\ncard: X1 | character | red | cost 1 | name Finch Two\nA: hand X1\nA: don active=3\n"
    study = post(server, "scenarios", text=text, game="onepiece")
    (start,) = study["moments"]
    assert [card["name"] for card in study["cards"] if card["number"] == "X1"] == ["Finch Two"]
    option = next(one for one in start["decision"]["options"] if one["verb"] == "play")
    assert "Finch Two" in option["text"]
    study = post(server, "scenarios", text=f"{text}> {option['key']}\n", game="onepiece")
    after = study["moments"][1]
    assert [one["name"] for one in after["view"]["seats"][0]["zones"]["character"]["cards"]] == [
        "Finch Two"
    ]
    assert after["events"]
    study = post(server, "scenarios", text=f"{text}> attack A.C9 -> B.L\n", game="onepiece")
    assert len(study["moments"]) == 1
    assert "not possible" in study["problems"][0]


def test_a_scenario_opens_no_file_and_has_its_limits(server: Here) -> None:
    assert "there is no deck" in refused(
        server, "scenarios", text="# X\ndeal: /etc/passwd /etc/passwd\n", game="onepiece"
    )
    many = "# X\n" + "> end\n" * 500
    assert "may have" in refused(server, "scenarios", text=many, game="onepiece")
    assert "begins with a title" in refused(server, "scenarios", text="x", game="onepiece")


def test_two_editions_side_by_side(server: Here) -> None:
    text = next(
        found
        for one in get(server, "scenarios/onepiece")
        if one["id"].startswith("editions.")
        and "1.1.3" in (found := get(server, f"scenarios/onepiece/{one['id']}"))
    )
    found = post(server, "scenarios/compare", text=text, game="onepiece", old="1.1.3", new="1.2.0")
    assert (found["old"]["edition"], found["new"]["edition"]) == ("1.1.3", "1.2.0")
    assert found["parts"]
    assert found["after"]


def test_a_replay_shows_any_moment(server: Here, played: dict[str, Any]) -> None:
    last = len(played["keys"])
    end = post(server, "replay", record=played, at=last)
    assert end["choices"] == last
    assert end["moment"]["view"]["winners"] == played["winners"]
    assert end["turns"] == sorted(end["turns"])
    middle = post(server, "replay", record=played, at=end["turns"][3])
    assert middle["moment"]["view"]["turn"] == 4
    assert middle["moment"]["choice"] in {
        one["key"] for one in middle["moment"]["decision"]["options"]
    }
    bare = {**played, "cards": {}, "digests": {}}  # as links carry it
    assert post(server, "replay", record=bare, at=end["turns"][3]) == middle
    # A seat sees what it saw then, and no more.
    own = post(server, "replay", record=played, at=end["turns"][3], seat=0)["moment"]["view"]
    assert not any(card.get("number") for card in own["seats"][1]["zones"]["hand"]["cards"])
    assert "no 9" in refused(server, "replay", record=played, at=last + 9).replace(
        str(last + 9), "9"
    )
    broken = {**played, "keys": [*played["keys"][:5], "nonsense"], "digests": {}}
    assert "choice 6" in refused(server, "replay", record=broken)


def test_a_recorded_game_goes_on_at_a_table(server: Here, played: dict[str, Any]) -> None:
    at = len(played["keys"]) // 2
    body = {
        "game": played["game"], "record": played, "at": at,
        "seats": [{"kind": "person"}, {"kind": "person"}],
    }  # fmt: skip
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = msgspec.json.decode(answer.content, type=Made)
    then = post(server, "replay", record=played, at=at, seat=0)["moment"]
    with server.seat(made, 0) as seat:
        assert seat.state.view.turn == then["view"]["turn"]
        assert len(seat.events) == len(then["events"])
    over = server.http.post("/api/tables", json={**body, "at": 99_999})
    assert over.status_code == 400
    assert "over" in over.json()["text"]


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_found(server: Here, game: str) -> None:
    everything = get(server, f"games/{game}/cards")
    cheap = get(server, f"games/{game}/cards", q="cost<=1")
    rest = get(server, f"games/{game}/cards", q="-cost<=1")
    assert 0 < cheap["count"] < everything["count"] == cheap["count"] + rest["count"]
    one = cheap["cards"][0]
    assert get(server, f"games/{game}/cards", q=f'"{one["name"]}"')["count"] >= 1
    assert get(server, f"games/{game}/cards", q=one["number"], lang="ja")["cards"][0]["name"]
    answer = server.http.get(f"/api/games/{game}/cards", params={"q": "luck>3"})
    assert answer.status_code == 404
    assert "cost" in answer.json()["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_looked_at(server: Here, game: str) -> None:
    name = room(game).DECKS[0]
    page = post(server, "decks", game=game, deck=name)
    assert page["problems"] == []
    assert sum(page["curve"].values()) == page["size"] == sum(page["kinds"].values())
    again = post(server, "decks", game=game, deck=page["written"])
    assert (again["size"], again["curve"]) == (page["size"], page["curve"])
    four = next(one for one in page["cards"] if not one["apart"])
    odds = next(one for one in page["odds"] if one["number"] == four["card"]["number"])
    assert 0 < odds["hand"] < odds["redraw"] < 1
    short = "\n".join(page["written"].splitlines()[:3])
    assert post(server, "decks", game=game, deck=short)["problems"]


def test_the_odds_are_those_of_the_draw(server: Here) -> None:
    page = post(server, "decks", game="onepiece", deck="red-rush")
    four = next(one["card"]["number"] for one in page["cards"] if one["count"] == 4)
    odds = next(one for one in page["odds"] if one["number"] == four)
    none = 1.0
    for n in range(5):
        none *= (46 - n) / (50 - n)
    assert odds["hand"] == pytest.approx(1 - none, abs=1e-4)


def test_decks_are_tried(server: Here) -> None:
    mine, theirs = room("onepiece").DECKS[:2]
    found = post(server, "trials", game="onepiece", mine=mine, theirs=theirs, games=3)
    assert found["games"] == 3 == len(found["turns"])
    assert 0 <= found["wins"] <= 3
    assert found == post(server, "trials", game="onepiece", mine=mine, theirs=theirs, games=3)
    text = refused(server, "trials", game="onepiece", mine="4xTH01-016\n", theirs=theirs)
    assert text
    body = {"game": "onepiece", "mine": mine, "theirs": theirs, "bot": "best"}
    assert "think too long" in refused(server, "trials", **body)


DRAFTS = {
    "onepiece": {"category": "character", "colors": ["red"], "cost": 1, "power": 1000},
    "fusionworld": {"category": "battle", "colors": ["blue"], "cost": 1, "power": 5000, "combo": 5000},
    "rebirth": {"category": "character", "colors": ["blue"], "cost": 1, "atk": 1, "def": 1},
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_written_and_tried(server: Here, game: str) -> None:
    """A house card's own text is understood in every language, and lies on a board at once."""
    known = next(
        one
        for one in get(server, f"games/{game}/cards", q="draw")["cards"]
        if one["kind"] == DRAFTS[game]["category"]
    )
    fields = {**DRAFTS[game], "name": "Mine", "effect": "\n".join(known["text"][:1])}
    written = post(server, "workshop", game=game, lang="en", fields=fields)
    assert written["problems"] == []
    assert written["tree"]
    assert {one["lang"]: one["whole"] for one in written["texts"]} == {
        "en": True, "ja": True, "zh-Hant": True,
    }  # fmt: skip
    study = post(server, "scenarios", text=written["scenario"], game=game)
    assert study["problems"] == []
    assert any("X-1" in one["key"] for one in study["moments"][0]["decision"]["options"])
    fields["effect"] = "Do the impossible twice."
    wrong = post(server, "workshop", game=game, lang="en", fields=fields)
    assert wrong["unread"][0]["line"] == 1
    assert not wrong["scenario"]


def test_a_draft_that_is_no_card(server: Here) -> None:
    assert "one of" in refused(server, "workshop", game="onepiece", lang="en", fields={})
    fields = {**DRAFTS["onepiece"], "cost": "three"}
    assert "whole number" in refused(server, "workshop", game="onepiece", lang="en", fields=fields)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_and_a_deck_are_told_in_the_readers_language(server: Here, game: str) -> None:
    first = get(server, f"games/{game}/cards", lang="ja")["cards"][0]
    kind = language("ja", game).say(f"kind.{first['kind']}")
    assert first["facts"].startswith(kind)
    assert not re.search("[a-z]{3}", first["facts"])
    kinds = post(server, "decks", game=game, deck=room(game).DECKS[0], lang="zh-Hant")["kinds"]
    assert kinds
    assert not re.search("[a-z]", "".join(kinds))


def test_a_review_goes_through_a_seats_choices(server: Here, played: dict[str, Any]) -> None:
    """Some at a time, in the reader's words, the same as in one go; the best is never worse."""
    first = post(server, "reviews", record=played, seat=1, start=0, lang="ja")
    assert len(first["choices"]) == 6
    assert first["next"] >= first["choices"][-1]["number"]
    second = post(server, "reviews", record=played, seat=1, start=first["next"], lang="ja")
    numbers = [one["number"] for one in first["choices"] + second["choices"]]
    assert numbers == sorted(set(numbers))
    for one in first["choices"] + second["choices"]:
        assert 0 <= one["rate"] <= one["top"] <= 1
        assert (one["rate"] == one["top"]) or one["played"] != one["best"]
    end = post(server, "reviews", record=played, seat=1, start=len(played["keys"]) - 1)
    assert end["next"] == -1
    assert "no seat" in refused(server, "reviews", record=played, seat=3)
    assert refused(server, "reviews", record={"game": "x"}, seat=0)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_put_to_their_seat_alone(server: Here, game: str) -> None:
    """What comes back is seen from its seat; what the others may hold is not in it."""
    found = get(server, f"puzzles/{game}")
    assert [one["number"] for one in found] == list(range(1, len(found) + 1))
    start = post(server, "puzzles", game=game, number=1)
    assert start["state"] == "open"
    assert start["line"] == []
    seat = start["seat"]
    view = start["moments"][0]["view"]
    assert view["seats"][seat]["mark"] == found[0]["mark"]
    for other, one in enumerate(view["seats"]):
        shown = [card for card in one["zones"]["hand"]["cards"] if card.get("number")]
        assert other == seat or len(shown) < one["zones"]["hand"]["count"] or not shown
    solved = post(server, "puzzles", game=game, number=1, solve=True)
    assert solved["state"] == "solved"
    options = [one["key"] for one in start["moments"][0]["decision"]["options"]]
    wrong = next(key for key in options if key != solved["line"][0])
    missed = post(server, "puzzles", game=game, number=1, line=[wrong])
    assert missed["state"] == "missed"
    assert missed["line"][0] == wrong
    # An attempt goes on from where it was.
    right = post(server, "puzzles", game=game, number=1, line=solved["line"][:1], lang="ja")
    assert right["state"] in ("open", "solved")
    assert right["line"][0] == solved["line"][0]


def test_an_attempt_that_cannot_be(server: Here) -> None:
    assert "there is no 99" in refused(server, "puzzles", game="rebirth", number=99)
    assert "dance" in refused(server, "puzzles", game="rebirth", number=1, line=["dance"])
