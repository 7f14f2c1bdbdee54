"""Somebody who takes part in challenges."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import httpx

from ebbes.client import Client
from ebbes.client.client import COOKIES
from ebbes.server.services import Services
from tests.server.live import PATIENCE, Live
from tests.server.visitors import visiting

LONG = 10 * PATIENCE
"""Seconds: many rounds are played in one test."""


class Guest(NamedTuple):
    """Somebody with a client for tables, and one for pages."""

    client: Client
    pages: httpx.AsyncClient

    async def make(self, **wanted: object) -> str:
        """The code of a new challenge."""
        answer = await self.pages.post("/challenges", json={"id": "wish", **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def look(self, code: str) -> dict[str, Any]:
        """A challenge as they are told of it."""
        answer = await self.pages.get(f"/challenges/{code}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def sit_down(self, code: str) -> str:
        """The code of the table of their next round."""
        answer = await self.pages.post(f"/challenges/{code}/play")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def go(self) -> None:
        """Be forgotten, as their own device asks for it."""
        known = "; ".join(f"{name}={self.client.secret}" for name in COOKIES)
        headers = {"Cookie": known, "Origin": self.client.url}
        async with httpx.AsyncClient(headers=headers) as device:
            answer = await device.delete(f"{self.client.url}/api/me")
        assert answer.status_code == 204, answer.text

    async def play(self, code: str, seed: int = 1) -> None:
        """Play whatever is legal in the next round, until its table closes."""
        rng = Random(seed)
        async with self.client.table(await self.sit_down(code)) as table:
            async for turn in table.turns():
                await turn.choose(rng.choice(turn.view.legal))


@asynccontextmanager
async def guest(server: Live, name: str) -> AsyncIterator[Guest]:
    """Somebody new."""
    async with visiting(server, name, LONG) as (client, pages):
        yield Guest(client, pages)


def later(services: Services, seconds: float) -> None:
    """Let the pages of a server believe that time has passed."""
    clock = services.rooms.context.clock
    services.clock = lambda: clock() + seconds
    for seal in services.seals._asked:
        owner = getattr(seal, "__self__", None)
        if owner is not None:
            owner._context = replace(owner._context, clock=services.clock)
