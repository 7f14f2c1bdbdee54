"""Tests of `ebbes.server.store.privacy`."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.privacy import Rewrite
from ebbes.server.store.values import Checkpoint, CommandId, EntryRange, Indexes, NewGame
from ebbes.server.store.work import Work
from tests.server.store.clock import Clock
from tests.server.store.rows import last_seq

GAME = NewGame(
    id="g",
    number=1,
    started_at=1.0,
    ended_at=2.0,
    finished=True,
    facts={"seats": [{"name": "Anna"}, {"name": "Ben"}]},
    record={"names": ["Anna", "Ben"]},
    players={"a": 0, "b": 1},
)

TABLES = [{"table_id": "t", "seat": 0, "seen_at": None}]


@pytest.fixture
async def anna(store: Store) -> str:
    """Somebody of whom everything is kept that can be."""
    await store.people.create("a", "Anna", "hash a")
    await store.people.create("b", "Ben", "hash b")
    await store.keys.create_token("1", "a", "my bot", "token hash")
    await store.keys.create_link("a", "link hash", expires_at=2e9)
    await store.tables.create(
        "t",
        "abc",
        public=True,
        entries=["a: Anna creates", "Ben sits"],
        command=CommandId("a", "1"),
        summary=["Anna", "Ben"],
        seats={"a": 0, "b": 1},
    )
    finished = Indexes(finished=("a", "b"))
    await store.log.append(
        "t", 2, ["a: Anna plays"], CommandId("a", "2"), finished, "Anna so far", GAME
    )
    await store.log.append("t", 3, ["Ben plays"], CommandId("b", "1"))
    return "a"


def without_anna(body: Json) -> Json:
    """Somebody instead of Anna."""
    other: Json = json.loads(json.dumps(body).replace("Anna", "somebody"))
    return other


async def test_an_export_tells_all_but_hashes_and_logs(
    store: Store, anna: str, clock: Clock
) -> None:
    now = clock()
    assert await store.privacy.export(anna) == {
        "person": {
            "id": "a",
            "name": "Anna",
            "created_at": now,
            "finished_at": now,
            "seen_at": now,
        },
        "devices": [{"created_at": now, "used_at": now, "browser": None, "system": None}],
        "tokens": [{"id": "1", "label": "my bot", "created_at": now}],
        "links": [{"expires_at": 2e9}],
        "tables": TABLES,
        "games": [
            {"game_id": "g", "seat": 0, "ended_at": 2.0, "shows_name": False, "has_left": False}
        ],
        "blocks": [],
        "hands": [],
        "reports": [],
        "reviews": [],
        "puzzler": [],
        "puzzles": [],
        "outcomes": [],
        "openness": [],
        "rater": [],
        "addresses": [],
        "awaited": [],
        "holidays": [],
        "telling": [],
        "wishes": [],
        "recoveries": [],
        "passkeys": [],
        "challenges": [],
        "joined": [],
        "tries": [],
    }


async def test_a_deleted_person_is_gone_and_the_game_stays(store: Store, anna: str) -> None:
    log = [entry.body for entry in await store.log.read("t")]
    assert await store.privacy.delete(anna, "nobody", lambda body: body) == ["t"]
    assert await store.people.find(anna) is None
    assert await store.devices.find("hash a") is None
    assert await store.keys.person_by_token("token hash") is None
    assert (await store.log.load("t", 9)).answers == {CommandId("b", "1"): 4}
    made = await store.tables.create(
        "u", "xyz", public=False, entries=["anew"], command=CommandId("a", "1")
    )
    assert made == EntryRange(1, 1)
    assert await store.people.places(anna) == []
    assert [entry.body for entry in await store.log.read("t")] == log
    assert await store.people.last_to_finish(["a", "b"]) == "b"


async def test_names_leave_the_log_with_the_person(store: Store, anna: str) -> None:
    await store.privacy.delete(anna, "nobody", without_anna)
    bodies = ["a: somebody creates", "Ben sits", "a: somebody plays", "Ben plays"]
    assert [entry.body for entry in await store.log.read("t")] == bodies
    assert (await store.log.load("t", 9)).checkpoint == Checkpoint(3, "somebody so far")
    table = await store.tables.find("t")
    assert table is not None
    assert table.summary == ["somebody", "Ben"]


async def test_names_leave_games_and_their_records(store: Store, anna: str) -> None:
    await store.privacy.delete(anna, "nobody", without_anna)
    assert await store.games.record("g") == {"names": ["nobody", "Ben"]}
    game = await store.games.find("g")
    assert game is not None
    assert game.facts == {"seats": [{"name": "nobody"}, {"name": "Ben"}]}
    assert [own.seat for own in await store.games.of_person("b", 9)] == [1]


async def test_who_left_a_game_takes_no_name_out_of_it(store: Store, anna: str) -> None:
    left = replace(GAME, id="h", number=2, players={"b": 1}, leavers={anna: 0})
    await store.games.add("t", replace(left, record={"names": ["Lisbeth", "Ben"]}))
    await store.privacy.delete(anna, "somebody", without_anna)
    record = await store.games.record("h")
    assert record is not None
    assert record["names"] == ["Lisbeth", "Ben"]


async def test_a_deletion_that_was_broken_off_is_finished_by_the_next(
    store: Store, anna: str
) -> None:
    def fails_late(body: Json) -> Json:
        if body == "Anna so far":
            raise ValueError(body)
        return without_anna(body)

    with pytest.raises(ValueError, match="Anna so far"):
        await store.privacy.delete(anna, "nobody", fails_late)
    assert (await store.privacy.export(anna))["tables"] == TABLES
    assert await store.privacy.delete(anna, "nobody", without_anna) == ["t"]
    text = json.dumps([entry.body for entry in await store.log.read("t")])
    assert "Anna" not in text
    assert await store.people.find(anna) is None


async def test_others_write_between_two_steps_of_a_deletion(store: Store, anna: str) -> None:
    await store.tables.create("u", "xyz", public=False, entries=["a"], seats={"a": 1})
    before = await last_seq(store, "t")
    deletion = asyncio.create_task(store.privacy.delete(anna, "nobody", without_anna))
    while not deletion.done():
        await store.log.append("t", await last_seq(store, "t"), ["Ben waits for nobody"])
    assert await deletion == ["t", "u"]
    assert await last_seq(store, "t") > before


async def test_a_checkpoint_that_names_somebody_forgotten_is_refused(
    store: Store, anna: str
) -> None:
    await store.privacy.delete(anna, "nobody", without_anna)
    with pytest.raises(NoSuchPerson, match="somebody who was at table 't' is forgotten"):
        await store.log.set_checkpoint("t", 4, "Anna so far", {"a", "b"})
    assert (await store.log.load("t", 9)).checkpoint == Checkpoint(3, "somebody so far")


async def test_a_checkpoint_laid_while_somebody_is_forgotten_names_them_no_more_either(
    store: Store, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = store.privacy._database.write

    async def laid_after(work: Work[object]) -> object:
        found = await write(work)
        if found == "t":
            monkeypatch.undo()
            await store.log.set_checkpoint("t", 4, "Anna so far", {"a", "b"})
        return found

    monkeypatch.setattr(store.privacy._database, "write", laid_after)
    assert await store.privacy.delete(anna, "nobody", without_anna) == ["t"]
    assert (await store.log.load("t", 9)).checkpoint == Checkpoint(4, "somebody so far")
    assert [place.seat for place in await store.people.places("b")] == [1]


async def test_nothing_of_a_deleted_person_is_left_in_the_files(
    tmp_path: Path, clock: Clock
) -> None:
    file = tmp_path / "ebbes.db"
    async with Store(f"sqlite:///{file}", clock) as store:
        await store.people.create("a", "Elwetritsch", "hash a")
        table = {"public": False, "entries": ["a: Elwetritsch sits"], "seats": {"a": 0}}
        await store.tables.create("t", "abc", **table, summary=["Elwetritsch"])  # type: ignore[arg-type]
        without: Rewrite = lambda _: "somebody"  # noqa: E731
        await store.privacy.delete("a", "nobody", without)
        left = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"Elwetritsch" not in left
    assert b"somebody" in left


async def test_nobody_is_not_exported_and_not_deleted(store: Store) -> None:
    with pytest.raises(NoSuchPerson, match="no person 'a'"):
        await store.privacy.export("a")
    with pytest.raises(NoSuchPerson, match="no person 'a'"):
        await store.privacy.delete("a", "nobody", without_anna)


async def test_who_sits_down_while_being_deleted_leaves_no_name_behind(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        await one.people.create("a", "Anna", "hash a")
        for n in range(8):
            await one.tables.create(f"t{n}", f"c{n}", public=False, entries=[])
        sits = [
            other.log.append(f"t{n}", 0, ["a: Anna sits"], indexes=Indexes(seats={"a": n}))
            for n in range(8)
        ]
        deleted, *_ = await asyncio.gather(
            one.privacy.delete("a", "nobody", without_anna), *sits, return_exceptions=True
        )
        assert isinstance(deleted, list)
        for n in range(8):
            log = [entry.body for entry in await one.log.read(f"t{n}")]
            assert log == (["a: somebody sits"] if f"t{n}" in deleted else [])


@contextmanager
def backup_under_way(file: Path) -> Iterator[None]:
    """Somebody reads the database as it is now."""
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM people").fetchall()
        yield


async def test_a_backup_under_way_delays_only_the_emptying_of_files(tmp_path: Path) -> None:
    file = tmp_path / "ebbes.db"
    ahead = file.with_name("ebbes.db-wal")
    async with Store(f"sqlite:///{file}") as store:
        await store.people.create("a", "Anna Unverwechselbar", "hash a")
        with backup_under_way(file):
            await store.privacy.delete("a", "nobody", lambda body: body)
            assert not await store.privacy.clean()
            assert b"Unverwechselbar" in ahead.read_bytes()
        assert await store.privacy.clean()
        assert ahead.read_bytes() == b""


async def test_files_that_another_process_could_not_empty_are_emptied_by_the_next(
    tmp_path: Path,
) -> None:
    file = tmp_path / "ebbes.db"
    ahead = file.with_name("ebbes.db-wal")
    async with Store(f"sqlite:///{file}") as killed, Store(f"sqlite:///{file}") as runs_on:
        assert await runs_on.privacy.clean()
        await killed.people.create("a", "Anna Unverwechselbar", "hash a")
        with backup_under_way(file):
            await killed.privacy.delete("a", "nobody", lambda body: body)
        async with Store(f"sqlite:///{file}") as started:
            assert b"Unverwechselbar" in ahead.read_bytes()
            assert await started.privacy.clean()
        assert ahead.read_bytes() == b""


async def test_what_a_deletion_that_was_broken_off_left_in_the_files_is_emptied_too(
    store: Store, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Json) -> Json:
        raise ValueError("Anna")

    assert await store.privacy.clean()
    with pytest.raises(ValueError, match="Anna"):
        await store.privacy.delete(anna, "nobody", fails)
    erase = AsyncMock(return_value=True)
    monkeypatch.setattr(store.privacy._database, "erase", erase)
    assert await store.privacy.clean()
    assert await store.privacy.clean()
    erase.assert_awaited_once()
