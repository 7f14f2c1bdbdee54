"""Tests of `ebbes.server.store.devices`."""

import asyncio

import pytest
from sqlalchemy import select

from ebbes.server.store import Store
from ebbes.server.store.devices import KEPT
from ebbes.server.store.errors import NoSuchLink, StoreError
from ebbes.server.store.schema.keys import SECRETS
from ebbes.server.store.values import UNKNOWN, Device, Kind, Person
from tests.server.store.clock import Clock

FIREFOX, SAFARI = Kind("Firefox", "Linux"), Kind("Safari", "iPhone")


@pytest.fixture
async def anna(store: Store) -> Person:
    """Somebody with a computer."""
    return await store.people.create("a", "Anna", "hash a", FIREFOX)


async def add_phone(store: Store, person: Person) -> None:
    """One more device."""
    await store.keys.create_link(person.id, "link hash", expires_at=2e9)
    await store.keys.use_link("link hash", "hash of the phone", SAFARI)


async def found(store: Store, secret_hash: str) -> Device:
    """A device that is known."""
    device = await store.devices.find(secret_hash)
    assert device is not None
    return device


async def test_a_device_is_known_with_its_person(store: Store, anna: Person, clock: Clock) -> None:
    assert await found(store, "hash a") == Device("hash a", anna, FIREFOX, clock(), clock())
    assert await store.devices.find("another hash") is None


def test_a_device_is_called_by_the_beginning_of_its_hash() -> None:
    device = Device("0123456789abcdef" * 4, Person("a", "Anna", 0, None), UNKNOWN, 0, 0)
    assert device.id == "0123456789abcdef"


async def test_the_device_used_last_comes_first(store: Store, anna: Person, clock: Clock) -> None:
    made = clock()
    clock.forward(1)
    await add_phone(store, anna)
    assert [device.kind for device in await store.devices.of("a")] == [SAFARI, FIREFOX]
    later = clock.forward(1)
    await store.devices.note_use(await found(store, "hash a"), Kind("Firefox", "Windows"))
    first, second = await store.devices.of("a")
    assert (first.kind.system, first.created_at, first.used_at) == ("Windows", made, later)
    assert second.kind == SAFARI
    assert first.person.seen_at == second.person.seen_at == later


async def test_a_device_not_used_for_long_is_nobodys(
    store: Store, anna: Person, clock: Clock
) -> None:
    clock.forward(KEPT - 1)
    await add_phone(store, anna)
    assert len(await store.devices.of("a")) == 2
    clock.forward(1)
    assert await store.devices.find("hash a") is None
    assert [device.hash for device in await store.devices.of("a")] == ["hash of the phone"]


async def test_a_device_is_signed_out_by_its_person_alone(store: Store, anna: Person) -> None:
    await store.people.create("b", "Ben", "hash b")
    device = await found(store, "hash a")
    assert await store.devices.sign_out("b", device.id) == []
    assert await store.devices.sign_out("a", "hash") == []
    assert await store.devices.sign_out("a", device.id) == ["hash a"]
    assert await store.devices.find("hash a") is None
    assert await store.people.find("a") == anna


async def test_all_others_are_signed_out_and_links_with_them(store: Store, anna: Person) -> None:
    ben = await store.people.create("b", "Ben", "hash b")
    await add_phone(store, anna)
    await store.keys.create_link("a", "of a thief", expires_at=2e9)
    await store.keys.create_link("b", "of Ben", expires_at=2e9)
    ended = await store.devices.sign_out_others(await found(store, "hash of the phone"))
    assert ended == ["hash a"]
    assert [device.kind for device in await store.devices.of("a")] == [SAFARI]
    with pytest.raises(NoSuchLink):
        await store.keys.use_link("of a thief", "another hash")
    assert await store.keys.owner_of_link("of Ben") == ben
    assert len(await store.devices.of("b")) == 1


async def test_a_use_is_noted_while_the_person_is_deleted(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        for n in range(5):
            await one.people.create(f"a{n}", "Anna", f"hash {n}")
        devices = [await found(one, f"hash {n}") for n in range(5)]
        outcomes = await asyncio.gather(
            *(
                one.privacy.delete(device.person.id, "nobody", lambda body: body)
                for device in devices
            ),
            *(other.devices.note_use(device, SAFARI) for device in devices),
            return_exceptions=True,
        )
        assert not [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
        assert [await one.devices.find(device.hash) for device in devices] == [None] * 5


async def test_devices_that_open_nothing_any_more_go_when_their_person_comes_by(
    store: Store, anna: Person, clock: Clock
) -> None:
    await add_phone(store, anna)
    clock.forward(KEPT - 1)
    await store.devices.note_use(await found(store, "hash a"), FIREFOX)
    assert await hashes(store) == ["hash a", "hash of the phone"]
    clock.forward(1)
    await store.devices.note_use(await found(store, "hash a"), FIREFOX)
    assert await hashes(store) == ["hash a"]


async def hashes(store: Store) -> list[str]:
    """All secrets that are kept."""
    query = select(SECRETS.c.hash).order_by(SECRETS.c.hash)
    return [row.hash for row in await store.devices._rows(query)]
