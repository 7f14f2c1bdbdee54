"""ebbes as a PettingZoo environment: agents take turns, masks tell what is legal."""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ebbes.engine.options import Options
from ebbes.research.encoding import Encoding, empty_pieces
from ebbes.research.table import CHANCE, ROUND, TERMINAL, Table, new_table
from ebbes.research.text import table_text

Agent = str
Observation = dict[str, NDArray[Any]]


def env(
    players: int = 4,
    more_cards: bool = False,
    pick_designators: bool = False,
    episode: str = ROUND,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """The environment, with PettingZoo's own check of the order of calls."""
    options = Options(players, more_cards, pick_designators)
    return OrderEnforcingWrapper(EbbesEnv(options, episode, render_mode))


class EbbesEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """A round or a game; the people are `player_0`, `player_1`, ... by seat.

    An observation holds what the agent's view shows, and a mask of what it may do now. At the end
    each agent gets its points less the mean of the others' as its reward; before, nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ebbes_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, options: Options, episode: str, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoding = Encoding(options)
        self._start = self._table = new_table(options, episode)
        self._chance, _ = seeding.np_random()
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        actions = self._start.frame.actions.count
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> Dict:
        """What an agent's observations look like: all of them the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete:
        """The numbers of all choices there are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; with a seed, the same deals follow every time."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._move_to(self._start)

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is; a `RuleError` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose: None is for agents whose episode is over")
        after = self._table.acted(int(action))
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._move_to(after)
        self._accumulate_rewards()

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees now, and what it may do."""
        view = self._table.view(self._seats[agent])
        tensor, pieces = empty_pieces(self._encoding.shapes())
        self._encoding.write(pieces, view)
        actions = self._table.frame.actions
        mask = np.zeros(actions.count, dtype=np.int8)
        mask[actions.numbered(view.legal)] = 1
        return {"observation": tensor, "action_mask": mask}

    def render(self) -> str | None:
        """The table as everyone sees it, if the mode is `ansi`."""
        return table_text(self._table.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _move_to(self, table: Table) -> None:
        """Deal until somebody has to choose, or all is over."""
        while table.actor == CHANCE:
            outcomes = table.outcomes()
            table = table.drew(outcomes[self._chance.integers(len(outcomes))])
        self._table = table
        if table.actor != TERMINAL:
            self.agent_selection = self.possible_agents[table.actor]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, table.utilities, strict=True))
        self.agent_selection = self.agents[0]

    def _space(self) -> Dict:
        size = empty_pieces(self._encoding.shapes())[0].size
        return Dict(
            {
                "observation": Box(-1, 1, (size,), np.float32),
                "action_mask": Box(0, 1, (self._start.frame.actions.count,), np.int8),
            }
        )
