"""Tests of links: a second device becomes the same person, and can go back."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.settings import Settings
from ebbes.server.store.devices import MOST_DEVICES
from tests.server.browser import HERE, arrived, browser, program, refused, running
from tests.server.store.clock import Clock

BEFORE = "ebbes-before"


@pytest.fixture
async def phone(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Another browser that nobody has used yet."""
    async with browser(app) as client:
        yield client


async def linked(client: httpx.AsyncClient) -> dict[str, Any]:
    """A link of who asks."""
    answer = await client.post("/api/me/link")
    assert answer.status_code == 201, answer.text
    link: dict[str, Any] = answer.json()
    return link


async def look(client: httpx.AsyncClient, code: str) -> httpx.Response:
    """Whose link it is."""
    return await client.post("/api/link/look", json={"code": code})


async def use(client: httpx.AsyncClient, code: str) -> httpx.Response:
    """Become the one who made it."""
    return await client.post("/api/link", json={"code": code})


async def name_of(client: httpx.AsyncClient) -> str:
    """Who a browser is."""
    return str((await client.get("/api/me")).json()["name"])


async def names_before(client: httpx.AsyncClient) -> list[str]:
    """Who a browser was before."""
    return [each["name"] for each in (await client.get("/api/me/before")).json()]


async def go_back(client: httpx.AsyncClient, person: str) -> httpx.Response:
    """Be again who the browser was."""
    return await client.post("/api/me/return", json={"id": person})


async def test_a_second_device_becomes_the_same_person(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI, clock: Clock
) -> None:
    me = await arrived(anna)
    link = await linked(anna)
    assert link["url"] == f"{HERE}/#link={link['code']}"
    assert link["expires_at"] == clock.now + 600
    answer = await use(phone, link["code"])
    assert answer.json()["id"] == me
    assert (await phone.get("/api/me")).json()["id"] == me
    assert phone.cookies["ebbes"] != anna.cookies["ebbes"]
    assert BEFORE not in phone.cookies
    async with browser(app) as late:
        assert refused(await use(late, link["code"]), 404) == "link/not-valid"


async def test_a_link_is_too_old_after_ten_minutes(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, clock: Clock
) -> None:
    await arrived(anna)
    code = (await linked(anna))["code"]
    clock.forward(600)
    assert refused(await look(phone, code), 404) == "link/not-valid"
    assert refused(await use(phone, code), 404) == "link/not-valid"


async def test_a_link_leads_to_where_people_reach_the_server(settings: Settings) -> None:
    public = settings.model_copy(update={"public_url": "https://ebbes.example"})
    async with running(public) as app, browser(app, here="https://ebbes.example") as anna:
        await arrived(anna)
        assert (await linked(anna))["url"].startswith("https://ebbes.example/#link=")


