"""What is typed on a real terminal after a game: looking back, the hand of the day, a puzzle."""

from ebbes.words import Language, words
from tests.terminal.tmux import Pane
from tests.terminal.typed import Look

REVIEW, HOME = "2", "2"
"""Where these stand among the answers at the end of a game, and when somebody leaves a table."""


async def type_around(window: Pane, language: Language, look: Look) -> None:
    """From the end of a game to a puzzle, only by what can be read."""
    say = words(language).say
    await window.press(REVIEW)
    await window.sees(lambda text: say("replay-steps") in text and say("loading") not in text)
    await look("review")
    await window.press("s")
    await window.reads(say("replay-as-you"))
    await look("step")
    await window.press("q", "q")
    await window.reads(say("waiting-seats-title"))
    await look("waiting")
    await window.press("q")
    await window.reads(say("end-home"))
    await window.press(HOME)
    await window.reads(say("home-play"))
    await window.press("h")
    await window.reads(say("day-play"))
    await look("day")
    await window.press("q")
    await window.reads(say("home-play"))
    await window.press("u")
    await window.reads(say("puzzle-ten"))
    await look("puzzles")
    await window.press("1")
    await window.reads(say("puzzle-which"))
    await look("puzzle")
    await window.press("1")
    await window.reads(say("puzzle-next"))
    await look("solution")
