"""What points are worth, as the kernel reckons it, for states of the engine."""

from ebbes.engine.state import State
from ebbes.kernel.game import game_of
from ebbes.kernel.search import Outcomes
from ebbes.kernel.taste import POINTS_A_WIN
from ebbes.kernel.worth import Worths, leads, worths_of
from ebbes.kernel.worth import is_for_points as is_game_for_points
from ebbes.rules.seats import Seat

__all__ = ["POINTS_A_WIN", "Worths", "is_for_points", "lead", "worth"]


def lead(outcomes: Outcomes, seat: Seat) -> Worths:
    """The own points less the mean of the others'."""
    return leads(outcomes, seat)


def worth(outcomes: Outcomes, seen: State, seat: Seat) -> Worths:
    """Points while the game is long, the standings when this round or the next may end it."""
    return worths_of(outcomes, game_of(seen), seat)


def is_for_points(seen: State) -> bool:
    """Whether neither this round nor the next is likely to end the game."""
    return is_game_for_points(game_of(seen))
