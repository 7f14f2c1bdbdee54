"""At every size of a screen everything one plays with lies on it."""

import pytest
from playwright.async_api import Browser, Page

from ebbes.engine.options import Options
from ebbes.server.lesson.first import STEPS
from ebbes.server.lesson.lessons import LESSONS
from ebbes.server.lesson.step import Script
from tests.extent import at_length, some_of
from tests.web.conftest import Visit
from tests.web.pictures import table
from tests.web.pictures.studio import Scene, Studio, stop_at
from tests.web.player import Moment, Player
from tests.web.pupil import Pupil
from tests.web.server import Seeded
from tests.web.surveyor import SIZES, Surveyor
from tests.web.visitor import tell

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLES = [
    *(Options(players) for players in (2, 3, 4, 5)),
    *(Options(players, more_cards=True) for players in (2, 4, 5)),
    Options(5, pick_designators=True),
]
SCROLLING = (
    "waiting",
    "waiting-stranger",
    "waiting-guest",
    "waiting-bots",
    "waiting-host",
    "score",
)
"""Screens that are read from top to bottom."""
MOMENTS = [table.room, table.starter, table.picking, table.hint]


async def check_all(page: Page) -> None:
    """Looks at the page at every size, with a lens and with large letters."""
    surveyor = Surveyor()
    await surveyor.take(page, "table")
    assert surveyor.faults == []


@pytest.mark.parametrize("options", some_of(TABLES, Options(5), Options(2)), ids=str)
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


@at_length
@pytest.mark.parametrize("scene", some_of(MOMENTS, table.picking), ids=lambda scene: scene.__name__)
async def test_all_that_is_asked_and_told_around_a_game_lies_on_the_screen(
    browser: Browser, server: Seeded, scene: Scene
) -> None:
    surveyor = Surveyor(SCROLLING)
    await scene(Studio(browser, server.address, surveyor, "de"))
    assert surveyor.faults == []


@at_length
async def test_the_score_sheet_lies_on_the_screen(visit: Visit) -> None:
    player = Player(await visit("de"))
    await player.found(Options(5))
    await player.start()
    await player.play_until(Moment.COUNT)
    surveyor = Surveyor(SCROLLING)
    await surveyor.take(player.page, "score")
    assert surveyor.faults == []


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


OVER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll("footer .nav button")]
    .map((button) => board.bottom - button.getBoundingClientRect().top)
    .some((over) => over > 1);
}"""
"""Whether a button of the lesson lies over the board of roles."""


@at_length
async def test_the_way_on_lies_below_the_roles_when_a_starter_is_named(visit: Visit) -> None:
    someone = await visit("de", viewport={"width": 740, "height": 320})
    pupil = Pupil(Player(someone))
    await someone.go("/learn")
    for step in STEPS:
        await pupil.hear(step)
        if step.name == "starter":
            break
        await pupil.take(step)
    assert not await someone.page.evaluate(OVER)


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


UNDER = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const dropped = document.querySelector("button.banner");
  await Promise.all(dropped.getAnimations().map((animation) => animation.finished));
  const banner = dropped.getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  return [...document.querySelectorAll("main .seat")]
    .filter((seat) => over(seat.getBoundingClientRect()))
    .map((seat) => seat.textContent.trim());
}"""
"""The plates that lie under the banner of a role, once it has come to rest."""


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


LOOK = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const found = (css) => [...document.querySelectorAll(css)];
  return {
    arches: Math.min(...found(".arch svg").map((arch) => arch.getBoundingClientRect().width)),
    cut: found("main .seat b").filter((name) => name.scrollWidth > name.clientWidth)
      .map((name) => name.textContent),
    over: Math.max(...found("header").map((bar) => bar.scrollWidth - bar.clientWidth)),
  };
}"""
"""How wide the smallest arch of a role is, whose names are cut off, what stands out of the bar."""
LEAST_ARCH = 33
"""Pixels in which the motif of a suit is still told from the others."""


async def test_roles_and_names_can_be_read_at_every_size(visit: Visit) -> None:
    player = Player(await visit("de"))
    await player.found(Options(4))
    await player.start()
    await player.play_until(Moment.PLAY)
    seen = {}
    for width, height in SIZES:
        await player.page.set_viewport_size({"width": width, "height": height})
        seen[width, height] = await player.page.evaluate(LOOK)
    assert not {size: told["cut"] for size, told in seen.items() if told["cut"]}
    assert not {size: told for size, told in seen.items() if told["arches"] < LEAST_ARCH}
    assert not {size: told for size, told in seen.items() if told["over"] > 0}


PIECES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const boxes = [...document.querySelectorAll(".wall button")]
    .map((piece) => piece.getBoundingClientRect());
  return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
}"""
"""How wide or high the smallest number or colour is that can be picked."""
THUMB = 40


