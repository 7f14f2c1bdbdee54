"""Tests of `ebbes.server.operating.warden`: what is ordered is done, and who floods is told."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ebbes.client import Refusal
from ebbes.server.attending.sessions import BANNED
from ebbes.server.settings import Settings
from ebbes.server.store.orders import OrderKind
from ebbes.server.talking.session import TOO_MANY
from tests.server.browser import arrived, refused
from tests.server.inside import Inside, served_inside
from tests.server.live import at_table

PATIENCE = 60.0
HOUR = 3600.0


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Inside]:
    """A server."""
    async with served_inside(settings.model_copy(update={"workers": 0, "bot_pace": 0.0})) as server:
        yield server


@pytest.fixture
async def anna(server: Inside) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which Anna is at home."""
    async with server.browser() as client:
        await arrived(client)
        yield client


async def give(server: Inside, kind: OrderKind, target: str, seconds: float | None = HOUR) -> None:
    """An order, which the server has heard of."""
    await server.services.store.orders.give(kind, target, seconds)
    await server.services.warden.look()


async def lift(server: Inside, kind: OrderKind, target: str) -> None:
    """An order is over, which the server has heard of."""
    await server.services.store.orders.lift(kind, target)
    await server.services.warden.look()


async def id_of(anna: httpx.AsyncClient) -> str:
    """Who Anna is."""
    return str((await anna.get("/api/me")).json()["id"])


def socket_at(server: Inside, path: str) -> str:
    """The URL of a socket."""
    return f"ws{server.address.removeprefix('http')}{path}"


async def test_a_banned_persons_sockets_end_and_none_opens(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    person = await id_of(anna)
    table = (await anna.post("/api/tables", json={"id": "t"})).json()["id"]
    cookie = {"Cookie": f"ebbes={anna.cookies['ebbes']}", "Origin": server.address}
    at_the_table = socket_at(server, f"/api/tables/{table}/socket")
    own = socket_at(server, "/api/me/socket")
    async with (
        connect(at_the_table, additional_headers=cookie) as one,
        connect(own, additional_headers=cookie) as two,
        connect(at_the_table) as spectator,
    ):
        await asyncio.gather(one.recv(), two.recv(), spectator.recv())
        await give(server, OrderKind.PERSON, person)
        for socket in (one, two):
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        assert (one.close_code, two.close_code) == (BANNED, BANNED)
        await spectator.send('{"type": "ping"}')
        assert "pong" in str(await asyncio.wait_for(spectator.recv(), PATIENCE))
    with pytest.raises(InvalidStatus) as refusal:
        await connect(at_the_table, additional_headers=cookie)
    assert refusal.value.response.status_code == 403
    assert b"auth/banned" in (refusal.value.response.body or b"")


@pytest.mark.parametrize("path", ["/api/tables/{table}/socket", "/api/me/socket"])
@pytest.mark.parametrize("how", ["person", "network", "flood"])
async def test_who_is_turned_away_while_they_come_in_does_not_stay(
    server: Inside, anna: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, path: str, how: str
) -> None:
    person = await id_of(anna)
    table = (await anna.post("/api/tables", json={"id": "t"})).json()["id"]
    accept = WebSocket.accept

    async def accept_late(socket: WebSocket) -> None:
        if how == "flood":
            server.services.door.bans.ban("127.0.0.1", 60)
        else:
            await give(server, OrderKind(how), person if how == "person" else "127.0.0.1")
        await accept(socket)

    monkeypatch.setattr(WebSocket, "accept", accept_late)
    cookie = {"Cookie": f"ebbes={anna.cookies['ebbes']}", "Origin": server.address}
    url = socket_at(server, path.format(table=table))
    async with connect(url, additional_headers=cookie) as socket:
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        assert socket.close_code == (TOO_MANY if how == "flood" else BANNED)
    assert not len(server.services.sessions)


async def test_a_banned_person_is_told_so_and_may_still_take_all_and_go(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    person = await id_of(anna)
    await give(server, OrderKind.PERSON, person)
    answer = await anna.get("/api/visit")
    assert refused(answer, 403) == "auth/banned"
    assert answer.headers["retry-after"] == str(answer.json()["context"]["seconds"])
    assert refused(await anna.post("/api/tables", json={"id": "t"}), 403) == "auth/banned"
    for way_back in ("/api/me/recovery", "/api/me/passkeys/options"):
        assert refused(await anna.post(way_back), 403) == "auth/banned"
    assert (await anna.get("/api/me/export")).json()["person"]["id"] == person
    await lift(server, OrderKind.PERSON, person)
    assert (await anna.get("/api/visit")).status_code == 200
    await give(server, OrderKind.PERSON, person)
    assert (await anna.delete("/api/me")).status_code == 204


async def test_a_banned_address_gets_no_page_until_it_is_lifted(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    await give(server, OrderKind.NETWORK, "127.0.0.0/8")
    assert refused(await anna.get("/api/visit"), 403) == "auth/banned"
    assert refused(await anna.get("/health"), 403) == "auth/banned"
    await lift(server, OrderKind.NETWORK, "127.0.0.0/8")
    assert (await anna.get("/api/visit")).status_code == 200


async def test_lifting_lets_those_in_whom_the_server_turned_away_by_itself(server: Inside) -> None:
    bans = server.services.door.bans
    bans.ban("192.0.2.7", HOUR)
    bans.ban("198.51.100.7", HOUR)
    await lift(server, OrderKind.NETWORK, "192.0.2.0/24")
    assert list(bans.all()) == ["198.51.100.7"]


async def test_in_maintenance_games_go_on_but_none_begins(
    server: Inside, anna: httpx.AsyncClient
) -> None:
    async with (
        at_table(server.address, "Ben") as (_, ben),
        at_table(server.address, "Cleo") as (_, cleo),
    ):
        await ben.start_game()
        await ben.until(lambda seen: seen.now.prompt is not None)
        await give(server, OrderKind.MAINTENANCE, "", None)
        async for turn in ben.turns():
            await turn.choose(turn.view.legal[0])
        assert (await anna.get("/ready")).json() == {"status": "maintenance"}
        assert (await anna.get("/api/visit")).json()["maintenance"] is True
        made = await anna.post("/api/tables", json={"id": "t"})
        assert refused(made, 503) == "server/maintenance"
        with pytest.raises(Refusal) as refusal:
            await cleo.start_game()
        assert refusal.value.reason.code == "server/maintenance"
        await lift(server, OrderKind.MAINTENANCE, "")
        await cleo.start_game()
    assert (await anna.get("/ready")).json() == {"status": "ready"}
    assert (await anna.get("/api/visit")).json()["maintenance"] is False


async def test_who_floods_is_told_to_operators(server: Inside) -> None:
    services = server.services
    services.door.nuisances.count("person", "anna")
    services.door.bans.ban("192.0.2.7", HOUR)
    await services.caretaker.beat()
    await services.warden.tell()
    anna, address = await services.store.floods.all()
    assert (anna.kind, anna.target, anna.times, anna.banned_until) == ("person", "anna", 1, None)
    assert (address.target, address.times) == ("192.0.2.7", 0)
    assert address.banned_until is not None
