"""Tests of the bound of the log."""

import logging
from io import StringIO

import pytest
import structlog

from ebbes.server.measuring.brevity import LEFT_OUT, LINES, Brevity
from ebbes.server.measuring.logs import configure_logs
from ebbes.server.seconds import MINUTE
from tests.server.measuring.test_logs import lines
from tests.server.store.clock import Clock

pytestmark = pytest.mark.usefixtures("own_logs")
LOG = structlog.get_logger("ebbes.test")


def test_a_kind_of_line_is_written_only_so_often_in_a_minute() -> None:
    stream = StringIO()
    configure_logs("info", stream)
    for number in range(LINES + 500):
        LOG.info("nonsense", number=number)
        logging.getLogger("uvicorn.error").warning("Exceeded concurrency limit.")
    LOG.info("sense")
    events = [line["event"] for line in lines(stream)]
    assert events.count("nonsense") == LINES
    assert events.count("Exceeded concurrency limit.") == LINES
    assert events[-1] == "sense"


def test_the_next_minute_tells_how_many_were_left_out(clock: Clock) -> None:
    stream = StringIO()
    configure_logs("info", stream)
    (handler,) = logging.getLogger().handlers[:1]
    handler.filters = [Brevity(clock, lines=2)]
    for _ in range(5):
        LOG.info("nonsense")
    clock.forward(MINUTE)
    LOG.info("nonsense")
    told = lines(stream)
    assert [line["event"] for line in told] == ["nonsense", "nonsense", LEFT_OUT, "nonsense"]
    assert (told[2]["of"], told[2]["times"]) == ("nonsense", 3)


def test_kinds_without_end_are_one_kind(clock: Clock) -> None:
    brevity = Brevity(clock, lines=3, kinds=2)
    written = [brevity.filter(logging.makeLogRecord({"msg": f"{n}"})) for n in range(100)]
    assert sum(written) == 2 + 3
