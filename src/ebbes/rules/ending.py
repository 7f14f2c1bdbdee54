"""When a game is over, and why (R24, R27, R28)."""

from typing import Final

NOT_OVER: Final = 0
"""The game goes on."""
GOAL: Final = 1
"""Somebody reached the goal (R28)."""
DABBSCHEEDEL: Final = 2
"""Somebody reached the Dabbscheedel space (R28)."""
ROUNDS: Final = 3
"""All rounds are played (R27)."""
END_NAMES: Final = (None, "goal", "dabbscheedel", "rounds")
"""The ends as records name them, by their number."""


def rounds_ending(played: int, rounds: int) -> int:
    """A game is over after its rounds (R27)."""
    return ROUNDS if played >= rounds else NOT_OVER


def track_ending(
    highest: int, lowest: int, goal: int, dabbscheedel: int, played: int, rounds: int
) -> int:
    """With picks, reaching or passing an end of the track comes before the rounds (R24, R28)."""
    if highest >= goal:
        return GOAL
    if lowest <= dabbscheedel:
        return DABBSCHEEDEL
    return rounds_ending(played, rounds)
