"""Tests of the limits per address."""

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from ebbes.addresses import WIDER
from ebbes.server.limiting.address import address_of, is_loopback
from ebbes.server.limiting.limits import DEAR, REFUSALS, Limits
from ebbes.server.security import turnstile
from ebbes.server.settings import Settings
from tests.server.browser import arrived, browser, refused, running
from tests.server.store.clock import Clock


def at(host: str | None) -> HTTPConnection:
    """A connection from an address."""
    return HTTPConnection({"type": "http", "client": None if host is None else (host, 1)})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("", ""),
        (None, ""),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(host: str | None, address: str) -> None:
    assert address_of(at(host)) == address


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_loopback_addresses_are_known(host: str) -> None:
    assert is_loopback(at(host))


@pytest.mark.parametrize("host", ["192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7", "x", None])
def test_other_addresses_are_not_loopback(host: str | None) -> None:
    assert not is_loopback(at(host))


async def test_an_address_that_asks_too_much_has_to_wait(settings: Settings) -> None:
    few = settings.model_copy(update={"requests_per_minute": 2})
    async with running(few) as app, browser(app) as anna, browser(app, "192.0.2.7") as ben:
        assert (await anna.get("/api/tables")).status_code == 200
        assert (await anna.get("/api/tables")).status_code == 200
        answer = await anna.get("/api/tables")
        assert refused(answer, 429) == "limit/too-many"
        assert 1 <= int(answer.headers["retry-after"]) <= 30
        assert answer.json()["context"]["seconds"] == int(answer.headers["retry-after"])
        assert (await ben.get("/api/tables")).status_code == 200


async def test_the_files_of_a_page_are_counted_by_themselves(settings: Settings) -> None:
    few = settings.model_copy(update={"requests_per_minute": 1, "files_per_minute": 2})
    async with running(few) as app, browser(app) as anna:
        assert (await anna.get("/nowhere")).status_code == 404
        assert (await anna.get("/health")).status_code == 200
        assert refused(await anna.get("/assets/a.js"), 429) == "limit/too-many"
        assert (await anna.get("/api/tables")).status_code == 200


async def test_an_address_brings_only_so_many_new_people(settings: Settings) -> None:
    few = settings.model_copy(update={"people_per_hour": 1})
    async with running(few) as app, browser(app) as anna, browser(app) as ben:
        await arrived(anna)
        answer = await ben.post("/api/me", json={"name": "Ben"})
        assert refused(answer, 429) == "limit/too-many"


async def test_a_customer_with_many_networks_brings_only_so_many_new_people(
    settings: Settings,
) -> None:
    few = settings.model_copy(update={"people_per_hour": 1})
    async with running(few) as app:
        answers = [await new_person(app, f"2001:db8:1:{at:x}::1") for at in range(WIDER + 1)]
        assert [answer.status_code for answer in answers] == [201] * WIDER + [429]
        assert (await new_person(app, "2001:db8:2::1")).status_code == 201


async def new_person(app: FastAPI, address: str) -> httpx.Response:
    """What somebody hears who comes from an address for the first time."""
    async with browser(app, address) as somebody:
        return await somebody.post("/api/me", json={"name": "Anna"})


async def test_a_refused_name_does_not_count(settings: Settings) -> None:
    few = settings.model_copy(update={"people_per_hour": 1})
    async with running(few) as app, browser(app) as anna:
        await anna.post("/api/me", json={"name": ""})
        await arrived(anna)


async def test_a_body_that_says_it_is_too_large_is_refused(anna: httpx.AsyncClient) -> None:
    answer = await anna.post("/api/me", json={"name": "a" * 17_000})
    assert refused(answer, 413) == "limit/too-large"


async def test_a_length_nobody_can_count_is_refused(anna: httpx.AsyncClient) -> None:
    lengths = {"content-length": "0" * 5000}
    answer = await anna.post("/api/me", content=b"", headers=lengths)
    assert refused(answer, 413) == "limit/too-large"


async def test_a_body_that_grows_too_large_is_refused(app: FastAPI) -> None:
    async def body() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1000

    async with browser(app, **{"content-type": "application/json"}) as anna:
        answer = await anna.post("/api/me", content=body())
        assert refused(answer, 413) == "limit/too-large"


