"""Measures all of it in one run, and prints it as a table and as JSON."""

import argparse
import json
import resource
import tempfile
from pathlib import Path
from statistics import median

import uvloop
from tests.server.postgres import postgres
from tests.server.redis import redis_server
from tests.server.siege.servers import Mortal

from bench.load.runs import FILES, Carried, bare_broadcast, bare_echo, idle_sockets, tables

TURNS = 5
"""How often our server and the bare one take turns; medians are told."""
SHARED = (
    ("one process", 1, False),
    ("two processes, each with its own tables", 2, False),
    ("two processes, every table on both", 2, True),
)


async def measure(folder: Path, count: int, seconds: float, sockets: int) -> dict[str, float]:
    """Every number, by its name."""
    found: dict[str, float] = {}
    found["bare echo, messages/s"] = (await bare_echo(count * 4, seconds)).deliveries
    pairs = [await _side_by_side(folder, turn, count, seconds) for turn in range(TURNS)]
    found["bare broadcast, deliveries/s"] = median(bare.deliveries for bare, _ in pairs)
    plays = median(full.plays for _, full in pairs)
    found["SQLite, plays/s"] = plays
    found["SQLite, deliveries/s"] = median(full.deliveries for _, full in pairs)
    shares = [full.deliveries / bare.deliveries for bare, full in pairs]
    found["deliveries, share of the bare broadcast"] = median(shares)
    pace = 2 * count / plays
    half = await tables([_sqlite(folder, "half")], count, seconds, pace)
    found["at half load, plays/s"] = half.plays
    found["at half load, 99 % on every screen within, ms"] = half.delay * 1000
    found["idle socket, kB"] = await idle_sockets(folder, sockets) / 1000
    with postgres() as database, redis_server() as redis:
        for name, processes, scattered in SHARED:
            url = database.new_database()
            servers = [Mortal(folder, url, redis.url) for _ in range(processes)]
            shared = await tables(servers, count, seconds, scattered=scattered)
            found[f"PostgreSQL and Redis, {name}, plays/s"] = shared.plays
    return found


async def _side_by_side(
    folder: Path, turn: int, count: int, seconds: float
) -> tuple[Carried, Carried]:
    """The bare broadcast, and at once our server: the machine may be another one soon."""
    bare = await bare_broadcast(count, seconds)
    return bare, await tables([_sqlite(folder, f"full-{turn}")], count, seconds)


def _sqlite(folder: Path, name: str) -> Mortal:
    return Mortal(folder, f"sqlite:///{folder / name}.db")


def main() -> None:
    """`python -m bench.load --tables 100 --seconds 10`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with tempfile.TemporaryDirectory(prefix="ebbes-load") as folder:
        work = measure(Path(folder), given.tables, given.seconds, given.sockets)
        found = uvloop.run(work)
    if given.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"| {name} | {number:,.2f} |" for name, number in found.items()))


if __name__ == "__main__":
    main()
