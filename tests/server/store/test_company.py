"""Tests of `ebbes.server.store.blocks` and `.reports`: whom people avoid, and what they tell."""

import pytest

from ebbes.server.seconds import DAY
from ebbes.server.store import Store
from ebbes.server.store.blocks import MOST_BLOCKS, Block
from ebbes.server.store.reports import MOST_A_DAY, Reported, Why
from ebbes.server.store.values import Indexes
from tests.server.store.clock import Clock


@pytest.fixture(autouse=True)
async def people(store: Store) -> None:
    """Three people, and a table."""
    for name in ("anna", "bert", "carla"):
        await store.people.create(name, name.title(), f"secret-{name}")
    await store.tables.create("t", "BCDFGHJ", public=True, entries=[{}])


def told(of: str = "bert", why: Why = Why.TALK) -> Reported:
    """What somebody tells of somebody."""
    return Reported(of, of.title(), "t", why, [{"at": 1, "said": "hello"}])


async def test_somebody_is_blocked_once_and_until_that_is_lifted(
    store: Store, clock: Clock
) -> None:
    assert await store.blocks.add("anna", "bert", "Bert")
    first = clock()
    clock.forward(1)
    assert await store.blocks.add("anna", "bert", "Bertha")
    assert await store.blocks.add("anna", "carla", "Carla")
    carla, bert = await store.blocks.of("anna")
    assert bert == Block(bert.id, "Bert", first)
    assert carla.name == "Carla"
    assert await store.blocks.blocked_by("anna", ["bert", "carla", "dora"]) == {"bert", "carla"}
    assert await store.blocks.blocking("bert", ["anna", "carla"]) == {"anna"}
    assert not await store.blocks.lift("bert", bert.id)
    assert await store.blocks.lift("anna", bert.id)
    assert not await store.blocks.lift("anna", bert.id)
    assert await store.blocks.blocked_by("anna", ["bert", "carla"]) == {"carla"}


async def test_nobody_blocks_the_whole_world(store: Store) -> None:
    for number in range(MOST_BLOCKS):
        await store.people.create(f"p{number}", "Paul", f"secret-{number}")
        assert await store.blocks.add("anna", f"p{number}", "Paul")
    assert not await store.blocks.add("anna", "bert", "Bert")
    assert await store.blocks.add("bert", "anna", "Anna")


async def test_a_report_is_read_by_operators_until_it_is_dealt_with(
    store: Store, clock: Clock
) -> None:
    assert await store.reports.add("anna", told())
    assert await store.reports.add("carla", told(why=Why.NAME))
    first, second = await store.reports.all()
    assert first[1:] == ("anna", "BCDFGHJ", clock(), told())
    assert second.reported.why is Why.NAME
    assert await store.reports.done(first.id)
    assert not await store.reports.done(first.id)
    assert await store.reports.all() == [second]


async def test_nobody_reports_all_day(store: Store, clock: Clock) -> None:
    for _ in range(MOST_A_DAY):
        assert await store.reports.add("anna", told())
    assert not await store.reports.add("anna", told())
    clock.forward(DAY)
    assert await store.reports.add("anna", told())


async def tellers(store: Store, *who: str) -> list[str]:
    """Whose reports are kept when these have told theirs, and there is room for three."""
    for each in who:
        await store.reports.add(each, told("anna" if each == "bert" else "bert"), most=3)
    return [report.teller for report in await store.reports.all()]


async def test_the_reports_of_who_tells_much_give_way_and_no_others(store: Store) -> None:
    flood = ["anna"] * (MOST_A_DAY - 1)
    assert await tellers(store, "bert", "carla", *flood) == ["bert", "carla", "anna"]
    assert await tellers(store, "carla") == ["bert", "anna", "carla"]


async def test_of_reports_that_weigh_the_same_a_newcomers_gives_way_then_the_oldest(
    store: Store,
) -> None:
    await store.people.create("dora", "Dora", "secret-dora")
    await store.log.append("t", 1, ["over"], indexes=Indexes(finished=("anna", "bert", "dora")))
    assert await tellers(store, "anna", "carla", "bert", "dora") == ["anna", "bert", "dora"]
    await store.people.create("emil", "Emil", "secret-emil")
    await store.log.append("t", 2, ["over"], indexes=Indexes(finished=("emil",)))
    assert await tellers(store, "emil") == ["bert", "dora", "emil"]


@pytest.mark.parametrize("who", ["anna", "bert"])
async def test_who_is_forgotten_blocks_and_is_blocked_no_more(store: Store, who: str) -> None:
    await store.blocks.add("anna", "bert", "Bert")
    await store.reports.add("anna", told())
    await store.privacy.delete(who, "nobody", lambda kept: kept)
    assert await store.blocks.of("anna") == []
    assert await store.reports.all() == []


async def test_blocks_and_reports_are_in_the_export(store: Store, clock: Clock) -> None:
    await store.blocks.add("anna", "bert", "Bert")
    await store.reports.add("anna", told())
    export = await store.privacy.export("anna")
    assert export["blocks"] == [{"name": "Bert", "made_at": clock()}]
    assert export["reports"] == [
        {"name": "Bert", "table_id": "t", "why": "talk", "made_at": clock()}
    ]
