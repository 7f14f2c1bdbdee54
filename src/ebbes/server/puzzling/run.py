"""Ten puzzles in a row: what somebody wants, and what fits how strong they are."""

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Final, NamedTuple

from ebbes.server.puzzling.booklet import Booklet, Entry
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.level import PUZZLES
from ebbes.server.puzzling.puzzle import Theme

LENGTH: Final = 10
NEAR: Final = 4
"""Of so many times as many that fit best, the puzzles of a run are drawn."""
EASIER: Final = 70.0
"""How much below somebody's own rating: a little more than half of them can be solved."""


class Wish(NamedTuple):
    """What puzzles shall be about, and how hard; None for anything."""

    theme: Theme | None = None
    level: int | None = None

    def fits(self, entry: Entry) -> bool:
        """Whether a puzzle is one of those."""
        is_level = self.level in (None, entry.level)
        return is_level and (self.theme is None or self.theme in entry.themes)


def run_of(
    booklet: Booklet,
    wish: Wish,
    person: Rating,
    ratings: Mapping[str, Rating],
    answered: Collection[str],
    rng: Random,
    length: int = LENGTH,
) -> list[str]:
    """New ones that fit, the easiest first; where there are too few, those answered longest ago."""

    def hardness(entry: Entry) -> float:
        return ratings.get(entry.id, PUZZLES[entry.level]).rating

    wanted, known = [entry for entry in booklet if wish.fits(entry)], frozenset(answered)
    fresh = [entry for entry in wanted if entry.id not in known]
    aim = person.rating - EASIER
    fresh.sort(key=lambda entry: abs(hardness(entry) - aim))
    near, rest = fresh[: NEAR * length], fresh[NEAR * length :]
    rng.shuffle(near)
    old = sorted((entry for entry in wanted if entry.id in known), key=_place_in(answered))
    chosen = _of_many_rounds([*near, *rest, *old], length)
    return [entry.id for entry in sorted(chosen, key=hardness)]


def _place_in(answered: Collection[str]) -> Callable[[Entry], int]:
    """The last one answered comes last."""
    places = {puzzle_id: -place for place, puzzle_id in enumerate(answered)}
    return lambda entry: places[entry.id]


def _of_many_rounds(entries: Iterable[Entry], length: int) -> list[Entry]:
    """The first ones, no two of one round: what was played later tells what was right before."""
    first: dict[str, Entry] = {}
    for entry in entries:
        if len(first) < length:
            first.setdefault(entry.round, entry)
    return list(first.values())
