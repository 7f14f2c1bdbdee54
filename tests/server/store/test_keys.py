"""Tests of `ebbes.server.store.keys`."""

import asyncio

import pytest

from ebbes.server.store import Store
from ebbes.server.store.devices import MOST_DEVICES
from ebbes.server.store.errors import NoSuchLink, NoSuchPerson, PersonExists
from ebbes.server.store.keys import MOST_TOKENS
from ebbes.server.store.values import Person, Token
from tests.server.store.clock import Clock


@pytest.fixture
async def anna(store: Store) -> Person:
    return await store.people.create("a", "Anna", "hash a")


async def test_a_token_opens_until_it_is_revoked(store: Store, anna: Person, clock: Clock) -> None:
    token = await store.keys.create_token("1", anna.id, "my bot", "token hash")
    assert token == Token("1", "my bot", clock())
    assert await store.keys.tokens(anna.id) == [token]
    assert await store.keys.person_by_token("token hash") == anna
    assert not await store.keys.revoke_token("somebody else", "1")
    assert await store.keys.revoke_token(anna.id, "1")
    assert not await store.keys.revoke_token(anna.id, "1")
    assert await store.keys.person_by_token("token hash") is None


async def test_however_many_tokens_are_wanted_at_once_a_person_has_only_so_many(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        anna = await one.people.create("a", "Anna", "hash a")
        wanted = [
            store.keys.create_token(f"{number} {name}", anna.id, "bot", f"hash {number} {name}")
            for number in range(MOST_TOKENS)
            for name, store in (("one", one), ("other", other))
        ]
        made = await asyncio.gather(*wanted)
        assert len(await one.keys.tokens(anna.id)) == MOST_TOKENS
    assert made.count(None) == MOST_TOKENS


async def test_a_link_for_one_more_device_is_made_only_where_there_is_room(
    store: Store, anna: Person
) -> None:
    for number in range(1, MOST_DEVICES):
        assert await store.keys.create_link(anna.id, f"{number}", expires_at=2e9, if_room=True)
        await store.keys.use_link(f"{number}", f"device {number}")
    assert not await store.keys.create_link(anna.id, "more", expires_at=2e9, if_room=True)
    assert await store.keys.create_link(anna.id, "instead", expires_at=2e9)


async def test_a_token_is_no_secret_and_a_secret_no_token(store: Store, anna: Person) -> None:
    await store.keys.create_token("1", anna.id, "my bot", "token hash")
    assert await store.devices.find("token hash") is None
    assert await store.keys.person_by_token("hash a") is None


async def test_tokens_and_links_need_a_person_and_a_hash_of_their_own(
    store: Store, anna: Person
) -> None:
    with pytest.raises(NoSuchPerson, match="no person 'b'"):
        await store.keys.create_token("1", "b", "a bot", "token hash")
    ben = await store.people.create("b", "Ben", "hash b")
    await store.keys.create_link(anna.id, "link hash", expires_at=2e9)
    with pytest.raises(PersonExists, match="that token or link exists already"):
        await store.keys.create_link(ben.id, "link hash", expires_at=2e9)


async def test_a_link_lets_a_second_device_in(store: Store, anna: Person) -> None:
    await store.keys.create_link(anna.id, "link hash", expires_at=2e9)
    assert await store.keys.use_link("link hash", "hash of the phone") == anna
    for secret_hash in ("hash of the phone", "hash a"):
        device = await store.devices.find(secret_hash)
        assert device is not None
        assert device.person == anna


async def test_whose_link_it_is_can_be_asked_before_it_is_used(
    store: Store, anna: Person, clock: Clock
) -> None:
    await store.keys.create_link(anna.id, "link hash", expires_at=clock() + 60)
    assert await store.keys.owner_of_link("link hash") == anna
    assert await store.keys.owner_of_link("link hash") == anna
    with pytest.raises(NoSuchLink):
        await store.keys.owner_of_link("another")
    clock.forward(60)
    with pytest.raises(NoSuchLink, match="was used, has expired, or never was"):
        await store.keys.owner_of_link("link hash")


async def test_a_person_has_one_link_at_a_time(store: Store, anna: Person) -> None:
    await store.keys.create_link(anna.id, "older", expires_at=2e9)
    await store.keys.create_link(anna.id, "newer", expires_at=2e9)
    with pytest.raises(NoSuchLink):
        await store.keys.use_link("older", "hash of the phone")
    assert await store.keys.use_link("newer", "hash of the phone") == anna


async def test_of_too_many_devices_the_one_used_longest_ago_goes(
    store: Store, anna: Person, clock: Clock
) -> None:
    for number in range(MOST_DEVICES):
        clock.forward(60)
        await store.keys.create_link(anna.id, f"link {number}", expires_at=2e9)
        await store.keys.use_link(f"link {number}", f"device {number}")
    assert len(await store.devices.of(anna.id)) == MOST_DEVICES
    assert await store.devices.find("hash a") is None
    assert await store.devices.find("device 0") is not None


async def test_a_link_used_by_many_at_once_lets_one_in(url: str) -> None:
    async with Store(url) as one, Store(url) as other:
        anna = await one.people.create("a", "Anna", "hash a")
        await one.keys.create_link(anna.id, "link hash", expires_at=2e9)
        tries = [
            store.keys.use_link("link hash", f"device {n} {name}")
            for n in range(5)
            for name, store in (("one", one), ("other", other))
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        exported = await one.privacy.export(anna.id)
    assert outcomes.count(anna) == 1
    assert sum(isinstance(outcome, NoSuchLink) for outcome in outcomes) == 9
    assert isinstance(exported["devices"], list)
    assert len(exported["devices"]) == 2


async def test_a_device_needs_a_secret_of_its_own(store: Store, anna: Person) -> None:
    await store.keys.create_link(anna.id, "link hash", expires_at=2e9)
    with pytest.raises(PersonExists, match="that secret exists already"):
        await store.keys.use_link("link hash", "hash a")
    assert await store.keys.use_link("link hash", "hash of the phone") == anna


async def test_an_old_link_lets_nobody_in(store: Store, anna: Person, clock: Clock) -> None:
    await store.keys.create_link(anna.id, "link hash", expires_at=clock() + 60)
    clock.forward(60)
    with pytest.raises(NoSuchLink, match="was used, has expired, or never was"):
        await store.keys.use_link("link hash", "hash of the phone")
    assert await store.devices.find("hash of the phone") is None
