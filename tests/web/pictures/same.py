"""Same cards: opened, passed on, joined, compared."""

import json
from typing import Any

from playwright.async_api import Route

from tests.web.persons import arrive, ask
from tests.web.pictures.studio import Studio

POINTS = ((3, 2.4), (7, 5.0), (-2, 0.2), (4, 3.0), (1, 2.8), (6, 3.8), (2, 1.5))
"""Own points in each round, and the mean."""
OTHERS = (
    (5, 3, 1, 0),
    (4, 8, 2, 4),
    (3, 1, -1, 0),
    (5, 4, 3, -1),
    (5, 3, 2),
    (6, 1, 2),
    (3, 2, -1),
)
STANDINGS = (
    ("Anna", 10, 16.7),
    ("Ben", 10, 3.7),
    ("", 7, 2.4),
    ("Tom", 4, -7.6),
    ("Oma", 10, -15.3),
)

EIGHT = ("Anna", "Ben", "Cleo", "Tom", "Oma", "Uwe", "Karl-Heinz", "Lotte")


async def same(studio: Studio) -> None:
    """The page of somebody who opens one, the link, the invitation, and the standings later."""
    async with studio.model() as host:
        await arrive(host, "Anna")
        await host.go("/same")
        await host.heading("same-new").wait_for()
        await studio.take(host, "same")
        await host.button("same-open").click()
        await host.heading("same-link-title").wait_for()
        await studio.take(host, "same-link")
        path = host.page.url.removeprefix(host.address)
        async with studio.model() as guest:
            await guest.go(path)
            await guest.button("same-join").wait_for()
            await studio.take(guest, "same-invitation")
            told = await ask(guest, "GET", f"/api/challenges/{path.rpartition('/')[2]}")
            for name, is_over in (("same-standing", False), ("same-over", True)):
                await guest.page.route(
                    "**/api/challenges/*", answering(later(told, is_over=is_over))
                )
                await guest.go(path)
                await guest.heading("same-round-by-round").wait_for()
                await studio.take(guest, name)
                await guest.page.unroute("**/api/challenges/*")


async def same_evening(studio: Studio) -> None:
    """People come together for an evening."""
    async with studio.model() as host:
        await arrive(host, "Anna")
        wish = {"id": "evening", "name": "Clubabend", "kind": "evening", "rounds": 8}
        code = (await ask(host, "POST", "/api/challenges", wish))["code"]
        await host.go(f"/same/{code}")
        await host.button("same-join").click()
        await host.button("same-evening-start").wait_for()
        await studio.take(host, "same-evening")


async def same_box(studio: Studio) -> None:
    """A round with real cards: what to take, where to sit, and what came of it."""
    async with studio.model() as host:
        await arrive(host, "Anna")
        wish = {"id": "box", "name": "Clubabend", "kind": "box", "rounds": 8}
        code = (await ask(host, "POST", "/api/challenges", wish))["code"]
        told = await ask(host, "GET", f"/api/challenges/{code}")
        await host.page.route("**/api/challenges/*", answering(seated(told)))
        await host.go(f"/same/{code}")
        await host.heading("same-box-take").wait_for()
        await studio.take(host, "same-box")


def seated(told: dict[str, Any]) -> dict[str, Any]:
    """An evening with real cards, in its first round."""
    cards = ["G2", "Y6", "N7", "G6", "N8", "B8", "G4", "Y8", "R4", "R7"]
    box = {"table": 2, "seat": 2, "cards": cards, "starter": 0, "value": 4}
    people = [{"name": each, "is_you": each == "Anna", "played": 0, "above": 0.0} for each in EIGHT]
    begun = {"people": 8, "is_in": True, "has_begun": True, "next": 1, "waiting": 8}
    return told | begun | {"box": box, "standings": people}


def later(told: dict[str, Any], *, is_over: bool) -> dict[str, Any]:
    """A challenge after some days."""
    played = [
        {
            "number": number,
            "seat": 0,
            "points": points,
            "game": f"game-{number}",
            "measure": mean,
            "by_par": False,
            "others": [
                {"points": each, "name": "Ben", "game": f"o{at}"} for at, each in enumerate(others)
            ],
        }
        for number, ((points, mean), others) in enumerate(zip(POINTS, OTHERS, strict=True), 1)
    ]
    standings = [
        {"name": name, "is_you": not name, "played": rounds, "above": above}
        for name, rounds, above in STANDINGS
    ]
    return told | {
        "people": 5,
        "finished": 3,
        "is_in": True,
        "next": None if is_over else 8,
        "is_over": is_over,
        "root": told["head"] if is_over else None,
        "standings": standings,
        "played": played,
    }


def answering(told: dict[str, Any]) -> Any:
    """Lets the page hear this."""

    async def answer(route: Route) -> None:
        await route.fulfill(content_type="application/json", body=json.dumps(told))

    return answer


SCENES = (same, same_evening, same_box)
