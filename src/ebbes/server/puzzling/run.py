"""Ten puzzles in a row: what somebody wants, and what fits how strong they are."""

from collections.abc import Iterable, Sequence
from itertools import chain, islice
from random import Random
from typing import Final

from ebbes.server.puzzling.booklet import Entry
from ebbes.server.puzzling.glicko import Rating
from ebbes.server.puzzling.shelf import Shelf, Wish

LENGTH: Final = 10
NEAR: Final = 4
"""Of so many times as many that fit best, the puzzles of a run are drawn."""
EASIER: Final = 70.0
"""How much below somebody's own rating: a little more than half of them can be solved."""


def run_of(
    shelf: Shelf,
    wish: Wish,
    person: Rating,
    answered: Sequence[str],
    rng: Random,
    length: int = LENGTH,
) -> list[str]:
    """New ones that fit, the easiest first; where there are too few, those answered longest ago.

    What somebody has `answered` is told with the last one first.
    """
    known, entries = frozenset(answered), shelf.booklet.entries
    fitting = shelf.nearest(wish, person.rating - EASIER)
    fresh = (entry for entry in fitting if entry.id not in known)
    near = list(islice(fresh, NEAR * length))
    rng.shuffle(near)
    seen = (entries[each] for each in reversed(answered) if each in entries)
    chosen = _of_many_rounds(chain(near, fresh, filter(wish.fits, seen)), length)
    return [entry.id for entry in sorted(chosen, key=shelf.hardness)]


def _of_many_rounds(entries: Iterable[Entry], length: int) -> list[Entry]:
    """The first ones, no two of one round: what was played later tells what was right before."""
    first: dict[str, Entry] = {}
    for entry in entries:
        if len(first) == length:
            break
        first.setdefault(entry.round, entry)
    return list(first.values())
