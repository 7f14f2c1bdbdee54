"""Tests of `ebbes.server.store.database`: a database that is away, and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import ArgumentError, ProgrammingError

from ebbes.server.store import Store
from ebbes.server.store.database import faults_told
from ebbes.server.store.errors import StoreError, StoreUnavailable
from ebbes.server.store.values import CommandId
from tests.server.postgres import Postgres, postgres
from tests.server.store.rows import last_seq


@pytest.fixture(scope="module")
def own_server() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with postgres() as server:
        yield server


async def test_the_store_goes_on_when_postgresql_was_restarted(own_server: Postgres) -> None:
    async with Store(own_server.new_database()) as store:
        await store.tables.create("t", "abc", public=True, entries=["created"])
        own_server.stop()
        own_server.start()
        assert await last_seq(store, "t") == 1
        await store.log.append("t", 1, ["a"])
        own_server.stop()
        own_server.start()
        await store.log.append("t", 2, ["b"])
        assert await last_seq(store, "t") == 3


async def test_without_postgresql_everything_is_unavailable(own_server: Postgres) -> None:
    command = CommandId("anna", "1")
    url = own_server.new_database()
    async with Store(url) as store:
        await store.tables.create("t", "abc", public=True, entries=["created"])
        own_server.stop()
        try:
            with pytest.raises(StoreUnavailable, match="the database does not answer: "):
                await store.log.append("t", 1, ["a"], command)
            with pytest.raises(StoreUnavailable, match="the database does not answer: "):
                await store.ping()
            with pytest.raises(StoreUnavailable, match="the database does not answer: "):
                await Store(url).open()
        finally:
            own_server.start()
        assert await last_seq(store, "t") == 1
        await store.log.append("t", 1, ["a"], command)
        await store.ping()


async def test_a_sqlite_file_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(
        StoreUnavailable, match=r"^the database does not answer: unable to open database file$"
    ):
        await Store(f"sqlite:///{tmp_path / 'nowhere' / 'ebbes.db'}").open()


def test_other_faults_are_errors_of_the_store() -> None:
    with pytest.raises(StoreError, match=r"^no such thing$"), faults_told():
        raise ProgrammingError("SELECT", {}, Exception("no such thing\nat all"))
    with pytest.raises(StoreError, match=r"^nonsense$"), faults_told():
        raise ArgumentError("nonsense")
