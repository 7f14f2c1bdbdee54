"""The stranger, in a process of its own: `python -m bench.strangers.attacker NAME TARGET`."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvloop

from bench.strangers.attacks import ATTACKS
from bench.strangers.target import Target

LOWER = 5
"""How much the stranger, who would be on another machine, gives way to those on this one."""


@asynccontextmanager
async def attacking(name: str, target: Target) -> AsyncIterator[None]:
    """An attack that goes on meanwhile."""
    process = await asyncio.create_subprocess_exec(
        *("nice", "-n", str(LOWER), sys.executable, "-m", __name__, name, str(target)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        await process.stdout.readline()
        yield
        if process.returncode is not None:
            raise RuntimeError(f"the attack has ended by itself: {name}")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


if __name__ == "__main__":
    print("here I come", flush=True)
    uvloop.run(ATTACKS[sys.argv[1]](Target.read(sys.argv[2])))  # type: ignore[arg-type]
