"""Looking at cards and revealing them, often several statements in one turn of phrase."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- deck: seen: the first cards of a deck. ------------------------------------------------------

say("seen", n.Look(n.Top(V.whose, "deck", V.number, V.up_to)),
    en="look at {up_to}{number} card{number#|s} from the top of {whose} deck",
    ja="{whose}のデッキの上から{number}枚{up_to}を見て、",
    zh="查看{up_to}{number}張{whose}卡組上面的卡片，")
say("seen", n.Reveal(n.Top(V.whose, "deck", V.number, V.up_to)),
    en="reveal {up_to}{number} card{number#|s} from the top of {whose} deck",
    ja="{whose}のデッキの上から{number}枚{up_to}を公開し、",
    zh="公開{up_to}{number}張{whose}卡組上面的卡片，")
say("seen", n.Look(n.Cards("you", "life")), en="look at all of your Life cards",
    ja="自分のライフすべてを見て、", zh="查看自己(全數的生命值卡|的生命值卡全數)，")
say("step", (V.seen, n.Move(V.found, "hand", reveal=True)),
    en="{seen}(;|,| and) reveal {found}( and|,) add {found#it|them} to your hand",
    ja="{seen}{found}を公開し、手札に<加える>", zh="{seen}公開{found}加入手牌")
say("step", (V.seen, n.Move(V.found, "hand")), en="{seen}( and|;|,) add {found} to your hand",
    ja="{seen}{found}を手札に<加える>", zh="{seen}將{found}加入手牌")
say("step", (V.seen, n.Play(V.found, V.rested)), en="{seen}( and|;|,) play {found}{rested}",
    ja="{seen}{found}を{rested}登場<させる>", zh="{seen}使{found}{rested}登場")
say("step", (V.seen, n.Move(V.found, "trash")), en="{seen}( and|;|,) trash {found}",
    ja="{seen}{found}をトラッシュに<置く>", zh="{seen}將{found}放置在廢棄區")
say("step", (V.seen, n.Move(V.found, "life", V.end, V.facing)),
    en="{seen} and add {found} to the {end} of your Life cards{facing}",
    ja="{seen}{found}をライフの{end}に{facing}<加える>",
    zh="{seen}將{found}{facing}加入生命值區{end}")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "deck", V.end, order="any")),
    ja="{seen}(好きな順番に並び替え、|好きな順番で)デッキの{end}に<置く>",
    zh="{seen}任意變換排列順序放到卡組{end}")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "deck", V.end)),
    ja="{seen}[そのカードを]デッキの{end}に<置く>", zh="{seen}(將該張卡片|)放置在卡組{end}")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "deck", V.end, order=V.order)),
    en="{seen} and place {seen#it|them} at the {end} of (the|your|their) deck{order}")
say("step", (n.Declare(), V.statement), en="choose a cost and {statement}",
    ja="任意のコストを宣言し、{statement:statement*}", zh="聲明任意的費用，{statement}")

# -- life ----------------------------------------------------------------------------------------

say("step", (n.Look(n.Top("any", "life", V.number, V.up_to)), n.Move(n.Cards("you", "looked"),
    "life", V.end)),
    en=("look at {up_to}{number} card{number#|s} from the top of your or your opponent's Life "
        "cards, and place it at the {end} of the Life cards"),
    ja="自分か相手のライフの上から{number}枚{up_to}を見て、ライフの{end}に<置く>",
    zh="查看{up_to}{number}張自己或對手生命值區上面的卡片，放置在生命值區{end}")
say("step", (n.Look(n.Top(V.whose, "life", V.number, V.up_to)), n.Move(n.Cards("you", "looked"),
    "life", V.end, order=V.order)),
    en=("look at {up_to}{number} card{number#|s} from the top of {whose} Life cards and place "
        "{number#it|them} at the {end} of (the|your|your opponent's|their) Life cards{order}"),
    ja="{whose}のライフの上から{number}枚{up_to}を見て、{order}ライフの{end}に<置く>",
    zh="查看{up_to}{number}張{whose}生命值區上面的卡片，{order}放置在生命值區{end}")
say("step", (n.Look(n.Cards(V.whose, "life")), n.Move(n.Cards("you", "looked"), "life",
    order="any")), ja="{whose}のライフすべてを見て、好きな順番で<置く>",
    zh="查看{whose}(全數的生命值卡|的生命值卡全數)[，]依任意順序放置")
say("step", (n.Look(n.Cards(V.whose, "life")), n.Move(n.Choose(V.number, False, n.Cards("you",
    "looked")), "deck", V.end), n.Move(n.Cards("you", "rest"), "life", order="any")),
    ja=("{whose}のライフすべてを見て、{number}枚を{whose}のデッキの{end}に置き、ライフを好きな順"
        "番で<置く>"),
    zh=("查看{whose}(全數的生命值卡|的生命值卡全數)，將{number}張放置在{whose}卡組{end}，將生命值"
        "卡依任意順序放置"))
say("step", (n.Look(n.Cards("you", "life")), n.Move(n.Cards("you", "looked"), "life", order="any")),
    en="look at all of your Life cards and place them back in your Life area in any order")
say("step", (n.Look(n.Cards("you", "life")), n.Move(n.Choose(V.number, False, n.Cards("you",
    "looked")), "deck", V.end), n.Move(n.Cards("you", "rest"), "life", order="any")),
    en=("look at all of your Life cards; place {number} card{number#|s} at the {end} of your "
        "deck and place the rest back in your Life area in any order"))
say("step", (n.Look(n.Cards("opponent", "life")), n.Move(n.Cards("you", "looked"), "life",
    order="any")),
    en=("look at all of your opponent's Life cards and place them back in their Life area in any "
        "order"))
say("step", (n.Look(n.Cards("opponent", "life")), n.Move(n.Choose(V.number, False, n.Cards("you",
    "looked")), "deck", V.end), n.Move(n.Cards("you", "rest"), "life", order="any")),
    en=("look at all of your opponent's Life cards; place {number} card{number#|s} at the {end} "
        "of their deck and place the rest back in their Life area in any order"))

# -- shown ---------------------------------------------------------------------------------------

say("statement", n.Look(V.top), en="look at {top}", ja="{top}を<見る>", zh="查看{top}")
say("statement", n.Move(V.pick, "hand", reveal=True),
    en="reveal {pick} and add {pick#it|them} to your hand", ja="{pick}を公開し、手札に<加える>",
    zh="公開{pick}加入手牌")
say("statement", n.Move(V.pick, "life", V.end, V.facing, reveal=True),
    en="reveal {pick} and add {pick#it|them} to the {end} of your Life cards{facing}",
    ja="{pick}を公開し、ライフの{end}に{facing}<加える>", zh="公開{pick}{facing}加入生命值區{end}")
say("statement", n.Reveal(V.top), en=("reveal {top}", "reveal {top:pick}"),
    ja=("{top}を公開<する>", "{top:pick}を公開<する>"), zh=("公開{top}", "公開{top:pick}"))

# -- rest ----------------------------------------------------------------------------------------

say("statement", n.Move(n.Cards("you", "rest"), "deck", V.end, order=V.order),
    en="place the rest at the {end} of your deck{order}", ja="残りを{order}デッキの{end}に<置く>",
    zh="將其餘卡片{order}放到卡組{end}")
say("statement", n.Move(n.Cards("you", "rest"), "trash"), en="trash the rest",
    ja="残りをトラッシュに<置く>", zh="將其餘卡片放置在廢棄區")
say("statement", n.Shuffle("you"), en="shuffle your deck", ja="[自分の]デッキをシャッフル<する>",
    zh="將卡組洗牌")
say("step", (V.statement, n.Shuffle("you")), en="{statement}, then shuffle your deck")
