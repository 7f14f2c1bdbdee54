"""Games over days: whose turn it is, how one is told, holidays, and plans at the table."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.async_api import Route

from ebbes.engine.options import Options
from tests.web.bert import joined, until_bert_is_asked
from tests.web.persons import arrive, ask
from tests.web.pictures.beside import in_dialog
from tests.web.pictures.studio import Scene, Studio
from tests.web.player import Player
from tests.web.visitor import Visitor

WITH = (("Oma Elfriede", "Karl-Heinz", "Uwe"), ("Lena", "Gretel"), ("Tom",))
"""Who else plays at each table."""
HOURS = (14, 40, 3)


def _table(number: int, now: datetime) -> dict[str, Any]:
    others = [{"kind": "person", "name": name, "away": False} for name in WITH[number]]
    until = now + timedelta(hours=HOURS[number], minutes=30)
    waits = {"seat": min(number, 1), "you": number == 0, "rests": number == len(WITH) - 1}
    return {
        "id": f"t{number}",
        "code": f"BCDFGH{'JKL'[number]}",
        "settings": {"options": {"players": len(others) + 1}, "over_days": {"hours": 24}},
        "seats": [{"kind": "person", "name": "Anna", "away": False}, *others],
        "playing": True,
        "ended": False,
        "seat": 0,
        "awaits": waits
        | {"since": now.timestamp(), "until": until.timestamp(), "round": 3, "trick": 6 - number},
    }


async def _with_games(who: Visitor) -> None:
    """As if some games had begun."""
    now = datetime.now(UTC)
    tables = json.dumps([_table(number, now) for number in range(len(WITH))])

    async def answer(route: Route) -> None:
        await route.fulfill(body=tables, content_type="application/json")

    await who.context.route(f"{who.address}/api/me/over-days", answer)


async def over_days(studio: Studio) -> None:
    """Before the first one, with three of them and a holiday, and what is planned at a table."""
    async with studio.model() as guest:
        await arrive(guest, "Anna")
        await guest.go("/over-days")
        await guest.button("overdays-open").wait_for()
        await studio.take(guest, "overdays-none")
        today = datetime.now(UTC).date() + timedelta(days=1)
        days = {"first": f"{today}", "last": f"{today + timedelta(days=6)}"}
        await ask(guest, "POST", "/api/me/holidays", days)
        await _with_games(guest)
        await guest.go("/over-days")
        await guest.text("overdays-your-turn").first.wait_for()
        await studio.take(guest, "overdays")


async def wishes(studio: Studio) -> None:
    """What is to be played while one is not there."""
    async with studio.model() as guest:
        await arrive(guest, "Anna")
        await guest.go("/over-days")
        await guest.button("overdays-open").click()
        await guest.button("waiting-start").wait_for()
        player = Player(guest)
        await player.choose_options(Options(3))
        async with joined(studio.address, player.code) as bert:
            await player.start()
            await until_bert_is_asked(bert, player)
            await guest.button("menu").click()
            await in_dialog(guest, "table-wishes").click()
            await guest.button("overdays-plan-keep").wait_for()
            await studio.take(guest, "overdays-plan")


SCENES: tuple[Scene, ...] = (over_days, wishes)
