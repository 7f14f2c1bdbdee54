"""A server that starts two workers, says which, and then waits to be killed.

python -m tests.server.thinking.server [warm]
"""

import asyncio
import sys

from ebbes.server.thinking import Thinkers


async def main(*words: str) -> None:
    """Says so when the workers are there, or when they are warm."""
    async with Thinkers(workers=2) as thinkers:
        if "warm" in words:
            await thinkers.until_warm()
        print("there", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
