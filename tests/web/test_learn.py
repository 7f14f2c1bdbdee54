"""The lesson leads to its end, and from there to a game."""

import pytest

from ebbes.server.lesson.first import STEPS
from ebbes.words import LANGUAGES, Language
from tests.extent import at_length, some_of
from tests.web.conftest import Visit
from tests.web.player import Moment, Player
from tests.web.pupil import Pupil
from tests.web.typist import Typist
from tests.web.visitor import Visitor, tell

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONGEST = 3_000
"""Milliseconds of the longest pause in a lesson."""
LESSONS: list[tuple[Language, type[Player]]] = [
    *((language, Player) for language in LANGUAGES),
    ("en", Typist),
]
TAPS = [at for at, step in enumerate(STEPS) if step.tap]


async def open_lesson(guest: Visitor) -> None:
    """Begins it in a hurry."""
    await tell(guest.context, "hurry", LONGEST)
    await guest.go()
    await guest.button("home-learn").click()


@pytest.mark.parametrize(
    ("language", "kind"),
    some_of(LESSONS, ("pfl", Player)),
    ids=lambda told: told if isinstance(told, str) else told.__name__.lower(),
)
async def test_the_lesson_leads_to_its_end_and_on_to_a_game(
    visit: Visit, language: Language, kind: type[Player]
) -> None:
    guest = await visit(language)
    player = kind(guest)
    await open_lesson(guest)
    await Pupil(player).learn()
    await player.push(guest.button("learn-done-play"))
    await player.play_until(Moment.PLAY)
    await player.act(Moment.PLAY)


@at_length
async def test_a_wrong_card_is_explained_and_a_reload_goes_on_where_it_was(visit: Visit) -> None:
    guest = await visit("de")
    pupil = Pupil(Player(guest))
    await open_lesson(guest)
    for step in STEPS[: TAPS[0]]:
        await pupil.take(step)
    await pupil.hear(STEPS[TAPS[0]])
    await pupil.err()
    await guest.page.reload()
    for step in STEPS[TAPS[0] : TAPS[1]]:
        await pupil.take(step)
