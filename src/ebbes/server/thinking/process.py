"""A worker, seen from the server."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NoReturn

from ebbes.server.thinking.errors import WorkerDied
from ebbes.server.thinking.question import Request

COMMAND: Final = (sys.executable, "-P", "-m", "ebbes.server.thinking.worker")
ONE_CORE: Final = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
LONGEST_LINE: Final = 2**20
WARM_SECONDS: Final = 600.0
"""After which a worker that gets warm is given up; a slow machine compiles for minutes."""
ANSWER_SECONDS: Final = 20.0
"""After which a worker that thinks is given up."""


class Worker:
    """One process; a `WorkerDied` when it has ended or hangs."""

    def __init__(self, process: Process) -> None:
        self.pid = process.pid
        self._process = process

    async def get_warm(self) -> None:
        """Returns when the worker is ready."""
        await self._line(WARM_SECONDS)

    async def ask(self, request: Request) -> dict[str, Any]:
        """Its answer; one question at a time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        return await self._line(ANSWER_SECONDS)

    async def watch(self) -> NoReturn:
        """Raises when the worker has ended, even if nobody has asked it anything."""
        code = await self._process.wait()
        raise WorkerDied(f"worker {self.pid} has ended: {code}")

    async def _line(self, seconds: float) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise WorkerDied(f"worker {self.pid} said nothing for {seconds} seconds") from None
        if not line:
            raise WorkerDied(f"worker {self.pid} has ended")
        told: dict[str, Any] = json.loads(line)
        return told


@asynccontextmanager
async def started_worker() -> AsyncIterator[Worker]:
    """A new process, which is gone afterwards."""
    try:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, env=os.environ | ONE_CORE, limit=LONGEST_LINE
        )
    except OSError as error:
        raise WorkerDied(f"no worker can be started: {error}") from error
    try:
        yield Worker(process)
    finally:
        _kill(process)
        await process.communicate()


def _kill(process: Process) -> None:
    """Kills it without looking at its state first, which would take that from the loop."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
