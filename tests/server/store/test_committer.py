"""Tests of `ebbes.server.store.committer`: who waits for company on the way to the disk."""

import asyncio

import pytest

from ebbes.server.store import Store, committer
from ebbes.server.store.values import EntryRange


class Pauses:
    """Takes the place of `asyncio.sleep`: every pause lasts until it is ended."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.ended = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """Notes how long it was asked for."""
        self.seconds.append(seconds)
        if seconds > 0:
            await self.ended.wait()


@pytest.fixture
async def table(store: Store) -> str:
    await store.tables.create("t", "abc", public=False, entries=["created"])
    return "t"


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Pauses:
    pauses = Pauses()
    monkeypatch.setattr(committer, "GATHER", 3600.0)
    monkeypatch.setattr(asyncio, "sleep", pauses.sleep)
    return pauses


async def test_who_comes_after_a_quiet_moment_waits_for_nobody(
    store: Store, table: str, pauses: Pauses
) -> None:
    assert await store.log.append(table, 1, ["a"]) == EntryRange(2, 2)
    (waited,) = pauses.seconds
    assert waited <= 0


async def test_who_comes_soon_after_a_transaction_shares_the_next(
    store: Store, table: str, pauses: Pauses
) -> None:
    await store.log.append(table, 1, ["a"])
    first = asyncio.create_task(store.log.append(table, 2, ["b"]))
    while len(pauses.seconds) < 2:
        await asyncio.wait([first], timeout=0)
    second = asyncio.create_task(store.log.append(table, 3, ["c"]))
    await asyncio.wait([second], timeout=0)
    pauses.ended.set()
    assert await first == EntryRange(3, 3)
    assert await second == EntryRange(4, 4)
    assert len(pauses.seconds) == 2
