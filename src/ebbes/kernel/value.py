"""What each choice of a decision is worth, tried on worlds its seat cannot tell apart."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.census import every_world
from ebbes.kernel.compiled import cell, compiled, inlined
from ebbes.kernel.endings import TRICKS, after_cards, endings
from ebbes.kernel.game import Game
from ebbes.kernel.means import error_of, mean_of
from ebbes.kernel.policy import Policy
from ebbes.kernel.position import LEFT, Position
from ebbes.kernel.rng import Generator
from ebbes.kernel.rounding import whole_parts
from ebbes.kernel.search import PLAYING, takes_trick
from ebbes.kernel.trials import card_chances, trials
from ebbes.kernel.verdict import (
    BEHIND,
    BEHIND_ERROR,
    CHANCE_MARKS,
    LEAD,
    LEAD_ERROR,
    LIKELY,
    PARTS,
    POINT_MARKS,
    TAKES,
    TRIED,
    VALUE_LENGTH,
    WORTH,
    Worth,
    scale_of,
)
from ebbes.kernel.worlds import Numbers, Worlds, sample_worlds
from ebbes.kernel.worth import is_for_points, leads, worths_of
from ebbes.rules.seats import Seat

MOST_WORLDS: Final = 4096
"""More worlds than two tricks of five players can have."""
REASON_WORLDS: Final = 64
"""Worlds on which it is seen who takes the trick."""
CLEARLY: Final = 3.0
"""Standard errors behind the best at which a choice is not tried any further."""
CLOSE: Final = 2.0
"""Standard errors from a mark within which a verdict is close."""
UNDECIDED: Final = -1
"""Instead of the place of the choice made: there is none yet."""

Floats = NDArray[np.float64]


class Tried(NamedTuple):
    """What came of every choice, a row each, on so many worlds; errors are 0 where all is known."""

    leads: Floats
    worths: Floats
    sizes: Numbers
    is_exact: bool
    first: Worlds
    """Some of the worlds."""


class Depth(NamedTuple):
    """How thoroughly is tried, as `judge/depth.py` tells it."""

    worlds: int
    error: float
    most: int


@compiled
def values_of(
    game: Game,
    seen: Position,
    seat: Seat,
    kind: int,
    choices: Numbers,
    chosen: int,
    depth: Depth,
    policy: Policy,
    rng: Generator,
    takes: Generator,
) -> Worth:
    """What is known of every choice, in parts; chance of its own says who takes the trick."""
    if kind == PLAYING and cell(seen, LEFT) <= TRICKS:
        tried = _gone_all_ways(game, seen, seat, choices, policy)
    else:
        tried = _sampled(game, seen, seat, kind, choices, chosen, depth, policy, rng)
    best, rows = _best(tried), np.zeros((len(choices), VALUE_LENGTH), dtype=np.int64)
    for place in range(len(choices)):
        size = tried.sizes[place]
        behind, error = _behind(tried, best, place)
        rows[place, LIKELY] = whole_parts(1.0 / len(choices), PARTS)
        rows[place, LEAD] = whole_parts(mean_of(tried.leads[place, :size]), PARTS)
        rows[place, LEAD_ERROR] = whole_parts(_error(tried, tried.leads[place, :size]), PARTS)
        rows[place, WORTH] = whole_parts(mean_of(tried.worths[place, :size]), PARTS)
        rows[place, BEHIND] = whole_parts(behind, PARTS)
        rows[place, BEHIND_ERROR] = whole_parts(error, PARTS)
    if kind == PLAYING:
        _add_cards(seen, choices, tried.first, policy, takes, rows)
    return rows


@inlined
def _add_cards(
    seen: Position, cards: Numbers, worlds: Worlds, policy: Policy, rng: Generator, rows: Worth
) -> None:
    """How likely the reference plays each card, and how likely it takes the trick."""
    likely = card_chances(seen, policy)
    taken = takes_trick(worlds, cards, policy, rng)
    for place in range(len(cards)):
        often = 0
        for world in range(len(worlds)):
            often += taken[world, place]
        rows[place, LIKELY] = whole_parts(likely[place], PARTS)
        rows[place, TAKES], rows[place, TRIED] = often, len(worlds)


@inlined
def _gone_all_ways(
    game: Game, seen: Position, seat: Seat, choices: Numbers, policy: Policy
) -> Tried:
    """Every world and every way it can end: nothing is left to chance."""
    worlds = every_world(seen, seat, MOST_WORLDS)
    ends = endings(after_cards(worlds, choices), policy)
    count = len(choices)
    points = np.empty((len(ends.points), 1, ends.points.shape[1]), dtype=np.int8)
    for end in range(len(points)):
        for other in range(points.shape[2]):
            points[end, 0, other] = ends.points[end, other]
    ahead, worth = leads(points, seat), worths_of(points, game, seat)
    found, worths = np.zeros((count, 1)), np.zeros((count, 1))
    for end in range(len(points)):
        place = ends.position[end] % count
        found[place, 0] += ends.chance[end] * ahead[end, 0]
        worths[place, 0] += ends.chance[end] * worth[end, 0]
    for place in range(count):
        found[place, 0] /= len(worlds)
        worths[place, 0] /= len(worlds)
    sizes = np.ones(count, dtype=np.int64)
    return Tried(found, worths, sizes, True, worlds[:REASON_WORLDS])


@inlined
def _sampled(
    game: Game,
    seen: Position,
    seat: Seat,
    kind: int,
    choices: Numbers,
    chosen: int,
    depth: Depth,
    policy: Policy,
    rng: Generator,
) -> Tried:
    """Try all choices, and where the verdict is close those in question once more."""
    count, room = len(choices), max(depth.worlds, depth.most)
    found, worths = np.zeros((count, room)), np.zeros((count, room))
    sizes = np.zeros(count, dtype=np.int64)
    is_running = np.ones(count, dtype=np.bool_)
    done, lap = 0, depth.worlds
    first = sample_worlds(seen, seat, lap, rng)
    worlds = first
    while True:
        running = _running(is_running)
        outcomes = trials(worlds, kind, _chosen(choices, running), policy, rng)
        ahead, worth = leads(outcomes, seat), worths_of(outcomes, game, seat)
        for column in range(len(running)):
            place = running[column]
            for world in range(lap):
                found[place, sizes[place] + world] = ahead[world, column]
                worths[place, sizes[place] + world] = worth[world, column]
            sizes[place] += lap
        done += lap
        tried = Tried(found, worths, sizes, False, first[:REASON_WORLDS])
        if 2 * done > depth.most or _is_settled(tried, chosen, depth.error, is_for_points(game)):
            return tried
        _drop_out(tried, chosen, is_running)
        lap = done
        worlds = sample_worlds(seen, seat, lap, rng)


@inlined
def _running(is_running: NDArray[np.bool_]) -> Numbers:
    """The places of the choices that are tried once more."""
    places, found = np.zeros(len(is_running), dtype=np.int64), 0
    for place in range(len(is_running)):
        if is_running[place]:
            places[found] = place
            found += 1
    return places[:found]


@inlined
def _chosen(choices: Numbers, places: Numbers) -> Numbers:
    found = np.zeros(len(places), dtype=np.int64)
    for at in range(len(places)):
        found[at] = choices[places[at]]
    return found


@inlined
def _drop_out(tried: Tried, chosen: int, is_running: NDArray[np.bool_]) -> None:
    """Only those that may be the best stay, and the one that was made."""
    best = _best(tried)
    for place in range(len(is_running)):
        behind, error = _behind(tried, best, place)
        if behind > CLEARLY * error and place != chosen:
            is_running[place] = False


@inlined
def _is_settled(tried: Tried, chosen: int, enough: float, for_points: bool) -> bool:
    """Whether more worlds would hardly change the verdict."""
    best, wanted = _best(tried), enough * scale_of(for_points)
    if chosen in (UNDECIDED, best):
        for place in range(len(tried.sizes)):
            behind, error = _behind(tried, best, place)
            if place != best and behind <= CLEARLY * error and error > wanted:
                return False
        return True
    behind, error = _behind(tried, best, chosen)
    marks = POINT_MARKS if for_points else CHANCE_MARKS
    for mark in marks:
        if abs(behind - mark) < CLOSE * error:
            return False
    return error <= wanted


@inlined
def _best(tried: Tried) -> int:
    """The place of the best choice, the first of equals."""
    best, most = 0, -np.inf
    for place in range(len(tried.sizes)):
        mean = mean_of(tried.worths[place, : tried.sizes[place]])
        if mean > most:
            best, most = place, mean
    return best


@compiled
def _behind(tried: Tried, best: int, place: int) -> tuple[float, float]:
    """How far a choice is behind the best, on the worlds both were tried on, and its error."""
    common = min(tried.sizes[best], tried.sizes[place])
    apart = np.empty(common)
    for world in range(common):
        apart[world] = tried.worths[best, world] - tried.worths[place, world]
    return max(0.0, mean_of(apart)), _error(tried, apart)


@inlined
def _error(tried: Tried, values: Floats) -> float:
    return 0.0 if tried.is_exact else error_of(values)
