"""A round run again from its cards alone: roles, winners, and whose turn it is."""

from ebbes.engine.consequence import consequence
from ebbes.engine.events import CARD_PLAYED, Event
from ebbes.engine.evolve import evolve
from ebbes.engine.state import PLAY, State
from ebbes.rules.cards import NO_CARD, Card


def laid(state: State, card: Card) -> State:
    """After a card of the seat to act, with the roles it gives and the trick it completes.

    The virtual player does not answer: a state without its cards is enough.
    """
    state = state._replace(virtual=None)
    following: Event | None = CARD_PLAYED[state.turn][card]
    while following is not None:
        state = evolve(state, following)
        following = consequence(state) if state.trick else None
    return state


def played_again(state: State) -> State:
    """The round from its starter to its last card; every seat has a hidden hand."""
    options = state.options
    hands = ((NO_CARD,) * options.hand_size,) * options.seats
    again = state._replace(
        phase=PLAY, turn=state.setup.starter, hands=hands, tricks=(), trick=(), roles=()
    )
    for card in state.plays:
        again = laid(again, card)
    return again
