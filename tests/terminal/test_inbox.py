"""Tests of `ebbes.terminal.ssh.inbox`: keys wait for their turn, and none is lost."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from textual.events import Key
from textual.message import Message

from ebbes.terminal.ssh.inbox import MOST_WAITING, Inbox
from ebbes.terminal.ssh.pace import Bucket, Pace

TOGETHER = 30.0
OWN = 3.0
AT_ONCE = 10


class Hour:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    def clock(self) -> float:
        """What time it is."""
        return self.now

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Something to be done then."""
        heappush(self._due, (self.now + seconds, next(self._order), work))

    def pass_(self, seconds: float) -> None:
        """Everything that is due until then is done."""
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            self.now, _, work = heappop(self._due)
            work()
        self.now = end


class Listener:
    """Hears every letter as a key; what is pasted means nothing before its end."""

    def __init__(self) -> None:
        self.heard = ""
        self.resized = 0
        self.settled: list[int] = []
        """How much was heard each time when nothing was left to read."""

    def understood(self, text: str) -> list[Message]:
        """A key for every letter but `.`."""
        return [Key(letter, letter) for letter in text if letter != "."]

    def settle(self) -> None:
        """All was read."""
        self.settled.append(len(self.heard))

    def hear(self, message: Message) -> None:
        """A key."""
        assert isinstance(message, Key)
        self.heard += message.key

    def resize(self) -> None:
        """Another window."""
        self.resized += 1


class Visit:
    """Somebody who types, beside others."""

    def __init__(self, hour: Hour, shared: Bucket) -> None:
        self.held: list[bool] = []
        self.ear = Listener()
        own = Bucket(AT_ONCE, OWN, hour.clock)
        self.inbox = Inbox(Pace(own, shared), self.held.append, hour.later)
        self.inbox.open(self.ear)


def house(hour: Hour) -> Bucket:
    """What all have together, with nothing saved up."""
    bucket = Bucket(TOGETHER, TOGETHER, hour.clock)
    while bucket.take():
        pass
    return bucket


def test_a_few_keys_are_heard_at_once() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    anna.inbox.type("left")
    assert anna.ear.heard == "left"


def test_a_flood_of_keys_waits_and_none_is_lost() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    flood = "abcdefghij" * 60
    anna.inbox.type(flood)
    assert len(anna.ear.heard) == AT_ONCE
    hour.pass_(1.0)
    assert AT_ONCE < len(anna.ear.heard) <= AT_ONCE + OWN + TOGETHER
    assert anna.ear.settled == []
    hour.pass_(60.0)
    assert anna.ear.heard == flood
    assert len(anna.ear.settled) == 1


def test_who_floods_leaves_others_what_they_need() -> None:
    hour = Hour()
    shared = house(hour)
    floods = [Visit(hour, shared) for _ in range(8)]
    for visit in floods:
        visit.inbox.type("x" * 5000)
    hour.pass_(10.0)
    done = sum(len(visit.ear.heard) for visit in floods)
    assert done <= 8 * (AT_ONCE + 10 * OWN) + 11 * TOGETHER
    anna = Visit(hour, shared)
    anna.inbox.type("p1")
    assert anna.ear.heard == "p1"


def test_the_line_is_held_while_much_waits_and_freed_afterwards() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    anna.inbox.type("x" * (MOST_WAITING + 200))
    assert anna.held == [True]
    hour.pass_(600.0)
    assert anna.held == [True, False]


def test_of_many_sizes_the_last_one_counts() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    for _ in range(5000):
        anna.inbox.resize()
    assert anna.ear.resized <= AT_ONCE
    hour.pass_(1.0)
    assert anna.ear.resized <= AT_ONCE + 1


def test_a_text_that_means_nothing_is_read_piece_by_piece() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    anna.inbox.type("." * 20 * MOST_WAITING + "x")
    assert anna.ear.heard == ""
    hour.pass_(5.0)
    assert anna.ear.heard == "x"


def test_after_the_end_nobody_hears() -> None:
    hour = Hour()
    anna = Visit(hour, house(hour))
    anna.inbox.close()
    anna.inbox.type("x")
    anna.inbox.resize()
    assert (anna.ear.heard, anna.ear.resized) == ("", 0)
