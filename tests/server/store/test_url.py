"""Tests of `ebbes.server.store.url`."""

import pytest

from ebbes.server.store.errors import BadUrl
from ebbes.server.store.url import database_url


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///ebbes.db", "sqlite"),
        ("sqlite+aiosqlite:///ebbes.db", "sqlite"),
        ("postgresql://anna:secret@db/ebbes", "postgresql+asyncpg"),
        ("postgresql+psycopg://anna@db/ebbes", "postgresql+asyncpg"),
    ],
)
def test_each_kind_of_database_has_its_driver(text: str, driver: str) -> None:
    assert database_url(text).drivername == driver


@pytest.mark.parametrize("text", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_would_lose_everything(text: str) -> None:
    with pytest.raises(BadUrl, match=r"^SQLite needs a file, as in sqlite:///ebbes\.db$"):
        database_url(text)


OTHERS = (
    "ebbes.db",
    "",
    "mysql://anna:secret@db/ebbes",
    "postgresql://anna:secret@db:first/ebbes",
)


@pytest.mark.parametrize("text", OTHERS)
def test_other_databases_are_refused_without_telling_passwords(text: str) -> None:
    with pytest.raises(BadUrl, match=r"^a database is sqlite:///file or postgresql://") as refused:
        database_url(text)
    assert "secret" not in str(refused.value)
