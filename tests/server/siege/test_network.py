"""Clients behind a bad network play on, and nobody at the tables loses anything."""

import asyncio
import os
from pathlib import Path
from random import Random

import httpx

from tests.extent import at_length
from tests.server.siege.crowd import fresh_views, gather_party, play_party
from tests.server.siege.proxy import TROUBLES, BadNetwork, Weather
from tests.server.siege.servers import Mortal, all_running
from tests.server.siege.siege import SETS, hold_inquest

TABLES = int(os.environ.get("EBBES_NETWORK_TABLES", "3"))
STORM = Weather()


@at_length
async def test_a_bad_network_loses_and_doubles_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    server = Mortal(tmp_path, url)
    rng = Random("network")
    async with all_running([server]), BadNetwork(server.address, rng, STORM) as network:
        options = rng.sample(SETS, TABLES)
        parties = [await gather_party(lambda: server.address, each, str(each)) for each in options]
        async with asyncio.TaskGroup() as group:
            for party in parties:
                group.create_task(play_party(party, lambda: network.address, lambda: False))
        for party in parties:
            newcomers = await fresh_views(party, lambda: server.address)
            assert newcomers == [guest.seen for guest in party.guests]
        async with httpx.AsyncClient(base_url=network.address) as client:
            made = await client.post("/api/me", json={"name": "Anna"})
    assert made.status_code == 201, "HTTP passes through"
    assert set(network.troubles) == set(TROUBLES)
    assert server.log == ""
    await hold_inquest(url, parties, tmp_path)
