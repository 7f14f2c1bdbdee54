"""Puzzles: the start, a question, three answers, a deal that shows why, and the end of a run."""

from ebbes.server.puzzling.puzzle import Outcome
from tests.web.persons import arrive
from tests.web.pictures.studio import Studio
from tests.web.puzzler import Puzzler, puzzle_with


async def puzzles(studio: Studio) -> None:
    """As a newcomer sees them, and each answer."""
    async with studio.model() as guest:
        await arrive(guest, "Anna")
        await guest.go("/puzzles")
        await guest.button("puzzle-ten").first.wait_for()
        await studio.take(guest, "puzzles-new")
        puzzler = Puzzler(guest)
        for outcome in Outcome:
            puzzle = puzzle_with(outcome)
            await puzzler.open(puzzle)
            if outcome is Outcome.RIGHT:
                await studio.take(guest, "puzzle")
            await puzzler.answer(puzzle, outcome)
            await studio.take(guest, f"puzzle-{outcome}")
        await guest.button("puzzle-why").click()
        await guest.page.get_by_role("list", name=guest.say("puzzle-hands")).wait_for()
        await studio.take(guest, "puzzle-refuted")
        await guest.go("/puzzles")
        await guest.heading("puzzle-last").wait_for()
        await studio.take(guest, "puzzles")


async def puzzle_run(studio: Studio) -> None:
    """A run to its end."""
    async with studio.model() as guest:
        await arrive(guest, "Anna")
        puzzler = Puzzler(guest)
        await guest.go("/puzzles")
        await puzzler.begin()
        for at in range(len(puzzler.run)):
            puzzle = await puzzler.reach(at)
            if at == 3:
                await studio.take(guest, "puzzle-run")
            await puzzler.answer(puzzle, Outcome.OTHER if at % 3 == 1 else Outcome.RIGHT)
            await guest.button("puzzle-next").click()
        await guest.button("puzzle-ten-more").wait_for()
        await studio.take(guest, "puzzle-end")


SCENES = (puzzles, puzzle_run)
