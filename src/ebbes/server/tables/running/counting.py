"""What is counted and logged of the entries this process has written."""

from collections.abc import Sequence

import structlog

from ebbes.protocol.game_events import CardPlayed, GameEnded
from ebbes.protocol.table_events import GameOpened, TableEnded
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.tables.model.entry import Entry

LOG = structlog.get_logger()
MARK = 8
LOGGED = {GameOpened: "game opened", GameEnded: "game over", TableEnded: "table closed"}


def count_entries(metrics: Metrics, table_id: str, entries: Sequence[Entry]) -> None:
    """Count cards and games; log where games begin and end, not what is played."""
    for entry in entries:
        kind = type(entry.event)
        if kind is CardPlayed:
            metrics.plays.inc()
        elif kind in LOGGED:
            metrics.games.inc(kind is GameEnded)
            LOG.info(LOGGED[kind], table=mark_of(table_id))


def mark_of(table_id: str) -> str:
    """How the log calls a table: enough to know it again, too little to visit it."""
    return table_id[:MARK]
