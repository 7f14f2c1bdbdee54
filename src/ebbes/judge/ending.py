"""Endings proved: every deal that agrees with a view is gone through, nothing is estimated."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ebbes.bots.sight import sight
from ebbes.bots.worth import lead
from ebbes.engine.commands import Choice
from ebbes.engine.view import View
from ebbes.kernel.census import every_world
from ebbes.kernel.exact import exact_search
from ebbes.kernel.game import ending, game_of
from ebbes.kernel.position import LEFT
from ebbes.kernel.search import PLAYING, Outcomes
from ebbes.rules.ending import NOT_OVER

TRICKS: Final = 3
"""So many tricks before the end an ending can be proved."""
MOST_DEALS: Final = 20_000
"""More deals than this, which only five players can have, are not gone through."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What a choice comes to in all deals, if everyone plays best with open cards afterwards."""

    choice: Choice
    deals: int
    """How many deals agree with the view."""
    best: int
    """In how many of them no other choice brings a greater lead."""
    lead: float
    """The mean lead over all of them."""
    wins: int | None
    """In how many of them this round wins the game, alone or not; None if it ends in no deal."""


def proved(view: View, most: int = MOST_DEALS) -> tuple[Proof, ...] | None:
    """The proof of every choice; None where there are more deals to go through than `most`."""
    if not view.legal:
        return None
    seen = sight(view)
    if seen.kind != PLAYING or seen.position[LEFT] > TRICKS:
        return None
    worlds = every_world(seen.position, seen.seat, most)
    if not len(worlds):
        return None
    outcomes = exact_search(worlds, seen.choices)
    leads = lead(outcomes, seen.seat)
    best = (leads >= leads.max(axis=1, keepdims=True) - 1e-9).sum(axis=0)
    wins = _wins(view, outcomes)
    return tuple(
        Proof(choice, len(worlds), int(best[at]), float(leads[:, at].mean()), wins[at])
        for at, choice in enumerate(view.legal)
    )


def _wins(view: View, outcomes: Outcomes) -> list[int | None]:
    """In how many deals each choice wins the game with this round (R27, R28)."""
    score, game = view.seen.score, game_of(view.seen)
    totals = outcomes + np.array(score.totals)
    most, fewest = totals.max(axis=2), totals.min(axis=2)
    standings = {*zip(most.flat, fewest.flat, strict=True)}
    ends = {each for each in standings if ending(game, *each, score.rounds + 1) != NOT_OVER}
    if not ends:
        return [None] * outcomes.shape[1]
    over = np.reshape(
        [each in ends for each in zip(most.flat, fewest.flat, strict=True)], most.shape
    )
    won = over & (totals[:, :, view.seat] == most)
    return [int(deals) for deals in won.sum(axis=0)]
