"""Tests of the PettingZoo environment: PettingZoo's own tests pass, masks are the rules."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ebbes.engine.errors import RuleError
from ebbes.engine.options import Options
from ebbes.research import ebbes_v0
from tests.support import some_option_sets

GAMES: list[dict[str, Any]] = [
    {},
    {"players": 2, "pick_designators": True},
    {"players": 3, "episode": "game"},
    {"players": 5, "more_cards": True, "pick_designators": True},
]


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("given", GAMES)
def test_pettingzoos_api_test_passes(given: dict[str, Any]) -> None:
    """It knows by name which environments observe with a mask, and warns of all others."""
    api_test(ebbes_v0.env(**given), num_cycles=100)


@pytest.mark.parametrize("given", GAMES)
def test_pettingzoos_seed_test_passes(given: dict[str, Any]) -> None:
    seed_test(lambda: ebbes_v0.env(**given), num_cycles=50)


def played(env: Any, rng: Random) -> dict[str, float]:
    """A random episode: what every agent got in all."""
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over else rng.choice(legal))
    return got


@some_option_sets
def test_every_agent_gets_its_lead_over_the_others_at_the_end(options: Options) -> None:
    env = ebbes_v0.env(options.players, options.more_cards, options.pick_designators)
    env.reset(seed=1)
    got = played(env, Random(1))
    table = env.unwrapped._table
    assert [got[agent] for agent in env.possible_agents] == table.utilities
    assert table.state.score.rounds == 1


def test_a_seed_fixes_the_deals_and_another_gives_others() -> None:
    env = ebbes_v0.env(players=3)
    hands = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        hands.append(env.unwrapped._table.state.hands)
    assert hands[0] == hands[2] != hands[1]


def test_without_a_seed_the_deals_go_on() -> None:
    env = ebbes_v0.env(players=3)
    env.reset(seed=1)
    first = env.unwrapped._table.state.hands
    env.reset()
    assert env.unwrapped._table.state.hands != first


def test_only_the_agent_to_act_has_anything_in_its_mask() -> None:
    env = ebbes_v0.env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_choice_against_the_rules_is_refused_by_the_rule() -> None:
    env = ebbes_v0.env()
    env.reset(seed=3)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(RuleError):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[-1]))


def test_an_agent_in_play_has_to_choose() -> None:
    env = ebbes_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="has to choose"):
        env.step(None)


def test_the_table_can_be_rendered_as_text() -> None:
    env = ebbes_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "virtual player" in text
    assert "play, turn" in text
    env.close()
    silent = ebbes_v0.env(players=2)
    silent.reset(seed=1)
    assert silent.render() is None
