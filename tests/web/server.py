"""The server the browsers visit, in a process of its own."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.siege.servers import Mortal, all_running


class Seeded(Mortal):
    """A server whose games are known beforehand, and which may be killed."""

    program = ("tests.web.seeded",)


@asynccontextmanager
async def seeded_server(kind: type[Seeded] = Seeded, **environment: str) -> AsyncIterator[Seeded]:
    """A server that runs, with an empty database."""
    with tempfile.TemporaryDirectory(prefix="ebbes-web") as name:
        database = f"sqlite:///{Path(name) / 'ebbes.db'}"
        server = kind(Path(name), database, None, **environment)
        async with all_running([server]):
            yield server
