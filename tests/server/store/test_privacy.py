"""Tests of `ebbes.server.store.privacy`."""

import asyncio
import json

import pytest

from ebbes.record.record import Json
from ebbes.server.store import Store
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.values import Answer, CommandId, Entry
from tests.server.store.clock import Clock


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
        entries=["Anna creates", "Ben sits"],
        command=CommandId("a", "1"),
        summary=["Anna", "Ben"],
        seats={"a": 0, "b": 1},
    )
    await store.log.append("t", 2, ["Anna plays"], CommandId("a", "2"), finished=["a", "b"])
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
        "person": {"id": "a", "name": "Anna", "created_at": now, "finished_at": now},
        "secrets": [{"created_at": now}],
        "tokens": [{"id": "1", "label": "my bot", "created_at": now}],
        "links": [{"expires_at": 2e9}],
        "tables": [{"table_id": "t", "seat": 0}],
    }


async def test_a_deleted_person_is_gone_and_the_game_stays(store: Store, anna: str) -> None:
    log = await store.log.read("t")
    assert await store.privacy.delete(anna) == ["t"]
    assert await store.people.find(anna) is await store.people.by_secret("hash a") is None
    assert await store.keys.person_by_token("token hash") is None
    assert await store.log.answer_to("t", CommandId("a", "2")) is None
    made = await store.tables.create(
        "u", "xyz", public=False, entries=["anew"], command=CommandId("a", "1")
    )
    assert made == Answer(1, 1)
    assert await store.people.places(anna) == []
    assert await store.log.read("t") == log
    assert await store.log.answer_to("t", CommandId("b", "1")) is not None
    assert await store.people.last_to_finish(["a", "b"]) == "b"


async def test_names_leave_the_log_with_the_person(store: Store, anna: str) -> None:
    await store.privacy.delete(anna, without_anna)
    bodies = ["somebody creates", "Ben sits", "somebody plays", "Ben plays"]
    assert await store.log.read("t") == [Entry(seq, body) for seq, body in enumerate(bodies, 1)]
    table = await store.tables.find("t")
    assert table is not None
    assert table.summary == ["somebody", "Ben"]


async def test_a_rewriting_that_fails_leaves_everything_as_it_was(store: Store, anna: str) -> None:
    def fails_late(body: Json) -> Json:
        if body == "Ben plays":
            raise ValueError(body)
        return without_anna(body)

    exported, log = await store.privacy.export(anna), await store.log.read("t")
    with pytest.raises(ValueError, match="Ben plays"):
        await store.privacy.delete(anna, fails_late)
    assert (await store.privacy.export(anna), await store.log.read("t")) == (exported, log)


async def test_nobody_is_not_exported_and_not_deleted(store: Store) -> None:
    with pytest.raises(NoSuchPerson, match="no person 'a'"):
        await store.privacy.export("a")
    with pytest.raises(NoSuchPerson, match="no person 'a'"):
        await store.privacy.delete("a")


async def test_who_sits_down_while_being_deleted_leaves_no_name_behind(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        await one.people.create("a", "Anna", "hash a")
        for n in range(8):
            await one.tables.create(f"t{n}", f"c{n}", public=False, entries=[])
        sits = [other.log.append(f"t{n}", 0, ["Anna sits"], seats={"a": n}) for n in range(8)]
        deleted, *_ = await asyncio.gather(
            one.privacy.delete("a", without_anna), *sits, return_exceptions=True
        )
        assert isinstance(deleted, list)
        for n in range(8):
            log = await one.log.read(f"t{n}")
            assert log == ([Entry(1, "somebody sits")] if f"t{n}" in deleted else [])
