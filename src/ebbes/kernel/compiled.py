"""Numba, set up once: the functions of `rules/` compile as they stand, and stay compiled.

Numba's own cache does not see edits in other files, so the cache folder carries a hash of every
source that may be compiled into it.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from ebbes.rules import (
    cards,
    chooser,
    ending,
    legal,
    measure,
    roles,
    scoring,
    seats,
    trick,
    virtual,
)
from ebbes.rules.deck import hand_size, top_value

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
RULES = (
    cards.card_of,
    cards.suit_of,
    cards.value_of,
    chooser.chooser_for_virtual,
    hand_size,
    top_value,
    ending.rounds_ending,
    ending.track_ending,
    legal.must_follow,
    measure.is_measured,
    measure.is_on_rung,
    measure.lead_in_grains,
    measure.nearest_rung,
    measure.rungs_above,
    roles.is_designator,
    roles.last_suit,
    roles.may_pick,
    scoring.card_points,
    scoring.ebbes_points,
    scoring.nix_rank,
    seats.left_of,
    seats.next_dealer,
    seats.next_picker,
    seats.seats_at,
    trick.beats,
    trick.trick_winner,
    virtual.column_of,
    virtual.is_dealt_face_up,
    virtual.must_uncover,
    virtual.virtual_column,
)


def sources_hash() -> str:
    """A fingerprint of all that is compiled."""
    digest = hashlib.sha256(numba.__version__.encode())
    for room in ("rules", "kernel", "training"):
        for path in sorted((PACKAGE / room).glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "ebbes" / "kernel" / sources_hash()


setattr(numba.config, "CACHE_DIR", str(cache_folder()))  # noqa: B010 - unknown to its types


def compiled(function: Function) -> Function:
    """Compile a function; it releases the lock of the interpreter, and its code is kept."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Compile a small function into whoever calls it."""
    return register_jitable(forceinline=True, no_cfunc_wrapper=True)(function)


def lean(function: Function) -> Function:
    """The same for a function that makes no array: it does not count who uses those it gets."""
    return register_jitable(forceinline=True, no_cfunc_wrapper=True, _nrt=False)(function)


def fast(function: Function) -> Function:
    """Compile a sum whose order does not matter."""
    return cast("Function", numba.njit(cache=True, nogil=True, fastmath=True)(function))


@lean
def cell(array: NDArray[Any], at: int) -> int:
    """A cell as a signed int: unsigned ones would turn into floats when mixed with signed ones."""
    return np.int64(array[place(at)])  # type: ignore[return-value]


@lean
def place(at: int) -> np.uintp:
    """An index known not to be negative: it needs no check for counting from the end."""
    return np.uintp(at)


for rule in RULES:
    lean(rule)
