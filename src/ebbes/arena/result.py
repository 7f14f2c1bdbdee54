"""What came of one deal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ebbes.arena.times import Times
from ebbes.json_types import Json

Points: TypeAlias = tuple[int, ...]
"""By seat, the virtual player's last (R34)."""
Key: TypeAlias = tuple[tuple[str, ...], int]
"""Which bots, which deal."""


@dataclass(frozen=True, slots=True)
class Result:
    """A deal played in every seating: in the k-th the tested bot sat at seat k."""

    bots: tuple[str, ...]
    deal: int
    points: tuple[Points, ...]
    times: Mapping[str, Times] = field(default_factory=dict, compare=False)
    process: str = field(default="", compare=False)
    """Who played it in this run; not written down."""

    @property
    def key(self) -> Key:
        """What the result is found by."""
        return self.bots, self.deal

    @property
    def lead(self) -> float:
        """The tested bot's points less the mean of the other bots', over all seatings."""
        players = len(self.bots)
        people = [points[:players] for points in self.points]
        ahead = sum(players * own[seat] - sum(own) for seat, own in enumerate(people))
        return ahead / (players * (players - 1))

    @property
    def lead_over_virtual(self) -> float:
        """The tested bot's points less the virtual player's, over both seatings."""
        ahead = sum(points[seat] - points[-1] for seat, points in enumerate(self.points))
        return ahead / len(self.bots)

    @property
    def places(self) -> tuple[float, ...]:
        """How often the tested bot came first, second and so on, of all who score."""
        seatings = [shared_places(points, seat) for seat, points in enumerate(self.points)]
        return tuple(sum(shares) / len(seatings) for shares in zip(*seatings, strict=True))

    @property
    def place(self) -> float:
        """The tested bot's place on average."""
        return sum(number * share for number, share in enumerate(self.places, start=1))

    def to_json(self) -> dict[str, Json]:
        """The result as a line of a file holds it."""
        return {
            "bots": list(self.bots),
            "deal": self.deal,
            "points": [list(points) for points in self.points],
            "times": {name: times.to_json() for name, times in self.times.items()},
        }

    @classmethod
    def from_json(cls, data: Any) -> "Result":
        """What `to_json` wrote."""
        return cls(
            bots=tuple(str(name) for name in data["bots"]),
            deal=int(data["deal"]),
            points=tuple(tuple(int(own) for own in points) for points in data["points"]),
            times={name: Times.from_json(times) for name, times in data["times"].items()},
        )


def shared_places(points: Points, seat: int) -> tuple[float, ...]:
    """The share of a seat in every place; equals split the places they hold together."""
    better = sum(other > points[seat] for other in points)
    equal = points.count(points[seat])
    held = range(better, better + equal)
    return tuple(1 / equal if place in held else 0.0 for place in range(len(points)))
