"""Tests of `ebbes.server.security.own_cookies`: nobody reads what others have quoted."""

from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ebbes.server.security.own_cookies import OwnCookies

QUOTED = b'ebbes="' + rb"\a" * 15_000 + b'"'


async def let_in(*cookies: bytes, kind: str = "http") -> dict[str, str]:
    """The cookies the next application sees."""
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    headers = [(b"host", b"here"), *((b"cookie", each) for each in cookies)]
    scope: Scope = {"type": kind, "headers": headers}
    await OwnCookies(app)(scope, _never, _never)
    assert (b"host", b"here") in seen[0]["headers"]
    return HTTPConnection(seen[0]).cookies


async def _never(*_: object) -> Any:
    raise AssertionError


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_only_our_cookies_are_let_in(kind: str) -> None:
    found = await let_in(b"theme=dark; ebbes=secret; ebbes-before=a.b;__Host-ebbes=c", kind=kind)
    assert found == {"ebbes": "secret", "ebbes-before": "a.b", "__Host-ebbes": "c"}


async def test_what_is_quoted_is_none_of_ours() -> None:
    assert await let_in(QUOTED) == {}
    assert await let_in(QUOTED + b"; ebbes-before=a") == {"ebbes-before": "a"}


async def test_without_cookies_there_are_none() -> None:
    assert await let_in() == {}
    assert await let_in(b"", b";;") == {}


async def test_of_several_of_one_name_the_last_is_let_in() -> None:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    many = b"; ".join(b"ebbes=%d" % number for number in range(1_000))
    scope: Scope = {"type": "http", "headers": [(b"cookie", b"a=b; ebbes-before=x; " + many)]}
    await OwnCookies(app)(scope, _never, _never)
    assert seen[0]["headers"] == [(b"cookie", b"ebbes-before=x; ebbes=999")]


async def test_a_name_like_ours_is_none_of_ours() -> None:
    assert await let_in(b"xebbes=a; ebbes-x=b; my ebbes=c; Ebbes=d") == {}
