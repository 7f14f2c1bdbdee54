"""A table for whoever wants to play with anybody: one where somebody waits, or a new one."""

from collections.abc import Sequence
from typing import Final

from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.server.company.wanted import unwanted_among
from ebbes.server.store.store import Store
from ebbes.server.store.values import Person, TableRow
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.lobby import LobbyTable, lobby_table

LOOKED_AT: Final = 100
"""Tables where somebody is, the newest ones."""
FILL_SECONDS: Final = 45
"""How long strangers wait for each other."""
SOON_SECONDS: Final = 180
"""How long they wait at a table of somebody else's at the most."""


async def table_with_anybody(
    context: Context, person: Person, command_id: str, options: GameOptions
) -> str:
    """The id of the table that begins next; else of one at which others find them."""
    rows = await context.store.tables.attended(LOOKED_AT)
    tables = [lobby_table(row) for row in await _welcome(context.store, person, rows)]
    fitting = [table for table in tables if _fits(table, person, options)]
    if fitting:
        return min(fitting, key=lambda table: (person.id not in table.people, table.due_at)).id
    settings = TableSettings(
        options=options, public=True, clock=Clock.RELAXED, fill_after=FILL_SECONDS
    )
    return await found_table(context, person, f"anybody {command_id}", settings, (), 0)


async def _welcome(store: Store, person: Person, rows: Sequence[TableRow]) -> list[TableRow]:
    """Those tables where they meet nobody they do not want, and have not got up before."""
    unwanted = await unwanted_among(store, person, rows)
    own = await store.tables.of_person(person.id, LOOKED_AT)
    left = {each.table.id for each in own if each.seat is None}
    return [row for row in rows if row.id not in unwanted | left]


def _fits(table: LobbyTable, person: Person, options: GameOptions) -> bool:
    """Whether somebody can sit down at once, and the game they want begins soon by itself."""
    settings = table.settings
    has_room = table.open > 0 or person.id in table.people
    return (
        not table.is_playing
        and has_room
        and not settings.ask_first
        and settings.over_days is None
        and settings.fill_after is not None
        and settings.fill_after <= SOON_SECONDS
        and settings.options.for_engine() == options.for_engine()
    )
