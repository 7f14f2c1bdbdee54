"""Tests of `ebbes operate` beside a running server, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ebbes.client import Unwelcome
from ebbes.server.settings import load_settings
from tests.cli.runner import answered, ebbes
from tests.server.inside import served_inside
from tests.server.live import at_table
from tests.server.postgres import postgres
from tests.server.until import until

PATIENCE = 120.0


@pytest.fixture(scope="module")
def database_server() -> Iterator[str]:
    """A PostgreSQL with an empty schema."""
    with postgres() as server:
        yield server.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ebbes.db'}"
    return str(request.getfixturevalue("database_server"))


async def operate(url: str, *args: str) -> str:
    """What the command says, run with a store of its own while the server goes on."""
    return answered(await asyncio.to_thread(ebbes, "operate", *args, "--database", url))


async def test_what_operators_order_happens_at_a_running_server(url: str) -> None:
    settings = load_settings(database=url, workers=0, bot_pace=0.0)
    async with (
        asyncio.timeout(PATIENCE),
        served_inside(settings) as server,
        at_table(server.address) as (_, hers),
        at_table(server.address, "Ben") as (_, his),
    ):
        store = server.services.store
        (anna,), (ben,) = await store.people.named("Anna"), await store.people.named("Ben")
        (own,) = await store.tables.of_person(ben.id, 1)
        await hers.start_game()
        await operate(url, "ban", anna.id, "--for", "2h")
        with pytest.raises(Unwelcome, match="has turned you away"):
            await hers.until(lambda seen: seen.ended)
        assert f"person {anna.id}: " in await operate(url, "bans")
        await operate(url, "lift", anna.id)
        await operate(url, "close", own.table.code)
        await his.until(lambda seen: seen.ended)
        await operate(url, "maintenance", "on")
        await until(lambda: server.services.house_rules.in_maintenance)
        assert await operate(url, "bans") == ("maintenance: games go on, but nothing new begins\n")
