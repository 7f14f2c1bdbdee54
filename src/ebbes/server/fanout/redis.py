"""The fan-out between processes, by the messages of Redis.

Redis may be away at any time. Then messages wait, one a table, and whoever listens tries again and
again; once it hears again, it says that something may have been missed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, NoReturn, Self

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ebbes.server.fanout.errors import FanoutError
from ebbes.server.fanout.fanout import Grown, Missed
from ebbes.server.fanout.message import Message, parse_message
from ebbes.server.fanout.outbox import Outbox

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "ebbes.tables"
LOST: Final = (RedisError, OSError, TimeoutError)
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before the next try; twice as long each time."""
Works = Callable[[], None]
"""Called whenever something has worked."""
Work = Callable[[Works], Awaitable[NoReturn]]
QUIET: Final = 10.0
"""Seconds without a message after which Redis is asked whether it is still there."""


class RedisFanout:
    """One connection that listens, and one that speaks."""

    def __init__(self, url: str, quiet: float = QUIET) -> None:
        self._redis = _redis(url, quiet)
        self._quiet = quiet
        self._me = token_hex(8)
        self._outbox = Outbox()
        self._grown: list[Grown] = []
        self._missed: list[Missed] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.faults = 0

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Whom to call; `missed` is called whenever listening begins, the first time too."""
        self._grown.append(grown)
        self._missed.append(missed)

    async def publish(self, table_id: str, last: int) -> None:
        """Leaves a message to be sent soon."""
        self._outbox.put(table_id, last)

    async def __aenter__(self) -> Self:
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._listen)),
            asyncio.create_task(self._again_and_again(self._speak)),
        ]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again_and_again(self, work: Work) -> None:
        """Does work that ends only when Redis is lost; it says whenever it works."""
        pause = FIRST_PAUSE

        def works() -> None:
            nonlocal pause
            pause = FIRST_PAUSE

        while True:
            try:
                await work(works)
            except LOST as fault:
                self.faults += 1
                LOG.warning("no fan-out, next try in %s seconds: %s", pause, fault)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _speak(self, works: Works) -> NoReturn:
        """Sends what is in the outbox; what cannot be sent goes back there."""
        while True:
            messages = await self._outbox.take()
            try:
                await self._send(messages)
            except BaseException:
                for table_id, last in messages.items():
                    self._outbox.put(table_id, last)
                raise
            works()

    async def _send(self, messages: dict[str, int]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table_id, last in messages.items():
                pipeline.publish(CHANNEL, Message(self._me, table_id, last).format())
            await pipeline.execute()

    async def _listen(self, works: Works) -> NoReturn:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                self._hear(await self._next(pubsub))
                works()

    async def _next(self, pubsub: PubSub) -> dict[str, Any]:
        """The next message; in a long silence, a sign of life."""
        message = await pubsub.get_message(timeout=self._quiet)
        if message is None:
            await pubsub.ping()
            message = await pubsub.get_message(timeout=self._quiet)
        if message is None:
            raise TimeoutError("Redis does not answer")
        return dict(message)

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "subscribe":
            for missed in self._missed:
                _call(missed)
        elif told["type"] == "message":
            message = parse_message(told["data"])
            if message is not None and message.sender != self._me:
                for grown in self._grown:
                    _call(grown, message.table_id, message.last)


def _redis(url: str, seconds: float) -> Redis:
    """A client that gives up at once: when to try again is decided here."""
    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=seconds,
            socket_timeout=seconds,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise FanoutError(f"a Redis is redis://host:port or unix://file: {error}") from None


def _call(callback: Callable[..., None], *told: object) -> None:
    """Whoever listens cannot harm the others."""
    try:
        callback(*told)
    except Exception:
        LOG.exception("a listener failed")
