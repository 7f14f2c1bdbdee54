"""Tests of `ebbes.server.api.recovery`: a code to write down, and the way back by it."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.identity.code import LENGTH, SIGNS, new_code, plain_code
from ebbes.server.settings import Settings
from ebbes.server.store.devices import MOST_DEVICES
from ebbes.server.store.secret import hash_of
from tests.server.browser import arrived, browser, program, refused, running
from tests.server.store.clock import Clock
from tests.server.test_links import go_back, linked, name_of, names_before
from tests.server.test_links import use as use_link

WRONG = "00000-00000-00000-00000"


@pytest.fixture
async def phone(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Another browser that nobody has used yet."""
    async with browser(app) as client:
        yield client


async def made(client: httpx.AsyncClient) -> str:
    """A new code of who asks."""
    answer = await client.post("/api/me/recovery")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def look(client: httpx.AsyncClient, code: str) -> httpx.Response:
    """Whose code it is."""
    return await client.post("/api/recovery/look", json={"code": code})


async def use(client: httpx.AsyncClient, code: str) -> httpx.Response:
    """Become whose code it is."""
    return await client.post("/api/recovery", json={"code": code})


def test_a_code_is_read_whatever_hand_wrote_it() -> None:
    code = new_code(lambda count: bytes(range(count)))
    assert code == "01234-56789-ABCDE-FGHJK"
    assert plain_code(code) == SIGNS[:LENGTH]
    assert plain_code("o1234 56789 abcde fghjk") == plain_code("OI234.56789.abcde.FGHJK")
    assert plain_code("0l23456789ABCDEFGHJK") == SIGNS[:LENGTH]
    assert plain_code(code[:-1]) is None
    assert plain_code("U" * LENGTH) is None
    assert plain_code("") is None


async def test_a_code_leads_back_from_any_device_and_more_than_once(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI, clock: Clock
) -> None:
    me = await arrived(anna)
    assert (await anna.get("/api/me/recovery")).json() == {"made_at": None}
    code = await made(anna)
    assert (await anna.get("/api/me/recovery")).json() == {"made_at": clock.now}
    assert (await look(phone, code)).json() == {"name": "Anna", "you": False}
    assert (await phone.get("/api/me")).status_code == 401
    assert (await use(phone, code.lower().replace("-", " "))).json()["id"] == me
    assert (await phone.get("/api/me")).json()["id"] == me
    assert phone.cookies["ebbes"] != anna.cookies["ebbes"]
    async with browser(app) as laptop:
        assert (await use(laptop, code)).json()["id"] == me


async def test_only_a_hash_of_the_code_is_kept_and_it_is_shown_once(
    anna: httpx.AsyncClient, app: FastAPI, clock: Clock
) -> None:
    await arrived(anna)
    code = await made(anna)
    store = app.state.services.store
    assert await store.recoveries.owner(hash_of(code)) is None
    shown = (await anna.get("/api/me/export")).json()
    assert shown["recoveries"] == [{"made_at": clock.now}]
    assert code not in (await anna.get("/api/me/recovery")).text


