"""Chinese statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.tiers import tiers
from tefuda.text.onepiece.zh import looks, modes, theirs, tokens, values
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _cards(g)
    _moves(g)
    _life(g)
    _plays(g)
    _board(g)
    tokens.declare(g)
    values.declare(g)
    theirs.declare(g)
    _players(g)
    looks.declare(g)
    modes.declare(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    """Between commas after whom it is for: 這張卡片，在這個回合，力量值+1000."""
    g.words(
        "lasting",
        ("，在這個回合，", "turn"),
        ("，在這場對戰中，", "battle"),
        ("，到下一個我方回合開始前，", "next_turn_start"),
        ("，在下一個對手回合結束前，", "opponent_turn_end"),
        ("，在下一個對手結束階段結束前，", "opponent_end_phase"),
        ("，在下一個我方回合結束前，", "your_turn_end"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def _cards(g: Grammar) -> None:
    """goods: whatever can be moved, wherever it lies."""
    for source in ("pick", "top", "target"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    for a, b in (("self", "pick"), ("choice", "pick"), ("pick", "choice"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}}和{{b:{b}}}", n.Both((V.a, V.b)))
    g.words("order", ("", ""), ("依任意順序", "any"))


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "抽{number}張卡片", n.Draw("you", V.number))
    g.rule(s, "抽最多{number}張卡片", n.Draw("you", V.number, True))
    hand_cards = n.Cards("you", "hand")
    g.rule(s, "將自己的手牌全數放回卡組", n.Move(hand_cards, "deck"))
    g.rule(
        s,
        "將自己的手牌全數{order}放置在卡組{end}",
        n.Move(hand_cards, "deck", V.end, order=V.order),
    )
    g.rule(s, "廢棄自己全數手牌", n.Move(hand_cards, "trash"))
    for up_to, to in ((False, ""), (True, "最多")):
        hand = n.Choose(V.number, up_to, n.Cards("you", "hand"))
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.thing))
        g.rule(s, f"廢棄{to}{{number}}張自己的手牌", n.Move(hand, "trash"))
        g.rule(s, f"廢棄{to}{{number}}張自己手牌中{{thing}}", n.Move(some, "trash"))
    whole = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand"))
    g.rule(s, "廢棄任意張數自己的手牌", n.Move(whole, "trash"))
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.bare))
    g.rule(s, "廢棄任意張數自己手牌中的{bare}", n.Move(any_number, "trash"))
    g.rule(
        s,
        "廢棄{number}張對手的手牌",
        n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand")), "trash"),
    )
    g.rule(s, "將{goods}放置在廢棄區", n.Move(V.goods, "trash"))
    g.rule(
        s,
        "雙方各自將{number}張生命值區上面的卡片放置在廢棄區",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    g.rule(s, "將{target}放回(持有者的|)手牌", n.Move(V.target, "hand"))
    again = n.Choose(n.Done(), False, n.Cards("you", "hand"))
    g.rule(s, "依抽取的卡片張數廢棄自己的手牌", n.Move(again, "trash"))
    g.rule(s, "將[廢棄區中的]這張卡片加入手牌", n.Move(n.This(), "hand", whose="you"))
    theirs.first(g)
    for source in ("pick", "top"):
        g.rule(s, f"將{{{source}}}加入手牌", n.Move(getattr(V, source), "hand"))
        g.rule(
            s,
            f"將{{{source}}}{{order}}放置在卡組{{end}}",
            n.Move(getattr(V, source), "deck", V.end, order=V.order),
        )
    g.rule(s, "將該張卡片放置在卡組{end}", n.Move(n.It(), "deck", V.end))
    back = n.Move(V.goods, "deck", V.end, order=V.order)
    g.rule(s, "將{goods}{order}放置在持有者的卡組{end}", back)
    g.rule(s, "將{goods}{order}放置在卡組{end}", back, shown=False)
    any_card = n.Choose(n.AnyNumber(), True, n.Cards("you", V.zone, V.bare))
    g.rule(
        s,
        "將任意張數自己{zone}中的{bare}{order}放置在卡組{end}",
        n.Move(any_card, "deck", V.end, order=V.order),
    )
    g.rule(s, "將{pick}放回卡組", n.Move(V.pick, "deck"))
    g.rule(
        s,
        "抽卡片使自己的手牌有{number}張",
        n.Draw("you", n.Sum((V.number, n.Count(hand_cards, 1, -1)))),
    )
    g.rule(s, "抽相同數量的卡片", n.Draw("you", n.Done()))
    g.rule(
        s,
        "將自己卡組上面、和廢棄卡片相同張數的卡片放置在廢棄區",
        n.Move(n.Top("you", "deck", n.Done()), "trash"),
    )
    g.rule(s, "造成對手{number}傷害", n.Damage("opponent", V.number))
    g.rule(s, "自己將受到{number}傷害", n.Damage("you", V.number))
    over = n.Sum((n.Count(hand_cards), V.less))
    g.rule(
        s,
        "廢棄自己的手牌使手牌只有{less}張",
        n.Move(n.Choose(over, False, hand_cards), "trash"),
    )
    g.rule(s, "自己將遊戲獲勝", n.Win("you"))
    g.rule(s, "這個回合結束後，自己追加獲得1個回合", n.ExtraTurn("you"))


def _life(g: Grammar) -> None:
    s = "statement"
    up = (n.State("face_up"),)
    g.rule(
        s,
        "將{number}張自己正面朝上的生命值卡翻成{face}",
        n.Turnover(n.Choose(V.number, False, n.Cards("you", "life", up)), V.face),
    )
    g.rule(s, "將{top}翻成{face}", n.Turnover(V.top, V.face))
    g.rule(s, "將自己的生命值卡全數翻成{face}", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(
        s,
        "將自己生命值區正面朝上的卡片全數放置在廢棄區",
        n.Move(n.Cards("you", "life", up), "trash"),
    )
    g.rule(
        s,
        "將自己生命值區上面的卡片放置在廢棄區使生命值卡只有{less}張",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    g.words("facing", ("", ""), ("以正面朝上", "up"), ("以背面朝上", "down"))
    for source in ("pick", "top"):
        g.rule(
            s,
            f"將{{{source}}}{{facing}}加入[自己的]生命值區{{end}}",
            n.Move(getattr(V, source), "life", V.end, V.facing),
        )
    g.rule(
        s,
        "將{target}{facing}加入持有者的生命值區{end}",
        n.Move(V.target, "life", V.end, V.facing),
    )
    g.rule(
        s,
        "將{target}{facing}加入{whose}的生命值區{end}",
        n.Move(V.target, "life", V.end, V.facing, whose=V.whose),
    )


def _plays(g: Grammar) -> None:
    s = "statement"
    for words, rested in (("以休息狀態", True), ("", False)):
        g.rule(s, f"使{{pick}}{words}登場", n.Play(V.pick, rested))
        g.rule(s, f"使{{picks}}{words}登場", n.Play(V.picks, rested))
        g.rule(s, f"使這張卡片{words}登場", n.Play(n.This(), rested))
        g.rule(s, f"使該張卡片{words}登場", n.Play(n.It(), rested))
    g.rule(s, "發動{pick}的{timing_name}效果", n.Activate(V.timing_name, V.pick))
    g.rule(s, "發動這張卡片的{timing_name}效果", n.Activate(V.timing_name))
    g.rule(s, "發動{pick}", n.Activate("event", V.pick))


def _board(g: Grammar) -> None:
    s = "statement"
    others = n.Cards("any", "field", (n.Kind(("character",)), n.Not(n.IsThis())))
    g.rule(s, "除了這張卡片以外，KO全數的角色卡", n.KO(others))
    g.rule(s, "KO{target}", n.KO(V.target))
    g.rule(s, "將{target}置為休息狀態", n.Rest(V.target))
    g.rule(s, "將{target}置為活動狀態", n.SetActive(V.target))
    g.rule(s, "{target}{lasting}效果無效", n.Negate(V.target, V.lasting))
    g.rule(s, "{target}(，|)效果無效", n.Negate(V.target))
    for words, duration in (("在這個回合", "turn"), ("在這場對戰中", "battle")):
        g.rule(s, f"{words}，交換該張卡片的原本力量值", n.SwapBase(n.It(), duration))
    g.rule(s, "攻擊的對象變更為{self}", n.Retarget(V.self))
    other = n.Choose(1, False, n.Cards("you", "field", V.thing))
    g.rule(s, "將攻擊的對象換成自己{thing}", n.Retarget(other))
    g.rule(s, "選擇{target}", n.Select(V.target))
    g.rule(s, "選擇{picks}", n.Select(V.picks))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
    rival = n.Forbid(n.Player("opponent"), "play", V.duration, "", V.bare)
    g.rule(s, "對手{duration}無法使{bare}登場", rival)
    front = "自己{duration}"
    g.rule(
        s,
        front + "無法以自己的效果將生命值卡加入手牌",
        n.Forbid(you, "life_to_hand", V.duration, "your_effect"),
    )
    g.rule(
        s,
        front + "無法以自己的效果抽卡片",
        n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
    )
    g.rule(s, front + "無法使角色卡登場", n.Forbid(you, "play_character", V.duration))
    g.rule(s, front + "無法使用手牌中的卡片", n.Forbid(you, "play", V.duration))
    g.rule(s, front + "無法使{bare}登場", n.Forbid(you, "play", V.duration, "", V.bare))
    g.rule(s, front + "無法攻擊領航卡", n.Forbid(you, "attack_leader", V.duration))
    g.rule(
        s,
        front + "使用{bare}的效果無法將咚‼卡置為活動狀態",
        n.Forbid(you, "set_active_tokens", V.duration, "your_effect", V.bare),
    )
    g.rule(
        s,
        "在這個回合，接下來使自己手牌中{thing}登場的支付費用減少{number}",
        n.CostChange(n.Cards("you", "hand", V.thing), V.number, "turn", True),
    )
    g.rule(s, "這回合結束時，{statement}", n.Later("end_of_turn", (V.statement,)))
    g.rule(s, "這場對戰結束時，{statement}", n.Later("end_of_battle", (V.statement,)))


def _sentences(g: Grammar) -> None:
    g.rule("step", "{statement}", (V.statement,))
    clause(g, "clause", "step", "step", ("，", "、"), "，".join)
    activated = n.Happened("event_activated", "you", tests=V.bare)
    since = (n.If(activated, V.clause),)
    g.rule("sentence", "在這個回合，若自己發動{bare}時，{clause}", since)
    g.rule("clause.may", "可{clause}", V.clause)
    may = "{clause:clause.may}"
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", may, (n.May(V.clause),))
    g.rule("sentence", "{first:clause}，{clause:clause.may}", (*V.first, n.May(V.clause)))
    g.rule("sentence", "若{condition}(時|)，{clause}", (n.If(V.condition, V.clause),))
    g.rule("sentence", "若{condition}(時|)，" + may, (n.If(V.condition, (n.May(V.clause),)),))
    # 若 may be left out.
    g.rule("sentence", "{condition}時，{clause}", (n.If(V.condition, V.clause),), shown=False)
    g.rule("sentence", "若(有執行此動作|這麼做|有這麼做)(時|)，{clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "若有執行此動作時，{sentence}", (n.IfDone(V.sentence),))
    barring = (n.If(n.Unless(V.condition), V.clause),)
    g.rule("sentence", "除非{condition}，{clause}", barring)
    both = (n.If(V.condition, V.a, V.b),)
    g.rule("block", "若{condition}(時|)，{a:sentence}。否則，{b:sentence}。", both)
    nested = "若{condition}(時|)，{clause}，若{b:condition}(時|)，"
    g.rule("sentence", nested + "{c:clause}", (n.If(V.condition, (*V.clause, n.If(V.b, V.c))),))
    g.rule(
        "sentence",
        nested + "{c:clause.may}",
        (n.If(V.condition, (*V.clause, n.If(V.b, (n.May(V.c),)))),),
    )
    # What English says in two sentences: reveal a card. If it is ..., do this.
    g.rule(
        "sentence",
        "{first:clause}，若{condition}(時|)，{clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    g.rule(
        "sentence",
        "{first:clause}，若{condition}(時|)，" + may,
        (*V.first, n.If(V.condition, (n.May(V.clause),))),
    )
    g.rule("block", "選擇下列其中一項。{options}", (n.Modes(V.options),))
    g.rule("block", "對手選擇下列其中一項。{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "若{condition}(時|)，{block}", (n.If(V.condition, V.block),))
    g.rule("block", "若有執行此動作時，{block}", (n.IfDone(V.block),))
    options(g, "・")
    tiers(
        g,
        "依照自己廢棄區中的卡片張數，適用下列效果。",
        "・",
        "若有{number}張以上時，",
        "在對方的回合，",
        "。",
    )
    body(g, "。", "", "之後，", comma=True)