async def test_numbers_and_colours_to_pick_are_as_large_as_a_thumb(visit: Visit) -> None:
    player = Player(await visit("de"))
    await player.found(Options(4, pick_designators=True))
    await player.start()
    await player.play_until(Moment.PICK)
    seen = {}
    for width, height in SIZES:
        await player.page.set_viewport_size({"width": width, "height": height})
        seen[width, height] = await player.page.evaluate(PIECES)
    assert {size: piece for size, piece in seen.items() if piece < THUMB} == {}


UNDERNEATH = """() => {
  const button = document.querySelector("dialog .main");
  const { bottom } = button.getBoundingClientRect();
  const sheet = document.querySelector("dialog section").getBoundingClientRect();
  const found = new Set();
  for (let x = sheet.left + 8; x < sheet.right - 8; x += 8)
    for (let y = bottom + 4; y < Math.min(innerHeight, sheet.bottom) - 1; y += 3)
      found.add(document.elementFromPoint(x, y));
  return [...found].filter((each) => !each.contains(button)).map((each) => each.textContent.trim());
}"""
"""What shows between the button of a sheet and its lower edge."""


@pytest.mark.parametrize("size", [(320, 480), (360, 560), (390, 844)], ids=str)
async def test_nothing_shows_below_the_button_of_a_sheet(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = await visit("de", viewport={"width": size[0], "height": size[1]})
    await guest.go()
    await guest.button("home-alone-title").click()
    await guest.button("home-alone-go").wait_for()
    assert await guest.page.evaluate(UNDERNEATH) == []


LINES = """() => new Set([...document.querySelectorAll(".legend > div")]
  .map((each) => each.getBoundingClientRect().top)).size"""
"""Over how many lines the five roles stand at the head of the score sheet."""


@at_length
async def test_the_five_roles_stand_in_one_line_above_the_scores(visit: Visit) -> None:
    player = Player(await visit("de"))
    await player.found(Options(4))
    await player.start()
    await player.play_until(Moment.COUNT)
    await player.page.locator(".legend").wait_for()
    for width, height in SIZES:
        await player.page.set_viewport_size({"width": width, "height": height})
        assert await player.page.evaluate(LINES) == 1, (width, height)


TABLET = {"width": 820, "height": 1180}
HALVES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const top = document.querySelector("header").getBoundingClientRect().bottom;
  const drawn = "main :is(p, h2, h3, li, label, button, a, small, b, svg, img, input)";
  const boxes = [...document.querySelectorAll(drawn)]
    .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 4 && height > 4);
  const [middle, centre] = [(top + innerHeight) / 2, innerWidth / 2];
  const last = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)));
  const reach = (some) => Math.max(top, ...some.map(({ bottom }) => Math.min(bottom, last))) - top;
  const half = (last - top) / 2;
  return Object.entries({
    left: reach(boxes.filter(({ left }) => left < centre)) < half,
    right: reach(boxes.filter(({ right }) => right > centre)) < half,
    lower: last < middle,
  }).filter(([, isEmpty]) => isEmpty).map(([name]) => name);
}"""
"""The halves of a screen in which there is next to nothing."""


@at_length
@pytest.mark.parametrize("path", ["/settings", "/check", "/day", "/same"])
async def test_no_half_of_a_tablet_stays_empty(visit: Visit, path: str) -> None:
    guest = await visit("de", viewport=TABLET)
    player = Player(guest)
    await player.found(Options(4))
    await guest.go(path)
    await guest.page.locator("main h2, main ol, main label").first.wait_for()
    await guest.page.wait_for_function(f"async () => (await ({HALVES})()).length === 0")
