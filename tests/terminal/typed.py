"""One game typed on a real terminal."""

from collections.abc import Awaitable, Callable
from functools import partial

from ebbes.terminal.speech import number
from ebbes.words import Language, words
from tests.terminal.tmux import Pane

Look = Callable[[str], Awaitable[object]]
"""Is told what is on the screen, each time something new is."""
OPTIONS = (
    *("down", "left", "left"),
    *("down", "down", "right"),
    *("down", "down", *["left"] * 6),
    *("down", *["right"] * 3),
    "s",
)
"""Two players, designators are picked, and one point ends it."""
LAST_OPTION = f"‹ {number(-1)} ›"
"""What is read when all of that is chosen."""


async def type_a_game(window: Pane, language: Language, look: Look) -> None:
    """From the first page to the end of a game, only by what can be read."""
    say = words(language).say
    moments = {
        "end": say("end-again"),
        "count": say("cli-sit-on"),
        "pick": say("play-pick-title"),
        "turn": say("turn-yours"),
    }
    await window.sees(lambda text: say("home-play") in text)
    await look("home")
    await window.press("o")
    await window.sees(lambda text: say("waiting-more-cards") in text)
    await window.press(*OPTIONS[:-1])
    await window.reads(LAST_OPTION)
    await look("options")
    await window.press(OPTIONS[-1])
    shown, before = set[str](), ""
    while True:
        before = text = await window.sees(partial(_is_next, moments, before))
        moment = next(name for name, told in moments.items() if told in text)
        if moment not in shown:
            shown.add(moment)
            await look(moment)
        if moment == "end":
            return
        keys = {"count": ("enter",), "pick": ("right", "down", "enter"), "turn": ("1",)}
        await window.press(*keys[moment])


def _is_next(moments: dict[str, str], before: str, text: str) -> bool:
    """Whether there is something to do again."""
    return text != before and any(told in text for told in moments.values())
