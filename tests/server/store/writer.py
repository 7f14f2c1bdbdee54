"""A process that appends, and tells on its output what was acknowledged, line by line.

    python -m tests.server.store.writer url actor commands table...

Every command has two entries, so that a torn one would show. Any number of tables at once.
"""

import asyncio
import sys
from itertools import count, islice

from ebbes.server.store import Store
from ebbes.server.store.errors import Conflict
from ebbes.server.store.values import CommandId


async def write(store: Store, table_id: str, actor: str, commands: int | None) -> None:
    """Sends so many commands to a table, or never stops."""
    after = 0
    for number in islice(count(), commands):
        command = CommandId(actor, str(number))
        while True:
            try:
                answer = await store.log.append(
                    table_id, after, [[actor, number, 0], [actor, number, 1]], command
                )
            except Conflict as conflict:
                after = conflict.last
            else:
                break
        after = answer.last
        print(table_id, number, answer.first, answer.last, flush=True)


async def main(url: str, actor: str, commands: str, *table_ids: str) -> None:
    """Writes to all tables at once."""
    number = int(commands) if commands != "endless" else None
    async with Store(url) as store:
        await asyncio.gather(*(write(store, table, actor, number) for table in table_ids))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
