"""At every size of a screen everything one plays with lies on it."""

from typing import Any

import pytest
from playwright.async_api import Page

from ebbes.engine.options import Options
from ebbes.server.lesson.first import STEPS
from ebbes.server.lesson.lessons import LESSONS
from ebbes.server.lesson.step import Script
from tests.extent import at_length, some_of
from tests.web.conftest import Visit
from tests.web.pictures.studio import stop_at
from tests.web.player import Moment, Player
from tests.web.pupil import Pupil
from tests.web.visitor import tell

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = (
    *((320, 480), (320, 568), (360, 560), (375, 553), (390, 844)),
    *((568, 320), (667, 331), (667, 375), (740, 320), (844, 340), (844, 390)),
    *((768, 1024), (1024, 600), (1440, 900)),
)
ZOOMED = (320, 256)
"""A window of 1280 x 1024 at 400 %: there the page may scroll, downwards only."""
TABLES = [
    *(Options(players) for players in (2, 3, 4, 5)),
    *(Options(players, more_cards=True) for players in (2, 4, 5)),
    Options(5, pick_designators=True),
]
OUTSIDE = """async ({ seen, high }) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const bottom = high ?? innerHeight;
  const lies = ({ left, top, right, bottom: low }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && low <= bottom + 1;
  const all = [...document.querySelectorAll(seen)].filter((found) => found.checkVisibility());
  return all
    .map((found) => [found, found.getBoundingClientRect()])
    .filter(([, place]) => !lies(place))
    .map(([found, { left, top, right, bottom }]) =>
      `${found.textContent.trim().slice(0, 20)} ${[left, top, right, bottom].map(Math.round)}`);
}"""
PLAYED_WITH = "footer button, footer a, main button, main [role=listitem], main .at, header button"
WIDEST = "document.documentElement.scrollWidth"


async def outside(page: Page, size: tuple[int, int], **wishes: Any) -> list[str]:
    """What does not lie on a screen of this size."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    told: list[str] = await page.evaluate(OUTSIDE, {"seen": PLAYED_WITH, **wishes})
    return [f"{size[0]}x{size[1]}: {found}" for found in told]


async def check_all(page: Page) -> None:
    """Looks at the page at every size, and with a lens."""
    faults = [fault for size in SIZES for fault in await outside(page, size)]
    await page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    high = await page.evaluate("document.documentElement.scrollHeight")
    faults += await outside(page, ZOOMED, high=high)
    if await page.evaluate(WIDEST) > ZOOMED[0]:
        faults.append("scrolls sideways")
    assert faults == []


@pytest.mark.parametrize("options", some_of(TABLES, Options(5)), ids=str)
async def test_all_cards_and_buttons_of_a_table_lie_on_the_screen(
    visit: Visit, options: Options
) -> None:
    player = Player(await visit())
    await player.found(options)
    await player.start()
    for _ in range(2):
        await player.play_until(Moment.PLAY)
        await player.act(Moment.PLAY)
    await player.play_until(Moment.PLAY)
    await check_all(player.page)


@pytest.mark.parametrize("at", some_of(range(1, 12), 4))
async def test_all_cards_and_buttons_of_the_lesson_lie_on_the_screen(visit: Visit, at: int) -> None:
    someone = await visit("de")
    pupil = Pupil(Player(someone))
    await someone.go("/learn")
    for step in STEPS[:at]:
        await pupil.take(step)
    await pupil.hear(STEPS[at])
    if STEPS[at].name != "score":
        await check_all(someone.page)


@at_length
@pytest.mark.parametrize("script", LESSONS[1:], ids=lambda script: script.name)
async def test_all_cards_and_buttons_of_the_later_lessons_lie_on_the_screen(
    visit: Visit, script: Script
) -> None:
    someone = await visit("de")
    await tell(someone.context, "hurry", 3_000)
    pupil = Pupil(Player(someone), script)
    await someone.go(f"/learn#{script.name}")
    for step in script.steps:
        await pupil.hear(step)
        await check_all(someone.page)
        if step is not script.steps[-1]:
            await pupil.take(step)


UNDER = """() => {
  const banner = document.querySelector("button.banner").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  return [...document.querySelectorAll("main .seat")]
    .filter((seat) => over(seat.getBoundingClientRect()))
    .map((seat) => seat.textContent.trim());
}"""
"""The plates that lie under the banner of a role."""


async def test_the_banner_of_a_role_hides_no_seat(visit: Visit) -> None:
    player = Player(await visit("de", hurry=False))
    await tell(player.visitor.context, "still")
    await player.found(Options(5))
    await player.start()
    await stop_at(player, "button.banner")
    await player.play_until_seen(player.page.locator("button.banner"))
    hidden = {}
    for width, height in SIZES:
        await player.page.set_viewport_size({"width": width, "height": height})
        hidden[width, height] = await player.page.evaluate(UNDER)
    assert not any(hidden.values()), hidden
