"""Chinese: what cards get, lose, may not do or suffer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.fusionworld.line import IN_BATTLE, IN_HAND
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.predicates import WHO, at_once, said_of_one
from tefuda.text.template import V, n

FATES = (
    ("被KO", "be_ko"),
    ("離開戰鬥區", "leave_field"),
    ("被置為休息狀態", "be_rested"),
    ("被選擇", "be_chosen"),
)
DEEDS = (
    ("無法攻擊", "attack"),
    ("無法攻擊對手的領袖卡", "attack_leader"),
    ("無法攻擊對手的戰鬥卡", "attack_battle"),
    ("不會被攻擊", "be_attacked"),
    ("無法發動【防禦】", "activate_blocker"),
    ("不會被防禦", "be_blocked"),
    ("無法連擊", "combo"),
    ("無法發動技能", "activate"),
    ("無法變為活動狀態", "switch_active"),
)
EACH = n.Count(V.counted, V.per, V.times)  # so much for every few cards counted


def predicates(it: Any, duration: Any) -> tuple[tuple[str, Any], ...]:
    """What is said of a card after its name."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    out: list[tuple[str, Any]] = [("獲得{keyword}", n.Grant(it, keyword, duration))]
    for words, act in FATES:
        out.append((f"{{agent}}{words}", n.Forbid(it, act, duration, V.agent)))
        whom = n.Forbid(it, act, duration, "opponent_effect", V.tests)
        out.append((f"不會因對手{{tests:thing}}的技能而{words}", whom))
        foes = n.Forbid(it, act, duration, "battle", V.tests)
        out.append((f"在和{{tests:bare}}的戰鬥中不會{words}", foes))
    for words, act in DEEDS:
        out.append((words, n.Forbid(it, act, duration)))
    out.append(("若可以攻擊則必須攻擊", n.Must(it, "attack", duration)))
    out.append(("也可攻擊對手活動狀態的戰鬥卡", n.Allow(it, "attack_active", duration)))
    out.append(("技能無效", n.Negate(it, duration)))
    out.append(("不受技能影響", n.Forbid(it, "be_affected", duration, "effect")))
    rival = n.Forbid(it, "be_affected", duration, "opponent_effect")
    out.append(("不受對手的技能影響", rival))
    cards = n.Forbid(it, "be_affected", duration, "opponent_effect", V.tests)
    out.append(("不受對手{tests:thing}的技能影響", cards))
    out.append(("獲得“{ability:line}”", n.Grant(it, V.ability, duration)))
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        out.append((f"{{stat}}{{{sign}}}", n.Gain(it, V.stat, amount, duration)))
        out.append((f"費用{{{sign}}}", n.Gain(it, "cost", amount, duration)))
    return tuple(out)


def declare(g: Grammar) -> None:
    g.words(
        "agent",
        ("在戰鬥中不會", "battle"),
        ("不會因技能而", "effect"),
        ("不會因對手的技能而", "opponent_effect"),
        ("不會因對手而", "opponent"),
        ("不會因自己的技能而", "your_effect"),
        ("不會", ""),
    )
    _costs(g)
    for words, node in predicates(V.subject, V.duration):
        g.rule("statement", "{duration}{subject}" + words, node)
        g.rule("statement", "{duration}{subject}的" + words, node, shown=False)
    for words, node in predicates(WHO, V.duration):
        g.rule("said", "{duration}" + words, node)
    for sign, less in (("+", False), ("-", True)):
        front = "每有{per:number}張{counted}，{duration}"
        gain = n.Gain(V.subject, V.stat, EACH, V.duration, less)
        g.rule("statement", front + f"{{subject}}{{stat}}{sign}{{times:number}}", gain)
        marker = n.Gain(
            V.subject, V.stat, n.Tokens(V.whose, "marker", 1, V.times), V.duration, less
        )
        g.rule(
            "statement",
            "每有1個{whose}的能量標記，{duration}" + f"{{subject}}{{stat}}{sign}{{times:number}}",
            marker,
        )
        said = n.Gain(WHO, V.stat, EACH, V.duration, less)
        g.rule("said", front + f"{{stat}}{sign}{{times:number}}", said)
        cost = f"費用{sign}{{times:number}}"
        dear = n.Gain(V.subject, "cost", EACH, V.duration, less)
        g.rule("statement", front + "{subject}" + cost, dear)
        g.rule("said", front + cost, n.Gain(WHO, "cost", EACH, V.duration, less))
    for who, when in (("對手", "opponent_turn"), ("我方", "your_turn")):
        words = f"在下一個{who}充能階段無法變為活動狀態"
        g.rule("statement", "{subject}" + words, n.Forbid(V.subject, "become_active", when))
        g.rule("said", words, n.Forbid(WHO, "become_active", when))
    _become(g)
    _row(g)


