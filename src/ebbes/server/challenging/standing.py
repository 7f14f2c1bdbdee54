"""How everybody stands: points above what others made of the same cards in the same seat."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from ebbes.rules.cards import HIGHEST_VALUE
from ebbes.rules.scoring import ebbes_points
from ebbes.server.store.challenges import TryRow
from ebbes.server.store.values import GameRow
from ebbes.server.tables.model.occupant import NOBODY

FEW: Final = 3
"""People below whom a mean says little, and the judge's par is taken if it is known."""


MIDDLE: Final = ebbes_points(1, most=2, fewest=0)
"""Points for who has neither the most nor the fewest of ebbes."""


class Played(NamedTuple):
    """A round somebody has played."""

    person_id: str
    number: int
    seat: int
    points: int
    game_id: str | None
    """None if it was played with real cards."""


class Housed(NamedTuple):
    """A round at an evening that the house played, for itself or for somebody who never came.

    Or somebody who has been forgotten since.
    """

    number: int
    seat: int
    points: int
    name: str
    game_id: str
    for_person: bool


class Measure(NamedTuple):
    """What points in a seat of a round are compared with."""

    points: float
    by_par: bool


Measures = Mapping[tuple[int, int], Measure]
"""By round and seat."""


def played_by(tries: Iterable[TryRow], until: float) -> list[Played]:
    """The rounds that count: played to their end by those who take part, and in time."""
    return [
        Played(each.person_id, each.number, each.seat, each.points, each.game_id)
        for each in tries
        if each.points is not None and each.played_at is not None
        if each.played_at <= until and not each.by_house
    ]


def housed_in(games: Iterable[GameRow], played: Sequence[Played]) -> list[Housed]:
    """What was made of the other seats at the tables where people have played."""
    numbers = {each.game_id: each.number for each in played}
    taken = {(each.game_id, each.seat) for each in played}
    return [
        Housed(numbers[game.id], seat, points, *_sitter(game, seat))
        for game in games
        if game.id in numbers
        for seat, points in enumerate(_points_of(game))
        if (game.id, seat) not in taken
    ]


def measures_of(
    played: Iterable[Played], pars: Mapping[int, float], house: Iterable[Housed] = ()
) -> Measures:
    """The mean of all who had the same cards in the same seat; with few of them, par.

    Where those of the house fill the tables of an evening, they are counted like anybody: else
    some would be compared with fewer, or with nobody.
    """
    points = defaultdict[tuple[int, int], list[int]](list)
    for person in played:
        points[person.number, person.seat].append(person.points)
    for bot in house:
        points[bot.number, bot.seat].append(bot.points)
    return {
        key: Measure(pars[key[0]], by_par=True)
        if len(found) < FEW and key[0] in pars
        else Measure(fmean(found), by_par=False)
        for key, found in points.items()
    }


def above(played: Iterable[Played], measures: Measures) -> dict[str, float]:
    """Everybody's points above the measure, in all rounds they have played."""
    sums = defaultdict[str, float](float)
    for each in played:
        sums[each.person_id] += each.points - measures[each.number, each.seat].points
    return dict(sums)


def can_be_points(points: Sequence[int]) -> bool:
    """Whether a round can end so (R20-R22).

    There are as many plus as minus cards, and three points for everybody in the middle of ebbes.
    """
    middle, rest = divmod(sum(points), MIDDLE)
    fits = all(-HIGHEST_VALUE <= own <= HIGHEST_VALUE + MIDDLE for own in points)
    return fits and rest == 0 and 0 <= middle <= len(points) - 2


def _points_of(game: GameRow) -> list[int]:
    facts: Any = game.facts
    (points,) = facts["points"]
    return list(points)


def _sitter(game: GameRow, seat: int) -> tuple[str, str, bool]:
    """Who had a seat, in which game, and whether it was that of a person who never came.

    Who is forgotten has played there, and has no name.
    """
    facts: Any = game.facts
    sitter = facts["seats"][seat]
    name = str(sitter["name"])
    return name, game.id, sitter["kind"] == "person" and name != NOBODY
