"""`python -m bench.reviews`: what reviews cost those who play, and whether anything is done twice.

People play with bots at many tables, first alone, then while as many reviews wait: how long bots
take to answer, and plays to be seen. Then two servers of one database share reviews, and one of
them is killed again and again.
"""

import argparse
import asyncio
import json
import re
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tests.server.postgres import postgres
from tests.server.redis import redis_server
from tests.server.siege.servers import Mortal, all_running
from websockets.asyncio.client import ClientConnection

from bench.load.crowd import Crowd, Player
from bench.load.runs import FILES, WARM_UP
from bench.load.tally import Tally
from ebbes.server.measuring.brevity import LEFT_OUT

PACE = 1.0
"""Seconds everyone thinks before a card."""
MOST_LATER = 1.2
"""How much later bots and plays may be while reviews wait."""
KILLS = 5
BETWEEN_KILLS = 6.0
"""Seconds a server lives before it is killed: it has begun to judge, and kept some of it."""
LATER, TWICE = "how much later", "parts judged twice"
"""The numbers that have a bound."""
UNBOUND = {"EBBES_REVIEWS_PER_HOUR": "1000000", "EBBES_ADDRESS_REVIEWS_PER_HOUR": "1000000"}
PART = "a part of a review"


@dataclass(slots=True)
class Answers(Tally):
    """Beside plays, how long bots took until they were seen to answer."""

    waiting: dict[str, float] = field(default_factory=dict)
    answers: list[float] = field(default_factory=list)

    def deliver(self, table: str, card: str | None) -> None:
        """Whoever played it hears of it; in a later round it may be a bot that plays this card."""
        Tally.deliver(self, table, card)
        if card is not None:
            self.sent.pop((table, card), None)

    def hear(self, table: str, text: str) -> None:
        """Something happened at a table; whose turn it is now is told with it."""
        now = time.perf_counter()
        since = self.waiting.pop(table, None)
        if since is not None and '"type":"card-played"' in text:
            self.answers.append(now - since)
        if '"prompt":null' in text and re.search(r'"turn":[1-9]', text):
            self.waiting[table] = now


class Guest(Player):
    """Somebody alone with bots."""

    async def _sit_down(self, socket: ClientConnection) -> None:
        await self._send(socket, {"type": "start-game"})

    async def _hear(self, socket: ClientConnection, text: str) -> None:
        tally = self._tally
        if isinstance(tally, Answers) and text.startswith('{"type":"events"'):
            tally.hear(self._table, text)
        await super()._hear(socket, text)


@dataclass(frozen=True, slots=True)
class Person:
    """Who has played a game."""

    token: str
    table: str

    @property
    def known(self) -> dict[str, str]:
        """How they are known."""
        return {"Authorization": f"Bearer {self.token}"}


class Guests(Crowd):
    """People alone with bots, each at a table of their own."""

    async def arrive(self, count: int) -> list[Person]:
        """So many, who have not begun."""
        async with httpx.AsyncClient(timeout=120) as http:
            tokens = [await self._arrive(http) for _ in range(count)]
            return [Person(token, await self._found(http, token)) for token in tokens]

    def begin(self, people: Sequence[Person]) -> list["asyncio.Task[None]"]:
        """They play one game after the other."""
        guests = [Guest(self, self.addresses[0], each.table, 0, each.token) for each in people]
        return [asyncio.create_task(guest.play()) for guest in guests]


