"""What the tests share: cards by their codes, small positions, random games."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from ebbes.engine.commands import Command, Deal, PlayCard
from ebbes.engine.decide import decide, step
from ebbes.engine.events import Event
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.engine.state import DEAL, OVER, PLAY, Score, Setup, State, Trick, new_game
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import LETTERS, SUITS, Card, Suit, Value
from ebbes.rules.codes import CARDS
from ebbes.rules.deck import deck
from ebbes.rules.seats import Seat, next_dealer
from tests.extent import some_of

ALL_OPTIONS = tuple(
    Options(players, more_cards, pick_designators)
    for players, more_cards, pick_designators in product((2, 3, 4, 5), (False, True), (False, True))
)
"""The sixteen games, with their usual ends."""


def option_id(options: Options) -> str:
    """An option set in words that can name a test or a file."""
    words = [f"{options.players}-players"]
    words += ["more-cards"] * options.more_cards
    words += ["pick-designators"] * options.pick_designators
    return "-".join(words)


every_option_set = pytest.mark.parametrize("options", ALL_OPTIONS, ids=option_id)
some_option_sets = pytest.mark.parametrize(
    "options", some_of(ALL_OPTIONS, *ALL_OPTIONS[::5]), ids=option_id
)
"""For what takes long: every number of players, and every variant once."""


def card(code: str) -> Card:
    """A card by its code."""
    return CARDS[code]


def cards(codes: str) -> tuple[Card, ...]:
    """Several cards by their codes, in this order: `G2 G7`."""
    return tuple(CARDS[code] for code in codes.split())


def suits(letters: str) -> tuple[Suit, ...]:
    """Several suits by their letters: `BNYGR`."""
    return tuple(LETTERS.index(letter) for letter in letters)


def full_hands(options: Options, *given: str) -> tuple[tuple[Card, ...], ...]:
    """Whole hands that begin with the cards given; the rest of the deck fills them in order."""
    begun = [cards(codes) for codes in given]
    begun += [()] * (options.seats - len(begun))
    taken = {held for hand in begun for held in hand}
    rest = [left for left in deck(options.seats, options.more_cards) if left not in taken]
    hands = []
    for hand in begun:
        missing = options.hand_size - len(hand)
        hands.append((*hand, *rest[:missing]))
        rest = rest[missing:]
    return tuple(hands)


def first_deal(
    options: Options, *given: str, value: Value = 3, dealer: Seat = 0, starter: Seat = 0
) -> Deal:
    """A first deal of whole hands that begin with the cards given."""
    number = None if options.pick_designators else value
    return Deal(dealer, full_hands(options, *given), number, starter)


def dealt(
    options: Options, *given: str, value: Value = 3, dealer: Seat = 0, starter: Seat = 0
) -> State:
    """The state after a first deal of whole hands that begin with the cards given."""
    command = first_deal(options, *given, value=value, dealer=dealer, starter=starter)
    return step(new_game(options), command)[0]


def play(state: State, codes: str) -> State:
    """The state after people have played these cards in turn."""
    for played in cards(codes):
        state = step(state, PlayCard(state.turn, played))[0]
    return state


def events_of(state: State, code: str) -> tuple[Event, ...]:
    """What follows when the seat to act plays a card."""
    return decide(state, PlayCard(state.turn, card(code)))


def position(
    options: Options,
    *hands: str,
    value: Value = 3,
    turn: Seat = 0,
    dealer: Seat = 0,
    tricks: tuple[Trick, ...] = (),
    roles: str = "",
    virtual: Virtual | None = None,
    totals: tuple[int, ...] | None = None,
    rounds: int = 0,
) -> State:
    """A state in the middle of a round, with hands as small as the test needs them."""
    return State(
        options=options,
        score=Score(totals or (0,) * options.seats, rounds),
        setup=Setup(
            dealer=dealer, starter=turn, numbers=(value,), designators=(value,) * len(SUITS)
        ),
        phase=PLAY,
        turn=turn,
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        virtual=virtual,
        tricks=tricks,
        trick=(),
        roles=suits(roles),
    )


def taken(*codes: str) -> tuple[Trick, ...]:
    """Everything each seat took, seat by seat, as if it were one trick."""
    return tuple(Trick(seat, cards(own), seat) for seat, own in enumerate(codes))


@dataclass(frozen=True, slots=True)
class Ply:
    """One command of a game, and what it led to."""

    before: State
    command: Command
    events: tuple[Event, ...]
    after: State


def random_game(options: Options, rng: Random) -> Iterator[Ply]:
    """A whole game, ply by ply; every deal and every choice is random."""
    state = new_game(options)
    while state.phase is not OVER:
        command = random_command(state, rng)
        after, events = step(state, command)
        yield Ply(state, command, events, after)
        state = after


def random_command(state: State, rng: Random) -> Command:
    """A deal when one is due, or else any legal choice."""
    return random_deal(state, rng) if state.phase is DEAL else rng.choice(legal_commands(state))


def random_deal(state: State, rng: Random) -> Deal:
    """The next deal of a game, as chance would have it (R6-R9)."""
    options = state.options
    pile = list(deck(options.seats, options.more_cards))
    rng.shuffle(pile)
    hands = tuple(tuple(pile[seat :: options.seats]) for seat in range(options.seats))
    number = None
    if not options.pick_designators:
        number = rng.choice([value for value in range(1, 6) if value not in state.setup.numbers])
    if state.score.rounds:
        return Deal(next_dealer(state.setup.dealer, options.players), hands, number)
    return Deal(rng.randrange(options.players), hands, number, rng.randrange(options.players))
