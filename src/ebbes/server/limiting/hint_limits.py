"""How many hints there may be: of a person, of an address, and at once."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ebbes.server.limiting.buckets import AddressBuckets, Buckets
from ebbes.server.limiting.limits import spend_one, too_many
from ebbes.server.seconds import MINUTE
from ebbes.server.settings import Settings

SOON = 1.0
"""Seconds after which somebody may ask again who still waits for a hint."""


class HintLimits:
    """Counts hints, and knows who waits for one: a hint is more work than anything else."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._of_person = Buckets(settings.hints_per_minute, MINUTE, clock)
        self._of_address = AddressBuckets(settings.address_hints_per_minute, MINUTE, clock)
        self._waiting: set[str] = set()

    @contextmanager
    def admit(self, address: str, person: str) -> Iterator[None]:
        """One hint of a person, who gets no other one meanwhile; or a 429."""
        if person in self._waiting:
            raise too_many("hints at once", SOON)
        spend_one(self._of_person, person, "hints")
        spend_one(self._of_address, address, "hints from this address")
        self._waiting.add(person)
        try:
            yield
        finally:
            self._waiting.remove(person)
