"""What people are told when a review is done."""

from functools import partial

from ebbes.protocol.person import ReviewDone
from ebbes.server.fanout import Notice
from ebbes.server.store.values import GameRow


def review_notice(game: GameRow) -> Notice:
    """The review of this game is done."""
    words = partial(ReviewDone, table=game.table_id, game=game.id)
    return Notice(game.table_id, game.number, f"{ReviewDone.topic} {game.id}", words)
