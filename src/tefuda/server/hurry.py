"""HTTP for clients that ask, and take the answer, within a while. Others would hold a connection
for as long as they like."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from tefuda.server.limits import ASK_WITHIN, TAKE_WITHIN


class HurriedProtocol(H11Protocol):
    """uvicorn's own, which is patient without end until a request is whole."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(ASK_WITHIN, self._look, None, 0.0)

    def _look(self, before: object, took: float) -> None:
        """Look again whether anything goes on, `took` seconds into the request of the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # a WebSocket has its own limits
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            waited = cycle is before  # ... for a request, for all this time
        else:
            took = took + ASK_WITHIN if cycle is before else 0.0
            waited = took >= TAKE_WITHIN
        if waited:
            self.transport.abort()  # what it does not take is not waited for
        else:
            self.loop.call_later(ASK_WITHIN, self._look, cycle, took)
