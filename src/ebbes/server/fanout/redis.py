"""The fan-out between processes, by the messages of Redis.

Redis may be away at any time. Then notes wait, the newest of each topic, and whoever listens tries
again and again; once it hears again, it says of what something may have been missed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from json import dumps
from secrets import token_hex
from typing import Final, Self, TypeAlias

from pydantic import ValidationError
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ebbes.backoff import Backoff
from ebbes.json_types import Json
from ebbes.protocol.person import PERSON_NEWS, PersonNews
from ebbes.server.cancelling import cancel
from ebbes.server.fanout.choice import FanoutError
from ebbes.server.fanout.fanout import (
    Audience,
    Begun,
    Dismissed,
    Gathered,
    Grown,
    Missed,
    Notice,
    Told,
)
from ebbes.server.fanout.listening import Ear, new_line
from ebbes.server.fanout.message import DISMISSALS, GATHERING, PERSON, TABLE, Note, parse_message
from ebbes.server.fanout.speaking import Voice

LOG: Final = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds before the next try, the first time and at the most."""
QUIET: Final = 2.0
"""Seconds without a message after which Redis is asked whether it is still there."""
LOST: Final = 5
"""So many times as long without any answer, and it is not."""
NO_REDIS: Final = "a Redis is redis://host:port/number, rediss://host:port or unix://file"
GROWN, HAIL, GO = "grown", "hail", "go"
"""Topics beside those of notices."""

Work: TypeAlias = Callable[[Callable[[], None]], Awaitable[None]]
"""Ends only when Redis is lost; calls what it is given whenever something has worked."""


