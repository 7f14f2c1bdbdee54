"""Somebody who listens to their own socket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect

from ebbes.client import Client, Table
from ebbes.protocol.options import GameOptions
from ebbes.protocol.person import PERSON_MESSAGE, Hello, PersonMessage
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.unknown import UnknownMessage

PATIENCE = 60.0
FOR_TWO = TableSettings(options=GameOptions(players=2))


class PersonEar:
    """Writes down all that a person is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []

    async def next(self) -> PersonMessage:
        """The next message."""
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.texts.append(text)
        message = PERSON_MESSAGE.validate_json(text)
        assert not isinstance(message, UnknownMessage)
        return message

    async def hello(self) -> Hello:
        """The first message."""
        message = await self.next()
        assert isinstance(message, Hello)
        return message


def person_url(address: str) -> str:
    """Where people have their own socket."""
    return f"ws{address.removeprefix('http')}/api/me/socket"


def headers_of(client: Client) -> dict[str, str]:
    """By what somebody is known."""
    return client._headers


@asynccontextmanager
async def listening(address: str, client: Client) -> AsyncIterator[PersonEar]:
    """Somebody at their own socket, on whichever server."""
    headers = {**headers_of(client)}
    if "Origin" in headers:
        headers["Origin"] = address
    async with connect(person_url(address), additional_headers=headers) as socket:
        yield PersonEar(socket)


@asynccontextmanager
async def two_at_table(address: str, other: str) -> AsyncIterator[tuple[Client, Client, str]]:
    """Anna at one server and Bert at another, and the code of a table where both sit."""
    async with Client(address) as anna, Client(other) as bert:
        await anna.arrive("Anna")
        await bert.arrive("Bert")
        code = await anna.create_table(FOR_TWO)
        async with bert.table(code) as table:
            await table.take_seat()
        yield anna, bert, code


async def whose_turn(table: Table) -> int:
    """The seat of whose turn it is, as soon as it is somebody's."""
    seen = await table.until(lambda seen: seen.now.turn is not None)
    assert seen.now.turn is not None
    return seen.now.turn
