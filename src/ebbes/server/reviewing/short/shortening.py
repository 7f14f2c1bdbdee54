"""What the review of a long game leaves out, so that it takes no more bytes than any other.

What matters least goes first: what could be expected within tricks, which nobody is shown; reasons
of choices that got no mark, then all reasons; bars but the best and the chosen of what nobody would
try again, of all choices, and of those without a mark even the best; at last the digits that nobody
reads, of bars and then of what could be expected within rounds. How many choices there were is
told, and all sums, turning points, and all that was given away stay as they are.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from ebbes.bots.bars import REASONS, best_place
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import CHOSEN, HEADS, MARK, count_of
from ebbes.server.reviewing.short.digits import as_read, lead_read, read_lead
from ebbes.server.reviewing.short.outline import Outline, Spot
from ebbes.server.reviewing.telling import SCALES

Verdict: TypeAlias = Any
CLEAR: Final = 2
"""The mark from which on a choice is worth another try."""


def shortened(draft: Draft, outline: Outline, level: int) -> Draft:
    """A review without what the levels up to this one leave out; at 0 nothing is."""
    if level == 0:
        return draft
    tell, shorten = (_read_course if level == LEVELS[-1] else _drawn), VERDICTS[level - 1]
    course = zip(outline.spots, draft.expected, strict=True)
    return replace(
        draft,
        expected=tuple(tell(spot, leads) for spot, leads in course),
        verdicts=tuple(None if each is None else shorten(each) for each in draft.verdicts),
    )


def _drawn(spot: Spot, leads: Any) -> Any:
    return leads if spot.is_shown else None


def _read_course(spot: Spot, leads: Any) -> Any:
    if spot.is_bound or not spot.is_shown:
        return _drawn(spot, leads)
    return [lead_read(read_lead(lead)) for lead in leads]


def _whole(verdict: Verdict) -> Verdict:
    return verdict


def _marked_reasons(verdict: Verdict) -> Verdict:
    return verdict if verdict[MARK] else _no_reasons(verdict)


def _no_reasons(verdict: Verdict) -> Verdict:
    return [*verdict[:HEADS], [bar[:REASONS] for bar in verdict[HEADS]], *verdict[HEADS + 1 :]]


def _tried_bars(verdict: Verdict) -> Verdict:
    return _no_reasons(verdict) if verdict[MARK] >= CLEAR else _two_bars(verdict)


def _two_bars(verdict: Verdict) -> Verdict:
    """The best and the chosen one alone; a mark needs no more to be told."""
    chosen = verdict[CHOSEN]
    return _some_bars(verdict, {chosen, best_place(verdict[HEADS], chosen)})


def _own_bar(verdict: Verdict) -> Verdict:
    return _two_bars(verdict) if verdict[MARK] else _some_bars(verdict, {verdict[CHOSEN]})


def _read_digits(verdict: Verdict) -> Verdict:
    short, scale = _own_bar(verdict), SCALES[verdict[0]]
    return [*short[:HEADS], [as_read(bar, scale) for bar in short[HEADS]], *short[HEADS + 1 :]]


def _some_bars(verdict: Verdict, places: set[int]) -> Verdict:
    """Some bars without their reasons, and how many there were."""
    bars, kept = verdict[HEADS], sorted(places)
    head = list(verdict[:HEADS])
    head[CHOSEN] = kept.index(verdict[CHOSEN])
    told = [bars[place][:REASONS] for place in kept]
    of = count_of(verdict)
    return [*head, told] if len(told) == of else [*head, told, of]


VERDICTS: Final[tuple[Callable[[Verdict], Verdict], ...]] = (
    _whole,
    _marked_reasons,
    _no_reasons,
    _tried_bars,
    _two_bars,
    _own_bar,
    _read_digits,
    _read_digits,
)
LEVELS: Final = range(len(VERDICTS) + 1)
"""How much can be left out."""