@pytest.mark.parametrize(
    ("limit", "path"),
    [
        ("records_per_minute", "/api/tables/t/games/1"),
        ("records_per_minute", "/api/puzzles/along"),
        ("lists_per_minute", "/api/visit"),
        ("lists_per_minute", "/api/tables"),
        ("lists_per_minute", "/api/me/tables"),
    ],
)
async def test_what_costs_much_has_a_limit_of_its_own(
    settings: Settings, limit: str, path: str
) -> None:
    few = settings.model_copy(update={limit: 1})
    async with running(few) as app, browser(app) as anna:
        assert (await anna.get(path)).status_code != 429
        assert refused(await anna.get(path), 429) == "limit/too-many"
        assert (await anna.get("/api/lesson/0")).status_code == 200


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("/assets/a.js", 1),
        ("/api/me", 1),
        ("/api/visit", DEAR),
        ("/api/me/games", DEAR),
        ("/api/me/export", DEAR),
        ("/ready", DEAR),
        ("/api/openapi.json", DEAR),
        ("/api/tables/t/games/1", DEAR),
        ("/api/tables/t/socket", DEAR),
        ("/api/challenges/BCDFGHJ", DEAR),
        ("/api/days/today", DEAR),
        ("/api/puzzles/0a", 1),
    ],
)
def test_some_requests_are_more_work_than_others(settings: Settings, path: str, work: int) -> None:
    assert Limits(settings).of(path, "GET").work == work


def test_who_plays_at_a_challenge_is_as_much_work_as_who_looks_at_it(settings: Settings) -> None:
    assert Limits(settings).of("/api/challenges/BCDFGHJ/play", "POST").work == DEAR


def test_an_answer_to_a_puzzle_is_more_work_than_a_look_at_it(settings: Settings) -> None:
    assert Limits(settings).of("/api/puzzles/0a", "POST").work == DEAR


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long people were to wait at the turnstile; nobody really does."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(turnstile, "sleep", sleep)
    return found


async def test_who_asks_much_at_once_waits_a_little_and_is_refused_beyond(
    settings: Settings, waits: list[float]
) -> None:
    slow = settings.model_copy(update={"requests_per_second": 2})
    async with running(slow) as app, browser(app) as anna:
        answers = [(await anna.get("/health")).status_code for _ in range(20)]
    answered = answers.index(429)
    assert answers == [200] * answered + [429] * (20 - answered)
    assert waits == sorted(waits)
    assert 0 < waits[0] < waits[-1] <= turnstile.PATIENCE


async def test_who_is_refused_and_asks_on_hears_it_later_and_later(
    settings: Settings, waits: list[float]
) -> None:
    async with running(settings) as app, browser(app) as anna:
        app.state.services.door.bans.ban("127.0.0.1", 60)
        answers = {(await anna.get("/health")).status_code for _ in range(4 * REFUSALS)}
    assert answers == {429}
    assert REFUSALS < len(waits) < 4 * REFUSALS
    assert 0 < waits[0] < waits[-1] <= turnstile.PATIENCE


async def test_whoever_is_banned_takes_no_work_from_others(settings: Settings) -> None:
    slow = settings.model_copy(update={"requests_per_second": 2})
    async with running(slow) as app, browser(app) as anna:
        before = len(app.state.services.limits.work)
        app.state.services.door.bans.ban("127.0.0.1", 60)
        assert (await anna.get("/health")).status_code == 429
        assert len(app.state.services.limits.work) == before


async def test_who_is_banned_while_they_wait_gets_no_further(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = settings.model_copy(update={"requests_per_second": 2})
    async with running(slow) as app, browser(app) as anna:

        async def sleep(seconds: float) -> None:
            app.state.services.door.bans.ban("127.0.0.1", 60)

        monkeypatch.setattr(turnstile, "sleep", sleep)
        answer = await anna.get("/health")
        assert refused(answer, 429) == "limit/too-many"
        assert int(answer.headers["retry-after"]) > turnstile.PATIENCE


def test_the_files_of_a_page_need_not_wait(settings: Settings, clock: Clock) -> None:
    limits = Limits(settings, clock)
    assert not any(limits.work.draw("home", 1) for _ in range(40))


async def test_making_a_table_is_not_asking_for_a_list(settings: Settings) -> None:
    few = settings.model_copy(update={"lists_per_minute": 1})
    async with running(few) as app, browser(app) as anna:
        await arrived(anna)
        for wish in "ab":
            assert (await anna.post("/api/tables", json={"id": wish})).status_code == 201


FAMILY = [f"person {number}" for number in range(8)]
HOURS = 6
CARD_SECONDS = 7
"""From one card of a quick player to the next: the others play as well."""


def test_a_family_plays_for_hours_behind_one_address(settings: Settings, clock: Clock) -> None:
    limits = Limits(settings, clock)
    for _ in range(HOURS * 3600 // CARD_SECONDS):
        assert not any(limits.take_command("home", person) for person in FAMILY)
        clock.forward(CARD_SECONDS)


def test_a_person_and_an_address_give_only_so_many_commands(
    settings: Settings, clock: Clock
) -> None:
    few = settings.model_copy(update={"commands_per_hour": 2, "address_commands_per_hour": 3})
    limits = Limits(few, clock)
    assert [bool(limits.take_command("home", "Anna")) for _ in range(3)] == [False, False, True]
    assert limits.take_command("home", "Ben") == 0
    assert limits.take_command("home", "Ben") == pytest.approx(1200)
    assert limits.take_command("elsewhere", "Carla") == 0
