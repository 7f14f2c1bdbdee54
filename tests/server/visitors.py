"""Somebody new at a server, with a client for tables and one for pages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from ebbes.client import Client
from tests.server.live import PATIENCE, Live

ONE_BY_ONE = httpx.Limits(max_keepalive_connections=0)
"""Games may take so long that the server closes what nobody has asked by meanwhile."""


@asynccontextmanager
async def visiting(
    server: Live, name: str, patience: float = PATIENCE
) -> AsyncIterator[tuple[Client, httpx.AsyncClient]]:
    """Somebody of this name, for so many seconds at most."""
    async with asyncio.timeout(patience), Client(server.address) as client:
        await client.arrive(name)
        known = {"Authorization": f"Bearer {await client.create_token('test')}"}
        address = f"{server.address}/api"
        async with httpx.AsyncClient(
            base_url=address, headers=known, timeout=patience, limits=ONE_BY_ONE
        ) as pages:
            yield client, pages
