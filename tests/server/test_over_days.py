"""Tests of `ebbes.server.api.over_days` and `telling`: holidays, wishes, and where one is told."""

from datetime import date, timedelta
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import update

from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import OverDays, TableSettings
from ebbes.server.api import over_days
from ebbes.server.calling.guard import may_call
from ebbes.server.holidays import MOST
from ebbes.server.limiting.limits import HOLIDAYS_A_DAY, Limits
from ebbes.server.settings import PUSH_SERVICES, Settings, load_settings
from ebbes.server.store.schema.over_days import ADDRESSES
from ebbes.server.store.tellings import MOST_ADDRESSES, Kind
from tests.server.browser import browser, refused
from tests.server.calling.letterbox import Browser
from tests.server.live import BOT, live
from tests.server.visitors import visiting

WORDS = {"one": "Du bist dran", "many": "Du bist an {tables} Tischen dran"}
HOOK = "http://ntfy.lan:8080"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A server whose operator allows one address."""
    return load_settings(**settings.model_dump(include={"database", "workers"}), hooks=HOOK)


async def known(anna: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody by the name of Anna."""
    assert (await anna.post("/api/me", json={"name": "Anna"})).is_success
    return anna


async def slow_table(anna: httpx.AsyncClient) -> dict[str, object]:
    """A table over days."""
    body = {"id": "t", "settings": {"options": {"players": 3}, "over_days": {"hours": 6}}}
    answer = await anna.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


async def test_holidays_are_taken_and_cut_short_and_so_many_a_year(
    anna: httpx.AsyncClient,
) -> None:
    await known(anna)
    before = (await anna.get("/api/me/holidays")).json()
    first = date.fromisoformat(before["today"]) + timedelta(days=1)
    last = first + timedelta(days=6)
    wanted = {"first": first.isoformat(), "last": last.isoformat()}
    taken = await anna.post("/api/me/holidays", json=wanted)
    assert taken.json()["holidays"] == [wanted]
    assert taken.json()["left"] == before["left"] - 7
    again = await anna.post("/api/me/holidays", json=wanted)
    assert refused(again, 409) == "holiday/overlaps"
    long = {"first": last + timedelta(days=1), "last": last + timedelta(days=60)}
    too_long = {name: day.isoformat() for name, day in long.items()}
    assert refused(await anna.post("/api/me/holidays", json=too_long), 409) == "holiday/enough"
    past = {"first": "1969-01-01", "last": "1969-01-02"}
    assert refused(await anna.post("/api/me/holidays", json=past), 409) == "holiday/past"
    assert (await anna.delete(f"/api/me/holidays/{first}")).json() == before


async def holiday(anna: httpx.AsyncClient, first: date, last: date) -> httpx.Response:
    """Take one."""
    wanted = {"first": first.isoformat(), "last": last.isoformat()}
    return await anna.post("/api/me/holidays", json=wanted)


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        (date(2026, 12, 2), date(9998, 1, 30), "holiday/far"),
        (date(2026, 12, 31), date(9999, 12, 31), "holiday/far"),
        (date(9999, 12, 31), date(9999, 12, 31), "holiday/far"),
        (date(2026, 12, 2), date(2028, 1, 1), "holiday/far"),
        (date(2026, 12, 2), date(2027, 1, 31), "holiday/enough"),
        (date(2026, 12, 1), date(2027, 1, 1), "holiday/enough"),
    ],
)
async def test_no_holiday_lasts_longer_than_its_years_allow(
    anna: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    first: date,
    last: date,
    code: str,
) -> None:
    await known(anna)
    monkeypatch.setattr(over_days, "_today", lambda _: date(2026, 12, 2) - timedelta(days=1))
    assert refused(await holiday(anna, first, last), 409) == code
    whole = await holiday(anna, date(2026, 12, 2), date(2027, 1, 30))
    assert len(whole.json()["holidays"]) == 1


async def test_only_so_many_holidays_lie_ahead(anna: httpx.AsyncClient) -> None:
    await known(anna)
    today = date.fromisoformat((await anna.get("/api/me/holidays")).json()["today"])
    days = [date(today.year + 1, 3, day) for day in range(1, MOST + 2)]
    for day in days[:MOST]:
        assert (await holiday(anna, day, day)).status_code == 201
    assert refused(await holiday(anna, days[MOST], days[MOST]), 409) == "limit/enough"
    await anna.delete(f"/api/me/holidays/{days[0]}")
    assert (await holiday(anna, days[MOST], days[MOST])).status_code == 201


