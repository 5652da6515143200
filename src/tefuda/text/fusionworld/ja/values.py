"""Japanese: what cards get, lose, may not do or suffer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.fusionworld.line import IN_BATTLE, IN_HAND
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.japanese import FORMS
from tefuda.text.predicates import WHO, Follow, Join, said_of_one
from tefuda.text.template import V, n

FATES = (
    ("KOされ<ない>", "be_ko"),
    ("バトルエリアを離れ<ない>", "leave_field"),
    ("レストにされ<ない>", "be_rested"),
    ("選ばれ<ない>", "be_chosen"),
)
DEEDS = (
    ("アタックでき<ない>", "attack"),
    ("相手のリーダーにアタックでき<ない>", "attack_leader"),
    ("相手のバトルカードにアタックでき<ない>", "attack_battle"),
    ("アタックされ<ない>", "be_attacked"),
    ("【ブロッカー】を発動でき<ない>", "activate_blocker"),
    ("ブロックされ<ない>", "be_blocked"),
    ("コンボでき<ない>", "combo"),
    ("スキルを発動でき<ない>", "activate"),
    ("アクティブに<ならない>", "switch_active"),
)
EACH = n.Count(V.counted, V.per, V.times)  # so much for every few cards counted


def predicates(it: Any, duration: Any) -> tuple[tuple[str, Any], ...]:
    """What is said of a card after は."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    out: list[tuple[str, Any]] = [("{keyword}を<得て>", n.Grant(it, keyword, duration))]
    for words, act in FATES:
        out.append((f"{{agent}}{words}", n.Forbid(it, act, duration, V.agent)))
        whom = n.Forbid(it, act, duration, "opponent_effect", V.tests)
        out.append((f"相手の{{tests:thing}}のスキルによって{words}", whom))
        foes = n.Forbid(it, act, duration, "battle", V.tests)
        out.append((f"{{tests:thing}}との戦闘で{words}", foes))
    for words, act in DEEDS:
        out.append((words, n.Forbid(it, act, duration)))
    out.append(("可能な限りアタックしなければ<ならない>", n.Must(it, "attack", duration)))
    by_skills = n.Forbid(it, "switch_active", duration, "effect")
    out.append(("スキルによってアクティブに<ならない>", by_skills))
    front = "(|相手のバトルエリアの)相手のアクティブのバトルカードにもアタックできる"
    out.append((front, n.Allow(it, "attack_active", duration)))
    out.append(("スキルの影響を受け<ない>", n.Forbid(it, "be_affected", duration, "effect")))
    rival = n.Forbid(it, "be_affected", duration, "opponent_effect")
    out.append(("相手のスキルの影響を受け<ない>", rival))
    cards = n.Forbid(it, "be_affected", duration, "opponent_effect", V.tests)
    out.append(("相手の{tests:thing}の(スキルの|)影響を受け<ない>", cards))
    out.append(("“{ability:line}”を<得て>", n.Grant(it, V.ability, duration)))
    return tuple(out)


def values(it: Any, duration: Any) -> tuple[tuple[str, Any], ...]:
    """Power and cost, after の where the card is named."""
    out: list[tuple[str, Any]] = []
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        out.append((f"{{stat}}{{{sign}}}<+>", n.Gain(it, V.stat, amount, duration)))
        out.append((f"コスト{{{sign}}}<+>", n.Gain(it, "cost", amount, duration)))
    out.append(("スキルを無効<にする>", n.Negate(it, duration)))
    return tuple(out)


def declare(g: Grammar) -> None:
    g.words(
        "agent",
        ("戦闘で", "battle"),
        ("スキルによって", "effect"),
        ("相手のスキルによって", "opponent_effect"),
        ("相手によって", "opponent"),
        ("自分のスキルによって", "your_effect"),
        ("", ""),
    )
    s = "statement"
    # "Cards" and nothing else are all that can be in a mode, energy too (rulings 204, 359).
    charge = "{subject}はチャージフェイズにアクティブに<ならない>"
    g.rule(s, charge, n.Forbid(V.subject, "become_active"), shown=False)
    every = n.Forbid(n.Cards(V.whose, "modes"), "switch_active", V.duration, "effect")
    g.rule(s, "{duration}{whose}のカードはスキルによってアクティブに<ならない>", every)
    for words, node in predicates(V.subject, V.duration):
        g.rule(s, "{duration}{subject}は" + words, node)
        g.rule(s, "{subject}は{duration}" + words, node, shown=False)
    _costs(g)
    for words, node in values(V.subject, V.duration):
        g.rule(s, "{duration}{subject}の" + words, node)
        g.rule(s, "{subject}は{duration}" + words, node, shown=False)
    for sign, less in (("+", False), ("-", True)):
        front = "{counted}{per:number}枚につき、{duration}"
        gain = n.Gain(V.subject, V.stat, EACH, V.duration, less)
        g.rule(s, front + f"{{subject}}の{{stat}}{sign}{{times:number}}<+>", gain)
        marker = n.Gain(
            V.subject, V.stat, n.Tokens(V.whose, "marker", 1, V.times), V.duration, less
        )
        g.rule(
            s,
            "{whose}のエナジーマーカー1つにつき、{duration}"
            f"{{subject}}の{{stat}}{sign}{{times:number}}<+>",
            marker,
        )
        said = n.Gain(WHO, V.stat, EACH, V.duration, less)
        g.rule("said", front + f"{{stat}}{sign}{{times:number}}<+>", said)
        cost = f"コスト{sign}{{times:number}}<+>"
        dear = n.Gain(V.subject, "cost", EACH, V.duration, less)
        g.rule(s, front + "{subject}の" + cost, dear)
        g.rule("said", front + cost, n.Gain(WHO, "cost", EACH, V.duration, less))
    for words, node in (*predicates(WHO, V.duration), *values(WHO, V.duration)):
        g.rule("said", "{duration}" + words, node)
    for who, when in (("相手", "opponent_turn"), ("自分", "your_turn")):
        words = f"次の{who}のチャージフェイズにアクティブに<ならない>"
        g.rule(s, "{subject}は" + words, n.Forbid(V.subject, "become_active", when))
        g.rule("said", words, n.Forbid(WHO, "become_active", when))
    _become(g)
    _row(g)


