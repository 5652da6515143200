"""The rules of thumb of the first release, kept as they were: what better bots are measured by.

They look no further than the board in front of them: no search, no memory, views only. Nothing here
is ever improved; a change would make old measurements worthless.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tefuda.bots.frozen import fusionworld, onepiece, rebirth
from tefuda.kernel.view import OptionView, View

CHOOSE: Final[dict[str, Callable[[View], OptionView]]] = {
    "onepiece": onepiece.choose,
    "fusionworld": fusionworld.choose,
    "rebirth": rebirth.choose,
}
