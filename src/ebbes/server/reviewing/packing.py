"""A review as far as it has come, all of it: like lies beside like, and most numbers are small."""

import lzma
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

from ebbes.bots.bars import REASONS
from ebbes.server.json_text import packed, unpacked
from ebbes.server.reviewing.draft import Draft

FORMAT = lzma.FORMAT_ALONE
LOOKED_BACK = 2**20
"""Bytes in which likeness is looked for: no review has more, and the usual takes 64 MB."""
FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9, "dict_size": LOOKED_BACK}]
HEADS = 7
"""What a verdict tells before its bars."""
CHOSEN, MARK = 1, 6
"""Where a verdict tells the choice made and its mark."""
MISSING, THERE, UNDECIDED = "012"
"""How it stands with what a decision may have."""


def count_of(verdict: Any) -> int:
    """How many choices there were."""
    return int(verdict[-1]) if len(verdict) > HEADS + 1 else len(verdict[HEADS])


def _counted(verdict: Any) -> Any:
    """How many bars are told, and of how many if there were more."""
    told = len(verdict[HEADS])
    return told if count_of(verdict) == told else [told, count_of(verdict)]


def pack(draft: Draft) -> bytes:
    """A review as it is kept while it is judged."""
    verdicts = [verdict for verdict in draft.verdicts if verdict is not None]
    bars = [bar for verdict in verdicts for bar in verdict[HEADS]]
    columns: list[Any] = [
        draft.fingerprint,
        _columns(draft.places, 3),
        _steps([each[:-1] for each in draft.expected if each is not None]),
        "".join(MISSING if each is None else THERE for each in draft.expected),
        "".join(_standing(draft, at) for at in range(len(draft.verdicts))),
        _columns([verdict[:HEADS] for verdict in verdicts], HEADS),
        [_counted(verdict) for verdict in verdicts],
        _columns([bar[:REASONS] for bar in bars], REASONS),
        [bar[REASONS] if len(bar) > REASONS else 0 for bar in bars],
        draft.sums,
    ]
    return lzma.compress(packed(columns).encode(), format=FORMAT, filters=FILTERS)


def _standing(draft: Draft, at: int) -> str:
    if draft.verdicts[at] is not None:
        return THERE
    return UNDECIDED if at in draft.undecided else MISSING


def unpack(data: bytes) -> Draft:
    """The review that was packed."""
    kept: Any = unpacked(lzma.decompress(data, format=FORMAT).decode())
    fingerprint, places, steps, has_course, has_verdict, heads, counts, bars, reasons, sums = kept
    course = iter(_summed(steps))
    whole = _bars(bars, reasons)
    told = [each if isinstance(each, list) else [each] for each in counts]
    ends = [0, *accumulate(kept for kept, *_ in told)]
    verdicts = iter(
        [*head, whole[begin:end], *of]
        for head, (_, *of), (begin, end) in zip(_rows(heads), told, pairwise(ends), strict=True)
    )
    return Draft(
        fingerprint,
        tuple((number, at, seat) for number, at, seat in _rows(places)),
        tuple(next(course) if flag == THERE else None for flag in has_course),
        tuple(next(verdicts) if flag == THERE else None for flag in has_verdict),
        sums,
        frozenset(at for at, flag in enumerate(has_verdict) if flag == UNDECIDED),
    )


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _rows(columns: Sequence[Sequence[Any]]) -> list[list[Any]]:
    return [list(row) for row in zip(*columns, strict=True)]


def _bars(columns: Sequence[Sequence[Any]], reasons: Sequence[Any]) -> list[list[Any]]:
    bars = _rows(columns)
    return [bar if why == 0 else [*bar, why] for bar, why in zip(bars, reasons, strict=True)]


def _steps(course: Sequence[Sequence[int]]) -> list[list[int]]:
    """What changed from each position to the next; the last seat follows from the others."""
    begin = [[0] * len(course[0]), *course] if course else []
    return [[b - a for a, b in zip(one, two, strict=True)] for one, two in pairwise(begin)]


def _summed(steps: Sequence[Sequence[int]]) -> list[list[int]]:
    now = [0] * len(steps[0]) if steps else []
    found = []
    for step in steps:
        now = [own + by for own, by in zip(now, step, strict=True)]
        found.append([*now, -sum(now)])
    return found
