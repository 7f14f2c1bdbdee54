"""The hand of the day: before it is played, after, with few others and with many; open tables."""

import json
from dataclasses import replace
from typing import Any

from playwright.async_api import Route

from tests.web.persons import arrive
from tests.web.pictures.studio import Scene, Studio
from tests.web.server import seeded_server
from tests.web.visitor import Visitor

MANY = {
    -6: 4,
    -5: 6,
    -4: 9,
    -3: 15,
    -2: 21,
    -1: 26,
    0: 37,
    1: 45,
    2: 48,
    3: 43,
    4: 35,
    5: 26,
    6: 16,
}
FEW = {-2: 1, 1: 2, 3: 1, 4: 1}
PLAYED = {1: 2, 3: -1, 4: 5, 5: 3, 6: -1, 10: 4, 11: -2, 12: 3, 13: 6, 14: 2, 15: 1, 16: 4}


async def _as_if_played(who: Visitor, points: dict[int, int], better: int | None) -> None:
    """As if they, and so many others, had played the sixteenth of November."""
    hand: dict[str, Any] = await who.page.evaluate(
        "fetch('/api/days/today').then((answer) => answer.json())"
    )
    hand |= {"day": "2028-11-16", "today": "2028-11-16", "first": "2028-01-01", "row": 7}
    hand |= {"played": sum(points.values()), "results": {"points": points, "better_than": better}}
    hand |= {"own": {"code": "BCDFGHJ", "points": 4, "game": "g1"}}
    month = [{"day": f"2028-11-{day:02}", "points": made} for day, made in PLAYED.items()]
    answers: dict[str, Any] = {
        "/api/days/2028-11-16": hand,
        "/api/days/2028-11-16/yardstick": {"par": 1.2, "expert": 6},
        "/api/me/days/2028/11": month,
    }

    async def answer(route: Route) -> None:
        path = route.request.url.removeprefix(who.address)
        await route.fulfill(body=json.dumps(answers[path]), content_type="application/json")

    for path in answers:
        await who.context.unroute(who.address + path)
        await who.context.route(who.address + path, answer)


async def hand_of_the_day(studio: Studio) -> None:
    """The cards that lie there, and how it went beside others."""
    async with studio.model() as guest:
        await arrive(guest, "Anna")
        await guest.go("/day")
        await guest.button("day-play").wait_for()
        await studio.take(guest, "day")
        for name, points, better in (("day-few", FEW, None), ("day-many", MANY, 74)):
            await _as_if_played(guest, points, better)
            await guest.go("/day/2028-11-16")
            await guest.text("day-expert", points="+6").first.wait_for()
            await studio.take(guest, name)


async def open_tables(studio: Studio) -> None:
    """Where strangers are welcome, on a server where nobody else has opened a table."""
    async with seeded_server() as server:
        await _open_tables(replace(studio, address=server.address))


async def _open_tables(studio: Studio) -> None:
    async with studio.model() as guest, studio.model() as lena, studio.model() as tom:
        await arrive(guest, "Anna")
        await guest.go("/open")
        await guest.heading("open-title").first.wait_for()
        await studio.take(guest, "open-none")
        for host, name in ((lena, "Lena"), (tom, "Tom")):
            await arrive(host, name)
            await host.go("/open")
            await host.button("open-own-all").click()
            await host.button("waiting-start").wait_for()
        await tom.button("waiting-start").click()
        await guest.go("/open")
        await guest.button("open-sit-with", who="Lena").wait_for()
        await studio.take(guest, "open")


SCENES: tuple[Scene, ...] = (hand_of_the_day, open_tables)
