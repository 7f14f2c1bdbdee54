"""Random playouts: legal, fair, and the same from the same seed."""

from collections import Counter
from random import Random

import numpy as np

from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.playout import play_out, random_rounds
from ebbes.kernel.position import HANDS, LEFT, TAKEN, empty_position, fill
from ebbes.kernel.rng import generator
from tests.kernel.compiled import random_cards
from tests.support import every_option_set, random_game


@every_option_set
def test_a_random_card_is_any_legal_card(options: Options) -> None:
    position = empty_position()
    for ply in random_game(options, Random(4)):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            legal = {choice.card for choice in legal_commands(ply.after)}  # type: ignore[union-attr]
            assert set(random_cards(position, 300, generator(5)).tolist()) == legal


def test_every_legal_card_is_equally_likely() -> None:
    position = empty_position()
    fill(position, next(random_game(Options(5, True), Random(6))).after)
    drawn = Counter(random_cards(position, 15_000, generator(7)).tolist())
    assert len(drawn) == 15
    assert all(850 < times < 1150 for times in drawn.values())


@every_option_set
def test_a_playout_takes_every_card_and_ends_the_round(options: Options) -> None:
    position = empty_position()
    for number, ply in enumerate(random_game(options, Random(8))):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            play_out(position, 0, generator(number))
            assert position[LEFT] == 0
            assert not position[HANDS : HANDS + 25].any()
            taken = position[TAKEN : TAKEN + 25].tolist()
            assert sum(mask.bit_count() for mask in taken) == len(options.deck)


@every_option_set
def test_the_same_seed_plays_the_same_rounds(options: Options) -> None:
    one = random_rounds(50, start_of(options), cards_of(options), generator(9))
    other = random_rounds(50, start_of(options), cards_of(options), generator(9))
    assert np.array_equal(one, other)
    assert one[: options.seats].any()
    assert not one[options.seats :].any()
