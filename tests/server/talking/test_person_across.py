"""Tests of a person's own socket on one server, and their tables on another."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from functools import partial

import pytest

from ebbes.client import Client, Table
from ebbes.protocol.person import GameOver, SeatGiven, SeatWanted, Turn, TurnOver
from ebbes.protocol.seats import BotSeat, OpenSeat, Strength
from ebbes.server.attending.sessions import REVOKED
from ebbes.server.fanout.redis import RedisFanout
from ebbes.server.settings import Settings
from tests.server.inside import Inside, served_inside
from tests.server.live import play_game
from tests.server.redis import RedisServer, redis_server
from tests.server.talking.person_ear import (
    FOR_TWO,
    PATIENCE,
    PersonEar,
    listening,
    two_at_table,
    whose_turn,
)
from tests.server.talking.test_person_socket import forget
from tests.server.until import until

KARL = BotSeat(name="Karl", strength=Strength.BEGINNER)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """What connects the servers."""
    with redis_server() as server:
        yield server


@pytest.fixture
async def servers(settings: Settings, redis: RedisServer) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two servers with the same database."""
    quick = {"workers": 0, "bot_pace": 0.0, "redis": redis.url, "grace_seconds": 3600}
    settings = settings.model_copy(update=quick)
    async with served_inside(settings) as one, served_inside(settings) as two:
        yield one, two


def fanout_of(server: Inside) -> RedisFanout:
    """How a server talks to the others."""
    fanout = server.services.rooms.context.publisher
    assert isinstance(fanout, RedisFanout)
    return fanout


async def heard_kinds(ear: PersonEar, last: str) -> list[str]:
    """The types of all messages up to one of this type."""
    kinds: list[str] = [(await ear.next()).type]
    while kinds[-1] != last:
        kinds.append((await ear.next()).type)
    return kinds


async def test_turns_and_ends_are_told_at_the_other_server(
    servers: tuple[Inside, Inside],
) -> None:
    here, there = servers
    async with Client(here.address) as anna, AsyncExitStack() as stack:
        await anna.arrive("Anna")
        ear = await stack.enter_async_context(listening(there.address, anna))
        await ear.hello()
        code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
        async with anna.table(code) as table:
            await play_game(table)
            last = GameOver(table=table.seen.id, seq=table.seen.seq, code=code, game=1)
        kinds = await heard_kinds(ear, "game-over")
        assert ear.texts[-1] == last.model_dump_json()
        assert there.services.rooms.open == []
    turns = kinds.count("turn")
    assert turns > 10
    assert kinds == ["turn", "turn-over"] * turns + ["game-over"]


async def test_who_comes_in_the_middle_of_a_game_misses_no_turn(
    servers: tuple[Inside, Inside],
) -> None:
    here, there = servers
    async with (
        two_at_table(here.address, here.address) as (anna, bert, code),
        anna.table(code) as one,
        bert.table(code) as two,
    ):
        await one.start_game()
        for _ in range(6):
            await play(await whose_turn(one), one, two)
        seat = await whose_turn(one)
        async with listening(there.address, anna if seat == 0 else bert) as ear:
            (waiting,) = (await ear.hello()).turns
            assert waiting.seq == one.seen.seq
            await play(seat, one, two)
            if await whose_turn(one) != seat:
                assert isinstance(await ear.next(), TurnOver)


async def play(seat: int, *tables: Table) -> None:
    """One decision of whose turn it is."""
    async for turn in tables[seat].turns():
        await turn.choose(turn.view.legal[0])
        await asyncio.gather(
            *(table.until(lambda seen: seen.seq >= tables[seat].seen.seq) for table in tables)
        )
        return


async def test_whoever_asks_for_a_seat_and_their_host_hear_of_each_other_elsewhere(
    servers: tuple[Inside, Inside],
) -> None:
    here, there = servers
    async with Client(here.address) as anna, Client(here.address) as bert:
        await anna.arrive("Anna")
        await bert.arrive("Bert")
        code = await anna.create_table(FOR_TWO.model_copy(update={"ask_first": True}))
        async with (
            anna.table(code) as hers,
            bert.table(code) as his,
            listening(there.address, anna) as host,
            listening(there.address, bert) as asker,
        ):
            for ear in (host, asker):
                await ear.hello()
            sits = asyncio.create_task(his.take_seat())
            (request,) = (await hers.until(lambda seen: bool(seen.requests))).requests
            told = partial(SeatGiven, table=hers.seen.id, code=code, names=("Anna", "Bert"))
            wanted = SeatWanted(table=hers.seen.id, code=code, seq=hers.seen.seq, names=("Bert",))
            assert await host.next() == wanted
            await hers.let_in(request.number)
            seq = (await hers.until(lambda seen: not seen.requests)).seq
            assert await asker.next() == told(seq=seq)
            assert await host.next() == wanted.model_copy(update={"seq": seq, "names": ()})
            assert await sits == 1


async def test_who_lives_at_two_servers_hears_it_at_both(servers: tuple[Inside, Inside]) -> None:
    here, there = servers
    async with Client(here.address) as anna:
        await anna.arrive("Anna")
        async with (
            listening(here.address, anna) as near,
            listening(there.address, anna) as far,
        ):
            for ear in (near, far):
                await ear.hello()
            code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
            async with anna.table(code) as table:
                await table.start_game()
                told = [await near.next(), await far.next()]
                assert told[0] == told[1]
                assert isinstance(told[0], Turn)


async def test_after_redis_was_away_nothing_is_missed(
    servers: tuple[Inside, Inside], redis: RedisServer
) -> None:
    here, there = servers
    async with Client(here.address) as anna:
        await anna.arrive("Anna")
        async with listening(there.address, anna) as ear:
            await ear.hello()
            await until(lambda: all(fanout_of(server).is_live for server in servers))
            redis.kill()
            await until(lambda: not any(fanout_of(server).is_live for server in servers))
            code = await anna.create_table(FOR_TWO, (OpenSeat(), KARL))
            async with anna.table(code) as table:
                await table.start_game()
                seen = await table.until(lambda seen: seen.now.prompt is not None)
                redis.start()
                turn = await ear.next()
                assert isinstance(turn, Turn)
                assert turn.seq == seen.seq


async def test_who_is_forgotten_at_one_server_hears_no_more_at_the_other(
    servers: tuple[Inside, Inside],
) -> None:
    here, there = servers
    async with Client(here.address) as anna:
        await anna.arrive("Anna")
        async with listening(there.address, anna) as ear:
            await ear.hello()
            await until(lambda: fanout_of(there)._ear.subscribed)
            await forget(here, anna)
            await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
            assert ear.socket.close_code == REVOKED
