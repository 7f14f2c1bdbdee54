"""The last tricks exactly: the same as trying everything out by hand."""

from random import Random

import numpy as np

from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.kernel.exact import exact_search
from ebbes.kernel.position import empty_position, fill
from tests.kernel.compiled import legal_cards
from tests.support import every_option_set, random_game


def lead(points: list[int], seat: int) -> float:
    """The own points over the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def best(state: State, rounds: int, totals: tuple[int, ...]) -> list[int]:
    """The points if everyone plays best, by the engine; the first of equals is kept."""
    if state.score.rounds > rounds:
        return [new - old for new, old in zip(state.score.totals, totals, strict=True)]
    found: list[int] = []
    for choice in legal_commands(state):
        points = best(step(state, choice)[0], rounds, totals)
        if not found or lead(points, state.turn) > lead(found, state.turn):
            found = points
    return found


@every_option_set
def test_every_card_leads_where_trying_everything_leads(options: Options) -> None:
    cells, compared = empty_position(), 0
    for ply in random_game(options, Random(61)):
        state = ply.after
        if state.phase is not PLAY or len(state.tricks) != options.hand_size - 2:
            continue
        fill(cells, state)
        outcomes = exact_search(cells.reshape(1, -1), legal_cards(cells))
        for place, choice in enumerate(legal_commands(state)):
            after = step(state, choice)[0]
            expected = best(after, state.score.rounds, state.score.totals)
            assert np.array_equal(outcomes[0, place], expected)
            compared += 1
    assert compared > 10
