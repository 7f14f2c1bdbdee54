"""A server inside the test that real sockets lead to."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from socket import SO_SNDBUF, SOL_SOCKET

from fastapi import FastAPI

from ebbes.server.app import Opener, create_app
from ebbes.server.run import Server, listen
from ebbes.server.services import Services, open_services
from ebbes.server.settings import Settings

SMALL = 4096
"""Bytes the kernel keeps for a reader, so that slow ones are soon found out."""


@dataclass(frozen=True, slots=True)
class Inside:
    """Where a server is, and the server itself."""

    address: str
    app: FastAPI
    lines: Collection[asyncio.Protocol]
    """All its connections."""

    @property
    def services(self) -> Services:
        """What it has at hand."""
        services = self.app.state.services
        assert isinstance(services, Services)
        return services


@asynccontextmanager
async def served_inside(
    settings: Settings, opener: Opener = open_services
) -> AsyncIterator[Inside]:
    """A server that listens on a port of its own."""
    said: asyncio.Queue[str] = asyncio.Queue()
    app = create_app(settings, opener)
    with listen("127.0.0.1", 0) as listener:
        listener.setsockopt(SOL_SOCKET, SO_SNDBUF, SMALL)
        server = Server(app, settings, said.put_nowait)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield Inside(await said.get(), app, server.server_state.connections)
        finally:
            server.should_exit = True
            await task
