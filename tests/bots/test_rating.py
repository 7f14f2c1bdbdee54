"""The anchors of the rating: what `bench/results.md` has measured of bots against each other."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from ebbes.bots.rating import ANCHORS

RESULTS = Path(__file__).parents[2] / "bench" / "results.md"
MATCH = re.compile(
    r"^\| `ebbes arena (\w+) (\w+) \2 \2` \| [\d,]+ \| ([+−][\d.]+) ± ([\d.]+) \|", re.M
)
STEP = 0.1


class Match(NamedTuple):
    """One bot among three of another, and what it led by."""

    tested: str
    others: str
    lead: float
    error: float


def matches() -> list[Match]:
    """Those of four players in the base game."""
    found = MATCH.findall(RESULTS.read_text(encoding="utf-8"))
    return [
        Match(tested, others, float(lead.replace("−", "-")), float(error))
        for tested, others, lead, error in found
        if {tested, others} <= set(ANCHORS)
    ]


def misfit(anchors: dict[str, float]) -> float:
    """How far the leads lie from what is predicted by anchors, in their errors, squared."""
    return sum(
        ((anchors[each.tested] - anchors[each.others] - each.lead) / each.error) ** 2
        for each in matches()
    )


def test_every_anchor_is_measured() -> None:
    measured = {name for each in matches() for name in (each.tested, each.others)}
    assert measured == set(ANCHORS)
    assert ANCHORS["solid"] == 0


@pytest.mark.parametrize("name", sorted(set(ANCHORS) - {"solid"}))
def test_no_anchor_would_fit_what_was_measured_better_a_tenth_higher_or_lower(name: str) -> None:
    anchors = dict(ANCHORS)
    best = misfit(anchors)
    for step in (-STEP, STEP):
        assert misfit(anchors | {name: anchors[name] + step}) > best


def test_anchors_tell_every_lead_to_a_third_of_a_point() -> None:
    for each in matches():
        predicted = ANCHORS[each.tested] - ANCHORS[each.others]
        assert predicted == pytest.approx(each.lead, abs=1 / 3)
