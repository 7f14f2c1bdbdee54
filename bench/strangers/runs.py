"""One attack, from the first calm minute to the last word."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tests.deploy import nginx
from tests.server.siege.crowd import gather_party
from tests.server.siege.servers import GENEROUS, Mortal, all_running

from bench.strangers.attacker import attacking
from bench.strangers.largest import keep_largest
from bench.strangers.longest import keep_longest
from bench.strangers.players import Waits, playing, share
from bench.strangers.report import Report
from bench.strangers.target import Target
from ebbes.engine.options import Options
from ebbes.server.settings import Settings

FOUR = Options()
KEPT = ("EBBES_BOT_PACE", "EBBES_WORKERS", "EBBES_GRACE_SECONDS")
"""Settings of a server for tests that do not weigh here: nobody plays with bots."""
USUAL = {
    name: str(Settings.model_fields[name.removeprefix("EBBES_").lower()].default)
    for name in GENEROUS
    if name not in KEPT
}
THOUGHTFUL = ("hints",)
"""Attacks for which bots must really think."""
LOOK_SECONDS = 0.25
PATIENCE = 60.0
DIRECT, NGINX = "direct", "nginx"


async def run(attack: str, way: str, folder: Path, seconds: float) -> Report:
    """A server of its own, people who play in peace, and then beside the attack."""
    thinkers = {"EBBES_WORKERS": "1"} if attack in THOUGHTFUL else {}
    async with server_by(way, folder, thinkers) as (server, address):
        party = await gather_party(lambda: address, FOUR, "players")
        other = await gather_party(lambda: address, Options(2), "others")
        async with playing(party, lambda: address) as waits:
            calm = await _watched(server, waits, seconds / 2)
            written = len(server.log)
            async with attacking(attack, Target(address, other.id)):
                attacked = await _watched(server, waits, seconds)
                await _answered(waits)
    found = waits.between(*attacked.time)
    return Report(
        attack,
        way,
        _shares(waits.between(*calm.time)),
        (*_shares(found), found[-1]),
        attacked.core,
        (calm.memory, attacked.memory),
        len(server.log) - written,
    )


class Watched:
    """A while, the memory a server had in it at most, and how it got at a core."""

    def __init__(self, start: float, end: float, memory: int, core: list[float]) -> None:
        self.time = (start, end)
        self.memory = memory
        ran, waited = (seconds / (end - start) for seconds in core)
        self.core = (ran, waited)


def core_of(server: Mortal) -> list[float]:
    """Seconds a server has run, and has waited for a core; only Linux tells."""
    file = Path(f"/proc/{server.pid}/schedstat")
    return [int(each) / 1e9 for each in file.read_text().split()[:2]] if file.exists() else [0, 0]


async def _watched(server: Mortal, waits: Waits, seconds: float) -> Watched:
    """Looks at the server for so long."""
    start = time.monotonic()
    memory, before = server.memory(), core_of(server)
    while time.monotonic() < start + seconds or not waits.between(start, time.monotonic()):
        await asyncio.sleep(LOOK_SECONDS)
        memory = max(memory, server.memory())
    core = [after - then for after, then in zip(core_of(server), before, strict=True)]
    return Watched(start, time.monotonic(), memory, core)


async def _answered(waits: Waits) -> None:
    """Returns when a command that was sent later is answered, and so all before it."""
    end = time.monotonic()
    async with asyncio.timeout(PATIENCE):
        while not waits.between(end, time.monotonic()):
            await asyncio.sleep(LOOK_SECONDS)


def _shares(waits: list[float]) -> tuple[float, float]:
    return share(waits, 0.5), share(waits, 0.99)


@asynccontextmanager
async def server_by(
    way: str, folder: Path, more: dict[str, str]
) -> AsyncIterator[tuple[Mortal, str]]:
    """A server with the usual limits, and the address by which people come."""
    url = f"sqlite:///{folder / 'ebbes.db'}"
    settings = USUAL | more
    await keep_longest(url)
    await keep_largest(url)
    if way == DIRECT:
        server = Mortal(folder, url, **settings)
        async with all_running([server]):
            yield server, server.address
        return
    ports = nginx.new_ports()
    server = Mortal(folder, url, **settings, EBBES_PUBLIC_URL=f"https://localhost:{ports.tls}")
    with trusting(nginx.certificate_in(folder)):
        async with all_running([server]), nginx.proxied(folder, ports, server.port) as address:
            yield server, address


@contextmanager
def trusting(certificate: Path) -> Iterator[None]:
    """Everybody here believes this certificate meanwhile."""
    os.environ["SSL_CERT_FILE"] = str(certificate)
    try:
        yield
    finally:
        del os.environ["SSL_CERT_FILE"]
