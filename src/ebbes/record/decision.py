"""The decisions of a record: where somebody had a choice, and what was chosen."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter, PickDesignator
from ebbes.engine.decide import settle
from ebbes.engine.events import CardPlayed, DesignatorPicked, Event, StarterNamed
from ebbes.engine.legal import legal_commands
from ebbes.engine.state import DEAL, OVER, State
from ebbes.record.record import Record
from ebbes.record.replay import Step, replay
from ebbes.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A position in which a seat had several choices, and the one it took."""

    round: int
    """The round, counted from 1."""
    number: int
    """How many starters, picks and cards of this round came before."""
    state: State
    choice: Choice | None
    """None where the record stops before it."""

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self.state.turn


def decisions_of(record: Record) -> tuple[Decision, ...]:
    """All decisions of a record in their order; the last one may be open."""
    log = replay(record)
    made = tuple(_made(log))
    return (*made, *_open(log)) if log else ()


def _made(log: tuple[Step, ...]) -> Iterator[Decision]:
    number = current = 0
    for before, step in pairwise(log):
        state = before.state
        if state.score.rounds + 1 != current:
            number, current = 0, state.score.rounds + 1
        choice = chosen(step.event)
        if choice is None:
            continue
        if choice.seat < state.options.players and len(legal_commands(state)) > 1:
            yield Decision(current, number, state, choice)
        number += 1


def chosen(event: Event) -> Choice | None:
    """The choice an event stands for, the virtual player's own cards included."""
    match event:
        case CardPlayed(seat, card):
            return PLAY_CARD[seat][card]
        case DesignatorPicked(seat, card):
            return PickDesignator(seat, card)
        case StarterNamed(starter, chooser) if chooser is not None:
            return NameStarter(chooser, starter)
        case _:
            return None


def _open(log: tuple[Step, ...]) -> Iterator[Decision]:
    """Where the record stops in the middle of a round."""
    state = settle(log[-1].state)[0]
    if state.phase in (DEAL, OVER):
        return
    naming = state.setup.chooser is not None and state.setup.starter >= 0
    number = naming + len(state.setup.picks) + len(state.plays)
    yield Decision(state.score.rounds + 1, number, state, None)
