"""Loading much code: nothing of it is ever thrown away."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
