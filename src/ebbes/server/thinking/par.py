"""What the cards of a round are worth to a seat before the first of them is played."""

import structlog

from ebbes.record.format import format_record
from ebbes.record.record import Record
from ebbes.rules.seats import Seat
from ebbes.server.thinking.errors import ThinkingError
from ebbes.server.thinking.thinkers import Thinkers

LOG = structlog.get_logger()


async def judged_par(thinkers: Thinkers, opening: Record, seat: Seat) -> float | None:
    """The points the judge expects; None if it cannot be asked now."""
    told = {"study": "points", "record": format_record(opening)}
    try:
        found = await thinkers.study({**told})
    except ThinkingError as error:
        LOG.warning("par could not be judged", why=str(error))
        return None
    assert isinstance(found, list)
    points = found[seat]
    assert isinstance(points, float)
    return points
