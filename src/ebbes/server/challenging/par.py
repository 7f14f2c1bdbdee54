"""What the cards of a round are worth, for as long as few have played it."""

import structlog

from ebbes.record.format import format_record
from ebbes.server.challenging.board import ROUNDS, Board
from ebbes.server.store import Store
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.thinking import Thinkers
from ebbes.server.thinking.errors import ThinkingError

LOG = structlog.get_logger()


async def pars_for(
    store: Store, thinkers: Thinkers, challenge: ChallengeRow, numbers: set[int]
) -> dict[int, float]:
    """The par of these rounds by their number; of those nobody can judge now, none.

    In a whole game the course decides who begins a round, and at an evening every seat has a par
    of its own: there everybody is compared with the others alone.
    """
    if challenge.kind != ROUNDS:
        return {}
    known = await store.challenges.pars(challenge.code)
    if thinkers.is_warm:
        for number in sorted(numbers - known.keys()):
            found = await _judged(thinkers, Board(challenge, number))
            if found is not None:
                await store.challenges.keep_par(challenge.code, number, found)
                known[number] = found
    return known


async def _judged(thinkers: Thinkers, board: Board) -> float | None:
    told = {"study": "points", "record": format_record(board.opening)}
    try:
        found = await thinkers.study({**told})
    except ThinkingError as error:
        LOG.warning("par could not be judged", why=str(error))
        return None
    assert isinstance(found, list)
    points = found[board.seat]
    assert isinstance(points, float)
    return points
