"""Every test that asks for a `url` or a `store` runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ebbes.server.store import Store
from tests.server.postgres import Postgres, postgres
from tests.server.store.clock import Clock


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ebbes.db'}"
    server: Postgres = request.getfixturevalue("server")
    return server.new_database()


@pytest.fixture
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """Another one, of the same kind."""
    if url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    server: Postgres = request.getfixturevalue("server")
    return server.new_database()


@pytest.fixture
def clock() -> Clock:
    """The time in the store."""
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    async with Store(url, clock) as store:
        yield store
