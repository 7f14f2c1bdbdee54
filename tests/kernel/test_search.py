"""Flat search sees what its seat sees, and finds what is plain to see."""

from random import Random

import numpy as np
import pytest

from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.kernel.network import random_network
from ebbes.kernel.policy import scratch
from ebbes.kernel.position import empty_position, fill
from ebbes.kernel.rng import generator
from ebbes.kernel.search import policy_search, random_search
from tests.support import ALL_OPTIONS, option_id, random_game

every_option_set = pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)


@every_option_set
def test_the_same_view_and_seed_give_the_same_outcomes_whatever_is_hidden(options: Options) -> None:
    full, seen = empty_position(), empty_position()
    network, room = random_network(8, 1), scratch(8)
    for number, ply in enumerate(random_game(options, Random(41))):
        state = ply.after
        if state.phase is not PLAY or number % 7:
            continue
        fill(full, state)
        fill(seen, view(state, state.turn).seen)
        one = random_search(full, 3, generator(number))
        assert np.array_equal(one, random_search(seen, 3, generator(number)))
        two = policy_search(full, 3, network, room, 1.0, generator(number))
        assert np.array_equal(two, policy_search(seen, 3, network, room, 1.0, generator(number)))


@every_option_set
def test_before_the_last_card_the_search_knows_the_outcome(options: Options) -> None:
    """With one card each, whoever plays last knows every card: all deals give the same lead."""
    position = empty_position()
    for ply in random_game(options, Random(42)):
        state = ply.after
        one_left = state.phase is PLAY and len(state.tricks) == options.hand_size - 1
        if one_left and len(state.trick) == options.seats - 1:
            fill(position, view(state, state.turn).seen)
            assert len(np.unique(random_search(position, 5, generator(1)))) == 1
