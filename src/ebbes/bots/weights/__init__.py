"""What self-play taught, with the logs of how it was learnt; `ebbes train` writes them anew."""

from contextlib import AbstractContextManager
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from ebbes.engine.options import Options
from ebbes.kernel.network import Network, load_network, weights_name


def network_for(options: Options) -> Network:
    """The policy for a game; both ways to designate share one."""
    return _network(weights_name(options.players, options.more_cards))


def weights_of(players: int, more_cards: bool) -> AbstractContextManager[Path]:
    """The file of a policy, as long as it is needed."""
    return as_file(files(__name__) / weights_name(players, more_cards))


@cache
def _network(name: str) -> Network:
    with as_file(files(__name__) / name) as path:
        return load_network(path)
