"""The game a table plays."""

from typing import Annotated, Self

from pydantic import Field

from ebbes.engine.options import DEFAULT_DABBSCHEEDEL, DEFAULT_GOAL, FIVE_ROUNDS, Options
from ebbes.protocol.wire import Wire

MOST_ROUNDS = 30
LONGEST_TRACK = 1000


class GameOptions(Wire):
    """One of the sixteen games, with its ends, as records write it."""

    players: Annotated[int, Field(ge=2, le=5)] = 4
    more_cards: bool = False
    pick_designators: bool = False
    rounds: Annotated[int, Field(ge=FIVE_ROUNDS, le=MOST_ROUNDS)] = FIVE_ROUNDS
    goal: Annotated[int, Field(ge=1, le=LONGEST_TRACK)] = DEFAULT_GOAL
    dabbscheedel: Annotated[int, Field(ge=-LONGEST_TRACK, le=-1)] = DEFAULT_DABBSCHEEDEL

    @classmethod
    def of(cls, options: Options) -> Self:
        """The options of the engine, on the wire."""
        return cls(
            players=options.players,
            more_cards=options.more_cards,
            pick_designators=options.pick_designators,
            rounds=options.rounds,
            goal=options.goal,
            dabbscheedel=options.dabbscheedel,
        )

    def for_engine(self) -> Options:
        """The options of the engine; `BadOptions` if no rule allows them."""
        return Options(
            players=self.players,
            more_cards=self.more_cards,
            pick_designators=self.pick_designators,
            rounds=self.rounds,
            goal=self.goal,
            dabbscheedel=self.dabbscheedel,
        )
