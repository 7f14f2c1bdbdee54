"""Tests of `ebbes.terminal.chatter`: who is heard."""

import pytest

from ebbes.engine.options import Options
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.table_events import AnyEvent, Said, SeatTaken
from ebbes.terminal.chatter import MOST, Chatter, others_at
from ebbes.terminal.speech import Speech
from tests.terminal.still import seen_of

SEEN = seen_of(None, 0, Options(5))
HELLO = Said(seat=1, phrase=Phrase.HELLO)


@pytest.fixture
def chatter() -> Chatter:
    """Where everybody is heard."""
    return Chatter()


def heard(chatter: Chatter, *events: AnyEvent) -> list[str]:
    """Who is read after all that."""
    for event in events:
        chatter.note(event, SEEN, Speech("en"))
    return [line.who for line in chatter.lines]


def test_what_is_said_is_read_and_only_the_last_of_it(chatter: Chatter) -> None:
    assert heard(chatter, HELLO) == ["Lisbeth"]
    assert heard(chatter, *[HELLO] * 2 * MOST) == ["Lisbeth"] * MOST


def test_who_is_muted_alone_is_not_heard_and_others_are(chatter: Chatter) -> None:
    chatter.mute(1)
    assert heard(chatter, HELLO, Said(seat=2, phrase=Phrase.HELLO)) == ["Schorsch"]
    chatter.mute(1)
    assert heard(chatter, HELLO) == ["Schorsch", "Lisbeth"]


def test_whoever_takes_the_seat_of_somebody_who_was_muted_is_heard(chatter: Chatter) -> None:
    chatter.mute(1)
    assert heard(chatter, SeatTaken(seat=1, name="Lisbeth"), HELLO) == ["Lisbeth", "Lisbeth"]


def test_nobody_is_heard_once_all_are_muted_and_who_was_muted_alone_stays_so(
    chatter: Chatter,
) -> None:
    chatter.mute(1)
    chatter.mute_all()
    assert heard(chatter, HELLO, Said(seat=2, phrase=Phrase.HELLO)) == []
    chatter.mute_all()
    assert heard(chatter, HELLO, Said(seat=2, phrase=Phrase.HELLO)) == ["Schorsch"]


def test_only_other_people_can_be_muted() -> None:
    assert others_at(SEEN) == {4: "Bert"}