def _costs(g: Grammar) -> None:
    s = "statement"
    cards = n.Cards("you", "hand", V.thing)
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        g.rule(s, f"手牌中的這張卡片費用{{{sign}}}", n.Gain(IN_HAND, "cost", amount))
        this = n.Gain(IN_BATTLE, "cost", amount, V.duration)
        g.rule(s, f"{{duration}}戰鬥區中的這張卡片費用{{{sign}}}", this)
        hand = n.Gain(n.Cards(V.whose, "hand", V.thing), "cost", amount, V.duration)
        g.rule(s, f"{{duration}}{{whose}}手牌中{{thing}}費用{{{sign}}}", hand)
    here = n.Gain(IN_HAND, "cost", EACH, "", True)
    g.rule(s, "每有{per:number}張{counted}，手牌中的這張卡片費用-{times:number}", here)
    front = "自己手牌中{thing}的費用減少"
    two = (n.CostChange(cards, 1, colour=V.circle), n.CostChange(cards, V.number))
    g.rule("step", front + "{circle}\\({number})", two)
    g.rule("step", front + "{circle}", (n.CostChange(cards, 1, colour=V.circle),))
    front = "{lasting}下一次使用自己手牌中{thing}的費用"
    for words, amount, colour in (
        ("減少{number}", V.number, ""),
        ("減少{circle}", 1, V.circle),
        ("不必支付", n.AnyNumber(), ""),
    ):
        g.rule(s, front + words, n.CostChange(cards, amount, V.lasting, True, colour))
    free = n.Allow(IN_HAND, "free_use")
    g.rule(s, "可以不支付費用使用手牌中的這張卡片並使其登場", free)


def _become(g: Grammar) -> None:
    kept = n.Forbid(V.subject, "be_negated", V.duration)
    g.rule("statement", "{duration}{subject}的技能不會被無效", kept)
    for word, stat in (
        ("原本力量值", "base_power"),
        ("力量值", "power"),
        ("費用", "cost"),
        ("連擊力量值", "combo"),
    ):
        fixed = n.Become(V.subject, stat, V.number, V.duration)
        g.rule("statement", f"{{duration}}{{subject}}的{word}變成{{number}}", fixed)
        said = n.Become(WHO, stat, V.number, V.duration)
        g.rule("said", f"{{duration}}{word}變成{{number}}", said)
        same = n.Become(V.subject, stat, n.ValueOf(V.stat, V.other), V.duration)
        g.rule(
            "statement",
            f"{{duration}}{{subject}}的{word}變成和{{other:self}}的{{stat}}相同",
            same,
        )


def _row(g: Grammar) -> None:
    """Several things said of one card, the duration first."""
    for words, node in predicates(WHO, ""):
        g.rule("predicate", words, node)
    said_of_one(g, "row", *at_once(_follow, _join))

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("duration", at):
            for further, value in reader.read("row", end):
                yield further, tuple(replace(part, duration=duration) for part in value)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(hasattr(part, "duration") for part in value):
            return None
        duration = value[0].duration
        front = printer.print("duration", duration)
        words = printer.print("row", tuple(replace(part, duration="") for part in value))
        if front is None or words is None or any(p.duration != duration for p in value):
            return None
        return front + words

    g.custom("row_first", read, show)
    g.rule("step", "{row:row_first}", V.row)


def _follow(reader: Reader, at: int) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
    for end, part in reader.read("predicate", at):
        yield end, "", (part,)
        if reader.text.startswith("，", end):
            for further, _, others in _follow(reader, end + 1):
                yield further, "", (part, *others)


def _join(printer: Printer, subject: Any, duration: str, parts: tuple[Any, ...]) -> str | None:
    who = printer.print("subject", subject)
    words = [printer.print("predicate", part) for part in parts]
    found = [word for word in words if word is not None]
    if who is None or duration or len(found) != len(words):
        return None
    return who + "，".join(found)
