"""What cards get, may do, may not do or suffer."""
# fmt: off

from __future__ import annotations

from typing import Any

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- values --------------------------------------------------------------------------------------

# So much for each of something.
say("times", n.ValueOf(V.value, V.of), en=" for each point of the {value} of {of:self}",
    ja="{of:self}の{value}1につき、", zh="{of:self}的{value}每有1，")
say("times", n.Done(V.per), en=" for each {per:number} of those cards",
    ja=("公開したカード{per:number}枚につき、", "~控え室に置かれた{per:number}枚につき、"),
    zh="那些卡每有{per:number}張，")
say("times", n.Kinds("name", V.counted, V.per), ja="{counted}のカード名{per:number}種類につき、")
say("times", n.Kinds("trait", V.counted, V.per), ja="{counted}の属性{per:number}種類につき、")
say("times", n.Kinds("trait", V.counted, V.per, beside=V.trait),
    ja="{counted}の{trait}以外の属性{per:number}種類につき、")
say("times", n.Count(V.each), en=" for each {each}")
say("times", n.Count(V.counted, V.per), en=" for every {per:number} {counted}",
    ja="{counted}{per:number}枚につき、", zh="{counted}每有{per:number}張，")
say("times", n.Free(V.whose), en=" for each free seat in {whose}Members",
    ja="{whose}空席のメンバー1つにつき、", zh="{whose}隊員空位每有1個，")
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration, V.times),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration}{times}",
        "{choice}, and {choice#it|they} get{choice#s|} "
        "{atk:signed}/{defence:signed}{duration}{times}"),
    ja=("{times}{duration}{choice:subject}を{atk:signed}/{defence:signed}<+>",
        "{times}{choice}{duration}それを{atk:signed}/{defence:signed}<+>",
        "~{duration}{times}{choice:subject}を{atk:signed}/{defence:signed}<+>"),
    zh=("{times}{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "{times}{choice}，{duration}其{atk:signed}/{defence:signed}"))
say("statement", n.Boost(n.Player("same"), V.atk, V.defence),
    ja="~{atk:signed}/{defence:signed}<+>")
say("statement", n.Boost(n.Player("same"), V.atk, V.defence, times=V.times),
    ja="~{times}{atk:signed}/{defence:signed}<+>")
say("statement", n.Boost(n.Player("further"), V.atk, V.defence, times=V.times),
    en="it gets a further {atk:signed}/{defence:signed}{times}",
    ja="{times}さらに{atk:signed}/{defence:signed}<+>",
    zh="{times}再額外{atk:signed}/{defence:signed}")
say("statement", n.Boost(V.choice, V.atk, V.defence, V.duration),
    en=("{choice:subject} get{choice#s|} {atk:signed}/{defence:signed}{duration}",
        "{choice}, and {choice#it|they} get{choice#s|} {atk:signed}/{defence:signed}{duration}"),
    ja=("{duration}{choice:subject}を{atk:signed}/{defence:signed}<+>",
        "{choice}{duration}それを{atk:signed}/{defence:signed}<+>"),
    zh=("{duration}{choice:subject}{atk:signed}/{defence:signed}",
        "{choice}，{duration}其{atk:signed}/{defence:signed}"))
# What one card may not do or suffer, or does not have any longer.
BARS: tuple[tuple[Any, str, str, str], ...] = (
    (n.Forbid(V.choice, "be_chosen", V.duration, "opponent_effect"),
     "cannot be chosen by your opponent", "相手から選ばれ<ない>", "不會被對方選擇"),
    (n.Forbid(V.choice, "be_chosen", V.duration, "opponent_effect", (n.Kind(("character",)),)),
     "cannot be chosen by your opponent's characters", "相手のキャラから選ばれ<ない>",
     "不會被對方的角色選擇"),
    (n.Forbid(V.choice, "be_chosen", V.duration), "cannot be chosen", "選ばれ<ない>", "不會被選擇"),
    (n.Forbid(V.choice, "be_boosted", V.duration), "cannot gain or lose ATK and DEF",
     "ATKとDEFが増減し<ない>", "ATK與DEF不會增減"),
    (n.Forbid(V.choice, "switch_active", V.duration), "cannot stand", "【スタンド】し<ない>",
     "不會直置"),
    (n.Forbid(V.choice, "become_active", V.duration), "cannot stand in the standby phase",
     "スタンバイフェイズに【スタンド】し<ない>", "在準備階段不會直置"),
    (n.Forbid(V.choice, "attack", V.duration), "cannot attack", "アタックでき<ない>", "不能攻擊"),
    (n.Forbid(V.choice, "support", V.duration), "cannot support", "サポートでき<ない>", "不能支援"),
    (n.Forbid(V.choice, "be_retired", V.duration), "cannot retire", "リタイアし<ない>", "不會退場"),
    (n.Forbid(V.choice, "move_to_member", V.duration, "rule"),
     "cannot be moved to the Members except by effects", "効果以外でメンバーに置け<ない>",
     "不能以效果以外的方式移動到隊員"),
)
for bar, en, ja, zh in BARS:
    say("statement", bar,
        en=(f"{{choice:subject}} {en}{{duration}}",
            f"{{choice}}, and {{choice#it|they}} {en}{{duration}}"),
        ja=(f"{{duration}}{{choice:subject}}は{ja}", f"{{choice}}{{duration}}それは{ja}"),
        zh=(f"{{duration}}{{choice:subject}}{zh}", f"{{choice}}，{{duration}}其{zh}"))
say("statement", n.Treat(V.subject, "trait", V.trait, V.duration),
    en="{subject} {subject#has|have} {trait} as well{duration}",
    ja=("{duration}{subject}は[すべて]{trait}を<得る>",
        "{subject:choice}{duration}それは{trait}を<得る>",
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
    ja=("{duration}{choice:subject}は能力をすべて<失う>",
        "{choice}{duration}それは能力をすべて<失う>"),
    zh=("{duration}{choice:subject}沒有能力", "{choice}，{duration}其沒有能力"))
say("statement", n.Treat(V.choice, "face", "down", V.duration),
    en=("{choice:subject} count{choice#s|} as face down{duration}",
        "{choice}, and {choice#it|they} count{choice#s|} as face down{duration}"),
    zh=("{duration}{choice:subject}視為背面朝上", "{choice}，{duration}其視為背面朝上"))

# -- become --------------------------------------------------------------------------------------


# -- values --------------------------------------------------------------------------------------

say("statement", n.Grant(V.subject, n.Ability("keyword", keyword=V.keyword), V.duration),
    en="{subject} {subject#has|have} {keyword}{duration}",
    ja="{duration}{subject}は{keyword}を<得る>", zh="{duration}{subject}獲得{keyword}")
say("statement", n.Grant(V.subject, V.ability, V.duration),
    en="{subject} {subject#has|have} “{ability:line}”{duration}",
    ja="{duration}{subject}は〈{ability:line}〉を<得る>",
    zh="{duration}{subject}獲得「{ability:line}」")
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
# A number becomes another one, or grows.
STATS = (
    ("base_cost", "a base cost", "base cost", "元々のコスト", "原本費用"),
    ("base_atk", "a base ATK", "original ATK", "元々のATK", "原本ATK"),
    ("base_def", "a base DEF", "original DEF", "元々のDEF", "原本DEF"),
    ("atk", "", "ATK", "ATK", "ATK"), ("def", "", "DEF", "DEF", "DEF"),
    ("cost", "", "cost", "コスト", "費用"),
)
for stat, base, en, ja, zh in STATS:
    say("value", stat, en=en, ja=ja, zh=zh)
    say("statement", n.Become(V.subject, stat, V.number, V.duration),
        en=(*([f"{{subject}} {{subject#has|have}} {base} of {{number}}{{duration}}",
               f"{{subject:choice}}, and {{subject#it|they}} {{subject#has|have}} {base} of "
               "{number}{duration}"] if base else []),
            f"the {en} of {{subject}} becomes {{number}}{{duration}}"),
        ja=(f"{{duration}}{{subject}}の{ja}を{{number}}<にする>",
            f"~{{duration}}{{subject}}の{ja}は{{number}}に<なる>"),
        zh=(*([f"{{duration}}{{subject}}{zh}為{{number}}",
               f"{{subject:choice}}，{{duration}}其{zh}為{{number}}"] if base else []),
            f"{{duration}}{{subject}}的{zh}變為{{number}}"))
    say("statement", n.Become(V.subject, stat, n.ValueOf(V.value, V.self), V.duration),
        en=f"the {en} of {{subject}} becomes the {{value}} of {{self}}{{duration}}",
        ja=f"{{duration}}{{subject}}の{ja}は{{self}}の{{value}}と同じに<なる>",
        zh=f"{{duration}}{{subject}}的{zh}變為與{{self}}的{{value}}相同")
    say("statement", n.Become(V.subject, stat, n.Sum((n.ValueOf(V.value, V.self), V.plus)),
        V.duration), ja=f"{{duration}}{{subject}}の{ja}を{{self}}の{{value}}{{plus}}<にする>")
    say("statement", n.Gain(V.subject, stat, n.ValueOf(V.value, V.self), V.duration),
        ja=f"{{duration}}{{self}}の{{value}}を{{subject}}の{ja}に<加える>")
    say("statement", n.Gain(V.subject, stat, V.plus, V.duration),
        en=tuple(f"the {en} of {{subject}} changes by {{plus{sign}}}{{duration}}"
                 for sign in ("", ":minus")),
        ja=tuple(f"{{duration}}{{subject}}の{ja}{{plus{sign}}}<+>" for sign in ("", ":minus")),
        zh=tuple(f"{{duration}}{{subject}}的{zh}{{plus{sign}}}" for sign in ("", ":minus")))

# -- players -------------------------------------------------------------------------------------

# What a player may not do.
FORBIDDEN: tuple[tuple[str, Any, str, str, str], ...] = (
    ("block", (), "use \\[Blocker]", "【ブロッカー】を使え<ない>", "使用【防禦】"),
    ("cancel", (), "use \\[Cancel]", "【キャンセル】を使え<ない>", "使用【取消】"),
    ("activate_spark", (), "use \\[Spark]", "【スパーク】を使え<ない>", "使用【火花】"),
    ("activate_spark", (n.Kind(("character",)),), "use the \\[Spark] of characters",
     "キャラの【スパーク】を使え<ない>", "使用角色的【火花】"),
    ("set_rebirth", (), "set Rebirth cards", "Reバースをセットでき<ない>", "設置重生卡"),
    ("set_rebirth_elsewhere", (), "set Rebirth cards except from the Entry",
     "エントリー以外からReバースをセットでき<ない>", "從登場位以外設置重生卡"),
    ("recover", (), "recover", "回復でき<ない>", "回復"),
    ("play_member", (), "put characters among the Members", "キャラをメンバーに置け<ない>",
     "將角色放置到隊員"),
    ("partner_attack", (), "make partner attacks", "パートナーアタックでき<ない>", "進行夥伴攻擊"),
)
for act, tests, en, ja, zh in FORBIDDEN:
    say("statement", n.Forbid(n.Player("opponent"), act, V.duration, tests=tests),
        en=f"your opponent cannot {en}{{duration}}",
        ja=(f"{{duration}}相手は{ja}", f"~相手は{{duration}}{ja}"),
        zh=f"{{duration}}對方不能{zh}")
say("statement", n.Allow(n.Player("you"), "keep_rebirth", "turn"),
    ja="このターン終了時にReバースを控え室に置く際、1枚残してもよい")
say("step", (n.Forbid(n.Player("opponent"), "cancel", V.duration), n.Forbid(n.Player("opponent"),
    "block", V.duration)), ja="{duration}相手は【キャンセル】と【ブロッカー】を使え<ない>")
say("step", (n.Forbid(n.Player("opponent"), "block", V.duration), n.Forbid(n.Player("opponent"),
    "cancel", V.duration)), ja="{duration}相手は【ブロッカー】と【キャンセル】を使え<ない>")
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
