"""What comes over a connection, of whatever kind: read a little at a time, and not without end."""

import asyncio
from collections.abc import Callable

from ebbes.terminal.ssh.pace import Bucket

AT_A_TIME = 4096
"""Bytes that are read before it is somebody else's turn."""
WAIT_SECONDS = 0.25
"""After which it is tried again."""


class Gate(asyncio.BufferedProtocol):
    """Stands before a connection: who sends more than it is paced for waits, and is shown out then.

    Who does not take what is answered is not heard either.
    """

    def __init__(
        self, conn: asyncio.Protocol, pace: Bucket, patience: Bucket, flooded: Callable[[str], None]
    ) -> None:
        self._conn, self._pace, self._patience = conn, pace, patience
        self._flooded = flooded
        self._buffer = bytearray(AT_A_TIME)
        self._waiting = b""
        self._is_full = False
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._is_open = True
        self._conn.connection_made(transport)

    def shut(self) -> None:
        """Nobody comes through any more, not even who waits."""
        if self._is_open:
            self._transport.abort()

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where to put what comes next."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Something came."""
        self._waiting = bytes(self._buffer[:nbytes])
        self._hear()

    def _hear(self) -> None:
        """Pass on what waits, now or later."""
        if self._transport.is_closing():
            return
        if self._pace.take(len(self._waiting)):
            heard, self._waiting = self._waiting, b""
            self._conn.data_received(heard)
        elif self._patience.take():
            asyncio.get_running_loop().call_later(WAIT_SECONDS, self._hear)
        else:
            self._flooded(str(self._transport.get_extra_info("peername")[0]))
            self._transport.abort()
        self._keep_in_check()

    def _keep_in_check(self) -> None:
        """Take nothing more from the line while something waits at either side."""
        if self._waiting or self._is_full:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        """Much waits to be taken."""
        self._is_full = True
        self._conn.pause_writing()
        self._keep_in_check()

    def resume_writing(self) -> None:
        """It was taken."""
        self._is_full = False
        self._conn.resume_writing()
        self._keep_in_check()

    def eof_received(self) -> None:
        """Nothing more comes."""
        self._conn.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._conn.connection_lost(exc)
