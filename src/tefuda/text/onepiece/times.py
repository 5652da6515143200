"""Timings, costs, and whole abilities in words."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- times ---------------------------------------------------------------------------------------

say("timing", n.When("on_play"), en="\\[On Play]", ja="【登場時】", zh="【登場時】")
say("timing", n.When("when_attacking"), en="\\[When Attacking]", ja="【アタック時】",
    zh="【攻擊時】")
say("timing", n.When("on_block"), en="\\[On Block]", ja="【ブロック時】", zh="【防禦時】")
say("timing_name", "on_block", en="\\[On Block]", ja="【ブロック時】", zh="【防禦時】")
say("timing", n.When("on_opponent_attack"), en="\\[On Your Opponent's Attack]",
    ja="【相手のアタック時】", zh="【對方攻擊時】")
say("timing_name", "on_opponent_attack", en="\\[On Your Opponent's Attack]",
    ja="【相手のアタック時】", zh="【對方攻擊時】")
say("timing", n.When("on_ko"), en="\\[On K.O.]", ja="【KO時】", zh="【KO時】")
say("timing_name", "on_ko", en="\\[On K.O.]", ja="【KO時】", zh="【KO時】")
say("timing", n.When("end_of_your_turn"), en="\\[End of Your Turn]", ja="【自分のターン終了時】",
    zh="【我方回合結束時】")
say("timing", n.When("end_of_opponent_turn"), en="\\[End of Your Opponent's Turn]",
    ja="【相手のターン終了時】", zh="【對方回合結束時】")
say("timing_name", "end_of_opponent_turn", en="\\[End of Your Opponent's Turn]",
    ja="【相手のターン終了時】", zh="【對方回合結束時】")
say("timing", n.When("activate_main"), en="\\[Activate: Main]", ja="【起動メイン】",
    zh="【啟動主要】")
say("timing_name", "activate_main", en="\\[Activate: Main]", ja="【起動メイン】", zh="【啟動主要】")
say("timing", n.When("main"), en="\\[Main]", ja="【メイン】", zh="【主要】")
say("timing_name", "main", en="\\[Main]", ja="【メイン】", zh="【主要】")
say("timing", n.When("counter"), en="\\[Counter]", ja="【カウンター】", zh="【反擊】")
say("timing_name", "counter", en="\\[Counter]", ja="【カウンター】", zh="【反擊】")
say("timing", n.When("trigger"), en="\\[Trigger]", ja="【トリガー】", zh="【觸發器】")
say("timing_name", "trigger", en="\\[Trigger]", ja="【トリガー】", zh="【觸發器】")
say("if_tag", n.Given(V.number), en="\\[DON!! x{number}]", ja="【ドン‼×{number}】",
    zh="【咚‼×{number}】")
say("once_tag", True, en="\\[Once Per Turn]", ja="【ターン1回】", zh="【每回合1次】")
say("gate", (V.condition,), en="if {condition}, ", ja="{condition}場合、",
    zh=("若{condition}(時|)，", "~{condition}時，"))

# -- costs ---------------------------------------------------------------------------------------

say("cost", (n.RestTokens("you", V.circled),), en="{circled}: ", ja="{circled}：", zh="{circled}：")
say("cost", (n.RestTokens("you", V.circled), *V.clause), en="{circled} you may {clause}: ",
    ja="{circled}、{clause:clause.can}：", zh="{circled}，{clause:clause.may}：")
say("cost", (n.ReturnTokens("you", V.number),), en="DON!! -{number}: ", ja="ドン‼-{number}：",
    zh="咚‼-{number}：")
say("cost", (n.ReturnTokens("you", V.number), *V.clause), en="DON!! -{number}, you may {clause}: ",
    ja="ドン‼-{number}、{clause:clause.can}：", zh="咚‼-{number}，{clause:clause.may}：")
say("cost", V.clause, en="you may {clause}: ", ja="{clause:clause.can}：",
    zh="{clause:clause.may}：")
say("must", V.clause, en="{clause}: ", ja="{clause}：", zh="{clause}：")

# -- plain: Abilities that are one sentence of their own kind. -----------------------------------

say("plain", n.Ability("replacement", V.would, body=V.clause), en="if {would}, {clause} instead.",
    ja="{would}、代わりに{clause}。", zh="若{would}，替換成{clause}。")
say("plain", n.Ability("replacement", V.would, optional=True, body=V.clause),
    en=("if {would}, you may {clause} instead.",
        "if {would}, you may {clause} instead of that card being K.O.'d."),
    ja="{would}、代わりに({clause:clause.can}|{clause:clause.may})。",
    zh="若{would}，可替換成{clause}。")
say("plain", n.Ability("replacement", V.would, (V.condition,), optional=True, body=V.clause),
    en="if {condition} and {would}, you may {clause} instead.",
    ja="{condition:fact.cont}、{would}、代わりに({clause:clause.can}|{clause:clause.may})。",
    zh="若{condition:fact}、{would}，可替換成{clause}。")
say("plain", n.Ability("replacement", V.would, (n.Unless(V.condition),), optional=True,
    body=V.clause),
    en="if {would}, you may {clause} instead. if {condition}, this effect is negated.",
    ja=("{would}、代わりに({clause:clause.can}|{clause:clause.may})。{condition}場合、この効果は"
        "無効になる。"), zh="若{would}，可替換成{clause}。若{condition}(時|)，這個效果即無效。")
say("plain", n.Ability("replacement", (n.When("played", n.Cards(V.whose, "all", V.card)),),
    body=(n.Play(n.Subject(), True),)), en="{whose} {card:cards} are played rested.",
    ja="{whose}の{card}はレストで登場する。", zh="{whose}{card:thing}以休息狀態登場。")
say("plain", n.Ability("rule", body=(n.Treat(n.This(), "name", V.name),)),
    en="also treat this card's name as {name}( according to the rules|).",
    ja="ルール上、このカードはカード名を{name}としても扱う。",
    zh="在規則上，這張卡片的卡片名稱也可視為{name}。")
say("plain", n.Ability("rule", body=(n.Treat(n.This(), "trait", V.trait),)),
    en="also treat this card's type as {trait}( according to the rules|).",
    ja="ルール上、このカードは特徴{trait}も持つ。", zh="在規則上，這張卡片也擁有{trait}特徵。")
say("plain", n.Ability("rule", body=(n.Treat(n.This(), "name", V.a), n.Treat(n.This(), "name",
    V.b))),
    en=("under the rules of this game, also treat this card's name as {a:name} and {b:name}.",
        "also treat this card's name as {a:name} and {b:name} according to the rules."),
    ja="ルール上、このカードはカード名を{a:name}と{b:name}としても扱う。",
    zh="在規則上，這張卡片的卡片名稱也可視為{a:name}和{b:name}。")
say("plain", n.Ability("rule", body=(n.DeckRule("any_number"),)),
    en="under the rules of this game, you may have any number of this card in your deck.",
    ja="ルール上、このカードはデッキに何枚でも入れることができる。",
    zh="在規則上，這張卡片可不限張數放入卡組中。")
say("plain", n.Ability("rule", body=(n.DeckRule("forbid", tests=V.card),)),
    en="under the rules of this game, you cannot include {card:cards} in your deck.",
    ja=("ルール上、(自分は{card}をデッキに入れることができない|自分のデッキに{card}を入れることは"
        "できない)。"), zh="在規則上，自己無法將{card:bare}放入卡組。")
say("plain", n.Ability("rule", body=(n.DeckRule("only", tests=V.card),)),
    en="under the rules of this game, you can only include {card:cards} in your deck.",
    ja="ルール上、自分は{card}しかデッキに入れることができない。",
    zh="在規則上，自己只可將{card:bare}放入卡組。")
say("plain", n.Ability("rule", body=(n.DeckRule("tokens", V.number),)),
    en="under the rules of this game, your DON!! deck consists of {number} cards.",
    ja="ルール上、自分のドン‼デッキは{number}枚になる。",
    zh="在規則上，自己的咚‼卡組為{number}張(|卡片)。")
say("plain", n.Ability("rule", (n.When("deck_empty", who="you"),), body=(n.Win("you"),)),
    en=("when your deck is reduced to 0, you win the game instead of losing, according to the "
        "rules."), ja="ルール上、自分のデッキが0枚になった場合、自分は敗北する代わりに勝利する。",
    zh="在規則上，若自己的卡組為0張卡片時，自己將獲勝而非輸掉遊戲。")
say("plain", n.Ability("rule", (n.When("deck_empty", who="you"),), body=(n.Later("end_of_turn",
    (n.Lose("you"),)),)),
    en=("under the rules of this game, you do not lose when your deck has 0 cards. you lose at "
        "the end of the turn in which your deck becomes 0 cards."),
    ja="ルール上、自分はデッキが0枚でも敗北せず、デッキが0枚になったターン終了時に敗北する。",
    zh=("在規則上，即使自己的卡組0張卡片，也不會輸掉遊戲，而是在卡組剩下0張卡片的回合結束時，輸掉"
        "遊戲。"))
say("plain", n.Ability("continuous", conditions=(n.Happened("trashed_from_hand", by="effect"),),
    body=(n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),), zone="hand"),
    en=("during the turn in which a card in your hand is trashed by an effect, give this card in "
        "your hand {minus} cost."),
    ja="手札のこのカードは効果で自分の手札が捨てられているターン中、コスト{minus}。",
    zh="在因效果而廢棄自己手牌的回合中，自己手牌中的這張卡片(的|，|)費用{minus}。")
say("plain", n.Ability("replacement", (n.When("life_to_hand", n.Cards("you", "life",
    (n.State("face_up"),)), "you"),), body=(n.Move(n.Subject(), "deck", "bottom"),)),
    en=("your face-up Life cards are placed at the bottom of your deck instead of being added to "
        "your hand, according to the rules."),
    ja="ルール上、自分の表向きのライフは手札に加わる代わりにデッキの下に置かれる。",
    zh="在規則上，將自己正面朝上的生命值卡加入手牌替換成放置在卡組下面。")
say("plain", n.Ability("rule", body=(n.Gain(n.Cards("you", "all", (n.Kind(("character",)),
    n.Trait(V.traits), n.Stat("counter", "==", 0))), "counter", V.plus),)),
    en=("all of your {traits} type Character cards without a Counter have a {plus} Counter, "
        "according to the rules."),
    ja=("ルール上、自分の特徴{traits}を持ちカウンターを持たないキャラカードすべてはカウンター"
        "{plus}を持つ。"),
    zh="在規則上，自己擁有{traits}特徵未持有反擊的角色卡全數持有反擊{plus}。")
