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

from ebbes.server.cancelling import finished
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

    _process: Process | None = None

    @property
    def pid(self) -> int:
        """Which process it is."""
        return self._running.pid

    async def start(self) -> None:
        """Starts the process, which then gets warm."""
        environment = os.environ | ONE_CORE
        try:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE
            )
        except OSError as error:
            raise WorkerDied(f"no worker can be started: {error}") from error

    async def get_warm(self) -> None:
        """Returns when the worker is ready."""
        await self._line(WARM_SECONDS)

    async def ask(self, request: Request, seconds: float) -> dict[str, Any]:
        """Its answer, within so many seconds at the most; one question at a time."""
        assert self._running.stdin is not None
        self._running.stdin.write(json.dumps(request).encode() + b"\n")
        return await self._line(min(seconds, ANSWER_SECONDS))

    async def watch(self) -> NoReturn:
        """Raises when the worker has ended, even if nobody has asked it anything."""
        code = await self._running.wait()
        raise WorkerDied(f"worker {self.pid} has ended: {code}")

    async def end(self) -> None:
        """Kills the process; not by its own method, which would take its state from the loop."""
        if self._process is None:
            return
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        await self._process.communicate()

    async def _line(self, seconds: float) -> dict[str, Any]:
        assert self._running.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._running.stdout.readline()
        except TimeoutError:
            raise WorkerDied(f"worker {self.pid} said nothing for {seconds} seconds") from None
        if not line:
            raise WorkerDied(f"worker {self.pid} has ended")
        reply: dict[str, Any] = json.loads(line)
        return reply

    @property
    def _running(self) -> Process:
        assert self._process is not None
        return self._process


@asynccontextmanager
async def started_worker() -> AsyncIterator[Worker]:
    """A new process, which is gone afterwards."""
    worker = Worker()
    try:
        await finished(worker.start())
        yield worker
    finally:
        await finished(worker.end())
