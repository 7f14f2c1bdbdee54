"""A client of the server in Python: for bots, for the terminal, for tests.

async with Client(url, token=token) as client, client.table(code) as table:
    await table.take_seat()
    async for turn in table.turns():
        await turn.choose(bot.choose(turn.view, rng))
"""

from typing import TYPE_CHECKING

from ebbes.lazy import lazily

if TYPE_CHECKING:
    from ebbes.client.client import Client
    from ebbes.client.company import CompanyNews, HostChanged, PersonLeft, WatchersChanged
    from ebbes.client.errors import (
        ClientError,
        NoSuchGame,
        NoSuchTable,
        Refusal,
        Unreachable,
        Unwelcome,
    )
    from ebbes.client.news import News
    from ebbes.client.seen import Seen, SeenGame
    from ebbes.client.table import Table, Turn
    from ebbes.client.where import Where, where_is
else:
    # HTTP and sockets take their time
    __getattr__ = lazily(
        __name__,
        client="Client",
        company="CompanyNews HostChanged PersonLeft WatchersChanged",
        errors="ClientError NoSuchGame NoSuchTable Refusal Unreachable Unwelcome",
        news="News",
        seen="Seen SeenGame",
        table="Table Turn",
        where="Where where_is",
    )

__all__ = [
    "Client",
    "ClientError",
    "CompanyNews",
    "HostChanged",
    "News",
    "NoSuchGame",
    "NoSuchTable",
    "PersonLeft",
    "Refusal",
    "Seen",
    "SeenGame",
    "Table",
    "Turn",
    "Unreachable",
    "Unwelcome",
    "WatchersChanged",
    "Where",
    "where_is",
]
