"""One connection: a seat of a table, or a watcher, from `join` to the end."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
from msgspec import Raw, structs
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tefuda.kernel.errors import TefudaError
from tefuda.kernel.events import SPECTATOR
from tefuda.server.hall import Hall
from tefuda.server.limits import JOIN_WITHIN, MESSAGE, SEND_WITHIN, Bucket, Limits
from tefuda.server.live import Live
from tefuda.server.refusal import RefusedError
from tefuda.wire import (
    VERSION,
    Again,
    Answer,
    Ask,
    Auto,
    Bye,
    Choose,
    Concede,
    Foresee,
    FromClient,
    Hint,
    Hinted,
    Join,
    Mute,
    Picks,
    Ping,
    Pong,
    Refused,
    Rematch,
    Say,
    Undo,
    Why,
    decode_client,
    encode,
)

POLICY = 1008  # the code of a connection that is closed because of what it sent
GOING_AWAY = 1001


class Connection:
    """Reads what a seat sends, and sends it the table whenever that has changed for it."""

    def __init__(self, hall: Hall, socket: WebSocket, limits: Limits) -> None:
        self.hall = hall
        self.socket = socket
        self.bucket = Bucket(*limits.messages)
        self.asides = Bucket(*limits.asides)
        self.idle = limits.idle
        self.heard = time.monotonic()  # when it last said something
        self.sending = 0.0  # since when something is being sent to it, if anything is
        self.changed = asyncio.Event()
        self.seat = SPECTATOR
        self.secret = ""
        self.lang = "en"
        self.told = 0  # events that were sent
        self.undone = 0  # and after how many undoings
        self.last: tuple[object, ...] = ()  # how it stood when this was last told

    async def run(self, id: str) -> None:
        await self.socket.accept()
        try:
            live = await self._join(id)
        except RefusedError as refused:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SEND_WITHIN):
                    await self._send(encode(refused.told(self.lang)))
            await self._close(POLICY)
            return
        except (TimeoutError, WebSocketDisconnect):
            await self._close(POLICY)
            return
        try:
            await live.sit(self.seat, self.changed)
            self.changed.set()
            work = (self._tell(live), self._listen(live), self._be_patient())
            tasks = [asyncio.create_task(one) for one in work]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for task in tasks:
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                    await task
        finally:
            await live.rise(self.seat, self.changed)
        await self._close(GOING_AWAY if self.hall.closing.is_set() else POLICY)

    async def _join(self, id: str) -> Live:
        async with asyncio.timeout(JOIN_WITHIN):
            return await self._joined(id, await self._receive())

    async def _joined(self, id: str, message: FromClient) -> Live:
        if not isinstance(message, Join):
            raise RefusedError("not-joined")
        if message.version != VERSION:
            raise RefusedError("version", version=VERSION)
        self.lang = message.lang
        live = await self.hall.open(id)
        live.listeners.add(self.changed)  # at once, so that the table stays at hand
        try:
            self.seat = live.table.seat_of(message.secret)
            self.secret = message.secret
            await self._send(encode(live.table.hello(self.seat, self.lang)))
        except BaseException:
            live.listeners.discard(self.changed)
            raise
        return live

    async def _be_patient(self) -> None:
        """Until the client has said nothing, or has not taken what it was sent, for too long. One
        task looks now and then: most waits are short, and a limit set for each costs more."""
        while True:
            now = time.monotonic()
            if now - self.heard >= self.idle or now - (self.sending or now) >= SEND_WITHIN:
                return
            await asyncio.sleep(min(self.heard + self.idle - now, SEND_WITHIN / 2))

    # -- sending -------------------------------------------------------------------------------

    async def _send(self, data: bytes) -> None:
        self.sending = time.monotonic()
        await self.socket.send_text(data.decode())
        self.sending = 0.0

    async def _tell(self, live: Live) -> None:
        """Send the table as it is whenever it has changed. A slow reader misses steps in between,
        and nothing piles up for it."""
        offered = False
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.hall.closing.is_set():
                await self._send(encode(Bye("The server stops; the game is kept.")))
                return
            data = await live.read(lambda: self._news(live))
            if data:
                await self._send(data)
            next = live.shown(self.seat).course.next
            if next and not offered:
                offered = True
                # Everybody sits one further there, and has the same secret.
                await self._send(encode(Again(next, self.secret)))

    def _news(self, live: Live) -> bytes:
        """What this seat does not know yet, b"" if nothing has changed for it."""
        table = live.shown(self.seat)
        undone = table.course.undone
        if undone != self.undone:
            self.told, self.undone = 0, undone
        state = table.state(self.seat, self.told, self.lang, live.house.time.now())
        clocks = [(clock.bank, clock.low) for clock in state.around.clocks]
        around = structs.replace(state.around, clocks=[])  # that time passes is no news
        view, decision = encode(state.view), encode(state.decision)
        now = (state.asked, undone, view, decision, state.undo, encode(around), clocks)
        if now == self.last and not state.events:
            return b""
        self.last = now
        self.told += len(state.events)
        # What was put into bytes to be compared goes out as it is.
        return encode(structs.replace(state, view=Raw(view), decision=Raw(decision)))

    # -- reading -------------------------------------------------------------------------------

    async def _receive(self) -> FromClient:
        received = await self.socket.receive()
        self.heard = time.monotonic()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", GOING_AWAY))
        text = received.get("text")
        self.hall.house.metrics.messages += 1
        if not self.bucket.take():
            raise RefusedError("too-fast")
        if text is None:
            raise RefusedError("unreadable", "bytes")
        if len(text) > MESSAGE:
            raise RefusedError("too-long", most=MESSAGE)
        try:
            return decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RefusedError("unreadable", error=error) from None

    async def _listen(self, live: Live) -> None:
        while True:
            try:
                message = await self._receive()
                await self._do(live, message)
            except RefusedError as refused:
                self.hall.house.metrics.refusals += 1
                await self._send(encode(refused.told(self.lang)))
                if refused.code in ("too-fast", "too-long"):
                    return
                live.wake()
            except TefudaError as error:
                await self._send(encode(Refused("failed", f"{error}.")))

    async def _do(self, live: Live, message: FromClient) -> None:
        seat = self.seat
        match message:
            case Ping(n):
                await self._send(encode(Pong(n)))
            case Join():
                raise RefusedError("joined")
            case _ if seat == SPECTATOR:
                raise RefusedError("watching")
            case Say() | Mute() | Auto() | Ask() | Hint() if not self.asides.take():
                raise RefusedError("too-often")
            case Choose(decision, key):
                began = time.perf_counter()
                await live.choose(seat, decision, key)
                self.hall.house.metrics.took(time.perf_counter() - began)
            case Picks(decision, keys):
                await live.pick(seat, decision, keys)
            case Why(card, every):
                answer = await live.read(lambda: live.table.because(seat, card, every, self.lang))
                await self._send(encode(answer))
            case Foresee(decision, key):
                foreseen = await live.read(
                    lambda: live.table.foreseen(seat, decision, key, self.lang)
                )
                await self._send(encode(foreseen))
            case Hint(decision):
                tips = await live.hint(seat, decision, self.lang)
                await self._send(encode(Hinted(decision, tips)))
            case Concede():
                await live.act(lambda now: live.table.concede(seat, now))
            case Undo(decision):
                await live.act(lambda now: live.table.undo(seat, decision, now))
            case Ask(what):
                await live.act(lambda now: live.table.ask(seat, what, now))
            case Answer(yes):
                await live.act(lambda now: live.table.answer(seat, yes, now))
            case Mute(on):
                await live.act(lambda now: live.table.mute(seat, on, now))
            case Auto(kind, number, on):
                await live.act(lambda now: live.table.set_passing(seat, kind, number, on, now))
            case Say(phrase):
                await live.act(lambda now: live.table.say(seat, phrase, now))
            case Rematch():
                await self.hall.rematch(live, seat)

    async def _close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code)
