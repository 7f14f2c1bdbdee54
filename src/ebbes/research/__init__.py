"""ebbes for researchers: an OpenSpiel game and a PettingZoo environment (extra `research`).

Importing this registers the OpenSpiel game `python_ebbes`.
"""

from typing import TYPE_CHECKING

from ebbes.lazy import lazily
from ebbes.research.spiel_game import EbbesGame
from ebbes.research.spiel_state import EbbesState

if TYPE_CHECKING:
    from ebbes.research import ebbes_v0
    from ebbes.research.ebbes_v0 import EbbesEnv
    from ebbes.research.spiel_bot import SpielBot
else:
    # each of these asks for a library of its own
    __getattr__ = lazily(
        __name__,
        ebbes_v0="EbbesEnv ebbes_v0",
        spiel_bot="SpielBot",
    )

__all__ = ["EbbesEnv", "EbbesGame", "EbbesState", "SpielBot", "ebbes_v0"]
