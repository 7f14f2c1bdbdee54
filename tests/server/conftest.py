"""A server with an empty SQLite file, and a browser."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.settings import Settings, load_settings
from ebbes.server.store import committer
from tests.server.browser import browser, running
from tests.server.store.clock import Clock


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """One party alone waits for no company on the way to the disk."""
    monkeypatch.setattr(committer, "GATHER", 0.0)


@pytest.fixture
def clock() -> Clock:
    """The time in the server."""
    return Clock()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings with a database of their own, and without workers, which take seconds to be warm."""
    return load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}", workers=0)


@pytest.fixture
async def app(settings: Settings, clock: Clock) -> AsyncIterator[FastAPI]:
    """A running server."""
    async with running(settings, clock) as app:
        yield app


@pytest.fixture
async def anna(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that nobody has used yet."""
    async with browser(app) as client:
        yield client
