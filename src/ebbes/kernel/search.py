"""Flat search: every choice is tried on the same worlds, and the round is played to its end."""

from typing import Any, Final

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.deals import pick_rest
from ebbes.kernel.play import play, score
from ebbes.kernel.playout import play_out
from ebbes.kernel.policy import Policy, policy_play_out
from ebbes.kernel.position import DESIGNATORS, LEFT, SEATS, TURN, Position, copy_position
from ebbes.kernel.rng import Generator
from ebbes.kernel.worlds import Numbers, Worlds
from ebbes.rules.cards import suit_of, value_of

Outcomes = NDArray[np.int8]
"""Points by world, choice and seat."""

Takes = NDArray[np.bool_]
"""Whether a card takes the trick, by world and card."""

PLAYING: Final = 0
"""The choices are cards to play."""
PICKING: Final = 1
"""The choices are designators to pick."""
NAMING: Final = 2
"""The choices are seats to name as the starter."""


def play_on(position: Position, policy: Policy | None, until: int, rng: Generator) -> None:
    """Play by a policy, or without one at random, until so many tricks are left."""
    if policy is None:
        play_out(position, until, rng)
    else:
        policy_play_out(position, until, policy, rng)


@overload(play_on)
def _compiled_play_on(position: Any, policy: Any, until: Any, rng: Any) -> Any:
    """Only what is needed is compiled."""

    def at_random(position: Any, policy: Any, until: Any, rng: Any) -> None:
        play_out(position, until, rng)

    def by_policy(position: Any, policy: Any, until: Any, rng: Any) -> None:
        policy_play_out(position, until, policy, rng)

    return at_random if isinstance(policy, types.NoneType) else by_policy


@compiled
def search(
    worlds: Worlds,
    kind: int,
    choices: Numbers,
    policy: Policy | None,
    until: int,
    rng: Generator,
) -> Outcomes:
    """What each choice leads to in each world, if all play on until so many tricks are left.

    A choice is a card to play, a card to pick as designator, or a seat to name starter.
    """
    seats = cell(worlds[0], SEATS)
    outcomes = np.zeros((len(worlds), len(choices), seats), dtype=np.int8)
    after = worlds[0].copy()
    points = np.zeros(5, dtype=np.int64)
    for world in range(len(worlds)):
        for place in range(len(choices)):
            copy_position(after, worlds[world])
            make_choice(after, kind, choices[place], rng)
            play_on(after, policy, until, rng)
            note_points(after, points, outcomes, world, place)
    return outcomes


@lean
def note_points(
    position: Position, points: NDArray[np.int64], outcomes: Outcomes, world: int, place: int
) -> None:
    """Write down what a choice has led to in a world."""
    score(position, points)
    for seat in range(cell(position, SEATS)):
        outcomes[world, place, seat] = points[seat]


@compiled
def takes_trick(worlds: Worlds, cards: Numbers, policy: Policy, rng: Generator) -> Takes:
    """In which worlds each card takes the trick, if the others play by a policy."""
    takes = np.zeros((len(worlds), len(cards)), dtype=np.bool_)
    after = worlds[0].copy()
    seat, left = cell(worlds[0], TURN), cell(worlds[0], LEFT)
    for world in range(len(worlds)):
        for place in range(len(cards)):
            copy_position(after, worlds[world])
            play(after, cards[place])
            policy_play_out(after, left - 1, policy, rng)
            takes[world, place] = after[TURN] == seat
    return takes


@lean
def make_choice(position: Position, kind: int, choice: int, rng: Generator) -> None:
    """Play a card, pick a designator or name a starter; picks that are left are any."""
    if kind == PLAYING:
        play(position, choice)
        return
    if kind == PICKING:
        position[DESIGNATORS + suit_of(choice)] = value_of(choice)
    else:
        position[TURN] = choice
    pick_rest(position, rng)
