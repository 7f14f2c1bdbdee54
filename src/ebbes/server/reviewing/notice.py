"""What people are told of the reviews they asked for."""

from collections.abc import Callable

from ebbes.protocol.person import ReviewDone, ReviewFailed, ReviewGrew, ReviewNews
from ebbes.server.fanout import Notice
from ebbes.server.store.reviews import ReviewRow
from ebbes.server.store.values import GameRow


def review_notice(game: GameRow, row: ReviewRow) -> Notice:
    """How it stands with the review of this game."""
    topic = f"{ReviewGrew.topic} {game.id}"
    return Notice(game.table_id, game.number, topic, _words(game, row))


def _words(game: GameRow, row: ReviewRow) -> Callable[[], ReviewNews]:
    def words() -> ReviewNews:
        if row.is_failed:
            return ReviewFailed(table=game.table_id, game=game.id)
        if row.is_finished:
            return ReviewDone(table=game.table_id, game=game.id)
        return ReviewGrew(table=game.table_id, game=game.id, done=row.done, of=row.total)

    return words
