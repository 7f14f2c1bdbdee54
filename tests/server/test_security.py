"""Tests of what keeps strangers' pages out."""

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

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
    assert {"script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert not [line for line in policy if "unsafe" in line or "*" in line]
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
    for origin in ("http://evil.example", "null", "https://ebbes.test", f"{HERE}.evil.example"):
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
        ("ws", "a.example:8000", "http://a.example:8000", True),
        ("wss", "a.example", "https://a.example", True),
        ("ws", "a.example", "https://a.example", False),
        ("ws", "a.example:8000", "http://a.example", False),
        ("ws", "a.example", "http://b.example", False),
        ("ws", "", "http://", False),
        ("ws", "b.example", "https://ebbes.example", True),
    ],
)
async def test_a_socket_comes_from_a_page_of_ours(
    settings: Settings, scheme: str, host: str, origin: str, allowed: bool
) -> None:
    async with running(settings.model_copy(update=ALLOWED)) as app:
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        scope = {"type": "websocket", "app": app, "scheme": scheme, "headers": headers}
        assert origin_is_allowed(HTTPConnection(scope)) == allowed
