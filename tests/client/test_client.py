"""Tests of `ebbes.client.client`, beside those of whole tables."""

from unittest.mock import AsyncMock

import pytest
from fastapi import FastAPI

from ebbes.client.client import KEPT_SECONDS, Client
from ebbes.server.run import Server
from ebbes.server.settings import load_settings


def test_a_connection_is_not_used_again_when_the_server_may_give_it_up() -> None:
    server = Server(FastAPI(), load_settings(), print)
    assert server.config.timeout_keep_alive > 2 * KEPT_SECONDS


async def test_all_games_are_asked_for_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {
        "/api/me/games": {"games": [{"id": "c"}, {"id": "b"}], "next": "7.5~b"},
        "/api/me/games?before=7.5~b": {"games": [{"id": "a"}], "next": None},
    }
    async with Client("http://127.0.0.1:1") as client:
        monkeypatch.setattr(client, "_ask", AsyncMock(side_effect=lambda _, path: pages[path]))
        assert [game["id"] async for game in client.all_games()] == ["c", "b", "a"]
