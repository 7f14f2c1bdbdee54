"""The playing strengths a person can choose from, from a friendly beginner to `expert`."""

from typing import Final

from ebbes.bots.mind import Mind
from ebbes.bots.taste import Taste

BEGINNER: Final = Mind(
    worlds=1, practice=False, memory=0, foresight=1, taste=Taste(naming=0.6, taking=0.6)
)
CASUAL: Final = Mind(worlds=4, memory=2)
SOLID: Final = Mind(worlds=10, memory=3)
STRONG: Final = Mind(worlds=14)
EXPERT: Final = Mind(worlds=512, effort=60_000, insight=48, exact=2)

LEVELS: Final = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    "solid": SOLID,
    "strong": STRONG,
    "expert": EXPERT,
}
"""The mind behind each strength, the friendliest first."""
