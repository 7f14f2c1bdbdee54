"""Tests of `ebbes.server.calling`: everybody is called once, where and as often as they want."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import httpx
import pytest

from ebbes.json_types import Json
from ebbes.server.calling.call import call_of
from ebbes.server.calling.caller import AGAIN_SECONDS, SOON_SECONDS, TOGETHER_SECONDS, Caller
from ebbes.server.calling.house_key import house_key
from ebbes.server.calling.post import Post
from ebbes.server.holidays import Holiday
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.seconds import DAY, HOUR
from ebbes.server.store.awaited import Waiting
from ebbes.server.store.tellings import How, Kind
from ebbes.server.store.values import Awaited, Person
from ebbes.server.tables.model.hours import is_night
from tests.server.calling.letterbox import Browser, Letterbox, signed_claims
from tests.server.tables.over_days import awaited, begun_slowly, play_once, room_of
from tests.server.tables.town import Process, Town

ROOT = "https://ebbes.example"
MOST_PUSHED = 3993
"""Bytes that are told to a browser at most (RFC 8291)."""


@pytest.fixture
def letterbox() -> Letterbox:
    """Where calls arrive."""
    return Letterbox()


@asynccontextmanager
async def calling(process: Process, letterbox: Letterbox) -> AsyncIterator[Caller]:
    """Whoever calls in a process."""
    async with letterbox.client() as client:
        post = Post(client, await house_key(process.store, ROOT), ROOT)
        yield Caller(process.store, post, Metrics(), process.town.time, process.town.time.sleep)


@pytest.fixture
async def caller(process: Process, letterbox: Letterbox) -> AsyncIterator[Caller]:
    """The one of the first process."""
    async with calling(process, letterbox) as caller:
        yield caller


async def at_home(process: Process, person: Person, how: How = How.EACH) -> Browser:
    """Somebody with a browser that wants to be woken."""
    browser = Browser(person.name)
    assert await process.store.tellings.add(browser.address(person.id))
    await process.store.tellings.choose(person.id, how, nights=True)
    return browser


async def soon(process: Process) -> None:
    """So much later that a turn has lasted a while."""
    process.town.time.now += SOON_SECONDS + 1


async def test_who_has_the_turn_is_called_once_in_words_only_their_browser_can_read(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    browser = await at_home(process, awaited(room))
    await soon(process)
    await caller.call_round()
    await caller.call_round()
    (letter,) = letterbox.at(browser.url)
    told = browser.read(letter.content)
    others = [name for name in room.table.names if name != awaited(room).name]
    assert told == {
        "title": "Du bist dran",
        "text": ", ".join(others),
        "url": f"/t/{room.code}",
        "turns": [{"table": room.code, "seq": room.table.moved}],
    }
    assert room.code.encode() not in letter.content
    claims = signed_claims(letter.headers["Authorization"])
    assert (claims["aud"], claims["sub"]) == ("https://fcm.googleapis.com", ROOT)
    assert process.town.time.now < claims["exp"] <= process.town.time.now + DAY


async def test_nobody_is_called_who_may_still_be_there(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    await at_home(process, awaited(await room_of(process, table_id)))
    await caller.call_round()
    assert letterbox.letters == []


async def test_who_has_played_meanwhile_is_not_called(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    browser = await at_home(process, await play_once(process, table_id))
    await soon(process)
    await caller.call_round()
    assert letterbox.at(browser.url) == []


async def test_two_processes_and_a_restart_call_nobody_twice(
    town: Town, letterbox: Letterbox
) -> None:
    (first,) = town.processes
    second = await town.process()
    table_id = await begun_slowly(first)
    browser = await at_home(first, awaited(await room_of(first, table_id)))
    await soon(first)
    async with calling(first, letterbox) as one, calling(second, letterbox) as other:
        await one.call_round()
        await other.call_round()
    await first.die()
    third = await town.process()
    town.time.now += 2 * TOGETHER_SECONDS
    async with calling(third, letterbox) as again:
        await again.call_round()
        assert again.public_key == one.public_key
    assert len(letterbox.at(browser.url)) == 1


async def test_many_tables_are_told_together(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    tables = [await begun_slowly(process) for _ in range(6)]
    rooms = [await room_of(process, table_id) for table_id in tables]
    person = awaited(rooms[0])
    waiting = [room for room in rooms if awaited(room) == person]
    browser = await at_home(process, person)
    await soon(process)
    await caller.call_round()
    (letter,) = letterbox.at(browser.url)
    told = browser.read(letter.content)
    assert {turn["table"] for turn in told["turns"]} == {room.code for room in waiting}
    if len(waiting) > 1:
        assert told["title"] == f"Du bist an {len(waiting)} Tischen dran"
        assert told["url"] == "/over-days"


async def test_who_wants_it_once_a_day_is_told_the_rest_tomorrow(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    person = awaited(await room_of(process, table_id))
    browser = await at_home(process, person, How.DAILY)
    await soon(process)
    await caller.call_round()
    for _ in range(3):
        await play_once(process, table_id)
    while awaited(await room_of(process, table_id)) != person:
        await play_once(process, table_id)
    process.town.time.now += HOUR
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == 1
    process.town.time.now += DAY
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == 2


async def test_nobody_is_called_who_does_not_want_it(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    await at_home(process, awaited(await room_of(process, table_id)), How.OFF)
    process.town.time.now += 3 * DAY
    await caller.call_round()
    assert letterbox.letters == []


async def test_at_night_nobody_is_called_and_in_the_morning_they_are(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    browser = await at_home(process, awaited(await room_of(process, table_id)))
    while not is_night(process.town.time.now):
        process.town.time.now += HOUR
    await caller.call_round()
    assert letterbox.letters == []
    while is_night(process.town.time.now):
        process.town.time.now += HOUR
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_an_address_that_is_gone_is_removed(
    process: Process, caller: Caller, letterbox: Letterbox, status: int
) -> None:
    table_id = await begun_slowly(process)
    person = awaited(await room_of(process, table_id))
    browser = await at_home(process, person)
    letterbox.answers[browser.url] = status
    await soon(process)
    await caller.call_round()
    assert await process.store.tellings.addresses(person.id) == []


@pytest.mark.parametrize(
    ("fault", "times"), [(httpx.ConnectError("no"), 1), (503, 2), (httpx.ReadTimeout("no"), 0)]
)
async def test_what_surely_did_not_arrive_is_told_later_and_what_may_have_is_not(
    process: Process, caller: Caller, letterbox: Letterbox, fault: int | Exception, times: int
) -> None:
    table_id = await begun_slowly(process)
    browser = await at_home(process, awaited(await room_of(process, table_id)))
    letterbox.answers[browser.url] = fault
    await soon(process)
    await caller.call_round()
    del letterbox.answers[browser.url]
    process.town.time.now += TOGETHER_SECONDS
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == times


@pytest.mark.parametrize("how", [How.EACH, How.DAILY])
async def test_after_an_outage_of_minutes_the_call_is_made_the_same_day(
    process: Process, caller: Caller, letterbox: Letterbox, how: How
) -> None:
    table_id = await begun_slowly(process)
    browser = await at_home(process, awaited(await room_of(process, table_id)), how)
    letterbox.answers[browser.url] = httpx.ConnectError("no")
    await soon(process)
    await caller.call_round()
    del letterbox.answers[browser.url]
    await caller.call_round()
    assert letterbox.at(browser.url) == []
    process.town.time.now += AGAIN_SECONDS
    await caller.call_round()
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == 1


async def test_who_is_on_holiday_is_called_when_they_are_back(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    person = awaited(await room_of(process, table_id))
    browser = await at_home(process, person)
    day = datetime.fromtimestamp(process.town.time.now).date()
    holiday = Holiday(day, day + timedelta(days=1))
    await process.store.wishes.take_holiday(person.id, holiday, day, lambda _: None)
    await soon(process)
    await caller.call_round()
    process.town.time.now += DAY
    await caller.call_round()
    assert letterbox.at(browser.url) == []
    process.town.time.now += DAY
    await caller.call_round()
    assert len(letterbox.at(browser.url)) == 1


@pytest.mark.parametrize("order", [1, -1])
async def test_an_address_that_does_not_answer_holds_up_nobody_else(
    process: Process, caller: Caller, letterbox: Letterbox, order: int
) -> None:
    rooms = [await room_of(process, await begun_slowly(process)) for _ in range(2)]
    while awaited(rooms[0]) == awaited(rooms[1]):
        await play_once(process, rooms[1].id)
    silent, other = [await at_home(process, awaited(room)) for room in rooms][::order]
    letterbox.waits[silent.url] = asyncio.Event()
    await soon(process)
    calls = asyncio.create_task(caller.call_round())
    while not letterbox.at(other.url):
        await asyncio.sleep(0)
    assert letterbox.at(silent.url) == []
    letterbox.waits[silent.url].set()
    await calls
    assert len(letterbox.at(silent.url)) == 1


async def test_an_ntfy_gets_words_and_a_hook_gets_json(
    process: Process, caller: Caller, letterbox: Letterbox
) -> None:
    table_id = await begun_slowly(process)
    room = await room_of(process, table_id)
    person = awaited(room)
    plain = Browser(person.name).address(person.id)._replace(key=None, auth=None)
    ntfy = plain._replace(id="n", kind=Kind.NTFY, url="http://ntfy.lan/ebbes", one="Grüß dich")
    hook = plain._replace(id="h", kind=Kind.HOOK, url="http://hook.lan/x")
    for address in (ntfy, hook):
        assert await process.store.tellings.add(address)
    await soon(process)
    await caller.call_round()
    (words,), (json,) = letterbox.at(ntfy.url), letterbox.at(hook.url)
    assert words.headers["Title"] == "=?utf-8?b?R3LDvMOfIGRpY2g=?="
    assert words.headers["Click"] == f"{ROOT}/t/{room.code}"
    assert b'"title": "Du bist dran"' in json.content


def test_a_call_of_very_many_tables_is_one_that_a_service_brings() -> None:
    seats: Json = [{"kind": "person", "name": "\N{MAHJONG TILE EAST WIND}" * 24}] * 5
    awaited = Awaited("anna", 0, 10**6, 1.0, None, 1, 1)
    waiting = [Waiting("t", "BCDFGHJ", {"seats": seats}, awaited)] * 500
    words = "\N{MAHJONG TILE EAST WIND}" * 111 + " {tables}"
    address = Browser("anna").address("anna")._replace(many=words)
    call = call_of(address, waiting)
    assert call.title.endswith(" 500")
    assert len(call.as_json("").encode()) <= MOST_PUSHED
