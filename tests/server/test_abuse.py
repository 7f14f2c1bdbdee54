"""A server under attack: it answers, keeps its tables as they were, and does not grow."""

import asyncio
import json
import os
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.engine.options import Options
from ebbes.server.store import Store
from ebbes.server.tables.model.entry import Entry
from ebbes.server.talking.session import TOO_MANY
from tests.server import attack
from tests.server.siege.crowd import AllOf, Party, gather_party, play_party, table_of
from tests.server.siege.servers import Mortal, all_running
from tests.server.siege.siege import hold_inquest

MESSAGES = int(os.environ.get("EBBES_ABUSE_MESSAGES", "3000"))
DEAF = 20
"""Connections that never read."""
OPEN = 200
"""Connections that are opened before the first of them is closed."""
MOST_GROWTH = 50 * 2**20
"""Bytes a server may grow after its first minutes."""
PATIENCE = 60.0
CODES = {1000, 1006, 1007, 1009, TOO_MANY}
"""With which connections of attackers end."""
FOUR = Options()


@dataclass(slots=True)
class Attacker:
    """Somebody who sends a lot, and the codes with which their connections ended."""

    url: str
    headers: dict[str, str]
    rng: Random
    is_patient: bool = True
    """Whether they wait for each answer."""
    codes: set[int] = field(default_factory=set)

    async def send(self, messages: int) -> None:
        """Send so many messages, over as many connections as it takes."""
        drawn = (attack.message(self.rng) for _ in range(messages))
        while (first := next(drawn, None)) is not None:
            async with connect(self.url, additional_headers=self.headers) as socket:
                with suppress(ConnectionClosed):
                    for message in chain([first], drawn):
                        await self._send(socket, message)
            self.codes.add(socket.close_code or 0)

    async def _send(self, socket: ClientConnection, message: str | bytes) -> None:
        as_text = isinstance(message, bytes) and self.rng.random() < 0.5
        await socket.send(message, text=True if as_text else None)
        while self.is_patient:
            heard = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if heard["type"] in ("accepted", "refused"):
                return


async def test_an_attack_harms_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    server = Mortal(tmp_path, url)
    async with all_running([server]):
        victims, others = [await gather_party(lambda: server.address, FOUR, at) for at in "vo"]
        async with _begun(server, victims) as seat, _deaf(server, victims):
            before = await _entries(url, victims)
            attackers = _attackers(server, victims, seat, others)
            await _attack(server, attackers, MESSAGES // 4)
            size = _size(server)
            async with asyncio.TaskGroup() as group:
                group.create_task(play_party(others, lambda: server.address, lambda: False))
                group.create_task(_attack(server, attackers, MESSAGES))
            assert _size(server) - size < MOST_GROWTH
        after = await _entries(url, victims)
    assert after[: len(before)] == before
    assert {getattr(entry.event, "seat", None) for entry in after[len(before) :]} == {seat}
    assert _faults(server.log) == []
    assert {code for attacker in attackers for code in attacker.codes} <= CODES
    assert TOO_MANY in attackers[0].codes
    await hold_inquest(url, [others], tmp_path)


@asynccontextmanager
async def _begun(server: Mortal, party: Party) -> AsyncIterator[int]:
    """A game in which all are there; the seat of somebody who is not host, nor has to decide."""
    tables = [table_of(party, lambda: server.address, guest.headers) for guest in party.guests]
    async with AllOf(tables):
        await tables[0].start_game()
        seen = await tables[0].until(lambda seen: seen.now.turn is not None)
        yield next(seat for seat in range(1, len(tables)) if seat != seen.now.turn)


def _attackers(server: Mortal, victims: Party, seat: int, others: Party) -> list[Attacker]:
    """A stranger, somebody at the table, somebody from another table, and one who just shouts."""
    url = _socket_of(server, victims)
    known, unknown = victims.guests[seat].headers, others.guests[0].headers
    return [
        Attacker(url, {}, Random("stranger")),
        Attacker(url, known, Random("known")),
        Attacker(url, unknown, Random("unknown")),
        Attacker(url, known, Random("shouting"), is_patient=False),
    ]


async def _attack(server: Mortal, attackers: Sequence[Attacker], messages: int) -> None:
    async with asyncio.TaskGroup() as group:
        for attacker in attackers:
            group.create_task(attacker.send(messages // len(attackers)))
        group.create_task(_ask(server, Random("requests"), messages // 10))
        group.create_task(_knock(server, Random("knocks"), messages // 10))


async def _ask(server: Mortal, rng: Random, requests: int) -> None:
    """Requests that make no sense."""
    async with httpx.AsyncClient(base_url=server.address) as client:
        for _ in range(requests):
            method, path, body = attack.request(rng)
            answer = await client.request(method, path, content=body)
            assert answer.status_code < 500, (method, path, body)


async def _knock(server: Mortal, rng: Random, connects: int) -> None:
    """Connections that say nothing, or nonsense, or half of something."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    half = b"GET /api/tables/x/socket HTTP/1.1\r\nupgrade: websocket\r\n"
    still_open: deque[asyncio.StreamWriter] = deque()
    for _ in range(connects):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(rng.choice((b"", b"\x00\xff", half, rng.randbytes(100))))
        still_open.append(writer)
        if len(still_open) > OPEN:
            still_open.popleft().close()
    for writer in still_open:
        writer.close()


@asynccontextmanager
async def _deaf(server: Mortal, party: Party) -> AsyncIterator[None]:
    """Spectators who never read."""
    url = _socket_of(server, party)
    sockets = [await connect(url, max_queue=1, close_timeout=0.1) for _ in range(DEAF)]
    yield
    await asyncio.gather(*(socket.close() for socket in sockets))


def _socket_of(server: Mortal, party: Party) -> str:
    return f"ws{server.address.removeprefix('http')}/api/tables/{party.id}/socket"


async def _entries(url: str, party: Party) -> list[Entry]:
    async with Store(url) as store:
        return [Entry.from_json(entry.body) for entry in await store.log.read(party.id)]


def _size(server: Mortal) -> int:
    """Bytes of memory."""
    return int(psutil.Process(server.pid).memory_info().rss)


def _faults(log: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in log.splitlines()]
    return [line for line in lines if line["level"] not in ("info", "warning")]
