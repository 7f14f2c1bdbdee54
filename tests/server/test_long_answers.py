"""Tests of `ebbes.server.security.long_answers`: what is not taken is not kept."""

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.types import Message

from ebbes.server.limiting import under_way
from ebbes.server.limiting.limits import Limits
from ebbes.server.limiting.under_way import AT_ONCE
from ebbes.server.security.long_answers import PIECE
from ebbes.server.settings import Settings
from tests.server.browser import browser, refused

STRANGER, ANNA = "192.0.2.1", "192.0.2.2"
LONG = "/api/openapi.json"


class Slow:
    """Somebody who asks for a long answer, and takes only its beginning."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.may_go_on = asyncio.Event()

    async def ask(self, app: FastAPI) -> None:
        """Returns when all was taken."""
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": LONG, "query_string": b""}
        scope |= {"scheme": "http", "headers": [], "client": (STRANGER, 1), "server": ("here", 80)}
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.body":
            self.taken.append(message["body"])
            await self.may_go_on.wait()


async def test_who_takes_answers_slowly_waits_for_the_next_and_nobody_else_does(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_way, "PATIENCE", 0.0)
    slow = [Slow() for _ in range(AT_ONCE[0])]
    tasks = [asyncio.create_task(each.ask(app)) for each in slow]
    while not all(each.taken for each in slow):
        await asyncio.sleep(0)
    async with browser(app, STRANGER) as stranger, browser(app, ANNA) as anna:
        assert refused(await stranger.get(LONG), 429) == "limit/too-many"
        assert (await stranger.get("/api/visit")).status_code == 429
        assert (await stranger.get("/health")).status_code == 200
        whole = (await anna.get(LONG)).content
        for each in slow:
            assert [len(piece) for piece in each.taken] == [PIECE]
            each.may_go_on.set()
        await asyncio.gather(*tasks)
        assert (await stranger.get(LONG)).content == whole
    assert all(b"".join(each.taken) == whole for each in slow)


@pytest.mark.parametrize(("method", "is_long"), [("GET", True), ("POST", False)])
def test_to_look_at_a_challenge_is_long_and_to_sit_down_in_it_is_not(
    settings: Settings, method: str, is_long: bool
) -> None:
    assert Limits(settings).is_long("/api/challenges/abc/play", method) is is_long
