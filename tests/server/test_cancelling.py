"""Work that is cancelled: some of it at once, some of it when it is done."""

import asyncio

import pytest

from ebbes.server.cancelling import finished, first_of


async def for_ever(ended: list[str]) -> None:
    """Tells when it is cancelled."""
    try:
        await asyncio.Event().wait()
    finally:
        ended.append("for ever")


async def fail() -> None:
    """Raises a moment later."""
    await asyncio.sleep(0)
    raise LookupError("failed")


async def test_the_others_are_cancelled_when_one_ends() -> None:
    ended: list[str] = []
    await first_of(for_ever(ended), asyncio.sleep(0))
    assert ended == ["for ever"]


async def test_what_the_first_raises_is_raised() -> None:
    ended: list[str] = []
    with pytest.raises(LookupError, match="failed"):
        await first_of(for_ever(ended), fail())
    assert ended == ["for ever"]


@pytest.mark.parametrize("moments", range(6))
async def test_whoever_is_cancelled_stays_cancelled_while_one_fails(moments: int) -> None:
    async def work() -> None:
        try:
            await first_of(for_ever([]), fail())
        except LookupError:
            await asyncio.Event().wait()

    task = asyncio.ensure_future(work())
    for _ in range(moments):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_work_that_must_be_finished_is_finished_before_the_end() -> None:
    begun, may_end, ended = asyncio.Event(), asyncio.Event(), []

    async def work() -> None:
        begun.set()
        await may_end.wait()
        ended.append("work")

    task = asyncio.ensure_future(finished(work()))
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["work"]


async def test_finished_work_gives_what_it_found() -> None:
    assert await finished(asyncio.sleep(0, "found")) == "found"
    with pytest.raises(LookupError, match="failed"):
        await finished(fail())
