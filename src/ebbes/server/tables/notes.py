"""What is counted and logged of the entries this process has written."""

from collections.abc import Sequence

import structlog

from ebbes.protocol.game_events import CardPlayed, GameEnded
from ebbes.protocol.table_events import GameOpened, TableEnded
from ebbes.server.metrics import Metrics
from ebbes.server.tables.entry import Entry
from ebbes.server.tables.mark import mark_of

LOG = structlog.get_logger()
LOGGED = {GameOpened: "game opened", GameEnded: "game over", TableEnded: "table closed"}


def take_note(metrics: Metrics, table_id: str, entries: Sequence[Entry]) -> None:
    """Count cards and games; log where games begin and end, not what is played."""
    for entry in entries:
        kind = type(entry.event)
        if kind is CardPlayed:
            metrics.plays.inc()
        elif kind in LOGGED:
            metrics.games.inc(kind is GameEnded)
            LOG.info(LOGGED[kind], table=mark_of(table_id))
