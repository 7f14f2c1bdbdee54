"""Policies: chances over the legal cards, weights that survive their file, rounds to the end."""

from pathlib import Path
from random import Random

import numpy as np

from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.kernel.network import load_network, random_network, save_network
from ebbes.kernel.policy import policy_of, policy_play_out, scratch
from ebbes.kernel.position import LEFT, LYING, empty_position, fill
from ebbes.kernel.rng import generator
from tests.kernel.compiled import chances_of
from tests.support import every_option_set, random_game


@every_option_set
def test_the_chances_of_the_legal_cards_add_up_to_one(options: Options) -> None:
    network, room, position = random_network(1), scratch(), empty_position()
    for ply in random_game(options, Random(31)):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            found = chances_of(position, network, room, 1.0)
            assert found == len(legal_commands(ply.after))
            assert np.isclose(room.chances[:found].sum(), 1.0, atol=1e-5)
            assert (room.chances[:found] > 0).all()


def test_a_lower_warmth_prefers_the_best_card() -> None:
    network, room, position = random_network(1), scratch(), empty_position()
    fill(position, next(random_game(Options(4), Random(32))).after)
    found = chances_of(position, network, room, 1.0)
    warm = room.chances[:found].copy()
    chances_of(position, network, room, 0.1)
    assert room.chances[:found].argmax() == warm.argmax()
    assert room.chances[:found].max() > warm.max()


@every_option_set
def test_a_policy_plays_every_round_to_its_end(options: Options) -> None:
    policy, position = policy_of(random_network(2), 1.0), empty_position()
    for number, ply in enumerate(random_game(options, Random(33))):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            policy_play_out(position, 0, policy, generator(number))
            assert position[LEFT] == 0


@every_option_set
def test_a_policy_stops_between_tricks_when_so_many_are_left(options: Options) -> None:
    policy, position = policy_of(random_network(2), 1.0), empty_position()
    for number, ply in enumerate(random_game(options, Random(34))):
        if ply.after.phase is PLAY:
            fill(position, ply.after)
            left = int(position[LEFT])
            policy_play_out(position, left - 1, policy, generator(number))
            assert (position[LEFT], position[LYING]) == (left - 1, 0)


def test_weights_survive_their_file(tmp_path: Path) -> None:
    network = random_network(3)
    save_network(network, tmp_path / "weights.npz")
    again = load_network(tmp_path / "weights.npz")
    for one, other in zip(network, again, strict=True):
        assert other.dtype == np.float32
        assert np.allclose(one, other, atol=1e-3)
