"""Somebody in the lesson, who does what its steps ask for."""

from ebbes.server.lesson.script import STEPS, Step
from tests.web.player import PENNANT, Player


class Pupil:
    """A player who is told what to do, by clicks or by keys."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.visitor = player.visitor

    async def learn(self) -> None:
        """Takes every step up to the last."""
        for step in STEPS[:-1]:
            await self.take(step)
        await self.hear(STEPS[-1])

    async def hear(self, step: Step) -> None:
        """Waits until the Elwetritsche says what the step is about."""
        said = self.visitor.page.locator(".words:not(.quiet)")
        await said.filter(has_text=self.visitor.say(f"learn-{step.name}-text")).wait_for()

    async def take(self, step: Step) -> None:
        """Hears what the step is about, and does it."""
        await self.hear(step)
        if step.tap:
            await self.player.tap(self.player.hand(self.visitor.say("learn-tap-here")))
        elif step.name == "score":
            await self.player.press(self.player.onward)
        elif step.name == "starter":
            await self.player.name_starter()
        else:
            await self.player.push(self.visitor.button("next"))

    async def err(self) -> None:
        """Taps a card that may not be played, and is told why."""
        await self.player.cards("blocked").first.click(position=PENNANT)
        await self.visitor.button("rule-link", rule="12").wait_for()
