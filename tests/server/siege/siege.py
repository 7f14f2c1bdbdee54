"""A siege: parties play while something goes wrong all the time."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from ebbes.engine.options import Options
from ebbes.server.store import Store
from tests.server.siege.crowd import Party, Where, fresh_views, gather_party, play_party
from tests.server.siege.inquest import records_of
from tests.server.siege.servers import Mortal

KILLS = int(os.environ.get("EBBES_KILLS", "2"))
SHARED_KILLS = int(os.environ.get("EBBES_KILLS", "1"))
"""Kills of servers that share a database, or of what they share."""
TABLES = int(os.environ.get("EBBES_KILL_TABLES", "4"))
SHARED_TABLES = int(os.environ.get("EBBES_KILL_TABLES", "2"))
LONGEST_LIFE = 1.5
"""Seconds from the moment a server answers to its death, at most."""

SETS = [Options(*each) for each in product((2, 3, 4, 5), (False, True), (False, True))]

Havoc = Callable[[Random], Coroutine[Any, Any, None]]


async def besiege(where: Where, havoc: Havoc, tables: int = TABLES) -> list[Party]:
    """Parties of four and of every option set play on; all end with what a newcomer sees."""
    options = [SETS[at // 2 % len(SETS)] if at % 2 else Options() for at in range(tables)]
    parties = [await gather_party(where, each, str(at)) for at, each in enumerate(options)]
    disturbance = asyncio.create_task(havoc(Random("havoc")))
    await asyncio.gather(
        *(play_party(party, where, lambda: not disturbance.done()) for party in parties)
    )
    await disturbance
    for party in parties:
        assert await fresh_views(party, where) == [guest.seen for guest in party.guests]
    return parties


async def kill_often(servers: Sequence[Mortal], rng: Random, kills: int = KILLS) -> None:
    """Kill one server after the other, at random moments, and start it again."""
    for _ in range(kills):
        server = rng.choice(servers)
        await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        await server.kill()
        await server.start()


async def hold_inquest(database: str, parties: Sequence[Party], folder: Path) -> None:
    """Look at every play in every log, and let `ebbes` judge the records."""
    async with Store(database) as store:
        records = [record for party in parties for record in await records_of(store, party)]
    file = folder / "records.jsonl"
    file.write_text("".join(f"{record}\n" for record in records), encoding="utf-8")
    for command in ("replay", "verify"):
        judge = [sys.executable, "-m", "ebbes", command, str(file)]
        subprocess.run(judge, check=True, stdout=subprocess.DEVNULL)
