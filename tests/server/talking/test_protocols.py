"""Tests of what a server stands on, and what it does if that gives way."""

import sys

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ebbes.server import run
from ebbes.server.settings import Settings
from ebbes.server.talking.bounded_http import BoundedHttp
from ebbes.server.talking.fast_websocket import FastWebSocket
from ebbes.server.talking.protocols import UNBOUNDED, http_protocol, socket_protocol
from tests.server.live import at_table, live, play_game

HTTP = ("uvicorn.protocols.http.httptools_impl", "ebbes.server.talking.bounded_http")
SOCKETS = (
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "ebbes.server.talking.fast_websocket",
)


def test_a_server_speaks_by_protocols_of_its_own() -> None:
    assert http_protocol() is BoundedHttp
    assert socket_protocol() is FastWebSocket


@pytest.mark.parametrize(
    ("modules", "choose", "instead"),
    [(HTTP, http_protocol, "httptools"), (SOCKETS, socket_protocol, "websockets-sansio")],
)
def test_where_uvicorn_has_moved_its_own_protocols_are_taken_and_that_is_told(
    modules: tuple[str, str], choose: object, instead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours = modules
    monkeypatch.setitem(sys.modules, theirs, None)
    monkeypatch.delitem(sys.modules, ours)
    assert callable(choose)
    with capture_logs() as logged:
        assert choose() == instead
    assert [(line["event"], line["log_level"]) for line in logged] == [(UNBOUNDED, "warning")]


@pytest.mark.parametrize(
    ("base", "name", "choose", "instead"),
    [
        (HttpToolsProtocol, "on_header", http_protocol, "httptools"),
        (WebSocketsSansIOProtocol, "handle_events", socket_protocol, "websockets-sansio"),
    ],
)
def test_where_a_part_of_uvicorn_is_gone_its_own_protocols_are_taken(
    base: type, name: str, choose: object, instead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(base, name)
    assert callable(choose)
    with capture_logs() as logged:
        assert choose() == instead
    assert name in logged[0]["why"]


async def test_a_game_is_played_by_the_protocols_of_uvicorn_too(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "http_protocol", lambda: "httptools")
    monkeypatch.setattr(run, "socket_protocol", lambda: "websockets-sansio")
    async with live(settings) as server, at_table(server.address) as (client, table):
        await play_game(table)
        assert (await client.record(table.seen.id))["format"] == "ebbes-record/1"
