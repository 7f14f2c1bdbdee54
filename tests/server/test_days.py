"""Tests of `ebbes.server.api.days`: one round, the same for everybody, and it counts once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from ebbes.client import Client, Refusal
from ebbes.record.certificate import verify
from ebbes.record.chain import DayClaim, verify_day
from ebbes.record.chance import SECRET_BYTES
from ebbes.record.parse import record_from_json
from ebbes.rules.codes import code_of
from ebbes.server.api.days import better_than
from ebbes.server.days.calendar import Calendar
from ebbes.server.days.expert import expert_points
from ebbes.server.days.hand import Hand
from ebbes.server.days.yardstick import Yardsticks
from ebbes.server.seconds import DAY
from ebbes.server.settings import Settings
from ebbes.server.store.hands import Yardstick
from ebbes.server.tables.model.timing import counts_until
from ebbes.server.tables.running import index
from ebbes.server.tables.running.dealing import NotFoundedFor, deal_once
from ebbes.server.tables.running.founding import found_table
from tests.server.browser import refused
from tests.server.challenging.test_standing import JudgingHere
from tests.server.live import Live, live
from tests.server.recording import PAGES_OF_A_GAME
from tests.server.tables.live import ANNA
from tests.server.tables.town import open_town
from tests.server.visitors import visiting


class Guest(NamedTuple):
    """Somebody with a client for tables, and one for pages."""

    client: Client
    pages: httpx.AsyncClient

    async def today(self) -> dict[str, Any]:
        """The hand of the day, as they are told of it."""
        found: dict[str, Any] = (await self.pages.get("/days/today")).json()
        return found

    async def sit_down(self) -> str:
        """The code of the table at which the hand of today counts."""
        answer = await self.pages.post(f"/days/{(await self.today())['day']}")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def play(self, code: str, seed: int = 1) -> None:
        """Play whatever is legal until the table closes."""
        rng = Random(seed)
        async with self.client.table(code) as table:
            async for turn in table.turns():
                await turn.choose(rng.choice(turn.view.legal))


async def record_of(server: Live, guest: Guest) -> dict[str, Any]:
    """The record of the hand somebody has played today."""
    game = (await guest.today())["own"]["game"]
    found = await server.services.store.games.record(game)
    assert found is not None
    return found


@asynccontextmanager
async def guest(server: Live, name: str) -> AsyncIterator[Guest]:
    """Somebody new."""
    async with visiting(server, name) as (client, pages):
        yield Guest(client, pages)


async def test_a_hand_is_played_counts_and_can_be_proven(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        before = await anna.today()
        await anna.play(await anna.sit_down())
        after = await anna.today()
        record = record_from_json(await record_of(server, anna))
        mine = (await anna.pages.get("/me/games")).json()["games"]
    assert (before["own"], before["results"], before["played"], before["row"]) == (None, None, 0, 0)
    verify(record)
    day = date.fromisoformat(before["day"])
    assert verify_day(record) == DayClaim(day, bytes.fromhex(before["head"]))
    (only,) = record.rounds
    told = (before["dealer"], before["starter"], before["value"])
    assert (only.dealer, only.starter, only.value) == told
    assert [code_of(card) for card in only.hands[before["seat"]]] == before["cards"]
    assert (after["played"], after["row"]) == (1, 1)
    assert after["results"]["points"] == {str(after["own"]["points"]): 1}
    assert mine[0]["points"][0][before["seat"]] == after["own"]["points"]
    assert mine[0]["finished"]


async def test_who_plays_alike_is_answered_alike(settings: Settings) -> None:
    async with (
        live(settings) as server,
        guest(server, "Anna") as anna,
        guest(server, "Ben") as ben,
        guest(server, "Cleo") as cleo,
    ):
        for each, seed in ((anna, 1), (ben, 1), (cleo, 2)):
            await each.play(await each.sit_down(), seed)
        records = [await record_of(server, each) for each in (anna, ben, cleo)]
        told = await anna.today()
    first, second, third = (record["rounds"] for record in records)
    assert first == second
    assert first[0]["hands"] == third[0]["hands"]
    assert first[0]["plays"] != third[0]["plays"]
    assert told["played"] == sum(told["results"]["points"].values()) == 3


async def test_the_first_time_counts_and_every_other_is_for_practice(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        day = (await anna.today())["day"]
        again = f"/days/{day}/practice"
        early = await anna.pages.post(again, json={"id": "once"})
        code = await anna.sit_down()
        assert await anna.sit_down() == code
        await anna.play(code)
        own = (await anna.today())["own"]
        practice = (await anna.pages.post(again, json={"id": "again"})).json()["code"]
        await anna.play(practice, 7)
        after = await anna.today()
    assert refused(early, 409) == "day/counts-first"
    assert practice != code
    assert after["own"] == own
    assert after["played"] == 1


async def test_at_given_cards_nobody_else_sits_down_and_nothing_is_changed(
    settings: Settings,
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        code = await anna.sit_down()
        async with anna.client.table(code) as table, ben.client.table(code) as other:
            for refusal in (table.leave_seat(), table.start_game(), other.take_seat()):
                with pytest.raises(Refusal, match="for who was given them"):
                    await refusal


async def test_days_to_come_and_days_nobody_was_bound_by_have_no_hand(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        today = date.fromisoformat((await anna.today())["day"])
        for day in (today + timedelta(days=1), date(today.year - 1, 12, 31)):
            assert refused(await anna.pages.get(f"/days/{day}"), 404) == "day/none"
            assert refused(await anna.pages.post(f"/days/{day}"), 404) == "day/none"


async def test_a_day_that_is_over_can_only_be_practised(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        today = date.fromisoformat((await anna.today())["day"])
        tomorrow = today + timedelta(days=1)
        context = server.services.rooms.context
        server.services.calendar = Calendar(replace(context, clock=lambda: context.clock() + DAY))
        assert (await anna.today())["day"] == tomorrow.isoformat()
        over = await anna.pages.post(f"/days/{today}")
        wanted = await anna.pages.post(f"/days/{today}/practice", json={"id": "late"})
    assert refused(over, 409) == "day/over"
    assert wanted.status_code == 201


async def test_the_same_wish_for_a_table_for_anybody_and_for_practice_is_three_tables(
    settings: Settings,
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        practice = f"/days/{(await anna.today())['day']}/practice"
        context = server.services.rooms.context
        server.services.calendar = Calendar(replace(context, clock=lambda: context.clock() + DAY))
        wish: dict[str, Any] = {"id": "wish"}
        for_five = wish | {"options": {"players": 5}}
        ways = (("/tables", wish), ("/anybody", for_five), (practice, wish))
        codes = [(await anna.pages.post(path, json=body)).json()["code"] for path, body in ways]
        again = (await anna.pages.post(practice, json=wish)).json()["code"]
        tables = [(await anna.pages.get(f"/codes/{code}")).json() for code in codes]
    assert [table["playing"] for table in tables] == [False, False, True]
    assert again == codes[-1]


async def test_a_known_secret_is_dealt_only_where_the_table_was_founded_for_it(
    tmp_path: Path,
) -> None:
    hand = Hand(date(2028, 2, 29), bytes(SECRET_BYTES))
    async with open_town(tmp_path) as town:
        process = town.processes[0]
        ordinary = await process.room(await process.found())
        counting = await process.room(
            await found_table(
                process.context,
                ANNA,
                "day",
                hand.settings(counts=True),
                hand.plans,
                hand.seat,
                hand.deal(counts=True),
            )
        )
        for room in (ordinary, counting):
            with pytest.raises(NotFoundedFor):
                await deal_once(process.rooms, room.id, hand.deal(counts=False), hand.secret)
            assert room.table.game is None
        await deal_once(process.rooms, counting.id, hand.deal(counts=True), hand.secret)
        assert counting.table.game is not None


async def test_nobody_looks_into_a_hand_before_its_day_is_over(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        await anna.play(await anna.sit_down())
        today = await anna.today()
        game = f"/games/{today['own']['game']}"
        pages = [f"{game}/{page}" for page in ("record", "events", "review")]
        for page in [*pages, *(f"{game}{page}" for page in PAGES_OF_A_GAME if page)]:
            assert refused(await anna.pages.get(page), 403) == "review/sealed"
        Moved(server).go_to(counts_until(date.fromisoformat(today["day"])) + 60)
        assert [(await anna.pages.get(page)).status_code for page in pages] == [200, 200, 200]


class Moved:
    """A clock that can be moved on."""

    def __init__(self, server: Live) -> None:
        self.seconds = 0.0
        context = server.services.rooms.context
        server.services.calendar._context = replace(context, clock=self._now)
        self._clock = context.clock

    def _now(self) -> float:
        return self._clock() + self.seconds

    def go_to(self, at: float) -> None:
        """It is that time now."""
        self.seconds = at - self._clock()


async def test_a_hand_that_was_begun_counts_for_a_while_after_its_day_and_stays_sealed(
    settings: Settings,
) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        day = date.fromisoformat((await anna.today())["day"])
        code, practice = await anna.sit_down(), f"/days/{day}/practice"
        await ben.play(await ben.sit_down())
        sealed = f"/games/{(await ben.today())['own']['game']}/events"
        clock = Moved(server)
        clock.go_to(counts_until(day) - 60)
        assert (await anna.pages.post(f"/days/{day}")).json() == {"code": code}
        again = await anna.pages.post(practice, json={"id": "early"})
        assert refused(again, 409) == "day/counts-first"
        assert refused(await anna.pages.get(sealed), 403) == "review/sealed"
        clock.go_to(counts_until(day) + 60)
        assert refused(await anna.pages.post(f"/days/{day}"), 409) == "day/over"
        assert (await anna.pages.post(practice, json={"id": "late"})).status_code == 201
        assert (await anna.pages.get(sealed)).status_code == 200


async def test_a_hand_that_is_played_long_after_its_day_counts_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "counts_until", lambda day: 0.0)
    async with live(settings) as server, guest(server, "Anna") as anna:
        await anna.play(await anna.sit_down())
        found = await anna.today()
    assert (found["own"]["points"], found["played"], found["row"]) == (None, 0, 0)


async def test_par_and_the_expert_are_told_who_has_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Yardstick(1.234, 6)

    async def of(_: Yardsticks, hand: Hand) -> Yardstick:
        return found

    monkeypatch.setattr(Yardsticks, "of", of)
    async with live(settings) as server, guest(server, "Anna") as anna, guest(server, "Ben") as ben:
        day = (await anna.today())["day"]
        page = f"/days/{day}/yardstick"
        early = await anna.pages.get(page)
        await anna.play(await anna.sit_down())
        told = (await anna.pages.get(page)).json()
        Moved(server).go_to(counts_until(date.fromisoformat(day)) + 60)
        late = (await ben.pages.get(page)).json()
    assert refused(early, 403) == "day/play-first"
    assert told == {"par": 1.23, "expert": 6}
    assert late == {"par": None, "expert": None}, "who has not played makes nobody think"


async def test_par_and_the_expert_are_found_out_once_and_the_house_answers_all_alike(
    tmp_path: Path,
) -> None:
    async with open_town(tmp_path) as town:
        context = town.processes[0].context
        judging: Any = JudgingHere()
        hand = Hand(date(2028, 2, 29), bytes(SECRET_BYTES))
        yardsticks = Yardsticks(context, judging)
        first, again = await asyncio.gather(yardsticks.of(hand), yardsticks.of(hand))
        alone = await expert_points(context, hand)
    assert first is not None
    assert first == again
    assert judging.times == 1
    assert first.expert == alone


async def test_a_month_shows_the_days_that_were_played(settings: Settings) -> None:
    async with live(settings) as server, guest(server, "Anna") as anna:
        day = date.fromisoformat((await anna.today())["day"])
        await anna.play(await anna.sit_down())
        month = (await anna.pages.get(f"/me/days/{day.year}/{day.month}")).json()
        points = (await anna.today())["own"]["points"]
    assert month == [{"day": day.isoformat(), "points": points}]


@pytest.mark.parametrize(
    ("points", "own", "better"),
    [
        ({0: 9}, 0, None),
        ({0: 9, 3: 1}, 3, 100),
        ({0: 9, 3: 1}, 0, 0),
        ({-2: 74, 4: 1, 5: 26}, 4, 74),
        ({1: 50}, None, None),
    ],
)
def test_one_is_told_to_be_better_than_some_of_a_hundred_if_there_are_enough(
    points: dict[int, int], own: int | None, better: int | None
) -> None:
    assert better_than(points, own) == better
