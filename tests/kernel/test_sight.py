"""What a seat sees of a game of the kernel is what the engine lets it see, to the last cell."""

from random import Random

import numpy as np

from ebbes.bots.sight import position_of
from ebbes.engine.commands import Choice, NameStarter
from ebbes.engine.decide import step
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, Phase, State, new_game
from ebbes.engine.view import view
from ebbes.kernel.game import (
    EVENT_LENGTH,
    GAME_LENGTH,
    MADE,
    MOST_EVENTS,
    OWNERS,
    PHASE,
    PLAYS,
    TURN,
    begin_game,
    choose,
    deal_round,
    game_of,
)
from ebbes.kernel.position import Position, empty_position
from ebbes.kernel.recall import SHOWN_LENGTH, recall
from ebbes.kernel.sight import hide, tidy
from ebbes.rules.cards import NO_CARD
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
    assert recalled(state).tolist() == seen.tolist()


def recalled(state: State) -> Position:
    """The round as its view tells it: plays in their order, the own hand, what lies open."""
    seen, position = view(state, state.turn).seen, empty_position()
    game = game_of(seen)
    game[PHASE], game[TURN], game[MADE] = [*Phase].index(state.phase), state.turn, len(seen.plays)
    game[PLAYS : PLAYS + len(seen.plays)] = seen.plays
    up = seen.virtual.face_up if seen.virtual else (NO_CARD,) * 5
    down = [len(pile) for pile in seen.virtual.face_down] if seen.virtual else [0] * 5
    shown = np.array([seen.setup.dealer, *seen.setup.designators, *up, *down], dtype=np.int64)
    assert len(shown) == SHOWN_LENGTH
    recall(game, position, state.turn, np.array(seen.hands[state.turn], dtype=np.uint8), shown)
    assert tuple(game[OWNERS : OWNERS + len(seen.plays)]) == seen.owners
    return position


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
