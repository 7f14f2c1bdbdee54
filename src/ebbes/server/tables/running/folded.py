"""A table that has ended, in next to no room: its summary and its last record know the rest."""

import asyncio
from dataclasses import replace
from typing import Any

from ebbes.json_types import Json
from ebbes.protocol.settings import TableSettings
from ebbes.record.parse import record_from_json
from ebbes.record.replay import replay
from ebbes.server.store import Store
from ebbes.server.tables.model.checkpoint import checkpoint_of
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.occupant import occupant_from
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.upcast import CHECKPOINT_VERSION
from ebbes.server.tables.telling.retelling import opened_game

FOLDED = "folded"


def folded(table: Table) -> dict[str, Json]:
    """What only the table itself knows of its end; all of it, if a game never began."""
    if table.game is not None and None in table.game.nonces:
        return checkpoint_of(table)
    return {
        "v": CHECKPOINT_VERSION,
        FOLDED: True,
        "seq": table.seq,
        "moved": table.moved,
        "stamp": table.stamp,
        "host": table.host,
        "games": table.games,
    }


async def unfolded(store: Store, table_id: str, kept: dict[str, Any]) -> Table:
    """The table as everybody saw it at its end."""
    row = await store.tables.find(table_id)
    assert row is not None
    summary: Any = row.summary
    people = zip(summary["seats"], summary["people"], strict=True)
    return Table(
        settings=TableSettings.model_validate(summary["settings"]),
        seats=tuple(occupant_from(seat, person) for seat, person in people),
        host=kept["host"],
        game=await _last_game(store, table_id, kept["games"]),
        games=kept["games"],
        ended=True,
        seq=kept["seq"],
        moved=kept["moved"],
        stamp=kept["stamp"],
    )


async def _last_game(store: Store, table_id: str, number: int) -> Game | None:
    """A long game takes a while to be played again: others go on meanwhile."""
    found = await store.games.record_at(table_id, number)
    return None if found is None else await asyncio.to_thread(_game_of, found, number)


def _game_of(found: dict[str, Any], number: int) -> Game:
    record = record_from_json(found)
    opened, steps = opened_game(record, number), replay(record)
    return replace(opened, state=steps[-1].state if steps else opened.state, shown=True)
