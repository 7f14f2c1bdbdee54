"""Servers are renewed one after the other, while people play at tables that both serve."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.client import Client, Table
from ebbes.client.seen import Seen
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import PersonSeat
from ebbes.protocol.settings import TableSettings
from ebbes.record.certificate import verify
from ebbes.record.parse import record_from_json
from ebbes.server.store import Store
from tests.server.newer import NEW_KEY, NEW_KIND, SECRET, newer_version
from tests.server.redis import RedisServer, redis_server
from tests.server.siege.servers import Mortal, all_running

PATIENCE = 300
FOR_THREE = TableSettings(options=GameOptions(players=3))
TALKS = 3
"""How often each of the people says something, and no more than they may."""


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """What servers tell each other by."""
    with redis_server() as server:
        yield server


class Spectator:
    """Somebody who writes down every word of a server."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def listen(self, socket: ClientConnection) -> None:
        """Until it is over."""
        try:
            async for text in socket:
                self.texts.append(str(text))
        except ConnectionClosed:
            return

    def count(self, kind: str) -> int:
        """The messages of a type."""
        return sum(json.loads(text)["type"] == kind for text in self.texts)


@asynccontextmanager
async def spectator(server: Mortal, table_id: str) -> AsyncIterator[Spectator]:
    """Somebody at a table without a seat."""
    url = f"ws{server.address.removeprefix('http')}/api/tables/{table_id}/socket"
    async with connect(url) as socket:
        someone = Spectator()
        listening = asyncio.create_task(someone.listen(socket))
        try:
            yield someone
        finally:
            await socket.close()
            await listening


async def somebody(stack: AsyncExitStack, server: Mortal, name: str) -> Client:
    """A person who knows one server."""
    client = await stack.enter_async_context(Client(server.address))
    await client.arrive(name)
    return client


async def play(table: Table, rng: Random) -> None:
    """A whole game with anything legal, and a few words."""
    words = 0
    async for turn in table.turns():
        if words < TALKS:
            await table.say(Phrase.HELLO)
            words += 1
        await turn.choose(rng.choice(turn.view.legal))


def is_full(seen: Seen) -> bool:
    """Whether both people sit."""
    return sum(isinstance(seat, PersonSeat) for seat in seen.seats) == 2


def shown(seen: Seen) -> tuple[object, ...]:
    """What two who see the same table share."""
    assert seen.game is not None
    view = seen.game.view.seen
    return seen.seq, seen.stamp, seen.seats, seen.host, seen.game.secret, view.score, view.tricks


async def test_an_older_and_a_newer_server_serve_one_table_to_its_end(
    tmp_path: Path, redis: RedisServer
) -> None:
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    source = newer_version(tmp_path / "newer")
    older = Mortal(tmp_path, url, redis.url)
    newer = Mortal(tmp_path, url, redis.url, PYTHONPATH=str(source))
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        await stack.enter_async_context(all_running([older]))  # it makes the database
        await stack.enter_async_context(all_running([newer]))
        anna, bert = await somebody(stack, older, "Anna"), await somebody(stack, newer, "Bert")
        code = await anna.create_table(FOR_THREE)
        at_older = await stack.enter_async_context(anna.table(code))
        at_newer = await stack.enter_async_context(bert.table(code))
        table_id = at_older.seen.id
        looking = [
            await stack.enter_async_context(spectator(server, table_id))
            for server in (older, newer)
        ]
        await at_newer.take_seat()
        await at_older.until(is_full)
        await at_older.start_game()
        await asyncio.gather(play(at_older, Random(1)), play(at_newer, Random(2)))

        last = max(at_older.seen.seq, at_newer.seen.seq)
        both = [await table.until(lambda seen: seen.seq >= last) for table in (at_older, at_newer)]
        assert shown(both[0]) == shown(both[1])
        records = [await client.record(table_id) for client in (anna, bert)]
        await _verify_log(url, table_id)
    assert records[0] == records[1]
    verify(record_from_json(records[0]))
    _verify_told(*looking)
    for server in (older, newer):
        assert "fault" not in server.log
        assert "Traceback" not in server.log


async def _verify_log(url: str, table_id: str) -> None:
    """Both servers have written, and the newer one what the older one does not know."""
    async with Store(url) as store:
        bodies: list[Any] = [entry.body for entry in await store.log.read(table_id)]
    events = [body["event"] for body in bodies]
    taken = [event for event in events if event["type"] == "trick-taken"]
    assert {NEW_KEY in event for event in taken} == {True, False}
    assert sum(event["type"] == NEW_KIND for event in events) == TALKS


def _verify_told(at_older: Spectator, at_newer: Spectator) -> None:
    """The older server shows the table instead, and keeps to itself what it does not know."""
    assert at_newer.count("snapshot") == at_older.count("snapshot") - TALKS
    assert not [text for text in at_older.texts if NEW_KIND in text or SECRET in text]
    assert not [text for text in at_older.texts if NEW_KEY in text]
    assert [text for text in at_newer.texts if NEW_KIND in text]
