"""Numbers in hardly more bits than they tell: an arithmetic coder that learns as it goes.

What is likely after all that came before under the same name takes few bits. A pen and a reader
have the same methods: who reads leaves out what a pen is given, and gets it back.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Hashable
from typing import Final

WHOLE: Final = 1 << 32
LEAST: Final = 1 << 24
"""As far as the range is let to shrink before the next byte."""
SURE: Final = 1 << 16
"""A chance of 1."""
RARE: Final = 1 << 6
"""No bit is less likely."""
SLOWEST: Final = 60
"""A chance follows what came at first quickly, and later by a part in so many."""
BYTE: Final = 8
LEARNT: Final = 1
"""Bits of a number, after its first one, whose chances are learnt; the others may be anything."""


class Chance:
    """How likely a bit of some name is not set."""

    __slots__ = ("of_none", "seen")

    def __init__(self) -> None:
        self.of_none = SURE // 2
        self.seen = 2

    def learn(self, bit: int) -> None:
        """One more came."""
        aim = RARE if bit else SURE - RARE
        self.of_none += (aim - self.of_none) // self.seen
        self.seen = min(self.seen + 1, SLOWEST)


class Coder(ABC):
    """A pen or a reader: both narrow the same range, and learn the same chances."""

    def __init__(self) -> None:
        self._range = WHOLE
        self._chances: defaultdict[Hashable, Chance] = defaultdict(Chance)

    def bit(self, name: Hashable, bit: int = 0) -> int:
        """One bit, as likely as it has been under that name."""
        chance = self._chances[name]
        split = self._range // SURE * chance.of_none
        bit = self._part(split, 1, bit)
        if bit:
            self._narrow(split, self._range - split)
        else:
            self._narrow(0, split)
        chance.learn(bit)
        return bit

    def any_of(self, count: int, place: int = 0) -> int:
        """A place of so many, all as likely."""
        each = self._range // count
        place = self._part(each, count - 1, place)
        self._narrow(place * each, each)
        return place

    @abstractmethod
    def _part(self, size: int, last: int, given: int) -> int:
        """Which part of the range it is; all but the last are of that size."""

    @abstractmethod
    def _narrow(self, begin: int, length: int) -> None:
        """Only that part of the range from now on."""


class Pen(Coder):
    """Writes what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self._low = 0
        self._bytes = 4

    def _part(self, size: int, last: int, given: int) -> int:
        return given

    def _narrow(self, begin: int, length: int) -> None:
        self._low += begin
        while length < LEAST:
            self._low <<= BYTE
            length <<= BYTE
            self._bytes += 1
        self._range = length

    def written(self) -> bytes:
        """All of it; what is missing behind is zero."""
        end = (self._low + self._range - 1) // LEAST * LEAST
        return end.to_bytes(self._bytes, "big").rstrip(b"\0")


class Reader(Coder):
    """Reads what a pen wrote, whatever it is given."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data
        self._at = 4
        self._value = int.from_bytes(data[:4].ljust(4, b"\0"), "big")

    def _part(self, size: int, last: int, given: int) -> int:
        return min(self._value // size, last)

    def _narrow(self, begin: int, length: int) -> None:
        self._value -= begin
        while length < LEAST:
            byte = self._data[self._at] if self._at < len(self._data) else 0
            self._value = self._value << BYTE | byte
            length <<= BYTE
            self._at += 1
        self._range = length


def count(coder: Coder, name: Hashable, number: int = 0) -> int:
    """A number from 0 on, small ones in few bits; the longer half is told first."""
    size, length = (number + 1).bit_length(), 1
    while coder.bit((name, length), int(size > length)):
        length += 1
    found = 1
    for place in range(length - 1):
        bit = (number + 1) >> (length - 2 - place) & 1
        is_learnt = place < LEARNT
        told = coder.bit((name, length, found), bit) if is_learnt else coder.any_of(2, bit)
        found = found << 1 | told
    return found - 1


def whole(coder: Coder, name: Hashable, number: int = 0) -> int:
    """A whole number, those near zero in few bits."""
    size = count(coder, name, abs(number))
    if size and coder.bit((name, "below"), int(number < 0)):
        return -size
    return size
