"""How much is tested: a choice in `make test`, everything in `make whole`."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

Case = TypeVar("Case")

EVERYTHING = os.environ.get("EBBES_TESTS") == "all"
at_length = pytest.mark.skipif(not EVERYTHING, reason="takes long: make whole")
"""For what takes long and others touch in `make test`."""


def some_of(cases: Sequence[Case], *chosen: Case) -> Sequence[Case]:
    """The chosen cases, or all of them."""
    return cases if EVERYTHING else chosen


def examples(number: int) -> int:
    """So many, or half of them."""
    return number if EVERYTHING else number // 2
