"""The kernel follows the engine ply by ply, in every option set."""

from random import Random

import numpy as np

from ebbes.engine.events import CardPlayed, Event, RoundScored
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import PLAY, State, new_game
from ebbes.kernel.play import score
from ebbes.kernel.position import DOWN, FACE_DOWN, LYING, TRICK, empty_position, fill
from tests.kernel.compiled import legal_cards, play_card
from tests.support import every_option_set, random_game

Cells = np.ndarray[tuple[int], np.dtype[np.uint16]]


def log_of(options: Options, seed: int) -> list[Event]:
    """Everything that happens in a random game."""
    return [event for ply in random_game(options, Random(seed)) for event in ply.events]


def position_of(state: State) -> Cells:
    """The kernel's position of a full state."""
    position = empty_position()
    fill(position, state)
    return position  # type: ignore[no-any-return]


@every_option_set
def test_every_play_leads_to_the_position_the_engine_leads_to(options: Options) -> None:
    """Wherever the next event is a play, the kernel stands where the engine stands."""
    state = new_game(options)
    position = empty_position()
    compared = 0
    for event in log_of(options, 1):
        if isinstance(event, CardPlayed):
            if len(state.plays) > 0:
                assert told(position) == told(position_of(state))
                compared += 1
            position = position_of(state)
            play_card(position, event.card)
        state = evolve(state, event)
    assert compared == (options.seats * options.hand_size - 1) * state.score.rounds


def told(position: Cells) -> list[int]:
    """A position to compare: cells of cards that lie there no more do not count."""
    cells = position.copy()
    cells[TRICK + cells[LYING] : TRICK + 6] = 0
    for column in range(5):
        below = FACE_DOWN + 2 * column
        cells[below + cells[DOWN + column] : below + 2] = 0
    return [int(cell) for cell in cells]


@every_option_set
def test_the_legal_cards_are_the_engines(options: Options) -> None:
    for ply in random_game(options, Random(2)):
        if ply.after.phase is PLAY:
            expected = [choice.card for choice in legal_commands(ply.after)]  # type: ignore[union-attr]
            assert legal_cards(position_of(ply.after)).tolist() == expected


@every_option_set
def test_the_points_of_a_round_are_the_engines(options: Options) -> None:
    state = new_game(options)
    points = np.zeros(5, dtype=np.int64)
    for event in log_of(options, 3):
        if isinstance(event, RoundScored):
            position = position_of(state)
            score(position, points)
            assert tuple(points[: options.seats]) == event.points
        state = evolve(state, event)
