"""One game at a table, from its commitment to its proof."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from ebbes.engine.state import OVER, State
from ebbes.record.certificate import LAST_PLAYED, LOT, Certificate
from ebbes.record.chance import Chance, game_key
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.successor import successor

NO_NONCE = bytes(32)
"""The nonce of a seat without a client of its own (`docs/deals.md`)."""


class Stage(StrEnum):
    """How far a game has come."""

    NONCES = "nonces"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Game:
    """A game and all that chance needs for it; without slots, to keep what follows from it."""

    number: int
    secret: bytes
    commitment: bytes
    last_played: Seat | None
    nonces: tuple[bytes | None, ...]
    state: State
    shown: bool = False
    """Whether everyone knows the secret by now."""

    def at(self, state: State) -> "Game":
        """The same game at another moment."""
        return successor(self, ("stage",), state=state)

    @cached_property
    def stage(self) -> Stage:
        """What the game is waiting for: nonces, decisions, or nothing any more."""
        if self.state.phase is OVER:
            return Stage.OVER
        return Stage.NONCES if None in self.nonces else Stage.RUNNING

    def wants_nonce(self, seat: Seat) -> bool:
        """Whether the game waits for a nonce of a seat; the table may have more by now."""
        return seat < len(self.nonces) and self.nonces[seat] is None

    @property
    def chance(self) -> Chance:
        """What all deals of the game follow from, once every nonce is there."""
        return Chance(game_key(self.secret, self.known_nonces), self.state.options)

    @property
    def known_nonces(self) -> tuple[bytes, ...]:
        """Every nonce; those that never came are zeros."""
        return tuple(NO_NONCE if nonce is None else nonce for nonce in self.nonces)

    @property
    def certificate(self) -> Certificate:
        """The proof of all deals: only for after the game."""
        starter = LOT if self.last_played is None else LAST_PLAYED
        return Certificate(self.secret, self.known_nonces, self.commitment, starter)
