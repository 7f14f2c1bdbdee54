"""Looking back on a game of which everything is known: the story, its moments, every card."""

import pytest

from ebbes.engine.options import Options
from ebbes.terminal.draw.canvas import Canvas
from ebbes.terminal.pages.review import ReviewPage
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.panels.judged import Judged
from ebbes.terminal.reasons import move_sentence
from ebbes.terminal.reviewed import Reviewed
from ebbes.terminal.sight import Sight
from ebbes.terminal.story import Story
from tests.terminal.looking import PICKS, TURNING, game_of, played, thought
from tests.terminal.scenes_around import looked_back, step_of
from tests.terminal.still import StillHouse, StillTable, game_until, seen_of

SIZE = (100, 30)


def text_of(house: StillHouse) -> str:
    """What can be read on the page on top."""
    return house.look(house.pages[-1], SIZE).text()


def test_the_parts_of_a_lead_sum_to_it() -> None:
    review = Reviewed(thought(played()))
    for only in (None, *review.rounds):
        walk = review.walk(0, only)
        assert walk is not None
        assert walk.cards + walk.own + walk.others == walk.sum
    assert review.walk(9) is None


def test_card_by_card_one_is_called_you_and_decides_oneself() -> None:
    page = step_of(house := StillHouse("en"), (1, 0))
    told = []
    for _ in range(8):
        told.append(house.look(page, SIZE).text())
        page.press("right")
    assert all("You" in text and "Anna" not in text for text in told)
    assert any("Your turn" in text for text in told)
    assert not any("You is thinking" in text for text in told)


def test_the_game_says_where_the_points_came_from_and_a_round_how_it_went() -> None:
    house = StillHouse("en")
    page = looked_back()(house)
    assert "The cards were better than usual" in text_of(house)
    assert "the others’ decisions" in text_of(house)
    page.press("right")
    told = text_of(house)
    assert "How the round went" in told
    assert "2 moments" in told
    assert any(block in told for block in "▁▂▃▄▅▆▇█")


def test_parts_go_round_in_both_directions() -> None:
    house = StillHouse("en")
    page = looked_back()(house)
    rounds = len(game_of(played())["points"])
    page.press("left")
    assert f"Round {rounds}" in text_of(house)
    page.press("right")
    assert "Looking back · Game" in text_of(house)


def test_a_moment_leads_to_the_table_and_from_there_to_every_choice() -> None:
    house = StillHouse("en")
    page = looked_back(part=2)(house)
    page.press("down")
    page.press("enter")
    steps = house.pages[-1]
    assert isinstance(steps, StepsPage)
    story = Story(played())
    at = story.find((2, TURNING[1]))
    assert f"step {at + 1} of {len(story.steps)}" in text_of(house)
    steps.press("enter")
    assert isinstance(house.pages[-1], Judged)
    assert "played" in text_of(house)
    house.pages[-1].press("escape")
    assert house.pages[1:] == [steps]


def test_steps_go_card_by_card_and_round_by_round_and_not_beyond() -> None:
    house = StillHouse("en")
    steps = step_of(house, (1, 0))
    house.pages.append(steps)
    all_of_them = len(Story(played()).steps)
    steps.press("left")
    assert f"step 1 of {all_of_them}" in text_of(house)
    steps.press("down")
    assert "Round 2, step" in text_of(house)
    for _ in range(9):
        steps.press("down")
    assert "Round 5, step" in text_of(house)
    for _ in range(all_of_them):
        steps.press("right")
    assert f"step {all_of_them} of {all_of_them}" in text_of(house)


def test_all_that_keys_do_when_looking_back_a_click_does() -> None:
    house = StillHouse("en")
    review = looked_back(part=1)(house)
    assert isinstance(review, ReviewPage)
    keys = {spot.key for spot in house.look(review, SIZE).spots}
    assert {"left", "right", "s", "enter", "q", "moment:0", "moment:1"} <= keys
    steps = {spot.key for spot in house.look(step_of(house), SIZE).spots}
    assert {"left", "right", "up", "down", "v", "enter", "q"} <= steps


def test_a_pick_is_told_as_a_pick() -> None:
    house = StillHouse("en")
    replay = played(PICKS)
    story, review = Story(replay), Reviewed(thought(replay))
    spot = next(step.spot for step in story.steps if step.seen.game.view.seen.phase.value == "pick")  # type: ignore[union-attr]
    moment = review.decision(*spot)
    assert moment is not None
    sight = Sight(story.steps[story.find(spot)].seen, house.speech)
    assert "pick" in move_sentence(moment, sight, None)


def test_a_verdict_that_is_too_long_ends_with_an_ellipsis() -> None:
    house = StillHouse("de")
    narrow = house.look(step_of(house), (40, 24)).text()
    assert "…" in narrow


@pytest.mark.parametrize("seat", [0, None])
def test_only_who_has_a_seat_is_offered_to_look_back(seat: int | None) -> None:
    house = StillHouse("en")
    page = StillTable(house, seen_of(game_until(lambda _: False, Options(4)), seat))
    canvas = Canvas(80, 24)
    page._waiting.draw(canvas)
    offered = [text for text, _ in page._answers()]
    assert ("Looking back" in offered) == ("Looking back" in canvas.text()) == (seat is not None)


def test_who_did_not_play_is_told_that_there_is_nothing_to_look_back_on() -> None:
    house = StillHouse("en")
    page = StillTable(house, seen_of(game_until(lambda _: False, Options(4))))
    page.look_back()
    assert house.note == "You didn’t play in that game."
