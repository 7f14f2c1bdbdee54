"""Bert, who sits at Anna's table with a client of his own, and hears whose turn it is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from ebbes.client import Client, Table
from ebbes.client.seen import Seen
from tests.web import visitor
from tests.web.player import Player

ANNA, BERT = 0, 1
"""Where they sit."""


@asynccontextmanager
async def joined(address: str, code: str) -> AsyncIterator[Table]:
    """Bert at a table, for as long as anything there may take."""
    async with asyncio.timeout(visitor.PATIENCE / 1000), Client(address) as client:
        await client.arrive("Bert")
        async with client.table(code) as table:
            assert await table.take_seat() == BERT
            yield table


async def until_bert_is_asked(bert: Table, anna: Player) -> None:
    """Anna plays what comes before."""
    while (seen := await bert.until(_waits_for_them)).now.turn == ANNA:
        await anna.act_once()
        await bert.until(partial(_is_later, seen))


def _waits_for_them(seen: Seen) -> bool:
    """Whether it is no bot's turn."""
    return seen.now.turn in (ANNA, BERT)


def _is_later(before: Seen, seen: Seen) -> bool:
    """Whether something has happened since."""
    return seen.seq > before.seq
