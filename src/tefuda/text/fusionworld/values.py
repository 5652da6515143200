"""What cards get, lose, may not do or suffer."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.predicates import said_of
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- values --------------------------------------------------------------------------------------

say("agent", "battle", en=" in battle", ja="戦闘で", zh="在戰鬥中不會")
say("agent", "effect", en=" by skills", ja="スキルによって", zh="不會因技能而")
say("agent", "opponent_effect", en=" by your opponent's skills", ja="相手のスキルによって",
    zh="不會因對手的技能而")
say("agent", "opponent", en=" by your opponent", ja="相手によって", zh="不會因對手而")
say("agent", "your_effect", en=" by your skills", ja="自分のスキルによって",
    zh="不會因自己的技能而")
say("statement", n.Forbid(V.this, "become_active"),
    en=("{this} can't be switched to Active Mode during your Charge Phase",
        "{this:subject} can't be switched to Active Mode during a Charge Phase"),
    ja=("チャージフェイズに{this}はアクティブに<ならない>",
        "{this:subject}はチャージフェイズにアクティブに<ならない>"),
    zh="{this}在充能階段無法變為活動狀態")
say("statement", n.Forbid(n.Cards(V.whose, "modes"), "switch_active", V.duration, "effect"),
    en="{whose} cards can't be switched to Active Mode by skills{duration}",
    ja="{duration}{whose}のカードはスキルによってアクティブに<ならない>")
say("fate", "be_ko", en="be KO'd", ja="KOされ<ない>", zh="被KO")
say("fate", "leave_field", en="be removed from the Battle Area", ja="バトルエリアを離れ<ない>",
    zh="離開戰鬥區")
say("fate", "be_rested", en="be switched to Rest Mode", ja="レストにされ<ない>",
    zh="被置為休息狀態")
say("fate", "be_chosen", en="be chosen", ja="選ばれ<ない>", zh="被選擇")
say("predicate", n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.keyword)),
    ja="{keyword}を<得て>", zh="獲得{keyword}")

# -- costs ---------------------------------------------------------------------------------------

say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.plus),
    ja="手札のこのカードのコスト{plus}<+>", zh="手牌中的這張卡片費用{plus}")
say("statement", n.Gain(n.Cards("any", "battle", (n.IsThis(),)), "cost", V.plus, V.duration),
    ja=("{duration}バトルエリアのこのカードのコスト{plus}<+>",
        "{duration}バトルエリアのこのカードのコスト{plus:minus}<+>"),
    zh=("{duration}戰鬥區中的這張卡片費用{plus}", "{duration}戰鬥區中的這張卡片費用{plus:minus}"))
say("statement", n.Gain(n.Cards(V.whose, "hand", V.thing), "cost", V.plus, V.duration),
    ja="{duration}{whose}の手札の{thing}のコスト{plus}<+>",
    zh="{duration}{whose}手牌中{thing}費用{plus}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    ja="手札のこのカードのコスト{minus}<+>", zh="手牌中的這張卡片費用{minus}")
say("statement", n.Gain(n.Cards(V.whose, "hand", V.thing), "cost", V.minus, V.duration),
    ja="{duration}{whose}の手札の{thing}のコスト{minus}<+>",
    zh="{duration}{whose}手牌中{thing}費用{minus}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", n.Count(V.counted, V.per,
    V.times), negative=True),
    ja="{counted}{per:number}枚につき、手札のこのカードのコスト-{times:number}",
    zh="每有{per:number}張{counted}，手牌中的這張卡片費用-{times:number}")
say("predicate", n.Negate(n.Player("subject")), ja="@value:スキルを無効<にする>", zh="技能無效")

# -- values --------------------------------------------------------------------------------------

say("predicate", n.Forbid(n.Player("subject"), V.fate, by=V.agent), en="@cant:can't {fate}{agent}",
    ja="{agent}{fate:fate*}", zh="{agent}{fate}")
say("predicate", n.Forbid(n.Player("subject"), V.fate, by="opponent_effect", tests=V.tests),
    en="@cant:can't {fate} by the skills of your opponent's {tests:things}",
    ja="相手の{tests:thing}のスキルによって{fate:fate*}",
    zh="不會因對手{tests:thing}的技能而{fate}")
say("predicate", n.Forbid(n.Player("subject"), V.fate, by="battle", tests=V.tests),
    en="@cant:can't {fate} in (battles with|battle by) {tests:things}",
    ja="{tests:thing}との戦闘で{fate:fate*}", zh="在和{tests:bare}的戰鬥中不會{fate}")
say("predicate", n.Forbid(n.Player("subject"), "attack"), en="@cant:can't attack",
    ja="アタックでき<ない>", zh="無法攻擊")
say("predicate", n.Forbid(n.Player("subject"), "attack_leader"),
    en=("@cant:can't attack your opponent's Leader", "~@cant:can't attack your Leader"),
    ja=("相手のリーダーにアタックでき<ない>", "~自分のリーダーにアタックでき<ない>"),
    zh="無法攻擊對手的領袖卡")
say("predicate", n.Forbid(n.Player("subject"), "attack_battle"),
    en="@cant:can't attack your opponent's Battle Cards",
    ja="相手のバトルカードにアタックでき<ない>", zh="無法攻擊對手的戰鬥卡")
say("predicate", n.Forbid(n.Player("subject"), "be_attacked"), en="@cant:can't be attacked",
    ja="アタックされ<ない>", zh="不會被攻擊")
say("predicate", n.Forbid(n.Player("subject"), "activate_blocker"),
    en="@cant:can't activate \\[Blocker]", ja="【ブロッカー】を発動でき<ない>",
    zh="無法發動【防禦】")
say("predicate", n.Forbid(n.Player("subject"), "be_blocked"), en="@cant:can't be blocked",
    ja="ブロックされ<ない>", zh="不會被防禦")
say("predicate", n.Forbid(n.Player("subject"), "combo"), en="@cant:can't be used in combos",
    ja="コンボでき<ない>", zh="無法連擊")
say("predicate", n.Forbid(n.Player("subject"), "activate"), en="@cant:can't activate skills",
    ja="スキルを発動でき<ない>", zh="無法發動技能")
say("predicate", n.Forbid(n.Player("subject"), "switch_active"),
    en="@cant:can't switch to Active Mode", ja="アクティブに<ならない>", zh="無法變為活動狀態")
say("predicate", n.Forbid(n.Player("subject"), "switch_active", by="effect"),
    en="@cant:can't be switched to Active Mode by skills",
    ja="スキルによってアクティブに<ならない>")
say("predicate", n.Must(n.Player("subject"), "attack"), en="@cant:must attack whenever possible",
    ja="可能な限りアタックしなければ<ならない>", zh="若可以攻擊則必須攻擊")
say("predicate", n.Allow(n.Player("subject"), "attack_active"),
    en=("@cant:can also attack (your opponent's Active Mode Battle Cards|Active Mode Battle "
        "Cards in your opponent's Battle Area)"),
    ja="(|相手のバトルエリアの)相手のアクティブのバトルカードにもアタックできる",
    zh="也可攻擊對手活動狀態的戰鬥卡")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="effect"),
    ja="スキルの影響を受け<ない>", zh="不受技能影響")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect"),
    ja="相手のスキルの影響を受け<ない>", zh="不受對手的技能影響")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect", tests=V.tests),
    ja="相手の{tests:thing}の(スキルの|)影響を受け<ない>", zh="不受對手{tests:thing}的技能影響")
say("predicate", n.Grant(n.Player("subject"), V.ability), ja="“{ability:line}”を<得て>",
    zh="獲得“{ability:line}”")
say("predicate", V.cant, en=("{cant}", "@predicates:{cant}"), ja="{cant:value*}")
say("predicate", n.Gain(n.Player("subject"), V.stat, V.plus),
    en=("gets {plus} {stat}", "gets {plus:minus} {stat}", "@predicates:get {plus} {stat}",
        "@predicates:get {plus:minus} {stat}"), ja="@value:{stat}{plus}<+>", zh="{stat}{plus}")
say("predicate", n.Gain(n.Player("subject"), "cost", V.plus),
    en=("~gets {plus} cost", "~gets {plus:minus} cost", "~@predicates:get {plus} cost",
        "~@predicates:get {plus:minus} cost"), ja="@value:コスト{plus}<+>",
    zh="費用{plus}")
say("predicate", n.Gain(n.Player("subject"), V.stat, V.minus), ja="@value:{stat}{minus}<+>",
    zh="{stat}{minus}")
say("predicate", n.Gain(n.Player("subject"), "cost", V.minus), ja="@value:コスト{minus}<+>",
    zh="費用{minus}")
say("predicate", n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.keyword)),
    en="gains {keyword}")
say("predicates", n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.keyword)),
    en="gain {keyword}")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="effect"),
    en="isn't affected by skills")
say("predicates", n.Forbid(n.Player("subject"), "be_affected", by="effect"),
    en="aren't affected by skills")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect"),
    en="isn't affected by your opponent's skills")
say("predicates", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect"),
    en="aren't affected by your opponent's skills")
say("predicate", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect", tests=V.tests),
    en="isn't affected by(| the skills of) your opponent's {tests:things}")
say("predicates", n.Forbid(n.Player("subject"), "be_affected", by="opponent_effect", tests=V.tests),
    en="aren't affected by(| the skills of) your opponent's {tests:things}")
say("predicate", n.Grant(n.Player("subject"), V.ability), en="gains “{ability:line}”")
say("predicates", n.Grant(n.Player("subject"), V.ability), en="gain “{ability:line}”")
say("statement", said_of(V.value, V.subject, V.duration),
    en="{subject} {value:predicate/predicates@subject}{duration}",
    ja=("{duration}{subject}の{value:value*}", "{duration}{subject}は{value:predicate*}",
        "~{subject}は{duration}{value:predicate*}"),
    zh=("{duration}{subject}{value:predicate}", "~{duration}{subject}的{value:predicate}"))

# -- moves ---------------------------------------------------------------------------------------

say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "hand")), "drop"),
    ja="自分の手札{number}枚{up_to}を<捨てる>", zh="捨棄{up_to}{number}張自己的手牌")
say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "hand", V.thing)), "drop"),
    en="discard {up_to}{number} {thing:thing/things@number} from your hand",
    ja="自分の手札の{thing}{number}枚{up_to}を<捨てる>",
    zh="捨棄{up_to}{number}張自己手牌中{thing}")
say("statement", n.Move(n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.thing)), "drop"),
    en="discard any number of {thing:things} from your hand",
    ja="自分の手札の{thing}を好きな枚数<捨てる>", zh="捨棄任意張數自己手牌中{thing}")
say("statement", n.Move(n.Choose(n.Sum((n.Count(n.Cards("you", "hand")), V.less)), False,
    n.Cards("you", "hand")), "drop"), en="discard cards until you have {less} cards in your hand",
    ja="自分の手札が{less}枚になるように手札を<捨てる>", zh="捨棄自己的手牌使手牌只有{less}張")
say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "energy")), "hand"),
    en="return {up_to}{number} of your energy to the hand",
    ja="自分のエナジー{number}枚{up_to}を手札に<戻す>", zh="將{up_to}{number}張自己的能量放回手牌")
say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "energy", V.thing)), "hand"),
    en="return {up_to}{number} {thing:thing/things@number} from your energy to the hand",
    ja="自分のエナジーの{thing}{number}枚{up_to}を手札に<戻す>",
    zh="將{up_to}{number}張自己能量區中{thing}放回手牌")
say("statement", n.Move(V.top, "hand"),
    en=("add {top:pick} to your hand", "add {top} to your hand"),
    ja=("{top:pick}を手札に<加える>", "{top}を手札に<加える>"),
    zh=("將{top:pick}加入手牌", "將{top}加入手牌"))
say("statement", n.Move(n.It(), "hand"), en="add (that card|it|them|those cards) to your hand",
    ja="そのカードを手札に<加える>", zh="將該張卡片加入手牌")

# -- board: Done to cards that are not chosen, or whose choice is not said. ----------------------

say("statement", n.Move(V.here, "hand"),
    en=("return {here:goods} to the hand", "return {here} to the hand",
        "~return {here:loose} to the hand"),
    ja=("{here:goods}を手札に<戻す>", "{here}を手札に<戻す>", "~{here:loose}を手札に<戻す>"),
    zh=("將{here:goods}放回手牌", "將{here}放回手牌", "~將{here:loose}放回手牌"))
say("statement", n.Move(V.here, "drop"),
    en=("place {here:goods} in the Drop", "place {here} in the Drop",
        "~place {here:loose} in the Drop"),
    ja=("{here:goods}をドロップに<置く>", "{here}をドロップに<置く>",
        "~{here:loose}をドロップに<置く>"),
    zh=("將{here:goods}放置在棄牌區", "將{here}放置在棄牌區", "~將{here:loose}放置在棄牌區"))
say("statement", n.Combo(n.Choose(V.number, V.up_to, n.Cards("you", V.store, V.tests))),
    en="~use {up_to}{number} {tests:thing/things@number} in a combo from your {store}")

# -- values --------------------------------------------------------------------------------------

# So much for each.
say("statement", n.Gain(V.subject, V.stat, n.Count(V.counted, times=V.times), V.duration),
    en="{subject} get{subject#s|} +{times:number} {stat}{duration} for each {counted}")
say("statement", n.Gain(V.subject, V.stat, n.Count(V.counted, V.per, V.times), V.duration),
    en=("{subject} get{subject#s|} +{times:number} {stat}{duration} for every {per:number} "
        "{counted:counted.some}"),
    ja="{counted}{per:number}枚につき、{duration}{subject}の{stat}+{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{subject}{stat}+{times:number}")
say("statement", n.Gain(V.subject, V.stat, n.Count(V.counted, times=V.times), V.duration, True),
    en="{subject} get{subject#s|} -{times:number} {stat}{duration} for each {counted}")
say("statement", n.Gain(V.subject, V.stat, n.Count(V.counted, V.per, V.times), V.duration, True),
    en=("{subject} get{subject#s|} -{times:number} {stat}{duration} for every {per:number} "
        "{counted:counted.some}"),
    ja="{counted}{per:number}枚につき、{duration}{subject}の{stat}-{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{subject}{stat}-{times:number}")
say("statement", n.Gain(V.subject, V.stat, n.Tokens(V.whose, "marker", times=V.times), V.duration),
    en=("{subject} get{subject#s|} +{times:number} {stat}{duration} for each of {whose} energy "
        "markers"),
    ja="{whose}のエナジーマーカー1つにつき、{duration}{subject}の{stat}+{times:number}<+>",
    zh="每有1個{whose}的能量標記，{duration}{subject}{stat}+{times:number}")
say("statement", n.Gain(V.subject, V.stat, n.Tokens(V.whose, "marker", times=V.times), V.duration,
    True),
    en=("{subject} get{subject#s|} -{times:number} {stat}{duration} for each of {whose} energy "
        "markers"),
    ja="{whose}のエナジーマーカー1つにつき、{duration}{subject}の{stat}-{times:number}<+>",
    zh="每有1個{whose}的能量標記，{duration}{subject}{stat}-{times:number}")
say("statement", n.Forbid(V.subject, "become_active", "opponent_turn"),
    en="{subject} can't switch to Active Mode during your opponent's next Charge Phase",
    ja="{subject}は次の相手のチャージフェイズにアクティブに<ならない>",
    zh="{subject}在下一個對手充能階段無法變為活動狀態")
say("said", n.Forbid(n.Player("subject"), "become_active", "opponent_turn"),
    en="it can't switch to Active Mode during your opponent's next Charge Phase",
    ja="次の相手のチャージフェイズにアクティブに<ならない>",
    zh="在下一個對手充能階段無法變為活動狀態")
say("statement", n.Forbid(V.subject, "become_active", "your_turn"),
    en="{subject} can't switch to Active Mode during your next Charge Phase",
    ja="{subject}は次の自分のチャージフェイズにアクティブに<ならない>",
    zh="{subject}在下一個我方充能階段無法變為活動狀態")
say("said", n.Forbid(n.Player("subject"), "become_active", "your_turn"),
    en="it can't switch to Active Mode during your next Charge Phase",
    ja="次の自分のチャージフェイズにアクティブに<ならない>",
    zh="在下一個我方充能階段無法變為活動狀態")

# -- chosen: said: what is said of the card that was chosen. -------------------------------------

say("said", said_of(V.predicate, n.Player("subject"), V.duration),
    en=("it {predicate}{duration}", "@more:{predicate}{duration}",
        "@more:{predicate:predicates}{duration}", "~{duration:lasting_first}it {predicate}"),
    ja="{duration}{predicate:predicate*}",
    zh="{duration}{predicate}")
say("said", n.Gain(n.Player("subject"), "cost", V.less, V.duration),
    en=("reduce its cost by {less}{duration}", "increase its cost by {less:number}{duration}"))
say("said", n.Negate(n.Player("subject"), V.duration),
    en=("negate its skills{duration}", "~its skills are negated{duration}"))
say("said", n.Gain(n.Player("subject"), V.stat, n.Count(V.counted, times=V.times), V.duration),
    en="it gets +{times:number} {stat}{duration} for each {counted}")
say("said", n.Gain(n.Player("subject"), V.stat, n.Count(V.counted, V.per, V.times), V.duration),
    en="it gets +{times:number} {stat}{duration} for every {per:number} {counted:counted.some}",
    ja="{counted}{per:number}枚につき、{duration}{stat}+{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{stat}+{times:number}")
say("statement", n.Gain(V.subject, "cost", n.Count(V.counted, V.per, V.times), V.duration),
    ja="{counted}{per:number}枚につき、{duration}{subject}のコスト+{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{subject}費用+{times:number}")
say("said", n.Gain(n.Player("subject"), "cost", n.Count(V.counted, V.per, V.times), V.duration),
    ja="{counted}{per:number}枚につき、{duration}コスト+{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}費用+{times:number}")
say("said", n.Gain(n.Player("subject"), V.stat, n.Count(V.counted, times=V.times), V.duration,
    True), en="it gets -{times:number} {stat}{duration} for each {counted}")
say("said", n.Gain(n.Player("subject"), V.stat, n.Count(V.counted, V.per, V.times), V.duration,
    True),
    en="it gets -{times:number} {stat}{duration} for every {per:number} {counted:counted.some}",
    ja="{counted}{per:number}枚につき、{duration}{stat}-{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{stat}-{times:number}")
say("said", n.Gain(n.Player("subject"), "cost", n.Count(V.counted, times=V.times), V.duration,
    True), en="reduce its cost by {times:number}{duration} for each {counted}")

# -- costs ---------------------------------------------------------------------------------------

say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.less),
    en="reduce the cost of this card in your hand by {less}")
say("statement", n.Gain(n.Cards("any", "battle", (n.IsThis(),)), "cost", V.less, V.duration),
    en="reduce the cost of this card in a Battle Area by {less}{duration}")
say("statement", n.Gain(n.Cards(V.area, "battle", V.things), "cost", V.less, V.duration),
    en="reduce the cost of {things} in {area} by {less}{duration}")
say("statement", n.Gain(n.Cards(V.whose, "hand", V.things), "cost", V.less, V.duration),
    en="reduce the cost of {things} in {whose} hand by {less}{duration}")
say("statement", n.Gain(n.It(), "cost", V.less, V.duration),
    en="reduce that card's cost by {less}{duration}")
say("statement", n.Gain(V.subject, "cost", V.less, V.duration),
    en="reduce the cost of {subject} by {less}{duration}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.number),
    en="increase the cost of this card in your hand by {number}")
say("statement", n.Gain(n.Cards("any", "battle", (n.IsThis(),)), "cost", V.number, V.duration),
    en="increase the cost of this card in a Battle Area by {number}{duration}")
say("statement", n.Gain(n.Cards(V.area, "battle", V.things), "cost", V.number, V.duration),
    en=("increase the cost of {things} in {area} by {number}{duration}",
        "~add {number} to the cost of {things} in {area}{duration}"))
say("statement", n.Gain(n.Cards(V.whose, "hand", V.things), "cost", V.number, V.duration),
    en="increase the cost of {things} in {whose} hand by {number}{duration}")
say("statement", n.Gain(n.It(), "cost", V.number, V.duration),
    en="increase that card's cost by {number}{duration}")
say("statement", n.Gain(V.self, "cost", V.number, V.duration),
    en=("increase the cost of {self:subject} by {number}{duration}",
        "~add {number} to the cost of {self}{duration}"))
say("statement", n.Gain(V.self, "cost", n.Count(V.counted, times=V.times), V.duration, True),
    en="reduce the cost of {self} by {times:number}{duration} for each {counted}")
say("statement", n.Gain(V.subject, "cost", n.Count(V.counted, V.per, V.times), V.duration, True),
    en=("reduce the cost of {subject:self} by {times:number}{duration} for every {per:number} "
        "{counted:counted.some}"),
    ja="{counted}{per:number}枚につき、{duration}{subject}のコスト-{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}{subject}費用-{times:number}")
say("said", n.Gain(n.Player("subject"), "cost", n.Count(V.counted, V.per, V.times), V.duration,
    True), ja="{counted}{per:number}枚につき、{duration}コスト-{times:number}<+>",
    zh="每有{per:number}張{counted}，{duration}費用-{times:number}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", n.Count(V.counted,
    times=V.times), negative=True),
    en="reduce the cost of this card in your hand by {times:number} for each {counted}")
say("statement", n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", n.Count(V.counted, V.per,
    V.times), negative=True),
    en=("reduce the cost of this card in your hand by {times:number} for every {per:number} "
        "{counted:counted.some}"))
say("step", (n.CostChange(n.Cards("you", "hand", V.thing), 1, colour=V.circle),
    n.CostChange(n.Cards("you", "hand", V.thing), V.number)),
    en="reduce the cost of {thing:things} in your hand by {circle}\\({number})",
    ja="自分の手札の{thing}のコストを{circle}\\({number})少なくする",
    zh="自己手牌中{thing}的費用減少{circle}\\({number})")
say("step", (n.CostChange(n.Cards("you", "hand", V.thing), 1, colour=V.circle),),
    en="reduce the cost of {thing:things} in your hand by {circle}",
    ja="自分の手札の{thing}のコストを{circle}少なくする", zh="自己手牌中{thing}的費用減少{circle}")
# Cards are used from the hand (5-3-1), said or not.
say("statement", n.CostChange(n.Cards("you", "hand", (n.Named(V.names),)), V.number,
    V.lasting_first, True),
    en=("{lasting_first}the next time you use and play {names} from your hand, reduce (the|its) "
        "cost by {number}",
        "~{lasting_first}the next time you use and play {names}, reduce (the|its) cost by "
        "{number}",
        "~{lasting_first}the next time you use {names} from your hand, reduce (the|its) cost by "
        "{number}",
        "~{lasting_first}the next time you use {names}, reduce (the|its) cost by {number}",
        "~{lasting_first}the next time you play {names} from your hand, reduce (the|its) cost by "
        "{number}",
        "~{lasting_first}the next time you play {names}, reduce (the|its) cost by {number}"),
    ja="{lasting_first:lasting}次に自分が(手札から|)使用し登場させる(|、){names}のコスト-{number}")
say("statement", n.CostChange(n.Cards("you", "hand", (n.Named(V.names),)), 1, V.lasting_first, True,
    V.circle),
    en=("{lasting_first}the next time you use and play {names} from your hand, reduce (the|its) "
        "cost by {circle}",
        "~{lasting_first}the next time you use and play {names}, reduce (the|its) cost by "
        "{circle}",
        "~{lasting_first}the next time you use {names} from your hand, reduce (the|its) cost by "
        "{circle}",
        "~{lasting_first}the next time you use {names}, reduce (the|its) cost by {circle}",
        "~{lasting_first}the next time you play {names} from your hand, reduce (the|its) cost by "
        "{circle}",
        "~{lasting_first}the next time you play {names}, reduce (the|its) cost by {circle}"),
    ja=("{lasting_first:lasting}次に自分が(手札から|)使用し登場させる(|、){names}のコストを"
        "{circle}少なくする"))
say("statement", n.CostChange(n.Cards("you", "hand", (n.Named(V.names),)), n.AnyNumber(),
    V.lasting_first, True),
    en=("{lasting_first}the next time you use and play {names} from your hand, you don't have to "
        "pay (the|its) cost",
        "~{lasting_first}the next time you use and play {names}, you don't have to pay (the|its) "
        "cost",
        "~{lasting_first}the next time you use {names} from your hand, you don't have to pay (the"
        "|its) cost",
        "~{lasting_first}the next time you use {names}, you don't have to pay (the|its) cost",
        "~{lasting_first}the next time you play {names} from your hand, you don't have to pay ("
        "the|its) cost",
        "~{lasting_first}the next time you play {names}, you don't have to pay (the|its) cost"),
    ja=("{lasting_first:lasting}次に自分が(手札から|)使用し登場させる(|、){names}のコストを支払わ"
        "なくて(|も)よい"))
say("statement", n.CostChange(n.Cards("you", "hand", V.a_thing), V.number, V.lasting, True),
    en=("~{lasting:lasting_first}the next time you use and play {a_thing} from your hand, reduce "
        "(the|its) cost by {number}",
        "~{lasting:lasting_first}the next time you use and play {a_thing}, reduce (the|its) cost "
        "by {number}",
        "{lasting:lasting_first}the next time you use {a_thing} from your hand, reduce (the|its) "
        "cost by {number}",
        "~{lasting:lasting_first}the next time you use {a_thing}, reduce (the|its) cost by "
        "{number}",
        "~{lasting:lasting_first}the next time you play {a_thing} from your hand, reduce (the|its"
        ") cost by {number}",
        "~{lasting:lasting_first}the next time you play {a_thing}, reduce (the|its) cost by "
        "{number}"),
    ja=("{lasting}次に自分が(手札から|)使用する(|、){a_thing:thing}のコスト-{number}",
        "~{lasting}次に自分が(手札から|)使用し登場させる(|、){a_thing:thing}のコスト-{number}",
        "~{lasting}次に自分が(手札から|)登場させる(|、){a_thing:thing}のコスト-{number}"),
    zh="{lasting}下一次使用自己手牌中{a_thing:thing}的費用減少{number}")
say("statement", n.CostChange(n.Cards("you", "hand", V.a_thing), 1, V.lasting, True, V.circle),
    en=("~{lasting:lasting_first}the next time you use and play {a_thing} from your hand, reduce "
        "(the|its) cost by {circle}",
        "~{lasting:lasting_first}the next time you use and play {a_thing}, reduce (the|its) cost "
        "by {circle}",
        "{lasting:lasting_first}the next time you use {a_thing} from your hand, reduce (the|its) "
        "cost by {circle}",
        "~{lasting:lasting_first}the next time you use {a_thing}, reduce (the|its) cost by "
        "{circle}",
        "~{lasting:lasting_first}the next time you play {a_thing} from your hand, reduce (the|its"
        ") cost by {circle}",
        "~{lasting:lasting_first}the next time you play {a_thing}, reduce (the|its) cost by "
        "{circle}"),
    ja=("{lasting}次に自分が(手札から|)使用する(|、){a_thing:thing}のコストを{circle}少なくする",
        "~{lasting}次に自分が(手札から|)使用し登場させる(|、){a_thing:thing}のコストを{circle}少"
        "なくする",
        "~{lasting}次に自分が(手札から|)登場させる(|、){a_thing:thing}のコストを{circle}少なくす"
        "る"), zh="{lasting}下一次使用自己手牌中{a_thing:thing}的費用減少{circle}")
say("statement", n.CostChange(n.Cards("you", "hand", V.a_thing), n.AnyNumber(), V.lasting, True),
    en=("~{lasting:lasting_first}the next time you use and play {a_thing} from your hand, you "
        "don't have to pay (the|its) cost",
        "~{lasting:lasting_first}the next time you use and play {a_thing}, you don't have to pay "
        "(the|its) cost",
        "{lasting:lasting_first}the next time you use {a_thing} from your hand, you don't have "
        "to pay (the|its) cost",
        "~{lasting:lasting_first}the next time you use {a_thing}, you don't have to pay (the|its)"
        " cost",
        "~{lasting:lasting_first}the next time you play {a_thing} from your hand, you don't have "
        "to pay (the|its) cost",
        "~{lasting:lasting_first}the next time you play {a_thing}, you don't have to pay (the|its"
        ") cost"),
    ja=("{lasting}次に自分が(手札から|)使用する(|、){a_thing:thing}のコストを支払わなくて(|も)よ"
        "い",
        "~{lasting}次に自分が(手札から|)使用し登場させる(|、){a_thing:thing}のコストを支払わなく"
        "て(|も)よい",
        "~{lasting}次に自分が(手札から|)登場させる(|、){a_thing:thing}のコストを支払わなくて(|も)"
        "よい"), zh="{lasting}下一次使用自己手牌中{a_thing:thing}的費用不必支付")
say("statement", n.Allow(n.Cards("you", "hand", (n.IsThis(),)), "free_use"),
    en="you can use and play this card from your hand without paying its cost",
    ja="手札のこのカードはコストを支払わずに使用し登場できる",
    zh="可以不支付費用使用手牌中的這張卡片並使其登場")

# -- become --------------------------------------------------------------------------------------

say("statement", n.Become(V.subject, "base_power", V.number, V.duration),
    en="{subject}'s original power becomes {number}{duration}",
    ja="{duration}{subject}の元々のパワーは{number}に<なる>",
    zh="{duration}{subject}的原本力量值變成{number}")
say("said", n.Become(n.Player("subject"), "base_power", V.number, V.duration),
    en="its original power becomes {number}{duration}",
    ja="{duration}元々のパワーは{number}に<なる>", zh="{duration}原本力量值變成{number}")
say("statement", n.Become(V.subject, "base_power", n.ValueOf(V.stat, V.other), V.duration),
    en="{subject}'s original power becomes the same as {other:self}'s {stat}{duration}",
    ja="{duration}{subject}の元々のパワーは{other:self}の{stat}と同じに<なる>",
    zh="{duration}{subject}的原本力量值變成和{other:self}的{stat}相同")
say("statement", n.Become(V.subject, "cost", V.number, V.duration),
    en="{subject}'s cost becomes {number}{duration}",
    ja="{duration}{subject}のコストは{number}に<なる>", zh="{duration}{subject}的費用變成{number}")
say("said", n.Become(n.Player("subject"), "cost", V.number, V.duration),
    en="its cost becomes {number}{duration}", ja="{duration}コストは{number}に<なる>",
    zh="{duration}費用變成{number}")
say("said", n.Become(n.Player("subject"), V.stat, V.number, V.duration),
    en="its {stat} becomes {number}{duration}", ja="{duration}{stat}は{number}に<なる>",
    zh="{duration}{stat}變成{number}")
say("statement", n.Become(V.subject, "cost", n.ValueOf(V.stat, V.other), V.duration),
    en="{subject}'s cost becomes the same as {other:self}'s {stat}{duration}",
    ja="{duration}{subject}のコストは{other:self}の{stat}と同じに<なる>",
    zh="{duration}{subject}的費用變成和{other:self}的{stat}相同")
say("statement", n.Become(V.subject, V.stat, V.number, V.duration),
    en="{subject}'s {stat} becomes {number}{duration}",
    ja="{duration}{subject}の{stat}は{number}に<なる>",
    zh="{duration}{subject}的{stat}變成{number}")
say("statement", n.Become(V.subject, "power", n.ValueOf(V.stat, V.other), V.duration),
    en="{subject}'s power becomes the same as {other:self}'s {stat}{duration}",
    ja="{duration}{subject}のパワーは{other:self}の{stat}と同じに<なる>",
    zh="{duration}{subject}的力量值變成和{other:self}的{stat}相同")
say("statement", n.Become(V.subject, "combo", n.ValueOf(V.stat, V.other), V.duration),
    en="{subject}'s combo power becomes the same as {other:self}'s {stat}{duration}",
    ja="{duration}{subject}のコンボパワーは{other:self}の{stat}と同じに<なる>",
    zh="{duration}{subject}的連擊力量值變成和{other:self}的{stat}相同")
say("statement", n.Forbid(V.subject, "be_negated", V.duration),
    en="{subject}'s skills can't be negated{duration}",
    ja="{duration}{subject}のスキルは無効に<ならない>", zh="{duration}{subject}的技能不會被無效")
say("statement", n.Negate(V.subject, V.duration),
    en=("negate the skills of {subject}{duration}",
        "~[the ]skills of {subject} are negated{duration}"))
say("step", V.row, en="{row:said_first}", ja="{row:row_first*}", zh="{row:row_first}")
