"""The question before a link makes somebody another person."""

from collections.abc import Callable

from ebbes.terminal.pages.page import House, Page
from ebbes.terminal.panels.asking import Asking


def becoming(
    house: House, below: Page, who: str, me: str | None, yes: Callable[[], object]
) -> Asking:
    """Whether to become who made a link; whoever is somebody already stays it with Enter."""
    say = house.speech.say
    title, text = say("home-link-title", who=who), say("home-link-text", who=who)
    agree = (say("home-link-yes", who=who), yes)
    if me is None:
        return Asking(house, below, title, text, [agree, (say("no"), lambda: None)])
    if house.guest.keeper is not None:
        text = f"{text} {say('cli-sit-left', who=me)}"
    stay = (say("home-link-stay", who=me), lambda: None)
    return Asking(house, below, title, text, [stay, agree])
