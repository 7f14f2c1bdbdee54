"""Pages around the table: home, settings, rules, the companion, the lesson."""

import json
from typing import Any

from ebbes.engine.options import Options
from ebbes.server.lesson.first import STEPS
from ebbes.server.lesson.lessons import LESSONS
from tests.web.persons import arrive, ask, link_of
from tests.web.pictures.studio import Studio
from tests.web.player import PENNANT, Player
from tests.web.visitor import Visitor

PEOPLE = ("Anna", "Karl-Heinz", "Oma Elfriede", "Uwe")
DISCS = ("pink", "grey", "orange", "black")
ROLES = ("trump", "plus", "ebbes", "minus", "nix")
SAID = """title => {
  passTime();
  const words = document.querySelector(".words:not(.quiet), .pick header");
  return words?.textContent.includes(title);
}"""
"""Whether the Elwetritsche says this by now."""
COUNTED = ((2, 3, 2, 1, 0), (1, 2, 3, 4, 3), (3, 1, 1, 2, 4), (2, 2, 2, 1, 1))
"""Cards of each role, by people; each suit has eight."""
TIED = ((2, 3, 2, 1, 0), (1, 2, 3, 4, 4), (3, 1, 1, 2, 4), (2, 2, 2, 1, 0))
"""Two have the most nix cards."""


async def home(studio: Studio) -> None:
    """As a stranger sees it, its two sheets, and as somebody who left a game open."""
    async with studio.model() as guest:
        await guest.go()
        await guest.button("home-play").wait_for()
        await studio.take(guest, "home")
        await guest.button("home-alone-title").click()
        await guest.page.get_by_text("Kuno").click()
        await studio.take(guest, "home-alone")
        await guest.button("close").click()
        await guest.button("home-join").click()
        await studio.take(guest, "home-join")
        await guest.button("close").click()
        await guest.button("home-friends").click()
        await studio.take(guest, "home-name")
        await Player(guest).give_name("Anna")
        await Player(guest).start()
        await guest.button("play-hint").wait_for()
        await guest.go()
        await guest.page.get_by_text(guest.say("home-continue"), exact=True).wait_for()
        await studio.take(guest, "home-continue")
        await guest.button("home-all").click()
        await guest.heading("all-title").wait_for()
        await studio.take(guest, "home-all")


async def welcome(studio: Studio) -> None:
    """Who plays for the first time is offered the lesson."""
    async with studio.model() as guest:
        await guest.go()
        await guest.button("home-play").click()
        await guest.page.get_by_role("group", name=guest.say("table-welcome")).wait_for()
        await studio.take(guest, "welcome")


async def settings(studio: Studio) -> None:
    """For nobody, and for somebody."""
    async with studio.model() as guest:
        await guest.go("/settings")
        await guest.text("settings-second-tap-text").wait_for()
        await studio.take(guest, "settings")
        await Player(guest).found(Options(4))
        await guest.go("/settings")
        await guest.heading("settings-person-title").wait_for()
        await studio.take(guest, "settings-person")


async def link(studio: Studio) -> None:
    """The question a link asks nobody, somebody and its maker; devices, and the way back."""
    async with studio.model() as anna, studio.model() as guest:
        await arrive(anna, "Anna")
        await guest.go(await link_of(anna))
        await guest.heading("home-link-title", who="Anna").wait_for()
        await studio.take(guest, "link-nobody")
        await arrive(guest, "Oma Elfriede")
        await guest.go(await link_of(anna))
        await guest.button("home-link-stay", who="Oma Elfriede").wait_for()
        await studio.take(guest, "link")
        await guest.button("home-link-yes", who="Anna").click()
        await guest.text("home-link-done", who="Anna").wait_for()
        await studio.take(guest, "link-done")
        await _add_device(studio, anna)
        await guest.go("/settings")
        await guest.button("settings-back", who="Oma Elfriede").wait_for()
        await guest.button("settings-devices-others").wait_for()
        await studio.take(guest, "settings-devices")
        await guest.button("settings-devices-others").click()
        await guest.text("settings-devices-others-ask").wait_for()
        await studio.take(guest, "settings-devices-ask")
        await anna.go(await link_of(anna))
        await anna.heading("home-link-same", who="Anna").wait_for()
        await studio.take(anna, "link-same")


async def _add_device(studio: Studio, who: Visitor) -> None:
    """One more device, of which nobody sees anything."""
    async with studio.model() as phone:
        _, code = (await link_of(who)).split("=")
        await phone.go()
        await ask(phone, "POST", "/api/link", {"code": code})


