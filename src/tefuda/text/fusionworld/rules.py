"""What players may and may not do, and what the rules of the game become."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- rules ---------------------------------------------------------------------------------------

say("statement", n.Forbid(n.Player("you"), "play", V.duration, tests=V.thing),
    en="you can't play {thing:things}{duration}",
    ja=("{duration}自分は{thing}を登場でき<ない>", "~自分は{duration}{thing}を登場でき<ない>"),
    zh="{duration}自己無法使{thing:bare}登場")
say("statement", n.Forbid(n.Player("you"), "use", V.duration, tests=V.thing),
    en="you can't use {thing:things}{duration}",
    ja=("{duration}自分は{thing}を使用でき<ない>", "~自分は{duration}{thing}を使用でき<ない>"),
    zh="{duration}自己無法使用{thing:bare}")
say("statement", n.Forbid(n.Player("you"), "combo", V.duration),
    en="you can't use cards in combos{duration}",
    ja=("{duration}自分はコンボでき<ない>", "~自分は{duration}コンボでき<ない>"),
    zh="{duration}自己無法連擊")
say("statement", n.Forbid(n.Player("you"), "combo", V.duration, tests=V.thing),
    en="you can't use {thing:things} in combos{duration}",
    ja=("{duration}自分は{thing}でコンボでき<ない>", "~自分は{duration}{thing}でコンボでき<ない>"),
    zh="{duration}自己無法以{thing:bare}連擊")
say("statement", n.Forbid(n.Player("you"), "activate_blocker", V.duration),
    en="you can't activate \\[Blocker]{duration}",
    ja=("{duration}自分は【ブロッカー】を発動でき<ない>",
        "~自分は{duration}【ブロッカー】を発動でき<ない>"), zh="{duration}自己無法發動【防禦】")
say("statement", n.Forbid(n.Player("you"), "draw_by_effect", V.duration),
    en="you can't draw cards by skills{duration}",
    ja=("{duration}自分はスキルでカードを引け<ない>",
        "~自分は{duration}スキルでカードを引け<ない>"), zh="{duration}自己無法以技能抽卡片")
say("statement", n.Forbid(n.Player("you"), "attack", V.duration), en="you can't attack{duration}",
    ja=("{duration}自分はアタックでき<ない>", "~自分は{duration}アタックでき<ない>"),
    zh="{duration}自己無法攻擊")
say("statement", n.Forbid(n.Player("you"), "attack_with", V.duration, tests=V.thing),
    en="you can't attack using {thing:things}{duration}",
    ja=("{duration}自分は{thing}でアタックでき<ない>",
        "~自分は{duration}{thing}でアタックでき<ない>"), zh="{duration}自己無法以{thing:bare}攻擊")
say("statement", n.Forbid(n.Player("you"), "take_damage", V.duration),
    en="you can't take damage{duration}",
    ja=("{duration}自分はダメージを受け<ない>", "~自分は{duration}ダメージを受け<ない>"),
    zh="{duration}自己不會受到傷害")
say("statement", n.Forbid(n.Player("you"), "life_to_hand", V.duration),
    en="you can't add cards from life to hand{duration}",
    ja=("{duration}自分はライフを手札に加えられ<ない>",
        "~自分は{duration}ライフを手札に加えられ<ない>"), zh="{duration}自己無法將生命卡加入手牌")
say("statement", n.Forbid(n.Player("opponent"), "play", V.duration, tests=V.thing),
    en="your opponent can't play {thing:things}{duration}",
    ja=("{duration}相手は{thing}を登場でき<ない>", "~相手は{duration}{thing}を登場でき<ない>"),
    zh="{duration}對手無法使{thing:bare}登場")
say("statement", n.Forbid(n.Player("opponent"), "use", V.duration, tests=V.thing),
    en="your opponent can't use {thing:things}{duration}",
    ja=("{duration}相手は{thing}を使用でき<ない>", "~相手は{duration}{thing}を使用でき<ない>"),
    zh="{duration}對手無法使用{thing:bare}")
say("statement", n.Forbid(n.Player("opponent"), "combo", V.duration),
    en="your opponent can't use cards in combos{duration}",
    ja=("{duration}相手はコンボでき<ない>", "~相手は{duration}コンボでき<ない>"),
    zh="{duration}對手無法連擊")
say("statement", n.Forbid(n.Player("opponent"), "combo", V.duration, tests=V.thing),
    en="your opponent can't use {thing:things} in combos{duration}",
    ja=("{duration}相手は{thing}でコンボでき<ない>", "~相手は{duration}{thing}でコンボでき<ない>"),
    zh="{duration}對手無法以{thing:bare}連擊")
say("statement", n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    en="your opponent can't activate \\[Blocker]{duration}",
    ja=("{duration}相手は【ブロッカー】を発動でき<ない>",
        "~相手は{duration}【ブロッカー】を発動でき<ない>"), zh="{duration}對手無法發動【防禦】")
say("statement", n.Forbid(n.Player("opponent"), "draw_by_effect", V.duration),
    en="your opponent can't draw cards by skills{duration}",
    ja=("{duration}相手はスキルでカードを引け<ない>",
        "~相手は{duration}スキルでカードを引け<ない>"), zh="{duration}對手無法以技能抽卡片")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration),
    en="your opponent can't attack{duration}",
    ja=("{duration}相手はアタックでき<ない>", "~相手は{duration}アタックでき<ない>"),
    zh="{duration}對手無法攻擊")
say("statement", n.Forbid(n.Player("opponent"), "attack_with", V.duration, tests=V.thing),
    en="your opponent can't attack using {thing:things}{duration}",
    ja=("{duration}相手は{thing}でアタックでき<ない>",
        "~相手は{duration}{thing}でアタックでき<ない>"), zh="{duration}對手無法以{thing:bare}攻擊")
say("statement", n.Forbid(n.Player("opponent"), "take_damage", V.duration),
    en="your opponent can't take damage{duration}",
    ja=("{duration}相手はダメージを受け<ない>", "~相手は{duration}ダメージを受け<ない>"),
    zh="{duration}對手不會受到傷害")
say("statement", n.Forbid(n.Player("opponent"), "life_to_hand", V.duration),
    en="your opponent can't add cards from life to hand{duration}",
    ja=("{duration}相手はライフを手札に加えられ<ない>",
        "~相手は{duration}ライフを手札に加えられ<ない>"), zh="{duration}對手無法將生命卡加入手牌")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration, tests=(n.Kind(("battle",)),
    n.Named(V.names))), en="your opponent can't attack {names} in your Battle Area{duration}",
    ja="{duration}相手はバトルエリアの{names}にアタックでき<ない>",
    zh="{duration}對手無法攻擊戰鬥區中的{names}")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration, tests=V.thing),
    en="your opponent can't attack your {thing:things}{duration}",
    ja="{duration}相手は自分の{thing}にアタックでき<ない>", zh="{duration}對手無法攻擊自己{thing}")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration,
    tests=(n.Not(n.AllTests((n.Kind(("battle",)), n.Named(V.names)))),)),
    en="your opponent can only attack {names} Battle Cards{duration}",
    ja="{duration}相手は{names}のバトルカード以外にアタックでき<ない>",
    zh="{duration}對手只能攻擊戰鬥卡{names}")
say("statement", n.Forbid(n.Player("you"), "lose_by_deck"),
    en="having 0 cards in your deck does not cause you to lose the game",
    ja="自分はデッキが0枚でも敗北しない", zh="自己的卡組為0張也不會輸掉遊戲")
say("statement", n.Allow(n.Cards("you", "field", V.thing), "combo_rested"),
    en="you can also use Rest Mode {thing:things} in combos",
    ja="自分はレストの{thing}でもコンボできる", zh="自己也可以用休息狀態{thing}連擊")
say("statement", n.Shield("you", V.number, V.duration),
    en="you only take up to {number} damage in each battle{duration}",
    ja="{duration}自分は1回の戦闘中に{number}までしかダメージを受けない",
    zh="{duration}自己在1場戰鬥中最多只受到{number}傷害")
say("statement", n.Shield("you", 0, V.duration, True),
    ja="{duration}次に自分が受けるダメージを無効<にする>",
    zh="{duration}使自己下一次受到的傷害無效")
say("step", (n.Shield("you", 0, V.lasting_first, True),),
    en="{lasting_first}negate the next damage you take")
say("step", (V.statement,), en="{statement}", ja="{statement:statement*}", zh="{statement}")
say("step", (n.Treat(n.This(), "name", "*"), n.Treat(n.This(), "trait", "*"), n.Treat(n.Cards("you",
    "energy"), "colour", "*")),
    en="this card has all card names and special traits, and your energy is treated as all colors",
    ja="このカードはすべてのカード名と特徴を持ち、自分のエナジーはすべての色として扱う",
    zh="這張卡片擁有所有的卡片名稱和特徵，自己的能量視為所有的顏色")
say("statement", n.Treat(V.subject, "name", "*"), en="{subject} has all card names",
    ja="{subject}はすべてのカード名を<持つ>", zh="{subject}擁有所有的卡片名稱")
say("statement", n.Treat(V.subject, "trait", "*"), en="{subject} has all special traits",
    ja="{subject}はすべての特徴を<持つ>", zh="{subject}擁有所有的特徵")
say("statement", n.Treat(V.subject, "colour", "*"), en="{subject} has all colors",
    ja="{subject}はすべての色を<持つ>", zh="{subject}擁有所有的顏色")
say("statement", n.Treat(n.Cards("you", "energy"), "colour", "*"),
    en="your energy is treated as all colors", ja="自分のエナジーはすべての色として扱う",
    zh="自己的能量視為所有的顏色")
say("statement", n.Treat(V.subject, "name", V.name, V.duration),
    en="{subject}'s name is also treated as {name}{duration}",
    ja="{duration}{subject}はカード名を{name}としても扱う",
    zh="{duration}{subject}的卡片名稱也視為{name}")
say("statement", n.Treat(V.subject, "colour", V.colour, V.duration),
    en="{subject} is also treated as {colour}{duration}",
    ja="{duration}{subject}は{colour}としても扱う", zh="{duration}{subject}也視為{colour}")
say("statement", n.Treat(V.subject, "trait", V.trait, V.duration),
    en="{subject} is also treated as having {trait} in its special traits{duration}",
    ja="{duration}{subject}は特徴{trait}を持つものとしても扱う",
    zh="{duration}{subject}也視為擁有{trait}特徵")
say("statement", n.Widen(V.zone, V.thing),
    en=("when choosing for this card's \\[Evolve], you can also choose {thing:things} in your "
        "{zone}",
        "~when choosing for this card's \\[Fusion Evolve], you can also choose {thing:things} in "
        "your {zone}"),
    ja=("このカードの(【進化】|【フュージョン進化】)の条件を選ぶ場合、自分の{zone}の{thing}を選ぶ"
        "ことができる"), zh="選擇這張卡片的【進化】條件時，也可以選擇自己{zone}中{thing}")
