"""One game and the people who look at it together; nothing of it is kept.

They may be at several processes. Each tells the others who is there with it, whenever that changes,
and whenever one of its people shows that they are still there; a process that is not heard of for
long is gone, and its people with it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from pydantic import BaseModel

from ebbes.rules.seats import Seat
from ebbes.server.gathering.messages import (
    Asked,
    Company,
    LeadTo,
    Looked,
    Member,
    PassLead,
    PointAt,
    Pointed,
    SayHere,
    Spoken,
    StayHere,
)
from ebbes.server.gathering.passing import AnyPassed, Here, Lead, Led, Passed, Told, WhoIsThere

MOST_PEOPLE: Final = 24
"""People who look at one game together at the most, besides those for whom a place is kept."""
KEPT: Final = 2
"""Places that are kept for who sat on a seat: one may still be taken by a network that was lost."""
GONE_SECONDS: Final = 80.0
"""Without a word after which a process is gone; people show three times as often that they are."""
BACK_SECONDS: Final = 60.0
"""Within which who led and was cut off leads again."""

PassOn: TypeAlias = Callable[[str, Passed], None]
"""Says something to the other processes; of one topic only the newest matters."""


class TooManyHere(Exception):
    """There is no room for one more."""


class Ear(Protocol):
    """Hears what is said."""

    def hear(self, text: str) -> None:
        """A message as JSON."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The people at another process, and when it was heard of last."""

    people: dict[int, Seat | None]
    heard_at: float


@dataclass(slots=True)
class Gathering:
    """Who is there by number, who leads, and where they look."""

    clock: Callable[[], float]
    pass_on: PassOn
    process: int = 0
    """Numbers of people here are greater, and less than those of any other process."""
    members: dict[int, tuple[Seat | None, Ear]] = field(default_factory=dict)
    elsewhere: dict[int, Elsewhere] = field(default_factory=dict)
    lead: Lead = field(default_factory=Lead)
    _came: int = 0
    _cut_off: tuple[Seat, float] | None = None
    """Who led from here until they left, and when that was, unless the lead was passed on since."""

    @property
    def people(self) -> dict[int, Seat | None]:
        """Everybody, in an order that is the same everywhere."""
        all_people = {number: seat for number, (seat, _) in self.members.items()}
        for others in self.elsewhere.values():
            all_people |= others.people
        return dict(sorted(all_people.items()))

    def enter(self, seat: Seat | None, ear: Ear) -> int:
        """One more; the first who sat at the table leads, and nobody can shut them out."""
        if len(self.people) >= MOST_PEOPLE and not self._is_kept_for(seat):
            raise TooManyHere
        self._came += 1
        number = self.process + self._came
        self.members[number] = (seat, ear)
        self._fill_lead()
        self._changed()
        if self._led_just_now(seat):
            self._pass_lead(number)
        return number

    def leave(self, number: int) -> None:
        """One less; the lead goes to who came next of those who sat at the table."""
        seat, _ = self.members.pop(number)
        if number == self.lead.leader and seat is not None:
            self._cut_off = (seat, self.clock())
        self._succeed()
        self._changed()

    def hear(self, number: int, asked: Asked) -> None:
        """What somebody wants; only who leads can look for all, or pass the lead on."""
        leads = number == self.lead.leader
        match asked:
            case LeadTo(place=place) if leads:
                self._take_lead(self.lead._replace(changes=self.lead.changes + 1, place=place))
                self.pass_on("led", Led(lead=self.lead))
            case PassLead(to=to) if leads and to in self.people:
                self._pass_lead(to)
            case PointAt(card=card):
                self._say(Pointed(who=number, card=card))
            case SayHere(phrase=phrase):
                self._say(Spoken(who=number, phrase=phrase))
            case StayHere():
                self._forget_who_is_gone()
                self.tell_here()

    def hear_from(self, passed: AnyPassed) -> None:
        """What another process says."""
        match passed:
            case WhoIsThere():
                self.tell_here()
            case Here(process=process, people=people, lead=lead):
                self._meet(process, people, lead)
            case Led(lead=lead):
                self._follow(lead)
            case Told(text=text):
                self._tell(text)

    def tell_here(self) -> None:
        """Let the others know who is here."""
        people = {number: seat for number, (seat, _) in self.members.items()}
        self.pass_on("here", Here(process=self.process, people=people, lead=self.lead))

    def _led_just_now(self, seat: Seat | None) -> bool:
        if self._cut_off is None or self._cut_off[0] != seat:
            return False
        return self.clock() - self._cut_off[1] <= BACK_SECONDS

    def _pass_lead(self, to: int) -> None:
        self._cut_off = None
        self._take_lead(self._next_lead(to))
        self.pass_on("led", Led(lead=self.lead))

    def _is_kept_for(self, seat: Seat | None) -> bool:
        return seat is not None and [*self.people.values()].count(seat) < KEPT

    def _meet(self, process: int, people: dict[int, Seat | None], lead: Lead) -> None:
        before = self.people
        self.elsewhere.pop(process, None)
        if people:
            self.elsewhere[process] = Elsewhere(people, self.clock())
        self._follow(lead)
        self._succeed()
        if self.people != before:
            self._tell_company()

    def _follow(self, lead: Lead) -> None:
        """Somebody else leads now, or looks elsewhere, if that is newer than what is known."""
        if lead.is_newer(self.lead):
            if lead.leader != self.lead.leader:
                self._cut_off = None
            self._take_lead(lead)
            self._fill_lead()

    def _take_lead(self, lead: Lead) -> None:
        """The leader knows where they look."""
        before, self.lead = self.lead, lead
        if lead.leader != before.leader:
            self._tell_company()
        elif lead.place != before.place:
            self._tell(Looked(place=lead.place).model_dump_json(), besides=lead.leader)

    def _fill_lead(self) -> None:
        """If nobody leads, the first of the people here who sat at the table does."""
        seated = [number for number, (seat, _) in self.members.items() if seat is not None]
        if self.lead.leader is None and seated:
            self.lead = self.lead._replace(leader=seated[0], since=self.clock())

    def _succeed(self) -> None:
        """A lead does not leave with who had it."""
        if self.lead.leader is not None and self.lead.leader not in self.people:
            seated = (number for number, seat in self.people.items() if seat is not None)
            self._take_lead(self._next_lead(next(seated, None)))

    def _next_lead(self, leader: int | None) -> Lead:
        return Lead(self.lead.changes + 1, self.clock(), leader, self.lead.place)

    def _forget_who_is_gone(self) -> None:
        since = self.clock() - GONE_SECONDS
        gone = [key for key, others in self.elsewhere.items() if others.heard_at < since]
        for process in gone:
            self._meet(process, {}, self.lead)

    def _changed(self) -> None:
        self._tell_company()
        self.tell_here()

    def _say(self, message: BaseModel) -> None:
        text = message.model_dump_json()
        self._tell(text)
        self.pass_on(text, Told(text=text))

    def _tell(self, text: str, besides: int | None = None) -> None:
        for number, (_, ear) in self.members.items():
            if number != besides:
                ear.hear(text)

    def _tell_company(self) -> None:
        people = [Member(number=number, seat=seat) for number, seat in self.people.items()]
        leader, place = self.lead.leader, self.lead.place
        for number, (_, ear) in self.members.items():
            company = Company(you=number, leader=leader, place=place, people=people)
            ear.hear(company.model_dump_json())
