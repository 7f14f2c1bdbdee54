"""Tests of `ebbes.server.store.people`."""

import pytest
from sqlalchemy import Connection, text

from ebbes.server.store import Store
from ebbes.server.store.errors import NoSuchPerson, PersonExists
from ebbes.server.store.url import database_url
from ebbes.server.store.values import Indexes, Person, Place
from ebbes.server.store.writer import writer_for
from tests.server.store.clock import Clock


async def test_a_person_is_known_by_a_secret(store: Store, clock: Clock) -> None:
    anna = await store.people.create("a", "Anna", "hash a")
    assert anna == Person("a", "Anna", clock(), None, clock())
    device = await store.devices.find("hash a")
    assert device is not None
    assert await store.people.find("a") == device.person == anna
    assert await store.people.find("b") is None
    assert await store.devices.find("hash b") is None


@pytest.mark.parametrize(("person_id", "secret_hash"), [("a", "hash b"), ("b", "hash a")])
async def test_ids_and_secrets_belong_to_one_person(
    store: Store, person_id: str, secret_hash: str
) -> None:
    await store.people.create("a", "Anna", "hash a")
    with pytest.raises(PersonExists, match=f"person '{person_id}', or that secret, exists"):
        await store.people.create(person_id, "Ben", secret_hash)
    assert await store.people.find("b") is None
    assert await store.devices.find("hash b") is None


async def test_a_person_may_take_another_name(store: Store) -> None:
    await store.people.create("a", "Anna", "hash a")
    await store.people.rename("a", "Änne")
    found = await store.people.find("a")
    assert found is not None
    assert found.name == "Änne"
    with pytest.raises(NoSuchPerson, match="no person 'b'"):
        await store.people.rename("b", "Ben")


async def test_places_follow_the_log(store: Store, clock: Clock) -> None:
    for who in "ab":
        await store.people.create(who, who, f"hash {who}")
    await store.tables.create("t", "abc", public=True, entries=[], seats={"a": 0})
    clock.forward(1)
    await store.tables.create("u", "xyz", public=True, entries=[], seats={"a": None})
    await store.log.append("t", 0, ["moved"], indexes=Indexes(seats={"a": None, "b": 3}))
    await store.log.append("u", 0, ["sat"], indexes=Indexes(seats={"a": 2}, ends=True))
    assert await store.people.places("a") == [Place("t", None)]
    assert await store.people.places("b") == [Place("t", 3)]


async def test_who_finished_a_game_last_is_known(store: Store, clock: Clock) -> None:
    for who in "abc":
        await store.people.create(who, who, f"hash {who}")
    await store.tables.create("t", "abc", public=True, entries=[])
    assert await store.people.last_to_finish(["a", "b", "c"]) is None
    await store.log.append("t", 0, ["over"], indexes=Indexes(finished=("a", "b", "gone")))
    later = clock.forward(60)
    await store.log.append("t", 1, ["over again"], indexes=Indexes(finished=("b",)))
    assert await store.people.last_to_finish(["a", "b", "c"]) == "b"
    assert await store.people.last_to_finish(["c", "a"]) == "a"
    found = await store.people.find("b")
    assert found is not None
    assert found.finished_at == later


async def test_people_of_one_name_are_found_the_oldest_first(store: Store, clock: Clock) -> None:
    for person_id, name in (("z", "Anna"), ("b", "Ben"), ("a", "Anna")):
        await store.people.create(person_id, name, f"hash of {person_id}")
        clock.forward(1)
    assert [person.id for person in await store.people.named("Anna")] == ["z", "a"]
    assert await store.people.named("anna") == []


async def test_who_comes_by_is_seen(store: Store, clock: Clock) -> None:
    await store.people.create("a", "Anna", "hash a")
    later = clock.forward(100)
    await store.people.note_seen("a")
    await store.people.note_seen("nobody")
    found = await store.people.find("a")
    assert found is not None
    assert found.seen_at == later


async def test_people_nobody_has_seen_for_long_are_found_in_portions(
    store: Store, clock: Clock
) -> None:
    await store.tables.create("t", "abc", public=True, entries=[])
    for seq, who in enumerate("abcd"):
        await store.people.create(who, who, f"hash {who}")
        await store.log.append("t", seq, ["over"], indexes=Indexes(finished=(who,)))
        clock.forward(10)
    now = clock()
    assert await store.people.stale(now, 0, 10) == ["a", "b", "c", "d"]
    assert await store.people.stale(now, now, 3) == ["a", "b", "c"]
    assert await store.people.stale(now - 30, now, 10) == ["a"]
    assert await store.people.stale(now - 40, now, 10) == []
    await store.people.note_seen("a")
    assert await store.people.stale(now, now, 10) == ["b", "c", "d"]


async def test_who_never_finished_a_game_is_stale_by_another_time(
    store: Store, clock: Clock
) -> None:
    await store.tables.create("t", "abc", public=True, entries=[])
    for who in "abc":
        await store.people.create(who, who, f"hash {who}")
    await store.log.append("t", 0, ["over"], indexes=Indexes(finished=("b",)))
    now = clock.forward(10)
    assert sorted(await store.people.stale(0, now, 10)) == ["a", "c"]
    assert await store.people.stale(now, 0, 10) == ["b"]
    assert len(await store.people.stale(now, now, 2)) == 2
    assert sorted(await store.people.stale(now, now, 10)) == ["a", "b", "c"]


async def test_both_questions_for_stale_people_have_an_index(url: str) -> None:
    async with Store(url):
        pass

    def plans(connection: Connection) -> list[str]:
        asked = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET enable_seqscan = off"))
        return [
            str(connection.execute(text(f"{asked} {question}")).all())
            for question in (
                "SELECT id FROM people WHERE finished_at IS NOT NULL AND seen_at < 5 "
                "ORDER BY seen_at LIMIT 3",
                "SELECT id FROM people WHERE finished_at IS NULL AND seen_at < 5 "
                "ORDER BY seen_at LIMIT 3",
            )
        ]

    writer = writer_for(database_url(url))
    gone, new = await writer.transact(plans)
    await writer.close()
    assert "people_seen_at" in gone
    assert "people_new_seen_at" in new
