"""Traditional Chinese spelling. 可以 and 可, ，並 and ， are one: the short ones are normal."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"\([^)]\)屬性")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"之後，")
SPACE: Final = ""

_TAGS = (
    r"【(?:登場時|攻擊時|防禦時|對方攻擊時|KO時|我方回合結束時|對方回合結束時|啟動主要|主要|反擊"
    r"|觸發器|咚‼×\d+|我方回合中|對方回合中|每回合1次)】"
)
_KEYWORDS = r"【(?:防禦|速攻|速攻：角色|雙重攻擊|消失|防禦不可)】"

_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", ",": "，", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=咚)(?:!!|！！)", "‼", text)
    return re.sub(r"【咚‼ ?[×xX] ?(\d+)】", r"【咚‼×\1】", text)


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={_TAGS}(?!效果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{_TAGS})*{_KEYWORDS})[，、]?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    return rewrite(text, _ONE_WAY)


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def _circle(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    return f"{sign}，可{found[2]}" if found[2] else f"{sign}："


def _shared(found: re.Match[str]) -> str:
    """Whose cards they are is said once: 最多1張對手...和最多1張..."""
    return f"{found[1]}{found[2]}{found[3]}"


_START = r"(?<=[】：，])"
_ONE_WAY: OneWay = (
    (re.compile(r"(?<=費用)數值(?=在)"), ""),
    (re.compile(r"對手的持有費用在"), "對手費用在"),
    (re.compile(r"(KO|將)(對手)(最多\d+張)"), r"\1\3\2"),
    (re.compile(r"，(?=放置在持有者|依任意順序放)"), ""),
    (re.compile(r"(以正面朝上|以背面朝上)放置在"), r"\1加入"),
    (re.compile(r"(【[^】]*】|KO|效果無效|[+]\d+)、(?=力量值|費用)"), r"\1，"),
    (re.compile(r"，(?=不會(?:因|遭))(?<!對戰中，)"), ""),
    (re.compile(r"生命值區最上面的卡片"), "生命值區上面的卡片"),
    (re.compile(r"自己廢棄區中每有"), "自己的廢棄區中每有"),
    (re.compile(r"從自己的(?=咚‼卡組)"), "從"),
    (re.compile(r"時，也可休息狀態登場"), "時，可以休息狀態登場"),
    (re.compile(r"也可(?=登場|KO)"), "可"),
    (re.compile(r"[，、]而且(?:是(?=這張))?"), "、"),
    (re.compile(r"(?<=卡片)、或(?=「)"), "或"),
    (re.compile(r"(?<=[】：])([^：。】]*?，在這個回合，)可(力量值-\d+：)"), r"可\1\2"),
    (re.compile(r"(?<=手牌)任意變換排列順序(?:放到|放置在)"), "依任意順序放置在"),
    (re.compile(r"(?<=[：】。])(自己的生命值卡(?:在|張數)[^，。]*時，)"), r"若\1"),
    (re.compile(r"(?<=之後，)(自己的生命值卡在[^，。]*時，)"), r"若\1"),
    (re.compile(r"^(自己的生命值卡在[^，。]*時，)"), r"若\1"),
    (re.compile(r"到下一個我方回合結束前"), "在下一個我方回合結束前"),
    (re.compile(r"(?<=自己)場上(?=有\d+張[^，。]*咚‼卡)"), "的場上"),
    (
        re.compile(r"若自己場上有(\d+張以上)?(?!\d*張?以?上?咚)([^，。時]*角色卡)時?，"),
        r"若場上有\1自己\2時，",
    ),
    (
        re.compile(
            r"若(場上沒有[^，。]*|[^，。：]*特徵|[^，。：]*是「[^」]*」|場上有[^，。]*卡)，(?=抽|使|將|這回合|KO|這張角色卡，在)"
        ),
        r"若\1時，",
    ),
    (re.compile(r"(?<=[下上色外])、(?=擁有|費用)"), ""),
    (re.compile(r"(?<=該張卡片)放到(?=卡組)"), "放置在"),
    (re.compile(r"自己場上(\d+張以上)的咚‼卡(?=被)"), r"\1自己場上的咚‼卡"),
    (re.compile(r"(?<=[，】：])(自己[^，。：]*?角色卡全數)(置為)"), r"將\1\2"),
    (re.compile(r"，再(?=將)"), "，"),
    (re.compile(r"，且(?=這張|從|該張)"), "，"),
    (re.compile(r"、且(?=該張)"), "，"),
    (re.compile(r"即KO該張卡片"), "KO該張卡片"),
    (re.compile(r"在下一個重整階段"), "在下一個對手的重整階段"),
    (re.compile(r"，力量值(?=[+-]\d+。)(?<=」，力量值)"), "力量值"),
    (re.compile(r"，其餘卡片則放到"), "，將其餘卡片放到"),
    (re.compile(r"(?<=KO)全數(對手[^。，]*角色卡)"), r"\1全數"),
    (re.compile(r"放入卡組，並(?=在遊戲開始時)"), "放入卡組。\f"),
    (re.compile(r"可以"), "可"),
    (re.compile(r"，並|並且"), lambda found: found[0][:-1] if found[0] == "，並" else ""),
    (re.compile(r"(?<=生命值區)的(?=[上下]面)"), ""),
    (re.compile(r"力量(?=[+-])"), "力量值"),
    (re.compile(r"，和(?=最多)"), "和"),
    (re.compile(r"(最多\d+張)(自己|對手)([^、，。：]*?和最多\d+張)\2的?"), _shared),
    (re.compile(r"放置到|(?<!順序)放到(?=廢棄區|持有者)|放回(?=持有者的卡組)"), "放置在"),
    (re.compile(r"(?<!其餘卡片)(依任意順序)放[到回](?=卡組)"), r"\1放置在"),
    (re.compile(r"(?<=其餘卡片)(依任意順序|)放置在(?=卡組)"), r"\1放到"),
    (re.compile(r"依任意順序變換排列(?=放)"), "任意變換排列順序"),
    (re.compile(r"其餘卡片任意變換排列順序"), "其餘卡片依任意順序"),
    (re.compile(r"，(?=置為(?:活動|休息)狀態)"), ""),
    (re.compile(r"、並?(?=將|廢棄)"), "，"),
    (re.compile(r"，且(?=自己|場上|在|將|該)"), "，"),
    (re.compile(r"因為(?=(?:自己|對手)的效果|效果)"), "因"),
    (re.compile(r"(?<=全數)，(?=力量值|費用|獲得)"), ""),
    (re.compile(r"(這張(?:角色|領航)卡)，(?=力量值|費用|獲得)"), r"\1的"),
    (re.compile(r"(這張(?:角色|領航)卡)的(?=獲得)"), r"\1"),
    (re.compile(r"合計(?=最多)"), ""),
    (re.compile(r"領航卡和角色卡(?=，|全數)"), "領航卡或角色卡"),
    (re.compile(r"((?:除了這張角色卡|除了「[^」]*」)以外)，?(\d*張?)(自己|對手)"), r"\2\3\1"),
    (re.compile(r"(?:被選擇|選擇|公開|廢棄)的(?:卡片|角色卡)(?=[，是擁不無的放，])"), "該張卡片"),
    (re.compile(r"該張角色卡"), "該張卡片"),
    (re.compile(r"無法攻擊(?=[。，])"), "無法進行攻擊"),
    (re.compile(r"(?<!對手)(?=活動狀態的角色卡。)(?<=可攻擊)"), "對手"),
    (re.compile(r"生命值區最上面的1張卡片"), "生命值區上面的卡片"),
    (re.compile(r"將(?=自己生命值區上面的卡片加入手牌)"), "將1張"),
    (re.compile(r"最多抽(?=\d)"), "抽最多"),
    (re.compile(r"自己卡組最上面的卡片"), "1張自己卡組上面的卡片"),
    (re.compile(r"(?<=張)(?=卡組上面的卡片)"), "自己"),
    (re.compile(r"從(?=卡組上面查看)"), "從自己的"),
    (re.compile(r"(?<=廢棄)(\d+張)(?=手牌[。：，])"), r"\1自己的"),
    (re.compile(r"自己的生命值比對手少"), "自己的生命值卡張數比對手少"),
    (re.compile(r"若自己場上有「"), "若場上有自己的「"),
    (re.compile(r"(若場上有自己的「[^」]*」)，(?!時)"), r"\1時，"),
    (re.compile(r"的生命值在(\d+)以(?=下|上)"), r"的生命值卡在\1張以"),
    (re.compile(r"張、或有"), "張或有"),
    (re.compile(r"(開始前|結束前)(?=無法|獲得|力量值|費用)"), r"\1，"),
    (re.compile(r"下一個(?:自己|我方)的重整階段"), "下一個對手的重整階段"),
    (
        re.compile(r"廢棄自己手牌中(?:擁有(《[^》]*》)特徵)?任意張數的"),
        lambda m: "廢棄任意張數自己手牌中的" + (f"擁有{m[1]}特徵的" if m[1] else ""),
    ),
    (re.compile(r"KO全數(?=休息|費用|力量)([^。，]*角色卡)"), r"KO\1全數"),
    (re.compile(r"(?<=[】：])廢棄(\d+張[^：，]*)，可將"), r"可廢棄\1，將"),
    (re.compile(r"(?<=以下)、(?=擁有)"), ""),
    (re.compile(_START + r"可將(\d+)張自己的咚‼卡置為休息狀態()："), _circle),
    (
        re.compile(_START + r"可將(\d+)張自己的咚‼卡和(這張[^：。，]*：)"),
        r"可將\1張自己的咚‼卡置為休息狀態，將\2",
    ),
    (re.compile(_START + r"可將(\d+)張自己的咚‼卡置為休息狀態，([^：。]*：)"), _circle),
    (re.compile(_START + r"可將(\d+)張自己場上的咚‼卡放回咚‼卡組："), r"咚‼-\1："),
)


def present(text: str) -> str:
    text = re.sub(r"可(?![將使以不視])", "可以", text)
    return re.sub(r"(?<![時合束始前中外後])，(?=將|廢棄|使|加入|放置|任意變換)", "，並", text)
