"""Puzzles in a browser: two taps from home, ten in a row, why, and what comes back."""

import pytest
from playwright.async_api import expect

from ebbes.server.puzzling.puzzle import Outcome
from tests.extent import at_length
from tests.web.conftest import Visit
from tests.web.inspector import Inspector
from tests.web.persons import arrive, ask
from tests.web.player import PENNANT, Player
from tests.web.puzzler import Puzzler, card_of, puzzle_with
from tests.web.test_sizes import check_all

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_run_is_played_by_touch_two_taps_from_home(visit: Visit) -> None:
    anna = await visit("de", has_touch=True, is_mobile=True)
    await arrive(anna, "Anna")
    await anna.go()
    await anna.button("home-puzzles").tap()
    puzzler = Puzzler(anna)
    await puzzler.begin()
    run = puzzler.run
    for at in range(len(run)):
        outcome = Outcome.RIGHT if at else Outcome.OTHER
        puzzle = await puzzler.reach(at)
        await puzzler.card(card_of(puzzle, outcome)).tap(position=PENNANT)
        await anna.button("puzzle-next").wait_for()
        if outcome is Outcome.OTHER:
            await anna.button("puzzle-why").tap()
            await anna.page.get_by_role("list", name=anna.say("puzzle-hands")).wait_for()
        await anna.button("puzzle-next").tap()
    await anna.button("puzzle-ten-more").wait_for()
    await expect(anna.text("puzzle-end-text", right=len(run) - 1, second=0)).to_be_visible()
    own = (await ask(anna, "GET", "/api/puzzles"))["own"]
    assert (own["answered"], own["right"]) == (len(run), len(run) - 1)


@at_length
async def test_a_puzzle_is_solved_by_keyboard_and_everyone_can_use_its_screens(
    visit: Visit,
) -> None:
    anna = await visit("en")
    await arrive(anna, "Anna")
    inspector = Inspector((390, 844), (1440, 900))
    puzzle = puzzle_with(Outcome.OTHER)
    await anna.go("/puzzles")
    await anna.button("puzzle-ten").first.wait_for()
    await inspector.take(anna.page, "start")
    await Puzzler(anna).open(puzzle)
    await inspector.take(anna.page, "question")
    hand = await Player(anna).hand().all_inner_texts()
    missed = await Puzzler(anna).card(card_of(puzzle, Outcome.OTHER)).inner_text()
    await anna.page.keyboard.press(str(hand.index(missed) + 1))
    await anna.button("puzzle-next").wait_for()
    await inspector.take(anna.page, "missed")
    await expect(anna.page.locator("h2:focus")).to_be_visible()
    for _ in range(2):
        await anna.page.keyboard.press("Tab")
    await expect(anna.button("puzzle-why")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await anna.page.get_by_role("list", name=anna.say("puzzle-hands")).wait_for()
    await inspector.take(anna.page, "refuted")
    await anna.button("puzzle-next").focus()
    await anna.page.keyboard.press("Enter")
    await anna.heading("puzzle-last").wait_for()
    await inspector.take(anna.page, "start-again")
    assert inspector.faults == []


@at_length
async def test_what_was_missed_is_offered_to_who_wants_it(visit: Visit) -> None:
    anna = await visit("pfl")
    await arrive(anna, "Anna")
    puzzle = puzzle_with(Outcome.OTHER)
    puzzler = Puzzler(anna)
    await puzzler.open(puzzle)
    await puzzler.answer(puzzle, Outcome.OTHER)
    await anna.button("puzzle-next").click()
    switch = anna.page.get_by_role("switch", name=anna.say("puzzle-returns"))
    await expect(switch).not_to_be_checked()
    await switch.click()
    await anna.text("puzzle-due-none").wait_for()
    await anna.page.reload()
    await expect(switch).to_be_checked()


@at_length
async def test_the_second_best_card_is_praised_first(visit: Visit) -> None:
    guest = await visit("de")
    puzzle = puzzle_with(Outcome.SECOND)
    puzzler = Puzzler(guest)
    await puzzler.open(puzzle)
    code = await puzzler.answer(puzzle, Outcome.SECOND)
    card = guest.say("card-short", suit=code[0], value=int(code[1:]))
    await expect(guest.heading("puzzle-second", card=card)).to_be_visible()


@at_length
async def test_a_puzzle_and_its_answer_lie_on_every_screen(visit: Visit) -> None:
    guest = await visit("de")
    puzzle = puzzle_with(Outcome.OTHER)
    puzzler = Puzzler(guest)
    await puzzler.open(puzzle)
    await check_all(guest.page)
    await guest.page.set_viewport_size({"width": 390, "height": 844})
    await puzzler.answer(puzzle, Outcome.OTHER)
    await check_all(guest.page)
