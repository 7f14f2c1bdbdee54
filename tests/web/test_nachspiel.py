"""Looking back, in browsers: from the podium to the last moment, alone and with others."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FloatRect, Locator, ViewportSize, expect

from ebbes.judge.depth import QUICK
from ebbes.judge.judging import judge
from ebbes.judge.parse import parse_review
from ebbes.record.parse import parse
from ebbes.report import Speech, review_page
from ebbes.words import LANGUAGES, Language
from tests.extent import EVERYTHING, at_length, some_of
from tests.web.conftest import Visit
from tests.web.inspector import Inspector
from tests.web.looker import ByDigits, Looker, Reviewed, Solver, TypingLooker, reviewed, saved
from tests.web.player import Player
from tests.web.recalling import golden_file, heard

pytestmark = [pytest.mark.asyncio(loop_scope="session"), at_length]

PHONE, DESKTOP = (390, 844), (1440, 900)
LYING: ViewportSize = {"width": 844, "height": 390}
HANDS = [(Looker, Player), (TypingLooker, ByDigits)]
MIDDLE = "1.12"
"""A moment in the middle of the first round."""
STEPS = 12
"""Enough to see choices and what follows from them."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def game(browser: Browser) -> AsyncIterator[Reviewed]:
    """One game for all tests."""
    async with reviewed(browser) as game:
        yield game


@pytest.mark.parametrize("hands", [Looker, TypingLooker], ids=["taps", "keys"])
async def test_a_game_is_told_as_a_whole_round_by_round_and_card_by_card(
    visit: Visit, game: Reviewed, hands: type[Looker]
) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna)
    anna = hands(guest)
    await anna.open(game.path)
    await anna.is_done.wait_for()
    await expect(guest.page.get_by_text(guest.say("replay-cards-about"))).to_be_visible()
    await anna.press("replay-round", round=1)
    await anna.until_at("1")
    await guest.heading("replay-story").wait_for()
    await anna.press("replay-steps")
    await anna.step_to_the_end_and_back()
    await anna.press("replay-overview")
    await anna.push(anna.moments.first)
    await guest.page.keyboard.press("Escape")
    await anna.push(guest.page.locator("button.tell"))
    bars = guest.page.get_by_role("list", name=guest.say("replay-bars"))
    await expect(bars.get_by_role("listitem").first).to_be_visible()
    await guest.close_sheet()


async def test_the_table_stands_still_from_step_to_step(visit: Visit, game: Reviewed) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna)
    anna = Looker(guest)
    await anna.open(game.path, MIDDLE)
    feet = []
    for _ in range(STEPS):
        hands = await box_of(guest.page.get_by_role("list", name=guest.say("replay-hands")))
        feet.append(hands["y"] + hands["height"])
        await guest.page.keyboard.press("ArrowRight")
    assert len({*feet}) == 1


async def test_on_a_phone_on_its_side_nothing_covers_the_trick(
    visit: Visit, game: Reviewed
) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna, viewport=LYING)
    anna = Looker(guest)
    await anna.open(game.path, MIDDLE)
    below = await box_of(guest.page.get_by_role("group", name=guest.say("replay-controls")))
    trick = guest.page.get_by_role("list", name=guest.say("play-trick")).get_by_role("listitem")
    cards = [await box_of(card) for card in await trick.all()]
    assert cards
    assert all(card["y"] + card["height"] <= below["y"] for card in cards)


async def box_of(what: Locator) -> FloatRect:
    """Where something is drawn."""
    await what.wait_for()
    box = await what.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize(("hands", "fingers"), HANDS, ids=["taps", "keys"])
async def test_own_moments_are_tried_until_they_are_solved(
    visit: Visit, game: Reviewed, hands: type[Looker], fingers: type[Player]
) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna)
    anna = hands(guest)
    await anna.open(game.path)
    tries = re.compile(guest.say("replay-again-go", count=2).replace("2", r"\d+"))
    await anna.push(guest.page.get_by_role("button", name=tries))
    solver = Solver(anna, fingers(guest))
    await solver.solve_all()
    assert solver.asked_why == 1


@pytest.mark.parametrize(("hands", "fingers"), HANDS, ids=["taps", "keys"])
async def test_from_any_moment_it_goes_on_to_the_end(
    visit: Visit, game: Reviewed, hands: type[Looker], fingers: type[Player]
) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna)
    anna = hands(guest)
    await anna.open(game.path, MIDDLE)
    await anna.press("replay-more-title")
    await anna.press("replay-onward-seat-as", who=guest.say("you"))
    await anna.until_at(f"{MIDDLE}.0.on")
    await fingers(guest).play_until_seen(guest.button("replay-onward-again"))
    await expect(guest.page.get_by_role("row")).to_have_count(4)
    await anna.press("replay-onward-close")
    await anna.until_at(MIDDLE)


