"""The connection by which a process listens to the others."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Any, Final, NoReturn, TypeAlias

from redis.asyncio import Redis
from redis.asyncio.connection import Connection

from ebbes.server.cancelling import first_of

PORTION: Final = 500
"""Channels that are subscribed to at once."""

Heard: TypeAlias = Callable[[str, bytes], None]
"""Called with a channel and what was said there."""
Begun: TypeAlias = Callable[[list[str]], None]
"""Called with channels that are listened to from now on."""


class Ear:
    """Listens to the channels it is asked to; which these are may change at any time.

    A silent Redis is asked whether it is there, and given up if it does not answer. The client's
    own way to listen is not used: on a broken line it would subscribe to everything again at once.
    """

    def __init__(self, redis: Redis, quiet: float, lost: float, heard: Heard, begun: Begun) -> None:
        self.subscribed: set[str] = set()
        """The channels that Redis has confirmed."""
        self._redis = redis
        self._quiet = quiet
        self._lost = lost
        self._heard = heard
        self._begun = begun
        self._wanted: set[str] = set()
        self._changed: dict[str, None] = {}
        self._stirred = asyncio.Event()
        self._unconfirmed: set[str] = set()
        self._confirmed = asyncio.Event()
        self._heard_at = 0.0
        self._is_open = False
        self._is_complete = False

    @property
    def is_live(self) -> bool:
        """Whether Redis was heard of a moment ago, and all channels are listened to."""
        return self._is_complete and self._silence() <= 2 * self._quiet

    def want(self, channel: str) -> None:
        """Listen to a channel, soon."""
        if channel not in self._wanted:
            self._wanted.add(channel)
            self._change(channel)

    def unwant(self, channel: str) -> None:
        """Listen to a channel no more."""
        if channel in self._wanted:
            self._wanted.discard(channel)
            self.subscribed.discard(channel)
            self._change(channel)

    async def listen(self, works: Callable[[], None]) -> None:
        """Listens until Redis is lost; what is wanted is subscribed to anew."""
        self._changed = dict.fromkeys(self._wanted)
        self._stirred.set()
        self._heard_at = _now()
        self._is_open = True
        line = new_line(self._redis)
        try:
            await self._send(line, "PING")
            await first_of(self._hear(line, works), self._tend(line))
        finally:
            self._is_open = self._is_complete = False
            self.subscribed.clear()
            await line.disconnect(nowait=True)

    def _change(self, channel: str) -> None:
        if self._is_open:
            self._changed[channel] = None
            self._stirred.set()

    def _silence(self) -> float:
        return _now() - self._heard_at

    async def _hear(self, line: Connection, works: Callable[[], None]) -> NoReturn:
        while True:
            match await line.read_response(push_request=True):
                case [b"message", channel, text]:
                    self._take(channel.decode(), text)
                case [b"subscribe", channel, _]:
                    self._confirm(channel.decode())
            self._heard_at = _now()
            works()

    def _take(self, channel: str, text: bytes) -> None:
        if channel in self._wanted:
            self._heard(channel, text)

    def _confirm(self, channel: str) -> None:
        self._unconfirmed.discard(channel)
        if not self._unconfirmed:
            self._confirmed.set()

    async def _tend(self, line: Connection) -> NoReturn:
        """Keeps the subscriptions as they are wanted, and the line alive."""
        while True:
            try:
                async with asyncio.timeout(self._quiet):
                    await self._stirred.wait()
            except TimeoutError:
                await self._ask(line)
            else:
                self._stirred.clear()
                await self._adjust(line)

    async def _ask(self, line: Connection) -> None:
        if self._silence() > self._lost:
            raise TimeoutError("Redis does not answer")
        await self._send(line, "PING")

    async def _send(self, line: Connection, *command: str) -> None:
        async with asyncio.timeout(self._lost):
            await line.send_command(*command)

    async def _adjust(self, line: Connection) -> None:
        """Subscribes in portions; the next is sent once all of one are confirmed."""
        while self._changed:
            portion = list(islice(self._changed, PORTION))
            for channel in portion:
                del self._changed[channel]
            new = [name for name in portion if name in self._wanted]
            old = [name for name in portion if name not in self._wanted]
            if old:
                await self._send(line, "UNSUBSCRIBE", *old)
            if new:
                await self._subscribe(line, new)
        self._is_complete = True

    async def _subscribe(self, line: Connection, channels: list[str]) -> None:
        self._unconfirmed = set(channels)
        self._confirmed.clear()
        await self._send(line, "SUBSCRIBE", *channels)
        async with asyncio.timeout(self._lost):
            await self._confirmed.wait()
        new = [name for name in channels if name in self._wanted]
        self.subscribed.update(new)
        self._begun(new)


def new_line(redis: Redis) -> Connection:
    """A connection of one's own, not yet made."""
    pool: Any = redis.connection_pool
    line: Connection = pool.make_connection()
    return line


def _now() -> float:
    return asyncio.get_running_loop().time()
