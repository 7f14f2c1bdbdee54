"""The last tricks, worked out to the end: everyone sees all cards and plays for the own lead."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.play import Points, list_legal, play, score, settle
from ebbes.kernel.position import LEFT, LENGTH, MOST_CARDS, SEATS, TURN, Position, copy_position
from ebbes.kernel.search import Outcomes
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.seats import Seat


class Tree(NamedTuple):
    """The way from the root to where the search stands, one row a play."""

    positions: NDArray[np.uint16]
    cards: NDArray[np.int64]
    legal: NDArray[np.int64]
    tried: NDArray[np.int64]
    best: NDArray[np.int64]
    """The points of the best line found so far from each row on."""


@compiled
def new_tree(depth: int) -> Tree:
    """Room for lines of so many plays."""
    rows = depth + 1
    return Tree(
        np.zeros((rows, LENGTH), dtype=np.uint16),
        np.zeros((rows, MOST_CARDS), dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros((rows, 5), dtype=np.int64),
    )


@compiled
def solve(position: Position, tree: Tree, points: Points) -> None:
    """Write the points at the end, if everyone plays best for the own lead over the others."""
    seats = cell(position, SEATS)
    copy_position(tree.positions[0], position)
    _enter(tree, 0)
    at = 0
    while True:
        if tree.tried[at] < tree.legal[at]:
            copy_position(tree.positions[at + 1], tree.positions[at])
            play(tree.positions[at + 1], tree.cards[at, tree.tried[at]])
            at += 1
            _enter(tree, at)
            continue
        if at == 0:
            break
        at -= 1
        seat = cell(tree.positions[at], TURN)
        first = tree.tried[at] == 0
        tree.tried[at] += 1
        if first or is_ahead(tree.best[at + 1], tree.best[at], seats, seat):
            for someone in range(seats):
                tree.best[at, someone] = tree.best[at + 1, someone]
    for someone in range(seats):
        points[someone] = tree.best[0, someone]


@lean
def _enter(tree: Tree, at: int) -> None:
    """Make a row ready: its legal cards, or the points of a finished round."""
    tree.tried[at] = 0
    if settle(tree.positions[at], 0):
        tree.legal[at] = list_legal(tree.positions[at], tree.cards[at])
    else:
        tree.legal[at] = 0
        score(tree.positions[at], tree.best[at])


@lean
def is_ahead(one: Points, other: Points, seats: int, seat: Seat) -> bool:
    """Whether a seat's lead over the others is greater."""
    ahead = seats * (cell(one, seat) - cell(other, seat))
    for someone in range(seats):
        ahead -= cell(one, someone) - cell(other, someone)
    return ahead > 0


@compiled
def exact_search(worlds: Worlds, cards: Numbers) -> Outcomes:
    """What each card leads to in each world, if everyone plays best from then on."""
    seats = cell(worlds[0], SEATS)
    outcomes = np.zeros((len(worlds), len(cards), seats), dtype=np.int8)
    tree = new_tree(seats * cell(worlds[0], LEFT))
    after = worlds[0].copy()
    points = np.zeros(5, dtype=np.int64)
    for world in range(len(worlds)):
        for place in range(len(cards)):
            copy_position(after, worlds[world])
            play(after, cards[place])
            solve(after, tree, points)
            for seat in range(seats):
                outcomes[world, place, seat] = points[seat]
    return outcomes
