"""What the program says, in each of its languages: the catalogues in data/languages and, for what
one game alone says, in data/GAME/languages.

A message is a text with values in braces, or a table of texts of which one value decides by its
name (`by`), the text of `other` standing for all values that are not named.
"""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any, Final, NamedTuple

LANGUAGES: Final = ("en", "ja", "zh-Hant")


class Choice(NamedTuple):
    """A message with several texts."""

    by: str  # the value that decides
    texts: dict[str, str]


Message = str | Choice


class Language:
    """The messages of a language, those of one game among them."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.messages = read(lang)
        if game:
            self.messages = {**self.messages, **read(lang, game)}

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, entry: str, **values: object) -> str:
        """A message, with its values. No value is called `entry`: compiled code has no parameters
        that are given by their place alone, so a value of the same name would be taken for it."""
        message = self.messages.get(entry)
        if message is None:
            return self.lack(entry)
        if isinstance(message, Choice):
            texts = message.texts
            text = texts.get(str(values[message.by]))
            message = texts["other"] if text is None else text
        return message.format_map(values)

    def lack(self, key: str) -> str:
        """What stands where there is no message: better its name than nothing."""
        return key.partition(".")[2] or key

    def all_of(self, texts: list[str]) -> str:
        """Several things, as this language lists them."""
        return self.say("comma").join(texts)


@functools.cache
def language(lang: str, game: str = "") -> Language:
    """A language, read once."""
    return Language(lang, game)


@functools.cache
def read(lang: str, game: str = "") -> dict[str, Message]:
    """A catalogue as it is kept, by names like `event.play`."""
    folder = resources.files("tefuda").joinpath("data", *([game] if game else []), "languages")
    data = tomllib.loads(folder.joinpath(f"{lang}.toml").read_text(encoding="utf-8"))
    found: dict[str, Message] = {}
    for name, value in data.items():
        if isinstance(value, dict) and "by" not in value:
            found.update({f"{name}.{key}": _message(one) for key, one in value.items()})
        else:
            found[name] = _message(value)
    return found


def _message(value: Any) -> Message:
    if isinstance(value, str):
        return value
    return Choice(value["by"], {key: text for key, text in value.items() if key != "by"})
