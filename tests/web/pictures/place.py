"""My place: for nobody, for somebody new, and after a long way."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Route

from ebbes.bots.rungs import ENOUGH, RUNGS
from tests.web.persons import arrive
from tests.web.pictures.studio import Scene, Studio
from tests.web.visitor import Visitor

DAY = 86_400.0
NOW = 1_794_900_000.0
"""When the pictures are taken, about."""
WAY = (2.9, 2.6, 2.75, 2.4, 2.3, 2.35, 2.0, 2.1, 1.8, 1.9, 1.55, 1.5)
GAMES = (
    (("Lisbeth", "Schorsch", "Gretel"), (8, 12, 3, 1), 1, 2.1),
    (("Oma Elfriede", "Karl-Heinz", "Karl"), (17, 9, 3, 14), 2, 1.3),
    (("Karl", "Elwe", "Kuno"), (-2, 4, 19, -5), 3, None),
    (("Lisbeth", "Kuno"), (12, 4, 3), 4, 0.9),
    (("Uwe",), (9, 11), 40, None),
)
"""With whom, all points, how many days ago, what was given away."""


def mean(value: float, error: float) -> dict[str, float]:
    """A number and how sure it is."""
    return {"mean": value, "error": error}


def place_after_a_long_way() -> dict[str, Any]:
    """What somebody is told who has played for half a year."""
    return {
        "is_whole": True,
        "games": 62,
        "since": NOW - 160 * DAY,
        "enough": ENOUGH,
        "strength": {
            "rounds": 100,
            "real": 702,
            "given_away": mean(1.5, 0.16),
            "as_strong_as": ["solid"],
        },
        "ladder": [
            {
                "strength": rung.name,
                "given_away": mean(rung.given_away.mean, rung.given_away.error),
            }
            for rung in RUNGS
        ],
        "way": [
            {"at": NOW - (165 - 15 * at) * DAY, "given_away": mean(given, 0.4 - 0.02 * at)}
            for at, given in enumerate(WAY)
        ],
        "places": {"1": 19, "2": 22, "3": 14, "4": 7},
        "by_players": [
            {"players": n, "games": games, "rounds": 40, "points": points, "given_away": given}
            for n, games, points, given in (
                (2, 8, 2.2, mean(2.1, 0.2)),
                (3, 14, 1.9, None),
                (4, 34, 2.6, mean(1.7, 0.2)),
                (5, 6, -1.1, mean(2.2, 0.5)),
            )
        ],
        "points": 2.2,
        "luck": mean(0.4, 0.3),
        "luck_rounds": 90,
        "tricks": {
            "few_rounds": 148,
            "few": mean(0.9, 0.3),
            "many_rounds": 121,
            "many": mean(-0.8, 0.3),
        },
        "missed": [
            {"code": "leaves-trick", "times": 12, "grade": 1.8},
            {"code": "keeps-designator", "times": 7, "grade": 2.1},
            {"code": "lets-lead", "times": 9, "grade": 1.2},
        ],
        "shows": {"strength": True, "games": False, "results": True},
        "rating": {"points": mean(0.4, 0.3), "games": 12},
    }


def game(
    number: int, others: Sequence[str], totals: Sequence[int], ago: int, given: float | None
) -> dict[str, Any]:
    """A game of a list."""
    seats = [{"kind": "person", "name": "Anna", "strength": None}]
    seats += [{"kind": "bot", "name": name, "strength": "solid"} for name in others]
    return {
        "id": f"g{number}",
        "table": "t",
        "number": number,
        "seat": 0,
        "started_at": NOW,
        "ended_at": NOW - ago * DAY,
        "finished": True,
        "options": {},
        "seats": seats,
        "points": [list(totals)],
        "totals": list(totals),
        "winners": [max(range(len(totals)), key=lambda seat: totals[seat])],
        "end": "rounds",
        "given_away": given,
    }


async def _after_a_long_way(who: Visitor) -> None:
    """As if they had played for half a year, which nobody has time for here."""
    games = [game(number, *told) for number, told in enumerate(GAMES, start=1)]
    answers: dict[str, Any] = {
        "/api/me/place": place_after_a_long_way(),
        "/api/me/games?most=5": {"games": games, "next": "more"},
    }

    async def answer(route: Route) -> None:
        path = route.request.url.removeprefix(who.address)
        body = json.dumps(answers[path])
        await route.fulfill(body=body, content_type="application/json")

    for path in answers:
        await who.context.route(who.address + path, answer)


async def my_place(studio: Studio) -> None:
    """The hill, the games, the numbers; what others see, and a code."""
    async with studio.model() as guest:
        await guest.go("/me")
        await guest.heading("me-hill").wait_for()
        await studio.take(guest, "me-nobody")
        await arrive(guest, "Anna")
        await guest.go("/me")
        await guest.heading("me-free").wait_for()
        await studio.take(guest, "me-free")
        await _after_a_long_way(guest)
        await guest.go("/me")
        await guest.heading("me-strong", who="Lisbeth").wait_for()
        await studio.take(guest, "me")
        await guest.go("/me/shown")
        await guest.button("me-code-make").click()
        await guest.page.locator("code").wait_for()
        await studio.take(guest, "me-shown")
        await guest.button("me-code-renew").click()
        await guest.text("me-code-renew-ask").wait_for()
        await studio.take(guest, "me-renew")


SCENES: tuple[Scene, ...] = (my_place,)
