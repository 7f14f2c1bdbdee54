"""Tests of `ebbes.bots.instinct`."""

from pathlib import Path
from random import Random

import pytest

from ebbes.bots.instinct import InstinctBot
from ebbes.bots.sight import sight
from ebbes.bots.weights import network_for
from ebbes.engine.commands import PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.kernel.network import random_network, save_network
from ebbes.kernel.policy import policy_of
from ebbes.kernel.trials import card_chances
from tests.bots.games import decisions

GAMES = [Options(2), Options(4), Options(3, pick_designators=True)]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_it_plays_legally_what_the_policy_likes_best(options: Options) -> None:
    policy = policy_of(network_for(options), 1.0)
    for state, choice in decisions(InstinctBot(), options, 2):
        assert choice in legal_commands(state)
        seen = view(state, state.turn)
        if isinstance(choice, PlayCard):
            chances = card_chances(sight(seen).position, policy)
            assert chances[seen.legal.index(choice)] == chances.max()


def test_it_plays_by_other_weights_if_it_gets_them(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    save_network(random_network(3), file)
    own, other = InstinctBot(), InstinctBot(file)
    views = [view(state, state.turn) for state, _ in decisions(own, Options(4), 3)]
    assert any(own.choose(seen, Random(1)) != other.choose(seen, Random(1)) for seen in views)
