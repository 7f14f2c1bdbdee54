"""Tests of `ebbes.loading`: what is loaded is never looked through."""

import gc
from collections.abc import Iterator

import pytest

from ebbes.loading import loading


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    """Other tests let the collector see everything."""
    yield
    gc.unfreeze()
    gc.enable()


def test_the_collector_rests_while_something_is_loaded_and_leaves_it_alone_afterwards() -> None:
    gc.unfreeze()
    with loading():
        assert not gc.isenabled()
        loaded = [[number] for number in range(1000)]
    assert gc.isenabled()
    assert gc.get_freeze_count() > len(loaded)


def test_a_collector_that_rested_before_rests_afterwards() -> None:
    gc.disable()
    with loading():
        pass
    assert not gc.isenabled()


def test_what_cannot_be_loaded_leaves_the_collector_at_work() -> None:
    with pytest.raises(ModuleNotFoundError), loading():
        raise ModuleNotFoundError
    assert gc.isenabled()
