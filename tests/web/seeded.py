"""`python -m tests.web.seeded`: a server as ever, but all its games have the same secret.

What chance decides then follows from the nonces alone: whoever brings the same one plays the same
game again, against bots who decide the same.
"""

import sys
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from secrets import token_bytes

from ebbes.server.app import create_app
from ebbes.server.measuring.logs import configure_logs
from ebbes.server.randomness import RandomBytes
from ebbes.server.run import Server, listen
from ebbes.server.services import Services, open_services
from ebbes.server.settings import Settings, load_settings

SECRET_BYTES = 32
SECRET = sha256(b"ebbes").digest()


def main() -> None:
    """Serves until it is told to stop, and says where."""
    asked = ArgumentParser()
    asked.add_argument("--port")
    asked.add_argument("--database")
    settings = load_settings(**vars(asked.parse_args()))
    configure_logs(settings.log_level, sys.stderr)
    with listen(settings.host, settings.port) as listener:
        Server(create_app(settings, seeded), settings, say).run(sockets=[listener])


def say(address: str) -> None:
    """Tells whoever has started it."""
    print(address, flush=True)


@asynccontextmanager
async def seeded(settings: Settings) -> AsyncIterator[Services]:
    """Services that know their games beforehand; only who somebody is stays a secret."""
    async with open_services(settings, random_bytes=draw_known()) as services:
        services.random_bytes = token_bytes
        yield services


def draw_known() -> RandomBytes:
    """One secret for all games; ids and codes of tables are counted."""
    numbers = count()

    def draw(size: int) -> bytes:
        return SECRET if size == SECRET_BYTES else sha256(b"%d" % next(numbers)).digest()[:size]

    return draw


if __name__ == "__main__":
    main()
