"""What is said of a table elsewhere: figures, the log of the server, notices for people."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial

import structlog

from ebbes.protocol.game_events import CardPlayed, GameEnded
from ebbes.protocol.person import (
    ChallengeMoved,
    ChallengeStep,
    GameOver,
    SeatGiven,
    SeatWanted,
    Turn,
    TurnOver,
)
from ebbes.protocol.table_events import GameOpened, TableEnded
from ebbes.server.fanout import Notice
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.context import Context

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
    if before.requests is not after.requests or before.host != after.host:
        yield from _asked(before, after, table_id, code)


def _asked(before: Table, after: Table, table_id: str, code: str) -> Iterator[tuple[str, Notice]]:
    """The host hears who asks for a seat, and who asked hears that they have one."""
    seq = after.seq
    if after.host is not None and (before.requests or after.requests):
        names = tuple(request.name for request in after.requests)
        wanted = partial(SeatWanted, table=table_id, seq=seq, code=code, names=names)
        yield after.host, Notice(table_id, seq, SeatWanted.topic, wanted)
    given = partial(SeatGiven, table=table_id, seq=seq, code=code, names=after.names)
    for request in before.requests:
        if after.seat_of(request.person) is not None:
            yield request.person, Notice(table_id, seq, SeatGiven.topic, given)


def evening_played(before: Table, after: Table) -> str | None:
    """The code of the evening at one of whose tables a round has just come to its end."""
    was_shown = before.game is not None and before.game.shown
    is_shown = after.game is not None and after.game.shown
    is_evening = after.deal is not None and after.deal.kind == "evening"
    return after.deal.name if after.deal and is_evening and is_shown and not was_shown else None


async def tell_evening(
    context: Context, code: str, what: ChallengeStep, gone: str | None = None
) -> None:
    """Tell all who have to do with an evening what has happened there, if it can be found out.

    Who has gone from it is told as well.
    """
    topic = f"{ChallengeMoved.topic} {code}"
    notice = Notice(topic, 0, topic, partial(ChallengeMoved, challenge=code, what=what))
    with suppress(StoreUnavailable):
        people = await context.store.challenges.people(code)
        for person in people if gone is None else {*people, gone}:
            context.publisher.tell(person, notice)


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
