"""Results made by hand, and contests small enough to play in a test."""

from ebbes.arena.contest import Contest
from ebbes.arena.match import Match
from ebbes.arena.result import Points, Result
from ebbes.arena.times import Times
from ebbes.engine.options import Options

TRIO = ("greedy", "random", "random")


def match(*bots: str, **given: bool) -> Match:
    """A match of these bots, in the variants given."""
    return Match(bots, Options(len(bots), **given))


def contest(deals: int, *bots: str) -> Contest:
    """A contest of these bots with its null match."""
    return Contest(match(*bots), deals)


def result(deal: int, *points: Points, bots: tuple[str, ...] = TRIO) -> Result:
    """A deal with these points, by seating and seat, and a decision of 1 ms by everyone."""
    return Result(bots, deal, points, {name: times(1.0) for name in bots})


def times(*milliseconds: float) -> Times:
    """Decisions that took so long."""
    found = Times()
    for took in milliseconds:
        found.add(round(1e6 * took))
    return found
