"""The one place that cuts out what a seat may not know (R39)."""

from dataclasses import dataclass

from ebbes.engine.commands import Choice
from ebbes.engine.errors import NoSuchSeat
from ebbes.engine.events import Dealt, Event
from ebbes.engine.evolve import evolve
from ebbes.engine.legal import legal_commands
from ebbes.engine.state import State
from ebbes.rules.cards import NO_CARD, Card
from ebbes.rules.seats import Seat

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or for `None` a spectator, sees it: hidden cards are `NO_CARD`."""

    seat: Seat | None
    seen: State

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards, sorted; a spectator has none."""
        return () if self.seat is None else self.seen.hands[self.seat]

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What this seat may do now; nothing when others act."""
        return legal_commands(self.seen) if self.seen.turn == self.seat else ()


def view(state: State, seat: Seat | None) -> View:
    """What a person, or for `None` a spectator, sees of a state."""
    if seat is not None and not 0 <= seat < state.options.players:
        raise NoSuchSeat(f"no person at seat {seat}", rule="R39", seat=seat)
    virtual = state.virtual
    return View(
        seat,
        state._replace(
            hands=_seen_hands(state.hands, seat),
            virtual=None if virtual is None else virtual.hidden(),
        ),
    )


def view_event(event: Event, seat: Seat | None) -> Event:
    """What a seat hears of an event: only a deal holds secrets."""
    if not isinstance(event, Dealt):
        return event
    virtual = event.virtual
    return Dealt(
        event.dealer,
        _seen_hands(event.hands, seat),
        None if virtual is None else virtual.hidden(),
    )


def apply(seen: View, event: Event) -> View:
    """A view brought forward by an event as its seat heard it."""
    return View(seen.seat, evolve(seen.seen, event))


def _seen_hands(hands: Hands, seat: Seat | None) -> Hands:
    return tuple(
        hand if owner == seat else (NO_CARD,) * len(hand) for owner, hand in enumerate(hands)
    )
