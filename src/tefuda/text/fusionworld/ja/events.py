"""Japanese timings in words: when something happens, or would happen."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _whom(g)
    _cards(g)
    _players(g)
    _combos(g)
    _would(g)
    g.rule("events", "{event}時", (V.event,))
    g.rule("events", "{a:event}時か{b:event}時", (V.a, V.b))
    g.rule("when", "{events}、", V.events)
    g.rule("standing", "{condition}時、", V.condition)
    for words, event in (
        ("ターン", "start_of_turn"),
        ("メインフェイズ", "start_of_main"),
        ("オフェンスステップ", "start_of_offence"),
        ("ディフェンスステップ", "start_of_defence"),
        ("ダメージステップ", "start_of_damage"),
    ):
        g.rule("when", f"{{whose}}の{words}開始時、", (n.When(event, who=V.whose),))
    g.rule("when", "{whose}のメインフェイズ終了時、", (n.When("end_of_main", who=V.whose),))
    g.rule("when", "ゲーム開始時、", (n.When("start_of_game"),))
    g.rule("when", "ダメージステップ終了時、", (n.When("end_of_damage", who="any"),))
    g.rule("when", "このカードがコンボした戦闘終了時、", (n.When("combo_battle_end"),))
    g.rule("when", "このカードの戦闘終了時、", (n.When("battle_end"),))


def _whom(g: Grammar) -> None:
    g.words(
        "by_whom",
        ("相手のスキルによって", "opponent_effect"),
        ("自分のスキルによって", "your_effect"),
        ("スキルによって", "effect"),
        ("相手によって", "opponent"),
        ("戦闘で", "battle"),
        ("", ""),
    )
    g.rule("who", "{this}", V.this)
    g.rule("who", "{there}", V.there)
    g.rule("who", "{area}の{thing}", n.Cards(V.area, "battle", V.thing))
    g.rule("who", "{whose}の{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("who", "{thing}", n.Cards("any", "field", V.thing))


def _cards(g: Grammar) -> None:
    back = n.When("returned_to_hand", n.Cards(V.whose, "field", V.thing), by="your_effect")
    g.rule("event", "自分のスキルで{whose}の{thing}を手札に戻した", back)
    ko = n.When("ko", n.Cards(V.whose, "field", V.thing), by="your_effect")
    g.rule("event", "自分のスキルで{whose}の{thing}をKOした", ko)
    for words, event in (
        ("KOされた", "ko"),
        ("バトルエリアを離れた", "leaves"),
        ("手札に戻った", "returned_to_hand"),
        ("アクティブになった", "switched_active"),
        ("レストになった", "rested"),
        ("登場した", "played"),
        ("ゲームから取り除かれた", "removed"),
        ("覚醒した", "awakened"),
    ):
        g.rule("event", f"{{who}}が{{by_whom}}{words}", n.When(event, V.who, by=V.by_whom))
        skill = n.When(event, V.who, by="your_effect", tests=V.tests)
        g.rule("event", f"{{who}}が自分の{{tests:thing}}のスキルによって{words}", skill)
        other = n.When(event, V.who, by="opponent_effect", tests=V.tests)
        g.rule("event", f"{{who}}が相手の{{tests:thing}}のスキルによって{words}", other)
    for words, event in (
        ("アタックした", "attacks"),
        ("アタックされた", "attacked"),
        ("【ブロッカー】を発動した", "blocks"),
        ("進化した", "evolved"),
        ("フュージョン進化した", "fusion_evolved"),
    ):
        g.rule("event", f"{{who}}が{words}", n.When(event, V.who))
    attack = n.When("attacks", V.who, tests=V.tests)
    g.rule("event", "{who}が{tests:thing}にアタックした", attack)
    g.rule("event", "{who}が戦闘で(相手の|)バトルカードをKOした", n.When("battle_ko", V.who))
    g.rule("event", "{who}のアタックでダメージを与えた", n.When("damage_dealt", V.who))
    for place, zone in (("手札", "hand"), ("ドロップ", "drop")):
        g.rule("event", f"このカードが{place}から登場した", n.When(f"played_from_{zone}"))
        played = n.When(f"played_from_{zone}", n.Cards("you", "field", V.thing), who="you")
        g.rule("event", f"自分の{place}(から|の){{thing}}が登場した", played)
    g.rule("event", "このカードがリーダーとして置かれた", n.When("placed"))
    g.rule("event", "このカードがカードの下に置かれた", n.When("put_under"))
    g.rule("event", "このカードの上にカードが(置かれた|重ねられた|登場した)", n.When("covered"))


def _players(g: Grammar) -> None:
    g.rule("event", "{whose}がダメージを受けた", n.When("damage_taken", who=V.whose))
    g.rule("event", "{whose}がスキルでカードを引いた", n.When("drawn_by_effect", who=V.whose))
    for who, word in (("you", "自分"), ("opponent", "相手")):
        extra = n.When("extra_used", n.Cards(who, "all", V.extra), who=who)
        g.rule("event", f"{word}が{{extra}}を使用した", extra)
        used = n.When("used", n.Cards(who, "all", V.thing), who=who)
        g.rule("event", f"{word}が{{thing}}を使用した", used)
    g.rule("event", "{whose}が手札を捨てた", n.When("trashed_from_hand", who=V.whose))
    for words, event in (
        ("エナジーが{by_whom}ドロップに置かれた", "energy_to_drop"),
        ("ライフが{by_whom}手札に加わった", "life_to_hand"),
        ("ライフが{by_whom}離れた", "life_removed"),
        ("エナジーに{by_whom}カードが置かれた", "energy_added"),
    ):
        g.rule("event", "{whose}の" + words, n.When(event, who=V.whose, by=V.by_whom))
    removed = n.When("marker_removed", who=V.whose)
    g.rule("event", "{whose}のエナジーマーカーが取り除かれた", removed)
    g.rule("event", "{whose}のライフが0になった", n.When("life_empty", who=V.whose))
    g.rule("event", "{whose}がエナジーマーカーを置いた", n.When("marker_placed", who=V.whose))
    g.rule("event", "{whose}が【ブロッカー】を発動した", n.When("blocker_activated", who=V.whose))


def _combos(g: Grammar) -> None:
    g.rule("event", "手札のこのカードでコンボした", n.When("combo_from_hand"))
    g.rule("event", "バトルエリアからこのカードでコンボした", n.When("combo_from_battle"))
    g.rule("event", "このカード(で|を)コンボした", n.When("combo"))
    for who, word in (("you", "自分"), ("opponent", "相手")):
        for place, event in (
            ("", "combo"),
            ("バトルエリアから", "combo_from_battle"),
            ("手札から", "combo_from_hand"),
        ):
            plain = n.When(event, n.Cards(who, "all"), who=who)
            g.rule("event", f"{word}が{place}コンボした", plain)
            some = n.When(event, n.Cards(who, "all", V.thing), who=who)
            g.rule("event", f"{word}が{place}{{thing}}でコンボした", some)


def _would(g: Grammar) -> None:
    for words, event in (
        ("KOされる", "ko"),
        ("バトルエリアを離れる", "leaves"),
        ("レストになる", "rested"),
    ):
        g.rule("would", f"{{who}}が{{by_whom}}{words}", (n.When(event, V.who, by=V.by_whom),))
    g.rule("would", "自分がダメージを受ける", (n.When("damage_taken", who="you"),))
