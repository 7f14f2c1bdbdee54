"""Tests of `ebbes backup`."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ebbes.server.store import Store
from tests.cli.runner import answered, ebbes, refused


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, also of the database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EBBES_DATABASE", "sqlite:///ebbes.db")
    return tmp_path


async def people_in(file: str) -> list[str]:
    """Who is in a database."""
    async with Store(f"sqlite:///{file}") as store:
        return [person.name for person in await store.people.named("Anna")]


def page_of(file: str) -> int:
    """How long the pages of a database are."""
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute("PRAGMA page_size").fetchone()[0])


def test_a_new_database_has_the_smallest_pages_and_so_has_a_copy_of_an_old_one() -> None:
    with closing(sqlite3.connect("ebbes.db")) as old:
        old.execute("PRAGMA page_size = 4096")
        old.execute("VACUUM")
    assert asyncio.run(people_in("ebbes.db")) == []
    answered(ebbes("backup", "copy.db"))
    assert asyncio.run(people_in("new.db")) == []
    assert [page_of(file) for file in ("ebbes.db", "copy.db", "new.db")] == [4096, 512, 512]


def test_a_backup_of_a_store_in_use_is_a_store(folder: Path) -> None:
    async def use() -> str:
        async with Store("sqlite:///ebbes.db") as store:
            await store.people.create("a", "Anna", "hash")
            said = await asyncio.to_thread(lambda: answered(ebbes("backup", "monday #1?.db")))
            await store.people.create("b", "Anna", "other hash")
            return said

    assert asyncio.run(use()) == "all of ebbes.db is in monday #1?.db\n"
    (folder / "monday #1?.db").rename("monday.db")
    assert asyncio.run(people_in("monday.db")) == ["Anna"]
    assert asyncio.run(people_in("ebbes.db")) == ["Anna", "Anna"]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_a_backup_is_for_its_owner_alone(folder: Path) -> None:
    asyncio.run(people_in("ebbes.db"))
    answered(ebbes("backup", "monday.db"))
    assert (folder / "monday.db").stat().st_mode & 0o077 == 0


def test_a_backup_overwrites_nothing(folder: Path) -> None:
    asyncio.run(people_in("ebbes.db"))
    (folder / "monday.db").write_text("precious")
    assert refused(ebbes("backup", "monday.db"), 2) == "cannot write 'monday.db': File exists"
    assert (folder / "monday.db").read_text() == "precious"


def test_there_must_be_a_database(folder: Path) -> None:
    assert refused(ebbes("backup", "monday.db"), 2) == "there is no database in 'ebbes.db'"
    (folder / "ebbes.db").write_bytes(b"something else" * 100)
    assert refused(ebbes("backup", "monday.db"), 2) == (
        "cannot copy 'ebbes.db': file is not a database"
    )
    assert not (folder / "monday.db").exists()


def test_of_postgresql_the_command_is_told_without_the_password() -> None:
    url = "postgresql://ebbes:secret@host/games"
    assert refused(ebbes("backup", "monday.dump", "--database", url), 2) == (
        "PostgreSQL has its own command: "
        "pg_dump --format=custom --file=monday.dump 'postgresql://ebbes@host/games'"
    )
