"""Chinese: what cards get, may do, may not do or suffer."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.line import FURTHER
from tefuda.text.rebirth.signed import signed
from tefuda.text.rebirth.zh.nouns import CHARACTER
from tefuda.text.template import V, n

RIVAL = n.Player("opponent")
ALLIES = n.Cards("ally", "entry")


def predicates(it: Any) -> tuple[tuple[str, Any], ...]:
    """What is said of a card."""
    d = V.duration
    keyword = n.Ability("keyword", keyword=V.keyword)
    theirs = n.Forbid(it, "be_chosen", d, "opponent_effect", (CHARACTER,))
    return (
        ("不會被對方選擇", n.Forbid(it, "be_chosen", d, "opponent_effect")),
        ("不會被對方的角色選擇", theirs),
        ("不會被選擇", n.Forbid(it, "be_chosen", d)),
        ("ATK與DEF不會增減", n.Forbid(it, "be_boosted", d)),
        ("不會直置", n.Forbid(it, "switch_active", d)),
        ("在準備階段不會直置", n.Forbid(it, "become_active", d)),
        ("不能攻擊", n.Forbid(it, "attack", d)),
        ("不能支援", n.Forbid(it, "support", d)),
        ("不會退場", n.Forbid(it, "be_retired", d)),
        ("不能以效果以外的方式移動到隊員", n.Forbid(it, "move_to_member", d, "rule")),
        ("不會受到夥伴攻擊", n.Forbid(it, "be_partner_attacked", d)),
        ("獲得{trait}", n.Treat(it, "trait", V.trait, d)),
        ("也視為{part}", n.Treat(it, "name", V.part, d)),
        ("沒有名稱", n.Treat(it, "name", "", d)),
        ("沒有屬性", n.Treat(it, "trait", "", d)),
        ("沒有能力", n.Negate(it, d)),
        ("視為背面朝上", n.Treat(it, "face", "down", d)),
        ("原本費用為{number}", n.Become(it, "base_cost", V.number, d)),
        ("原本ATK為{number}", n.Become(it, "base_atk", V.number, d)),
        ("原本DEF為{number}", n.Become(it, "base_def", V.number, d)),
        ("獲得{keyword}", n.Grant(it, keyword, d)),
        ("獲得「{ability:line}」", n.Grant(it, V.ability, d)),
    )


def declare(g: Grammar) -> None:
    signed(g, "signed", "±0")
    s = "statement"
    change = "{atk:signed}/{defence:signed}"
    for subject, words in (
        (V.subject, "{duration}{subject}"),
        (V.choice, "{choice}，{duration}其"),
    ):
        for times, front in (
            (n.ValueOf("cost", V.of), "{of:self}的費用每有1，"),
            (n.Done(V.per), "那些卡每有{per:number}張，"),
            (n.Count(V.counted, V.per), "{counted}每有{per:number}張，"),
            (n.Free(V.whose), "{whose}隊員空位每有1個，"),
            (1, ""),
        ):
            raised = n.Boost(subject, V.atk, V.defence, V.duration, times)
            g.rule(s, front + words + change, raised)
        for said, node in predicates(subject):
            g.rule(s, words + said, node)
    g.rule(s, "再額外" + change, n.Boost(FURTHER, V.atk, V.defence, ""))
    coming = n.Boost(n.Subject(), V.atk, V.defence, "turn")
    placed = n.When("placed_entry", n.Cards("you", "entry", V.thing))
    g.rule(
        s,
        "本回合中，下一張放置到我方登場位的{thing}" + change,
        n.Upon(placed, (coming,), "turn", True),
    )
    _attacks(g)
    _players(g)


def _attacks(g: Grammar) -> None:
    s = "statement"
    barred = n.Forbid(ALLIES, "be_partner_attacked")
    g.rule("step", "每回合{number_of}不會成為夥伴攻擊", (n.If(V.number_of, (barred,)),))
    g.rule(s, "本次攻擊成為夥伴攻擊", n.Allow(n.Attacker(), "partner_attack", "attack"))
    g.rule(
        s,
        "本回合{subject}的下次攻擊成為夥伴攻擊",
        n.Allow(V.subject, "partner_attack", "its_next_attack"),
    )
    g.rule(
        s,
        "本回合對{subject}的下次攻擊不會成為夥伴攻擊",
        n.Forbid(V.subject, "be_partner_attacked", "next_attack_on"),
    )
    g.rule(s, "{subject}受到的傷害變為0", n.Wound(V.subject, 0, True))
    g.rule(s, "給予{subject}{number}點傷害", n.Wound(V.subject, V.number))
    g.rule(s, "{choice}，給予其{number}點傷害", n.Wound(V.choice, V.number))
    g.rule(s, "本次攻擊的傷害變為0", n.Forbid(ALLIES, "take_damage", "attack"))
    for stat, word in (("atk", "ATK"), ("def", "DEF"), ("cost", "費用"), ("base_atk", "原本ATK")):
        g.rule("value", word, stat)
        fixed = n.Become(V.subject, stat, V.number, V.duration)
        g.rule(s, f"{{duration}}{{subject}}的{word}變為{{number}}", fixed)
        same = n.Become(V.subject, stat, n.ValueOf(V.value, V.self), V.duration)
        g.rule(s, f"{{duration}}{{subject}}的{word}變為與{{self}}的{{value}}相同", same)
        for sign in ("plus", "minus"):
            gain = n.Gain(V.subject, stat, getattr(V, sign), V.duration)
            g.rule(s, f"{{duration}}{{subject}}的{word}{{{sign}}}", gain)


def _players(g: Grammar) -> None:
    s = "statement"
    for words, act in (
        ("使用【防禦】", "block"),
        ("使用【取消】", "cancel"),
        ("使用【火花】", "activate_spark"),
        ("設置重生卡", "set_rebirth"),
        ("從登場位以外設置重生卡", "set_rebirth_elsewhere"),
        ("回復", "recover"),
        ("將角色放置到隊員", "play_member"),
        ("進行夥伴攻擊", "partner_attack"),
    ):
        g.rule(s, f"{{duration}}對方不能{words}", n.Forbid(RIVAL, act, V.duration))
    for words, act in (("起動", "activate"), ("自動", "activate_auto")):
        theirs = n.Forbid(n.Cards("opponent", V.zones), act, V.duration)
        g.rule(s, f"{{duration}}對方不能使用自己{{zones}}的【{words}】", theirs)
    g.rule(s, "{whose}的【火花】額外再發動1次", n.Again(V.whose))
    first = n.Allow(V.this, "be_chosen_first", tests=V.thing)
    g.rule(s, "對方以效果選擇我方隊員的{thing}時，必須優先選擇{this}", first)
    keep = n.Allow(n.Player("you"), "keep_rebirth", V.duration)
    g.rule(s, "{duration}我方回合結束時可以保留1張重生卡", keep)
    g.rule(s, "可以從等候室代替手牌放置能量", n.Allow(n.Player("you"), "energy_from_waiting"))
    g.rule(s, "{this}每回合第1次攻擊可以沒有支援", n.Allow(V.this, "attack_unsupported"))
