"""Tests of the socket at which people look at a game together."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.client import Client
from ebbes.engine.options import Options
from ebbes.server.settings import Settings
from ebbes.server.tables.running.context import PHRASES
from tests.server.live import live
from tests.server.talking.person_ear import headers_of
from tests.server.test_studies import game_of

PATIENCE = 60.0


async def heard(socket: ClientConnection) -> Any:
    """The next message."""
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


async def test_people_and_strangers_look_together(settings: Settings) -> None:
    async with live(settings) as server, Client(server.address) as anna:
        await anna.arrive("Anna")
        store = server.services.store
        (me,) = await store.people.named("Anna")
        await store.tables.create("t", "abc", public=True, entries=["created"])
        await store.games.add("t", replace(game_of("four", 1, Options(4)), players={me.id: 2}))
        url = f"ws{server.address.removeprefix('http')}/api/games/four/socket"
        async with connect(url, additional_headers=headers_of(anna)) as own:
            assert (await heard(own))["people"] == [{"number": 1, "seat": 2}]
            async with connect(url) as other:
                company = await heard(own)
                assert company == {**(await heard(other)), "you": 1}
                assert company["leader"] == 1
                await other.send('{"type": "look", "place": "1"}')
                await own.send('{"type": "look", "place": "2.4"}')
                assert await heard(other) == {"type": "looked", "place": "2.4"}
                await other.send('{"type": "say", "phrase": "hello"}')
                assert (await heard(own))["who"] == 2
            assert len((await heard(own))["people"]) == 1
        async with connect(url.replace("four", "five")) as nowhere:
            with pytest.raises(ConnectionClosed):
                await nowhere.recv()
            assert nowhere.close_code == 4404


async def test_who_says_much_is_heard_for_a_while_only(settings: Settings) -> None:
    async with live(settings) as server:
        store = server.services.store
        await store.tables.create("t", "abc", public=True, entries=["created"])
        await store.games.add("t", game_of("four", 1, Options(4)))
        url = f"ws{server.address.removeprefix('http')}/api/games/four/socket"
        async with connect(url) as one:
            await heard(one)
            for _ in range(PHRASES + 1):
                await one.send('{"type": "say", "phrase": "hello"}')
            await one.send('{"type": "point", "card": "B1"}')
            told = [(await heard(one))["type"] for _ in range(PHRASES + 1)]
    assert told == ["said"] * PHRASES + ["pointed"]
