"""Japanese: what cards get, may do, may not do or suffer."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.ja.nouns import CHARACTER, STATS
from tefuda.text.rebirth.line import FURTHER
from tefuda.text.rebirth.signed import signed
from tefuda.text.template import V, n

RIVAL = n.Player("opponent")


def predicates(it: Any, duration: Any) -> tuple[tuple[str, Any], ...]:
    """What is said of a card after は."""
    theirs = n.Forbid(it, "be_chosen", duration, "opponent_effect", (CHARACTER,))
    keyword = n.Ability("keyword", keyword=V.keyword)
    return (
        ("相手から選ばれ<ない>", n.Forbid(it, "be_chosen", duration, "opponent_effect")),
        ("相手のキャラから選ばれ<ない>", theirs),
        ("選ばれ<ない>", n.Forbid(it, "be_chosen", duration)),
        ("【スタンド】し<ない>", n.Forbid(it, "switch_active", duration)),
        ("スタンバイフェイズに【スタンド】し<ない>", n.Forbid(it, "become_active", duration)),
        ("ATKとDEFが増減し<ない>", n.Forbid(it, "be_boosted", duration)),
        ("アタックでき<ない>", n.Forbid(it, "attack", duration)),
        ("サポートでき<ない>", n.Forbid(it, "support", duration)),
        ("リタイアし<ない>", n.Forbid(it, "be_retired", duration)),
        ("効果以外でメンバーに置け<ない>", n.Forbid(it, "move_to_member", duration, "rule")),
        ("{trait}を<得る>", n.Treat(it, "trait", V.trait, duration)),
        ("{part}としても扱う", n.Treat(it, "name", V.part, duration)),
        ("{keyword}を<得る>", n.Grant(it, keyword, duration)),
        ("〈{ability:line}〉を<得る>", n.Grant(it, V.ability, duration)),
    )


def declare(g: Grammar) -> None:
    signed(g, "signed", "±0")
    s = "statement"
    change = "{atk:signed}/{defence:signed}<+>"
    for subject, words in (
        (V.subject, "{duration}{subject}を"),
        (V.choice, "{choice}{duration}それを"),
    ):
        for times, front in (
            (n.ValueOf(V.value, V.of), "{of:self}の{value}1につき、"),
            (
                n.Done(V.per),
                "公開したカード{per:number}枚につき、",
            ),
            (n.Done(V.per), "控え室に置かれた{per:number}枚につき、"),
            (n.Kinds("name", V.counted, V.per), "{counted}のカード名{per:number}種類につき、"),
            (n.Kinds("trait", V.counted, V.per), "{counted}の属性{per:number}種類につき、"),
            (
                n.Kinds("trait", V.counted, V.per, 1, V.trait),
                "{counted}の{trait}以外の属性{per:number}種類につき、",
            ),
            (n.Count(V.counted, V.per), "{counted}{per:number}枚につき、"),
            (n.Free(V.whose), "{whose}空席のメンバー1つにつき、"),
            (1, ""),
        ):
            raised = n.Boost(subject, V.atk, V.defence, V.duration, times)
            g.rule(s, front + words + change, raised)
    for times, front in ((n.Count(V.counted, V.per), "{counted}{per:number}枚につき、"), (1, "")):
        further = n.Boost(FURTHER, V.atk, V.defence, "", times)
        g.rule(s, f"{front}さらに{change}", further)
    coming = n.Boost(n.Subject(), V.atk, V.defence, "turn")
    placed = n.When("placed_entry", n.Cards("you", "entry", V.thing))
    g.rule(
        s,
        "このターン中、次にあなたのエントリーに置かれる{thing}を" + change,
        n.Upon(placed, (coming,), "turn", True),
    )
    helped = n.Boost(V.subject, V.atk, V.defence, "attack")
    g.rule(
        s,
        "このキャラがサポートしたアタック中、{subject}を" + change,
        n.Upon(n.When("supports"), (helped,), "turn", False),
    )
    for words, node in predicates(V.subject, V.duration):
        g.rule(s, "{duration}{subject}は" + words, node)
    for words, node in predicates(V.choice, V.duration):
        g.rule(s, "{choice}{duration}それは" + words, node)
    g.rule(
        s, "{choice}{duration}{trait}を<与える>", n.Treat(V.choice, "trait", V.trait, V.duration)
    )
    keyword = n.Ability("keyword", keyword=V.keyword)
    g.rule(s, "{choice}{duration}{keyword}を<与える>", n.Grant(V.choice, keyword, V.duration))
    g.rule(
        s,
        "{duration}{subject}に{keyword}を<与える>",
        n.Grant(V.subject, keyword, V.duration),
        shown=False,
    )
    _lost(g)
    _attacks(g)
    _become(g)
    _players(g)


def _lost(g: Grammar) -> None:
    """Names, traits and abilities that a card has no longer."""
    for words, first, second in (
        ("カード名と属性を<失う>", "name", "trait"),
        ("能力と属性をすべて<失う>", "", "trait"),
    ):
        for front, it, again in (
            ("{duration}{subject}は", V.subject, V.subject),
            ("{choice}{duration}それは", V.choice, n.It()),
        ):
            gone = n.Treat(it, first, "", V.duration) if first else n.Negate(it, V.duration)
            g.rule("step", front + words, (gone, n.Treat(again, second, "")))


def _attacks(g: Grammar) -> None:
    s = "statement"
    mine = n.Cards("ally", "entry")
    not_partner = "パートナーアタックに<ならない>"
    g.rule(
        s,
        "このターン中、{subject}への次のアタックは" + not_partner,
        n.Forbid(V.subject, "be_partner_attacked", "next_attack_on"),
    )
    g.rule(
        s,
        "{duration}相手のアタックは" + not_partner,
        n.Forbid(mine, "be_partner_attacked", V.duration),
    )
    g.rule(
        s,
        "{duration}{subject}へのアタックは" + not_partner,
        n.Forbid(V.subject, "be_partner_attacked", V.duration),
    )
    barred = n.Forbid(mine, "be_partner_attacked")
    g.rule("step", "各ターン{number_of}のアタックは" + not_partner, (n.If(V.number_of, (barred,)),))
    g.rule(s, "このアタックは" + not_partner, n.Forbid(mine, "be_partner_attacked", "attack"))
    become = "パートナーアタックに<なる>"
    g.rule(s, "このアタックは" + become, n.Allow(n.Attacker(), "partner_attack", "attack"))
    g.rule(s, "このキャラのアタックは" + become, n.Allow(n.This(), "partner_attack"))
    g.rule(s, "このアタックのダメージを0<にする>", n.Forbid(mine, "take_damage", "attack"))
    g.rule(
        s,
        "このターン{subject}の次のアタックは" + become,
        n.Allow(V.subject, "partner_attack", "its_next_attack"),
    )
    clear = n.Wound(V.subject, 0, True)
    g.rule(s, "{subject}が受けているダメージを0<にする>", clear)
    g.rule(s, "{subject}に{number}ダメージを<与える>", n.Wound(V.subject, V.number))
    g.rule(s, "{choice}{number}ダメージを<与える>", n.Wound(V.choice, V.number))
    g.rule(
        s,
        "{duration}{subject}が受けるダメージを0<にする>",
        n.Forbid(V.subject, "take_damage", V.duration),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    for stat, word in STATS:
        fixed = n.Become(V.subject, stat, V.number, V.duration)
        g.rule(s, f"{{duration}}{{subject}}の{word}を{{number}}<にする>", fixed)
        g.rule(s, f"{{duration}}{{subject}}の{word}は{{number}}に<なる>", fixed, shown=False)
        same = n.Become(V.subject, stat, n.ValueOf(V.value, V.self), V.duration)
        g.rule(s, f"{{duration}}{{subject}}の{word}は{{self}}の{{value}}と同じに<なる>", same)
        g.rule("value", word, stat)
        more = n.Become(V.subject, stat, n.Sum((n.ValueOf(V.value, V.self), V.plus)), V.duration)
        g.rule(s, f"{{duration}}{{subject}}の{word}を{{self}}の{{value}}{{plus}}<にする>", more)
        sum_of = n.Gain(V.subject, stat, n.ValueOf(V.value, V.self), V.duration)
        g.rule(s, f"{{duration}}{{self}}の{{value}}を{{subject}}の{word}に<加える>", sum_of)
        for sign in ("plus", "minus"):
            gain = n.Gain(V.subject, stat, getattr(V, sign), V.duration)
            g.rule(s, f"{{duration}}{{subject}}の{word}{{{sign}}}<+>", gain)


def _players(g: Grammar) -> None:
    s = "statement"
    for words, act in (
        ("【ブロッカー】を使え<ない>", "block"),
        ("【キャンセル】を使え<ない>", "cancel"),
        ("【スパーク】を使え<ない>", "activate_spark"),
        ("Reバースをセットでき<ない>", "set_rebirth"),
        ("回復でき<ない>", "recover"),
        ("キャラをメンバーに置け<ない>", "play_member"),
        ("パートナーアタックでき<ない>", "partner_attack"),
    ):
        g.rule(s, "{duration}相手は" + words, n.Forbid(RIVAL, act, V.duration))
    pairs = (("【キャンセル】", "cancel"), ("【ブロッカー】", "block"))
    for (a, one), (b, other) in (pairs, pairs[::-1]):
        both = tuple(n.Forbid(RIVAL, act, V.duration) for act in (one, other))
        g.rule("step", f"{{duration}}相手は{a}と{b}を使え<ない>", both)
    g.rule(
        s,
        "{duration}相手はキャラの【スパーク】を使え<ない>",
        n.Forbid(RIVAL, "activate_spark", V.duration, "", (CHARACTER,)),
    )
    g.rule(
        s,
        "{duration}相手はエントリー以外からReバースをセットでき<ない>",
        n.Forbid(RIVAL, "set_rebirth_elsewhere", V.duration),
    )
    g.rule(
        s,
        "このターン終了時にReバースを控え室に置く際、1枚残してもよい",
        n.Allow(n.Player("you"), "keep_rebirth", "turn"),
    )
    keep = n.Allow(n.Player("you"), "keep_rebirth", V.duration)
    g.rule(s, "{duration}あなたのターン終了時にReバースを控え室に置く際、1枚残してもよい", keep)
    g.rule(
        s,
        "手札からエネルギーを置く際、かわりに控え室から置いてもよい",
        n.Allow(n.Player("you"), "energy_from_waiting"),
    )
    g.rule(s, "{this}は【ブロッカー】のタイミングでセットできる", n.Allow(V.this, "set_at_block"))
    g.rule(
        s,
        "{this}は各ターン1回目のみサポートなしでアタックできる",
        n.Allow(V.this, "attack_unsupported"),
    )
    for words, act in (("【起】", "activate"), ("【自】", "activate_auto")):
        theirs = n.Forbid(n.Cards("opponent", V.zones), act, V.duration)
        g.rule(s, f"{{duration}}相手は{{zones}}の{words}を使え<ない>", theirs)
        g.rule(
            s,
            f"{{duration}}相手は{{self}}の{words}を使え<ない>",
            n.Forbid(V.self, act, V.duration),
        )
    g.rule(s, "{whose}【スパーク】は追加でもう一度発動<する>", n.Again(V.whose))
    g.rule(
        s,
        "{duration}{whose}【スパーク】は追加でもう一度発動<する>",
        n.Again(V.whose, "spark", V.duration),
    )
    g.rule(
        s,
        "相手は効果で(メンバーから|)[あなたの]{thing}を選ぶ際、{this}を優先<する>",
        n.Allow(V.this, "be_chosen_first", tests=V.thing),
    )
