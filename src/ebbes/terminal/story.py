"""A game that is over, moment by moment."""

from typing import NamedTuple

from ebbes.client.seen import Seen
from ebbes.engine.state import DEAL
from ebbes.protocol import game_events as game
from ebbes.protocol.replay import Replay

MADE = (game.DesignatorPicked, game.CardPlayed)
Spot = tuple[int, int]
"""A round, and how many starters, picks and cards there were in it before."""


class Step(NamedTuple):
    """The table when something was about to be decided, and where in the game that is."""

    seen: Seen
    spot: Spot


class Story:
    """All decisions of a game, and its end."""

    def __init__(self, replay: Replay) -> None:
        self.steps: list[Step] = []
        seen = Seen.of(replay.snapshot)
        assert seen.game is not None
        state = seen.game.view.seen
        round_, number = state.score.rounds + (state.phase is not DEAL), 0
        for event in replay.events:
            if _is_decision(event):
                self.steps.append(Step(seen, (round_, number)))
                number += 1
            if isinstance(event, game.Dealt):
                round_, number = round_ + 1, 0
            seen = seen.changed(event)
        self.steps.append(Step(seen, (round_, number)))

    def find(self, spot: Spot) -> int:
        """Which step that is; the first one if there is none."""
        return next((at for at, step in enumerate(self.steps) if step.spot == spot), 0)

    def round_at(self, round_: int) -> int | None:
        """The first step of a round."""
        return next((at for at, step in enumerate(self.steps) if step.spot[0] == round_), None)


def _is_decision(event: game.AnyGameEvent) -> bool:
    """Whether somebody decided it: a starter who was drawn by lot was not."""
    named = isinstance(event, game.StarterNamed) and event.chooser is not None
    return named or isinstance(event, MADE)