async def test_a_review_is_taken_along_as_three_files(
    visit: Visit, game: Reviewed, tmp_path: Path
) -> None:
    guest = await visit(address=game.server.address, storage_state=game.anna)
    anna = Looker(guest)
    await anna.open(game.path, "study")
    record = parse(await saved(anna, "replay-study-record", tmp_path))
    review = parse_review(await saved(anna, "replay-study-review", tmp_path), record)
    page = await saved(anna, "replay-study-page", tmp_path)
    assert review == judge(record, depth=QUICK)
    assert page == review_page(record, review, Speech("en"))


async def test_who_gets_the_link_sees_the_place_and_no_name(visit: Visit, game: Reviewed) -> None:
    stranger = Looker(await visit("de", address=game.server.address, nonce="stranger"))
    await stranger.open(game.path, MIDDLE)
    await stranger.rail.wait_for()
    await stranger.until_at(MIDDLE)
    await stranger.press("replay-overview")
    await stranger.press("replay-game")
    player = stranger.visitor.say("replay-player", number=1)
    await expect(stranger.page.get_by_text(player).first).to_be_visible()
    for place in ("", "1", MIDDLE):
        await stranger.open(game.path, place)
        await stranger.visitor.button("replay-share").or_(stranger.rail).first.wait_for()
        assert "Anna" not in await stranger.page.locator("body").inner_text()


async def test_two_more_follow_the_leader_until_they_look_around(
    visit: Visit, game: Reviewed
) -> None:
    address = game.server.address
    anna = Looker(await visit(address=address, storage_state=game.anna))
    others = [Looker(await visit("de", address=address, nonce=name)) for name in ("b", "c")]
    for here, looker in enumerate((anna, *others), start=1):
        await looker.open(game.path)
        await looker.press("replay-together-title")
        await looker.page.get_by_text(re.compile(rf"\b{here} (here|da)")).first.wait_for()
    await anna.press("replay-round", round=1)
    await anna.press("replay-steps")
    await anna.page.keyboard.press("ArrowRight")
    for other in others:
        await other.until_at("1.0")
    first, second = others
    await second.push(second.page.locator(".pill button"))
    await second.push(second.page.get_by_role("switch"))
    await second.visitor.close_sheet()
    await anna.page.keyboard.press("End")
    await expect(anna.rail).to_have_value(await anna.rail.get_attribute("max") or "")
    await first.until_at(anna.page.url.partition("#")[2])
    await second.until_at("1.0")
    await anna.push(anna.page.locator(".pill button"))
    await anna.press("table-phrase-well-played")
    told = first.visitor.say("table-phrase-well-played")
    await first.page.get_by_role("status").filter(has_text=told).wait_for()
    await anna.press("replay-together-to", who=anna.visitor.say("replay-together-guest", number=2))
    await first.page.locator(".pill").filter(has_text=_leads(first)).wait_for()


def _leads(looker: Looker) -> str:
    return looker.visitor.say("replay-together-leader", you="yes", who="", count=3)


@pytest.mark.parametrize("language", some_of(LANGUAGES, "en"))
async def test_everyone_can_use_every_page_of_it(
    visit: Visit, game: Reviewed, language: Language
) -> None:
    guest = await visit(language, address=game.server.address, storage_state=game.anna)
    anna, player = Looker(guest), Player(guest)
    inspector = Inspector(PHONE, DESKTOP) if EVERYTHING else Inspector(PHONE)
    places = {
        "overview": ("", anna.is_done),
        "story": ("1", guest.heading("replay-story")),
        "steps": (MIDDLE, anna.rail),
        "as you saw it": (f"{MIDDLE}.0", anna.rail),
        "again": ("again", guest.button("replay-again-show")),
        "onward": (f"{MIDDLE}.0.on", player.cards("playable").first),
        "study": ("study", guest.heading("replay-study-title")),
    }
    for name, (place, sign) in places.items():
        await anna.open(game.path, place)
        await sign.wait_for()
        await inspector.take(guest.page, name)
    assert inspector.faults == []


@pytest.mark.parametrize("language", some_of(LANGUAGES, "en"))
async def test_every_step_and_moment_is_read_aloud(
    browser: Browser, game: Reviewed, language: Language
) -> None:
    expected = golden_file(language).read_text(encoding="utf-8")
    assert await heard(browser, game, language) == expected
