"""HTTP below the application: requests that come too slowly, or never end, are ended."""

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ebbes.server.refusing.problem import ApiError
from ebbes.server.refusing.raw import (
    TOO_LONG,
    address_too_long,
    full,
    malformed,
    raw,
    too_many_headers,
    too_slow,
)
from ebbes.server.services import services_in

SLICE: Final = 4096
"""Bytes looked at before it is asked whether that was enough."""
MOST_HEADERS: Final = 100
MOST_ADDRESS: Final = 2048
"""Bytes of a path and what is asked there; the longest of ours has the id of a passkey."""
MOST_WAITING: Final = 8
"""Requests that may be sent before the first of them is answered; all as long as one may be."""
MOST_PIECES: Final = 1024
"""In which a body may come: each is work, however small it is."""
ROOM: Final = 65_536
"""Bytes a body may have besides what it may say, before its connection is cut off."""


class TooLong(Exception):
    """Why the parser gives up: too many headers, or an address without an end."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, with an end to headers, bodies and patience."""

    stands_on = (
        *("connection_made", "connection_lost", "data_received", "send_400_response"),
        *("on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete"),
        "handle_websocket_upgrade",
    )

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Somebody comes, and may be one too many from there."""
        super().connection_made(transport)
        self._services = services_in(self.config.app)
        settings = self._services.settings
        body = max(settings.body_bytes + ROOM, settings.record_bytes)
        self._most = settings.header_bytes + body
        self._received = 0
        self._pieces = 0
        self._is_in_headers = True
        self._unanswered: list[RequestResponseCycle] = []
        self._deadline: TimerHandle | None = None
        self._services.door.enter(self._peer)
        if self._services.door.is_open_for(self._peer):
            self._expect()
        else:
            transport.abort()

    @property
    def _peer(self) -> str:
        """The other end of the line, which may be a proxy."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The end; uvicorn itself tells only the last of several requests that nobody waits."""
        self._relax()
        for each in self._unanswered:
            each.disconnected = not each.response_complete
            each.message_event.set()
        self._services.door.leave(self._peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request, of several, or of none."""
        if self._deadline is None:
            self._expect()
        for start in range(0, len(data), SLICE):
            self._read(data[start : start + SLICE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def _read(self, piece: bytes) -> None:
        most = self._services.settings.header_bytes
        self._received += len(piece)
        super().data_received(piece)
        if self._is_in_headers and self._received > most:
            self._refuse(too_many_headers(most))
        elif (
            self._received > self._most
            or self._pieces > MOST_PIECES
            or len(self.pipeline) > MOST_WAITING
        ):
            self._cut_off()

    def on_url(self, url: bytes) -> None:
        """More of an address, and perhaps too much: then the parser gives up."""
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS:
            raise TooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header, and perhaps one too many: then the parser gives up."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooLong

    def on_body(self, body: bytes) -> None:
        """A piece of a body."""
        self._pieces += 1
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """What the parser gives up is refused as everything is.

        An address may be somebody else's: a page of strangers can make browsers ask for any.
        """
        if len(self.url or b"") > MOST_ADDRESS:
            self._refuse(address_too_long(MOST_ADDRESS))
        elif len(self.headers or ()) > MOST_HEADERS:
            self._refuse(too_many_headers(self._services.settings.header_bytes))
        else:
            self._refuse(malformed())

    def on_headers_complete(self) -> None:
        """What is asked for is known."""
        self._is_in_headers = False
        super().on_headers_complete()
        self._unanswered = [each for each in self._unanswered if not each.response_complete]
        if self.cycle:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        """All has been said; requests that wait count together."""
        if not self.pipeline:
            self._received = 0
        self._pieces = 0
        self._is_in_headers = True
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a socket; a full server has none left."""
        self._relax()
        if len(self.connections) > self._services.settings.connections:
            self._refuse(full())
            return
        super().handle_websocket_upgrade()
        self._services.door.leave(self._peer)

    def _expect(self) -> None:
        seconds = self._services.settings.request_seconds
        self._deadline = self.loop.call_later(seconds, self._is_late)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        """Who has said nothing at all is not told why."""
        if self._received:
            self._refuse(too_slow())
        else:
            self.transport.close()

    def _refuse(self, refusal: ApiError) -> None:
        if self.transport.is_closing():
            return
        self._services.metrics.count_refusal(refusal.problem.code)
        if refusal.status_code == TOO_LONG:
            self._services.door.flooded(self._peer)
        if self._can_answer:
            self.transport.write(raw(refusal))
        self.transport.close()

    @property
    def _can_answer(self) -> bool:
        """Whether nothing was said yet to what is being read."""
        if not self.cycle:
            return True
        return (
            self.cycle.response_complete if self._is_in_headers else not self.cycle.response_started
        )

    def _cut_off(self) -> None:
        self._services.door.flooded(self._peer)
        self.transport.abort()
