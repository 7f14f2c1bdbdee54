"""Who plays whom, at which game, from which seed."""

from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.record.chance import Chance
from ebbes.record.format import options_to_json
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Match:
    """The first bot is tested against the others; a deal is a round, or a whole game."""

    bots: tuple[str, ...]
    options: Options
    seed: int = 1
    whole_games: bool = False

    @property
    def players(self) -> int:
        """How many bots play, and so how often a deal is played."""
        return len(self.bots)

    @property
    def null(self) -> "Match":
        """The last-named bot against itself: nobody can be ahead."""
        return replace(self, bots=self.bots[-1:] * self.players)

    def seating(self, tested: Seat) -> tuple[str, ...]:
        """The bots by seat: the tested one here, the others after it, clockwise."""
        return self.bots[-tested:] + self.bots[:-tested]

    def chance(self, deal: int) -> Chance:
        """All that chance decides in a deal, whoever sits where."""
        key = sha256(f"ebbes arena, seed {self.seed}, deal {deal}".encode()).digest()
        return Chance(key, self.options)

    def rng(self, deal: int, tested: Seat, seat: Seat) -> Random:
        """What a seat may draw lots with, in one seating of a deal."""
        return Random(f"ebbes arena, {self.seed}/{deal}/{tested}/{seat}")

    def to_json(self) -> dict[str, Json]:
        """The match as reports and results name it."""
        return {
            "bots": list(self.bots),
            "options": options_to_json(self.options),
            "whole_games": self.whole_games,
            "seed": self.seed,
        }
