"""What people have to know of a table, wherever they are."""

from collections.abc import Iterator
from functools import partial

from ebbes.protocol.person import GameOver, Turn, TurnOver
from ebbes.server.fanout import Notice
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.table import Table


def notices(before: Table, after: Table, table_id: str, code: str) -> Iterator[tuple[str, Notice]]:
    """Whom the step from one moment of a table to another concerns, and what to tell them."""
    was, now = _awaited(before), _awaited(after)
    if was != now and was is not None:
        over = partial(TurnOver, table=table_id, seq=after.seq)
        yield was, Notice(table_id, after.seq, TurnOver.topic, over)
    if was != now and now is not None:
        yield now, _turn(after, table_id, code)
    if before.is_playing and after.game is not None and after.game.stage is Stage.OVER:
        yield from _game_over(after, table_id, code, after.game.number)


def _awaited(table: Table) -> str | None:
    """The person for whose decision a table waits."""
    return None if table.decider is None else table.sitters[table.decider].person


def _turn(table: Table, table_id: str, code: str) -> Notice:
    words = partial(
        Turn, table=table_id, seq=table.seq, stamp=table.stamp, code=code, names=table.names
    )
    return Notice(table_id, table.seq, Turn.topic, words)


def _game_over(table: Table, table_id: str, code: str, number: int) -> Iterator[tuple[str, Notice]]:
    words = partial(GameOver, table=table_id, seq=table.seq, code=code, game=number)
    for sitter in table.sitters.values():
        yield sitter.person, Notice(table_id, table.seq, GameOver.topic, words)
