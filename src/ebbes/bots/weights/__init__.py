"""What self-play taught, with the logs of how it was learnt; `ebbes train` writes them anew."""

from functools import cache
from importlib.resources import as_file, files

from ebbes.engine.options import Options
from ebbes.kernel.network import Network, load_network, weights_name


def network_for(options: Options) -> Network:
    """The policy for a game; both ways to designate share one."""
    return _network(weights_name(options.players, options.more_cards))


@cache
def _network(name: str) -> Network:
    with as_file(files(__name__) / name) as path:
        return load_network(path)
