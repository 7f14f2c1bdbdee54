"""Tests of what is counted at tables; for requests, see health."""

import asyncio
import json
from secrets import token_hex
from typing import Any

import httpx
import pytest
from starlette.types import Message, Scope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ebbes.client.errors import Refusal
from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.protocol.commands import StartGame
from ebbes.server.app import create_app
from ebbes.server.fanout.redis import RedisFanout
from ebbes.server.settings import Settings
from ebbes.server.talking.connection import MOST_WAITING, TOO_SLOW
from ebbes.server.talking.handshake import BROKEN
from tests.server.live import PATIENCE, Live, at_table, live, play_game, take_over
from tests.server.test_studies import game_of

PING = json.dumps({"type": "ping"})
POINT = json.dumps({"type": "point", "card": "R1"})


async def counted(live: Live) -> dict[str, float]:
    """The page of the metrics, by name."""
    async with httpx.AsyncClient(base_url=live.address) as client:
        page = (await client.get("/metrics")).text
    lines = [line for line in page.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def cards_in(record: dict[str, Json]) -> int:
    """How many cards were played in a game."""
    rounds: Any = record["rounds"]
    return sum(len(each["plays"]) for each in rounds)


async def test_a_game_is_counted_with_all_its_cards_and_choices(settings: Settings) -> None:
    async with live(settings) as server:
        async with at_table(server.address) as (client, table):
            await play_game(table)
            record = await client.record(table.seen.id)
            found = await counted(server)
        assert found["ebbes_plays_total"] == cards_in(record)
        assert (found["ebbes_tables_total"], found["ebbes_games_total"]) == (1, 1)
        assert found["ebbes_append_seconds_count"] > cards_in(record) / 2
        assert (found["ebbes_rooms"], found["ebbes_listeners"], found["ebbes_sockets"]) == (1, 1, 1)
        assert found["ebbes_bots_choices_total"] >= found["ebbes_bots_stand_ins_total"] > 0
        assert (found["ebbes_workers"], found["ebbes_bots_waiting"]) == (0, 0)
        assert found["ebbes_fanout_faults_total"] == 0


async def test_refusals_are_counted_by_their_code(settings: Settings) -> None:
    async with live(settings) as server:
        async with at_table(server.address) as (_, table):
            with pytest.raises(Refusal):
                await table.take_seat()
            await _be_refused(server.address, table.seen.id)
        found = await counted(server)
    codes = ["table/already-seated", "message/malformed", "auth/needed", "request/no-such-page"]
    assert [found[f'ebbes_refusals_total{{code="{code}"}}'] for code in codes] == [1, 1, 2, 1]


async def _be_refused(address: str, table_id: str) -> None:
    """As a spectator, with nonsense, with a token nobody has, and on a page that is none."""
    url = f"ws{address.removeprefix('http')}/api/tables/{table_id}/socket"
    async with connect(url) as socket:
        await socket.recv()
        for text in ("nonsense", StartGame(id=token_hex(8)).model_dump_json()):
            await socket.send(text)
            assert json.loads(await socket.recv())["type"] == "refused"
    with pytest.raises(InvalidStatus):
        await connect(url, additional_headers={"Authorization": "Bearer nobody"})
    async with httpx.AsyncClient(base_url=address) as client:
        await client.get("/nowhere")


async def test_a_flood_is_counted_as_refused(settings: Settings) -> None:
    async with live(settings, requests_per_minute=1) as server:
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/api/tables")).status_code == 200
            assert (await client.get("/api/tables")).status_code == 429
        refusals = server.services.metrics.refusals.labels("limit/too-many")
        assert refusals._value.get() == 1


class SlowReader:
    """A socket that says one thing without end, and never takes an answer."""

    def __init__(self, text: str) -> None:
        self.closed: int | None = None
        self._text = text
        self._is_new = True

    async def receive(self) -> Message:
        """Connects first."""
        await asyncio.sleep(0)
        if self._is_new:
            self._is_new = False
            return {"type": "websocket.connect"}
        return {"type": "websocket.receive", "text": self._text}

    async def send(self, message: Message) -> None:
        """Gets stuck in the first message."""
        if message["type"] == "websocket.send":
            await asyncio.Future()
        if message["type"] == "websocket.close":
            self.closed = message["code"]


def socket_scope(path: str) -> Scope:
    """Somebody who opens a socket."""
    told = {"type": "websocket", "path": path, "scheme": "ws", "headers": [], "query_string": b""}
    return told | {"subprotocols": [], "client": ("127.0.0.1", 50_000)}


@pytest.mark.parametrize(
    ("path", "text"), [("/api/tables/t/socket", PING), ("/api/games/g/socket", POINT)]
)
async def test_a_slow_reader_is_cut_off_and_counted(
    settings: Settings, path: str, text: str
) -> None:
    busy = settings.model_copy(update={"workers": 0, "messages_burst": 2 * MOST_WAITING})
    app = create_app(busy)
    reader = SlowReader(text)
    async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
        services = app.state.services
        await services.store.tables.create("t", "ABCDE", public=True, entries=[])
        await services.store.games.add("t", game_of("g", 1, Options(4)))
        await app(socket_scope(path), reader.receive, reader.send)
        assert reader.closed == TOO_SLOW
        assert services.metrics.slow_readers._value.get() == 1
        assert services.metrics.sockets._value.get() == 0


async def test_a_log_that_cannot_be_read_breaks_the_socket_and_is_counted(
    settings: Settings,
) -> None:
    app = create_app(settings.model_copy(update={"workers": 0}))
    reader = SlowReader(PING)
    async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
        services = app.state.services
        await services.store.tables.create("t", "ABCDE", public=True, entries=["nonsense"])
        await app(socket_scope("/api/tables/t/socket"), reader.receive, reader.send)
        assert reader.closed == BROKEN
        assert services.metrics.faults._value.get() == 1


async def test_a_late_duty_that_is_taken_over_is_counted(settings: Settings) -> None:
    async with live(settings) as server, at_table(server.address) as (_, table):
        await take_over(server.services, table)
        assert (await counted(server))["ebbes_duties_taken_over_total"] == 1


async def test_an_errand_that_fails_is_a_fault(settings: Settings) -> None:
    async def fail() -> None:
        raise ValueError("G7")

    async with live(settings) as server:
        await asyncio.gather(server.services.rooms.run(fail()), return_exceptions=True)
        assert (await counted(server))["ebbes_faults_total"] == 1


async def test_a_fanout_counts_how_often_it_lost_the_others() -> None:
    async with asyncio.timeout(PATIENCE), RedisFanout("unix:///nowhere/at/all") as fanout:
        while fanout.faults < 2:
            await asyncio.sleep(0)
