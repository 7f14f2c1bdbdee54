"""Tests of `ebbes operate`."""

import asyncio
from pathlib import Path

import pytest

from ebbes.cli.durations import seconds_in
from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.floods import Flood
from ebbes.server.store.orders import Order
from ebbes.server.store.presence import Life
from ebbes.server.store.reports import Reported, Why
from ebbes.words import Language
from tests.cli.runner import answered, ebbes, refused
from tests.cli.test_words import foreign

FLOODS = (Flood("address", "192.0.2.7", 2, 9e9), Flood("person", "a1", 1))


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with Anna, an open table, and a process that lives."""
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    monkeypatch.setenv("EBBES_DATABASE", url)

    async def fill() -> None:
        async with Store(url) as store:
            await store.people.create("a1", "Anna", "x")
            await store.presence.beat(Life("one", store._clock(), 0.0))

    asyncio.run(fill())
    return url


def orders(url: str) -> list[Order]:
    """What is ordered."""

    async def all_orders() -> list[Order]:
        async with Store(url) as store:
            return await store.orders.all()

    return asyncio.run(all_orders())


def flood(url: str) -> None:
    """A process tells of floods."""

    async def tell() -> None:
        async with Store(url) as store:
            await store.floods.tell("one", FLOODS)

    asyncio.run(tell())


def test_a_person_is_banned_for_a_time_and_let_in_again(database: str) -> None:
    said = answered(ebbes("operate", "ban", "--name", "Anna", "--for", "2h"))
    assert said == "a1 is turned away for 2 hours; servers know within seconds\n"
    (order,) = orders(database)
    assert (order.kind, order.target) == ("person", "a1")
    assert order.until is not None
    assert order.until - order.made_at == 2 * 3600
    assert answered(ebbes("operate", "bans")).startswith("person a1: ")
    assert answered(ebbes("operate", "lift", "a1")) == (
        "a1 may come in again; servers know within seconds\n"
    )
    assert answered(ebbes("operate", "bans")) == "nobody is turned away\n"


@pytest.mark.parametrize(
    ("told", "network"),
    [("192.0.2.7", "192.0.2.7/32"), ("2001:db8::7", "2001:db8::/64"), ("10.0.0.1/8", "10.0.0.0/8")],
)
def test_an_address_or_a_network_is_banned(database: str, told: str, network: str) -> None:
    assert answered(ebbes("operate", "ban", told)).startswith(f"{network} is turned away for 24 h")
    (order,) = orders(database)
    assert (order.kind, order.target) == ("network", network)


def test_maintenance_is_on_until_it_is_off() -> None:
    assert "nothing new begins" in answered(ebbes("operate", "maintenance", "on"))
    assert answered(ebbes("operate", "bans")).startswith("maintenance: ")
    assert "open again" in answered(ebbes("operate", "maintenance", "off"))
    assert answered(ebbes("operate", "bans")) == "nobody is turned away\n"


def test_floods_are_listed_and_the_bans_that_servers_made_by_themselves(database: str) -> None:
    assert answered(ebbes("operate", "floods")) == "nobody asks too much\n"
    flood(database)
    assert answered(ebbes("operate", "floods")).splitlines() == [
        "address 192.0.2.7: refused 2 times within the last hour",
        "person a1: refused once within the last hour",
    ]
    said = answered(ebbes("operate", "bans"))
    assert said.startswith("address 192.0.2.7: ")
    assert said.endswith(" left, by a server, for floods\n")


@pytest.mark.parametrize("language", ["de", "pfl"])
def test_operators_are_spoken_to_in_their_language(database: str, language: Language) -> None:
    flood(database)
    calls = (("ban", "a1"), ("bans",), ("floods",), ("lift", "a1"), ("maintenance", "on"))
    for call in calls:
        said = answered(ebbes("--language", language, "operate", *call))
        assert foreign(said, language) == set()


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (("ban",), "say who: either the id of a person or --name"),
        (("ban", "x"), "there is nobody with that id"),
        (("ban", "a1", "--for", "soon"), "no time: 'soon'; write 30m, 2h or 7d, and a year at "),
        (("close", "BCDFGHJ"), "there is no open table 'BCDFGHJ'"),
        (("bans", "--database", "sqlite:///nowhere.db"), "there is no database in 'nowhere.db'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(call: tuple[str, ...], complaint: str) -> None:
    assert refused(ebbes("operate", *call), 2).startswith(complaint)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90s", 90),
        ("30m", 1800),
        ("2h", 7200),
        ("366d", 366 * 86_400),
        ("367d", None),
        ("0d", None),
        ("1.5h", None),
        ("h", None),
        ("-1h", None),
        ("", None),
    ],
)
def test_a_time_is_a_number_and_its_unit(text: str, seconds: int | None) -> None:
    assert seconds_in(text) == seconds


def report(url: str, name: str = "Anna") -> None:
    """Bert reports Anna."""

    async def tell() -> None:
        async with Store(url, lambda: 86_400.0) as store:
            await store.people.create("b1", "Bert", "y")
            await store.tables.create("t", "BCDFGHJ", public=True, entries=[{}])
            doings: list[Json] = [{"at": 86_000_000, "said": "oh-no"}]
            await store.reports.add("b1", Reported("a1", name, "t", Why.TALK, doings))

    asyncio.run(tell())


def test_reports_are_read_and_dealt_with(database: str) -> None:
    assert answered(ebbes("operate", "reports")) == "nobody has reported anybody\n"
    report(database)
    assert answered(ebbes("operate", "reports")) == (
        "1: Anna (a1) at table BCDFGHJ, 1970-01-02 00:00 UTC: a nuisance with phrases\n"
        "    1970-01-01 23:53 UTC  said oh-no\n"
    )
    assert answered(ebbes("operate", "done", "1")) == "report 1 is dealt with\n"
    assert "there is no report 1" in refused(ebbes("operate", "done", "1"), 2)
    assert answered(ebbes("operate", "reports")) == "nobody has reported anybody\n"


def test_a_hostile_name_in_a_report_harms_no_terminal(database: str) -> None:
    report(database, "\x1b[2JAnna")
    assert "\x1b" not in answered(ebbes("operate", "reports"))
