"""`python -m bench.shared`: what a play and a game cost PostgreSQL, and what Redis has to carry.

Bytes, transactions and the processor of these two alone, whatever else the machine does.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import fmean
from typing import Any

import psutil
import uvloop
from redis import Redis
from sqlalchemy import Connection, text
from tests.server.fanout.ears import Listener, following
from tests.server.postgres import Postgres, postgres
from tests.server.redis import redis_server
from tests.server.until import until

from bench.history import LaterClock, Player, new_player, started
from ebbes.server.fanout.redis import RedisFanout
from ebbes.server.store.batch import TRIM_SECONDS
from ebbes.server.tables.running.rooms import Rooms

TABLES, GAMES = 25, 2
CHANNELS, MESSAGES, AT_ONCE = 10_000, 5_000, 100
SPENT = text(
    "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal,"
    " (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits"
)
SIZES = text(
    "SELECT relname, pg_total_relation_size(oid) AS size FROM pg_class WHERE relkind = 'r'"
)
OF_GAMES = ("games", "played")
COPIES = 40
"""Of each finished game: few of them would be mostly the empty ends of pages."""
MORE_GAMES = text(
    "INSERT INTO games SELECT id || '-' || n, table_id, number + 1000 * n, started_at, ended_at,"
    " finished, facts, record FROM games, generate_series(1, :copies) AS n"
)
MORE_PLAYED = text(
    "INSERT INTO played SELECT person_id, ended_at, game_id || '-' || n, seat, shows_name"
    " FROM played, generate_series(1, :copies) AS n"
)


class Spent:
    """What PostgreSQL has done so far."""

    def __init__(self, wal: int, commits: int, processor: float) -> None:
        self.wal = wal
        self.commits = commits
        self.processor = processor


def processes_of(server: Postgres) -> list[psutil.Process]:
    """All processes of a server, its first one first."""
    pid = (server._folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0]
    first = psutil.Process(int(pid))
    return [first, *first.children(recursive=True)]


async def spent(server: Postgres, rooms: Rooms) -> Spent:
    """Counters are brought up to date when a connection has been idle for a moment."""
    await asyncio.sleep(2)
    (row,) = await rooms.context.store._database.ask(SPENT)
    times = [process.cpu_times() for process in processes_of(server)]
    return Spent(int(row.wal), row.commits, sum(each.user + each.system for each in times))


async def sizes(rooms: Rooms) -> dict[str, int]:
    """Bytes of every table, with its indexes."""
    return {row.relname: row.size for row in await rooms.context.store._database.ask(SIZES)}


async def play(players: Sequence[Player], tables: Sequence[str]) -> int:
    """How many commands it took until all had played."""
    before = sum(player.sent for player in players)
    pairs = zip(players, tables, strict=True)
    await asyncio.gather(*(player.play(table, GAMES + 1) for player, table in pairs))
    return sum(player.sent for player in players) - before


async def of_postgresql(server: Postgres) -> dict[str, float]:
    """Whole games at many tables at a time."""
    clock = LaterClock()
    async with started(server.new_database(), clock) as rooms:
        players = [await new_player(rooms, number) for number in range(TABLES)]
        tables = [await player.found() for player in players]
        before = await spent(server, rooms)
        commands = await play(players, tables)
        after, running = await spent(server, rooms), await sizes(rooms)
        clock.ahead = TRIM_SECONDS + 1
        await rooms.history.fold_some()
        finished = await bytes_of_games(rooms)
        held = [
            each.memory_full_info().uss for each in processes_of(server) if "ebbes" in name(each)
        ]
    games = TABLES * GAMES
    return {
        "PostgreSQL: a command, bytes of write-ahead log": (after.wal - before.wal) / commands,
        "PostgreSQL: a command, transactions": (after.commits - before.commits) / commands,
        "PostgreSQL: a command, µs of its processor": 1e6
        * (after.processor - before.processor)
        / commands,
        "PostgreSQL: a game that is played, kB": running["entries"] / games / 1000,
        "PostgreSQL: a finished game, kB": finished / 1000,
        "PostgreSQL: a connection in use, MB": fmean(held) / 1e6,
    }


async def bytes_of_games(rooms: Rooms) -> float:
    """What one more finished game takes, with its indexes."""
    before = await sizes(rooms)
    copies = {"copies": COPIES}

    def work(connection: Connection) -> int:
        count = connection.execute(MORE_GAMES, copies).rowcount
        connection.execute(MORE_PLAYED, copies)
        return count

    count = await rooms.context.store._database.write(work)
    after = await sizes(rooms)
    return sum(after[each] - before[each] for each in OF_GAMES) / count


def name(process: psutil.Process) -> str:
    """How PostgreSQL calls a process of its own, with the name of its user."""
    return " ".join(process.cmdline())


def _has_heard(listener: Listener, table_id: str, number: int) -> bool:
    """Whether one of the last things somebody heard is this."""
    return (table_id, number) in listener.heard[-AT_ONCE:]


async def of_redis(url: str) -> dict[str, float]:
    """One process speaks at tables that another one follows."""
    tables = [f"table-{number:016}" for number in range(CHANNELS)]
    with Redis.from_url(url) as asked:
        async with RedisFanout(url) as here, RedisFanout(url) as there:
            empty = memory(asked)
            listener = await following(there, *tables)
            a_channel = (memory(asked) - empty) / CHANNELS
            await following(here, *tables[:AT_ONCE])
            with counted(asked) as told:
                for number in range(0, MESSAGES, AT_ONCE):
                    for table_id in tables[:AT_ONCE]:
                        await here.publish(table_id, number)
                    await until(partial(_has_heard, listener, tables[AT_ONCE - 1], number))
        assert len(listener.heard) > MESSAGES // 2
    messages = told["total_commands_processed"]
    return {
        "Redis: a channel, bytes of memory": a_channel,
        "Redis: a message, bytes in": told["total_net_input_bytes"] / messages,
        "Redis: a message, bytes out": told["total_net_output_bytes"] / messages,
        "Redis: a message, µs of its processor": 1e6 * told["used_cpu"] / messages,
    }


def memory(asked: Redis) -> int:
    """Bytes Redis holds."""
    found: Any = asked.info("memory")
    return int(found["used_memory"])


@contextmanager
def counted(asked: Redis) -> Iterator[dict[str, float]]:
    """What Redis has done meanwhile."""
    told: dict[str, float] = {}
    before = counters(asked)
    yield told
    told |= {what: number - before[what] for what, number in counters(asked).items()}


def counters(asked: Redis) -> dict[str, float]:
    """What Redis has done so far."""
    stats: Any = asked.info("stats")
    cpu: Any = asked.info("cpu")
    kinds = ("total_commands_processed", "total_net_input_bytes", "total_net_output_bytes")
    found = {what: float(stats[what]) for what in kinds}
    return found | {"used_cpu": cpu["used_cpu_user"] + cpu["used_cpu_sys"]}


def main() -> None:
    """Prints all of it as rows of a table."""
    with postgres() as server:
        found = uvloop.run(of_postgresql(server))
    with redis_server() as redis:
        found |= uvloop.run(of_redis(redis.url))
    print("\n".join(f"| {what} | {number:,.2f} |" for what, number in found.items()))


if __name__ == "__main__":
    main()
