"""Tests of what is told once a minute."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest

from ebbes.server.measuring import tally
from ebbes.server.measuring.logs import configure_logs
from ebbes.server.measuring.tally import Tally
from tests.server.measuring.test_logs import lines
from tests.server.until import until

pytestmark = pytest.mark.usefixtures("own_logs")


@pytest.fixture
def told() -> Callable[[], list[tuple[Any, ...]]]:
    """What was logged by now."""
    stream = StringIO()
    configure_logs("info", stream)
    return lambda: [(line["event"], line["code"], line["times"]) for line in lines(stream)]


async def test_the_first_is_told_at_once_and_the_others_together(
    told: Callable[[], list[tuple[Any, ...]]],
) -> None:
    async with Tally() as counts:
        for _ in range(1000):
            counts.count("refused", "a")
        counts.count("refused", "b")
        assert told() == [("refused", "a", 1), ("refused", "b", 1)]
    assert told()[2:] == [("refused", "a", 999)]


async def test_a_minute_tells_what_it_held_and_a_quiet_one_nothing(
    told: Callable[[], list[tuple[Any, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tally, "SECONDS", 0.01)
    async with Tally() as counts:
        for _ in range(5):
            counts.count("refused", "a", "warning")
        await until(lambda: len(told()) == 2)
        await until(lambda: not counts._counts)
        counts.count("refused", "a", "warning")
    assert told() == [("refused", "a", 1), ("refused", "a", 4), ("refused", "a", 1)]
