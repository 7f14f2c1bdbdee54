"""Reviews by chance, of any record: they scatter as those of people do, and all sums are right."""

from random import Random
from typing import Any

from ebbes.bots.grains import leads_of
from ebbes.json_types import Json
from ebbes.judge.abridged import short_moments
from ebbes.judge.sums import sums_of
from ebbes.kernel.verdict import CHANCE_MARKS, PARTS, POINT_MARKS
from ebbes.record.record import Record
from ebbes.server.json_text import packed, unpacked
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.short.outline import Spot, outline_of

REASONS = ["plus-to-others", "frees-suit", "keeps-designator", "takes-trick"]
FINGERPRINT: dict[str, Json] = {"formula": 1, "weights": "0123456789abcdef", "worlds": 128}
MOVED = 0.7
"""Points by which anybody's expectation moves from one decision to the next."""
SPREAD = 1.3
"""Points by which a choice is worth something else than the last one."""


def draft_of(record: Record, seed: int = 1, count: int | None = None) -> Draft:
    """A review of the first decisions of a record, that is done."""
    rng = Random(seed)
    spots = outline_of(record).spots[:count]
    points, expected, verdicts = [0.0] * record.options.seats, [], []
    for spot in spots:
        points = [own + rng.gauss(0, MOVED) for own in points]
        expected.append(list(leads_of(points)))
        verdicts.append(None if spot.chosen is None else verdict(spot, rng))
    rows = [[*spot.where, *told] for spot, *told in zip(spots, expected, verdicts, strict=True)]
    seats = sorted({spot.where[2] for spot in spots})
    sums: Any = unpacked(packed(sums_of(record, short_moments(rows), seats)))
    undecided = frozenset(at for at, spot in enumerate(spots) if spot.chosen is None)
    places = tuple(spot.where for spot in spots)
    return Draft(FINGERPRINT, places, tuple(expected), tuple(verdicts), sums, undecided)


def verdict(spot: Spot, rng: Random) -> list[Any]:
    """What is thought of a decision."""
    assert spot.chosen is not None
    is_points = rng.random() < 0.9
    unit, scale = ("points", 100) if is_points else ("chance", 1000)
    given = rng.choice((0, 0, 0, round(rng.expovariate(1 if is_points else 10) * PARTS)))
    mark = sum(given >= least * PARTS for least in (POINT_MARKS if is_points else CHANCE_MARKS))
    own = round(rng.gauss(0, SPREAD) * scale)
    best = own + given * scale // PARTS
    bars: list[list[Any]] = []
    for place, what in enumerate(spot.choices):
        worth = own if place == spot.chosen else best - round(rng.expovariate(2) * scale)
        bars.append([what, worth, rng.randint(0, 15), int(best - worth < scale / 7)])
    if given:
        rng.choice([bar for bar in bars if bar[0] != spot.choices[spot.chosen]])[1] = best
    made = bars[spot.chosen]
    top = max(bars, key=lambda bar: (bar[1], bar is made))
    for bar in [made] + [top] * (top is not made):
        bar.append([{"code": why, "suit": rng.choice("BNYGR")} for why in rng.sample(REASONS, 2)])
    could = sum(top[1] - bar[1] for bar in bars) * PARTS // scale
    skill, real = round(rng.gauss(0, 4000)), int(could > PARTS // 10)
    return [unit, spot.chosen, skill, given, could, real, mark, bars]
