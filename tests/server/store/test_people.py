"""Tests of `ebbes.server.store.people`."""

import pytest

from ebbes.server.store import Store
from ebbes.server.store.errors import NoSuchPerson, PersonExists
from ebbes.server.store.values import Indexes, Person, Place
from tests.server.store.clock import Clock


async def test_a_person_is_known_by_a_secret(store: Store, clock: Clock) -> None:
    anna = await store.people.create("a", "Anna", "hash a")
    assert anna == Person("a", "Anna", clock(), None)
    assert await store.people.find("a") == await store.people.by_secret("hash a") == anna
    assert await store.people.find("b") is await store.people.by_secret("hash b") is None


@pytest.mark.parametrize(("person_id", "secret_hash"), [("a", "hash b"), ("b", "hash a")])
async def test_ids_and_secrets_belong_to_one_person(
    store: Store, person_id: str, secret_hash: str
) -> None:
    await store.people.create("a", "Anna", "hash a")
    with pytest.raises(PersonExists, match=f"person '{person_id}', or that secret, exists"):
        await store.people.create(person_id, "Ben", secret_hash)
    assert await store.people.find("b") is await store.people.by_secret("hash b") is None


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
    assert await store.people.places("a") == [Place("u", 2, False), Place("t", None, True)]
    assert await store.people.places("b") == [Place("t", 3, True)]


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
