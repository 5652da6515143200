"""What cards get, may do, may not do or suffer."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- values --------------------------------------------------------------------------------------

say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.ValueOf(V.value, V.of)),
    ja=("{of:self}の{value}1につき、{duration}{choice:subject}を{atk:signed}/{defence:signed}<+>",
        "{of:self}の{value}1につき、{choice}{duration}それを{atk:signed}/{defence:signed}<+>"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.ValueOf("cost", V.of)),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration} for each point "
        "of the cost of {of:self}",
        "{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration} "
        "for each point of the cost of {of:self}"),
    zh=("{of:self}的費用每有1，{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "{of:self}的費用每有1，{choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Done(V.per)),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration} for each "
        "{per:number} of those cards",
        "{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration} "
        "for each {per:number} of those cards"),
    ja=("公開したカード{per:number}枚につき、{duration}{choice:subject}を{atk:signed}/"
        "{defence:signed}<+>",
        "控え室に置かれた{per:number}枚につき、{duration}{choice:subject}を{atk:signed}/"
        "{defence:signed}<+>",
        "公開したカード{per:number}枚につき、{choice}{duration}それを{atk:signed}/"
        "{defence:signed}<+>",
        "控え室に置かれた{per:number}枚につき、{choice}{duration}それを{atk:signed}/"
        "{defence:signed}<+>"),
    zh=("那些卡每有{per:number}張，{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "那些卡每有{per:number}張，{choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Kinds("name", V.counted, V.per)),
    ja=("{counted}のカード名{per:number}種類につき、{duration}{choice:subject}を{atk:signed}/"
        "{defence:signed}<+>",
        "{counted}のカード名{per:number}種類につき、{choice}{duration}それを{atk:signed}/"
        "{defence:signed}<+>"))
say("statement", n.Boost(V.subject, V.atk, V.defence, V.duration, n.Kinds("trait", V.counted,
    V.per)),
    ja=("{counted}の属性{per:number}種類につき、{duration}{subject}を{atk:signed}/"
        "{defence:signed}<+>"))
say("statement", n.Boost(V.subject, V.atk, V.defence, V.duration, n.Kinds("trait", V.counted, V.per,
    beside=V.trait)),
    ja=("{counted}の{trait}以外の属性{per:number}種類につき、{duration}{subject}を{atk:signed}/"
        "{defence:signed}<+>"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Kinds("trait", V.counted,
    V.per)),
    ja=("{counted}の属性{per:number}種類につき、{choice}{duration}それを{atk:signed}/"
        "{defence:signed}<+>"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Kinds("trait", V.counted, V.per,
    beside=V.trait)),
    ja=("{counted}の{trait}以外の属性{per:number}種類につき、{choice}{duration}それを{atk:signed}"
        "/{defence:signed}<+>"))
say("statement", n.Boost(V.subject, V.atk, V.defence, V.duration, n.Count(V.each)),
    en="{subject} get{subject#s|} {atk:signed}/{defence:signed}{duration} for each {each}")
say("statement", n.Boost(V.subject, V.atk, V.defence, V.duration, n.Count(V.counted, V.per)),
    en=("{subject} get{subject#s|} {atk:signed}/{defence:signed}{duration} for every {per:number}"
        " {counted}"),
    ja=("{counted}{per:number}枚につき、{duration}{subject}を{atk:signed}/{defence:signed}<+>",
        "{counted}{per:number}枚につき、{subject:choice}{duration}それを{atk:signed}/"
        "{defence:signed}<+>"),
    zh=("{counted}每有{per:number}張，{duration}{subject}{atk:signed}/{defence:signed}",
        "{counted}每有{per:number}張，{subject:choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Free(V.whose)),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration} for each free "
        "seat in {whose}Members",
        "{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration} "
        "for each free seat in {whose}Members"),
    ja=("{whose}空席のメンバー1つにつき、{duration}{choice:subject}を{atk:signed}/"
        "{defence:signed}<+>",
        "{whose}空席のメンバー1つにつき、{choice}{duration}それを{atk:signed}/{defence:signed}<+>"),
    zh=("{whose}隊員空位每有1個，{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "{whose}隊員空位每有1個，{choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration}",
        "{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration}"),
    ja=("{duration}{choice:subject}を{atk:signed}/{defence:signed}<+>",
        "{choice}{duration}それを{atk:signed}/{defence:signed}<+>"),
    zh=("{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "{choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(n.Player("further"), V.atk, V.defence, times=n.Count(V.counted, V.per)),
    ja="{counted}{per:number}枚につき、さらに{atk:signed}/{defence:signed}<+>")
say("statement", n.Forbid(V.choice, "be_chosen", V.duration, "opponent_effect"),
    en=("{choice:subject} cannot be chosen by your opponent{duration}",
        "{choice}, and {choice#it|they} cannot be chosen by your opponent{duration}"),
    ja=("{duration}{choice:subject}は相手から選ばれ<ない>",
        "{choice}{duration}それは相手から選ばれ<ない>"),
    zh=("{duration}{choice:subject}不會被對方選擇", "{choice}，{duration}其不會被對方選擇"))
say("statement", n.Forbid(V.choice, "be_chosen", V.duration, "opponent_effect",
    (n.Kind(("character",)),)),
    en=("{choice:subject} cannot be chosen by your opponent's characters{duration}",
        "{choice}, and {choice#it|they} cannot be chosen by your opponent's characters{duration}"),
    ja=("{duration}{choice:subject}は相手のキャラから選ばれ<ない>",
        "{choice}{duration}それは相手のキャラから選ばれ<ない>"),
    zh=("{duration}{choice:subject}不會被對方的角色選擇",
        "{choice}，{duration}其不會被對方的角色選擇"))
say("statement", n.Forbid(V.choice, "be_chosen", V.duration),
    en=("{choice:subject} cannot be chosen{duration}",
        "{choice}, and {choice#it|they} cannot be chosen{duration}"),
    ja=("{duration}{choice:subject}は選ばれ<ない>", "{choice}{duration}それは選ばれ<ない>"),
    zh=("{duration}{choice:subject}不會被選擇", "{choice}，{duration}其不會被選擇"))
say("statement", n.Forbid(V.choice, "be_boosted", V.duration),
    en=("{choice:subject} cannot gain or lose ATK and DEF{duration}",
        "{choice}, and {choice#it|they} cannot gain or lose ATK and DEF{duration}"),
    ja=("{duration}{choice:subject}はATKとDEFが増減し<ない>",
        "{choice}{duration}それはATKとDEFが増減し<ない>"),
    zh=("{duration}{choice:subject}ATK與DEF不會增減", "{choice}，{duration}其ATK與DEF不會增減"))
say("statement", n.Forbid(V.choice, "switch_active", V.duration),
    en=("{choice:subject} cannot stand{duration}",
        "{choice}, and {choice#it|they} cannot stand{duration}"),
    ja=("{duration}{choice:subject}は【スタンド】し<ない>",
        "{choice}{duration}それは【スタンド】し<ない>"),
    zh=("{duration}{choice:subject}不會直置", "{choice}，{duration}其不會直置"))
say("statement", n.Forbid(V.choice, "become_active", V.duration),
    en=("{choice:subject} cannot stand in the standby phase{duration}",
        "{choice}, and {choice#it|they} cannot stand in the standby phase{duration}"),
    ja=("{duration}{choice:subject}はスタンバイフェイズに【スタンド】し<ない>",
        "{choice}{duration}それはスタンバイフェイズに【スタンド】し<ない>"),
    zh=("{duration}{choice:subject}在準備階段不會直置", "{choice}，{duration}其在準備階段不會直置"))
say("statement", n.Forbid(V.choice, "attack", V.duration),
    en=("{choice:subject} cannot attack{duration}",
        "{choice}, and {choice#it|they} cannot attack{duration}"),
    ja=("{duration}{choice:subject}はアタックでき<ない>",
        "{choice}{duration}それはアタックでき<ない>"),
    zh=("{duration}{choice:subject}不能攻擊", "{choice}，{duration}其不能攻擊"))
say("statement", n.Forbid(V.choice, "support", V.duration),
    en=("{choice:subject} cannot support{duration}",
        "{choice}, and {choice#it|they} cannot support{duration}"),
    ja=("{duration}{choice:subject}はサポートでき<ない>",
        "{choice}{duration}それはサポートでき<ない>"),
    zh=("{duration}{choice:subject}不能支援", "{choice}，{duration}其不能支援"))
say("statement", n.Forbid(V.choice, "be_retired", V.duration),
    en=("{choice:subject} cannot retire{duration}",
        "{choice}, and {choice#it|they} cannot retire{duration}"),
    ja=("{duration}{choice:subject}はリタイアし<ない>", "{choice}{duration}それはリタイアし<ない>"),
    zh=("{duration}{choice:subject}不會退場", "{choice}，{duration}其不會退場"))
say("statement", n.Forbid(V.choice, "move_to_member", V.duration, "rule"),
    en=("{choice:subject} cannot be moved to the Members except by effects{duration}",
        "{choice}, and {choice#it|they} cannot be moved to the Members except by effects"
        "{duration}"),
    ja=("{duration}{choice:subject}は効果以外でメンバーに置け<ない>",
        "{choice}{duration}それは効果以外でメンバーに置け<ない>"),
    zh=("{duration}{choice:subject}不能以效果以外的方式移動到隊員",
        "{choice}，{duration}其不能以效果以外的方式移動到隊員"))
say("statement", n.Treat(V.subject, "trait", V.trait, V.duration),
    en="{subject} {subject#has|have} {trait} as well{duration}",
    ja=("{duration}{subject}は{trait}を<得る>", "{subject:choice}{duration}それは{trait}を<得る>",
        "{subject:choice}{duration}{trait}を<与える>"), zh="{duration}{subject}獲得{trait}")

# -- lost: Names, traits and abilities that a card has no longer. --------------------------------

say("step", (n.Treat(V.subject, "name", "", V.duration), n.Treat(V.subject, "trait", "")),
    ja="{duration}{subject}はカード名と属性を<失う>")
say("step", (n.Treat(V.choice, "name", "", V.duration), n.Treat(n.It(), "trait", "")),
    ja="{choice}{duration}それはカード名と属性を<失う>")
say("step", (n.Negate(V.subject, V.duration), n.Treat(V.subject, "trait", "")),
    ja="{duration}{subject}は能力と属性をすべて<失う>")
say("step", (n.Negate(V.choice, V.duration), n.Treat(n.It(), "trait", "")),
    ja="{choice}{duration}それは能力と属性をすべて<失う>")
say("statement", n.Forbid(V.subject, "be_partner_attacked", "next_attack_on"),
    ja="このターン中、{subject}への次のアタックはパートナーアタックに<ならない>")

# -- values --------------------------------------------------------------------------------------

say("statement", n.Treat(V.subject, "name", V.part, V.duration),
    en="{subject} {subject#has|have} the name {part} as well{duration}",
    ja=("{duration}{subject}は{part}としても扱う",
        "{subject:choice}{duration}それは{part}としても扱う"), zh="{duration}{subject}也視為{part}")
say("statement", n.Treat(V.subject, "name", "", V.duration),
    en="{subject} {subject#has|have} no names{duration}", zh="{duration}{subject}沒有名稱")
say("statement", n.Treat(V.subject, "trait", "", V.duration),
    en="{subject} {subject#has|have} no traits{duration}", zh="{duration}{subject}沒有屬性")
say("statement", n.Negate(V.choice, V.duration),
    en=("{choice:subject} {choice#has|have} no abilities{duration}",
        "{choice}, and {choice#it|they} {choice#has|have} no abilities{duration}"),
    zh=("{duration}{choice:subject}沒有能力", "{choice}，{duration}其沒有能力"))
say("statement", n.Treat(V.choice, "face", "down", V.duration),
    en=("{choice:subject} count{choice#s|} as face down{duration}",
        "{choice}, and {choice#it|they} count{choice#s|} as face down{duration}"),
    zh=("{duration}{choice:subject}視為背面朝上", "{choice}，{duration}其視為背面朝上"))
say("statement", n.Become(V.subject, "base_cost", V.number, V.duration),
    en=("{subject} {subject#has|have} a base cost of {number}{duration}",
        "{subject:choice}, and {subject#it|they} {subject#has|have} a base cost of {number}"
        "{duration}"),
    ja=("{duration}{subject}の元々のコストを{number}<にする>",
        "~{duration}{subject}の元々のコストは{number}に<なる>"),
    zh=("{duration}{subject}原本費用為{number}",
        "{subject:choice}，{duration}其原本費用為{number}"))

# -- become --------------------------------------------------------------------------------------

say("statement", n.Become(V.subject, "base_cost", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{subject}の元々のコストは{self}の{value}と同じに<なる>")
say("value", "base_cost", ja="元々のコスト")
say("statement", n.Become(V.subject, "base_cost", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}の元々のコストを{self}の{value}{plus}<にする>")
say("statement", n.Gain(V.subject, "base_cost", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}の元々のコストに<加える>")
say("statement", n.Gain(V.subject, "base_cost", V.plus, V.duration),
    ja=("{duration}{subject}の元々のコスト{plus}<+>",
        "{duration}{subject}の元々のコスト{plus:minus}<+>"))
say("statement", n.Become(V.subject, "base_atk", V.number, V.duration),
    en=("{subject} {subject#has|have} a base ATK of {number}{duration}",
        "{subject:choice}, and {subject#it|they} {subject#has|have} a base ATK of {number}"
        "{duration}",
        "the original ATK of {subject} becomes {number}{duration}"),
    ja=("{duration}{subject}の元々のATKを{number}<にする>",
        "~{duration}{subject}の元々のATKは{number}に<なる>"),
    zh=("{duration}{subject}原本ATK為{number}", "{subject:choice}，{duration}其原本ATK為{number}",
        "{duration}{subject}的原本ATK變為{number}"))
say("statement", n.Become(V.subject, "base_def", V.number, V.duration),
    en=("{subject} {subject#has|have} a base DEF of {number}{duration}",
        "{subject:choice}, and {subject#it|they} {subject#has|have} a base DEF of {number}"
        "{duration}"),
    ja=("{duration}{subject}の元々のDEFを{number}<にする>",
        "~{duration}{subject}の元々のDEFは{number}に<なる>"),
    zh=("{duration}{subject}原本DEF為{number}", "{subject:choice}，{duration}其原本DEF為{number}"))
say("statement", n.Become(V.subject, "base_def", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{subject}の元々のDEFは{self}の{value}と同じに<なる>")
say("value", "base_def", ja="元々のDEF")
say("statement", n.Become(V.subject, "base_def", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}の元々のDEFを{self}の{value}{plus}<にする>")
say("statement", n.Gain(V.subject, "base_def", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}の元々のDEFに<加える>")
say("statement", n.Gain(V.subject, "base_def", V.plus, V.duration),
    ja=("{duration}{subject}の元々のDEF{plus}<+>", "{duration}{subject}の元々のDEF{plus:minus}<+>"))

# -- values --------------------------------------------------------------------------------------

say("statement", n.Grant(V.subject, n.Ability("keyword", keyword=V.keyword), V.duration),
    en="{subject} {subject#has|have} {keyword}{duration}",
    ja="{duration}{subject}は{keyword}を<得る>", zh="{duration}{subject}獲得{keyword}")
say("statement", n.Grant(V.subject, V.ability, V.duration),
    en="{subject} {subject#has|have} “{ability:line}”{duration}",
    ja="{duration}{subject}は〈{ability:line}〉を<得る>",
    zh="{duration}{subject}獲得「{ability:line}」")
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Count(V.each)),
    en=("{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration} "
        "for each {each}"))
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, n.Count(V.counted, V.per)),
    en=("{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration} "
        "for every {per:number} {counted}"))
say("statement", n.Treat(V.choice, "trait", V.trait, V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} {trait} as well{duration}",
    zh="{choice}，{duration}其獲得{trait}")
say("statement", n.Treat(V.choice, "name", V.part, V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} the name {part} as well{duration}",
    zh="{choice}，{duration}其也視為{part}")
say("statement", n.Treat(V.choice, "name", "", V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} no names{duration}",
    zh="{choice}，{duration}其沒有名稱")
say("statement", n.Treat(V.choice, "trait", "", V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} no traits{duration}",
    zh="{choice}，{duration}其沒有屬性")
say("statement", n.Grant(V.choice, n.Ability("keyword", keyword=V.keyword), V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} {keyword}{duration}",
    ja="{choice}{duration}それは{keyword}を<得る>", zh="{choice}，{duration}其獲得{keyword}")
say("statement", n.Grant(V.choice, V.ability, V.duration),
    en="{choice}, and {choice#it|they} {choice#has|have} “{ability:line}”{duration}",
    ja="{choice}{duration}それは〈{ability:line}〉を<得る>",
    zh="{choice}，{duration}其獲得「{ability:line}」")
say("statement", n.Grant(V.choice, n.Ability("keyword", keyword=V.keyword), V.duration),
    ja=("{choice}{duration}{keyword}を<与える>",
        "~{duration}{choice:subject}に{keyword}を<与える>"))
say("statement", n.Boost(n.Player("further"), V.atk, V.defence),
    en="it gets a further {atk:signed}/{defence:signed}",
    ja="さらに{atk:signed}/{defence:signed}<+>", zh="再額外{atk:signed}/{defence:signed}")
say("statement", n.Upon(n.When("placed_entry", n.Cards("you", "entry", V.thing)),
    (n.Boost(n.Subject(), V.atk, V.defence, "turn"),)),
    en=("the next {thing} put into your Entry this turn gets {atk:signed}/{defence:signed} "
        "during this turn"),
    ja="このターン中、次にあなたのエントリーに置かれる{thing}を{atk:signed}/{defence:signed}<+>",
    zh="本回合中，下一張放置到我方登場位的{thing}{atk:signed}/{defence:signed}")
say("statement", n.Upon(n.When("supports"), (n.Boost(V.subject, V.atk, V.defence, "attack"),),
    once=False),
    ja="このキャラがサポートしたアタック中、{subject}を{atk:signed}/{defence:signed}<+>")
say("step", (n.If(V.number_of, (n.Forbid(n.Cards("ally", "entry"), "be_partner_attacked"),)),),
    en="{number_of} of each turn is no partner attack",
    ja="各ターン{number_of}のアタックはパートナーアタックに<ならない>",
    zh="每回合{number_of}不會成為夥伴攻擊")
say("step", (V.statement,), en="{statement}", ja="{statement:statement*}", zh="{statement}")
say("step", (n.Select(V.choice), V.statement), en="{choice}, and {statement}",
    ja="{choice}{statement:statement*}", zh="{choice}，{statement}")
say("statement", n.Forbid(n.Cards("ally", "entry"), "be_partner_attacked", V.duration),
    en="~your opponent's attacks are no partner attacks{duration}",
    ja="{duration}相手のアタックはパートナーアタックに<ならない>")
say("statement", n.Forbid(V.subject, "be_partner_attacked", V.duration),
    en=("{subject} cannot be partner attacked{duration}",
        "{subject:choice}, and {subject#it|they} cannot be partner attacked{duration}"),
    ja="{duration}{subject}へのアタックはパートナーアタックに<ならない>",
    zh=("{duration}{subject}不會受到夥伴攻擊", "{subject:choice}，{duration}其不會受到夥伴攻擊"))

# -- attacks -------------------------------------------------------------------------------------

say("statement", n.Forbid(n.Cards("ally", "entry"), "be_partner_attacked", "attack"),
    ja="このアタックはパートナーアタックに<ならない>")
say("statement", n.Allow(n.Attacker(), "partner_attack", "attack"),
    en="this attack is a partner attack", ja="このアタックはパートナーアタックに<なる>",
    zh="本次攻擊成為夥伴攻擊")
say("statement", n.Allow(n.This(), "partner_attack"),
    ja="このキャラのアタックはパートナーアタックに<なる>")
say("statement", n.Allow(V.subject, "partner_attack", "its_next_attack"),
    en="the next attack of {subject} this turn is a partner attack",
    ja="このターン{subject}の次のアタックはパートナーアタックに<なる>",
    zh="本回合{subject}的下次攻擊成為夥伴攻擊")
say("statement", n.Forbid(V.subject, "be_partner_attacked", "next_attack_on"),
    en="the next attack on {subject} this turn is no partner attack",
    zh="本回合對{subject}的下次攻擊不會成為夥伴攻擊")
say("statement", n.Wound(V.subject, clear=True), en="the damage of {subject} becomes 0",
    ja="{subject}が受けているダメージを0<にする>", zh="{subject}受到的傷害變為0")
say("statement", n.Wound(V.choice, V.number),
    en=("deal {number} damage to {choice:subject}", "{choice} and deal {number} damage to it"),
    ja=("{choice:subject}に{number}ダメージを<与える>", "{choice}{number}ダメージを<与える>"),
    zh=("給予{choice:subject}{number}點傷害", "{choice}，給予其{number}點傷害"))
say("statement", n.Forbid(n.Cards("ally", "entry"), "take_damage", "attack"),
    en="this attack deals no damage", ja="このアタックのダメージを0<にする>",
    zh="本次攻擊的傷害變為0")
say("statement", n.Forbid(V.subject, "take_damage", V.duration),
    ja="{duration}{subject}が受けるダメージを0<にする>")
say("value", "atk", en="ATK", ja="ATK", zh="ATK")
say("statement", n.Gain(V.subject, "atk", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}のATKに<加える>")
say("statement", n.Become(V.subject, "atk", V.number, V.duration),
    en="the ATK of {subject} becomes {number}{duration}",
    ja=("{duration}{subject}のATKを{number}<にする>",
        "~{duration}{subject}のATKは{number}に<なる>"), zh="{duration}{subject}的ATK變為{number}")
say("statement", n.Become(V.subject, "atk", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}のATKを{self}の{value}{plus}<にする>")
say("statement", n.Become(V.subject, "atk", n.ValueOf(V.value, V.self), V.duration),
    en="the ATK of {subject} becomes the {value} of {self}{duration}",
    ja="{duration}{subject}のATKは{self}の{value}と同じに<なる>",
    zh="{duration}{subject}的ATK變為與{self}的{value}相同")
say("statement", n.Gain(V.subject, "atk", V.plus, V.duration),
    en=("the ATK of {subject} changes by {plus}{duration}",
        "the ATK of {subject} changes by {plus:minus}{duration}"),
    ja=("{duration}{subject}のATK{plus}<+>", "{duration}{subject}のATK{plus:minus}<+>"),
    zh=("{duration}{subject}的ATK{plus}", "{duration}{subject}的ATK{plus:minus}"))
say("value", "def", en="DEF", ja="DEF", zh="DEF")
say("statement", n.Gain(V.subject, "def", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}のDEFに<加える>")
say("statement", n.Become(V.subject, "def", V.number, V.duration),
    en="the DEF of {subject} becomes {number}{duration}",
    ja=("{duration}{subject}のDEFを{number}<にする>",
        "~{duration}{subject}のDEFは{number}に<なる>"), zh="{duration}{subject}的DEF變為{number}")
say("statement", n.Become(V.subject, "def", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}のDEFを{self}の{value}{plus}<にする>")
say("statement", n.Become(V.subject, "def", n.ValueOf(V.value, V.self), V.duration),
    en="the DEF of {subject} becomes the {value} of {self}{duration}",
    ja="{duration}{subject}のDEFは{self}の{value}と同じに<なる>",
    zh="{duration}{subject}的DEF變為與{self}的{value}相同")
say("statement", n.Gain(V.subject, "def", V.plus, V.duration),
    en=("the DEF of {subject} changes by {plus}{duration}",
        "the DEF of {subject} changes by {plus:minus}{duration}"),
    ja=("{duration}{subject}のDEF{plus}<+>", "{duration}{subject}のDEF{plus:minus}<+>"),
    zh=("{duration}{subject}的DEF{plus}", "{duration}{subject}的DEF{plus:minus}"))
say("value", "cost", en="cost", ja="コスト", zh="費用")
say("statement", n.Gain(V.subject, "cost", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}のコストに<加える>")
say("statement", n.Become(V.subject, "cost", V.number, V.duration),
    en="the cost of {subject} becomes {number}{duration}",
    ja=("{duration}{subject}のコストを{number}<にする>",
        "~{duration}{subject}のコストは{number}に<なる>"),
    zh="{duration}{subject}的費用變為{number}")
say("statement", n.Become(V.subject, "cost", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}のコストを{self}の{value}{plus}<にする>")
say("statement", n.Become(V.subject, "cost", n.ValueOf(V.value, V.self), V.duration),
    en="the cost of {subject} becomes the {value} of {self}{duration}",
    ja="{duration}{subject}のコストは{self}の{value}と同じに<なる>",
    zh="{duration}{subject}的費用變為與{self}的{value}相同")
say("statement", n.Gain(V.subject, "cost", V.plus, V.duration),
    en=("the cost of {subject} changes by {plus}{duration}",
        "the cost of {subject} changes by {plus:minus}{duration}"),
    ja=("{duration}{subject}のコスト{plus}<+>", "{duration}{subject}のコスト{plus:minus}<+>"),
    zh=("{duration}{subject}的費用{plus}", "{duration}{subject}的費用{plus:minus}"))
say("value", "base_atk", en="original ATK", ja="元々のATK", zh="原本ATK")
say("statement", n.Become(V.subject, "base_atk", n.Sum((n.ValueOf(V.value, V.self), V.plus)),
    V.duration), ja="{duration}{subject}の元々のATKを{self}の{value}{plus}<にする>")
say("statement", n.Gain(V.subject, "base_atk", n.ValueOf(V.value, V.self), V.duration),
    ja="{duration}{self}の{value}を{subject}の元々のATKに<加える>")
say("statement", n.Become(V.subject, "base_atk", n.ValueOf(V.value, V.self), V.duration),
    en="the original ATK of {subject} becomes the {value} of {self}{duration}",
    ja="{duration}{subject}の元々のATKは{self}の{value}と同じに<なる>",
    zh="{duration}{subject}的原本ATK變為與{self}的{value}相同")
say("statement", n.Gain(V.subject, "base_atk", V.plus, V.duration),
    en=("the original ATK of {subject} changes by {plus}{duration}",
        "the original ATK of {subject} changes by {plus:minus}{duration}"),
    ja=("{duration}{subject}の元々のATK{plus}<+>", "{duration}{subject}の元々のATK{plus:minus}<+>"),
    zh=("{duration}{subject}的原本ATK{plus}", "{duration}{subject}的原本ATK{plus:minus}"))

# -- players -------------------------------------------------------------------------------------

say("statement", n.Forbid(n.Player("opponent"), "block", V.duration),
    en="your opponent cannot use \\[Blocker]{duration}",
    ja="{duration}相手は【ブロッカー】を使え<ない>", zh="{duration}對方不能使用【防禦】")
say("statement", n.Forbid(n.Player("opponent"), "cancel", V.duration),
    en="your opponent cannot use \\[Cancel]{duration}",
    ja="{duration}相手は【キャンセル】を使え<ない>", zh="{duration}對方不能使用【取消】")
say("statement", n.Forbid(n.Player("opponent"), "activate_spark", V.duration),
    en="your opponent cannot use \\[Spark]{duration}",
    ja="{duration}相手は【スパーク】を使え<ない>", zh="{duration}對方不能使用【火花】")
say("statement", n.Forbid(n.Player("opponent"), "set_rebirth", V.duration),
    en="your opponent cannot set Rebirth cards{duration}",
    ja="{duration}相手はReバースをセットでき<ない>", zh="{duration}對方不能設置重生卡")
say("statement", n.Forbid(n.Player("opponent"), "set_rebirth_elsewhere", V.duration),
    en="your opponent cannot set Rebirth cards except from the Entry{duration}",
    ja="{duration}相手はエントリー以外からReバースをセットでき<ない>",
    zh="{duration}對方不能從登場位以外設置重生卡")
say("statement", n.Allow(n.Player("you"), "keep_rebirth", "turn"),
    ja="このターン終了時にReバースを控え室に置く際、1枚残してもよい")
say("statement", n.Forbid(n.Player("opponent"), "recover", V.duration),
    en="your opponent cannot recover{duration}", ja="{duration}相手は回復でき<ない>",
    zh="{duration}對方不能回復")
say("statement", n.Forbid(n.Player("opponent"), "play_member", V.duration),
    en="your opponent cannot put characters among the Members{duration}",
    ja="{duration}相手はキャラをメンバーに置け<ない>", zh="{duration}對方不能將角色放置到隊員")
say("statement", n.Forbid(n.Player("opponent"), "partner_attack", V.duration),
    en="your opponent cannot make partner attacks{duration}",
    ja="{duration}相手はパートナーアタックでき<ない>", zh="{duration}對方不能進行夥伴攻擊")
say("step", (n.Forbid(n.Player("opponent"), "cancel", V.duration), n.Forbid(n.Player("opponent"),
    "block", V.duration)), ja="{duration}相手は【キャンセル】と【ブロッカー】を使え<ない>")
say("step", (n.Forbid(n.Player("opponent"), "block", V.duration), n.Forbid(n.Player("opponent"),
    "cancel", V.duration)), ja="{duration}相手は【ブロッカー】と【キャンセル】を使え<ない>")
say("statement", n.Forbid(n.Player("opponent"), "activate_spark", V.duration,
    tests=(n.Kind(("character",)),)), ja="{duration}相手はキャラの【スパーク】を使え<ない>")
say("statement", n.Forbid(n.Cards("opponent", V.zones), "activate", V.duration),
    en="your opponent cannot use the \\[ACT] of their {zones}{duration}",
    ja="{duration}相手は{zones}の【起】を使え<ない>",
    zh="{duration}對方不能使用自己{zones}的【起動】")
say("statement", n.Forbid(V.self, "activate", V.duration),
    ja="{duration}相手は{self}の【起】を使え<ない>")
say("statement", n.Forbid(n.Cards("opponent", V.zones), "activate_auto", V.duration),
    en="your opponent cannot use the \\[AUTO] of their {zones}{duration}",
    ja="{duration}相手は{zones}の【自】を使え<ない>",
    zh="{duration}對方不能使用自己{zones}的【自動】")
say("statement", n.Forbid(V.self, "activate_auto", V.duration),
    ja="{duration}相手は{self}の【自】を使え<ない>")
say("statement", n.Again(V.whose), en="{whose}\\[Spark] abilities are played once more",
    ja="{whose}【スパーク】は追加でもう一度発動<する>", zh="{whose}的【火花】額外再發動1次")
say("statement", n.Again(V.whose, duration=V.duration),
    ja="{duration}{whose}【スパーク】は追加でもう一度発動<する>")
say("statement", n.Allow(V.this, "be_chosen_first", tests=V.thing),
    en="if your opponent chooses a {thing} among your Members, they choose {this} first",
    ja="相手は効果で(メンバーから|)[あなたの]{thing}を選ぶ際、{this}を優先<する>",
    zh="對方以效果選擇我方隊員的{thing}時，必須優先選擇{this}")
say("statement", n.Allow(n.Player("you"), "keep_rebirth", V.duration),
    en="you may keep 1 Rebirth card at the end of your turn{duration}",
    ja="{duration}あなたのターン終了時にReバースを控え室に置く際、1枚残してもよい",
    zh="{duration}我方回合結束時可以保留1張重生卡")
say("statement", n.Allow(n.Player("you"), "energy_from_waiting"),
    en="you may put energy from the waiting room instead of the hand",
    ja="手札からエネルギーを置く際、かわりに控え室から置いてもよい",
    zh="可以從等候室代替手牌放置能量")
say("statement", n.Allow(V.this, "set_at_block"),
    ja="{this}は【ブロッカー】のタイミングでセットできる")
say("statement", n.Allow(V.this, "attack_unsupported"),
    en="{this} can make its first attack of each turn without support",
    ja="{this}は各ターン1回目のみサポートなしでアタックできる",
    zh="{this}每回合第1次攻擊可以沒有支援")
