"""When a game is over (R24, R27, R28)."""

from typing import Final

NOT_OVER: Final = 0
GOAL: Final = 1
DABBSCHEEDEL: Final = 2
ROUNDS: Final = 3
END_NAMES: Final = (None, "goal", "dabbscheedel", "rounds")


def track_ending(highest: int, lowest: int, goal: int, dabbscheedel: int) -> int:
    """With "pick designators" reaching or passing either end of the track is enough (R24, R28)."""
    if highest >= goal:
        return GOAL
    if lowest <= dabbscheedel:
        return DABBSCHEEDEL
    return NOT_OVER


def rounds_ending(played: int, rounds: int) -> int:
    """Otherwise the game ends after the agreed number of rounds (R27, R28)."""
    return ROUNDS if played >= rounds else NOT_OVER
