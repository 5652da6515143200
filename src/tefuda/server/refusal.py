"""What a server refuses, with a code for programs and a sentence in the reader's language."""

from __future__ import annotations

from tefuda.kernel.errors import TefudaError
from tefuda.language import language
from tefuda.wire.messages import Refused


class RefusedError(TefudaError):
    """A wish that changes nothing. Where a code has several reasons, `why` says which it is."""

    def __init__(self, code: str, why: str = "", **values: object) -> None:
        self.code = code
        self.message = f"refused.{code}-{why}" if why else f"refused.{code}"
        self.values = values
        super().__init__(language("en").say(self.message, **values))

    def told(self, lang: str) -> Refused:
        """As it is sent to a reader of this language."""
        return Refused(self.code, language(lang).say(self.message, **self.values))
