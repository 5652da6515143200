"""What the opponent does, with their own cards. They choose."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- acts ----------------------------------------------------------------------------------------

say("theirs", n.Draw("opponent", V.number),
    en=("draw {number} card{number#|s}", "@theirs.s:draws {number} card{number#|s}"),
    ja="カード{number}枚を<引く>", zh="抽{number}張卡片")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "drop"),
    ja="手札{number}枚を<捨てる>", zh="捨棄{number}張手牌")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand", V.thing), "opponent"),
    "drop"),
    en=("discard {number} {thing:thing/things@number} from their hand",
        "@theirs.s:discards {number} {thing:thing/things@number} from their hand"),
    ja="手札の{thing}{number}枚を<捨てる>", zh="捨棄{number}張手牌中{thing}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent",
    random=True), "drop"),
    en=("discard {number} card{number#|s} at random from their hand",
        "@theirs.s:discards {number} card{number#|s} at random from their hand"),
    ja="手札{number}枚をランダムに<捨てる>", zh="隨機捨棄{number}張手牌")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "deck",
    V.end, order=V.order), ja="手札{number}枚を{order}デッキの{end}に<置く>",
    zh="將{number}張手牌{order}放置在卡組{end}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand", V.tests), "opponent"),
    "deck", V.end, order=V.order),
    en=("place {number} {tests:thing/things@number} from their hand at the {end} of (their|the) "
        "deck{order}"))
say("theirs", n.KO(n.Choose(V.number, False, n.Cards("opponent", "field", V.things), "opponent")),
    en=("choose {number} of their {things} and KO it", "~KO {number} of their {things}",
        "@theirs.s:chooses {number} of their {things} and KO's it",
        "~@theirs.s:KO's {number} of their {things}"),
    ja=("{things:thing}{number}枚を選び、KO<する>", "~{things:thing}{number}枚をKO<する>"),
    zh="選擇{number}張{things:bare}，將其KO")
say("theirs", n.Rest(n.Choose(V.number, False, n.Cards("opponent", "field", V.things), "opponent")),
    en=("choose {number} of their {things} and switch it to Rest Mode",
        "~switch {number} of their {things} to Rest Mode",
        "@theirs.s:chooses {number} of their {things} and switches it to Rest Mode",
        "~@theirs.s:switches {number} of their {things} to Rest Mode"),
    ja=("{things:thing}{number}枚を選び、レスト<にする>",
        "~{things:thing}{number}枚をレスト<にする>"),
    zh="選擇{number}張{things:bare}，將其置為休息狀態")
say("theirs", n.SetActive(n.Choose(V.number, False, n.Cards("opponent", "field", V.things),
    "opponent")),
    en=("choose {number} of their {things} and switch it to Active Mode",
        "~switch {number} of their {things} to Active Mode",
        "@theirs.s:chooses {number} of their {things} and switches it to Active Mode",
        "~@theirs.s:switches {number} of their {things} to Active Mode"),
    ja=("{things:thing}{number}枚を選び、アクティブ<にする>",
        "~{things:thing}{number}枚をアクティブ<にする>"),
    zh="選擇{number}張{things:bare}，將其置為活動狀態")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.things), "opponent"),
    "hand"),
    en=("choose {number} of their {things} and return it to (their|the) hand",
        "~return {number} of their {things} to (their|the) hand",
        "@theirs.s:chooses {number} of their {things} and returns it to (their|the) hand",
        "~@theirs.s:returns {number} of their {things} to (their|the) hand"),
    ja=("{things:thing}{number}枚を選び、手札に<戻す>", "~{things:thing}{number}枚を手札に<戻す>"),
    zh="選擇{number}張{things:bare}，將其放回手牌")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.things), "opponent"),
    "drop"),
    en=("choose {number} of their {things} and place it in (their|the) Drop",
        "~place {number} of their {things} in (their|the) Drop",
        "@theirs.s:chooses {number} of their {things} and places it in (their|the) Drop",
        "~@theirs.s:places {number} of their {things} in (their|the) Drop"),
    ja=("{things:thing}{number}枚を選び、ドロップに<置く>",
        "~{things:thing}{number}枚をドロップに<置く>"),
    zh="選擇{number}張{things:bare}，將其放置在棄牌區")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.things), "opponent"),
    "deck", V.end),
    en=("choose {number} of their {things} and place it at the {end} of (their|the) deck",
        "~place {number} of their {things} at the {end} of (their|the) deck",
        "@theirs.s:chooses {number} of their {things} and places it at the {end} of (their|the) "
        "deck",
        "~@theirs.s:places {number} of their {things} at the {end} of (their|the) deck"),
    ja=("{things:thing}{number}枚を選び、デッキの{end}に<置く>",
        "~{things:thing}{number}枚をデッキの{end}に<置く>"),
    zh="選擇{number}張{things:bare}，將其放置在卡組{end}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "energy"), "opponent"), "drop"),
    en=("place {number} of their energy in the Drop",
        "@theirs.s:places {number} of their energy in the Drop"),
    ja="エナジー{number}枚をドロップに<置く>", zh="將{number}張能量放置在棄牌區")
say("theirs", n.Rest(n.Choose(V.number, False, n.Cards("opponent", "energy"), "opponent")),
    en=("switch {number} of their energy to Rest Mode",
        "@theirs.s:switches {number} of their energy to Rest Mode"),
    ja="エナジー{number}枚をレスト<にする>", zh="將{number}張能量置為休息狀態")
say("theirs", n.Move(n.Top("opponent", "life", V.number), "hand"),
    en=("add {number} card{number#|s} from their life to their hand",
        "@theirs.s:adds {number} card{number#|s} from their life to their hand"),
    ja="ライフ{number}枚を手札に<加える>", zh="將{number}張生命卡加入手牌")
say("theirs", n.Move(n.Top("opponent", "life", V.number), "drop"),
    en=("place {number} card{number#|s} from their life in the Drop",
        "@theirs.s:places {number} card{number#|s} from their life in the Drop"),
    ja="ライフ{number}枚をドロップに<置く>", zh="將{number}張生命卡放置在棄牌區")
say("theirs", n.Move(n.Top("opponent", "deck", V.number), "drop"),
    en=("place the top {number} cards of their deck in the Drop",
        "@theirs.s:places the top {number} cards of their deck in the Drop"),
    ja="デッキの上から{number}枚をドロップに<置く>", zh="將{number}張卡組上面的卡片放置在棄牌區")
say("theirs", n.Move(n.Top("opponent", "deck", 1), "drop"),
    en="place the top card of their deck in the Drop")
say("theirs", n.Reveal(n.Cards("opponent", "hand")),
    en=("reveal their hand", "@theirs.s:reveals their hand"), ja="手札を公開<する>", zh="公開手牌")
say("theirs", n.Shuffle("opponent"), en=("shuffle their deck", "@theirs.s:shuffles their deck"),
    ja="デッキをシャッフル<する>", zh="將卡組洗牌")
say("theirs", n.Damage("opponent", V.number),
    en=("~take {number} damage", "~@theirs.s:takes {number} damage"),
    ja="~{number}ダメージを<受ける>")
say("theirs.s", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand", V.tests), "opponent"),
    "deck", V.end, order=V.order),
    en=("places {number} {tests:thing/things@number} from their hand at the {end} of (their|the) "
        "deck{order}"))
say("theirs.s", n.Move(n.Top("opponent", "deck", 1), "drop"),
    en="places the top card of their deck in the Drop")
say("statement", V.theirs, en="your opponent {theirs:theirs.s}", ja="相手は{theirs:theirs*}",
    zh="對手{theirs}")
say("statement", n.May((V.theirs,), "opponent"), en="your opponent may {theirs}",
    ja="相手は{theirs:theirs.may}", zh="對手可以{theirs}")
