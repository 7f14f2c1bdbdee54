"""What a seat sees of a game of the kernel is what the engine lets it see, to the last cell."""

from random import Random

import numpy as np

from ebbes.bots.sight import position_of
from ebbes.engine.commands import Choice, NameStarter
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, State, new_game
from ebbes.engine.view import view
from ebbes.kernel.game import (
    EVENT_LENGTH,
    GAME_LENGTH,
    MOST_EVENTS,
    begin_game,
    choose,
    deal_round,
)
from ebbes.kernel.position import Position, empty_position
from ebbes.kernel.sight import hide, tidy
from tests.support import every_option_set
from tests.wasm.asked import random_deals

ROUNDS = 2


def sees(position: Position, state: State) -> None:
    """The seat to act sees its view, and with open cards there is the state."""
    whole, seen = position.copy(), position.copy()
    tidy(whole)
    hide(seen, state.turn)
    tidy(seen)
    assert whole.tolist() == position_of(state).tolist()
    assert seen.tolist() == position_of(view(state, state.turn).seen).tolist()


def number_of(choice: Choice) -> int:
    """A choice as the kernel has it."""
    return choice.starter if isinstance(choice, NameStarter) else choice.card


@every_option_set
def test_a_tidy_position_is_that_of_the_engine(options: Options) -> None:
    rng = Random(3)
    deals, state = random_deals(options, rng), new_game(options)
    game, position = np.zeros(GAME_LENGTH, dtype=np.int64), empty_position()
    events = np.zeros((MOST_EVENTS, EVENT_LENGTH), dtype=np.int64)
    begin_game(
        game,
        options.players,
        options.more_cards,
        options.pick_designators,
        options.rounds,
        options.goal,
        options.dabbscheedel,
    )
    while state.phase is not OVER and state.score.rounds < ROUNDS:
        if state.phase is DEAL:
            deal = deals[state.score.rounds]
            state, _ = step(state, deal)
            cards = np.array([card for hand in deal.hands for card in hand], dtype=np.uint8)
            starter = -1 if deal.starter is None else deal.starter
            deal_round(game, position, deal.dealer, cards, deal.value or 0, starter, events)
        sees(position, state)
        choice = rng.choice(legal_commands(state))
        state, _ = step(state, choice)
        assert choose(game, position, number_of(choice), events) >= 0
