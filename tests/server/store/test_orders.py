"""Tests of `ebbes.server.store.orders`."""

from ebbes.server.store import Store
from ebbes.server.store.orders import OVER_SECONDS, Order, OrderKind
from tests.server.store.clock import Clock


async def test_an_order_holds_for_its_time(store: Store, clock: Clock) -> None:
    given = await store.orders.give(OrderKind.PERSON, "anna", 60.0)
    assert await store.orders.all() == [given]
    assert given == Order(OrderKind.PERSON, "anna", clock(), clock() + 60)
    assert given.holds(clock.forward(59))
    assert not given.holds(clock.forward(1))


async def test_a_new_order_about_the_same_takes_the_place_of_the_old(
    store: Store, clock: Clock
) -> None:
    await store.orders.give(OrderKind.NETWORK, "192.0.2.0/24", 60.0)
    clock.forward(1)
    longer = await store.orders.give(OrderKind.NETWORK, "192.0.2.0/24", 600.0)
    assert await store.orders.all() == [longer]


async def test_maintenance_holds_until_it_is_lifted(store: Store, clock: Clock) -> None:
    order = await store.orders.give(OrderKind.MAINTENANCE, "")
    assert order.holds(clock.forward(10**9))
    assert await store.orders.lift(OrderKind.MAINTENANCE, "")
    (over,) = await store.orders.all()
    assert not over.holds(clock())
    assert not await store.orders.lift(OrderKind.MAINTENANCE, "")


async def test_what_is_over_for_long_is_forgotten_and_nothing_else(
    store: Store, clock: Clock
) -> None:
    await store.orders.give(OrderKind.PERSON, "anna", 60.0)
    kept = await store.orders.give(OrderKind.PERSON, "ben", OVER_SECONDS)
    clock.forward(60 + OVER_SECONDS)
    await store.orders.sweep(await store.orders.all())
    assert len(await store.orders.all()) == 2
    clock.forward(1)
    await store.orders.sweep(await store.orders.all())
    assert await store.orders.all() == [kept]


async def test_who_is_forgotten_leaves_no_order(store: Store) -> None:
    await store.people.create("anna", "Anna", "a")
    await store.orders.give(OrderKind.PERSON, "anna", 60.0)
    await store.privacy.delete("anna", "nobody", lambda kept: kept)
    assert await store.orders.all() == []
