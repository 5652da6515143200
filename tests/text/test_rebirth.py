"""Rebirth for you: sentences in three languages that say the same, and what they mean."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence, print_ability
from tefuda.text.lexicon import Lexicon
from tefuda.text.normalise import normalise
from tests.text.cards import LANGUAGES

GAME = "rebirth"
CHARACTER = n.Kind(("character",))
REBIRTH = n.Kind(("rebirth",))
PARTNER = n.Kind(("partner",))


def _card(number: str, name: str, *types: str) -> dict[str, object]:
    return {"id": number, "name": name, "types": list(types)}


LEXICON = Lexicon.of(
    GAME,
    {
        "en": [
            _card("A-1", "Mina", "Waterside"),
            _card("A-2", "Towa", "Waterside"),
            _card("A-3", "Song of Waves"),
        ],
        "ja": [_card("A-1", "ミナ", "水辺"), _card("A-2", "トワ", "水辺"), _card("A-3", "波の歌")],
        "zh-Hant": [
            _card("A-1", "米娜", "水邊"),
            _card("A-2", "永和", "水邊"),
            _card("A-3", "浪之歌"),
        ],
    },
)


def _rows() -> list[dict[str, str]]:
    path = Path(__file__).with_name("rebirth.tsv")
    with path.open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [{lang: text.replace(" // ", "\n") for lang, text in row.items()} for row in rows]


ROWS = _rows()


def read(text: str, lang: str = "ja") -> tuple[n.Ability, ...]:
    compiled = compile_card({"id": "X", "effect": text}, lang, LEXICON)
    assert compiled.diagnostics == [], text
    return compiled.abilities


def one(text: str, lang: str = "ja") -> n.Ability:
    (ability,) = read(text, lang)
    return ability


@pytest.mark.parametrize("row", ROWS, ids=[row["en"][:60] for row in ROWS])
def test_three_languages_say_the_same(row: dict[str, str]) -> None:
    meanings = [essence(read(row[lang], lang)) for lang in LANGUAGES]
    assert meanings[0] == meanings[1] == meanings[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=[row["en"][:60] for row in ROWS])
def test_a_sentence_prints_as_it_was_read(row: dict[str, str], lang: str) -> None:
    printed = [print_ability(ability, lang, LEXICON) for ability in read(row[lang], lang)]
    assert printed == [row[lang]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_normalising_twice_changes_nothing(lang: str) -> None:
    for row in ROWS:
        lines = normalise(row[lang], lang, GAME)
        assert normalise("\n".join(lines), lang, GAME) == lines


# -- tags --------------------------------------------------------------------------------------


@pytest.mark.clause("11.3.2", game="rebirth")
def test_a_spark_is_an_automatic_ability() -> None:
    spark = one("【スパーク】：あなたは２枚引く。")
    assert spark == n.Ability("auto", (n.When("spark"),), body=(n.Draw("you", 2),))


@pytest.mark.clause("11.7.2", "11.7.3", game="rebirth")
@pytest.mark.parametrize(
    ("sort", "tests"),
    [
        ("", ()),
        ("〔水辺〕", (n.Trait(("Waterside",)),)),
        ("《ミナ》", (n.NameIncludes("Mina"),)),
        ("《ミナ》＆《トワ》", (n.AnyTest((n.NameIncludes("Mina"), n.NameIncludes("Towa"))),)),
    ],
)
def test_skill_showcase_counts_members_and_retired(sort: str, tests: tuple[n.Test, ...]) -> None:
    ability = one(f"【永】【エントリー】【本領発揮Lv３】{sort}：このキャラを＋１/±０。")
    count = n.Count(n.Cards("you", "member_or_retire", tests))
    assert ability.conditions == (n.Compare(count, ">=", 3),)
    assert (ability.kind, ability.zone) == ("continuous", "entry")


@pytest.mark.clause("11.5.2", "11.5.3", game="rebirth")
def test_re_combo_asks_for_a_set_rebirth_card() -> None:
    for name, tests in (("", ()), ("《波の歌》", (n.NameIncludes("Song of Waves"),))):
        ability = one(f"【永】【エントリー】【Reコンボ】{name}：このキャラを＋１/±０。")
        count = n.Count(n.Cards("you", "rebirth", (REBIRTH, *tests)))
        assert ability.conditions == (n.Compare(count, ">=", 1),)


@pytest.mark.clause("11.6.2", "11.6.3", game="rebirth")
def test_a_blocker_may_block_only_for_some() -> None:
    assert one("【ブロッカー】") == n.Ability("keyword", keyword="blocker")
    some = n.Fits(n.Subject(), (n.Trait(("Waterside",)),))
    assert one("【ブロッカー】〔水辺〕") == n.Ability(
        "keyword", conditions=(some,), keyword="blocker"
    )


@pytest.mark.clause("9.1.1.4.2", game="rebirth")
def test_a_cancel_names_its_objects() -> None:
    ability = one("【キャンセル】：【スパーク】or【キャンセル】")
    assert (ability.kind, ability.timings) == ("cancel", (n.When("spark"), n.When("cancel")))


@pytest.mark.clause("9.2.2.1", game="rebirth")
@pytest.mark.parametrize("tag", ["【ターン１】", "【ターン１回】", "【ターン1】"])
def test_the_limiting_icon(tag: str) -> None:
    assert one(f"【起】【メンバー】{tag}：あなたは１枚引く。").once


def test_the_limiting_icon_may_stand_before_a_condition() -> None:
    usual = "【起】【メンバー】【本領発揮Lv３】【ターン１】：あなたは１枚引く。"
    assert one("【起】【メンバー】【ターン１】【本領発揮Lv３】：あなたは１枚引く。") == one(usual)


# -- who and where ------------------------------------------------------------------------------


@pytest.mark.clause("4.6.3", "4.6.4", game="rebirth")
@pytest.mark.parametrize(
    ("words", "tests"),
    [
        ("エネルギー", (n.Not(PARTNER),)),
        ("パートナー", (PARTNER,)),
        ("、パートナーかエネルギー", ()),
    ],
)
def test_partners_are_no_energy(words: str, tests: tuple[n.Test, ...]) -> None:
    ability = one(f"【スパーク】：あなたは自分の{words}から１枚選び、【スタンド】する。")
    cards = n.Cards("you", "energy", tests)
    assert ability.body == (n.SetActive(n.Choose(1, False, cards)),)


@pytest.mark.clause("9.7.2.3", game="rebirth")
def test_only_what_is_said_to_be_chosen_is_chosen_first() -> None:
    ability = one(
        "【スパーク】：あなたは自分の手札から１枚選び、控え室に置くことで、"
        "控え室からReバースを１枚セットする。"
    )
    first = n.Choose(1, False, n.Cards("you", "hand"))
    later = n.Choose(1, False, n.Cards("you", "waiting", (REBIRTH,)), late=True)
    done = n.IfDone((n.Move(later, "rebirth"),))
    assert ability.body == (n.May((n.Move(first, "waiting"), done)),)


def test_who_acts_need_not_be_said() -> None:
    said = "【スパーク】：あなたは自分の手札から１枚選び、控え室に置く。"
    assert one(said) == one("【スパーク】：手札から１枚選び、控え室に置く。")


@pytest.mark.parametrize(
    ("words", "who"), [("相手", "opponent"), ("味方", "ally"), ("いずれか", "any")]
)
def test_whose_members(words: str, who: str) -> None:
    ability = one(f"【スパーク】：あなたは{words}のメンバーから１枚まで選び、控え室に置く。")
    assert ability.body == (n.Move(n.Choose(1, True, n.Cards(who, "member")), "waiting"),)


def test_one_of_each() -> None:
    ability = one(
        "【スパーク】：あなたは自分の、メンバーと手札からキャラを１枚ずつ選び、それらを入れ替える。"
    )
    pair = tuple(
        n.Choose(1, False, n.Cards("you", zone, (CHARACTER,))) for zone in ("member", "hand")
    )
    assert ability.body == (n.Swap(n.Both(pair)),)


@pytest.mark.parametrize("order", ["手札か控え室", "控え室か手札"])
def test_areas_have_one_order(order: str) -> None:
    ability = one(
        f"【スパーク】：あなたは自分の、{order}から《ミナ》を１枚選び、エントリーに置く。"
    )
    cards = n.Cards("you", "hand_or_waiting", (n.NameIncludes("Mina"),))
    assert ability.body == (n.Move(n.Choose(1, False, cards), "entry"),)


# -- what it does -------------------------------------------------------------------------------


@pytest.mark.clause("5.17.1", game="rebirth")
def test_a_change_of_both_values() -> None:
    ability = one("【スパーク】：このターン中、このキャラを＋２/－１。")
    assert ability.body == (n.Boost(n.This(), 2, -1, "turn"),)


def test_what_goes_further_is_said_of_the_same_card() -> None:
    ability = one(
        "【スパーク】：このターン中、このキャラを＋１/＋１。あなたのリタイアが５枚以上なら、"
        "さらに＋２/±０。"
    )
    many = n.Compare(n.Count(n.Cards("you", "retire")), ">=", 5)
    further = n.If(many, (n.Boost(n.This(), 2, 0, "turn"),))
    assert essence(ability.body) == (n.Boost(n.This(), 1, 1, "turn"), further)


def test_what_is_said_once_lasts_for_all_of_a_row() -> None:
    ability = one(
        "【自】【メンバー】：このキャラがサポートした時、このアタック中、"
        "サポートされたキャラを＋２/±０し、相手は【ブロッカー】を使えない。"
    )
    assert ability.body == (
        n.Boost(n.Attacker(), 2, 0, "attack"),
        n.Forbid(n.Player("opponent"), "block", "attack"),
    )


@pytest.mark.clause("4.5.3.2.1", game="rebirth")
def test_a_free_seat() -> None:
    ability = one("【永】【エントリー】：相手のメンバーに空席があるなら、このキャラを＋１/±０。")
    assert ability.conditions == (n.Compare(n.Free("opponent"), ">=", 1),)


def test_the_card_that_is_blocked_for() -> None:
    ability = one(
        "【自】：このキャラが《ミナ》をブロックした時、このターン中、そのキャラを±０/＋２。"
    )
    assert ability.timings == (n.When("blocks", tests=(n.NameIncludes("Mina"),)),)
    assert ability.body == (n.Boost(n.Attacked(), 0, 2, "turn"),)


def test_an_attack_of_the_turn_is_a_condition() -> None:
    ability = one(
        "【永】【エントリー】：各ターンこのキャラの１回目のアタック中、このキャラを＋３/±０。"
    )
    assert ability.conditions == (n.AttackNumber(1, "you", True),)
    assert ability.body == (n.Boost(n.This(), 3, 0),)


def test_each_player_does_all_of_it_and_decides() -> None:
    draw = n.Draw("you", 1)
    spark = one("【スパーク】：各プレイヤーは１枚引き、１点回復する。")
    assert spark.body == (n.Each((draw, n.Recover("you", 1))),)
    assert one("【スパーク】：各プレイヤーは１枚引いてよい。").body == (n.Each((n.May((draw,)),)),)


def test_one_of_the_cards_that_were_put_there() -> None:
    ability = one(
        "【スパーク】：あなたは自分の手札からキャラを２枚まで選び、メンバーに置く。"
        "《ミナ》を置いたら、あなたは１枚引く。"
    )
    placed = n.Count(n.Among(n.It(), (n.NameIncludes("Mina"),)))
    assert ability.body[-1] == n.If(n.Compare(placed, ">=", 1), (n.Draw("you", 1),))


def test_a_reminder_is_no_part_of_the_text() -> None:
    assert one("【のびしろ】（今後の成長に期待！）") == n.Ability("keyword", keyword="growth")


@pytest.mark.parametrize(
    "text",
    [
        "【スパーク】：あなたは踊る。",
        "【スパーク】：このキャラを＋２/＋２。",  # for how long?
        "【スパーク】：あなたは１枚引き、さらに＋２/＋２。",  # further than what?
        "【スパーク】：相手は１枚引き、手札から１枚控え室に置く。",  # whose hand?
        "【スパーク】：あなたのエントリーに《ミナ》がいるなら、そのキャラを控え室に置く。",  # which?
        "【自】：あなたは１枚引く。",  # when?
        "【魂】：あなたは１枚引く。",
    ],
)
def test_what_is_not_understood_is_not_read(text: str) -> None:
    compiled = compile_card({"id": "X", "effect": text}, "ja", LEXICON)
    assert not compiled.playable
    assert compiled.abilities == ()
