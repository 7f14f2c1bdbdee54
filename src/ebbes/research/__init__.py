"""ebbes for researchers: an OpenSpiel game and a PettingZoo environment (extra `research`).

Importing this registers the OpenSpiel game `python_ebbes`.
"""

from ebbes.research.spiel_game import EbbesGame

__all__ = ["EbbesGame"]
