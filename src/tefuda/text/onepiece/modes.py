"""One thing or another, and one thing instead of another, within a sentence."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- modes ---------------------------------------------------------------------------------------

say("statement", n.Modes(((n.Move(V.target, "hand"),), (n.Move(V.target, "deck", "bottom"),))),
    en="return {target} to the owner's hand or the bottom of their deck",
    ja="{target}を持ち主の手札かデッキの下に(戻す|置く)", zh="將{target}放回持有者的手牌或卡組下面")
say("statement", n.Modes(((n.KO(V.target),), (n.Move(V.target, "hand"),))),
    en="K.O. {target}, or return it to the owner's hand",
    ja="{target}をKOするか、持ち主の手札に<戻す>", zh="將{target}KO、或放回持有者的手牌")
say("statement", n.Modes(((n.Play(V.pick),), (n.Move(V.pick, "life", V.end, V.facing),))),
    en="select {pick} and play it or add it to the {end} of your Life cards{facing}",
    ja="{pick}をライフの{end}に{facing}加えるか登場<させる>",
    zh="將{pick}{facing}加入生命值區{end}或使其登場")
say("statement", n.Modes(((n.Grant(V.target, n.Ability("keyword", keyword=V.a), V.duration),),
    (n.Grant(V.target, n.Ability("keyword", keyword=V.b), V.duration),))),
    en="{target} gain{target#s|} {a:keyword} or {b:keyword}{duration}",
    ja="{target}は{duration}{a:keyword}か{b:keyword}を<得る>",
    zh="{target}{duration}獲得{a:keyword}或{b:keyword}")
say("statement", n.Modes(((n.Grant(V.target, n.Ability("keyword", keyword=V.a), V.duration),),
    (n.Grant(V.target, n.Ability("keyword", keyword=V.b), V.duration),), (n.Grant(V.target,
    n.Ability("keyword", keyword=V.c), V.duration),))),
    en="{target} gain{target#s|} {a:keyword}, {b:keyword} or {c:keyword}{duration}",
    ja="{target}は{duration}{a:keyword}か{b:keyword}か{c:keyword}を<得る>",
    zh="{target}{duration}獲得{a:keyword}或{b:keyword}或{c:keyword}")
say("statement", n.Modes(((n.Move(n.Choose(V.number, False, n.Cards("you", "hand", V.card)),
    "trash"),), (n.Move(V.b, "trash"),))),
    ja="自分の手札から{card}{number}枚を捨てるか、{b:pick}をトラッシュに<置く>",
    zh="廢棄{number}張自己手牌中{card:thing}、或(廢棄{b:pick}|將{b:pick}放置在廢棄區)")
say("statement", n.Modes(((n.Move(V.a, "trash"),), (n.Move(V.b, "trash"),))),
    en=("trash {a:pick} or {b:pick}", "trash {a:choice} or {b:pick}",
        "trash {a:pick} or {b:choice}"))
say("statement", n.Modes(((n.KO(V.target),), (n.Rest(V.target),))), en="K.O. or rest {target}",
    ja="{target}をKOするか、レスト<にする>", zh="將{target}KO、或置為休息狀態")
say("statement", n.Modes(((n.Move(n.Choose(V.number, False, n.Cards("you", "field", V.thing)),
    "trash"),), (n.Move(n.Choose(V.number, False, n.Cards("you", "hand")), "trash"),))),
    ja="自分の{thing}(か|1枚か|1枚か自分の)手札{number}枚をトラッシュに<置く>",
    zh="將{number}張自己{thing}、或自己的手牌放置在廢棄區")
say("statement", n.Modes(((n.KO(V.target),), (n.Move(V.target, "hand"),), (n.Move(V.target, "life",
    V.end, V.facing),))),
    ja="{target}をKOするか、持ち主の手札に戻すか、ライフの{end}に{facing}<加える>",
    zh="將{target}KO、或放回持有者的手牌、或{facing}加入生命值區{end}")

# -- instead: Another choice if something holds. -------------------------------------------------

say("block", (n.If(V.condition, (n.KO(n.Choose(V.number, True, n.Cards(V.whose, "field", V.b))),),
    (n.KO(n.Choose(V.number, True, n.Cards(V.whose, "field", V.a))),)),),
    en=("K.O. up to {number} of {whose} {a:things}. if {condition}, you may select {whose} "
        "{b:thing} instead.",
        "K.O. up to {number} of {whose} {a:things}. if {condition}, choose up to {number} of "
        "{whose} {b:things} instead of a {a:thing}."),
    ja=("{whose}の{a:thing}{number}枚までを(|選び、)KOする。{condition}場合、{whose}の{a:thing}の"
        "代わりに{whose}の{b:thing}を選ぶ。"),
    zh=("KO最多{number}張{whose}{a:thing}。若{condition}(時|)，選擇{whose}{a:thing}替換成{whose}"
        "{b:thing}。"))
say("block", (n.If(V.condition, (n.If(V.b, (n.Modes(((V.a,), (V.c,))),), (V.a,)),)),),
    ja=("{condition}場合、{a:statement}。{b:condition}場合、{a:statement}代わりに("
        "{c:statement.may}|{c:statement.can})。"))
say("block", (n.If(V.condition, V.b, V.a),), en="{a:clause}. if {condition}, {b:clause} instead.",
    ja=("{a:clause}。{condition}場合、代わりに{b:clause}。",
        "{condition}場合、{b:sentence}。そうでない場合、{a:sentence}。"),
    zh="{a:clause}。若{condition}(時|)，替換成{b:clause}。")
say("block", (n.If(V.condition, (n.If(V.b, (n.Modes(((V.a,), (V.c,))),), (V.a,)),)),),
    en=("if {condition}, {a:statement}. if {b:condition}, you may {c:statement} instead of "
        "{a:gerund}."),
    zh=("若{condition}(時|)，{a:statement}。若{b:condition}(時|)，{a:statement}可替換成"
        "{c:statement}。"))

# -- sentences -----------------------------------------------------------------------------------

say("block", (n.If(V.condition, V.a, V.b),),
    en="if {condition}, {a:sentence}. (otherwise|if not), {b:sentence}.",
    zh="若{condition}(時|)，{a:sentence}。否則，{b:sentence}。")
say("sentence", (n.If(V.condition, (*V.clause, n.If(V.b, V.c))),),
    en=("if {condition}, {clause} and, if {b:condition}, {c:clause}",
        "@block:if {condition}, {clause}. if {b:of_it}, {c:clause}."),
    ja="{condition}場合、{clause:clause.cont}、{b:condition}場合、{c:clause}",
    zh="若{condition}(時|)，{clause}，若{b:condition}(時|)，{c:clause}")
say("sentence", (n.If(V.condition, (*V.clause, n.If(V.b, (n.May(V.c),)))),),
    en="@block:if {condition}, {clause}. if {b:of_it}, you may {c:clause}.",
    ja="{condition}場合、{clause:clause.cont}、{b:condition}場合、{c:optional}",
    zh="若{condition}(時|)，{clause}，若{b:condition}(時|)，{c:clause.may}")
# In the middle of a sentence: what follows that with "then" does not hang on it.
# What English says in two sentences: reveal a card. If it is ..., do this.
# What English says in two sentences: reveal a card. If it is ..., do this.
say("sentence", (*V.first, n.If(V.condition, V.clause)),
    en="{first:clause} and, if {condition}, {clause}",
    ja="{first:clause.cont}、{condition}場合、{clause}",
    zh="{first:clause}，若{condition}(時|)，{clause}")
say("sentence", (*V.first, n.If(V.condition, (n.May(V.clause),))),
    ja="{first:clause.cont}、{condition}場合、{clause:optional}",
    zh="{first:clause}，若{condition}(時|)，{clause:clause.may}")
say("block", (n.If(V.condition, V.block),), en="if {condition}, {block}",
    ja="{condition}場合、{block}", zh="若{condition}(時|)，{block}")
say("block", V.tiered, en="{tiered}", ja="{tiered}", zh="{tiered}")
say("tier_head", n.Count(n.Cards("you", "trash")),
    en="apply each of the following effects based on the number of cards in your trash:",
    ja="自分のトラッシュの枚数によって以下の効果をそれぞれ適用する。",
    zh="依照自己廢棄區中的卡片張數，適用下列效果。")
say("tier_head", V.amount, en="apply each of the following effects based on {amount}:",
    ja="{amount}によって以下の効果をそれぞれ適用する。", zh="依照{amount}，適用下列效果。")
say("gerund", n.Draw("you", V.number), en="drawing {number} card{number#|s}")

# -- split: One of the chosen cards, and the other. ----------------------------------------------

say("step", (n.Play(n.Choose(1, False, n.Cards("you", "looked"))), n.Play(n.Cards("you", "rest"),
    True)), en="play 1 card and play the other card rested",
    ja="1枚を登場させ、残りをレストで登場<させる>", zh="使其中1張登場，其餘卡片以休息狀態登場")
say("step", (n.Play(n.Choose(1, False, n.Cards("you", "looked"))), n.Play(n.Cards("you", "rest",
    (n.Stat("cost", "<=", V.number),)), True)),
    en=("play 1 of the revealed cards and play the other card rested if it has a cost of {number}"
        " or less"),
    ja="そのカードのうち1枚を登場させ、残りがコスト{number}以下ならレストで登場<させる>",
    zh="使公開卡片的其中1張登場，若另1張為費用{number}以下時以休息狀態登場")
say("step", (n.Gain(n.Choose(1, False, n.Cards("you", "looked")), "power", V.minus, V.duration),
    n.Gain(n.Cards("you", "rest"), "power", V.second, V.duration)),
    en="give 1 Character {minus} power and the other {second:minus} power{duration}",
    ja="1枚は{duration}パワー{minus}し、残りはパワー{second:minus}<+>",
    zh="1張{duration}力量值{minus}，其餘力量值{second:minus}")
