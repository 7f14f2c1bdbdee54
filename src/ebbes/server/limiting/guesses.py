"""Wrong codes, whatever they open: how many a network may try, and all of them together."""

import time
from collections.abc import Callable

from starlette.requests import HTTPConnection

from ebbes.server.limiting.address import network_of
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.limiting.limits import too_many
from ebbes.server.seconds import MINUTE
from ebbes.server.settings import Settings

EVERYBODY = ""
WHAT = "wrong codes"
MEMORY = 10 * MINUTE
"""Seconds for which it is known that a network has guessed."""


class Guesses:
    """Counts only what is not found: who has a code that is right is never in the way of others."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._of_network = Buckets(settings.wrong_codes_per_minute, MINUTE, clock)
        self._of_all = Buckets(settings.all_wrong_codes_per_minute, MINUTE, clock)
        self._lately = Buckets(1, MEMORY, clock)

    def verify(self, connection: HTTPConnection) -> None:
        """Raises a 429 for a network that has guessed too much, whether its next code is right.

        While all guess too much together, it is too much to have guessed at all.
        """
        network = network_of(connection)
        wait = self._of_network.wait(network)
        if not wait and self._of_all.wait(EVERYBODY):
            wait = self._lately.wait(network)
        if wait:
            raise too_many(WHAT, wait)

    def wrong(self, connection: HTTPConnection) -> None:
        """A code was not found; raises a 429 instead if all together had too many of those."""
        network = network_of(connection)
        self._of_network.take(network)
        self._lately.take(network)
        if wait := self._of_all.take(EVERYBODY):
            raise too_many(WHAT, wait)
