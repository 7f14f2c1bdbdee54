"""A review in as few bytes as it takes: like lies beside like, and most numbers are small.

A game may take no more than so many. Where it would, it tells less of what matters least: first the
reasons of choices that got no mark go, then all reasons, then bars: but the best and the chosen of
what nobody would try again, of all choices, and of those without a mark even the best. How many
there were is told. What is summed up stays as it is.
"""

import lzma
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import Any

from ebbes.bots.bars import REASONS, best_place
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
CLEAR = 2
"""The mark from which on a choice is worth another try."""
MOST_BYTES = 8192
MISSING, THERE, UNDECIDED = "012"
"""How it stands with what a decision may have."""


def pack(draft: Draft) -> bytes:
    """A review as it is kept, in no more bytes than a game may take."""
    data = b""
    for shorten in (_whole, _marked_reasons, _no_reasons, _tried_bars, _two_bars, _own_bar):
        verdicts = [None if each is None else shorten(each) for each in draft.verdicts]
        data = _packed(replace(draft, verdicts=tuple(verdicts)))
        if len(data) <= MOST_BYTES:
            break
    return data


def _whole(verdict: Any) -> Any:
    return verdict


def _marked_reasons(verdict: Any) -> Any:
    return verdict if verdict[MARK] else _no_reasons(verdict)


def _no_reasons(verdict: Any) -> Any:
    return [*verdict[:HEADS], [bar[:REASONS] for bar in verdict[HEADS]], *verdict[HEADS + 1 :]]


def _tried_bars(verdict: Any) -> Any:
    return _no_reasons(verdict) if verdict[MARK] >= CLEAR else _two_bars(verdict)


def _two_bars(verdict: Any) -> Any:
    """The best and the chosen one alone; a mark needs no more to be told."""
    chosen = verdict[CHOSEN]
    return _some_bars(verdict, {chosen, best_place(verdict[HEADS], chosen)})


def _own_bar(verdict: Any) -> Any:
    return _two_bars(verdict) if verdict[MARK] else _some_bars(verdict, {verdict[CHOSEN]})


def _some_bars(verdict: Any, places: set[int]) -> Any:
    """Some bars without their reasons, and how many there were."""
    bars, kept = verdict[HEADS], sorted(places)
    head = list(verdict[:HEADS])
    head[CHOSEN] = kept.index(verdict[CHOSEN])
    told = [bars[place][:REASONS] for place in kept]
    count = _count(verdict)
    return [*head, told] if len(told) == count else [*head, told, count]


def _count(verdict: Any) -> int:
    """How many choices there were."""
    return int(verdict[-1]) if len(verdict) > HEADS + 1 else len(verdict[HEADS])


def _counted(verdict: Any) -> Any:
    """How many bars are told, and of how many if there were more."""
    told = len(verdict[HEADS])
    return told if _count(verdict) == told else [told, _count(verdict)]


def _packed(draft: Draft) -> bytes:
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
