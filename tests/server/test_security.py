"""Tests of what keeps strangers' pages out."""

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from ebbes.server.limiting.bans import STRIKES
from ebbes.server.security.origin import origin_is_allowed
from ebbes.server.settings import Settings
from tests.server.browser import HERE, arrived, browser, program, refused, running

ALLOWED = {"public_url": "https://ebbes.example", "allowed_origins": ("http://dev.example:81",)}


@pytest.mark.parametrize("path", ["/api/me", "/health", "/nowhere", "/api/openapi.json"])
async def test_every_response_tells_the_browser_to_be_strict(
    anna: httpx.AsyncClient, path: str
) -> None:
    headers = (await anna.get(path)).headers
    policy = headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert {
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
    } <= set(policy)
    beside = [line.replace("'wasm-unsafe-eval'", "") for line in policy]
    assert not [line for line in beside if "unsafe" in line or "*" in line]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")
    assert headers["x-request-id"]


async def test_a_page_from_elsewhere_may_not_act(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    for origin in ("http://evil.example", "null", "https://ebbes.local", f"{HERE}.evil.example"):
        answer = await anna.delete("/api/me", headers={"origin": origin})
        assert refused(answer, 403) == "auth/foreign-origin"
    assert (await anna.get("/api/me", headers={"origin": "null"})).status_code == 200


async def test_a_cookie_without_an_origin_may_not_act(
    app: FastAPI, anna: httpx.AsyncClient
) -> None:
    await arrived(anna)
    async with program(app) as odd:
        odd.cookies = anna.cookies
        answer = await odd.delete("/api/me")
        assert refused(answer, 403) == "auth/foreign-origin"
        assert "Origin header" in answer.json()["message"]


async def test_a_program_without_a_cookie_may_act(app: FastAPI) -> None:
    async with program(app) as bot:
        await arrived(bot)


async def test_the_public_address_and_those_allowed_are_ours(settings: Settings) -> None:
    async with running(settings.model_copy(update=ALLOWED)) as app:
        for origin in ("https://ebbes.example", "http://dev.example:81"):
            async with browser(app, origin=origin) as anna:
                await arrived(anna)


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "allowed"),
    [
        ("ws", "a.local:8000", "http://a.local:8000", True),
        ("wss", "a.local", "https://a.local", True),
        ("ws", "a.local", "https://a.local", False),
        ("ws", "a.local:8000", "http://a.local", False),
        ("ws", "a.local", "http://b.local", False),
        ("ws", "192.168.1.20:8000", "http://192.168.1.20:8000", True),
        ("ws", "[fe80::1]:8000", "http://[fe80::1]:8000", True),
        ("ws", "evil.example", "http://evil.example", False),
        ("ws", "evil.example:8000", "http://evil.example:8000", False),
        ("ws", "", "http://", False),
    ],
)
async def test_a_socket_comes_from_a_page_of_ours(
    app: FastAPI, scheme: str, host: str, origin: str, allowed: bool
) -> None:
    assert origin_is_allowed(asked(app, scheme, host, origin)) == allowed


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("b.local", "https://ebbes.example", True),
        ("ebbes.example", "http://dev.example:81", True),
        ("ebbes.example", "http://ebbes.example", False),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", False),
    ],
)
async def test_with_a_public_address_only_its_pages_are_ours(
    settings: Settings, host: str, origin: str, allowed: bool
) -> None:
    async with running(settings.model_copy(update=ALLOWED)) as app:
        assert origin_is_allowed(asked(app, "ws", host, origin)) == allowed


def asked(app: FastAPI, scheme: str, host: str, origin: str) -> HTTPConnection:
    """Somebody who wants a socket."""
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return HTTPConnection({"type": "websocket", "app": app, "scheme": scheme, "headers": headers})


NAMES = ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.20:8000", "myhost:8000"]
NAMES += ["myhost.local:8000", "myhost.lan", "myhost.home.arpa", "myhost.internal", "a.localhost"]
NAMES += ["MyHost.Local"]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"]
FOREIGN += ["evil.local.example", "localhost@evil.example", "[::1", "a b.example", "evil.example."]


@pytest.mark.parametrize("host", NAMES)
@pytest.mark.parametrize("path", ["/health", "/metrics", "/api/visit"])
async def test_a_server_answers_to_addresses_and_names_of_its_network(
    anna: httpx.AsyncClient, host: str, path: str
) -> None:
    assert (await anna.get(path, headers={"host": host})).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/visit"])
async def test_a_server_does_not_answer_to_names_anybody_could_give_it(
    anna: httpx.AsyncClient, host: str, path: str
) -> None:
    answer = await anna.get(path, headers={"host": host})
    assert refused(answer, 403) == "auth/foreign-host"
    assert "EBBES_PUBLIC_URL" in answer.json()["message"]
    assert host not in answer.text


async def test_a_page_that_is_led_here_by_its_name_may_not_act(anna: httpx.AsyncClient) -> None:
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    answer = await anna.post("/api/me", json={"name": "Anna"}, headers=evil)
    assert refused(answer, 403) == "auth/foreign-host"


async def test_a_server_answers_to_the_names_it_was_told(settings: Settings) -> None:
    told = settings.model_copy(update=ALLOWED | {"host": "Machine.example"})
    async with running(told) as app, browser(app) as anna:
        for host in ("ebbes.example", "dev.example:81", "machine.example:8000", "127.0.0.1:8000"):
            assert (await anna.get("/health", headers={"host": host})).status_code == 200
        answer = await anna.get("/health", headers={"host": "evil.example"})
        assert refused(answer, 403) == "auth/foreign-host"


async def test_who_is_banned_is_told_how_long_also_behind_a_proxy(app: FastAPI) -> None:
    app.state.services.door.bans.ban("192.0.2.7", 90)
    async with browser(app, "192.0.2.7") as anna, browser(app, "192.0.2.8") as ben:
        answer = await anna.get("/health")
        assert refused(answer, 429) == "limit/too-many"
        assert 80 <= int(answer.headers["retry-after"]) <= 90
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert (await ben.get("/health")).status_code == 200


async def test_who_asks_for_more_than_twice_what_is_allowed_is_banned(settings: Settings) -> None:
    few = settings.model_copy(update={"requests_per_minute": 3})
    async with running(few) as app, browser(app, "192.0.2.7") as anna:
        for _ in range(6 + STRIKES):
            await anna.get("/api/lesson/0")
        assert list(app.state.services.door.bans.all()) == ["192.0.2.7"]
        assert refused(await anna.get("/health"), 429) == "limit/too-many"
