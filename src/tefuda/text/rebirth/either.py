"""One place or another for a card, and one instead of another."""

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# Where a card may go, one place or another.
PLACES = (
    ("エントリー", "entry"),
    ("メンバー", "member"),
    ("空席のメンバー", "free_member"),
    ("エネルギー", "energy"),
    ("控え室", "waiting"),
    ("手札", "hand"),
)

# Of the card that was chosen or spoken of.
for a, one in PLACES:
    for b, other in PLACES:
        if a == b:
            continue
        first = f"{a}に戻す" if one == "hand" else f"{a}に{{x:rest}}置く"
        second = f"{b}に<戻す>" if other == "hand" else f"{b}に{{y:rest}}<置く>"
        moves = tuple(
            n.Move(n.It(), zone) if zone == "hand" else n.Move(n.It(), zone, state=rest)
            for zone, rest in ((one, V.x), (other, V.y))
        )
        modes = n.Modes(tuple((move,) for move in moves))
        say("statement", modes, ja=f"それを{first}か{second}")
        say("step", (n.Select(V.choice), modes), ja=f"{{choice}}{first}か{second}")

# Another place if something holds; a may leaves it to the player.
for a, one in (("控え室", "waiting"), ("メンバー", "member"), ("デッキの下", "deck")):
    for b, other in (("エネルギー", "energy"), ("メンバー", "member")):
        if one == other:
            continue
        for source, it in (("{choice}", V.choice), ("{self}を", V.self)):
            usual = n.Move(it, one, "bottom" if one == "deck" else "")
            new = n.Move(it, other, state=V.rest)
            front = f"{source}{a}に置く。{{condition}}なら、"
            else_ = f"({a}に置くかわりに|それを{a}に置くかわりに|{a}ではなく){b}に{{rest}}"
            say("block", (n.If(V.condition, (new,), (usual,)),), ja=f"{front}{else_}置く。")
            may = (n.If(V.condition, (n.Modes(((usual,), (new,))),), (usual,)),)
            say("block", may, ja=f"{front}{else_}置いてもよい。")

# Another place for cards of a kind that this very effect puts somewhere.
for a, one in (("控え室に置く", "waiting"), ("手札に戻す", "hand")):
    for b, other in (("メンバー", "member"), ("エネルギー", "energy")):
        usual, new = n.Move(n.It(), one), n.Move(n.It(), other)
        say(
            "block",
            (
                n.Select(V.choice),
                n.If(n.Fits(n.It(), V.thing), (n.Modes(((usual,), (new,))),), (usual,)),
            ),
            ja=f"{{choice}}{a}。この効果で{{thing}}を{a}際、かわりにそれを{b}に置いてもよい。",
        )
