"""Who asks much at once asks one thing after the other, and others come in between."""

from asyncio import Lock, sleep
from weakref import WeakValueDictionary


class Queues:
    """One queue for each address; it is there as long as somebody waits in it."""

    def __init__(self) -> None:
        self._heads: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._heads)

    async def wait(self, address: str) -> None:
        """Returns when everybody else has had a turn since the last one of this address began."""
        head = self._heads.setdefault(address, Lock())
        async with head:
            await sleep(0)
