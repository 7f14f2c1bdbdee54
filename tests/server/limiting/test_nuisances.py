"""Tests of `ebbes.server.limiting.nuisances`."""

from ebbes.server.limiting.nuisances import ADDRESS, HALF, PERSON, Nuisances
from tests.server.store.clock import Clock


def test_the_worst_come_first() -> None:
    nuisances = Nuisances(Clock())
    for target in ("b", "a", "b"):
        nuisances.count(PERSON, target)
    nuisances.count(ADDRESS, "b")
    assert nuisances.worst(1) == [((PERSON, "b"), 2)]
    assert {target for (_, target), _ in nuisances.worst(9)} == {"a", "b"}


def test_what_is_an_hour_old_counts_no_more() -> None:
    clock = Clock()
    nuisances = Nuisances(clock)
    nuisances.count(PERSON, "a")
    clock.forward(HALF)
    nuisances.count(PERSON, "a")
    assert nuisances.worst(9) == [((PERSON, "a"), 2)]
    clock.forward(HALF)
    assert nuisances.worst(9) == [((PERSON, "a"), 1)]
    clock.forward(2 * HALF)
    assert nuisances.worst(9) == []


def test_only_so_many_are_remembered_the_worst_of_them() -> None:
    nuisances = Nuisances(Clock(), most=2)
    for target in ("worst", "worst", "a", "b", "c", "d"):
        nuisances.count(ADDRESS, target)
    assert len(nuisances.worst(99)) == 2
    assert nuisances.worst(1) == [((ADDRESS, "worst"), 2)]
