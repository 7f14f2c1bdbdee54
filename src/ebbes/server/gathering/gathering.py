"""One game and the people who look at it together; nothing of it is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

from pydantic import BaseModel

from ebbes.rules.seats import Seat
from ebbes.server.gathering.messages import (
    Asked,
    Company,
    Look,
    Looked,
    Member,
    Pass,
    Point,
    Pointed,
    Say,
    Spoken,
)

MOST_PEOPLE: Final = 24
"""People who look at one game together at the most."""
MOST_GATHERINGS: Final = 500


class TooManyHere(Exception):
    """There is no room for one more."""


class Ear(Protocol):
    """Hears what is said."""

    def hear(self, text: str) -> None:
        """A message as JSON."""


@dataclass(slots=True)
class Gathering:
    """Who is there by number, who leads, and where they look."""

    members: dict[int, tuple[Seat | None, Ear]] = field(default_factory=dict)
    leader: int | None = None
    place: str = ""
    came: int = 0

    def enter(self, seat: Seat | None, ear: Ear) -> int:
        """One more; the first who sat at the table leads."""
        if len(self.members) >= MOST_PEOPLE:
            raise TooManyHere
        self.came += 1
        number = self.came
        self.members[number] = (seat, ear)
        if self.leader is None and seat is not None:
            self.leader = number
        self._tell_company()
        return number

    def leave(self, number: int) -> None:
        """One less; the lead goes to who came next of those who sat at the table."""
        del self.members[number]
        if self.leader == number:
            seated = (other for other, (seat, _) in self.members.items() if seat is not None)
            self.leader = next(seated, None)
        self._tell_company()

    def hear(self, number: int, asked: Asked) -> None:
        """What somebody wants; only who leads can look for all, or pass the lead on."""
        match asked:
            case Look(place=place) if number == self.leader:
                self.place = place
                self._tell(Looked(place=place), besides=number)
            case Pass(to=to) if number == self.leader and to in self.members:
                self.leader = to
                self._tell_company()
            case Point(card=card):
                self._tell(Pointed(who=number, card=card))
            case Say(phrase=phrase):
                self._tell(Spoken(who=number, phrase=phrase))

    def _tell(self, message: BaseModel, besides: int | None = None) -> None:
        text = message.model_dump_json()
        for number, (_, ear) in self.members.items():
            if number != besides:
                ear.hear(text)

    def _tell_company(self) -> None:
        people = [Member(number=number, seat=seat) for number, (seat, _) in self.members.items()]
        for number, (_, ear) in self.members.items():
            company = Company(you=number, leader=self.leader, place=self.place, people=people)
            ear.hear(company.model_dump_json())


class Gatherings:
    """All of them in this process, by game; one nobody is at is forgotten."""

    def __init__(self) -> None:
        self._open: dict[str, Gathering] = {}

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def joined(self, game_id: str, seat: Seat | None, ear: Ear) -> Iterator[tuple[Gathering, int]]:
        """Somebody is there for as long as they stay; or `TooManyHere`."""
        gathering = self._open.get(game_id)
        if gathering is None:
            if len(self._open) >= MOST_GATHERINGS:
                raise TooManyHere
            gathering = self._open[game_id] = Gathering()
        number = gathering.enter(seat, ear)
        try:
            yield gathering, number
        finally:
            gathering.leave(number)
            if not gathering.members:
                del self._open[game_id]
