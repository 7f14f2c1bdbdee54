"""A server behind a proxy."""

from typing import NamedTuple

from tests.deploy.nginx import Ports
from tests.server.siege.servers import Mortal


class Front(NamedTuple):
    """Where people come in, and who is behind it."""

    address: str
    ports: Ports
    server: Mortal
