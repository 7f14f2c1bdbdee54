"""The hand of one day: all of it follows from that day's link (`docs/deals.md`)."""

from dataclasses import dataclass
from datetime import date
from functools import cached_property

from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import BotSeat, SeatPlan
from ebbes.protocol.settings import Hints, TableSettings
from ebbes.record.chain import head_of, link_of, number_of
from ebbes.record.chance import Chance, Stream
from ebbes.record.record import Record
from ebbes.rules.cards import Card, Value
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.given_cards import OPTIONS, given_key, given_opening, given_seat
from ebbes.server.tables.model.occupant import OPEN


@dataclass(frozen=True)
class Hand:
    """What everybody is given on one day; without slots, to keep what follows from it."""

    day: date
    root: bytes
    """Of the day's year."""

    @cached_property
    def secret(self) -> bytes:
        """The link of the day: only for who has played."""
        return link_of(self.root, number_of(self.day))

    @cached_property
    def head(self) -> bytes:
        """What the year is bound by."""
        return head_of(self.root)

    @property
    def seat(self) -> Seat:
        """Where everybody sits."""
        return given_seat(self._key)

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """Who sits on the other seats; your own is open."""
        company: list[BotSeat] = Stream(self._key, "company").shuffled(CAST)
        return tuple(
            OPEN if seat == self.seat else company[seat] for seat in range(OPTIONS.players)
        )

    @property
    def dealer(self) -> Seat:
        """Who deals (R7)."""
        return self._chance.first_dealer()

    @property
    def starter(self) -> Seat:
        """Who leads to the first trick (R8)."""
        return self._chance.first_starter()

    @property
    def value(self) -> Value:
        """The number designator (R9)."""
        value = self._chance.number(1)
        assert value is not None
        return value

    @property
    def cards(self) -> tuple[Card, ...]:
        """Your own cards in the order dealt."""
        return self._chance.hands(1, self.dealer)[self.seat]

    @property
    def opening(self) -> Record:
        """The round before its first card."""
        return given_opening(self._key)

    def deal(self, *, counts: bool) -> GivenDeal:
        """What is written on the table."""
        return GivenDeal(name=self.day.isoformat(), counts=counts, head=self.head.hex())

    @staticmethod
    def settings(*, counts: bool) -> TableSettings:
        """Who practises may ask for hints."""
        options = GameOptions.of(OPTIONS)
        return TableSettings(options=options, hints=Hints.OFF if counts else Hints.ON)

    @property
    def _chance(self) -> Chance:
        return Chance(self._key, OPTIONS)

    @property
    def _key(self) -> bytes:
        return given_key(self.secret)