async def dismiss(tasks: Sequence["asyncio.Task[None]"]) -> None:
    """Everybody goes."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def played(server: Mortal, count: int) -> list[Person]:
    """People each of whom has played a game on this server, as fast as it can be played."""
    async with all_running([server]):
        crowd = Guests([server.address], Tally())
        people = await crowd.arrive(count)
        tasks = crowd.begin(people)
        async with httpx.AsyncClient(timeout=120, base_url=server.address) as http:
            for person in people:
                while not await games_of(http, person):
                    await asyncio.sleep(0.5)
        await dismiss(tasks)
    return people


async def games_of(http: httpx.AsyncClient, person: Person) -> list[str]:
    """The games somebody has played."""
    told = (await http.get("/api/me/games", headers=person.known)).json()
    return [game["id"] for game in told["games"] if game["finished"]]


async def ask_all(address: str, people: Sequence[Person]) -> list[str]:
    """Everybody wants a review of their last game; the games."""
    asked = []
    async with httpx.AsyncClient(timeout=120, base_url=address) as http:
        for person in people:
            game = (await games_of(http, person))[-1]
            answer = await http.post(f"/api/games/{game}/review", headers=person.known)
            answer.raise_for_status()
            asked.append(game)
    return asked


def late(delays: Sequence[float]) -> float:
    """Milliseconds within which 99 % of them came."""
    return 1000 * sorted(delays)[int(len(delays) * 0.99)] if delays else float("nan")


async def beside(folder: Path, tables: int, reviews: int, seconds: float) -> dict[str, float]:
    """How late bots and plays are without reviews, and at once with them."""
    database = f"sqlite:///{folder / 'beside.db'}"
    first, *people = await played(Mortal(folder, database, **UNBOUND), 1 + reviews)
    server = Mortal(folder, database, **UNBOUND, EBBES_WORKERS="1")
    found: dict[str, float] = {}
    async with all_running([server]):
        await until_warm(server.address, first)
        tally = Answers()
        crowd = Guests([server.address], tally, PACE)
        tasks = crowd.begin(await crowd.arrive(tables))
        await asyncio.sleep(WARM_UP)
        without = await watch(tally, seconds)
        games = await ask_all(server.address, people)
        await asyncio.sleep(WARM_UP)
        within = await watch(tally, seconds)
        found["reviews that waited or ran at the end"] = await unfinished(server.address, games)
        await dismiss(tasks)
    for name, one, other in zip(("bots' answers", "plays"), without, within, strict=True):
        found[f"{name}, 99 % within, without reviews, ms"] = one
        found[f"{name}, 99 % within, with reviews, ms"] = other
        found[f"{name}, {LATER}"] = other / one
    found["answers and plays that were measured"] = len(tally.answers) + len(tally.delays)
    return found


async def until_warm(address: str, person: Person) -> None:
    """Who has judged a game can think, too: until then a rule of thumb plays, which is quicker."""
    games = await ask_all(address, [person])
    while await unfinished(address, games):
        await asyncio.sleep(0.5)


async def watch(tally: Answers, seconds: float) -> tuple[float, float]:
    """How late bots and plays are for a while."""
    tally.answers.clear()
    tally.delays.clear()
    await asyncio.sleep(seconds)
    return late(tally.answers), late(tally.delays)


async def unfinished(address: str, games: Sequence[str]) -> int:
    """How many of these reviews are not done."""
    async with httpx.AsyncClient(timeout=120, base_url=address) as http:
        states = [await state_of(http, game) for game in games]
    return sum(state != "done" for state in states)


async def state_of(http: httpx.AsyncClient, game: str) -> str:
    """How it stands with a review."""
    told: dict[str, Any] = (await http.get(f"/api/games/{game}/review")).json()
    return str(told["state"])


async def killed(folder: Path, database: str, redis: str, reviews: int) -> dict[str, float]:
    """Two servers share reviews, and one is killed five times: how often a part is judged."""
    people = await played(Mortal(folder, database, redis, **UNBOUND), reviews)
    loud = {"EBBES_LOG_LEVEL": "debug", "EBBES_WORKERS": "1"}
    one, other = (Mortal(folder, database, redis, **UNBOUND, **loud) for _ in range(2))
    async with all_running([one, other]):
        games = await ask_all(other.address, people)
        for _ in range(KILLS):
            await asyncio.sleep(BETWEEN_KILLS)
            await one.kill()
            await one.start()
        while await unfinished(other.address, games):
            await asyncio.sleep(1.0)
        counts = Counter(line for server in (one, other) for line in judged_in(server.log))
    return {
        "reviews that two servers shared": reviews,
        "kills": KILLS,
        "parts judged": counts.total(),
        TWICE: counts.total() - len(counts),
    }


def judged_in(log: str) -> list[str]:
    """The parts a server has judged: its game, the place, and what of it."""
    lines = [json.loads(line) for line in log.splitlines() if PART in line]
    if any(line["event"] == LEFT_OUT and line["of"] == PART for line in lines):
        raise SystemExit("a server did not log all it has judged: let it judge more slowly")
    return [f"{line['game']} {line['place']} {line['verdict']}" for line in lines]


async def measure(
    folder: Path, tables: int, reviews: int, shared: int, seconds: float
) -> dict[str, float]:
    """Every number, by its name."""
    found = await beside(folder, tables, reviews, seconds)
    with postgres() as database, redis_server() as redis:
        found |= await killed(folder, database.new_database(), redis.url, shared)
    return found


def main() -> None:
    """`python -m bench.reviews --tables 100 --reviews 100 --shared 10 --seconds 30`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--reviews", type=int, default=100)
    parser.add_argument("--shared", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with tempfile.TemporaryDirectory(prefix="ebbes-reviews") as folder:
        work = measure(Path(folder), given.tables, given.reviews, given.shared, given.seconds)
        found = uvloop.run(work)
    print("\n".join(f"| {name} | {number:,.2f} |" for name, number in found.items()))
    if faults := [name for name, number in found.items() if is_too_much(name, number)]:
        raise SystemExit(f"too much: {', '.join(faults)}")


def is_too_much(name: str, number: float) -> bool:
    """Whether a number is beyond its bound, or could not be measured."""
    if name.endswith(LATER):
        return not number <= MOST_LATER
    return name == TWICE and number > 0


if __name__ == "__main__":
    main()
