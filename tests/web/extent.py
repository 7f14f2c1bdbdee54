"""How much is tested in browsers: a choice in `make test`, all of it in `make browser`."""

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")

EVERYTHING = os.environ.get("EBBES_BROWSER") == "all"


def some_of(cases: Sequence[Case], *chosen: Case) -> Sequence[Case]:
    """The chosen cases, or all of them."""
    return cases if EVERYTHING else chosen