async def test_changes_of_holidays_and_wishes_count_as_commands(
    anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await known(anna)
    table = await slow_table(anna)
    monkeypatch.setattr(Limits, "take_command", lambda *_: 60.0)
    asked = [
        await holiday(anna, date(2026, 12, 2), date(2026, 12, 2)),
        await anna.delete("/api/me/holidays/2026-12-02"),
        await anna.put(f"/api/tables/{table['id']}/wishes", json={"forced": True}),
    ]
    assert [refused(answer, 429) for answer in asked] == ["limit/too-many"] * 3


async def test_a_holiday_begins_and_ends_at_once_only_so_often(anna: httpx.AsyncClient) -> None:
    await known(anna)
    today = date.fromisoformat((await anna.get("/api/me/holidays")).json()["today"])
    for _ in range(HOLIDAYS_A_DAY // 2):
        assert (await holiday(anna, today, today)).status_code == 201
        assert (await anna.delete(f"/api/me/holidays/{today}")).status_code == 200
    assert refused(await holiday(anna, today, today), 429) == "limit/too-many"
    tomorrow = today + timedelta(days=1)
    assert (await holiday(anna, tomorrow, tomorrow)).status_code == 201


async def test_each_table_that_is_told_of_a_holiday_counts_as_a_command(
    app: FastAPI, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await slow_table(await known(anna))
    services, spent = app.state.services, list[str]()

    async def of_person(person: str, most: int) -> list[SimpleNamespace]:
        return [SimpleNamespace(table_id=table["id"])] * 5

    def take(address: str, person: str) -> float:
        spent.append(person)
        return 0.0

    monkeypatch.setattr(services.store.awaited, "of_person", of_person)
    monkeypatch.setattr(services.limits, "take_command", take)
    today = date.fromisoformat((await anna.get("/api/me/holidays")).json()["today"])
    assert (await holiday(anna, today, today)).status_code == 201
    assert len(spent) == 1 + 5


async def test_a_table_over_days_that_has_not_begun_waits_for_nobody(
    anna: httpx.AsyncClient,
) -> None:
    await known(anna)
    table = await slow_table(anna)
    (listed,) = (await anna.get("/api/me/over-days")).json()
    assert (listed["id"], listed["awaits"]) == (table["id"], None)


@pytest.mark.parametrize(
    ("nights", "is_night", "rests"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
async def test_a_table_over_days_tells_for_whom_it_waits_and_whether_time_rests(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, nights: bool, is_night: bool, rests: bool
) -> None:
    monkeypatch.setattr(over_days, "is_night", lambda _: is_night)
    slow = TableSettings(options=GameOptions(players=3), over_days=OverDays(nights=nights))
    async with live(settings) as server, visiting(server, "Anna") as (client, pages):
        code = await client.create_table(slow, (OpenSeat(), BOT, BOT))
        async with client.table(code) as table:
            await table.start_game()
            await table.until(lambda seen: seen.now.prompt is not None)
        (listed,) = (await pages.get("/me/over-days")).json()
    awaits = listed["awaits"]
    assert (awaits["seat"], awaits["you"], awaits["round"]) == (0, True, 1)
    assert awaits["rests"] == rests


async def test_only_who_sits_there_can_wish_something_and_nobody_else_reads_it(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    table = await slow_table(await known(anna))
    path = f"/api/tables/{table['id']}/wishes"
    assert (await anna.put(path, json={"forced": False})).json() == {
        "forced": False,
        "plays": [],
        "chances": [],
    }
    plan = {"plays": [{"when": "R", "card": "R3"}]}
    assert refused(await anna.put(path, json=plan), 409) == "table/bad-plan"
    async with browser(app) as bert:
        assert (await bert.get(path)).status_code == 401
        assert (await bert.post("/api/me", json={"name": "Bert"})).is_success
        assert refused(await bert.put(path, json={}), 409) == "table/not-seated"
        assert (await bert.get(path)).json() == {"forced": None, "plays": [], "chances": []}


async def test_a_browser_is_told_as_long_as_its_device_is_somebody(
    anna: httpx.AsyncClient,
) -> None:
    await known(anna)
    waking = Browser("anna")
    body = {"kind": "push", "url": waking.url, **waking.keys, **WORDS}
    told = (await anna.post("/api/me/telling/addresses", json=body)).json()
    assert (told["how"], told["nights"]) == ("daily", True)
    (address,) = told["addresses"]
    assert (address["host"], address["here"]) == ("fcm.googleapis.com", True)
    chosen = {"how": "each", "nights": False}
    assert (await anna.put("/api/me/telling", json=chosen)).json()["how"] == "each"
    export = (await anna.get("/api/me/export")).json()
    assert [each["url"] for each in export["addresses"]] == [waking.url]
    await anna.delete(f"/api/me/telling/addresses/{address['id']}")
    assert (await anna.get("/api/me/telling")).json()["addresses"] == []


async def test_only_addresses_that_are_allowed_are_taken_and_only_so_many(
    anna: httpx.AsyncClient,
) -> None:
    await known(anna)
    path = "/api/me/telling/addresses"
    metadata = {"kind": "hook", "url": "http://169.254.169.254/latest", **WORDS}
    assert refused(await anna.post(path, json=metadata), 409) == "telling/not-allowed"
    broken = {"kind": "push", "url": Browser("x").url, "key": "AAAA", "auth": "AAAA", **WORDS}
    assert refused(await anna.post(path, json=broken), 422) == "telling/bad-keys"
    for number in range(MOST_ADDRESSES):
        hook = {"kind": "hook", "url": f"{HOOK}/{number}", **WORDS}
        assert (await anna.post(path, json=hook)).status_code == 201
    one_more = {"kind": "hook", "url": f"{HOOK}/more", **WORDS}
    assert refused(await anna.post(path, json=one_more), 409) == "limit/enough"


@pytest.mark.parametrize("is_known", [True, False], ids=["its own", "of an older version"])
async def test_an_address_goes_with_the_device_that_added_it(
    app: FastAPI, anna: httpx.AsyncClient, *, is_known: bool
) -> None:
    await known(anna)
    hook = {"kind": "hook", "url": f"{HOOK}/anna", **WORDS}
    assert (await anna.post("/api/me/telling/addresses", json=hook)).status_code == 201
    code = (await anna.post("/api/me/link")).json()["code"]
    async with browser(app) as thief:
        await thief.post("/api/link", json={"code": code})
        await thief.post("/api/me/telling/addresses", json=hook | {"url": f"{HOOK}/thief"})
    if not is_known:
        await forget_makers(app)
    await anna.delete("/api/me/devices")
    left = (await anna.get("/api/me/export")).json()["addresses"]
    assert [each["url"] for each in left] == [f"{HOOK}/anna"] * is_known


async def forget_makers(app: FastAPI) -> None:
    """As if all addresses were added by a version that kept no makers."""
    forgotten = update(ADDRESSES).values(made_by=None).returning(ADDRESSES.c.id)
    await app.state.services.store.tellings._change(forgotten)


@pytest.mark.parametrize(
    ("kind", "url", "may"),
    [
        (Kind.PUSH, "https://fcm.googleapis.com/fcm/send/x", True),
        (Kind.PUSH, "https://updates.push.services.mozilla.com/wpush/v2/x", True),
        (Kind.PUSH, "http://fcm.googleapis.com/x", False),
        (Kind.PUSH, "https://fcm.googleapis.com:8443/x", False),
        (Kind.PUSH, "https://fcm.googleapis.com.evil.example/x", False),
        (Kind.PUSH, "https://evilpush.apple.com.example/x", False),
        (Kind.PUSH, "https://a..push.apple.com/x", False),
        (Kind.PUSH, "https://xn--a.push.apple.com/x", False),
        (Kind.PUSH, "https://127.0.0.1;.push.apple.com/x", False),
        (Kind.PUSH, "https://a_b.push.apple.com/x", False),
        (Kind.PUSH, "https://web%2e.push.apple.com/x", False),
        (Kind.PUSH, "https://Web.push.apple.com/x", True),
        (Kind.PUSH, "https://fcm.googleapis.com@10.0.0.1/x", False),
        (Kind.PUSH, "http://127.0.0.1:6379/", False),
        (Kind.PUSH, f"{HOOK}/x", False),
        (Kind.NTFY, f"{HOOK}/ebbes", True),
        (Kind.HOOK, "http://ntfy.lan:8081/ebbes", False),
        (Kind.HOOK, "http://ntfy.lan:8080@10.0.0.1/", False),
        (Kind.HOOK, "http://[::1]/", False),
        (Kind.HOOK, "nonsense", False),
    ],
)
def test_the_server_calls_only_where_its_operator_lets_it(kind: Kind, url: str, may: bool) -> None:
    assert may_call(kind, url, PUSH_SERVICES, (HOOK,)) is may


def test_nothing_but_browsers_is_called_unless_the_operator_says_so() -> None:
    assert load_settings().hooks == ()
