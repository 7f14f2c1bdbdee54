"""How others play: their plays are as likely as the policy says."""

from random import Random

import numpy as np

from ebbes.bots.sight import sight
from ebbes.engine.commands import PlayCard
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State
from ebbes.engine.view import view
from ebbes.kernel.habits import explain_plays
from ebbes.kernel.network import random_network
from ebbes.kernel.policy import policy_of, scratch
from ebbes.kernel.position import empty_position, fill
from tests.kernel.compiled import chances_of
from tests.support import every_option_set, random_game

NETWORK = random_network(3)
WARMTH = 0.25


def chance_of(state: State, card: int) -> float:
    """How likely the policy plays a card, as a logarithm."""
    room, cells = scratch(), empty_position()
    fill(cells, state)
    found = chances_of(cells, NETWORK, room, WARMTH)
    place = room.cards[:found].tolist().index(card)
    return float(np.log(room.chances[place])) if found > 1 else 0.0


@every_option_set
def test_a_play_is_as_likely_as_the_policy_says(options: Options) -> None:
    """The true deal as the only world: the chances of all plays so far, multiplied."""
    expected = np.zeros(5)
    for ply in random_game(options, Random(51)):
        if isinstance(ply.command, PlayCard):
            expected[ply.before.turn] += chance_of(ply.before, ply.command.card)
        if ply.after.phase is PLAY and len(ply.after.tricks) == 4:
            break
    seen, cells = sight(view(ply.after, ply.after.turn)), empty_position()
    fill(cells, ply.after)
    worlds, policy = cells.reshape(1, -1), policy_of(NETWORK, 1.0)
    likely = explain_plays(
        worlds, seen.seat, seen.start, seen.plays, seen.owners, policy, np.array([WARMTH])
    )
    expected[seen.seat] = 0.0
    assert np.allclose(likely[0, :, 0], expected, atol=1e-3)
