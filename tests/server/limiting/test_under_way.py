"""Tests of `ebbes.server.limiting.under_way`: so many are under way, and others wait."""

from contextlib import AsyncExitStack

import pytest

from ebbes.addresses import address_at
from ebbes.server.limiting import under_way
from ebbes.server.limiting.under_way import AT_ONCE, AnswersUnderWay, NoneTaken

OF_ADDRESS, OF_NETWORK = AT_ONCE


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(under_way, "PATIENCE", 0.0)


async def test_an_address_that_takes_nothing_waits_and_others_do_not() -> None:
    answers = AnswersUnderWay()
    async with AsyncExitStack() as stack:
        for _ in range(OF_ADDRESS):
            await stack.enter_async_context(answers.admit("192.0.2.1"))
        with pytest.raises(NoneTaken):
            await stack.enter_async_context(answers.admit("192.0.2.1"))
        await stack.enter_async_context(answers.admit("192.0.2.2"))
    async with answers.admit("192.0.2.1"):
        pass


async def test_a_network_of_ipv6_has_few_more_than_an_address() -> None:
    answers = AnswersUnderWay()
    async with AsyncExitStack() as stack:
        for number in range(OF_NETWORK):
            await stack.enter_async_context(answers.admit(address_at(f"2001:db8:1:{number}::1")))
        with pytest.raises(NoneTaken):
            await stack.enter_async_context(answers.admit(address_at("2001:db8:1:ffff::1")))
        await stack.enter_async_context(answers.admit(address_at("2001:db8:2::1")))


async def test_nothing_is_kept_of_those_who_have_taken_theirs() -> None:
    answers = AnswersUnderWay()
    for number in range(100):
        async with answers.admit(f"192.0.2.{number}"):
            pass
    assert not len(answers)
