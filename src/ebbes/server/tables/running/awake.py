"""How long the house was awake: nobody was idle while no server ran."""

from collections.abc import Iterable

from ebbes.server.store.presence import Life


def awake_since(lives: Iterable[Life], seconds: float) -> float | None:
    """The moment since which there was a server for so many seconds in all; None before that.

    Lives may overlap, as processes run beside each other: each second counts once.
    """
    counted = float("inf")
    for life in sorted(lives, key=lambda life: life.beat_at, reverse=True):
        end = min(life.beat_at, counted)
        awake = end - life.awake_since
        if awake >= seconds:
            return end - seconds
        if awake > 0:
            seconds -= awake
            counted = life.awake_since
    return None
