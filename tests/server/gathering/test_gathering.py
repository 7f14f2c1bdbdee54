"""Tests of `ebbes.server.gathering.gathering`."""

import json
from contextlib import ExitStack
from typing import Any

import pytest

from ebbes.server.fanout.memory import MemoryFanout
from ebbes.server.gathering.gathering import (
    BACK_SECONDS,
    KEPT,
    MOST_PEOPLE,
    Gathering,
    TooManyHere,
)
from ebbes.server.gathering.gatherings import MOST_GATHERINGS, MOST_STRANGERS, Gatherings
from ebbes.server.gathering.messages import ASKED
from tests.server.store.clock import Clock


class Ears:
    """Writes down all it hears."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def hear(self, text: str) -> None:
        """A message."""
        self.heard.append(json.loads(text))

    @property
    def last(self) -> Any:
        """The last message."""
        return self.heard[-1]


def alone() -> Gathering:
    """A gathering at a process that is alone."""
    return Gathering(Clock(), lambda _topic, _passed: None)


def say(gathering: Gathering, number: int, **words: object) -> None:
    """Somebody says something."""
    gathering.hear(number, ASKED.validate_python(words))


def test_the_first_who_sat_there_leads_and_the_others_follow() -> None:
    gathering, guest, anna, ben = alone(), Ears(), Ears(), Ears()
    for seat, ears in ((None, guest), (0, anna), (1, ben)):
        gathering.enter(seat, ears)
    assert ben.last == {
        "type": "company",
        "you": 3,
        "leader": 2,
        "place": "",
        "people": [
            {"number": 1, "seat": None},
            {"number": 2, "seat": 0},
            {"number": 3, "seat": 1},
        ],
    }
    say(gathering, 2, type="look", place="4.13.0")
    assert guest.last == ben.last == {"type": "looked", "place": "4.13.0"}
    assert anna.last["type"] == "company"
    say(gathering, 3, type="look", place="1")
    assert gathering.lead.place == "4.13.0"
    say(gathering, 3, type="pass", to=3)
    assert gathering.lead.leader == 2


def test_who_comes_later_is_told_where_the_others_are() -> None:
    gathering, late = alone(), Ears()
    gathering.enter(0, Ears())
    say(gathering, 1, type="look", place="2.5")
    gathering.enter(None, late)
    assert late.last["place"] == "2.5"


def test_who_led_and_was_cut_off_for_a_moment_leads_again() -> None:
    clock = Clock()
    gathering = Gathering(clock, lambda _topic, _passed: None)
    for seat in (0, 1):
        gathering.enter(seat, Ears())
    gathering.leave(1)
    assert gathering.lead.leader == 2
    assert gathering.enter(0, Ears()) == gathering.lead.leader == 3
    gathering.leave(3)
    clock.now += BACK_SECONDS + 1
    gathering.enter(0, Ears())
    assert gathering.lead.leader == 2


def test_a_lead_that_was_passed_on_meanwhile_stays_there() -> None:
    gathering = alone()
    for seat in (0, 1, 2):
        gathering.enter(seat, Ears())
    gathering.leave(1)
    say(gathering, 2, type="pass", to=3)
    gathering.enter(0, Ears())
    assert gathering.lead.leader == 3


def test_the_lead_is_passed_on_and_does_not_leave_with_who_had_it() -> None:
    gathering, ears = alone(), Ears()
    for seat in (0, 1, None, 2):
        gathering.enter(seat, ears)
    say(gathering, 1, type="pass", to=99)
    assert gathering.lead.leader == 1
    say(gathering, 1, type="pass", to=3)
    assert gathering.lead.leader == 3
    gathering.leave(3)
    assert gathering.lead.leader == 1
    gathering.leave(1)
    gathering.leave(2)
    gathering.leave(4)
    assert gathering.members == {}
    gathering.enter(3, ears)
    assert gathering.lead.leader == 5


def test_everybody_may_point_and_speak() -> None:
    gathering, guest = alone(), Ears()
    gathering.enter(0, Ears())
    gathering.enter(None, guest)
    say(gathering, 2, type="point", card="B5")
    assert guest.last == {"type": "pointed", "who": 2, "card": "B5"}
    say(gathering, 2, type="say", phrase="well-played")
    assert guest.last == {"type": "said", "who": 2, "phrase": "well-played"}


def test_there_is_room_for_so_many_and_nothing_stays_of_them() -> None:
    gatherings = Gatherings(MemoryFanout(), Clock(), 0)
    with ExitStack() as stack:
        for at in range(MOST_PEOPLE):
            stack.enter_context(gatherings.joined("g", None, Ears(), f"192.0.2.{at}"))
        with pytest.raises(TooManyHere), gatherings.joined("g", None, Ears(), "192.0.2.99"):
            raise AssertionError
        assert len(gatherings) == 1
    assert len(gatherings) == 0


@pytest.mark.parametrize(
    "words",
    [
        {"type": "look", "place": "javascript:"},
        {"type": "look", "place": "1" * 13},
        {"type": "point", "card": "Z9"},
        {"type": "say", "phrase": "anything"},
        {"type": "look", "place": "1", "more": 1},
        {"type": "what"},
    ],
)
def test_what_is_not_known_is_not_passed_on(words: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        ASKED.validate_python(words)


def test_strangers_cannot_shut_out_who_sat_there() -> None:
    gathering = alone()
    for _ in range(MOST_PEOPLE):
        gathering.enter(None, Ears())
    came = [gathering.enter(seat, Ears()) for seat in range(5) for _ in range(KEPT)]
    assert gathering.lead.leader == came[0]
    with pytest.raises(TooManyHere):
        gathering.enter(0, Ears())


def test_strangers_of_one_address_leave_room_for_those_of_others() -> None:
    gatherings = Gatherings(MemoryFanout(), Clock(), 0)

    def come(stack: ExitStack, address: str, seat: int | None = None) -> None:
        stack.enter_context(gatherings.joined("g", seat, Ears(), address))

    with ExitStack() as stack:
        for _ in range(MOST_STRANGERS):
            come(stack, "192.0.2.1")
        with pytest.raises(TooManyHere):
            come(stack, "192.0.2.1")
        come(stack, "192.0.2.1", 0)
        come(stack, "192.0.2.2")
    with ExitStack() as stack:
        come(stack, "192.0.2.1")


def test_strangers_begin_so_many_gatherings_that_who_sat_there_can_begin_theirs() -> None:
    gatherings = Gatherings(MemoryFanout(), Clock(), 0)
    with ExitStack() as stack:
        for game in range(MOST_GATHERINGS // 2):
            stack.enter_context(gatherings.joined(f"g{game}", None, Ears(), f"address {game}"))
        with pytest.raises(TooManyHere):
            stack.enter_context(gatherings.joined("one more", None, Ears(), "address"))
        stack.enter_context(gatherings.joined("one more", 0, Ears(), "address"))
        stack.enter_context(gatherings.joined("one more", None, Ears(), "address"))
    assert len(gatherings) == 0
