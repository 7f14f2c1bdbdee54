"""How much is tested in browsers: a choice in `make test`, all of it in `make browser`."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

Case = TypeVar("Case")

EVERYTHING = os.environ.get("EBBES_BROWSER") == "all"
at_length = pytest.mark.skipif(not EVERYTHING, reason="takes long: make browser")
"""For a whole path that others touch in `make test`."""


def some_of(cases: Sequence[Case], *chosen: Case) -> Sequence[Case]:
    """The chosen cases, or all of them."""
    return cases if EVERYTHING else chosen
