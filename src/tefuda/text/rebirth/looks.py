"""Looking at cards and revealing them, several statements in one turn of phrase."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- looks: found: some of the cards that were looked at or revealed. ----------------------------

say("statement", n.Move(V.found, "hand", reveal=True),
    ja=("{found}公開し、手札に<加える>", "~{found:more}公開し、手札に<加える>"))
say("statement", n.Move(V.found, "hand"),
    ja=("{found}手札に<加える>", "~{found:more}手札に<加える>"))
say("statement", n.Move(V.found, "member", state=V.rest),
    ja=("{found}選び、メンバーに{rest}<置く>", "~{found:more}選び、メンバーに{rest}<置く>"))
say("statement", n.Move(V.found, "free_member", state=V.rest),
    ja=("{found}選び、空席のメンバーに{rest}<置く>",
        "~{found:more}選び、空席のメンバーに{rest}<置く>"))
say("statement", n.Move(V.found, "energy", state=V.rest),
    ja=("{found}エネルギーに{rest}<置く>", "~{found:more}エネルギーに{rest}<置く>"))
say("statement", n.Move(n.Cards("you", "rest"), "energy", state=V.rest),
    en="put the rest into the energy{rest}", ja="残りをエネルギーに{rest}<置く>",
    zh="將剩餘的卡{rest}放置到能量")
say("statement", n.Move(V.found, "waiting"),
    ja=("{found}選び、控え室に<置く>", "~{found:more}選び、控え室に<置く>"))
say("statement", n.Move(n.Cards("you", "rest"), "waiting"), en="put the rest into the waiting room",
    ja="残りを控え室に<置く>", zh="將剩餘的卡放置到等候室")
say("statement", n.Move(n.Cards("you", "looked"), "waiting"),
    en="put the revealed cards into the waiting room", ja="公開したカードを控え室に<置く>",
    zh="將公開的卡放置到等候室")
say("statement", n.Move(V.found, "deck", V.end, order=V.order),
    ja=("{found}選び、{order}デッキの{end}に<置く>",
        "~{found:more}選び、{order}デッキの{end}に<置く>"))
say("statement", n.Move(n.Cards("you", "rest"), "deck", V.end, order=V.order),
    en="put the rest on the {end} of the deck{order}", ja="残りを{order}デッキの{end}に<置く>",
    zh="將剩餘的卡{order}放置到卡組{end}")
say("statement", n.Move(V.found, "rebirth"),
    ja=("{found}セット<する>", "~{found:more}セット<する>"))
say("statement", n.Swap(n.Both((V.found, V.other))),
    ja=("{found}選び、{other:self}と<入れ替える>", "~{found:more}選び、{other:self}と<入れ替える>"))
say("statement", n.Activate("spark", n.Choose(V.number, V.up_to, n.Cards("you", "looked", (*V.thing,
    n.Has("spark"))))),
    ja=("その中から{thing}の【スパーク】を{number}つ{up_to}選び、このキャラの【スパーク】として発"
        "動<させる>"))
say("statement", n.Move(n.Cards("you", "rest"), "hand"), ja="残りを手札に<加える>")
say("statement", n.Reveal(V.top), ja="{top}公開<する>")
