"""Long answers that are under way: of each address so many, until they were taken."""

from asyncio import Semaphore, timeout
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from ebbes.addresses import keys_of

AT_ONCE = (4, 8)
"""Of an address, and of the network around it."""
PATIENCE = 5.0
"""Seconds somebody waits until one of theirs was taken."""


class NoneTaken(Exception):
    """All that an address may have are still under way."""


class AnswersUnderWay:
    """Who asks for many, and takes them slowly, waits for their own, and not in our memory."""

    def __init__(self) -> None:
        self._places: WeakValueDictionary[str, Semaphore] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._places)

    @asynccontextmanager
    async def admit(self, address: str) -> AsyncIterator[None]:
        """One more of an address, while it is under way; or `NoneTaken`."""
        async with AsyncExitStack() as stack:
            try:
                async with timeout(PATIENCE):
                    for places in self._places_of(address):
                        await stack.enter_async_context(places)
            except TimeoutError:
                raise NoneTaken from None
            yield

    def _places_of(self, address: str) -> list[Semaphore]:
        """Those of an address, and in IPv6 of the network around it."""
        sizes = zip(keys_of(address), AT_ONCE, strict=False)
        return [self._places.setdefault(key, Semaphore(most)) for key, most in sizes]
