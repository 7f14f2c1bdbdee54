"""Somebody in the lesson, who does what its steps ask for."""

from ebbes.server.lesson.first import FIRST
from ebbes.server.lesson.step import Script, Step
from tests.web.player import PENNANT, Player


class Pupil:
    """A player who is told what to do, by clicks or by keys."""

    def __init__(self, player: Player, script: Script = FIRST) -> None:
        self.player = player
        self.steps = script.steps
        self.visitor = player.visitor

    async def learn(self) -> None:
        """Takes every step up to the last."""
        for step in self.steps[:-1]:
            await self.take(step)
        await self.hear(self.steps[-1])

    async def hear(self, step: Step) -> None:
        """Waits until the Elwetritsche says what the step is about."""
        said = self.visitor.page.locator(".words:not(.quiet), .pick header")
        await said.filter(has_text=self.visitor.say(f"learn-{step.name}-text")).wait_for()

    async def take(self, step: Step) -> None:
        """Hears what the step is about, and does it."""
        await self.hear(step)
        if step.name == "choose":
            await self.pick(step)
        elif step.tap:
            await self.player.tap(self.player.hand(self.visitor.say("learn-tap-here")))
        elif step.name == "score":
            await self.player.press(self.player.onward)
        elif step.name == "starter":
            await self.player.name_starter()
        else:
            await self.player.push(self.visitor.button("next"))

    async def pick(self, step: Step) -> None:
        """Picks number and colour on the wall."""
        suit, value = step.tap[0], int(step.tap[1:])
        await self.player.push(self.visitor.button("play-pick-number-label", value=value))
        await self.player.push(self.visitor.button("suit-motif", suit=suit))
        await self.player.push(self.visitor.button("play-pick-go", suit=suit, value=value))

    async def err(self) -> None:
        """Taps a card that may not be played, and is told why."""
        await self.player.cards("blocked").first.click(position=PENNANT)
        await self.visitor.button("rule-link", rule="12").wait_for()
