"""How long something lasts, as people type it."""

import re
from typing import Final

SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
LONGEST: Final = 366 * 86_400
FORM: Final = re.compile(r"([1-9][0-9]{0,5})([smhd])", re.ASCII)


def seconds_in(text: str) -> int | None:
    """The seconds of `30m`, `2h` or `7d`; None if it is no such time, or more than a year."""
    found = FORM.fullmatch(text)
    if found is None:
        return None
    seconds = int(found[1]) * SECONDS[found[2]]
    return seconds if seconds <= LONGEST else None
