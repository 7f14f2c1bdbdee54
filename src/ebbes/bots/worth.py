"""What points are worth, as the kernel reckons it, for states of the engine."""

from ebbes.engine.state import State
from ebbes.kernel import worth as kernel
from ebbes.kernel.game import game_of
from ebbes.kernel.search import Outcomes
from ebbes.rules.seats import Seat


def lead(outcomes: Outcomes, seat: Seat) -> kernel.Worths:
    """The own points less the mean of the others'."""
    return kernel.leads(outcomes, seat)


def is_for_points(seen: State) -> bool:
    """Whether neither this round nor the next is likely to end the game."""
    return kernel.is_for_points(game_of(seen))