async def test_who_looks_at_a_link_learns_the_name_and_uses_nothing_up(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    code = (await linked(anna))["code"]
    for _ in range(2):
        answer = await look(phone, code)
        assert answer.json() == {"name": "Anna", "you": False}
        assert "set-cookie" not in answer.headers
    assert (await use(phone, code)).status_code == 200
    assert refused(await look(phone, code), 404) == "link/not-valid"


async def test_a_link_of_ones_own_changes_nothing_and_still_works_elsewhere(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna)
    code = (await linked(anna))["code"]
    assert (await look(anna, code)).json() == {"name": "Anna", "you": True}
    assert refused(await use(anna, code), 409) == "person/known-already"
    assert (await use(phone, code)).status_code == 200


async def test_an_address_looks_at_a_few_links_in_a_minute(settings: Settings) -> None:
    strict = settings.model_copy(update={"links_per_minute": 3})
    async with running(strict) as app, browser(app) as anna, browser(app, "192.0.2.1") as other:
        tries = [await look(anna, "x"), await use(anna, "x"), await look(anna, "x")]
        assert [refused(answer, 404) for answer in tries] == ["link/not-valid"] * 3
        assert refused(await look(anna, "x"), 429) == "limit/too-many"
        assert refused(await use(anna, "x"), 429) == "limit/too-many"
        assert refused(await look(other, "x"), 404) == "link/not-valid"


async def test_an_address_makes_only_so_many_links_in_an_hour(settings: Settings) -> None:
    strict = settings.model_copy(update={"new_links_per_hour": 2})
    async with running(strict) as app, browser(app) as anna, browser(app) as ben:
        await arrived(anna)
        await arrived(ben)
        for _ in range(2):
            await linked(anna)
        answer = await ben.post("/api/me/link")
        assert refused(answer, 429) == "limit/too-many"
        assert answer.json()["context"]["seconds"] == int(answer.headers["retry-after"])


async def test_a_person_has_only_so_many_devices(settings: Settings) -> None:
    free = settings.model_copy(update={"links_per_minute": 1000})
    async with running(free) as app, browser(app) as anna:
        await arrived(anna)
        for _ in range(MOST_DEVICES - 1):
            async with browser(app) as device:
                assert (await use(device, (await linked(anna))["code"])).status_code == 200
        answer = await anna.post("/api/me/link")
        assert refused(answer, 409) == "limit/too-many-devices"
        assert answer.json()["context"] == {"most": MOST_DEVICES}


async def test_who_becomes_somebody_else_by_a_link_can_go_back(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    await arrived(anna, "Anna")
    ben, secret = await arrived(phone, "Ben"), phone.cookies["ebbes"]
    answer = await use(phone, (await linked(anna))["code"])
    kept = next(c for c in answer.headers.get_list("set-cookie") if c.startswith(f"{BEFORE}="))
    assert set(kept.lower().split("; ")[1:]) == {
        "httponly",
        "samesite=lax",
        "path=/",
        "max-age=34560000",
    }
    assert [await name_of(phone), await names_before(phone)] == ["Anna", ["Ben"]]
    assert (await go_back(phone, ben)).json()["name"] == "Ben"
    assert [await name_of(phone), await names_before(phone)] == ["Ben", ["Anna"]]
    assert phone.cookies["ebbes"] == secret


async def test_behind_tls_the_way_back_is_for_tls_and_this_host_alone(settings: Settings) -> None:
    here = "https://ebbes.local"
    async with (
        running(settings) as app,
        browser(app, here=here) as anna,
        browser(app, here=here) as phone,
    ):
        await arrived(anna)
        await arrived(phone, "Ben")
        answer = await use(phone, (await linked(anna))["code"])
        kept = [c for c in answer.headers.get_list("set-cookie") if BEFORE in c]
        assert [c.startswith("__Host-ebbes-before=") and "; Secure" in c for c in kept] == [True]
        assert await names_before(phone) == ["Ben"]


async def test_nobody_is_lost_by_several_links(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    ben = await arrived(phone, "Ben")
    await arrived(anna, "Anna")
    async with browser(app) as carl:
        await arrived(carl, "Carl")
        await use(phone, (await linked(anna))["code"])
        await use(phone, (await linked(carl))["code"])
    assert [await name_of(phone), await names_before(phone)] == ["Carl", ["Anna", "Ben"]]
    await go_back(phone, ben)
    assert [await name_of(phone), await names_before(phone)] == ["Ben", ["Carl", "Anna"]]
    await use(phone, (await linked(anna))["code"])
    assert [await name_of(phone), await names_before(phone)] == ["Anna", ["Ben", "Carl"]]


async def test_only_who_the_device_was_before_it_can_be_again(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    me = await arrived(anna)
    await arrived(phone, "Ben")
    assert await names_before(phone) == []
    assert refused(await go_back(phone, me), 404) == "person/not-before"
    phone.cookies.set(BEFORE, "made.up...")
    assert await names_before(phone) == []
    assert await name_of(phone) == "Ben"


async def test_who_was_forgotten_or_signed_out_cannot_come_back_that_way(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    ben = await arrived(phone, "Ben")
    async with browser(app) as laptop:
        await use(laptop, (await linked(phone))["code"])
        await arrived(anna, "Anna")
        await use(phone, (await linked(anna))["code"])
        assert await names_before(phone) == ["Ben"]
        await laptop.delete("/api/me/devices")
        assert await names_before(phone) == []
        assert refused(await go_back(phone, ben), 404) == "person/not-before"


async def test_the_way_back_is_there_also_after_being_forgotten(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient
) -> None:
    ben = await arrived(phone, "Ben")
    await arrived(anna)
    await use(phone, (await linked(anna))["code"])
    await phone.delete("/api/me")
    assert refused(await phone.get("/api/me"), 401) == "auth/needed"
    assert (await go_back(phone, ben)).status_code == 200
    assert await name_of(phone) == "Ben"


async def test_a_strangers_page_leads_nobody_back(
    anna: httpx.AsyncClient, phone: httpx.AsyncClient, app: FastAPI
) -> None:
    ben = await arrived(phone, "Ben")
    await arrived(anna)
    await use(phone, (await linked(anna))["code"])
    for path, body in (("/api/me/return", {"id": ben}), ("/api/link/look", {"code": "x"})):
        answer = await phone.post(path, json=body, headers={"origin": "https://evil.example"})
        assert refused(answer, 403) == "auth/foreign-origin"
    async with program(app, cookie=f"{BEFORE}={phone.cookies[BEFORE]}") as nameless:
        answer = await nameless.post("/api/me/return", json={"id": ben})
        assert refused(answer, 403) == "auth/foreign-origin"
