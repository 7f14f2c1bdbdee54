"""Where the points of a round came from: parts that sum to the result to the last digit."""

from collections.abc import Sequence
from dataclasses import dataclass

from ebbes.bots.grains import Grains
from ebbes.judge.weighed import WeighedMoment
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Ledger:
    """The lead of one seat in one round, part by part."""

    seat: Seat
    deal: Grains
    """What the cards were worth before the first decision."""
    decisions: Grains
    """What the own choices added to those of the reference."""
    lie: Grains
    """What the own choices brought beyond that, by how the hidden cards lay."""
    others: Grains
    """What the others' choices brought."""

    @property
    def result(self) -> Grains:
        """The lead in the end, or where an unfinished round stops the one expected."""
        return self.deal + self.decisions + self.lie + self.others

    @property
    def cards(self) -> Grains:
        """What the cards did: those dealt, and how the others lay."""
        return self.deal + self.lie


def ledger_of(moments: Sequence[WeighedMoment], end: tuple[Grains, ...], seat: Seat) -> Ledger:
    """The ledger of a seat from the moments of a round and what it came to."""
    decisions = lie = others = 0
    for moment, after in zip(moments, expectations(moments, end), strict=True):
        moved = after[seat] - moment.expected[seat]
        if moment.seat != seat:
            others += moved
            continue
        skill = 0 if moment.verdict is None else moment.verdict.skill
        decisions += skill
        lie += moved - skill
    deal = moments[0].expected[seat] if moments else end[seat]
    return Ledger(seat, deal, decisions, lie, others)


def expectations(
    moments: Sequence[WeighedMoment], end: tuple[Grains, ...]
) -> tuple[tuple[Grains, ...], ...]:
    """What everyone can expect after each moment."""
    return (*(moment.expected for moment in moments[1:]), end)
