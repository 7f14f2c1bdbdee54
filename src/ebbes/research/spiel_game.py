"""ebbes as an OpenSpiel game: `pyspiel.load_game("python_ebbes")` once this is imported."""

from typing import Any, Final

import pyspiel

from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.research.encoding import most_points
from ebbes.research.spiel_observer import Observer
from ebbes.research.spiel_state import EbbesState
from ebbes.research.table import GAME, ROUND, new_table, table_of
from ebbes.rules.cards import SUITS

NAME: Final = "python_ebbes"
DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "more_cards": False,
    "pick_designators": False,
    "episode": ROUND,
}


def game_type(has_virtual: bool) -> Any:
    """What kind of game this is; points of the virtual player are nobody's, so it sums to none."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="ebbes",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if has_virtual else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class EbbesGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One round or one game of ebbes, for two to five players, with or without the variants."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.episode: str = given.pop("episode")
        self.options = Options(**given)
        self._start = new_table(self.options, self.episode)
        kind = game_type(self.options.has_virtual)
        super().__init__(kind, self._info(), params or {})

    def new_initial_state(self) -> EbbesState:
        """A table before its first deal."""
        return EbbesState(self, self._start)

    def state_at(self, state: State) -> EbbesState:
        """The rest of a round that is being played; OpenSpiel's history begins there."""
        return EbbesState(self, table_of(state))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever translates states into what a player knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.options, self.episode, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """Dealer and starter once, then a number and the whole deck for each round."""
        return 2 + self._rounds * (1 + len(self.options.deck))

    @property
    def _rounds(self) -> int:
        return self.options.rounds if self.episode == GAME else 1

    def _info(self) -> Any:
        options, frame = self.options, self._start.frame
        most = float(self._rounds * 2 * most_points(options))
        decisions = 1 + len(SUITS) + options.players * options.hand_size
        return pyspiel.GameInfo(
            num_distinct_actions=frame.actions.count,
            max_chance_outcomes=frame.draw.count,
            num_players=options.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if options.has_virtual else 0.0,
            max_game_length=self._rounds * decisions,
        )


pyspiel.register_game(game_type(has_virtual=False), EbbesGame)
