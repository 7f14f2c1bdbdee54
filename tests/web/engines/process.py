"""Programs beside the tests, which end with them."""

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, STDOUT, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress


@asynccontextmanager
async def started(
    *words: str, env: Mapping[str, str], out: int = DEVNULL, fds: tuple[int, ...] = ()
) -> AsyncIterator[Process]:
    """A program, and all it starts; with a pipe as `out`, what it says can be read."""
    process = await asyncio.create_subprocess_exec(
        *words,
        stdout=out,
        stderr=STDOUT,
        pass_fds=fds,
        env={**os.environ, **env},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def line_of(process: Process, words: str) -> str:
    """The first line with these words in it."""
    assert process.stdout is not None
    said = []
    async for line in process.stdout:
        said.append(line.decode(errors="replace").strip())
        if words in said[-1]:
            return said[-1]
    raise AssertionError(f"it ended without saying {words!r}: {said}")
