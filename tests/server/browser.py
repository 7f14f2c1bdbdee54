"""A server inside the test, and browsers that look at it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from fastapi import FastAPI

from ebbes.server.app import create_app
from ebbes.server.services import open_services
from ebbes.server.settings import Settings
from tests.server.store.clock import Clock

HERE = "http://ebbes.local"
HOME = "127.0.0.1"


@asynccontextmanager
async def running(settings: Settings, clock: Clock | None = None) -> AsyncIterator[FastAPI]:
    """A server whose services are open."""
    clock = clock or Clock()
    app = create_app(settings, lambda told: open_services(told, clock))
    async with app.router.lifespan_context(app):
        yield app


def browser(
    app: FastAPI, address: str = HOME, here: str = HERE, **headers: str
) -> httpx.AsyncClient:
    """A browser that shows a page of the server, with cookies of its own."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=True, client=(address, 50_000))
    told = {"origin": here, **headers}
    return httpx.AsyncClient(transport=transport, base_url=here, headers=told)


def program(app: FastAPI, address: str = HOME, **headers: str) -> httpx.AsyncClient:
    """Something that is no browser: it names no origin."""
    transport = httpx.ASGITransport(app, client=(address, 50_000))
    return httpx.AsyncClient(transport=transport, base_url=HERE, headers=headers)


async def arrived(client: httpx.AsyncClient, name: str = "Anna") -> str:
    """The id of somebody new."""
    answer = await client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refused(answer: httpx.Response, status: int) -> str:
    """The code of a refusal, whose form is always the same."""
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert set(problem) == {"code", "message", "rule", "context"}
    assert problem["message"]
    return str(problem["code"])