async def test_a_new_code_takes_the_place_of_the_old_one(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    old, new = await made(anna), await made(anna)
    assert refused(await look(phone, old), 404) == "recovery/not-valid"
    assert refused(await use(phone, old), 404) == "recovery/not-valid"
    assert (await use(phone, new)).status_code == 200


async def test_who_wants_no_code_any_more_has_none(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    code = await made(anna)
    assert (await anna.delete("/api/me/recovery")).status_code == 204
    assert (await anna.get("/api/me/recovery")).json() == {"made_at": None}
    assert refused(await use(phone, code), 404) == "recovery/not-valid"


async def test_who_becomes_somebody_else_by_a_code_can_go_back(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna, "Anna")
    ben = await arrived(phone, "Ben")
    await use(phone, await made(anna))
    assert [await name_of(phone), await names_before(phone)] == ["Anna", ["Ben"]]
    assert (await go_back(phone, ben)).json()["name"] == "Ben"


async def test_a_code_of_ones_own_changes_nothing(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    code, secret = await made(anna), anna.cookies["ebbes"]
    assert (await look(anna, code)).json() == {"name": "Anna", "you": True}
    assert refused(await use(anna, code), 409) == "person/known-already"
    assert anna.cookies["ebbes"] == secret


async def test_wrong_codes_are_limited_for_a_network_and_for_all_together(
    settings: Settings,
) -> None:
    strict = settings.model_copy(
        update={"wrong_codes_per_minute": 2, "all_wrong_codes_per_minute": 4}
    )
    async with (
        running(strict) as app,
        browser(app) as anna,
        browser(app, "192.0.2.1") as ben,
        browser(app, "192.0.2.2") as cleo,
    ):
        await arrived(anna)
        code = await made(anna)
        for guess in (look, use):
            assert refused(await guess(ben, WRONG), 404) == "recovery/not-valid"
        assert refused(await look(ben, code), 429) == "limit/too-many"
        assert refused(await look(cleo, WRONG), 404) == "recovery/not-valid"
        assert refused(await look(cleo, "no code at all"), 404) == "recovery/not-valid"
        async with browser(app, "192.0.2.3") as dora, browser(app, "192.0.2.4") as emma:
            assert refused(await look(dora, WRONG), 429) == "limit/too-many"
            assert refused(await look(dora, code), 429) == "limit/too-many"
            assert (await look(emma, code)).status_code == 200


async def test_devices_let_in_by_a_code_are_limited_as_those_by_links_are(
    settings: Settings,
) -> None:
    strict = settings.model_copy(update={"new_links_per_hour": 2})
    async with running(strict) as app, browser(app) as anna:
        await arrived(anna)
        code = await made(anna)
        for allowed in (True, False):
            async with browser(app) as phone:
                answer = await use(phone, code)
                assert answer.status_code == (200 if allowed else 429), answer.text


async def test_a_program_with_a_token_makes_no_code(anna: httpx.AsyncClient, app: FastAPI) -> None:
    await arrived(anna)
    token = (await anna.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    async with program(app, authorization=f"Bearer {token}") as bot:
        for method in ("GET", "POST", "DELETE"):
            answer = await bot.request(method, "/api/me/recovery")
            assert refused(answer, 401) == "auth/needed"


async def test_with_a_device_goes_the_code_it_has_made_and_no_other(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    await arrived(anna)
    await use_link(phone, (await linked(anna))["code"])
    code = await made(anna)
    devices: list[Any] = (await anna.get("/api/me/devices")).json()
    (other,) = [device["id"] for device in devices if not device["here"]]
    await anna.delete(f"/api/me/devices/{other}")
    assert (await look(phone, code)).status_code == 200
    await use(phone, code)
    stolen = await made(phone)
    await anna.delete("/api/me/devices")
    async with browser(app) as thief:
        assert refused(await use(thief, stolen), 404) == "recovery/not-valid"


async def test_who_has_many_devices_comes_back_all_the_same(
    settings: Settings, clock: Clock
) -> None:
    async with running(settings, clock) as app, browser(app) as anna:
        await arrived(anna)
        code = await made(anna)
        for _ in range(MOST_DEVICES):
            clock.forward(1)
            async with browser(app) as device:
                assert (await use(device, code)).status_code == 200
                assert len((await device.get("/api/me/devices")).json()) <= MOST_DEVICES
        assert refused(await anna.get("/api/me"), 401) == "auth/needed"


async def test_a_code_goes_with_its_person(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    code = await made(anna)
    await anna.delete("/api/me")
    assert refused(await look(phone, code), 404) == "recovery/not-valid"


async def test_a_strangers_page_uses_no_code(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    code = await made(anna)
    for path in ("/api/recovery", "/api/recovery/look"):
        answer = await phone.post(
            path, json={"code": code}, headers={"origin": "https://evil.example"}
        )
        assert refused(answer, 403) == "auth/foreign-origin"
