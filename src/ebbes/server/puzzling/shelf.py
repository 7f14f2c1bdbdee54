"""Puzzles in the order of how hard people find them, by what somebody may wish."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import merge
from typing import NamedTuple

from ebbes.server.puzzling.booklet import Booklet, Entry
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.level import PUZZLES
from ebbes.server.puzzling.puzzle import Theme


class Wish(NamedTuple):
    """What puzzles shall be about, and how hard; None for anything."""

    theme: Theme | None = None
    level: int | None = None

    def fits(self, entry: Entry) -> bool:
        """Whether a puzzle is one of those."""
        is_level = self.level in (None, entry.level)
        return is_level and (self.theme is None or self.theme in entry.themes)


class Shelf:
    """A booklet as people find it; what fits a wish is put in order once."""

    def __init__(self, booklet: Booklet, ratings: Mapping[str, Rating]) -> None:
        self.booklet = booklet
        self._ratings = ratings
        self._row = lru_cache(maxsize=None)(self._sorted)

    def hardness(self, entry: Entry) -> float:
        """The rating of a puzzle."""
        return self._ratings.get(entry.id, PUZZLES[entry.level]).rating

    def nearest(self, wish: Wish, rating: float) -> Iterator[Entry]:
        """What fits a wish, the nearest to a rating first."""
        row = self._row(wish)
        at = bisect_left(row, rating, key=self.hardness)
        harder = (row[place] for place in range(at, len(row)))
        easier = (row[place] for place in range(at - 1, -1, -1))
        return merge(easier, harder, key=lambda entry: abs(self.hardness(entry) - rating))

    def _sorted(self, wish: Wish) -> list[Entry]:
        return sorted(filter(wish.fits, self.booklet), key=self.hardness)
