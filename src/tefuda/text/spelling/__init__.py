"""The spelling of each language: what `normalise` asks of it."""

from __future__ import annotations

import re
from collections.abc import Callable

# What has two wordings and one meaning: the pattern, and how it is written in the normal form.
OneWay = tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]


def rewrite(text: str, one_way: OneWay) -> str:
    """The text with every wording that has a normal one replaced by it, in order."""
    for pattern, written in one_way:
        text = pattern.sub(written, text)
    return text
