"""Tests of `/api/me/devices`, and of cookies that last as long as they are used."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.seconds import DAY
from ebbes.server.services import Services
from ebbes.server.store.devices import KEPT
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.secret import hash_of
from ebbes.server.store.values import Device
from tests.server.browser import arrived, browser, program, refused
from tests.server.store.clock import Clock

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
async def phone(app: FastAPI, anna: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """A second device of Anna's."""
    await arrived(anna)
    async with browser(app, **{"user-agent": FIREFOX}) as client:
        code = (await anna.post("/api/me/link")).json()["code"]
        await client.post("/api/link", json={"code": code})
        yield client


async def devices(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    """The devices of who asks."""
    answer = await client.get("/api/me/devices")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_a_person_sees_their_devices_the_one_used_last_first(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, clock: Clock
) -> None:
    made, later = clock(), clock.forward(DAY)
    first, second = await devices(phone)
    assert first == {
        "id": first["id"],
        "label": "Firefox on Linux",
        "browser": "Firefox",
        "system": "Linux",
        "created_at": made,
        "used_at": later,
        "here": True,
    }
    assert (second["label"], second["here"], second["used_at"]) == ("a device", False, made)
    clock.forward(1)
    assert [device["here"] for device in await devices(anna)] == [True, False]


async def test_of_a_device_neither_secret_nor_hash_is_shown(
    anna: httpx.AsyncClient, app: FastAPI
) -> None:
    await arrived(anna)
    (shown,) = await devices(anna)
    assert len(shown["id"]) == 16
    assert anna.cookies["ebbes"] not in str(shown)
    assert hash_of(anna.cookies["ebbes"]) not in str(shown)


async def test_a_device_that_is_signed_out_is_nobody(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    (other,) = [device for device in await devices(anna) if not device["here"]]
    assert (await anna.delete(f"/api/me/devices/{other['id']}")).status_code == 204
    assert refused(await phone.get("/api/me"), 401) == "auth/needed"
    assert (await anna.get("/api/me")).status_code == 200
    again = await anna.delete(f"/api/me/devices/{other['id']}")
    assert refused(again, 404) == "device/not-there"


async def test_all_other_devices_are_signed_out_at_once(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    async with browser(app) as laptop:
        code = (await anna.post("/api/me/link")).json()["code"]
        await laptop.post("/api/link", json={"code": code})
        assert (await laptop.delete("/api/me/devices")).status_code == 204
        assert [device["here"] for device in await devices(laptop)] == [True]
    for other in (anna, phone):
        assert refused(await other.get("/api/me"), 401) == "auth/needed"


async def test_a_link_made_by_a_device_that_is_signed_out_is_void(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    code = (await phone.post("/api/me/link")).json()["code"]
    await anna.delete("/api/me/devices")
    async with browser(app) as thief:
        answer = await thief.post("/api/link", json={"code": code})
        assert refused(answer, 404) == "link/not-valid"


async def test_who_signs_out_here_is_nobody_here(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    (here,) = [device for device in await devices(phone) if device["here"]]
    await phone.delete(f"/api/me/devices/{here['id']}")
    assert "ebbes" not in phone.cookies
    assert len(await devices(anna)) == 1


async def test_devices_of_others_are_nobodys_business(
    phone: httpx.AsyncClient, app: FastAPI
) -> None:
    async with browser(app) as ben:
        await arrived(ben, "Ben")
        for device in await devices(phone):
            answer = await ben.delete(f"/api/me/devices/{device['id']}")
            assert refused(answer, 404) == "device/not-there"
    assert len(await devices(phone)) == 2


async def test_a_token_is_no_device(anna: httpx.AsyncClient, app: FastAPI) -> None:
    await arrived(anna)
    token = (await anna.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert [device["here"] for device in await devices(bot)] == [False]
        assert refused(await bot.delete("/api/me/devices"), 401) == "auth/needed"
    assert len(await devices(anna)) == 1


async def new_token(client: httpx.AsyncClient) -> str:
    """A token that this device makes."""
    token: str = (await client.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    return token


async def status_by(app: FastAPI, token: str) -> int:
    """What somebody hears who comes by a token."""
    async with program(app, authorization=f"Bearer {token}") as bot:
        return (await bot.get("/api/me")).status_code


async def test_a_token_goes_with_the_device_that_made_it(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    kept, gone = await new_token(anna), await new_token(phone)
    (other,) = [device for device in await devices(anna) if not device["here"]]
    await anna.delete(f"/api/me/devices/{other['id']}")
    assert [await status_by(app, token) for token in (kept, gone)] == [200, 401]


async def test_who_signs_out_all_others_ends_every_token_that_was_not_made_here(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    kept, gone = await new_token(anna), await new_token(phone)
    me = (await anna.get("/api/me")).json()["id"]
    keys = app.state.services.store.keys
    await keys.create_token("0", me, "of an older version", hash_of("old"))
    await anna.delete("/api/me/devices")
    assert [await status_by(app, token) for token in (kept, gone, "old")] == [200, 401, 401]


async def test_an_export_tells_of_the_devices(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, clock: Clock
) -> None:
    now = clock()
    told = (await phone.get("/api/me/export")).json()
    unknown = {"created_at": now, "used_at": now, "browser": None, "system": None}
    firefox = unknown | {"browser": "Firefox", "system": "Linux"}
    assert sorted(told["devices"], key=str) == sorted([unknown, firefox], key=str)
    assert told["person"]["seen_at"] == now


@pytest.mark.parametrize("path", ["/api/me", "/api/me/tables", "/api/me/tokens"])
async def test_a_cookie_in_use_is_given_anew_once_a_day(
    anna: httpx.AsyncClient, clock: Clock, path: str
) -> None:
    await arrived(anna)
    secret = anna.cookies["ebbes"]
    clock.forward(DAY - 1)
    assert "set-cookie" not in (await anna.get(path)).headers
    clock.forward(1)
    given = (await anna.get(path)).headers["set-cookie"]
    assert given.startswith(f"ebbes={secret};")
    assert f"Max-Age={KEPT}" in given
    assert "set-cookie" not in (await anna.get(path)).headers


async def test_every_page_that_opens_gives_the_cookie_anew(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    secret = anna.cookies["ebbes"]
    given = (await anna.get("/api/visit")).headers["set-cookie"]
    assert given.startswith(f"ebbes={secret};")
    assert f"Max-Age={KEPT}" in given


async def test_who_comes_once_a_year_stays_and_who_stays_away_longer_is_nobody(
    anna: httpx.AsyncClient, clock: Clock
) -> None:
    await arrived(anna)
    for _ in range(3):
        clock.forward(365 * DAY)
        assert (await anna.get("/api/visit")).json()["me"]["name"] == "Anna"
    clock.forward(KEPT)
    assert (await anna.get("/api/visit")).json()["me"] is None


async def test_who_is_about_to_lose_the_cookie_gets_no_other_one(
    anna: httpx.AsyncClient, clock: Clock
) -> None:
    await arrived(anna)
    clock.forward(DAY)
    (taken,) = (await anna.delete("/api/me")).headers.get_list("set-cookie")
    assert "Max-Age=0" in taken


async def test_a_day_later_it_is_noted_that_somebody_came_with_cookie_or_token(
    anna: httpx.AsyncClient, app: FastAPI, clock: Clock
) -> None:
    me = await arrived(anna)
    token = (await anna.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    found: Services = app.state.services
    async with program(app, authorization=f"Bearer {token}") as bot:
        for client in (anna, bot, anna):
            later = clock.forward(DAY)
            await client.get("/api/me")
            person = await found.store.people.find(me)
            assert person is not None
            assert person.seen_at == later


async def test_a_visit_that_cannot_be_noted_is_one_nevertheless(
    anna: httpx.AsyncClient, app: FastAPI, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(device: Device, kind: object) -> None:
        raise StoreUnavailable("the disk is full")

    await arrived(anna)
    monkeypatch.setattr(app.state.services.store.devices, "note_use", broken)
    clock.forward(DAY)
    assert (await anna.get("/api/me")).json()["name"] == "Anna"
