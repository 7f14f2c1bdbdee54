"""The bare server in a process of its own."""

import asyncio
import sys

from tests.server.siege.servers import free_port
from tests.server.until import until_open

COMMAND = (
    "-m uvicorn bench.load.bare:app --loop uvloop --http httptools --ws websockets-sansio "
    "--ws-per-message-deflate false --log-level warning --port"
)


class BareServer:
    """`async with BareServer() as address`."""

    async def __aenter__(self) -> str:
        port = free_port()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND.split(), str(port)
        )
        await until_open(port)
        return f"http://127.0.0.1:{port}"

    async def __aexit__(self, *_: object) -> None:
        self._process.kill()
        await self._process.wait()
