"""One game at a table, from its commitment to its proof."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from typing import TypeVar

from ebbes.engine.events import Dealt
from ebbes.engine.state import OVER, State
from ebbes.protocol.reducer import wants_nonce
from ebbes.record.certificate import LAST_PLAYED, LOT, Certificate
from ebbes.record.chance import Chance, game_key
from ebbes.record.record import Round
from ebbes.record.rounds import round_of
from ebbes.rules.cards import Card
from ebbes.rules.seats import Seat
from ebbes.server.randomness import text_of

Value = TypeVar("Value")

NO_NONCE = bytes(32)
"""The nonce of a seat without a client of its own (`docs/deals.md`)."""
ID_BYTES = 9
"""So many that no two games have the same id."""


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
    missing: tuple[Seat, ...] = ()
    """People whose nonce did not come, by seat."""
    shown: bool = False
    """Whether everyone knows the secret by now."""
    opened_at: int = 0
    """In milliseconds since 1970."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """The cards of this round in the order dealt."""
    past: tuple[Round, ...] = ()
    """The rounds before this one."""
    standings: tuple[tuple[int, ...], ...] = ()
    """The points after each of them."""
    stood_in: tuple[tuple[int, Seat], ...] = ()
    """Decisions made for people who were away: the round, counted from 1, and the seat."""

    def dealt(self, state: State, event: Dealt) -> "Game":
        """The game after a deal: the round before it is history."""
        hands = event.hands
        if event.virtual is not None:
            hands = (*hands, event.virtual.in_order_dealt())
        past, standings = self.past, self.standings
        if self.hands:
            past = self.rounds
            standings = (*standings, self.state.score.totals)
        return replace(self, state=state, hands=hands, past=past, standings=standings)

    def at(self, state: State) -> "Game":
        """The same game at another moment."""
        return successor(self, ("stage",), state=state)

    def with_stand_in(self, seat: Seat) -> "Game":
        """The same game with one more decision that was made for somebody."""
        return replace(self, stood_in=(*self.stood_in, (self.state.score.rounds + 1, seat)))

    @cached_property
    def stage(self) -> Stage:
        """What the game is waiting for: nonces, decisions, or nothing any more."""
        if self.state.phase is OVER:
            return Stage.OVER
        return Stage.NONCES if None in self.nonces else Stage.RUNNING

    def wants_nonce(self, seat: Seat) -> bool:
        """Whether the game waits for a nonce of a seat."""
        return wants_nonce(self.nonces, seat)

    def id_at(self, table_id: str) -> str:
        """By which the game is known once it is over; nobody can guess it before.

        The same cards may be dealt at many tables at once, by the same secret.
        """
        told = f"game id {self.opened_at} {table_id}".encode()
        return text_of(hmac.new(self.secret, told, sha256).digest()[:ID_BYTES])

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds so far, as records write them."""
        return (*self.past, round_of(self.state, self.hands)) if self.hands else self.past

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points of every round that was scored, by seat."""
        score = self.state.score
        totals = [*self.standings, *[score.totals][: score.rounds - len(self.standings)]]
        before = [(0,) * len(score.totals), *totals]
        return tuple(
            tuple(b - a for a, b in zip(old, new, strict=True))
            for old, new in zip(before, totals, strict=False)
        )

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
        return Certificate(self.secret, self.known_nonces, self.commitment, starter, self.missing)


def successor(value: Value, forgotten: Iterable[str], **changes: object) -> Value:
    """`dataclasses.replace` for what happens most: what follows from a value is kept, too.

    What follows from something that changes has to be `forgotten`.
    """
    later = object.__new__(type(value))
    later.__dict__.update(value.__dict__, **changes)
    for name in forgotten:
        later.__dict__.pop(name, None)
    return later
