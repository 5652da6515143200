"""Looking at cards and revealing them, several statements in one turn of phrase."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- looks: seen: the cards that are looked at or revealed; found: some of them. -----------------

say("seen", n.Look(V.top), en="look at {top}", ja="{top}を見て、", zh="查看{top}，")
say("seen", n.Reveal(V.top), en="reveal {top}", ja="{top}を公開し、", zh="公開{top}，")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "hand")),
    en="{seen} and add {seen#it|them} to your hand", ja="{seen}手札に<加える>", zh="{seen}加入手牌")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "energy", state=V.rest)),
    en="{seen} and add {seen#it|them} to the energy{rest}", ja="{seen}{rest}エナジー<にする>",
    zh="{seen}{rest}加入能量區")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "life")),
    en="{seen} and add {seen#it|them} to the life", ja="{seen}ライフに<加える>",
    zh="{seen}加入生命區")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "drop")),
    en="{seen} and place {seen#it|them} in the Drop", ja="{seen}ドロップに<置く>",
    zh="{seen}放置在棄牌區")
say("step", (V.seen, n.Move(V.found, "hand", reveal=True)),
    en="{seen}(,| and) reveal {found}( and|,) add {found#it|them} to your hand",
    ja="{seen}{found}を公開し、手札に<加える>", zh="{seen}公開{found}加入手牌")
say("step", (V.seen, n.Move(V.found, "hand")), en="{seen}( and|,) add {found} to your hand",
    ja=("{seen}{found:found.plain}を手札に<加える>", "{seen}{found}を手札に<加える>"),
    zh="{seen}將{found}加入手牌")
say("step", (V.seen, n.Play(V.found, True)), en="{seen}( and|,) play {found} in Rest Mode",
    ja="{seen}{found}をレストで登場<させる>", zh="{seen}使{found}以休息狀態登場")
say("step", (V.seen, n.Play(V.found)), en="{seen}( and|,) play {found}",
    ja="{seen}{found}を登場<させる>", zh="{seen}使{found}登場")
say("step", (V.seen, n.Move(V.found, "battle", state=V.rest)),
    en="{seen}( and|,) place {found} in the Battle Area{rest}",
    ja="{seen}{found}をバトルエリアに{rest}<置く>", zh="{seen}將{found}{rest}放置在戰鬥區")
say("step", (V.seen, n.Move(V.found, "drop")), en="{seen}( and|,) place {found} in the Drop",
    ja="{seen}{found}をドロップに<置く>", zh="{seen}將{found}放置在棄牌區")
say("step", (V.seen, n.Move(V.found, "energy", state=V.rest)),
    en="{seen}( and|,) add {found} to the energy{rest}", ja="{seen}{found}を{rest}エナジー<にする>",
    zh="{seen}將{found}{rest}加入能量區")
say("step", (V.seen, n.Move(V.found, "life")), en="{seen}( and|,) add {found} to the life",
    ja="{seen}{found}をライフに<加える>", zh="{seen}將{found}加入生命區")
say("step", (V.seen, n.Combo(V.found)), en="{seen}( and|,) use {found} in a combo",
    ja="{seen}{found}をコンボ<させる>", zh="{seen}使{found}連擊")
say("step", (V.seen, n.Move(n.Cards("you", "looked"), "deck", V.end, order=V.order)),
    en="{seen} and place {seen#it|them} at the {end} of (the|their) deck{order}",
    ja="{seen}{order}デッキの{end}に<置く>", zh="{seen}{order}放置在卡組{end}")
say("step", (V.seen, n.Modes(((n.Move(n.Cards("you", "looked"), "deck", V.end),),
    (n.Move(n.Cards("you", "looked"), "drop"),)))),
    en="{seen} and place it at the {end} of the deck or in the Drop",
    ja="{seen}デッキの{end}かドロップに<置く>", zh="{seen}放置在卡組{end}或棄牌區")
say("step", (V.seen, n.Modes(((n.Move(n.Cards("you", "looked"), "hand"),), (n.Move(n.Cards("you",
    "looked"), "energy", state=V.rest),)))),
    en="{seen} and add it to your hand or to the energy{rest}",
    ja="{seen}手札に加えるか{rest}エナジー<にする>", zh="{seen}加入手牌或{rest}加入能量區")

# -- choosing: choose ... and KO it: an act is said of what was chosen. --------------------------

say("step", V.choosing, en="{choosing}", ja="{choosing:choosing*}", zh="{choosing}")
say("step", (n.Select(V.choice), n.Become(V.self, "base_power", n.ValueOf(V.stat, n.It()),
    V.duration)),
    en=("choose {choice} and {self}'s original power becomes the same as that card's {stat}"
        "{duration}"), ja="{choice}{duration}{self}の元々のパワーはそのカードの{stat}と同じになる",
    zh="選擇{choice}，{duration}{self}的原本力量值變成和該張卡片的{stat}相同")
say("step", (n.Select(V.choice), n.Become(V.self, "power", n.ValueOf(V.stat, n.It()), V.duration)),
    en="choose {choice} and {self}'s power becomes the same as that card's {stat}{duration}",
    ja="{choice}{duration}{self}のパワーはそのカードの{stat}と同じになる",
    zh="選擇{choice}，{duration}{self}的力量值變成和該張卡片的{stat}相同")
say("step", (n.Select(V.choice),), en="choose {choice}", ja="{choice:several}を<選ぶ>",
    zh="選擇{choice}")
say("step", (n.Modes(((n.SetActive(V.a),), (n.SetActive(V.b),))),),
    en="choose {a:several} or {b:energy_pick} and switch it to Active Mode")

# -- looks: seen: the cards that are looked at or revealed; found: some of them. -----------------

say("statement", n.Move(n.Cards("you", "rest"), "deck", V.end, order=V.order),
    en="place the rest at the {end} of the deck{order}", ja="残りを{order}デッキの{end}に<置く>",
    zh="將其餘卡片{order}放置在卡組{end}")
say("statement", n.Move(n.Cards("you", "rest"), "drop"), en="place the rest in the Drop",
    ja="残りをドロップに<置く>", zh="將其餘卡片放置在棄牌區")
say("statement", n.Move(n.Cards("you", "rest"), "hand"), en="add the rest to your hand",
    ja="残りを手札に<加える>", zh="將其餘卡片加入手牌")
say("statement", n.Move(n.Cards("you", "rest"), "energy", state=V.rest),
    en="add the rest to the energy{rest}", ja="残りを{rest}エナジー<にする>",
    zh="將其餘卡片{rest}加入能量區")
say("statement", n.Look(V.top), en="look at {top}", ja="{top}を<見る>", zh="查看{top}")
