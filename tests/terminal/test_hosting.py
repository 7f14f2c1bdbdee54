"""What a host does in the waiting room, and what a clock does to people."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from ebbes.client import Client
from ebbes.engine.options import Options
from ebbes.protocol.commands import TableCommand
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import OpenSeat
from ebbes.protocol.settings import Clock, OverDays, TableSettings
from ebbes.protocol.snapshot import You
from ebbes.terminal import HomePage, Intent, TablePage
from ebbes.terminal.pages.visiting import visiting
from tests.server.live import BOT, Live
from tests.terminal.scenes import away
from tests.terminal.seat import Seat, hosting, seated
from tests.terminal.still import StillHouse, StillTable, seen_of

FOR_TWO = TableSettings(options=GameOptions(players=2))


@asynccontextmanager
async def two_at_a_table(
    server: Live, size: tuple[int, int] = (100, 30)
) -> AsyncIterator[tuple[Seat, Seat]]:
    """Anna, whose table it is, and Bert."""
    async with (
        hosting(server.address, FOR_TWO, size=size) as anna,
        seated(server.address, visiting(anna.code), name="Bert") as bert,
    ):
        yield anna, bert


async def test_the_host_passes_the_table_on_and_is_sent_away_by_the_next(server: Live) -> None:
    async with two_at_a_table(server) as (anna, bert):
        await anna.sees("Bert", "waiting for people")
        await anna.press("down", "enter")
        await anna.sees("Send Bert away")
        await anna.press("2")
        await bert.sees("waiting for people")
        await bert.press("enter")
        await bert.sees("Send Anna away")
        await bert.press("3")
        await anna.until(lambda: anna.seen.you.seat is None)
        assert bert.seen.you.host


async def test_the_host_closes_the_table_and_everybody_is_told(server: Live) -> None:
    async with two_at_a_table(server) as (anna, bert):
        await bert.sees("Anna starts when everyone is ready.")
        await anna.press("q")
        await anna.sees("Close the table")
        await anna.press("4")
        await bert.sees("The host has closed this table.")
        await bert.press("q")
        await bert.shows(HomePage)


async def test_who_is_waited_for_over_days_finds_the_table_on_the_first_page(server: Live) -> None:
    async with Client(server.address) as client:
        await client.arrive("Anna")
        slow = FOR_TWO.model_copy(update={"over_days": OverDays(hours=72)})
        code = await client.create_table(slow, (OpenSeat(), BOT))
        async with client.table(code) as table:
            await table.start_game()
            await table.until(lambda seen: seen.now.prompt is not None)
        await client.create_table(FOR_TWO)
        async with seated(server.address, client=client) as anna:
            await anna.sees(f"Table {code} · your turn", "left")
            await anna.press("w")
            await anna.sees("Slow game", "Your turn", "days left")


async def test_what_is_said_in_the_waiting_room_is_read_there(server: Live) -> None:
    async with two_at_a_table(server, size=(80, 24)) as (anna, bert):
        await anna.sees("Bert", "waiting for people")
        await bert.press("c", "2")
        await anna.sees("Bert: Good luck!")


@pytest.mark.parametrize("stands_in", [False, True])
def test_who_only_stands_in_for_the_host_is_not_offered_to_send_away_or_to_close(
    *, stands_in: bool
) -> None:
    house = StillHouse("en")
    seen = seen_of(None, options=Options(5))
    page = StillTable(house, replace(seen, you=You(seat=0, host=True, stands_in=stands_in)))
    for keys, offered in ((["down"] * 4 + ["enter"], "Send"), (["q"], "Close the table")):
        for key in keys:
            page.press(key)
        text = house.look(house.pages.pop(), (80, 24)).text()
        assert (offered in text) is not stands_in


class Heard:
    """A table that only remembers what was asked of it."""

    def __init__(self) -> None:
        self.commands: list[str] = []

    async def send(self, command: TableCommand) -> None:
        """One more."""
        self.commands.append(command.type)


def test_who_was_gone_comes_back_with_a_key_or_a_click() -> None:
    house, heard = StillHouse("en"), Heard()
    page = away(house)
    assert isinstance(page, TablePage)
    page.table = heard  # type: ignore[assignment]
    canvas = house.look(page, (80, 24))
    assert "A bot plays for you" in canvas.text()
    (spot,) = [spot for spot in canvas.spots if spot.key == "b"]
    page.press(spot.key)
    assert heard.commands == ["come-back"]


async def test_more_time_is_asked_for_with_a_key(server: Live) -> None:
    relaxed = TableSettings(clock=Clock.RELAXED)
    async with hosting(server.address, relaxed, Intent.START) as anna:
        await anna.sees("Your turn", "a More time")
        before = anna.seen.now.deadline
        assert before is not None
        await anna.press("a")
        await anna.until(lambda: (anna.seen.now.deadline or 0) > before)
