"""The bots by name: how well each of them plays, and what it likes."""

from dataclasses import replace
from typing import Final, NamedTuple

from ebbes.bots.levels import BEGINNER, LEVELS
from ebbes.bots.mind import Mind
from ebbes.bots.taste import NONE, Taste


class Player(NamedTuple):
    """A bot of the house."""

    name: str
    level: str
    taste: Taste = NONE

    @property
    def mind(self) -> Mind:
        """How it thinks: as its level does, with its own taste."""
        return replace(LEVELS[self.level], taste=self.taste)

    @property
    def known_as(self) -> str:
        """What it is called among all bots: as itself if it has a taste, else as its level."""
        return self.level if self.taste == NONE else self.name.casefold()


CAST: Final = (
    Player("Lisbeth", "solid", Taste(taking=-0.5)),
    Player("Schorsch", "solid", Taste(trumping=0.4, taking=0.5)),
    Player("Gretel", "beginner", replace(BEGINNER.taste, trumping=-1.5)),
    Player("Kuno", "casual", Taste(naming=0.8)),
    Player("Karl", "strong", Taste(naming=-0.3)),
    Player("Elwe", "expert"),
)
"""Who fills a seat first comes first."""

MINDS: Final = LEVELS | {player.known_as: player.mind for player in CAST}
"""All who think: the strengths, and those of the house who have a taste."""


def who_is(name: str, level: str) -> str:
    """The bot that sits somewhere under a name, with a strength: one of the house, or a level."""
    for player in CAST:
        if (player.name, player.level) == (name, level):
            return player.known_as
    return level
