"""Timings, costs, and whole skills in words."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- times ---------------------------------------------------------------------------------------

say("timing_name", "on_ko", en="\\[When KO'd]", ja="【KO時】", zh="【KO時】")
say("timing_name", "on_block", en="\\[When Blocking]", ja="【ブロック時】", zh="【防禦時】")
say("timing_name", "end_of_opponent_turn", en="\\[End of Opponent's Turn]",
    ja="【相手のターン終了時】", zh="【對方回合結束時】")
say("timing_name", "activate_main", en="\\[Activate Main]", ja="【起動メイン】", zh="【啟動主要】")
say("timing_name", "activate_battle", en="\\[Activate Battle]", ja="【起動戦闘中】",
    zh="【啟動戰鬥】")
say("timing_name", "awaken", en="\\[Awaken]", ja="【覚醒】", zh="【覺醒】")
say("timing_name", "evolve", en="\\[Evolve]", ja="【進化】", zh="【進化】")
say("timing_name", "fusion_evolve", en="\\[Fusion Evolve]", ja="【フュージョン進化】",
    zh="【融合進化】")
say("kind_tag", "continuous", en="\\[Permanent]", ja="【永続】", zh="【常駐】")
say("kind_tag", "auto", en="\\[Auto]", ja="【自動】", zh="【自動】")
say("once_tag", True, en="\\[Once per turn]", ja="【ターン1回】", zh="【每回合1次】")
say("gate", (n.Fits(n.This(), (n.State("in_battle"),)),), en="while this card is in a battle, ",
    ja="このカードの戦闘中、", zh="這張卡片戰鬥中，")
say("gate", (V.condition,), en="if {condition}, ", ja="{condition}場合、", zh="若{condition}時，")
say("gate", (V.condition, n.Fits(n.This(), (n.State("in_battle"),))),
    en="if {condition}, while this card is in a battle, ",
    ja="{condition}場合、このカードの戦闘中、", zh="若{condition}時，這張卡片戰鬥中，")
say("gate", (n.Fits(n.This(), (n.State("in_battle"),)), V.condition),
    en="while this card is in a battle, if {condition}, ",
    ja="このカードの戦闘中、{condition}場合、", zh="這張卡片戰鬥中，若{condition}時，")
say("awakening", V.condition, en="when {condition}, ", ja="{condition}場合、",
    zh="若{condition}時，")

# -- costs: Energy to pay, and what else is done before the colon. -------------------------------

say("energy", n.PayEnergy(V.number), en="\\({number})", ja="\\({number})", zh="\\({number})")
say("energy", n.PayEnergy(1, (V.circle,)), en="{circle}", ja="{circle}", zh="{circle}")
# One of the colour and the others of any.
# One of the colour and the others of any.
# One of the colour and the others of any.
say("energy", n.PayEnergy(2, (V.circle,)), en="{circle}\\(1)", ja="{circle}\\(1)",
    zh="{circle}\\(1)")
say("energy", n.PayEnergy(3, (V.circle,)), en="{circle}\\(2)", ja="{circle}\\(2)",
    zh="{circle}\\(2)")
say("energy", n.PayEnergy(4, (V.circle,)), en="{circle}\\(3)", ja="{circle}\\(3)",
    zh="{circle}\\(3)")
say("energy", n.PayEnergy(5, (V.circle,)), en="{circle}\\(4)", ja="{circle}\\(4)",
    zh="{circle}\\(4)")
say("energy", n.PayEnergy(2, (V.a, V.b)), en="{a:circle}{b:circle}", ja="{a:circle}{b:circle}",
    zh="{a:circle}{b:circle}")
say("cost", (V.energy,), en="{energy}: ", ja="{energy}：", zh="{energy}：")
say("cost", (V.energy, *V.clause), en="{energy}, {clause}: ", ja="{energy}、{clause}：",
    zh="{energy}，{clause}：")
say("cost", V.clause, en="{clause}: ", ja="{clause}：", zh="{clause}：")
say("cost", (n.Modes(((V.a,), (V.b,))),), en="{a:statement} or {b:statement}: ",
    ja="{a:statement}か{b:statement}：", zh="{a:statement}或{b:statement}：")
say("grown", n.Choose(1, False, n.Cards("you", "battle", V.thing)), en="your {thing}.",
    ja="自分の{thing}。", zh="自己{thing}。")
say("grown", n.Choose(V.number, False, n.Cards("you", "battle", V.thing)),
    en="{number} of your {thing:things}.", ja="自分の{thing}{number}枚。",
    zh="{number}張自己{thing}。")
say("grown", n.Both((n.Choose(1, False, n.Cards("you", "battle", V.a)), n.Choose(1, False,
    n.Cards("you", "battle", V.b)))), en="your {a:thing} and your {b:thing}.",
    ja="自分の{a:thing.one}と自分の{b:thing.one}。", zh="自己{a:thing.one}和自己{b:thing.one}。")

# -- plain: Skills that are one sentence of their own kind. --------------------------------------

say("plain", n.Ability("replacement", V.would, optional=True, body=V.clause),
    en="if {would}, you may {clause} instead.", ja="{would}場合、代わりに{clause:optional}。",
    zh="若{would}時，可以替換成{clause}。")
say("plain", n.Ability("replacement", V.would, (V.condition,), optional=True, body=V.clause),
    en="if {condition} and {would}, you may {clause} instead.",
    ja="{condition:fact.cont}、{would}場合、代わりに{clause:optional}。",
    zh="若{condition}、{would}時，可以替換成{clause}。")
say("plain", n.Ability("replacement", V.would, body=V.clause), en="if {would}, {clause} instead.",
    ja="{would}場合、代わりに{clause}。", zh="若{would}時，替換成{clause}。")
say("plain", n.Ability("replacement", V.would, (V.condition,), body=V.clause),
    en="if {condition} and {would}, {clause} instead.",
    ja="{condition:fact.cont}、{would}場合、代わりに{clause}。",
    zh="若{condition}、{would}時，替換成{clause}。")
say("plain", n.Ability("replacement", (n.When("ko", V.subject, by=V.agent),), once=True),
    en="{subject} can't be KO'd{agent} once per turn.",
    ja="{subject}は1ターンに1回、{agent}KOされない。", zh="{subject}每回合1次{agent}被KO。")
say("plain", n.Ability("replacement", (n.When("ko", V.subject, by=V.agent),), (V.condition,), True),
    en="if {condition}, {subject} can't be KO'd{agent} once per turn.",
    ja="{condition}場合、{subject}は1ターンに1回、{agent}KOされない。")
say("plain", n.Ability("replacement", (n.When("played", n.Cards(V.whose, "all", V.thing)),),
    body=(n.Play(n.Subject(), True),)), ja="{whose}の{thing}はレストで登場する。",
    zh="{whose}{thing}以休息狀態登場。")
say("plain", n.Ability("replacement", (n.When("played", n.Cards(V.whose, "all", V.things)),),
    body=(n.Play(n.Subject(), True),)), en="{whose} {things} are played in Rest Mode.")
say("plain", n.Ability("rule", body=(n.DeckRule("any_number"),)),
    en="you can include as many copies of this card in your deck as you like.",
    ja="このカードはデッキに何枚でも入れることができる。", zh="這張卡片可以不限張數放入卡組中。")
say("plain", n.Ability("rule", body=(n.DeckRule("at_most", V.number),)),
    en="you can include up to {number} copies of this card in your deck.",
    ja="このカードはデッキに{number}枚まで入れることができる。",
    zh="這張卡片最多可以放入{number}張到卡組中。")
say("plain", n.Ability("rule", body=(n.DeckRule("forbid", tests=V.bare),)),
    en="you can't include {bare:things} in your deck.",
    ja="自分は{bare:thing}をデッキに入れることができない。", zh="自己無法將{bare}放入卡組。")
say("plain", n.Ability("rule", body=(n.DeckRule("only", tests=V.bare),)),
    en="you can only include {bare:things} in your deck.",
    ja="自分は{bare:thing}しかデッキに入れることができない。", zh="自己只可將{bare}放入卡組。")
say("plain", n.Ability("rule", body=(n.DeckRule("life", V.number),)),
    en="you start the game with {number} life.",
    ja="ゲーム開始時の自分のライフは{number}枚になる。", zh="遊戲開始時自己的生命為{number}張。")
say("plain", n.Ability("rule", body=(n.DeckRule("hand", V.number),)),
    en="you start the game with {number} cards in your hand.",
    ja="ゲーム開始時の自分の手札は{number}枚になる。", zh="遊戲開始時自己的手牌為{number}張。")
say("plain", n.Ability("rule", body=(n.Treat(n.This(), "name", V.a), n.Treat(n.This(), "name",
    V.b))), en="this card's name is also treated as {a:name} and {b:name} in all areas.",
    ja="すべての領域のこのカードはカード名を{a:name}及び{b:name}としても扱う。",
    zh="所有區域的這張卡片的卡片名稱也視為{a:name}和{b:name}。")
say("plain", n.Ability("rule", body=(n.Treat(n.This(), "name", V.name),)),
    en="this card's name is also treated as {name} in all areas.",
    ja="すべての領域のこのカードはカード名を{name}としても扱う。",
    zh="所有區域的這張卡片的卡片名稱也視為{name}。")
say("rule", n.Ability("rule", body=(n.DeckRule("events"),)),
    en="this card can only be used in specified events.",
    ja="このカードは指定されたイベントでのみ使用できる。", zh="這張卡片只能在指定的活動中使用。")
