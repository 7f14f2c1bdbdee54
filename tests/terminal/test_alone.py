"""What one does alone at a real server: the hand of the day, puzzles, hints."""

from ebbes.protocol.settings import Hints, TableSettings
from ebbes.server.puzzling.telling import NAMELESS
from ebbes.terminal import HomePage, Intent, TablePage
from ebbes.terminal.pages.day import DayPage
from ebbes.terminal.pages.puzzle import PuzzlePage, share_of
from ebbes.terminal.pages.puzzles import PuzzlesPage
from ebbes.terminal.pages.steps import StepsPage
from ebbes.terminal.panels.hint import Hint
from ebbes.terminal.panels.solution import Solution
from tests.server.live import Live
from tests.terminal.seat import Seat, hosting, seated


async def test_the_hand_of_the_day_is_played_once_and_then_for_practice(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("h")
        await seat.sees("Your cards today", "Play today’s round")
        await seat.press("enter")
        await seat.shows(TablePage)
        await seat.play(lambda seen: seen.ended)
        await seat.sees("the score")
        await seat.press("enter")
        await seat.sees("This round has been played.")
        await seat.press("enter")
        await seat.shows(DayPage)
        await seat.sees("Played. That’s it for today.", "How everybody played", "you")
        await seat.press("enter")
        await seat.shows(TablePage)


async def test_puzzles_are_answered_one_after_the_other(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("u")
        await seat.sees("Ten puzzles", "To trump or not")
        await seat.press("1")
        await seat.sees("Puzzle 1 of 10", "Which card?")
        await answer_wrongly(seat)
        await seat.sees("Puzzle 1 of 10", "Lead until the end of the round", "yours", "Why?")
        await seat.press("2")
        await seat.shows(StepsPage)
        assert "You" in seat.screen.split()
        assert NAMELESS not in seat.screen.split()
        assert "as you saw it" not in seat.screen
        await seat.press("right", "q")
        await seat.sees("Puzzle 2 of 10")
        await seat.press("q")
        await seat.shows(PuzzlesPage)


async def answer_wrongly(seat: Seat) -> None:
    """Try one puzzle after the other until a card was not the right one."""
    while True:
        await seat.shows(PuzzlePage)
        await seat.until(lambda: "Which card?" in seat.screen)
        await seat.press("1")
        await seat.shows(Solution)
        if "Why?" in seat.screen:
            return
        await seat.press("q", "q")
        await seat.shows(PuzzlesPage)
        await seat.press("1")


def test_a_run_of_puzzles_has_a_word_for_how_it_went() -> None:
    assert [share_of(right, 10) for right in (10, 7, 4, 3)] == ["all", "most", "half", "few"]


async def test_a_hint_is_asked_of_the_server_and_says_why_if_there_is_none(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("p")
        await seat.sees("Your turn", "t Hint")
        await seat.press("t")
        await seat.shows(Hint)
        await seat.until(lambda: "thinking" not in seat.screen)
        await seat.press("escape")
        await seat.shows(TablePage)


async def test_a_table_without_hints_offers_none(server: Live) -> None:
    async with hosting(server.address, TableSettings(hints=Hints.OFF), Intent.START) as seat:
        await seat.sees("Your turn")
        assert "Hint" not in seat.screen
        await seat.press("t")
        assert isinstance(seat.app.page, TablePage)


async def test_two_quick_keys_make_one_table_and_play_one_card(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.sees("Play now")
        seat.app.press("enter")
        seat.app.press("enter")
        await seat.sees("Your turn")
        assert [type(page) for page in seat.app.pages] == [HomePage, TablePage]
        cards, tricks = len(seat.table.sight.hand), len(seat.table.sight.state.tricks)
        seat.app.press("1")
        seat.app.press("1")
        await seat.until(lambda: len(seat.table.sight.state.tricks) > tricks)
        await seat.until(lambda: seat.seen.now.prompt is not None)
        assert len(seat.table.sight.hand) == cards - 1
        assert seat.app.note == ""
        assert len(await seat.app.client.tables()) == 1


async def test_who_goes_home_from_a_game_can_play_on(server: Live) -> None:
    async with seated(server.address) as seat:
        await seat.press("p")
        await seat.sees("Your turn")
        await seat.press("q", "2")
        await seat.sees("Play on")
        await seat.press("w")
        await seat.sees("Your turn")
