"""Statements about values and abilities."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, beside, n

BOOK = Book()
say = BOOK.say

# -- values --------------------------------------------------------------------------------------

say("statement", n.Grant(n.Cards("you", "field", V.thing), n.Ability("replacement", (n.When("ko",
    by=V.by_whom),), optional=True, body=V.clause), V.lasting),
    en="if your {thing} would be K.O.'d{by_whom}{lasting}, you may {clause} instead",
    ja="自分の{thing}は{lasting}{by_whom}KOされる場合、代わりに{clause:clause.can}",
    zh="自己{thing}{lasting}若{by_whom}即將遭到KO時，可替換成{clause}")
say("statement", n.Gain(V.target, V.stat, V.plus, V.duration),
    en=("give {target} {plus:minus} {stat}{duration}",
        "~{target} gain{target#s|} {plus:minus} {stat}{duration}",
        "{target} gain{target#s|} {plus} {stat}{duration}"),
    ja="{target}{target#を|は}{duration:lasting}{stat}{plus}<+>",
    zh="{target}{duration:lasting}{stat}{plus}")
say("statement", n.Gain(V.target, V.stat, V.plus), ja="{target}(の|は){stat}{plus}<+>",
    zh="{target}[，]{target#的|}{stat}{plus}")
say("statement", n.Gain(V.target, V.stat, V.minus, V.lasting),
    ja="{target}{target#を|は}{lasting}{stat}{minus}<+>", zh="{target}{lasting}{stat}{minus}")
say("statement", n.Gain(V.target, V.stat, V.minus), ja="{target}(の|は){stat}{minus}<+>",
    zh="{target}[，]{target#的|}{stat}{minus}")
say("statement", n.Grant(V.target, n.Ability("keyword", keyword=V.keyword), V.duration),
    en="{target} gain{target#s|} {keyword}{duration}", ja="{target}は{duration}{keyword}を<得る>",
    zh="{target}{duration}獲得{keyword}")

# -- counted: So much for every one of something, or for every few. ------------------------------

say("a", 1, en="a")
say("statement", n.Draw("you", beside(V.each, times=(V.times, 1))),
    en=("draw {times:number} card{times#|s} {each}", "~draw {times:a} card {each}",
        "~{each}, draw {times:number} card{times#|s}"), ja="{each}カード{times:number}枚を<引く>",
    zh="{each}抽{times:number}張卡片")
say("statement", n.Gain(V.target, V.stat, beside(V.each, times=(V.times, 1)), V.lasting, True),
    en=("~{each}, give {target} -{times:number} {stat}{lasting}",
        "give {target} -{times:number} {stat}{lasting:duration} {each}"),
    ja="{each}{target}{target#を|は}{lasting}{stat}-{times:number}<+>",
    zh="{each}{target}{lasting}{stat}-{times:number}")
say("statement", n.Gain(V.target, V.stat, beside(V.each, times=(V.times, 1)), V.lasting),
    en=("~{each}, {target} gain{target#s|} +{times:number} {stat}{lasting}",
        "{target} gain{target#s|} +{times:number} {stat}{lasting:duration} {each}"),
    ja="{each}{target}{target#を|は}{lasting}{stat}+{times:number}<+>",
    zh="{each}{target}{lasting}{stat}+{times:number}")
say("statement", n.Gain(V.target, V.stat, beside(V.each, times=(V.times, 1))),
    ja="{each}{target}(の|は){stat}+{times:number}<+>",
    zh="{each}{target}[，]{target#的|}{stat}+{times:number}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost",
    beside(V.each, times=(V.times, 1)), negative=True),
    en="give this card in your hand -{times:number} cost {each}",
    ja="{each}[自分の]手札のこのカード(の|は)コスト-{times:number}<+>",
    zh="{each}自己手牌中的這張卡片(的|，|)費用-{times:number}")
say("statement", n.Gain(V.target, V.stat, beside(V.each, times=(V.times, 1)), negative=True),
    ja="{each}{target}(の|は){stat}-{times:number}<+>",
    zh="{each}{target}[，]{target#的|}{stat}-{times:number}")

# -- in hand -------------------------------------------------------------------------------------

say("statement", n.Gain(n.Cards("you", "hand", V.card), "cost", V.minus),
    ja="自分の手札の{card}(の|は)コスト{minus}<+>", zh="自己手牌中{card:thing}(，|的|)費用{minus}")
say("statement", n.Gain(n.Cards("you", "hand", V.tests), "cost", V.minus, V.duration),
    en="give {tests:cards} in your hand {minus} cost{duration}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    en=("give this card in your hand {minus} cost",
        "~this card in your hand gains {minus} cost"),
    ja="(自分の手札|手札)のこのカード(の|は)コスト{minus}<+>",
    zh="自己手牌中的這張卡片(的|，|)費用{minus}")
say("statement", n.Forbid(n.Cards("you", "hand", (n.IsThis(),)), "play", by="effect"),
    en="this card in your hand cannot be played by effects",
    ja="[自分の]手札のこのカードは効果で登場でき<ない>", zh="自己手牌中的這張卡片無法以效果登場")

# -- suffered ------------------------------------------------------------------------------------

say("statement", n.Forbid(V.target, V.fate, V.duration, *V.safe),
    en="{target} cannot {fate}{safe}{duration}")
say("statement", n.Forbid(V.target, "become_active", "next_refresh"),
    en="{target} will not become active in the next Refresh Phase",
    ja="{target}は次のリフレッシュフェイズでアクティブに<ならない>",
    zh="{target}，在下一個重整階段(無法為|無法置為|不會置為|不會成為)活動狀態")
say("statement", n.Forbid(V.target, "become_active"),
    en="{target} do(|es) not become active in your and your opponent's Refresh Phases",
    ja="{target}はお互いのリフレッシュフェイズでアクティブに<ならない>",
    zh="{target}，在雙方的重整階段(無法為|無法置為|不會置為|不會成為)活動狀態")
say("statement", n.Forbid(n.Player(V.whose), "activate_on_play", V.duration),
    en="{whose} \\[On Play] effects are negated{duration}",
    ja="{whose}の【登場時】効果は{duration}無効になる", zh="{whose}的【登場時】{duration}效果無效")
say("statement", n.Forbid(n.Player(V.whose), "activate_counter", V.duration),
    en="{whose} \\[Counter] effects are negated{duration}",
    ja="{whose}の【カウンター】効果は{duration}無効になる",
    zh="{whose}的【反擊】{duration}效果無效")

# -- attacks -------------------------------------------------------------------------------------

say("statement", n.Forbid(V.target, "attack", V.duration), en="{target} cannot attack{duration}",
    ja="{target}は{duration}アタックでき<ない>", zh="{target}{duration}無法進行攻擊")
say("statement", n.Forbid(V.target, "be_attacked", V.duration),
    en="{target} cannot be attacked{duration}", ja="{target}は{duration}アタックされ<ない>",
    zh="{target}{duration}不會遭受攻擊")
say("statement", n.Forbid(V.target, "attack_leader", V.duration),
    en="{target} cannot attack (a Leader|your opponent's Leader){duration}",
    ja="{target}は{duration}リーダーにアタックでき<ない>", zh="{target}{duration}無法攻擊領航卡")
say("statement", n.Forbid(V.target, "attack", V.duration, tests=V.thing),
    en="{target} cannot attack your opponent's {thing:things}{duration}",
    ja="{target}は{duration}相手の{thing}(へ|に)アタックでき<ない>",
    zh="{target}{duration}無法攻擊對手{thing}")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration,
    tests=(n.Not(n.AllTests((n.Kind(("character",)), n.Named(V.names)))),)),
    en="your opponent cannot attack any card other than the Character {names}{duration}",
    ja="相手は{duration}キャラの{names}以外にアタックでき<ない>",
    zh="對手{duration}只能攻擊角色卡{names}")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration, tests=(n.Not(n.IsThis()),)),
    ja="相手は{duration}このカード以外にアタックでき<ない>",
    zh="對手{duration}(只能攻擊這張卡片|無法攻擊這張卡片以外的卡片)")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration, tests=(V.not_this,)),
    en="your opponent cannot attack any card{not_this}{duration}")
say("statement", n.Forbid(n.Player("opponent"), "attack", V.duration, tests=V.thing),
    en="your opponent cannot attack your {thing:things}{duration}",
    ja="相手は{duration}自分の{thing}(に|へ)アタックでき<ない>",
    zh="對手{duration}無法攻擊自己{thing}")
say("statement", n.Forbid(V.target, "attack", V.duration, unless=(n.Move(n.Choose(V.number, False,
    n.Cards("opponent", "hand"), "opponent"), "trash"),)),
    en=("{target} cannot attack unless your opponent trashes {number} card{number#|s} from their "
        "hand whenever they attack{duration}"),
    ja=("{target}は{duration}アタックする際、[相手が]自身の手札{number}枚を捨てなければアタックで"
        "き<ない>"), zh="{target}{duration}要進行攻擊時，必須廢棄{number}張自身的手牌才可進行攻擊")

# -- blocks --------------------------------------------------------------------------------------

say("statement", n.Forbid(n.Player("opponent"), "activate_event", V.duration),
    en="your opponent cannot activate Events{duration}",
    ja="相手は{duration}イベントを発動でき<ない>", zh="對手{duration}無法發動事件卡")
say("statement", n.Forbid(V.self, "be_blocked", V.duration),
    en="your opponent cannot activate \\[Blocker] (if|when) {self} attacks{duration}",
    ja="相手は{duration}{self}がアタックする場合【ブロッカー】を発動でき<ない>",
    zh="對手{duration}若{self}攻擊時，無法發動【防禦】")
say("statement", n.Forbid(n.Player("opponent"), "activate_blocker", V.duration),
    en="your opponent cannot activate \\[Blocker]{duration}",
    ja="相手は{duration}【ブロッカー】を発動でき<ない>", zh="對手{duration}無法發動【防禦】")
say("statement", n.Forbid(n.Cards("opponent", "field", V.bare), "activate_blocker", V.duration),
    en="your opponent cannot activate the \\[Blocker] of any {bare:thing}{duration}",
    ja="相手は{duration}{bare:thing}の【ブロッカー】を発動でき<ない>",
    zh=("對手{duration}{bare}無法發動【防禦】", "~對手{duration}無法發動{bare}的【防禦】"))
say("statement", n.Forbid(V.target, "activate_blocker", V.duration),
    en="{target} cannot activate \\[Blocker]{duration}",
    ja="{target}は{duration}【ブロッカー】を発動でき<ない>",
    zh="{target}{duration}無法發動【防禦】")
say("statement", n.CostChange(n.Cards("you", "hand", V.card), V.number),
    en="the cost of playing {card:cards} from your hand will be reduced by {number}",
    ja="自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
    zh="使自己手牌中{card:thing}登場的支付費用減少{number}")
say("step", (n.Negate(V.choice, V.lasting), n.Forbid(n.It(), "attack", V.lasting)),
    en="negate the effect of {choice} and that card cannot attack{lasting}",
    ja="{choice}を{lasting}効果を無効にし、(そのカードは|)アタックでき<ない>",
    zh="{choice}{lasting}效果無效，該張卡片無法進行攻擊")
say("step", (n.Select(V.choice), n.Gain(n.It(), V.stat, V.plus, V.lasting)),
    ja="{choice}を選び、{lasting}{stat}{plus}<+>", zh="選擇{choice}{lasting}{stat}{plus}")
say("statement", n.Become(V.self, "power", n.ValueOf("power", V.other), V.duration),
    ja="{self}は{duration}{other:self}と同じパワーになる",
    zh="{self}{duration}力量值變成和{other:self}相同")
say("step", (n.Negate(V.choice, V.lasting), n.Gain(n.It(), V.stat, V.minus, V.lasting)),
    en="negate the effect of {choice} and give that card {minus} {stat}{lasting:duration}",
    ja="{choice}を{lasting}効果を無効にし、{stat}{minus}<+>",
    zh="{choice}{lasting}效果無效，{stat}{minus}")

# -- become --------------------------------------------------------------------------------------

say("statement", n.Become(V.target, "cost", V.number, V.lasting),
    en=("{target:self}'s cost becomes {number}{lasting:duration}",
        "~{target:choice}('s|') cost becomes {number}{lasting:duration}",
        "set the cost of {target} to {number}{lasting:duration}"),
    ja=("{target}{target#を|は}{lasting}コスト{number}<にする>",
        "~{target}のコスト(は|を){lasting}{number}(になる|<にする>)"),
    zh=("將{target}{lasting}費用降為{number}", "{target}{lasting}費用降為{number}",
        "{target}費用{lasting}降為{number}",
        "~{target}{lasting}費用(變更成|減至|降為|變成|變為){number}",
        "~{target}費用{lasting}(變更成|減至|降為|變成|變為){number}"))
say("step", (n.Become(V.this, "cost", V.number), n.Gain(V.this, V.other, V.plus)),
    en="{this}'s cost becomes {number} and (it|that card) gains {plus} {other:stat}",
    ja="{this}はコスト{number}になり、{other:stat}{plus}<+>",
    zh="{this}費用降為{number}(，|、){other:stat}{plus}")
say("statement", n.Become(V.target, "cost", V.number),
    ja=("{target}のコスト(を|は){number}(<にする>|になる)",
        "~{target}(を|は)[、]コスト{number}(<にする>|になる)"),
    zh=("{target}[，]費用降為{number}", "~{target}[，]費用(變更成|減至|降為|變成|變為){number}"))
say("statement", n.Become(V.target, "cost", n.ValueOf("power", V.other), V.duration),
    ja="{target}のコストは{duration}{other:self}と同じパワーになる")
say("statement", n.Become(n.Both((V.a, V.b)), "cost", V.number, V.duration),
    en="~{a:group}('s|') cost and {b:self}'s cost become {number}{duration}")
say("statement", n.Become(V.target, "power", V.number, V.lasting),
    en=("{target:self}'s power becomes {number}{lasting:duration}",
        "~{target:choice}('s|') power becomes {number}{lasting:duration}",
        "set the power of {target} to {number}{lasting:duration}"),
    ja=("{target}{target#を|は}{lasting}パワー{number}<にする>",
        "~{target}のパワー(は|を){lasting}{number}(になる|<にする>)"),
    zh=("{target}{lasting}力量值減至{number}", "{target}力量值{lasting}減至{number}",
        "~{target}{lasting}力量值(變更成|減至|降為|變成|變為){number}",
        "~{target}力量值{lasting}(變更成|減至|降為|變成|變為){number}"))
say("step", (n.Become(V.this, "power", V.number), n.Gain(V.this, V.other, V.plus)),
    en="{this}'s power becomes {number} and (it|that card) gains {plus} {other:stat}",
    ja="{this}はパワー{number}になり、{other:stat}{plus}<+>",
    zh="{this}力量值減至{number}(，|、){other:stat}{plus}")
say("statement", n.Become(V.target, "power", V.number),
    ja=("{target}のパワー(を|は){number}(<にする>|になる)",
        "~{target}(を|は)[、]パワー{number}(<にする>|になる)"),
    zh=("{target}[，]力量值減至{number}",
        "~{target}[，]力量值(變更成|減至|降為|變成|變為){number}"))
say("statement", n.Become(V.target, "power", n.ValueOf("power", V.other), V.duration),
    ja="{target}のパワーは{duration}{other:self}と同じパワーになる")
say("statement", n.Become(n.Both((V.a, V.b)), "power", V.number, V.duration),
    en="~{a:group}('s|') power and {b:self}'s power become {number}{duration}")
say("statement", n.Become(V.target, "base_power", V.number, V.lasting),
    en=("{target:self}'s base power becomes {number}{lasting:duration}",
        "~{target:choice}('s|') base power becomes {number}{lasting:duration}",
        "set the base power of {target} to {number}{lasting:duration}"),
    ja=("{target}{target#を|は}{lasting}元々のパワー{number}<にする>",
        "~{target}の元々のパワー(は|を){lasting}{number}(になる|<にする>)"),
    zh=("{target}{lasting}原本力量值變更成{number}", "{target}原本力量值{lasting}變更成{number}",
        "~{target}{lasting}原本力量值(變更成|減至|降為|變成|變為){number}",
        "~{target}原本力量值{lasting}(變更成|減至|降為|變成|變為){number}"))
say("statement", n.Become(V.self, "base_power", n.ValueOf("power", n.Cards(V.whose, "field",
    (n.Kind(("leader",)),))), V.duration),
    en="{self}'s base power becomes the same as {whose} Leader{duration}")
say("step", (n.Become(V.this, "base_power", V.number), n.Gain(V.this, V.other, V.plus)),
    en="{this}'s base power becomes {number} and (it|that card) gains {plus} {other:stat}",
    ja="{this}は元々のパワー{number}になり、{other:stat}{plus}<+>",
    zh="{this}原本力量值變更成{number}(，|、){other:stat}{plus}")
say("statement", n.Become(V.target, "base_power", V.number),
    ja=("{target}の元々のパワー(を|は){number}(<にする>|になる)",
        "~{target}(を|は)[、]元々のパワー{number}(<にする>|になる)"),
    zh=("{target}[，]原本力量值變更成{number}",
        "~{target}[，]原本力量值(變更成|減至|降為|變成|變為){number}"))
say("statement", n.Become(V.target, "base_power", n.ValueOf("power", V.other), V.duration),
    ja="{target}の元々のパワーは{duration}{other:self}と同じパワーになる")
say("statement", n.Become(V.target, "base_power", V.amount, V.duration),
    en="{target}('s|') base power become(s|) (the same as|equal to) {amount}{duration}",
    ja="{target}の元々のパワーは{duration}{amount}と同じ(パワー|コスト|値|)になる",
    zh="{target}原本力量值{duration}[，]變成和{amount}相同")
say("statement", n.Become(n.Both((V.a, V.b)), "base_power", V.number, V.duration),
    en="~{a:group}('s|') base power and {b:self}'s base power become {number}{duration}")
say("statement", n.Become(V.self, V.stat, n.ValueOf("power", n.Cards(V.whose, "field",
    (n.Kind(("leader",)),))), V.duration),
    en="{self}'s {stat} becomes the same as {whose} Leader{duration}")
say("statement", n.Become(V.target, "cost", V.amount, V.duration),
    en="{target}('s|') cost become(s|) (the same as|equal to) {amount}{duration}",
    ja="{target}のコストは{duration}{amount}と同じ(パワー|コスト|値|)になる",
    zh="{target}費用{duration}[，]變成和{amount}相同")
say("statement", n.Become(V.self, "cost", n.ValueOf("power", n.Attacker()), V.duration),
    en=("{self}'s cost becomes the same as the power of your opponent's attacking Leader or "
        "Character{duration}"),
    ja="{self}のコストは{duration}相手のアタックしているリーダーかキャラと同じパワーになる",
    zh="{self}費用{duration}變成和對手進行攻擊的領航卡或角色卡的力量值相同")
say("statement", n.Become(V.target, "power", V.amount, V.duration),
    en="{target}('s|') power become(s|) (the same as|equal to) {amount}{duration}",
    ja="{target}のパワーは{duration}{amount}と同じ(パワー|コスト|値|)になる",
    zh="{target}力量值{duration}[，]變成和{amount}相同")
say("statement", n.Become(V.self, "power", n.ValueOf("power", n.Attacker()), V.duration),
    en=("{self}'s power becomes the same as the power of your opponent's attacking Leader or "
        "Character{duration}"),
    ja="{self}のパワーは{duration}相手のアタックしているリーダーかキャラと同じパワーになる",
    zh="{self}力量值{duration}變成和對手進行攻擊的領航卡或角色卡的力量值相同")
say("statement", n.Become(V.self, "base_power", n.ValueOf("power", n.Attacker()), V.duration),
    en=("{self}'s base power becomes the same as the power of your opponent's attacking Leader "
        "or Character{duration}"),
    ja="{self}の元々のパワーは{duration}相手のアタックしているリーダーかキャラと同じパワーになる",
    zh="{self}原本力量值{duration}變成和對手進行攻擊的領航卡或角色卡的力量值相同")
