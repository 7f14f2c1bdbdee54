"""What somebody may know of a challenge: of rounds that lie before them, nothing."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ebbes.server.challenging.board import BOX, OF_PEOPLE
from ebbes.server.challenging.sitting import next_round
from ebbes.server.challenging.standing import (
    Housed,
    Measures,
    Played,
    above,
    housed_in,
    measures_of,
    played_by,
)
from ebbes.server.seconds import MINUTE
from ebbes.server.store.challenges import ChallengeRow, Entrant, TryRow
from ebbes.server.store.values import GameRow

CORRECTED = 10 * MINUTE
"""How long the points of the last round of real cards may still be corrected."""


@dataclass(frozen=True)
class Course:
    """How far a challenge has come; without slots, to keep what follows from it."""

    challenge: ChallengeRow
    entrants: list[Entrant]
    tries: list[TryRow]
    now: float
    games: Sequence[GameRow] = ()
    """Those of an evening, at whose tables the house may sit."""

    @property
    def is_over(self) -> bool:
        """Whether nobody plays any more."""
        return self.challenge.until_at <= self.now

    @cached_property
    def played(self) -> list[Played]:
        """All rounds that count."""
        return played_by(self.tries, self.challenge.until_at)

    def played_of(self, person_id: str | None) -> list[Played]:
        """The rounds somebody has played, the first one first."""
        return self._by_person.get(person_id, [])

    def played_at(self, number: int, seat: int) -> list[Played]:
        """What all have made of the same cards in the same seat."""
        return self._by_cards.get((number, seat), [])

    @cached_property
    def housed(self) -> list[Housed]:
        """What the house made of seats of an evening."""
        return housed_in(self.games, self.played)

    @cached_property
    def _by_person(self) -> dict[str | None, list[Played]]:
        found = defaultdict[str | None, list[Played]](list)
        for each in self.played:
            found[each.person_id].append(each)
        return found

    @cached_property
    def _by_cards(self) -> dict[tuple[int, int], list[Played]]:
        found = defaultdict[tuple[int, int], list[Played]](list)
        for each in self.played:
            found[each.number, each.seat].append(each)
        return found

    @cached_property
    def names(self) -> dict[str, str]:
        """Who takes part, by person."""
        return {each.person_id: each.name for each in self.entrants}

    @property
    def leader(self) -> str | None:
        """Who may begin an evening: who has opened it or, when they have gone, who came first."""
        first = next((each.person_id for each in self.entrants), None)
        return self.challenge.person_id or first

    def begun_of(self, person_id: str | None) -> TryRow | None:
        """The round somebody is playing, if they are."""
        own = (each for each in self.tries if each.person_id == person_id)
        return next((each for each in own if each.points is None), None)

    def next_of(self, person_id: str | None) -> int | None:
        """Which round comes next for somebody, or is played; None if there is none."""
        if self.is_over:
            return None
        if self.challenge.kind in OF_PEOPLE:
            return next_round(self.challenge, len(self.entrants), self.tries)
        done = sum(each.person_id == person_id and each.points is not None for each in self.tries)
        return done + 1 if done < self.challenge.rounds else None

    @property
    def is_played(self) -> bool:
        """Whether an evening has no round left; of real cards, the last one may be corrected."""
        said = max((each.played_at or 0 for each in self.tries), default=0)
        is_said = self.challenge.kind != BOX or self.now - said >= CORRECTED
        return self.next_of(None) is None and is_said

    @property
    def rounds_to_enter(self) -> set[int | None]:
        """Of real cards, the round that is played and, until anybody enters it, the one before."""
        return {self.next_of(None), max((each.number for each in self.tries), default=None)}

    @property
    def finished(self) -> int:
        """How many have played all rounds."""
        rounds = self.challenge.rounds
        return sum(len(self.played_of(each.person_id)) >= rounds for each in self.entrants)

    @property
    def waiting(self) -> int:
        """How many still play the round of an evening; with real cards, who has not said so."""
        if self.challenge.kind == BOX:
            number = self.next_of(None)
            return len(self.entrants) - sum(each.number == number for each in self.tries)
        return sum(each.points is None for each in self.tries)

    def measures(self, pars: dict[int, float]) -> Measures:
        """What points are compared with."""
        return measures_of(self.played, pars, self.housed)

    @cached_property
    def housed_for(self) -> Counter[str]:
        """How many rounds the house played for people who never came."""
        return Counter(each.person_id for each in self.tries if each.by_house)

    def standings(self, measures: Measures) -> list[tuple[Entrant, int, float]]:
        """Everybody with their rounds and their points above the measure, the best first."""
        sums = above(self.played, measures)
        rows = [
            (each, len(self.played_of(each.person_id)), sums.get(each.person_id, 0.0))
            for each in self.entrants
        ]
        return sorted(rows, key=lambda row: (row[1] == 0, -row[2]))
