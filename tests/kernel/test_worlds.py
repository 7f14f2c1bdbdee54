"""Worlds: all that is known stays, all that is hidden may be anywhere."""

from random import Random

import numpy as np

from ebbes.bots.sight import sight
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.engine.view import view
from ebbes.kernel.position import HANDS
from ebbes.kernel.rng import generator
from ebbes.kernel.worlds import sample_worlds
from tests.support import every_option_set, random_game


@every_option_set
def test_worlds_differ_in_the_hidden_hands_alone(options: Options) -> None:
    for number, ply in enumerate(random_game(options, Random(52))):
        state = ply.after
        if state.phase is PLAY and number % 9 == 0:
            seen = sight(view(state, state.turn))
            worlds = sample_worlds(seen.position, seen.seat, 5, generator(number))
            own = slice(HANDS + seen.seat * 5, HANDS + seen.seat * 5 + 5)
            assert (worlds[:, own] == seen.position[own]).all()
            assert (worlds[:, :HANDS] == seen.position[:HANDS]).all()


def test_a_forgetful_seat_imagines_cards_that_are_gone() -> None:
    """It knows its own cards and the last trick; earlier cards may be anywhere, or nowhere."""
    for ply in random_game(Options(4), Random(53)):
        state = ply.after
        if state.phase is not PLAY or len(state.tricks) != 5 or state.trick:
            continue
        seen = sight(view(state, state.turn), memory=1)
        worlds = sample_worlds(seen.position, seen.seat, 200, generator(1))
        hands = np.bitwise_or.reduce(worlds[:, HANDS : HANDS + 25].reshape(200, 5, 5), axis=1)
        imagined = {
            suit << 4 | value
            for suit in range(5)
            for value in range(1, 9)
            if (hands[:, suit] >> value & 1).any()
        }
        sizes = [sum(int(mask).bit_count() for mask in world) for world in hands]
        assert set(sizes) == {4 * 5}
        assert imagined & {card for trick in state.tricks[:4] for card in trick.cards}
        assert not imagined & set(state.tricks[4].cards)
