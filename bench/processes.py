"""`python -m bench.processes`: what several servers of one database cost, and one that dies.

All on PostgreSQL and Redis. A play's cost is the servers' own time of the processor, so that the
crowd on the same machine does not count.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import httpx
import psutil
import uvloop
from prometheus_client.parser import text_string_to_metric_families
from tests.server.postgres import postgres
from tests.server.redis import redis_server
from tests.server.siege.servers import Mortal, all_running
from tests.server.until import until

from bench.load.crowd import SEATS, Crowd
from bench.load.runs import FILES
from bench.load.tally import Tally

MANY = 4
"""Servers beside one."""
PACE = 0.25
"""Seconds everyone thinks before a card."""
TURNS = 3
"""How often one server and several take turns; medians are told."""
QUIET = {"EBBES_BOT_PACE": "120", "EBBES_GRACE_SECONDS": "30"}
"""For servers of which one dies: its tables are late half a minute later, and not played on."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Microseconds of the processor for a play."""

    servers: float
    postgres: float
    redis: float


@dataclass(frozen=True, slots=True)
class Ground:
    """What all servers share."""

    folder: Path
    database: str
    redis: str

    def server(self, **environment: str) -> Mortal:
        """One more, which does not run yet."""
        return Mortal(self.folder, self.database, self.redis, **environment)


async def cost(servers: Sequence[Mortal], tables: int, seconds: float) -> Cost:
    """What a play costs while every server has so many tables of its own."""
    tally = Tally()
    async with all_running(servers):
        addresses = [server.address for server in servers]
        crowd = Crowd(addresses, tally, PACE, scattered=False)
        people = await crowd.sit_down(tables * len(servers))
        await _until_in_play(tally, tables * len(servers))
        plays = tally.plays
        before = _spent(servers)
        await asyncio.sleep(seconds)
        after, plays = _spent(servers), tally.plays - plays
        await _dismiss(people)
    return Cost(*(1e6 * (end - start) / plays for start, end in zip(before, after, strict=True)))


def _spent(servers: Iterable[Mortal]) -> tuple[float, float, float]:
    own = sum(_seconds(psutil.Process(server.pid)) for server in servers)
    return own, _of_all_called("postgres"), _of_all_called("redis-server")


def _of_all_called(name: str) -> float:
    found = [each for each in psutil.process_iter(["name"]) if each.info["name"] == name]
    return sum(map(_seconds, found))


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def _until_in_play(tally: Tally, tables: int) -> None:
    """A round of cards for each table has been played."""
    await until(lambda: tally.plays >= SEATS * tables)


async def _dismiss(people: Sequence["asyncio.Task[None]"]) -> None:
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)


async def bystander(ground: Ground, tables: int, seconds: float) -> tuple[float, float]:
    """Microseconds of the processor in a second of a server without tables.

    First while nobody plays anywhere, then while another one's tables play.
    """
    one, other = ground.server(), ground.server()
    tally = Tally()
    async with all_running([one, other]):
        await asyncio.sleep(5)
        idle = await _in_a_second(other, seconds)
        people = await Crowd([one.address], tally, PACE).sit_down(tables)
        await _until_in_play(tally, tables)
        beside = await _in_a_second(other, seconds)
        await _dismiss(people)
    return idle, beside


async def _in_a_second(server: Mortal, seconds: float) -> float:
    process = psutil.Process(server.pid)
    before = _seconds(process)
    await asyncio.sleep(seconds)
    return 1e6 * (_seconds(process) - before) / seconds


async def takeover(ground: Ground, tables: int) -> tuple[int, float, float]:
    """A server is killed with all its tables.

    Returns how often the two others have read a table, after how many seconds the last was read,
    and their seconds of the processor.
    """
    dying, *others = (ground.server(**QUIET) for _ in range(3))
    async with all_running([dying, *others]):
        people = await Crowd([dying.address], Tally(), 3600.0).sit_down(tables)
        await _until_all_play(dying, tables)
        spent = sum(_seconds(psutil.Process(other.pid)) for other in others)
        await dying.kill()
        start = time.monotonic()
        await _dismiss(people)
        while await _sum_of("ebbes_loads_total", others) < tables:
            await asyncio.sleep(0.5)
        took = time.monotonic() - start
        spent = sum(_seconds(psutil.Process(other.pid)) for other in others) - spent
        await asyncio.sleep(45)
        return int(await _sum_of("ebbes_loads_total", others)), took, spent


async def _until_all_play(server: Mortal, tables: int) -> None:
    """Every game has been dealt."""
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            found = (await http.get(f"{server.address}/metrics")).text
            if _value(found, "ebbes_rooms") >= tables and await _is_quiet(http, server):
                return


async def _is_quiet(http: httpx.AsyncClient, server: Mortal) -> bool:
    """Whether nothing is written any more."""
    first = (await http.get(f"{server.address}/metrics")).text
    await asyncio.sleep(2)
    second = (await http.get(f"{server.address}/metrics")).text
    name = "ebbes_append_seconds_count"
    return _value(first, name) == _value(second, name)


async def _sum_of(name: str, servers: Sequence[Mortal]) -> float:
    async with httpx.AsyncClient(timeout=60) as http:
        found = [(await http.get(f"{server.address}/metrics")).text for server in servers]
    return sum(_value(text, name) for text in found)


def _value(text: str, name: str) -> float:
    families = text_string_to_metric_families(text)
    return sum(each.value for family in families for each in family.samples if each.name == name)


async def measure(ground: Ground, tables: int, dying: int, seconds: float) -> dict[str, float]:
    """Every number, by its name."""
    found: dict[str, float] = {}
    turns: list[tuple[Cost, Cost]] = []
    for _ in range(TURNS):
        one = await cost([ground.server()], tables, seconds)
        many = await cost([ground.server() for _ in range(MANY)], tables, seconds)
        turns.append((one, many))
    for name, which in (("one process", 0), (f"{MANY} processes", 1)):
        costs = [turn[which] for turn in turns]
        found[f"{name}, a play, µs of the servers"] = median(each.servers for each in costs)
        found[f"{name}, a play, µs of PostgreSQL"] = median(each.postgres for each in costs)
        found[f"{name}, a play, µs of Redis"] = median(each.redis for each in costs)
    found["how much dearer"] = median(many.servers / one.servers for one, many in turns)
    idle, beside = await bystander(ground, tables, seconds)
    found["a process without tables, nobody plays, µs in a second"] = idle
    found["a process without tables, others play, µs in a second"] = beside
    loads, took, spent = await takeover(ground, dying)
    found[f"takeover of {dying} tables by two others, tables read"] = loads
    found["takeover, s until the last was read"] = took
    found["takeover, s of the processor"] = spent
    return found


def main() -> None:
    """`python -m bench.processes --tables 25 --dying 500 --seconds 15`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--dying", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with (
        tempfile.TemporaryDirectory(prefix="ebbes-processes") as folder,
        postgres() as database,
        redis_server() as redis,
    ):
        ground = Ground(Path(folder), database.new_database(), redis.url)
        found = uvloop.run(measure(ground, given.tables, given.dying, given.seconds))
    print("\n".join(f"| {name} | {number:,.2f} |" for name, number in found.items()))


if __name__ == "__main__":
    main()