async def rules(studio: Studio) -> None:
    """From the top, at a rule somebody was sent to, and what is found."""
    async with studio.model() as guest:
        await guest.go("/rules")
        await guest.page.get_by_role("searchbox").wait_for()
        await studio.take(guest, "rules")
        await guest.go("/rules#R12")
        await guest.page.locator("#R12").wait_for()
        await studio.take(guest, "rules-at")
        await guest.page.get_by_role("searchbox").fill("ebbes")
        await guest.page.locator("mark").first.wait_for()
        await studio.take(guest, "rules-found")
        await guest.page.get_by_role("searchbox").fill("xyz")
        await guest.text("rules-search-found", found=0).wait_for()
        await studio.take(guest, "rules-none")


async def companion(studio: Studio) -> None:
    """Who plays, a round begun, one that is counted, and the end."""
    async with studio.model() as guest:
        await guest.go("/companion")
        await guest.button("companion-start").wait_for()
        await studio.take(guest, "companion")
        for name, rounds, draft in (
            ("companion-round", 0, _entry(((1, 2, 0, 0, 0),) + ((0,) * 5,) * 3)),
            ("companion-counted", 2, _entry(COUNTED)),
            ("companion-tie", 3, _entry(TIED)),
            ("companion-end", 5, _entry(COUNTED)),
        ):
            await _keep(guest, "real-games", [_game(rounds, draft)])
            await guest.go("/companion")
            await guest.page.get_by_text(PEOPLE[0]).first.wait_for()
            await _show_end(guest, rounds)
            await studio.take(guest, name)


async def learn(studio: Studio) -> None:
    """Each step of the first round, and what a wrong card answers."""
    async with studio.model() as guest:
        await guest.go("/learn")
        for step in STEPS:
            title = guest.say(f"learn-{step.name}-title")
            await guest.page.wait_for_function(SAID, arg=title)
            await studio.take(guest, f"learn-{step.name}")
            if step.name == "follow":
                await Player(guest).cards("blocked").first.click(position=PENNANT)
                await studio.take(guest, "learn-reason")
            if step is not STEPS[-1]:
                await _read_on(guest, step.name)


async def lessons(studio: Studio) -> None:
    """What the first round left out, step by step, and the list of them all."""
    async with studio.model() as guest:
        for script in LESSONS[1:]:
            await guest.go(f"/learn#{script.name}")
            for step in script.steps:
                title = guest.say(f"learn-{step.name}-title")
                await guest.page.wait_for_function(SAID, arg=title)
                await studio.take(guest, f"lesson-{step.name}")
                if step is not script.steps[-1]:
                    await _read_on(guest, step.name)
        await guest.go("/learn#all")
        await guest.heading("learn-title").wait_for()
        await studio.take(guest, "lessons")


async def missing(studio: Studio) -> None:
    """An address without a page, and one without a table."""
    async with studio.model() as guest:
        with guest.forgiving():
            await guest.go("/nowhere")
            await guest.text("page-not-found-text").wait_for()
            await studio.take(guest, "missing")
            await guest.go("/t/XXXXX")
            await guest.text("errors-table-no-such-table").wait_for()
            await studio.take(guest, "missing-table")


async def _read_on(guest: Visitor, step: str) -> None:
    """Does what a step of the lesson asks for."""
    player = Player(guest)
    if step == "score":
        await player.press(player.onward)
    elif step == "starter":
        await player.name_starter()
    else:
        await guest.button("next").or_(guest.button("learn-skip")).click()


async def _show_end(guest: Visitor, rounds: int) -> None:
    """A game that is over lies among the earlier ones."""
    if rounds == 5:
        await guest.page.get_by_role("button").filter(has_text=PEOPLE[0]).click()
        await guest.button("companion-end-again").wait_for()


async def _keep(guest: Visitor, key: str, value: object) -> None:
    """Puts something into what the browser keeps."""
    told = [f"ebbes/{key}", json.dumps(value)]
    await guest.page.evaluate("([key, value]) => localStorage.setItem(key, value)", told)


def _entry(counts: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    own = [dict(zip(ROLES, one, strict=True)) for one in counts]
    return {"counts": own, "highest": []}


def _game(rounds: int, draft: dict[str, Any]) -> dict[str, Any]:
    options = {"players": 4, "more_cards": False, "pick_designators": False}
    ends = {"rounds": 5, "goal": 30, "dabbscheedel": -15}
    people = [{"name": name, "disc": disc} for name, disc in zip(PEOPLE, DISCS, strict=True)]
    turned = [_entry(COUNTED[at % 4 :] + COUNTED[: at % 4]) for at in range(rounds)]
    return {
        "id": "0123456789abcdef",
        "begun": 1_760_000_000_000,
        "options": options | ends,
        "players": people,
        "rounds": turned,
        "draft": draft,
    }


SCENES = (home, welcome, settings, link, rules, companion, learn, lessons, missing)
