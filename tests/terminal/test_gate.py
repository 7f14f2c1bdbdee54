"""What comes over a connection: how much of it is heard, and when."""

import asyncio

from ebbes.terminal.ssh.gate import AT_A_TIME, Gate
from ebbes.terminal.ssh.pace import Bucket


class Wire(asyncio.Transport):
    """A line that is read or not."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 40_000)})
        self.is_read = True
        self.is_cut = False

    def is_closing(self) -> bool:
        """Whether it was cut."""
        return self.is_cut

    def pause_reading(self) -> None:
        """Take nothing."""
        self.is_read = False

    def resume_reading(self) -> None:
        """Take more."""
        self.is_read = True

    def abort(self) -> None:
        """Cut it."""
        self.is_cut = True


class Listener(asyncio.Protocol):
    """Hears what is passed on."""

    def __init__(self) -> None:
        self.heard = b""

    def data_received(self, data: bytes) -> None:
        """Some of it."""
        self.heard += data


class Passage:
    """A gate at a time of one's own."""

    def __init__(self, at_once: int, per_second: float, waits: int) -> None:
        self.now = 0.0
        self.wire, self.listener = Wire(), Listener()
        self.blamed: list[str] = []
        pace = Bucket(at_once, per_second, lambda: self.now)
        patience = Bucket(waits, 0, lambda: self.now)
        self.gate = Gate(self.listener, pace, patience, self.blamed.append)
        self.gate.connection_made(self.wire)

    def send(self, data: bytes) -> None:
        """As much as is read at a time."""
        self.gate.get_buffer(-1)[: len(data)] = data
        self.gate.buffer_updated(len(data))


async def test_what_is_paced_for_is_heard_at_once() -> None:
    passage = Passage(8, 1, waits=1)
    passage.send(b"1234")
    passage.send(b"5678")
    assert passage.listener.heard == b"12345678"
    assert passage.wire.is_read


async def test_more_waits_unread_and_nothing_of_it_is_lost() -> None:
    passage = Passage(8, 1, waits=1)
    passage.send(b"12345678")
    passage.send(b"90")
    assert (passage.listener.heard, passage.wire.is_read) == (b"12345678", False)
    passage.now = 2
    passage.gate._hear()
    assert (passage.listener.heard, passage.wire.is_read) == (b"1234567890", True)
    assert not passage.wire.is_cut


async def test_who_makes_it_wait_too_often_is_cut_off_and_blamed() -> None:
    passage = Passage(8, 0, waits=2)
    passage.send(b"x" * 9)
    passage.gate._hear()
    assert (passage.wire.is_cut, passage.blamed) == (False, [])
    passage.gate._hear()
    assert (passage.wire.is_cut, passage.blamed) == (True, ["192.0.2.7"])
    assert passage.listener.heard == b""


async def test_nobody_is_heard_who_takes_no_answers() -> None:
    passage = Passage(8, 1, waits=1)
    passage.gate.pause_writing()
    reads = [passage.wire.is_read]
    passage.gate.resume_writing()
    assert [*reads, passage.wire.is_read] == [False, True]


async def test_only_a_little_is_read_at_a_time() -> None:
    passage = Passage(8, 1, waits=1)
    assert len(passage.gate.get_buffer(262_144)) == AT_A_TIME
