"""What the review of a game says of somebody, summed up."""

from collections import defaultdict
from typing import Any

from ebbes.bots.bars import REASONS, best_place
from ebbes.bots.grains import GRAINS
from ebbes.bots.rungs import is_measured
from ebbes.engine.options import Options
from ebbes.rules.seats import Seat
from ebbes.server.reviewing.draft import Draft
from ebbes.server.reviewing.packing import CHOSEN, HEADS, MARK
from ebbes.server.standing.outcome import summed
from ebbes.server.store.outcomes import Judgement


def judgement_of(draft: Draft, options: Options, seat: Seat) -> Judgement:
    """The sums of a review that matter to a seat; nothing of one that does not judge it."""
    rates = next((each for each in draft.sums["rates"] if each["seat"] == seat), None)
    if rates is None:
        return Judgement()
    rounds, given_away = rates["rounds"], rates["given_away"]
    return Judgement(
        is_measured(options),
        rounds,
        rates["real"],
        given_away["mean"] * rounds,
        ((given_away["error"] or 0.0) * rounds) ** 2,
        *summed(luck_of(draft.sums["rounds"], seat)),
        missed_in(draft, seat),
    )


def luck_of(rounds: Any, seat: Seat) -> list[float]:
    """What the cards brought somebody in each round, and how they lay, in points."""
    return [
        (own["deal"] + own["lie"]) / GRAINS
        for each in rounds
        if each["points"] is not None
        for own in each["ledger"]
        if own["seat"] == seat
    ]


def missed_in(draft: Draft, seat: Seat) -> tuple[tuple[str, int, int], ...]:
    """By the first reason for the better choice: how often it was not made, and the grades."""
    found: dict[str, list[int]] = defaultdict(list)
    for (_, _, whose), verdict in zip(draft.places, draft.verdicts, strict=True):
        if whose == seat and verdict is not None and verdict[MARK]:
            for code in _why(verdict)[:1]:
                found[code].append(verdict[MARK])
    return tuple((code, len(marks), sum(marks)) for code, marks in sorted(found.items()))


def _why(verdict: Any) -> list[str]:
    """Why the best choice is good, as far as it was kept."""
    bars = verdict[HEADS]
    best = bars[best_place(bars, verdict[CHOSEN])]
    return [each["code"] for reasons in best[REASONS:] for each in reasons]
