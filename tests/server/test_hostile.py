"""A hostile stranger at a public server tries all there is; what stops them stands in the page."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from pydantic import ValidationError

from ebbes.client import Refusal, Table
from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import OpenSeat
from ebbes.server.settings import Settings
from ebbes.server.store.reports import MOST_A_DAY
from ebbes.server.tables.model.changes import SITTINGS
from ebbes.server.tables.running.context import PHRASES
from tests.server.browser import refused
from tests.server.live import Live, live
from tests.server.test_company import Guest, at_new_table, guest, seen

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
NAMES = (
    "",
    " ",
    "A" * 25,
    "Anna\u202egreen",
    "An\u200bna",
    "An\nna",
    "\x1b[31mAnna",
    "\u3164",
    "A" + "\u0301" * 5,
    "\U000e0041nna",
    "\ud83d",
)
"""Too short, too long, backwards, unseen, in two lines, in colour, blank, buried, and no text."""
SCRIPT = "<script>x()</script>"


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Live]:
    """A server whose bots play at once."""
    async with live(settings) as server:
        yield server


async def refusal_of(deed: Awaitable[object]) -> str:
    """For what something is refused."""
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value.reason.code


@asynccontextmanager
async def mallory_beside_anna(server: Live) -> AsyncIterator[tuple[Table, Guest, Table]]:
    """Anna at a table of hers, and Mallory on the next seat: the person, and the table seen so."""
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Mallory") as mallory,
        at_new_table(anna) as table,
        mallory.client.table(table.seen.code) as visit,
    ):
        await visit.take_seat(1)
        yield table, mallory, visit


@pytest.mark.parametrize("name", NAMES, ids=ascii)
async def test_no_name_hides_or_breaks_anything(server: Live, name: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        body = f'{{"name": "{name.encode("unicode_escape").decode()}"}}'
        told = body.replace("\\x", "\\u00").replace("\\U000e0041", "\\udb40\\udc41")
        answer = await http.post(
            "/api/me",
            content=told,
            headers={"Content-Type": "application/json", "Origin": server.address},
        )
    assert answer.status_code == 422, answer.text
    assert refused(answer, 422).startswith(("person/", "request/"))


async def test_a_name_of_markup_is_a_name_and_a_namesake_gets_a_number(server: Live) -> None:
    async with (
        guest(server, SCRIPT) as host,
        guest(server, SCRIPT) as other,
        at_new_table(host) as table,
        other.client.table(table.seen.code) as visit,
    ):
        await visit.take_seat()
        await table.until(lambda seen: seen.seats[1].kind == "person")
        names = [seat.name for seat in table.seen.seats if seat.kind == "person"]
    assert names == [SCRIPT, f"{SCRIPT} 2"]


async def test_only_phrases_are_said_and_only_so_many(server: Live) -> None:
    async with guest(server, "Anna") as anna, at_new_table(anna) as table:
        for _ in range(PHRASES):
            await table.say(Phrase.HELLO)
        assert await refusal_of(table.say(Phrase.HELLO)) == "table/too-much-talk"
        with pytest.raises(ValidationError, match="phrase"):
            ask.Say.model_validate({"type": "say", "id": "free", "phrase": "you are stupid"})


async def test_who_takes_and_leaves_seats_again_and_again_gets_none_at_last(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Mallory") as mallory,
        guest(server, "Ben") as ben,
        at_new_table(anna) as table,
        mallory.client.table(table.seen.code) as visit,
        ben.client.table(table.seen.code) as guests,
    ):
        for _ in range(SITTINGS.most):
            await visit.take_seat(1)
            await visit.leave_seat()
        assert await refusal_of(visit.take_seat(1)) == "table/too-many-changes"
        await guests.take_seat(1)
        await table.until(lambda seen: seen.seats[1].kind == "person")
        assert table.seen.code in await ben.listed()


async def test_who_was_sent_away_comes_back_neither_to_a_seat_nor_to_ask(server: Live) -> None:
    async with mallory_beside_anna(server) as (table, _, visit):
        await table.plan_seat(1, OpenSeat())
        assert await refusal_of(visit.take_seat(1)) == "table/removed"
        assert await refusal_of(visit.take_seat(2)) == "table/removed"


async def test_reports_do_nothing_by_themselves_and_end_after_a_few(server: Live) -> None:
    async with mallory_beside_anna(server) as (table, mallory, _):
        path = f"/tables/{table.seen.id}/seats/0/report"
        answers = [
            await mallory.pages.post(path, json={"why": "name"}) for _ in range(MOST_A_DAY + 1)
        ]
        assert [answer.status_code for answer in answers[:-1]] == [204] * MOST_A_DAY
        assert refused(answers[-1], 409) == "limit/enough"
        await table.say(Phrase.HELLO)
        await seen(server)
        assert table.seen.code in await mallory.listed()
    assert {report.reported.name for report in await server.services.store.reports.all()} == {
        "Anna"
    }


async def test_one_address_founds_no_tables_without_end(settings: Settings) -> None:
    async with live(settings, tables_per_hour=5) as server, guest(server, "Mallory") as mallory:
        for number in range(5):
            await mallory.anybody(str(number), players=2 + number % 4)
        answer = await mallory.pages.post("/anybody", json={"id": "more", "options": {}})
        assert refused(answer, 429) == "limit/too-many"


def test_the_page_names_this_file() -> None:
    assert "tests/server/test_hostile.py" in PAGE.read_text(encoding="utf-8")
