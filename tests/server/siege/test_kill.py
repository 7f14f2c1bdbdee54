"""Servers are killed again and again, and nobody at the tables loses anything."""

from functools import partial
from pathlib import Path

from tests.server.siege.servers import Mortal
from tests.server.siege.siege import besiege, hold_inquest, kill_often


async def test_a_server_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'ebbes.db'}"
    server = Mortal(tmp_path, database)
    await server.start()
    try:
        parties = await besiege(lambda: server.address, partial(kill_often, [server]))
    finally:
        await server.stop()
    await hold_inquest(database, parties, tmp_path)