class RedisFanout:
    """One connection that listens, and one that speaks."""

    reaches_others = True

    def __init__(self, url: str, quiet: float = QUIET) -> None:
        lost = LOST * quiet
        self._redis = redis_client(url, lost)
        self._me = token_hex(8)
        self._audience = Audience()
        self._attended: set[str] = set()
        self._ear = Ear(self._redis, quiet, lost, self._hear, self._begin)
        self._ear.want(DISMISSALS)
        self._voice = Voice(self._redis, lost, self._me, self._ear.subscribed)
        self._outbox = self._voice.outbox
        self._tasks: list[asyncio.Task[None]] = []
        self.faults = 0

    @property
    def is_live(self) -> bool:
        """Whether Redis was heard of a moment ago, and all that is wanted can be heard."""
        return self._ear.is_live

    def subscribe(self, grown: Grown, missed: Missed) -> None:
        """Whom to call about tables."""
        self._audience.subscribe(grown, missed)

    def subscribe_people(self, told: Told, missed: Missed, dismissed: Dismissed) -> None:
        """Whom to call about people."""
        self._audience.subscribe_people(told, missed, dismissed)

    def follow(self, table_id: str) -> None:
        """Hear of a table, as soon as Redis knows."""
        self._ear.want(TABLE + table_id)

    def unfollow(self, table_id: str) -> None:
        """Hear of a table no more; what nobody wanted to hear of it is said now or never."""
        self._ear.unwant(TABLE + table_id)
        self._outbox.release(table_id)

    async def publish(self, table_id: str, last: int) -> None:
        """Leaves a note to be sent soon."""
        self._outbox.put(Note(TABLE + table_id, table_id, GROWN, last, partial(str, last)))

    def attend(self, person_id: str) -> None:
        """Hear what a person is told: here at once, elsewhere as soon as Redis knows."""
        self._attended.add(person_id)
        self._ear.want(PERSON + person_id)

    def neglect(self, person_id: str) -> None:
        """Hear no more what a person is told."""
        self._attended.discard(person_id)
        self._ear.unwant(PERSON + person_id)

    def announce(self, person_id: str, table_ids: Iterable[str]) -> None:
        """Let those who write at these tables know that somebody attends to the person."""
        for table_id in table_ids:
            self._hail(table_id, PERSON + person_id)

    def tell(self, person_id: str, notice: Notice) -> None:
        """A notice for the person, here and elsewhere."""
        if person_id in self._attended:
            self._audience.person_told(person_id, notice.words)
        table_id, seq, topic, words = notice
        text = partial(_json_of, words)
        self._outbox.put(Note(PERSON + person_id, table_id, topic, seq, text))

    def dismiss(self, person_id: str, credential: str | None = None) -> None:
        """Whoever has sockets of the person elsewhere closes them."""
        topic, words = f"{GO} {person_id} {credential}", partial(dumps, [person_id, credential])
        self._outbox.put(Note(DISMISSALS, "", topic, 0, words))

    def subscribe_gatherings(self, gathered: Gathered, begun: Begun) -> None:
        """Whom to call about games that are looked at together."""
        self._audience.subscribe_gatherings(gathered, begun)

    def gather(self, game_id: str) -> None:
        """Hear what is said where others look at a game, as soon as Redis knows."""
        self._ear.want(GATHERING + game_id)

    def disperse(self, game_id: str) -> None:
        """Hear it no more."""
        self._ear.unwant(GATHERING + game_id)

    def pass_on(self, game_id: str, topic: str, said: Json) -> None:
        """Leaves a note to be sent soon."""
        self._outbox.put(Note(GATHERING + game_id, "", topic, 0, partial(dumps, said)))

    async def __aenter__(self) -> Self:
        self._tasks = [
            asyncio.create_task(self._again_and_again(work))
            for work in (self._listen, self._voice.speak)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancel(self._tasks)
        await self._redis.aclose()

    async def _again_and_again(self, work: Work) -> None:
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        while True:
            try:
                await work(backoff.reset)
            except Exception as fault:  # whatever it is, a task that dies would be missed by nobody
                self.faults += 1
                LOG.warning("no fan-out for a moment: %r", fault)
            await asyncio.sleep(backoff.next())

    async def _listen(self, works: Callable[[], None]) -> None:
        """While nobody listens here, nobody here knows who listens elsewhere."""
        try:
            await self._ear.listen(works)
        finally:
            self._outbox.release_all()

    def _begin(self, channels: list[str]) -> None:
        """Channels are listened to from now on: whoever speaks there has to know."""
        tables = [name.removeprefix(TABLE) for name in channels if name.startswith(TABLE)]
        people = [name.removeprefix(PERSON) for name in channels if name.startswith(PERSON)]
        for name in channels:
            if name.startswith(GATHERING):
                self._audience.gathering_begun(name.removeprefix(GATHERING))
        for table_id in tables:
            self._outbox.release(table_id)
            self._hail(table_id, TABLE + table_id)
        for person_id in people:
            self._outbox.doubt(PERSON + person_id)
        if tables:
            self._audience.missed_tables(tables)
        if people:
            self._audience.missed_people(people)

    def _hail(self, table_id: str, channel: str) -> None:
        """Say at a table that somebody listens to a channel."""
        topic = f"{HAIL} {channel}"
        self._outbox.put(Note(TABLE + table_id, table_id, topic, 0, partial(dumps, channel)))

    def _hear(self, channel: str, text: bytes) -> None:
        message = parse_message(text)
        if message is None or message.sender == self._me:
            return
        if channel.startswith(TABLE):
            self._hear_of_table(channel.removeprefix(TABLE), message.said)
        elif channel.startswith(GATHERING):
            self._audience.gathering_heard(channel.removeprefix(GATHERING), message.said)
        elif channel == DISMISSALS:
            self._hear_of_dismissal(message.said)
        else:
            self._hear_of_person(channel.removeprefix(PERSON), message.said)

    def _hear_of_table(self, table_id: str, said: Json) -> None:
        if isinstance(said, int):
            self._audience.table_grew(table_id, said)
        elif isinstance(said, str):
            self._outbox.release(table_id, said)

    def _hear_of_dismissal(self, said: Json) -> None:
        match said:
            case [str(person_id), str() | None as credential]:
                self._audience.person_dismissed(person_id, credential)

    def _hear_of_person(self, person_id: str, said: Json) -> None:
        """A newer process may speak of what is not known here."""
        try:
            news = PERSON_NEWS.validate_python(said)
        except ValidationError:
            return
        self._audience.person_told(person_id, lambda: news)


def _json_of(words: Callable[[], PersonNews]) -> str:
    return words().model_dump_json()


def redis_client(url: str, seconds: float = 1.0) -> Redis:
    """A client that gives up at once, as who uses it decides when to try again.

    How long an answer may take is decided there too: with a timeout of its own, the client could
    lose a cancellation that comes at the same moment as an answer.
    """
    try:
        client = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        options = {"socket_connect_timeout": seconds, "socket_timeout": None}
        client.connection_pool.connection_kwargs |= options
        new_line(client)  # which reads the options in the address
    except (ValueError, TypeError, RedisError):
        raise FanoutError(NO_REDIS) from None
    return client
