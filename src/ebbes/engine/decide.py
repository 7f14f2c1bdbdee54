"""`decide(state, command)`: what a command leads to, or the rule it breaks."""

from typing import assert_never

from ebbes.engine.commands import Command, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.consequence import consequence
from ebbes.engine.events import (
    CARD_PLAYED,
    Dealt,
    DesignatorPicked,
    Event,
    NumberRevealed,
    StarterNamed,
)
from ebbes.engine.evolve import evolve
from ebbes.engine.state import State
from ebbes.engine.verify import verify_pick, verify_play, verify_starter
from ebbes.engine.verify_deal import verify_deal
from ebbes.engine.virtual import Virtual


def decide(state: State, command: Command) -> tuple[Event, ...]:
    """The events a command leads to, what follows by itself included; or a `RuleError`."""
    return step(state, command)[1]


def step(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    """`decide` and `evolve` in one go: the state after a command, and its events."""
    events = answer(state, command)
    for event in events:
        state = evolve(state, event)
    return settle(state, events)


def settle(state: State, events: tuple[Event, ...] = ()) -> tuple[State, tuple[Event, ...]]:
    """Everything that follows by itself, until somebody has to decide."""
    following = consequence(state)
    while following is not None:
        state = evolve(state, following)
        events = (*events, following)
        following = consequence(state)
    return state, events


def answer(state: State, command: Command) -> tuple[Event, ...]:
    """The events that a command itself is, once it is found to be legal."""
    match command:
        case PlayCard():
            verify_play(state, command)
            return (CARD_PLAYED[command.seat][command.card],)
        case PickDesignator():
            verify_pick(state, command)
            return (DesignatorPicked(command.seat, command.card),)
        case NameStarter():
            verify_starter(state, command)
            return (StarterNamed(command.starter, command.seat),)
        case Deal():
            verify_deal(state, command)
            return _deal(state, command)
        case _:
            assert_never(command)


def _deal(state: State, command: Deal) -> tuple[Event, ...]:
    players = state.options.players
    virtual = Virtual.laid_out(command.hands[-1]) if state.options.has_virtual else None
    events: list[Event] = [Dealt(command.dealer, command.hands[:players], virtual)]
    if command.value is not None:
        events.append(NumberRevealed(command.value))
    if command.starter is not None:
        events.append(StarterNamed(command.starter))
    return tuple(events)
