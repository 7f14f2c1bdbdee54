"""Tables full of scripted people, who play on whatever happens to the server."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from ebbes.client import Client, Table
from ebbes.client.connection import Habits
from ebbes.client.seen import Seen
from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings

Where = Callable[[], str]
"""The address of a server to try next."""

PATIENCE = 3600.0
"""Seconds for one game, however often it is disturbed."""
LONGEST_PAUSE = 0.3
"""Seconds between two knocks at the door of a server that does not answer."""
PING_SECONDS = 3.0
"""Seconds after which a connection is asked for a sign of life, and given up without one."""


@dataclass(slots=True)
class Guest:
    """Somebody on a seat, and all they did that the server has said yes to."""

    seat: int
    headers: dict[str, str]
    rng: Random
    done: list[Choice] = field(default_factory=list)
    seen: Seen | None = None


@dataclass(slots=True)
class Party:
    """A table and its guests."""

    id: str
    guests: list[Guest]
    games: int = 0


async def gather_party(where: Where, options: Options, seed: str) -> Party:
    """A table with people on all its seats."""
    address = where()
    guests: list[Guest] = []
    for seat in range(options.players):
        async with Client(address) as client:
            await client.arrive(f"Guest {seat}")
            headers = {"Authorization": f"Bearer {await client.create_token('siege')}"}
            guests.append(Guest(seat, headers, Random(f"{seed} {seat}")))
            if seat == 0:
                settings = TableSettings(options=GameOptions.of(options))
                code = await client.create_table(settings)
            async with client.table(code) as table:
                if seat:
                    await table.take_seat(seat)
                table_id = table.seen.id
    return Party(table_id, guests)


def table_of(party: Party, where: Where, headers: dict[str, str] | None = None) -> Table:
    """The party's table, at whichever server answers."""

    async def address() -> str:
        return f"ws{where().removeprefix('http')}/api/tables/{party.id}/socket"

    return Table(address, headers or {}, Habits(LONGEST_PAUSE, PING_SECONDS, tries=None))


async def play_party(party: Party, where: Where, goes_on: Callable[[], bool]) -> None:
    """Play games at a table until it need not go on; then remember what everyone sees."""
    tables = [table_of(party, where, guest.headers) for guest in party.guests]
    async with AllOf(tables):
        while party.games == 0 or goes_on():
            await asyncio.wait_for(_play_game(party, tables), PATIENCE)
            party.games += 1
        last = max(table.seen.seq for table in tables)
        for guest, table in zip(party.guests, tables, strict=True):
            guest.seen = await table.until(lambda seen: seen.seq >= last)


async def fresh_views(party: Party, where: Where) -> list[Seen]:
    """What everyone sees who comes to the table now."""
    seen: list[Seen] = []
    for guest in party.guests:
        async with table_of(party, where, guest.headers) as table:
            seen.append(table.seen)
    return seen


async def _play_game(party: Party, tables: Sequence[Table]) -> None:
    await tables[0].start_game()
    await asyncio.gather(
        *(_play(guest, table) for guest, table in zip(party.guests, tables, strict=True))
    )


async def _play(guest: Guest, table: Table) -> None:
    async for turn in table.turns():
        choice = guest.rng.choice(turn.view.legal)
        await turn.choose(choice)
        guest.done.append(choice)


class AllOf:
    """Several tables, entered and left together."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self._tables = tables

    async def __aenter__(self) -> None:
        await asyncio.gather(*(table.__aenter__() for table in self._tables))

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))
