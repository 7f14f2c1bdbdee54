"""A review as it is kept once it is done: in no more bytes than a game may take.

What fits is kept as it was judged. Else its numbers are written beside what the record tells, and
before them stands a review without decisions, as it is packed: rates, reasons, and for older
servers, which read no further, something to tell.
"""

from bisect import bisect_left
from functools import cache
from lzma import LZMADecompressor
from typing import Any, Final

from ebbes.json_types import Json
from ebbes.record.parse import record_from_json
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import FORMAT, pack, unpack
from ebbes.server.reviewing.short.numbers import read, reasons_in, written
from ebbes.server.reviewing.short.outline import Outline, outline_of
from ebbes.server.reviewing.short.shortening import LEVELS, shortened

MOST_BYTES: Final = 8192
BREAK: Final = b"\xff"
"""Where a packed review ends: no other begins so."""


class TooMuch(Exception):
    """A review that takes more even in short: none is made of that game."""


def keep(draft: Draft, record: Json) -> tuple[bytes, bool]:
    """A review that is done, and whether it is kept in short, beside its record."""
    data = pack(draft)
    if len(data) <= MOST_BYTES:
        return data, False
    outline = outline_of(record_from_json(record))
    short = cache(lambda level: in_short(shortened(draft, outline, level), outline))
    fitting = bisect_left(LEVELS, 1, key=lambda level: len(short(level)) <= MOST_BYTES)
    if fitting not in LEVELS:
        raise TooMuch(f"no less than {len(short(LEVELS[-1]))} bytes")
    return short(fitting), True


def kept(data: bytes, record: Json) -> Draft:
    """A review as far as it has come, or as it was kept."""
    head, numbers = _parts(data)
    draft = unpack(head)
    if numbers is None:
        return draft
    outline = outline_of(record_from_json(record))
    reasons, rates = draft.sums["reasons"], draft.sums["rates"]
    expected, verdicts, rounds = read(numbers, outline, reasons)
    undecided = [at for at, spot in enumerate(outline.spots) if spot.chosen is None]
    return Draft(
        draft.fingerprint,
        tuple(spot.where for spot in outline.spots),
        tuple(expected),
        tuple(verdicts),
        {"rounds": rounds, "rates": rates},
        frozenset(undecided),
        is_short=True,
    )


def short_name(fingerprint: str) -> str:
    """By what one in short was judged: to older servers these are other judges, who begin anew."""
    return f"{fingerprint} in short"


def in_short(draft: Draft, outline: Outline) -> bytes:
    """A review beside its record."""
    sums: dict[str, Any] = {"rounds": [], "rates": draft.sums["rates"]}
    head = Draft(draft.fingerprint, (), (), (), {**sums, "reasons": reasons_in(draft)})
    return pack(head) + BREAK + written(draft, outline)


def _parts(data: bytes) -> tuple[bytes, bytes | None]:
    """What is packed, and the numbers behind it, if there are any."""
    packed = LZMADecompressor(format=FORMAT)
    packed.decompress(data)
    rest = packed.unused_data
    return data[: len(data) - len(rest)], rest.removeprefix(BREAK) if rest else None
