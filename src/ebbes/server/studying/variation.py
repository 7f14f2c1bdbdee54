"""The same cards from a moment on, played otherwise."""

from dataclasses import dataclass, replace

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.decide import settle, step
from ebbes.engine.events import Event
from ebbes.engine.state import DEAL, OVER, PICK, State
from ebbes.record.cut import cut
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.rounds import round_of
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.decide import HELD_BY_NOBODY

STANDS = (DEAL, OVER)
"""Phases in which the round is over."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Where a round stands, and what has happened in it since the moment it was left."""

    record: Record
    """Up to that moment."""
    start: State
    state: State
    events: tuple[Event, ...] = ()
    choices: tuple[Choice, ...] = ()

    @classmethod
    def begun(cls, record: Record, number: int, made: int) -> "Variation":
        """A game at one of its moments, or `NoSuchMoment`."""
        until = cut(record, number, made)
        state, _ = settle(replay(until)[-1].state)
        return cls(until, state, state)

    @property
    def is_over(self) -> bool:
        """Whether the round has been played to its end."""
        return self.state.phase in STANDS

    @property
    def turn(self) -> Seat | None:
        """Whose choice it is, if the round is not over."""
        return None if self.is_over else self.state.turn

    def chosen(self, what: str | Seat) -> "Variation":
        """One choice later: a card by its code, or who starts; or a `RuleError`."""
        return self.done(_choice(self.state, what))

    def done(self, choice: Choice) -> "Variation":
        """One choice later."""
        state, events = step(self.state, choice)
        made = (*self.choices, choice)
        return replace(self, state=state, events=(*self.events, *events), choices=made)

    def recorded(self) -> Record:
        """All of it as a record; what was played stays unproved, so it has no certificate."""
        hands = self.record.rounds[-1].hands
        rounds = (*self.record.rounds[:-1], round_of(self.state, hands))
        return replace(self.record, rounds=rounds, extra={})


def _choice(state: State, what: str | Seat) -> Choice:
    """What somebody whose turn it is means; the rules say whether it may be."""
    if isinstance(what, int):
        return NameStarter(state.turn, what)
    card = CARDS.get(what, HELD_BY_NOBODY)
    if state.phase is PICK:
        return PickDesignator(state.turn, card)
    return PlayCard(state.turn, card)
