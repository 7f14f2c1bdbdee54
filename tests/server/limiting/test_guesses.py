"""Tests of `ebbes.server.limiting.guesses`: codes that are tried until one is right."""

from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from ebbes.server.limiting.address import network_of
from ebbes.server.limiting.guesses import MEMORY, Guesses
from ebbes.server.refusing.problem import ApiError
from ebbes.server.settings import Settings
from tests.server.browser import arrived, browser, refused, running
from tests.server.limiting.test_limits import at
from tests.server.store.clock import Clock


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::", "2001:db8:1::/48"),
        (None, ""),
    ],
)
def test_what_one_customer_may_have_is_one_network(host: str | None, network: str) -> None:
    assert network_of(at(host)) == network


def guess(guesses: Guesses, connection: HTTPConnection, times: int = 1) -> None:
    """So many wrong codes."""
    for _ in range(times):
        guesses.verify(connection)
        guesses.wrong(connection)


def few(clock: Clock) -> Guesses:
    """Three wrong codes of a network in a minute, and five of all."""
    settings = Settings(
        database="sqlite:///unused", wrong_codes_per_minute=3, all_wrong_codes_per_minute=5
    )
    return Guesses(settings, clock)


def test_a_network_that_guessed_too_much_has_to_wait_even_with_a_right_code() -> None:
    clock = Clock()
    guesses, anna, ben = few(clock), at("2001:db8:1:1::1"), at("2001:db8:1:2::1")
    guess(guesses, anna, 3)
    for connection in (anna, ben):
        with pytest.raises(ApiError, match="too many wrong codes: try again in 20 s"):
            guesses.verify(connection)
    guesses.verify(at("2001:db8:2::1"))
    clock.now += 20
    guess(guesses, anna)


def test_when_all_guess_too_much_only_who_never_guessed_gets_an_answer() -> None:
    clock = Clock()
    guesses, anna, ben, carla = few(clock), at("192.0.2.1"), at("192.0.2.2"), at("192.0.2.3")
    guess(guesses, anna, 3)
    guess(guesses, ben, 2)
    with pytest.raises(ApiError):
        guesses.verify(ben)
    guesses.verify(carla)
    with pytest.raises(ApiError, match="too many wrong codes"):
        guesses.wrong(carla)
    with pytest.raises(ApiError):
        guesses.verify(carla)


def test_that_somebody_has_guessed_is_forgotten_after_a_while() -> None:
    clock = Clock()
    guesses, anna = few(clock), at("192.0.2.1")
    guess(guesses, anna)
    clock.now += MEMORY
    for last in range(5):
        guess(guesses, at(f"192.0.2.{last + 10}"))
    guesses.verify(anna)


async def found(client: httpx.AsyncClient, code: str) -> httpx.Response:
    """What a server says of a code."""
    return await client.get(f"/api/codes/{code}")


async def test_a_code_is_found_in_groups_and_small_letters(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    card: dict[str, Any] = (await anna.post("/api/tables", json={"id": "t1"})).json()
    code = card["code"].lower()
    for written in (code, f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert (await found(anna, written)).json() == card


async def test_who_guesses_codes_is_refused_and_who_has_one_is_not(settings: Settings) -> None:
    limited = settings.model_copy(update={"wrong_codes_per_minute": 2})
    async with running(limited) as app, browser(app) as anna, browser(app, "192.0.2.7") as eve:
        await arrived(anna)
        code = (await anna.post("/api/tables", json={"id": "t1"})).json()["code"]
        for wrong in ("BBBBBBB", "CCCCC"):
            assert refused(await found(eve, wrong), 404) == "table/no-such-table"
        answer = await found(eve, code)
        assert refused(answer, 429) == "limit/too-many"
        assert int(answer.headers["retry-after"]) > 0
        assert (await found(anna, code)).status_code == 200
