"""The rules compiled: playouts, samples of hidden hands, policies and search, at machine speed.

Needs the extra `kernel`. Functions are compiled when they are first called, not when imported.
"""

from ebbes.kernel.compiled import cache_folder
from ebbes.kernel.deals import cards_of, start_of
from ebbes.kernel.exact import exact_search
from ebbes.kernel.network import Network, load_network, save_network
from ebbes.kernel.perft import perft
from ebbes.kernel.playout import play_out, random_rounds
from ebbes.kernel.policy import Policy, policy_of
from ebbes.kernel.position import Position, empty_position, fill
from ebbes.kernel.rng import Generator, generator
from ebbes.kernel.search import NAMING, PICKING, PLAYING, Outcomes, search
from ebbes.kernel.worlds import Numbers, Worlds, sample_worlds

__all__ = [
    "NAMING",
    "PICKING",
    "PLAYING",
    "Generator",
    "Network",
    "Numbers",
    "Outcomes",
    "Policy",
    "Position",
    "Worlds",
    "cache_folder",
    "cards_of",
    "empty_position",
    "exact_search",
    "fill",
    "generator",
    "load_network",
    "perft",
    "play_out",
    "policy_of",
    "random_rounds",
    "sample_worlds",
    "save_network",
    "search",
    "start_of",
]