def _costs(g: Grammar) -> None:
    s = "statement"
    for sign in ("plus", "minus"):
        amount = getattr(V, sign)
        g.rule(s, f"手札のこのカードのコスト{{{sign}}}<+>", n.Gain(IN_HAND, "cost", amount))
        g.rule(
            s,
            f"{{duration}}バトルエリアのこのカードのコスト{{{sign}}}<+>",
            n.Gain(IN_BATTLE, "cost", amount, V.duration),
        )
        hand = n.Cards(V.whose, "hand", V.thing)
        g.rule(
            s,
            f"{{duration}}{{whose}}の手札の{{thing}}のコスト{{{sign}}}<+>",
            n.Gain(hand, "cost", amount, V.duration),
        )
    here = n.Gain(IN_HAND, "cost", EACH, "", True)
    g.rule(s, "{counted}{per:number}枚につき、手札のこのカードのコスト-{times:number}", here)
    cards = n.Cards("you", "hand", V.thing)
    g.rule(
        "step",
        "自分の手札の{thing}のコストを{circle}\\({number})少なくする",
        (n.CostChange(cards, 1, colour=V.circle), n.CostChange(cards, V.number)),
    )
    g.rule(
        "step",
        "自分の手札の{thing}のコストを{circle}少なくする",
        (n.CostChange(cards, 1, colour=V.circle),),
    )
    named = n.Cards("you", "hand", (n.Named(V.names),))
    for use, card, which, shown in (
        ("使用し登場させる", "{names}", named, True),
        ("使用する", "{thing}", cards, True),
        ("使用し登場させる", "{thing}", cards, False),
        ("登場させる", "{thing}", cards, False),
    ):
        front = f"{{lasting}}次に自分が(手札から|){use}(|、){card}のコスト"
        for words, amount, colour in (
            ("-{number}", V.number, ""),
            ("を{circle}少なくする", 1, V.circle),
            ("を支払わなくて(|も)よい", n.AnyNumber(), ""),
        ):
            change = n.CostChange(which, amount, V.lasting, True, colour)
            g.rule(s, front + words, change, shown=shown)
    g.rule(
        s,
        "手札のこのカードはコストを支払わずに使用し登場できる",
        n.Allow(IN_HAND, "free_use"),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    kept = n.Forbid(V.subject, "be_negated", V.duration)
    g.rule(s, "{duration}{subject}のスキルは無効に<ならない>", kept)
    for word, stat in (
        ("元々のパワー", "base_power"),
        ("パワー", "power"),
        ("コスト", "cost"),
        ("コンボパワー", "combo"),
    ):
        fixed = n.Become(V.subject, stat, V.number, V.duration)
        g.rule(s, f"{{duration}}{{subject}}の{word}は{{number}}に<なる>", fixed)
        said = n.Become(WHO, stat, V.number, V.duration)
        g.rule("said", f"{{duration}}{word}は{{number}}に<なる>", said)
        same = n.Become(V.subject, stat, n.ValueOf(V.stat, V.other), V.duration)
        g.rule(s, f"{{duration}}{{subject}}の{word}は{{other:self}}の{{stat}}と同じに<なる>", same)


def _row(g: Grammar) -> None:
    """Several things said of one card, the duration first."""
    for words, node in (*predicates(WHO, ""), *values(WHO, "")):
        g.rule("predicate", words, node)
    for form in FORMS:
        ending = f".{form}" if form else ""
        said_of_one(g, f"row{ending}", _follow(f"predicate{ending}"), _join(f"predicate{ending}"))
        _first(g, f"row{ending}", f"row_first{ending}")
        g.rule(f"step{ending}", f"{{row:row_first{ending}}}", V.row)


def _first(g: Grammar, inner: str, category: str) -> None:
    """The duration stands before the subject."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("duration", at):
            for further, value in reader.read(inner, end):
                yield further, tuple(_lasting(part, duration) for part in value)

    def show(printer: Printer, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(hasattr(part, "duration") for part in value):
            return None
        duration = value[0].duration
        front = printer.print("duration", duration)
        words = printer.print(inner, tuple(_lasting(part, "") for part in value))
        if front is None or words is None or any(p.duration != duration for p in value):
            return None
        return front + words

    g.custom(category, read, show)


def _lasting(part: Any, duration: str) -> Any:
    return replace(part, duration=duration)


def _follow(last: str) -> Follow:
    def follow(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        if reader.text.startswith("は", at):
            yield from parts_from(reader, at + 1)

    def parts_from(reader: Reader, at: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for end, part in reader.read(last, at):
            yield end, (part,)
        for end, part in reader.read("predicate.cont", at):
            if reader.text.startswith("、", end):
                for further, others in parts_from(reader, end + 1):
                    yield further, (part, *others)

    return follow


def _join(last: str) -> Join:
    def join(printer: Printer, subject: Any, parts: tuple[Any, ...]) -> str | None:
        who = printer.print("subject", subject)
        words = [printer.print("predicate.cont", part) for part in parts[:-1]]
        words.append(printer.print(last, parts[-1]))
        found = [word for word in words if word is not None]
        if who is None or any(p.duration for p in parts) or len(found) != len(words):
            return None
        return f"{who}は{'、'.join(found)}"

    return join
