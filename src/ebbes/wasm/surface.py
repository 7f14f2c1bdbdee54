"""What a page may call: plain pointers and ints in, the kernel's own functions inside.

Positions, games and buffers lie in the module's memory, where the page asked for room. Indices are
not checked, as in the kernel: a page passes on only what it got from here, or dealt itself.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numba import types
from numba.extending import register_jitable
from numba.np.numpy_support import carray

from ebbes.kernel.features import CARD_ROWS, CARD_SIZE, FACTS_SIZE, SITUATION_ROWS, SITUATION_SIZE
from ebbes.kernel.game import (
    EVENT_LENGTH,
    GAME_LENGTH,
    MADE,
    MOST_CHOICES,
    MOST_EVENTS,
    OWNERS,
    PLAYS,
    TURN,
    begin_game,
    choose,
    deal_round,
    dealer_of,
    kind_of,
    list_choices,
    refusal,
)
from ebbes.kernel.network import Network
from ebbes.kernel.playout import random_rounds
from ebbes.kernel.policy import MOST_SEATS, Policy, Scratch
from ebbes.kernel.position import LENGTH, MOST_CARDS, copy_position
from ebbes.kernel.reasons import REASON_LENGTH, ROOM, card_reasons, pick_reasons, starter_reasons
from ebbes.kernel.recall import SHOWN_LENGTH, recall
from ebbes.kernel.search import PICKING, PLAYING
from ebbes.kernel.sight import hide
from ebbes.kernel.taste import likes_of
from ebbes.kernel.thought import MIND_LENGTH, best_choice, opinions
from ebbes.kernel.vectors import WIDTH

SURFACE: Final = 1
"""Grows when a page made for an older module could not call this one."""

Exports = dict[str, tuple[Callable[..., Any], Any]]
"""Functions by their names, each with its signature."""

pointer: Any = types.CPointer
wide: Any = np.int64
narrow: Any = np.int32
"""Ints are wide in the kernel, and narrow at this border, where JavaScript has no wide ones."""
INT, NOTHING, REAL = types.int32, types.void, types.float64
HALFWORDS, BYTES, WORD = (pointer(each) for each in (types.uint16, types.uint8, types.uint64))
INTS, FLOATS, REALS = (pointer(each) for each in (types.int64, types.float32, REAL))

A = SITUATION_ROWS * WIDTH
B = A + CARD_ROWS * WIDTH
WEIGHTS: Final = B + 3 * WIDTH + 1
"""How many floats a policy has."""


@register_jitable
def policy_at(weights: Any, warmth: float) -> Policy:
    """Weights as they lie in memory, one table after the other, and fresh room."""
    floats = carray(weights, WEIGHTS)
    network = Network(
        floats[:A],
        floats[A:B],
        floats[B : B + WIDTH],
        floats[B + WIDTH : B + 2 * WIDTH],
        floats[B + 2 * WIDTH :],
    )
    room = Scratch(
        np.zeros(MOST_CARDS, dtype=np.int64),
        np.zeros(FACTS_SIZE, dtype=np.int64),
        np.zeros(SITUATION_SIZE, dtype=np.int32),
        np.zeros(MOST_CARDS * CARD_SIZE, dtype=np.int32),
        np.zeros(WIDTH, dtype=np.float32),
        np.zeros(MOST_CARDS * WIDTH, dtype=np.float32),
        np.zeros(MOST_CARDS, dtype=np.float32),
    )
    return Policy(network, room, np.full(MOST_SEATS, warmth))


@register_jitable
def choices_at(game: Any, position: Any) -> Any:
    """What the seat to act may choose."""
    room = np.zeros(MOST_CHOICES, dtype=np.int64)
    return room[: list_choices(game, position, room)]


@register_jitable
def seen_at(game: Any, position: Any) -> Any:
    """What the seat to act sees."""
    seen = carray(position, LENGTH).copy()
    hide(seen, game[TURN])
    return seen


@register_jitable
def rows_at(events: Any) -> Any:
    """Room for what happens."""
    return carray(events, (MOST_EVENTS, EVENT_LENGTH))


def begin(
    game: Any, players: int, more: int, picks: int, rounds: int, goal: int, dabbscheedel: int
) -> None:
    """A game before its first deal."""
    begin_game(carray(game, GAME_LENGTH), players, more, picks, rounds, goal, dabbscheedel)


def deal(
    game: Any,
    position: Any,
    dealer: int,
    hands: Any,
    size: int,
    number: int,
    starter: int,
    events: Any,
) -> Any:
    """Deal; how many events followed, -1 if it was not the moment."""
    return narrow(
        deal_round(
            carray(game, GAME_LENGTH),
            carray(position, LENGTH),
            wide(dealer),
            carray(hands, size),
            wide(number),
            wide(starter),
            rows_at(events),
        )
    )


def choices(game: Any, position: Any, found: Any) -> Any:
    """What the seat to act may choose; how many choices there are."""
    room = carray(found, MOST_CHOICES)
    return narrow(list_choices(carray(game, GAME_LENGTH), carray(position, LENGTH), room))


def make(game: Any, position: Any, choice: int, events: Any) -> Any:
    """Let the seat to act choose; how many events followed, -1 if a rule forbids it."""
    return narrow(
        choose(
            carray(game, GAME_LENGTH),
            carray(position, LENGTH),
            wide(choice),
            rows_at(events),
        )
    )


def refused(game: Any, position: Any, choice: int) -> Any:
    """Why the seat to act may not choose this, by number."""
    return narrow(refusal(carray(game, GAME_LENGTH), carray(position, LENGTH), wide(choice)))


def dealer(game: Any, position: Any) -> Any:
    """Who deals next, -1 before the first deal."""
    return narrow(dealer_of(carray(game, GAME_LENGTH), carray(position, LENGTH)))


def sight(position: Any, seat: int, found: Any) -> None:
    """Write the round as a seat sees it."""
    seen = carray(found, LENGTH)
    copy_position(seen, carray(position, LENGTH))
    hide(seen, wide(seat))


def see(game: Any, position: Any, seat: int, hand: Any, size: int, shown: Any) -> None:
    """Write a round as a seat has seen it elsewhere; the game's cells tell its plays."""
    recall(
        carray(game, GAME_LENGTH),
        carray(position, LENGTH),
        wide(seat),
        carray(hand, size),
        carray(shown, SHOWN_LENGTH),
    )


