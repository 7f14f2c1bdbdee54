"""What everyone has been told since the beginning: perfect recall, of nothing but views of events.

Only what cannot be concluded is kept: roles, tricks and points follow from the cards played.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    NumberRevealed,
    StarterNamed,
)
from ebbes.engine.state import State
from ebbes.engine.view import view, view_event
from ebbes.research.text import table_text
from ebbes.rules.codes import CODES, codes_of
from ebbes.rules.seats import Seat

TOLD = (CardPlayed, CardUncovered, Dealt, DesignatorPicked, NumberRevealed, StarterNamed)


class Memory(NamedTuple):
    """What all have seen, what each seat alone has seen, and the log of both."""

    public: str
    private: tuple[str, ...]
    log: tuple[Event, ...] = ()

    @classmethod
    def of(cls, state: State) -> "Memory":
        """The memory of people who sit down at a game as it stands."""
        hands = [codes_of(view(state, seat).hand) for seat in range(state.options.players)]
        return cls(table_text(view(state, None)), tuple(hands))

    def after(self, events: Iterable[Event]) -> "Memory":
        """The memory with what has just happened."""
        public, private, log = self
        for event in events:
            if isinstance(event, CardPlayed):
                public += " " + CODES[event.card]
            elif isinstance(event, Dealt):
                private = tuple([own + _hand(event, seat) for seat, own in enumerate(private)])
                public += _public(event)
            elif isinstance(event, TOLD):
                public += _public(event)
            else:
                continue
            log += (event,)
        return Memory(public, private, log)

    def text(self, seat: Seat) -> str:
        """All that a seat has been told: the same for games that it cannot tell apart."""
        return f"{seat}: {self.private[seat]}{self.public}"

    def heard(self, seat: Seat) -> tuple[Event, ...]:
        """The log as a seat was told of it."""
        return tuple([view_event(event, seat) for event in self.log])


def _hand(event: Dealt, seat: Seat) -> str:
    dealt = view_event(event, seat)
    assert isinstance(dealt, Dealt)
    return f"{codes_of(sorted(dealt.hands[seat]))} | "


def _public(event: Event) -> str:
    match view_event(event, None):
        case Dealt(dealer, _, virtual):
            shown = "" if virtual is None else f" shows {codes_of(virtual.face_up)}"
            return f"\ndealer {dealer}{shown}"
        case NumberRevealed(value):
            return f" number {value}"
        case StarterNamed(starter):
            return f" starter {starter};"
        case DesignatorPicked(_, card):
            return f" pick {CODES[card]}"
        case CardUncovered(column, card):
            return f" [{column} {CODES[card]}]"
    raise TypeError(f"nothing to remember of {event}")  # pragma: no cover
