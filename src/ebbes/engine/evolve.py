"""`evolve(state, event)`: total and pure, for full states and for what a seat sees of them."""

from bisect import bisect_left
from typing import Final, assert_never

from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.state import (
    DEAL,
    NAME_STARTER,
    NOBODY,
    OVER,
    PICK,
    PLAY,
    Score,
    Setup,
    State,
    Trick,
)
from ebbes.rules.cards import SUITS, Card, suit_of, value_of
from ebbes.rules.seats import VIRTUAL, left_of, next_picker

_make: Final = tuple.__new__
"""Makes a state from its fields in one step, for the events that come with every card."""


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case CardPlayed():
            return _card_played(state, event)
        case TrickTaken():
            return _trick_taken(state, event)
        case SuitDesignated():
            return _suit_designated(state, event)
        case CardUncovered():
            return _card_uncovered(state, event)
        case Dealt():
            return _dealt(state, event)
        case NumberRevealed():
            return _number_revealed(state, event)
        case StarterNamed():
            return _starter_named(state, event)
        case DesignatorPicked():
            return _designator_picked(state, event)
        case RoundScored():
            return _round_scored(state, event)
        case GameEnded():
            score = state.score._replace(end=event.end, winners=event.winners)
            return state._replace(score=score, phase=OVER)
        case _:
            assert_never(event)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A sorted hand after playing a card; from a hidden hand any one card goes."""
    at = bisect_left(hand, card)
    if at == len(hand):
        return hand[1:]
    return hand[:at] + hand[at + 1 :]


def _card_played(state: State, event: CardPlayed) -> State:
    options, score, setup, phase, _, hands, virtual, tricks, trick, roles = state
    seat, card = event.seat, event.card
    if virtual is not None and seat == VIRTUAL:
        virtual = virtual.without(card)
    else:
        hands = hands[:seat] + (without(hands[seat], card),) + hands[seat + 1 :]
    turn = left_of(seat, setup.dealer, options.players)
    trick = trick + (card,)
    return _make(State, (options, score, setup, phase, turn, hands, virtual, tricks, trick, roles))


def _suit_designated(state: State, event: SuitDesignated) -> State:
    options, score, setup, phase, turn, hands, virtual, tricks, trick, roles = state
    roles = (*roles, event.suit)
    return _make(State, (options, score, setup, phase, turn, hands, virtual, tricks, trick, roles))


def _trick_taken(state: State, event: TrickTaken) -> State:
    """The turn has come round to the leader of the full trick, and goes on to its winner (R14)."""
    options, score, setup, phase, leader, hands, virtual, tricks, trick, roles = state
    tricks = (*tricks, Trick(leader, trick, event.seat))
    fields = (options, score, setup, phase, event.seat, hands, virtual, tricks, (), roles)
    return _make(State, fields)


def _card_uncovered(state: State, event: CardUncovered) -> State:
    assert state.virtual is not None
    return state._replace(virtual=state.virtual.uncovered(event.column, event.card))


def _dealt(state: State, event: Dealt) -> State:
    """The chooser names the starter next; in the first round the deal itself does (R8, R10)."""
    chooser = state.score.chooser
    return state._replace(
        setup=Setup(dealer=event.dealer, chooser=chooser, numbers=state.setup.numbers),
        phase=DEAL if chooser is None else NAME_STARTER,
        turn=NOBODY if chooser is None else chooser,
        hands=tuple(tuple(sorted(hand)) for hand in event.hands),
        virtual=event.virtual,
        tricks=(),
        roles=(),
    )


def _number_revealed(state: State, event: NumberRevealed) -> State:
    setup = state.setup._replace(
        numbers=(*state.setup.numbers, event.value), designators=(event.value,) * len(SUITS)
    )
    return state._replace(setup=setup)


def _starter_named(state: State, event: StarterNamed) -> State:
    setup = state.setup._replace(starter=event.starter)
    if not state.options.pick_designators:
        return state._replace(setup=setup, phase=PLAY, turn=event.starter)
    first = next_picker(event.starter, setup.dealer, state.options.players)
    return state._replace(setup=setup, phase=PICK, turn=first)


def _designator_picked(state: State, event: DesignatorPicked) -> State:
    designators = list(state.setup.designators)
    designators[suit_of(event.card)] = value_of(event.card)
    setup = state.setup._replace(
        picks=(*state.setup.picks, (event.seat, event.card)), designators=tuple(designators)
    )
    if len(setup.picks) == len(SUITS):
        return state._replace(setup=setup, phase=PLAY, turn=setup.starter)
    following = next_picker(event.seat, setup.dealer, state.options.players)
    return state._replace(setup=setup, turn=following)


def _round_scored(state: State, event: RoundScored) -> State:
    score = Score(
        totals=tuple(t + p for t, p in zip(state.score.totals, event.points, strict=True)),
        rounds=state.score.rounds + 1,
        chooser=event.chooser,
    )
    return state._replace(score=score, phase=DEAL, turn=NOBODY, virtual=None)
