"""How long a bot may think: as it likes while few wait, ever shorter while many do.

Time is given out in plays, which a bot counts while it thinks, so that the same number of plays
gives the same choice. The seconds already waited count too: on a slow machine, or when a worker is
lost, the rest of the queue goes faster.
"""

from typing import Final

from ebbes.bots.cast import MINDS
from ebbes.bots.roster import SIMPLE, level_and_plays
from ebbes.engine.view import View

SECONDS: Final = 0.8
"""Within which a choice should be made, its time in the queue included."""
PACE: Final = 500_000
"""Plays a second that every position allows."""
FEWEST: Final = 300
"""Plays below which thinking is not worth its while, and a rule of thumb decides."""
EXPERT_FROM: Final = 2_000
"""Plays below which `expert` does little but prepare itself: `strong` makes more of them."""
MOST_WORLDS: Final = 256
FEWEST_WORLDS: Final = 16


def plays_each(waiting: float, waited: float) -> int:
    """The plays for a choice that has waited some seconds, if so many wait for its worker."""
    return max(0, int(PACE * (SECONDS - waited) / max(waiting, 1.0)))


def shortened(bot: str, plays: int) -> str | None:
    """The name of a bot that thinks so many plays at the most; None for a rule of thumb."""
    level, own = level_and_plays(bot)
    if level in SIMPLE:
        return bot
    if plays < FEWEST:
        return None
    if level not in MINDS:
        return bot
    most = min(plays, MINDS[level].effort if own is None else own)
    return f"strong@{most}" if level == "expert" and plays < EXPERT_FROM else f"{level}@{most}"


def worlds_for(view: View, plays: int) -> int:
    """How many worlds an explanation can be based on: all choices are played on in each."""
    options = view.seen.options
    left = options.seats * options.hand_size - len(view.seen.plays)
    each = max(1, len(view.legal) * left)
    return min(max(plays // each, FEWEST_WORLDS), MOST_WORLDS)
