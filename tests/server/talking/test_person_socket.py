"""Tests of a person's own socket."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ebbes.client import Client
from ebbes.protocol.person import GameOver, Hello, Turn, TurnOver
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.server import run
from ebbes.server.attending.sessions import REVOKED
from ebbes.server.settings import Settings
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import OpenPlace
from ebbes.server.tables.running.forgetting import forget_in
from ebbes.server.talking import person_session
from ebbes.server.talking.connection import TOO_SLOW
from ebbes.server.talking.handshake import TRY_AGAIN
from ebbes.server.talking.session import PATIENCE as NONSENSE
from ebbes.server.talking.session import TOO_MANY
from tests.server.fanout.ears import turn
from tests.server.inside import Inside, served_inside
from tests.server.live import play_game
from tests.server.talking.person_ear import (
    FOR_TWO,
    PATIENCE,
    headers_of,
    listening,
    person_url,
    two_at_table,
    whose_turn,
)
from tests.server.talking.test_slow_readers import not_reading
from tests.server.until import until

MANY = 5000
"""News that fill the queue of a connection and all buffers behind it."""
KARL = BotSeat(name="Karl", strength=Strength.BEGINNER)
FIELDS = {
    "hello": {"type", "protocol", "turns"},
    "turn": {"type", "table", "seq", "stamp", "code", "names"},
    "turn-over": {"type", "table", "seq"},
    "game-over": {"type", "table", "seq", "code", "game"},
}


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Inside]:
    """A server whose bots play at once."""
    quick = {"workers": 0, "bot_pace": 0.0, "messages_burst": 1000}
    async with served_inside(settings.model_copy(update=quick)) as server:
        yield server


@pytest.fixture
async def anna(server: Inside) -> AsyncIterator[Client]:
    """Somebody."""
    async with Client(server.address) as anna:
        await anna.arrive("Anna")
        yield anna


async def test_who_comes_is_told_that_nothing_waits(server: Inside, anna: Client) -> None:
    async with listening(server.address, anna) as ear:
        assert await ear.next() == Hello(turns=())
        await ear.socket.send('{"type": "ping"}')
        assert (await ear.next()).type == "pong"


async def test_a_turn_is_told_and_its_end_and_the_end_of_the_game(
    server: Inside, anna: Client
) -> None:
    async with listening(server.address, anna) as ear:
        await ear.hello()
        code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
        async with anna.table(code) as table:
            await play_game(table)
            table_id, last = table.seen.id, table.seen.seq
        heard = [await ear.next()]
        while heard[-1].type != "game-over":
            heard.append(await ear.next())
    turns = [message for message in heard if isinstance(message, Turn)]
    assert len(turns) > 10
    assert {(each.table, each.code, each.names) for each in turns} == {
        (table_id, code, ("Anna", "Karl"))
    }
    kinds = [message.type for message in heard]
    assert kinds == ["turn", "turn-over"] * len(turns) + ["game-over"]
    numbers = [json.loads(text)["seq"] for text in ear.texts[1:]]
    assert numbers == sorted(numbers)
    assert heard[-1] == GameOver(table=table_id, seq=last, code=code, game=1)


async def test_who_comes_while_a_game_waits_is_told_at_once(server: Inside, anna: Client) -> None:
    code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
    async with anna.table(code) as table:
        await table.start_game()
        seen = await table.until(lambda seen: seen.now.prompt is not None)
    server.services.rooms.let_go()
    async with listening(server.address, anna) as ear:
        (found,) = (await ear.hello()).turns
    assert found == Turn(
        table=seen.id, seq=seen.seq, stamp=seen.stamp, code=code, names=("Anna", "Karl")
    )


async def test_people_hear_of_their_own_turn_and_of_no_other(server: Inside) -> None:
    async with (
        two_at_table(server.address, server.address) as (anna, bert, code),
        listening(server.address, anna) as at_home,
        listening(server.address, bert) as elsewhere,
        anna.table(code) as one,
        bert.table(code) as two,
    ):
        for ear in (at_home, elsewhere):
            assert (await ear.hello()).turns == ()
        await one.start_game()
        seat = await whose_turn(one)
        first, second = (at_home, elsewhere) if seat == 0 else (elsewhere, at_home)
        assert isinstance(await first.next(), Turn)
        async for mine in (one if seat == 0 else two).turns():
            await mine.choose(mine.view.legal[0])
            break
        assert isinstance(await first.next(), TurnOver)
        assert isinstance(await second.next(), Turn)
        assert len(second.texts) == 2


async def test_nothing_is_told_but_what_everyone_at_the_table_sees(
    server: Inside, anna: Client
) -> None:
    ids = [(await server.services.store.people.named("Anna"))[0].id]
    async with listening(server.address, anna) as ear:
        await ear.hello()
        code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
        async with anna.table(code) as table:
            await play_game(table)
            table_id = table.seen.id
        while '"game-over"' not in ear.texts[-1]:
            await ear.next()
    for text in ear.texts:
        told = json.loads(text)
        assert told.keys() == FIELDS[told["type"]]
        assert told.get("table", table_id) == table_id
        assert not any(person in text for person in ids)


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({}, 401, "auth/needed"),
        ({"Authorization": "Bearer nobody"}, 401, "auth/needed"),
        (
            {"Cookie": "ebbes=nobody", "Origin": "http://elsewhere.example"},
            403,
            "auth/foreign-origin",
        ),
    ],
)
async def test_nobody_and_strangers_pages_are_turned_away(
    server: Inside, headers: dict[str, str], status: int, code: str
) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(person_url(server.address), additional_headers=headers):
            raise AssertionError("nobody gets in")
    assert refusal.value.response.status_code == status
    assert json.loads(refusal.value.response.body or b"")["code"] == code


async def test_a_protocol_that_is_not_spoken_is_refused(server: Inside, anna: Client) -> None:
    url = f"{person_url(server.address)}?protocol=99"
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(url, additional_headers=headers_of(anna)):
            raise AssertionError("nobody gets in")
    assert refusal.value.response.status_code == 400


async def test_a_person_has_only_so_many_sockets(server: Inside, anna: Client) -> None:
    most = server.services.settings.connections_per_person
    url, headers = person_url(server.address), headers_of(anna)
    open_ones = [await connect(url, additional_headers=headers) for _ in range(most)]
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(url, additional_headers=headers):
            raise AssertionError("nobody gets in")
    assert refusal.value.response.status_code == 429
    for socket in open_ones:
        await socket.close()


async def test_nonsense_is_refused_and_too_much_of_it_ends_the_socket(
    server: Inside, anna: Client
) -> None:
    async with listening(server.address, anna) as ear:
        await ear.hello()
        nonsense = ("", "{}", '{"type": "leave-seat", "id": "x"}', '{"type": "look"}', "[" * 999)
        for text in nonsense:
            await ear.socket.send(text)
            told = json.loads(str(await asyncio.wait_for(ear.socket.recv(), PATIENCE)))
            assert (told["type"], told["reason"]["code"]) == ("refused", "message/malformed")
        for _ in range(NONSENSE - len(nonsense)):
            await ear.socket.send("nonsense")
        with suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(ear.socket.recv(), PATIENCE)
        assert ear.socket.close_code == TOO_MANY


async def test_who_reads_too_slowly_is_cut_off(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_SECONDS", 10 * PATIENCE)
    async with served_inside(settings) as server, Client(server.address) as anna:
        await anna.arrive("Anna")
        (person,) = await server.services.store.people.named("Anna")
        async with not_reading(person_url(server.address), headers_of(anna)) as slow:
            await asyncio.wait_for(slow.recv(), PATIENCE)
            for number in range(MANY):
                server.services.rooms.context.publisher.tell(person.id, turn(f"t{number}", 1))
                await asyncio.sleep(0)
            with suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(slow.recv(), PATIENCE)
            assert slow.close_code == TOO_SLOW
        await until(lambda: not len(server.services.sessions))


async def test_who_is_forgotten_hears_no_more(server: Inside, anna: Client) -> None:
    async with listening(server.address, anna) as ear:
        await ear.hello()
        await forget(server, anna)
        await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
        assert ear.socket.close_code == REVOKED
        with pytest.raises(InvalidStatus):
            async with listening(server.address, anna):
                raise AssertionError("nobody gets in")


async def forget(server: Inside, client: Client) -> None:
    """Somebody wants to be forgotten."""
    async with httpx.AsyncClient(base_url=server.address, headers=headers_of(client)) as http:
        answer = await http.delete("/api/me")
        assert answer.status_code == 204


async def test_a_key_that_is_taken_away_ends_only_what_it_opened(
    server: Inside, anna: Client
) -> None:
    token = await anna.create_token("bot")
    async with (
        Client(server.address, token) as bot,
        listening(server.address, anna) as ear,
        listening(server.address, bot) as gone,
    ):
        await ear.hello()
        await gone.hello()
        async with httpx.AsyncClient(base_url=server.address, headers=headers_of(anna)) as http:
            (shown,) = (await http.get("/api/me/tokens")).json()
            await http.delete(f"/api/me/tokens/{shown['id']}")
        await asyncio.wait_for(gone.socket.wait_closed(), PATIENCE)
        assert gone.socket.close_code == REVOKED
        await ear.socket.send('{"type": "ping"}')
        assert (await ear.next()).type == "pong"


async def test_who_was_forgotten_from_outside_is_noticed_after_a_while(
    server: Inside, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person_session, "SURE_SECONDS", 0.01)
    async with listening(server.address, anna) as ear:
        await ear.hello()
        (person,) = await server.services.store.people.named("Anna")
        await forget_in(server.services.store, person)
        await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
        assert ear.socket.close_code == REVOKED


async def test_what_nobody_told_is_found_after_a_while(
    server: Inside, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person_session, "SURE_SECONDS", 0.01)
    fanout = server.services.rooms.context.publisher
    monkeypatch.setattr(fanout, "tell", lambda *_: None)
    async with listening(server.address, anna) as ear:
        await ear.hello()
        code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
        async with anna.table(code) as table:
            await table.start_game()
            assert isinstance(await ear.next(), Turn)
            rng = Random(1)
            async for mine in table.turns():
                await mine.choose(rng.choice(mine.view.legal))
                break
            await table.leave_seat()
            assert isinstance(await ear.next(), TurnOver)


async def test_what_a_look_found_while_the_greeting_was_read_is_told_after_it(
    server: Inside, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells of it: the look into the store is the only one to know."""
    attendance, turns = server.services.attendance, server.services.store.turns
    read, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(person_id: str, most: int) -> Sequence[OpenPlace]:
        is_first = not read.is_set()
        places = await type(turns).of_person(turns, person_id, most)
        read.set()
        if is_first:
            await go_on.wait()
        return places

    monkeypatch.setattr(server.services.rooms.context.publisher, "tell", lambda *_: None)
    code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
    (person,) = await server.services.store.people.named("Anna")
    async with anna.table(code) as table:
        await table.start_game()
        await table.until(lambda seen: seen.now.turn == seen.you.seat)
        monkeypatch.setattr(turns, "of_person", slowly)
        async with listening(server.address, anna) as ear:
            await read.wait()
            await table.leave_seat()
            attendance._missed([person.id])
            assert attendance._looking is not None
            await attendance._looking
            go_on.set()
            assert len((await ear.hello()).turns) == 1
            assert isinstance(await ear.next(), TurnOver)


async def test_without_a_store_nobody_is_greeted(
    server: Inside, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreUnavailable("the database does not answer")

    monkeypatch.setattr(server.services.store.turns, "of_person", fail)
    async with listening(server.address, anna) as ear:
        await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
        assert ear.socket.close_code == TRY_AGAIN
