"""Japanese spelling. A comma after a particle is a matter of taste: none in the normal form.

Every line of the tables at the end must leave the meaning as it is: は, を and の before a value
say the same; so do ある, いる and の after a number, してもよい and できる, このキャラ and このカード.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, plain_words, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"属性 ?\([^)]\)")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"その後、")
CHOOSE: Final = re.compile(r"つを選ぶ。$")
SPACE: Final = ""

_TAGS = (
    r"【(?:登場時|アタック時|ブロック時|相手のアタック時|KO時|自分のターン終了時|相手のターン終了時"
    r"|起動メイン|メイン|カウンター|トリガー|ドン‼×\d+|自分のターン中|相手のターン中|ターン1回)】"
)
_KEYWORDS = r"【(?:ブロッカー|速攻|速攻：キャラ|ダブルアタック|バニッシュ|ブロック不可)】"
_DURATION = (
    r"(?:このターン中|このバトル中"
    r"|次の(?:自分|相手)の(?:ターン|エンドフェイズ)(?:開始|終了)時まで)、"
)

_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", "，": "、", ",": "、", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=ドン) ?(?:!!|！！|‼)", "‼", text)
    text = re.sub(r"【ドン‼ ?[×xX] ?(\d+)】", r"【ドン‼×\1】", text)
    text = re.sub(r"元々の、((?:パワー|コスト)\d+[^、。：]*?枚までと)", r"元々の\1元々の", text)
    return plain_words(text, "「」《》『』")


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={_TAGS}(?!効果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{_TAGS})*{_KEYWORDS})、?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    text = re.sub(r"(?<=[をはにがとの])、(?![「《『])|(?<=[をはにがと])、(?=[「《『])", "", text)
    text = re.sub(r"(?<=の)、(?=[「《『特])", "", text)
    return rewrite(text, _ONE_WAY)


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def _circle(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    return f"{sign}、{found[2]}" if found[2] else f"{sign}："


_CAN: Final = {
    "置い": "置くことが",
    "引い": "引くことが",
    "戻し": "戻すことが",
    "選ん": "選ぶことが",
    "にし": "に",
    "し": "",
}


def _can(found: re.Match[str]) -> str:
    """してもよい as できる."""
    return found[1] + _CAN.get(found[2], f"{found[2]}ることが") + "できる"


_START = r"(?<=[】：、])"
_CLAUSE = r"(^|[。：】、・])"

# Words for one thing.
_WORDS: OneWay = (
    (re.compile(r"この(?:キャラカード|キャラ|リーダー|ステージ)"), "このカード"),
    (re.compile(r"入れる事"), "入れること"),
    (re.compile(r"並び変え"), "並び替え"),
    (re.compile(r"効果によって"), "効果で"),
    (re.compile(r"元々の効果がない"), "元々の効果のない"),
    (re.compile(r"自分のドン‼デッキから"), "ドン‼デッキから"),
    (re.compile(r"場にドン‼が"), "場のドン‼が"),
    (re.compile(r"自分の場に(?=キャラカードを登場)"), ""),
    (re.compile(r"自分のキャラが(?=[^、。]*のみ)"), "自分の場のキャラが"),
    (re.compile(r"自分の場に(?=[^、。]*キャラが|[「『])"), "自分の"),
    (re.compile(r"(?<=相手は)自身の場の(?=キャラ)"), "自身の"),
    (re.compile(r"トラッシュに置いたカード|(?<=。)置いたカード"), "そのカード"),
    (
        re.compile(
            r"(?:選んだ|公開した|捨てた|KOした|戻した|置いた)(?:カード|キャラ|枚数(?=\d))(?!と異なる)"
        ),
        "そのカード",
    ),
    (re.compile(r"レストにしたドン‼(?=\d+枚につき)"), "そのカード"),
    (re.compile(r"(?<=アタックする)際(?=【ブロッカー】)"), "場合"),
    (re.compile(r"(?<=[持で]ち、|[」》]で、)手札が"), "自分の手札が"),
    (re.compile(r"カード名の異なる"), "カード名が異なる"),
    (re.compile(r"(?<=KOされる)か(?=[^、。]*?場を離れる場合)"), "場合か"),
    (re.compile(r"自分の手札が(?=捨てられた)"), "自分の手札からカードが"),
    (re.compile(r"(?<=このカードを)トラッシュから(?=(?:レストで)?登場)"), ""),
    (re.compile(r"(コスト\d+以下)と(?=\d+の)"), r"\1とコスト"),
    (re.compile(r"(?<=枚に)自分の(?=アクティブのドン‼|レストのドン‼)"), ""),
    (
        re.compile(r"(自分の(?:手札|トラッシュ)から)([^、。：]*?)カード名が異なる"),
        r"\1カード名が異なる\2",
    ),
    (re.compile(r"(?<=キャラか)、(?=手札\d枚を)"), ""),
    (re.compile(r"(?<=自分の)、(?=リーダー|特徴)"), ""),
    (re.compile(r"属性 (?=\()"), "属性"),
    (re.compile(r"この効果で登場させたキャラ1枚"), "そのカード"),
    (re.compile(r"その(?:付与したカード|リーダーかキャラ)(?=が)"), "そのカード"),
    (re.compile(r"(?:デッキに戻した|捨てた|置いた|戻した)枚数分"), "その枚数分"),
    (re.compile(r"(?<=[】、。])場のドン‼が"), "自分の場のドン‼が"),
    (re.compile(r"登場できる(?=[：。])"), "登場させることができる"),
    (re.compile(r"(?<=場合、)KOする"), "そのカードをKOする"),
    (re.compile(r"戻し、?シャッフル"), "戻し、デッキをシャッフル"),
    (re.compile(r"特徴(『[^』]*』)を含む"), r"\1を含む特徴を持つ"),
    (re.compile(r"リーダーとキャラ(?=とのバトル)"), "リーダーかキャラ"),
    (re.compile(r"(?<=そのカードがキャラ)の(?=場合)"), "カードの"),
    (re.compile(r"((?:手札|トラッシュ|デッキ)(?:から|の)[^、。：]*?キャラ)(?=\d+枚)"), r"\1カード"),
    (re.compile(r"((?:見て|公開し)、[^、。：]*?キャラ)(?=\d+枚)"), r"\1カード"),
    (re.compile(r"トラッシュにある(?=[^、。]*?枚までの【)"), "トラッシュから"),
    (re.compile(r"(?<=手札か場)の(?=「)"), "から"),
    (re.compile(r"とバトルした場合"), "とバトルした時"),
    (re.compile(r"とバトルする時"), "とバトルした時"),
    (re.compile(r"(?<=このカードが)(?=属性[^、。]*?とバトル)"), "相手の"),
    (re.compile(r"そのキャラ(?=[はをが]|のパワー|のコスト)"), "そのカード"),
    (re.compile(r"だった(?=場合)"), "の"),
    (re.compile(r"(?<=[。：】、])登場させた(?=場合)"), "そうした"),
    (re.compile(r"アクティブの(?=ドン‼\d+枚をレスト)"), ""),
    (re.compile(r"(?<!相手の)(?=アクティブのキャラにもアタック)"), "相手の"),
    (re.compile(r"次の(?:自分の|相手の)(?=リフレッシュフェイズ)"), "次の"),
    (re.compile(r"デッキの一番上を"), "デッキの上から1枚を"),
    (re.compile(r"枚を選び、(?=捨て)"), "枚を"),
    (
        re.compile(r"リーダーとキャラ合計(?=\d+枚)|リーダーとキャラ(?=すべて|[はの])"),
        "リーダーかキャラ",
    ),
    (re.compile(r"(?<!の)合計(?=\d+枚)"), ""),
    (re.compile(r"(?<=されているドン‼)の合計(?=が)"), ""),
    (re.compile(r"(?<=[^は]手札)の(?=[^、。：]*?\d+枚(?:まで)?を)(?!枚数|この)"), "から"),
    (re.compile(r"(?<=トラッシュ)の(?=[^、。：]*?\d+枚(?:まで)?を)"), "から"),
    (re.compile(r"自分のトラッシュ(?=\d+枚につき)"), "自分のトラッシュにあるカード"),
    (re.compile(r"(?<=見て、)(?=\d+枚まで)"), "カード"),
    (re.compile(r"他の(?=キャラ(?!の「))"), "このカード以外の"),
)

# Particles, and verbs with one meaning.
_PARTICLES: OneWay = (
    (re.compile(r"(?<=から)、"), ""),
    (re.compile(r"(?<=持つ)、(?=リーダー|キャラ|カード|特徴|コスト|パワー)"), ""),
    (re.compile(r"(?<=を持)ち、(?=特徴[^、。]*?を持つ[^、。]*?枚)"), "つ"),
    (re.compile(r"(?<=[以下上外])で、?(?=パワー\d|コスト\d|特徴|[「『])(?![^、。]*?場合)"), "の"),
    (re.compile(r"(?<=[^0-9]で)かつ、?"), "、"),
    (re.compile(r"(が特徴《[^》]*》)で(?=、)"), r"\1を持ち"),
    (re.compile(r"(?<=枚)か、(?=\d)"), "か"),
    (re.compile(r"(場合|時)か、"), r"\1か"),
    (re.compile(r"場の(キャラを任意の枚数)"), r"\1"),
    (re.compile(r"(?<=任意の枚数)(?=手札に戻)"), "持ち主の"),
    (
        re.compile(r"(手札から[^、。：]*?\d+枚を)トラッシュに置(く|き)(?=こと|、)"),
        lambda m: m[1] + ("捨てる" if m[2] == "く" else "捨て"),
    ),
    (re.compile(r"か、(?:相手の|自分の)(?=コスト|「|キャラ|レスト)"), "か"),
    (re.compile(r"キャラ1枚か(?=ドン‼1枚まで)"), "キャラか"),
    (re.compile(r"が0枚、または自分の場のドン‼が"), "が0枚か"),
    (re.compile(r"(コスト\d+)と(?=\d+の)"), r"\1か"),
    (re.compile(r"(?<=効果で)、(?=KOされ)"), ""),
    (re.compile(r"レストにする、"), "レストにし、"),
    (re.compile(r"手札を(\d+)枚(?=捨)"), r"手札\1枚を"),
    (re.compile(r"枚までを選び、(?=KOする。)"), "枚までを"),
    (re.compile(r"(カード|リーダー)の((?:元々の)?(?:パワー|コスト))が(?=\d)"), r"\1が\2"),
    (re.compile(r"自分の(「[^」]*」)がレストの(?=場合)"), r"自分のレストの\1がいる"),
    (re.compile(r"(パワー|コスト)が(\d+(?:以下|以上)?の)(?!場合)"), r"\1\2"),
    (re.compile(r"(?<=以下のコスト)の"), "を持つ"),
    (re.compile(r"とのバトルでは"), "とのバトルで"),
    (re.compile(r"(?<=され)ず(?=パワー|コスト|【)"), "ず、"),
    (re.compile(r"(?<=」)がある(?=場合)"), "がいる"),
    (re.compile(r"(?<=ライフが)(\d+)(?=以下|以上)"), r"\1枚"),
    (re.compile(r"(\d枚(?:以上|以下)?)(?:ある|いる)(?=場合)"), r"\1の"),
    (re.compile(r"(が\d+枚(?:以上|以下)?)(?:あり|いて|おり)(?=、)"), r"\1で"),
    (re.compile(r"登場させられない"), "登場できない"),
    (re.compile(r"引くことができない"), "引けない"),
    (re.compile(r"アタックすることができない"), "アタックできない"),
    (
        re.compile(
            r"((?:^|[。：】]|場合、|代わりに|その後、)[^、。：]*?)"
            r"(置い|引い|捨て|加え|戻し|させ|得|見|与え|選ん|にし|し)[てで]もよい"
        ),
        _can,
    ),
    (re.compile(r"(?:に|)することができる"), lambda m: m[0].replace("することが", "")),
    (re.compile(r"デッキの(上か下|上|下)に好きな順番で(?=[置戻])"), r"好きな順番でデッキの\1に"),
    (re.compile(r"(?<=デッキの上に|デッキの下に)戻し"), "置き"),
    (re.compile(r"(?<=デッキの上に|デッキの下に)戻す"), "置く"),
    (re.compile(r"(?<=向きで)置く"), "加える"),
    (re.compile(r"(?<=向きで)置き(?=、)"), "加え"),
    (re.compile(r"枚を好きな順番に並び替え、(?=デッキ)"), "枚を好きな順番で"),
    (re.compile(r"好きな順番で並び替え、"), "好きな順番で"),
    (re.compile(r"残りを好きな順番に並び替え、"), "残りを好きな順番で"),
    (re.compile(r"そのカードを持ち主のデッキ"), "そのカードをデッキ"),
    (re.compile(r"持ち主の好きな順番で(?=デッキ)"), "好きな順番で持ち主の"),
    (
        re.compile(
            r"((?:自分の[^、。：]*?(?:キャラ|ステージ)(?:すべて|\d+枚)|このカードと自分の[^、。：]*?枚"
            r"|相手の(?:ライフ|トラッシュ|手札)[^、。：]*?枚(?:まで)?)を(?:好きな順番で)?)持ち主の(?=デッキ)"
        ),
        r"\1",
    ),
    (re.compile(r"(枚を(?:公開し|見て)、)そのカードを(?=デッキの)"), r"\1"),
    (re.compile(r"((?:手札|トラッシュ|デッキの上)[^、。：]*?を)自分の(?=ライフの)"), r"\1"),
    (re.compile(r"(?<=枚までを)持ち主の(?=手札に加)"), ""),
    (re.compile(r"は([^、。]*?中、)?効果[がは]無効になる"), r"を\1効果を無効にする"),
)

# The order of words.
_ORDER: OneWay = (
    (
        re.compile(r"((?:お互い|相手|自分)のライフの(?:合計)?枚数以下のコストを持つ)(相手の)"),
        r"\2\1",
    ),
    (re.compile(r"((?:開始|終了)時まで|ターン中|バトル中)(?=アタック|パワー|コスト)"), r"\1、"),
    (
        re.compile(_CLAUSE + rf"({_DURATION})(?!次に)([^、。：]+?)の(?=(?:パワー|コスト)[+-])"),
        r"\1\3は\2",
    ),
    (re.compile(_CLAUSE + rf"({_DURATION})(?!次に)([^、。：]+?)は"), r"\1\3は\2"),
    (re.compile(rf"を(?={_DURATION}(?:元々のパワー|パワー|コスト)\d)"), "は"),
    (
        re.compile(
            rf"相手の([^、。：]*?キャラ)(?:すべて)?は({_DURATION})?(?=【ブロッカー】を発動でき)"
        ),
        lambda m: f"相手は{m[2] or ''}{m[1]}の",
    ),
    (re.compile(r"(このカードは[^。]*?KOされず、)このカード[はの]"), r"\1"),
    (re.compile(r"、そのカードは(?:KOされる|場を離れる)代わりに"), "、代わりにそのカードは"),
    (re.compile(r"(?<=代わりに)(?=自分のライフの[上下]に)"), "そのカードを"),
    (re.compile(r"リーダー[とか]キャラ1枚ずつまで"), "リーダー1枚までとキャラ1枚まで"),
    (re.compile(rf"[をの](?=(?:{_DURATION})?(?:パワー|コスト)[+-]\d)"), "は"),
    (re.compile(r"(キャラ|」|を持つカード)すべて(?=[はと])"), r"\1"),
    (
        re.compile(r"自分のライフ(?:の枚数)?が相手(?:のライフの枚数)?より(?=少)"),
        "自分のライフの枚数が相手より",
    ),
    (re.compile(r"ドン‼の枚数が相手より(?=\d)"), "ドン‼の枚数が相手の場のドン‼の枚数より"),
    (re.compile(r"自分の手札が相手の手札より"), "自分の手札の枚数が相手の手札の枚数より"),
    (re.compile(r"(?P<whose>自分の|相手の)([^、。：]*?枚までと)(?P=whose)"), r"\1\2"),
    (re.compile(r"((?:このカード|「[^」]*」)以外の)(自分の|相手の)(?!場の|ライフの)"), r"\2\1"),
    (re.compile(r"(?<=リーダーか)、相手の(?=「)"), ""),
    (re.compile(r"(?<=[、：】。])デッキの(?=上から)"), "自分のデッキの"),
    (re.compile(r"(?<=[：】。])手札(?=\d+枚を捨)"), "自分の手札"),
    (re.compile(r"([：】。](?:(?!相手は)[^。：])*?、)手札(?=\d+枚を捨)"), r"\1自分の手札"),
    (
        re.compile(
            _CLAUSE
            + rf"([^、。：】]+?)は({_DURATION})?([^、。：は]*?\d枚につき)、?(?=パワー|コスト)"
        ),
        lambda m: f"{m[1]}{m[4]}、{m[2]}は{m[3] or ''}",
    ),
    (re.compile(r"^このカードはターンに1回、"), "【ターン1回】このカードは"),
    (re.compile(r"【ターン1回】(【(?:自分|相手)のターン中】)"), r"\1【ターン1回】"),
    (
        re.compile(
            rf"^((?:{_TAGS}/?)*)([^。：】]*?できる|ドン‼-\d+)：([^。：、]*?(?:た|る)時)、(?!発動)"
        ),
        r"\1\3、\2：",
    ),
    (re.compile(r"任意の枚数([^、。：]*?)を(?=捨|KO|好きな|手札に|持ち主)"), r"\1を任意の枚数"),
)

# Costs that have a sign.
_COSTS: OneWay = (
    (re.compile(_START + r"自分のドン‼(\d+)枚をレストにできる()："), _circle),
    (re.compile(_START + r"自分のドン‼(\d+)枚と((?:この)[^：。]*をレストにできる：)"), _circle),
    (re.compile(_START + r"自分のドン‼(\d+)枚をレストにし、([^：。]*：)"), _circle),
    (
        re.compile(_START + r"このカードと自分のドン‼(\d+)枚をレストにできる："),
        r"自分のドン‼\1枚とこのカードをレストにできる：",
    ),
    (
        re.compile(_START + r"自分の場のドン‼(\d+)枚をドン‼デッキに戻すことができる："),
        r"ドン‼-\1：",
    ),
    (
        re.compile(r"をデッキに入れることができず、(?=ゲーム開始時)"),
        "をデッキに入れることができない。\f",
    ),
    (
        re.compile(r"デッキに入れることができず、(?=自分のデッキが)"),
        "デッキに入れることができない。\fルール上、",
    ),
)

_ONE_WAY: OneWay = (*_WORDS, *_PARTICLES, *_ORDER, *_COSTS)


def present(text: str) -> str:
    text = re.sub(r"(?<=まで)([をは])(?!、|公開|見て|手札に加)", r"\1、", text)
    text = re.sub(r"(?<=すべて)([を])(?!、)", r"\1、", text)
    return re.sub(rf"([をは])(?={_DURATION})", r"\1、", text)
