"""The cards of one round of a challenge: all of it follows from one link (`docs/deals.md`)."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args

from ebbes.engine.options import FIVE_ROUNDS
from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import BotSeat, SeatPlan, Strength
from ebbes.protocol.settings import Clock, Hints, TableSettings
from ebbes.record.chain import head_of, link_of
from ebbes.record.record import Record
from ebbes.rules.seats import Seat
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.given_cards import OPTIONS, given_key, given_opening, given_seat
from ebbes.server.tables.model.occupant import OPEN

Kind: TypeAlias = Literal["rounds", "game", "evening", "box"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ROUNDS, GAME, EVENING, BOX = KINDS
"""What a challenge can be: rounds, each by itself; a whole game; an evening of people, at tables
here or with real cards."""
OF_PEOPLE: Final = (EVENING, BOX)
"""Where people play with each other, and go from table to table."""


@dataclass(frozen=True)
class Board:
    """What everybody is given; without slots, to keep what follows from it."""

    challenge: ChallengeRow
    number: int

    @cached_property
    def secret(self) -> bytes:
        """The link of the deal: only for who has played it."""
        return link_of(self.challenge.root, self.number)

    @property
    def seat(self) -> Seat:
        """Where everybody sits who plays for themselves."""
        return given_seat(self._key)

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """Who of the house sits on the other seats; your own is open."""
        company = iter(house(Strength(self.challenge.strength)))
        seats = range(OPTIONS.players)
        return tuple(OPEN if seat == self.seat else next(company) for seat in seats)

    @property
    def deal(self) -> GivenDeal:
        """What is written on the table."""
        challenge = self.challenge
        return GivenDeal(
            kind="evening" if challenge.kind == EVENING else "challenge",
            name=challenge.code,
            number=self.number,
            rounds=FIVE_ROUNDS if challenge.kind == GAME else 1,
            head=head_of(challenge.root).hex(),
        )

    @property
    def settings(self) -> TableSettings:
        """Nobody is helped; where people wait for each other there is a clock."""
        clock = Clock.RELAXED if self.challenge.kind == EVENING else Clock.NONE
        return TableSettings(options=GameOptions.of(OPTIONS), hints=Hints.OFF, clock=clock)

    @property
    def opening(self) -> Record:
        """The round before its first card."""
        return given_opening(self._key)

    @property
    def _key(self) -> bytes:
        return given_key(self.secret)


def house(strength: Strength) -> list[BotSeat]:
    """Those of the house, all of one strength; whose own it is comes first."""
    own = [bot for bot in CAST if bot.strength is strength]
    others = [bot for bot in CAST if bot.strength is not strength]
    return [BotSeat(name=bot.name, strength=strength) for bot in (*own, *others)]
