"""A server inside the test that real sockets lead to."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from socket import SO_SNDBUF, SOL_SOCKET

import httpx
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

    def browser(self) -> httpx.AsyncClient:
        """A browser that shows a page of the server."""
        return httpx.AsyncClient(base_url=self.address, headers={"origin": self.address})

    def by_cookie(self, browser: httpx.AsyncClient) -> dict[str, str]:
        """What a browser sends with a socket."""
        return {"Cookie": f"ebbes={browser.cookies['ebbes']}", "Origin": self.address}

    def socket(self, path: str) -> str:
        """The address of a socket."""
        return f"ws{self.address.removeprefix('http')}{path}"

    async def new_table(self, browser: httpx.AsyncClient) -> str:
        """The socket of a new table of theirs."""
        made = await browser.post("/api/tables", json={"id": "t"})
        return self.socket(f"/api/tables/{made.json()['id']}/socket")


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
