"""What the collector of a process with much in it need not look through again and again."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (20_000, 20, 50)
"""Objects made before the young are looked through, and how often before the older ones are."""


@contextmanager
def collecting_seldom(how: tuple[int, int, int] = SELDOM) -> Iterator[None]:
    """For a process of many people, all of whom wait while all that they have is looked through."""
    usual = gc.get_threshold()
    gc.set_threshold(*how)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@contextmanager
def loading() -> Iterator[None]:
    """Spares the collector what is loaded meanwhile, now and later.

    It would look all of it through again and again: a quarter of the time a server takes to load,
    and in a terminal a pause between a key and the screen every now and then.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_enabled:
            gc.enable()
