"""Servers that are killed and started again at the same address."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import psutil

GENEROUS = {
    "EBBES_BOT_PACE": "0",
    "EBBES_WORKERS": "0",
    "EBBES_GRACE_SECONDS": "3600",
    "EBBES_MESSAGES_PER_SECOND": "100000",
    "EBBES_MESSAGES_BURST": "100000",
    "EBBES_REQUESTS_PER_MINUTE": "1000000",
    "EBBES_TABLES_PER_HOUR": "1000000",
    "EBBES_PEOPLE_PER_HOUR": "1000000",
    "EBBES_TOKENS_PER_HOUR": "1000000",
    "EBBES_RENAMES_PER_HOUR": "1000000",
    "EBBES_HINTS_PER_MINUTE": "1000000",
    "EBBES_ADDRESS_HINTS_PER_MINUTE": "1000000",
    "EBBES_REQUESTS_PER_SECOND": "1000000",
    "EBBES_COMMANDS_PER_SECOND": "1000000",
    "EBBES_RECORDS_PER_MINUTE": "1000000",
    "EBBES_LISTS_PER_MINUTE": "1000000",
    "EBBES_STUDIES_PER_MINUTE": "1000000",
    "EBBES_COMMANDS_PER_HOUR": "1000000000",
    "EBBES_ADDRESS_COMMANDS_PER_HOUR": "1000000000",
    "EBBES_CONNECTIONS_PER_ADDRESS": "100000",
    "EBBES_LOG_LEVEL": "warning",
}
"""Settings for people who all sit at one machine and never think."""


class Mortal:
    """`ebbes serve` in a process of its own, which may die at any moment."""

    program: ClassVar[Sequence[str]] = ("ebbes", "serve")

    def __init__(
        self, folder: Path, database: str, redis: str | None = None, **environment: str
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self._command = ["--port", str(self.port), "--database", database]
        self._command += ["--redis", redis] if redis else []
        self._environment = {**os.environ, **GENEROUS, **environment}
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Returns when it has said that it answers."""
        with self._log.open("a", encoding="utf-8") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", *self.program, *self._command),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=self._environment,
            )
        assert self._process.stdout is not None
        said = await self._process.stdout.readline()
        assert b"http" in said, self.log

    async def kill(self) -> None:
        """SIGKILL: no time for a last word."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """The exit status after being asked politely."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(how)
        await process.communicate()
        assert process.returncode is not None
        return process.returncode

    def memory(self) -> int:
        """Bytes it has in memory."""
        assert self._process is not None
        resident: int = psutil.Process(self._process.pid).memory_info().rss
        return resident

    @property
    def pid(self) -> int:
        """The process it lives in."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """All it has logged in all its lives."""
        return self._log.read_text(encoding="utf-8")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


@asynccontextmanager
async def all_running(servers: Sequence[Mortal]) -> AsyncIterator[None]:
    """Servers that run, and are asked to stop in the end."""
    await asyncio.gather(*(server.start() for server in servers))
    try:
        yield
    finally:
        await asyncio.gather(*(server.stop() for server in servers))
