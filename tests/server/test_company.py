"""Tests of `ebbes.server.api.company`: strangers who meet, and those who would rather not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from ebbes.client import Client, Refusal
from ebbes.client.table import Table
from ebbes.protocol.options import GameOptions
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.settings import OverDays, TableSettings
from ebbes.server.company import doings
from ebbes.server.settings import Settings
from ebbes.server.store.reports import Report, Why
from ebbes.server.tables.running.forgetting import forget_person
from tests.server.browser import refused
from tests.server.live import Live, live
from tests.server.store.test_person_law import texts
from tests.server.visitors import visiting

OPEN_TO_ALL = TableSettings(public=True, fill_after=180)


class Guest(NamedTuple):
    """Somebody with a client for tables, and one for pages."""

    client: Client
    pages: httpx.AsyncClient

    async def listed(self) -> list[str]:
        """The tables on the list, by code."""
        return [table["code"] for table in (await self.pages.get("/tables")).json()]

    async def anybody(self, key: str, **options: Any) -> dict[str, Any]:
        """A table with anybody."""
        answer = await self.pages.post("/anybody", json={"id": key, "options": options})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Live]:
    """A server whose bots play at once."""
    async with live(settings) as server:
        yield server


@asynccontextmanager
async def guest(server: Live, name: str) -> AsyncIterator[Guest]:
    """Somebody new."""
    async with visiting(server, name) as (client, pages):
        yield Guest(client, pages)


@asynccontextmanager
async def at_new_table(who: Guest, settings: TableSettings = OPEN_TO_ALL) -> AsyncIterator[Table]:
    """At a table of their own."""
    code = await who.client.create_table(settings)
    async with who.client.table(code) as table:
        yield table


def told_in(report: Report) -> list[dict[str, Any]]:
    """What operators read that somebody did."""
    found: Any = report.reported.doings
    return [{key: value for key, value in doing.items() if key != "at"} for doing in found]


async def seen(server: Live) -> None:
    """Others hear who is there."""
    await server.services.caretaker.beat()


async def test_strangers_meet_at_the_table_of_who_came_first(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        made = await anna.anybody("a")
        assert made["settings"]["public"]
        assert made["settings"]["fill_after"]
        async with anna.client.table(made["code"]):
            await seen(server)
            assert (await anna.anybody("b"))["id"] == made["id"]
            assert (await bert.anybody("a"))["id"] == made["id"]
            assert (await bert.anybody("b", players=3))["id"] != made["id"]


async def test_nobody_is_sent_where_nobody_is(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        made = await anna.anybody("a")
        assert (await bert.anybody("a"))["id"] != made["id"]


@pytest.mark.parametrize(
    "asking", [OPEN_TO_ALL.model_copy(update={"ask_first": True}), TableSettings()]
)
async def test_nobody_is_sent_where_they_would_have_to_ask(
    server: Live, asking: TableSettings
) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        at_new_table(anna, asking) as table,
    ):
        await seen(server)
        assert (await bert.anybody("a"))["code"] != table.seen.code


@pytest.mark.parametrize(
    "trap",
    [
        TableSettings(public=True),
        TableSettings(public=True, fill_after=3600),
        TableSettings(public=True, fill_after=60, over_days=OverDays()),
    ],
)
async def test_nobody_is_sent_where_the_game_does_not_begin_soon_by_itself(
    server: Live, trap: TableSettings
) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        at_new_table(anna, trap) as table,
    ):
        await seen(server)
        assert (await bert.anybody("a"))["code"] != table.seen.code


async def test_the_table_that_begins_next_comes_first(server: Live) -> None:
    late, early = (OPEN_TO_ALL.model_copy(update={"fill_after": seconds}) for seconds in (180, 60))
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        guest(server, "Carla") as carla,
        guest(server, "Dora") as dora,
        at_new_table(anna, late) as first,
        at_new_table(bert, early) as second,
        carla.client.table(first.seen.code) as table,
    ):
        await table.take_seat()
        await seen(server)
        assert (await dora.anybody("a"))["code"] == second.seen.code


async def test_nobody_is_sent_back_where_they_got_up(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        made = await anna.anybody("a")
        async with anna.client.table(made["code"]), bert.client.table(made["code"]) as table:
            await seen(server)
            assert (await bert.anybody("a"))["code"] == made["code"]
            await table.take_seat()
            await table.leave_seat()
            assert (await bert.anybody("b"))["code"] != made["code"]


async def test_who_is_blocked_cannot_sit_down_and_neither_sees_the_others_table(
    server: Live,
) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        async with at_new_table(anna) as table, bert.client.table(table.seen.code) as visit:
            await visit.take_seat()
            await table.until(lambda seen: seen.seats[1].kind == "person")
            table_id = (await anna.pages.get(f"/codes/{table.seen.code}")).json()["id"]
            answer = await anna.pages.post(f"/tables/{table_id}/seats/1/block")
            assert answer.status_code == 204
            assert (await anna.pages.get(f"/tables/{table_id}/blocked")).json() == [1]
            assert (await bert.pages.get(f"/tables/{table_id}/blocked")).json() == []
        async with at_new_table(anna) as table, bert.client.table(table.seen.code) as visit:
            await seen(server)
            with pytest.raises(Refusal) as refusal:
                await visit.take_seat()
            assert refusal.value.reason.code == "table/turned-down"
            assert table.seen.code not in await bert.listed()
            assert (await bert.anybody("a"))["code"] != table.seen.code
        ((block),) = (await anna.pages.get("/me/blocks")).json()
        assert block["name"] == "Bert"
        assert (await anna.pages.delete(f"/me/blocks/{block['id']}")).status_code == 204
        async with at_new_table(anna) as table, bert.client.table(table.seen.code) as visit:
            assert table.seen.code in await bert.listed()
            await visit.take_seat()


async def test_who_sits_at_a_table_of_others_hides_it_from_nobody(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        guest(server, "Carla") as carla,
        at_new_table(anna) as table,
        bert.client.table(table.seen.code) as berts,
        carla.client.table(table.seen.code) as carlas,
    ):
        await berts.take_seat(1)
        await carlas.take_seat(2)
        await carlas.until(lambda seen: seen.seats[1].kind == "person")
        answer = await carla.pages.post(f"/tables/{table.seen.id}/seats/1/block")
        assert answer.status_code == 204
        await berts.leave_seat()
        await berts.until(lambda seen: seen.seats[1].kind == "open")
        await seen(server)
        assert table.seen.code in await bert.listed()
        assert (await bert.anybody("a"))["code"] != table.seen.code


async def test_who_is_blocked_does_not_sit_down_beside_a_guest_either(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        guest(server, "Carla") as carla,
    ):
        async with at_new_table(anna) as table, bert.client.table(table.seen.code) as visit:
            await visit.take_seat()
            await table.until(lambda seen: seen.seats[1].kind == "person")
            await anna.pages.post(f"/tables/{table.seen.id}/seats/1/block")
        async with (
            at_new_table(carla) as table,
            anna.client.table(table.seen.code) as beside,
            bert.client.table(table.seen.code) as visit,
        ):
            await beside.take_seat()
            with pytest.raises(Refusal) as refusal:
                await visit.take_seat()
            assert refusal.value.reason.code == "table/turned-down"
            await beside.leave_seat()
            await visit.take_seat()
            await beside.take_seat()


@pytest.mark.parametrize("seat", [0, 2, 4])
async def test_only_somebody_else_can_be_blocked_or_reported(server: Live, seat: int) -> None:
    async with guest(server, "Anna") as anna, at_new_table(anna) as table:
        found = (await anna.pages.get(f"/codes/{table.seen.code}")).json()
        path = f"/tables/{found['id']}/seats/{seat}"
        assert refused(await anna.pages.post(f"{path}/block"), 404) == "table/nobody-there"
        told = await anna.pages.post(f"{path}/report", json={"why": "talk"})
        assert refused(told, 404) == "table/nobody-there"


async def test_who_does_not_sit_at_a_table_finds_out_nothing_about_its_people(
    server: Live,
) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        at_new_table(anna) as table,
    ):
        path = f"/tables/{table.seen.id}"
        answers = [
            await bert.pages.get(f"{path}/blocked"),
            await bert.pages.post(f"{path}/seats/0/block"),
            await bert.pages.post(f"{path}/seats/0/report", json={"why": "talk"}),
        ]
    assert {refused(answer, 403) for answer in answers} == {"table/not-seated"}


async def test_operators_read_what_somebody_said_and_did_and_no_card(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        settings = TableSettings(public=True, options=GameOptions(players=2))
        async with at_new_table(anna, settings) as table:
            async with bert.client.table(table.seen.code) as visit:
                await visit.take_seat()
                await visit.say(Phrase.OH_NO)
                await table.start_game()
                await table.until(lambda seen: seen.game is not None)
            found = (await anna.pages.get(f"/codes/{table.seen.code}")).json()
            path = f"/tables/{found['id']}/seats/1/report"
            assert (await anna.pages.post(path, json={"why": "talk"})).status_code == 204
            assert (await anna.pages.post(path, json={"why": "weather"})).status_code == 422
    ((report),) = await server.services.store.reports.all()
    assert (report.reported.name, report.reported.why) == ("Bert", Why.TALK)
    assert told_in(report) == [{"sat_down": True}, {"said": "oh-no"}]


async def test_nobody_answers_for_who_sat_there_before_and_no_name_of_theirs_is_kept(
    server: Live,
) -> None:
    store = server.services.store
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bertold") as bert,
        guest(server, "Carla") as carla,
        at_new_table(anna) as table,
        bert.client.table(table.seen.code) as berts,
        carla.client.table(table.seen.code) as carlas,
    ):
        await carlas.take_seat(1)
        await carlas.leave_seat()
        await berts.take_seat(1)
        await berts.say(Phrase.OH_NO)
        await berts.leave_seat()
        await carlas.take_seat(1)
        await carlas.say(Phrase.WELL_PLAYED)
        path = f"/tables/{table.seen.id}/seats/1/report"
        assert (await anna.pages.post(path, json={"why": "talk"})).status_code == 204
        found = await store.people.find((await bert.pages.get("/me")).json()["id"])
        assert found is not None
        await forget_person(server.services.rooms, found)
    ((report),) = await store.reports.all()
    assert told_in(report) == [{"sat_down": True}, {"said": "well-played"}]
    left = await store.privacy._database.read(lambda connection: [*texts(connection)])
    assert [table for table, text in left if "Bertold" in text] == []


async def test_who_walked_out_of_a_game_can_be_avoided_and_reported(server: Live) -> None:
    async with guest(server, "Anna") as anna, guest(server, "Bert") as bert:
        settings = TableSettings(public=True, options=GameOptions(players=2))
        async with at_new_table(anna, settings) as table:
            path = f"/tables/{table.seen.id}"
            async with bert.client.table(table.seen.code) as visit:
                await visit.take_seat()
                await table.start_game()
                await visit.leave_seat()
            await table.until(lambda seen: seen.seats[1].kind == "bot")
            ((left),) = (await anna.pages.get(f"{path}/leavers")).json()
            assert (left["name"], left["blocked"]) == ("Bert", False)
            here = f"{path}/leavers/{left['number']}"
            answer = await anna.pages.post(f"{here}/report", json={"why": "leaving"})
            assert answer.status_code == 204
            assert (await anna.pages.post(f"{here}/block")).status_code == 204
            assert (await anna.pages.get(f"{path}/leavers")).json() == [left | {"blocked": True}]
            nobody = await anna.pages.post(f"{path}/leavers/1/block")
            assert refused(nobody, 404) == "table/nobody-there"
            stranger = await bert.pages.get(f"{path}/leavers")
            assert refused(stranger, 403) == "table/not-seated"
    ((report),) = await server.services.store.reports.all()
    assert (report.reported.name, report.reported.why) == ("Bert", Why.LEAVING)
    assert told_in(report)[-1] == {"left": True}


@pytest.mark.parametrize("looked_at", [300, 2])
async def test_nobody_who_got_up_answers_for_who_sits_there_after_them(
    server: Live, monkeypatch: pytest.MonkeyPatch, looked_at: int
) -> None:
    monkeypatch.setattr(doings, "LOOKED_AT", looked_at)
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        guest(server, "Carla") as carla,
        at_new_table(anna) as table,
        bert.client.table(table.seen.code) as berts,
        carla.client.table(table.seen.code) as carlas,
    ):
        await berts.take_seat(1)
        await berts.leave_seat()
        await carlas.take_seat(1)
        await carlas.say(Phrase.OH_NO)
        path = f"/tables/{table.seen.id}/leavers"
        ((left),) = (await anna.pages.get(path)).json()
        told = await anna.pages.post(f"{path}/{left['number']}/report", json={"why": "leaving"})
        assert told.status_code == 204
    ((report),) = await server.services.store.reports.all()
    assert told_in(report) == [{"sat_down": True}, {"left": True}]


async def test_who_came_back_is_no_leaver(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        at_new_table(anna) as table,
        bert.client.table(table.seen.code) as visit,
    ):
        await visit.take_seat()
        await visit.leave_seat()
        assert len((await anna.pages.get(f"/tables/{table.seen.id}/leavers")).json()) == 1
        await visit.take_seat()
        assert (await anna.pages.get(f"/tables/{table.seen.id}/leavers")).json() == []


async def test_reports_have_a_limit(server: Live) -> None:
    async with (
        guest(server, "Anna") as anna,
        guest(server, "Bert") as bert,
        at_new_table(anna) as table,
        bert.client.table(table.seen.code) as visit,
    ):
        await visit.take_seat()
        found = (await anna.pages.get(f"/codes/{table.seen.code}")).json()
        path = f"/tables/{found['id']}/seats/1/report"
        answers = [await anna.pages.post(path, json={"why": "name"}) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [204] * 10 + [409]
        assert refused(answers[-1], 409) == "limit/enough"