def think(
    game: Any, position: Any, mind: Any, taste: Any, weights: Any, warmth: float, rng: Any
) -> Any:
    """The choice a mind makes for the seat to act, from what that seat sees."""
    cells, seen = carray(game, GAME_LENGTH), seen_at(carray(game, GAME_LENGTH), position)
    kind, found = kind_of(cells), choices_at(cells, carray(position, LENGTH))
    if len(found) == 1:
        return narrow(found[0])
    likes = likes_of(cells, seen, kind, found, carray(taste, 3))
    made = cells[MADE]
    place = best_choice(
        cells,
        seen,
        cells[TURN],
        kind,
        found,
        cells[PLAYS : PLAYS + made],
        cells[OWNERS : OWNERS + made],
        carray(mind, MIND_LENGTH),
        likes,
        policy_at(weights, warmth),
        carray(rng, 1),
    )
    return narrow(found[place])


def weigh(
    game: Any, position: Any, mind: Any, weights: Any, warmth: float, rng: Any, found: Any
) -> None:
    """What is thought of every choice of the seat to act, six numbers each."""
    cells, seen = carray(game, GAME_LENGTH), seen_at(carray(game, GAME_LENGTH), position)
    made = cells[MADE]
    thought = opinions(
        cells,
        seen,
        cells[TURN],
        kind_of(cells),
        choices_at(cells, carray(position, LENGTH)),
        cells[PLAYS : PLAYS + made],
        cells[OWNERS : OWNERS + made],
        carray(mind, MIND_LENGTH),
        policy_at(weights, warmth),
        carray(rng, 1),
    )
    rows = carray(found, thought.shape)
    for place in range(thought.shape[0]):
        for number in range(thought.shape[1]):
            rows[place, number] = thought[place, number]


def reasons(game: Any, position: Any, choice: int, chance: float, found: Any) -> Any:
    """Why the seat to act might make a choice; how many reasons there are."""
    cells, seen = carray(game, GAME_LENGTH), seen_at(carray(game, GAME_LENGTH), position)
    rows, kind = carray(found, (ROOM, REASON_LENGTH)), kind_of(cells)
    if kind == PLAYING:
        legal = choices_at(cells, seen)
        return narrow(card_reasons(seen, legal, wide(choice), chance, rows))
    if kind == PICKING:
        return narrow(pick_reasons(seen, cells[TURN], wide(choice), rows))
    return narrow(starter_reasons(cells, seen, cells[TURN], wide(choice), rows))


def rounds(start: Any, cards: Any, size: int, rng: Any, number: int, sums: Any) -> None:
    """Random rounds of the base game, to see how fast a machine is."""
    found = random_rounds(number, carray(start, LENGTH), carray(cards, size), carray(rng, 1))
    out = carray(sums, 5)
    for seat in range(5):
        out[seat] = found[seat]


COURSE: Final[Exports] = {
    "begin": (begin, NOTHING(INTS, INT, INT, INT, INT, INT, INT)),
    "deal": (deal, INT(INTS, HALFWORDS, INT, BYTES, INT, INT, INT, INTS)),
    "choices": (choices, INT(INTS, HALFWORDS, INTS)),
    "make": (make, INT(INTS, HALFWORDS, INT, INTS)),
    "refused": (refused, INT(INTS, HALFWORDS, INT)),
    "dealer": (dealer, INT(INTS, HALFWORDS)),
    "sight": (sight, NOTHING(HALFWORDS, INT, HALFWORDS)),
    "reasons": (reasons, INT(INTS, HALFWORDS, INT, REAL, INTS)),
}
"""What every module has, and what it takes; `shim.c` adds `reserve` and `reset`."""
EXPORTS: Final[Exports] = {
    **COURSE,
    "see": (see, NOTHING(INTS, HALFWORDS, INT, BYTES, INT, INTS)),
    "think": (think, INT(INTS, HALFWORDS, INTS, REALS, FLOATS, REAL, WORD)),
    "weigh": (weigh, NOTHING(INTS, HALFWORDS, INTS, FLOATS, REAL, WORD, REALS)),
    "rounds": (rounds, NOTHING(HALFWORDS, BYTES, INT, WORD, INT, INTS)),
}
"""Every function of the module that plays."""
