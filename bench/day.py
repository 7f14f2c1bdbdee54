"""`python -m bench.day --people 1000`: everybody plays the hand of the day on one server.

Tells how soon the server answered, from the first page to the last card; fails if somebody who
played alike was answered otherwise, if results and histogram are not those of the people, or if
one answer in a hundred took longer than 300 ms.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Network
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.server.siege.servers import Mortal
from tests.server.visitors import ONE_BY_ONE

from ebbes.client import Client

WITHIN = 0.3
"""Seconds in which 99 of a hundred answers come."""
STYLES = 20
"""How many ways of playing there are: whoever has the same one plays alike."""
AT_ONCE = 100
"""People who play at the same time."""
COMING = 10.0
"""Seconds over which so many come: no two of them tap in the same millisecond."""
THOUGHT = 1.0
"""Seconds somebody looks at a card before it is played, up to twice that: quicker than most."""
HOMES = IPv4Network("198.18.0.0/15")
"""Everybody comes from an address of their own, as the proxy on this machine tells the server."""


@dataclass(slots=True)
class Crowd:
    """People, and what they saw."""

    address: str
    took: list[float] = field(default_factory=list)
    """Seconds, of every answer."""
    seen: dict[int, set[str]] = field(default_factory=dict)
    """By style, all that was seen by those who play so."""
    points: Counter[int] = field(default_factory=Counter)
    patience: Random = field(default_factory=lambda: Random(1))

    async def play(self, number: int) -> None:
        """Somebody comes, plays the hand of today, and looks at how it went."""
        async with self._somebody(number) as (client, pages):
            day = (await self._asked(pages, "GET", "/days/today"))["day"]
            code = (await self._asked(pages, "POST", f"/days/{day}"))["code"]
            self.seen.setdefault(number % STYLES, set()).add(await self._play(client, code, number))
            own = (await self._asked(pages, "GET", "/days/today"))["own"]
            self.points[own["points"]] += 1

    async def results(self) -> dict[int, int]:
        """The histogram, as one of them is told."""
        async with self._somebody(STYLES) as (client, pages):
            day = (await self._asked(pages, "GET", "/days/today"))["day"]
            code = (await self._asked(pages, "POST", f"/days/{day}"))["code"]
            await self._play(client, code, 0)
            told = await self._asked(pages, "GET", "/days/today")
        self.points[told["own"]["points"]] += 1
        return {int(points): people for points, people in told["results"]["points"].items()}

    @asynccontextmanager
    async def _somebody(self, number: int) -> AsyncIterator[tuple[Client, httpx.AsyncClient]]:
        home = {"X-Forwarded-For": str(HOMES[number])}
        async with Client(self.address, headers=home) as client:
            await client.arrive(f"Guest {number}")
            known = home | {"Authorization": f"Bearer {await client.create_token('bench')}"}
            base = f"{self.address}/api"
            async with httpx.AsyncClient(
                base_url=base, headers=known, timeout=60, limits=ONE_BY_ONE, verify=False
            ) as pages:
                yield client, pages

    async def _play(self, client: Client, code: str, number: int) -> str:
        """All that somebody saw when they had to choose, in order."""
        rng, seen = Random(number % STYLES), []
        async with client.table(code) as table:
            async for turn in table.turns():
                seen.append(repr(turn.view))
                await asyncio.sleep(2 * THOUGHT * self.patience.random())
                begin = time.perf_counter()
                await turn.choose(rng.choice(turn.view.legal))
                self.took.append(time.perf_counter() - begin)
        return "\n".join(seen)

    async def _asked(self, pages: httpx.AsyncClient, method: str, path: str) -> Any:
        begin = time.perf_counter()
        answer = await pages.request(method, path)
        self.took.append(time.perf_counter() - begin)
        answer.raise_for_status()
        return answer.json()


async def measure(folder: Path, people: int) -> tuple[Crowd, dict[int, int]]:
    """Everybody plays, so many at a time; then the histogram."""
    server = Mortal(folder, f"sqlite:///{folder / 'day'}.db")
    await server.start()
    crowd, gate = Crowd(server.address), asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with gate:
            await asyncio.sleep(COMING * crowd.patience.random())
            await crowd.play(number)

    try:
        await asyncio.gather(*(one(number) for number in range(people)))
        return crowd, await crowd.results()
    finally:
        await server.stop()


def faults_of(crowd: Crowd, results: dict[int, int]) -> list[str]:
    """What is not as it should be, but for the time."""
    faults = [
        f"who plays by style {style} saw {len(seen)} different rounds"
        for style, seen in sorted(crowd.seen.items())
        if len(seen) > 1
    ]
    if results != dict(crowd.points):
        faults.append(f"the histogram tells {results}, people have {dict(crowd.points)}")
    return faults


def main() -> None:
    """`python -m bench.day --people 1000`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ebbes-day") as folder:
        crowd, results = asyncio.run(measure(Path(folder), given.people))
    took = sorted(crowd.took)
    late = took[int(len(took) * 0.99)]
    print(f"| {given.people} people, {AT_ONCE} at a time, answers | {len(took):,} |")
    print(f"| in the middle, ms | {1000 * took[len(took) // 2]:,.0f} |")
    print(f"| 99 % within, ms | {1000 * late:,.0f} |")
    faults = faults_of(crowd, results)
    if late > WITHIN:
        faults.append(f"99 % within {late:.2f} s, but should be within {WITHIN} s")
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
