"""Tests of `ebbes.server.reviewing.short.arithmetic`: what was written is read, in few bytes."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ebbes.server.reviewing.short.arithmetic import Coder, Pen, Reader, count, whole

NUMBERS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(-(2**40), 2**40)), max_size=200)


def through(coder: Coder, told: list[tuple[str, int]]) -> list[int]:
    """Numbers of several kinds, as a pen is given them or a reader finds them."""
    found = []
    for name, number in told:
        found.append(whole(coder, name, number))
        found.append(count(coder, name, abs(number)))
        found.append(coder.bit(name, number & 1))
        found.append(coder.any_of(1000, number % 1000))
    return found


@given(NUMBERS)
def test_what_was_written_is_read(told: list[tuple[str, int]]) -> None:
    pen = Pen()
    given_to_it = through(pen, told)
    nothing = [(name, 0) for name, _ in told]
    assert through(Reader(pen.written()), nothing) == given_to_it


def test_what_is_always_the_same_takes_hardly_any_bytes() -> None:
    pen = Pen()
    for _ in range(8000):
        pen.bit("same", 1)
    assert len(pen.written()) < 20


def test_numbers_take_hardly_more_bytes_than_they_tell() -> None:
    rng, pen = Random(1), Pen()
    for _ in range(4000):
        whole(pen, "of a bell", round(rng.gauss(0, 100)))
    told = 8.69 * 4000 / 8
    """Bits of the entropy of a bell that is 100 wide, in bytes."""
    assert told < len(pen.written()) < 1.02 * told


def test_nothing_is_written_of_nothing() -> None:
    assert len(Pen().written()) <= 1
