"""Tests of `ebbes.server.tables.telling.telling`: what is told is a message of the protocol."""

from ebbes.engine.options import Options
from ebbes.protocol.messages import Events
from ebbes.server.tables.telling.telling import Telling
from tests.server.tables.ear import TIMING
from tests.server.tables.walk import Walk


def test_every_telling_is_the_shortest_text_of_its_message() -> None:
    for step in Walk(Options(4), 24).steps(500):
        telling = Telling(step.after, step.entries, TIMING)
        for seat in (None, 0, 1, 2, 3):
            text = telling.for_seat(seat)
            assert Events.model_validate_json(text).model_dump_json() == text
