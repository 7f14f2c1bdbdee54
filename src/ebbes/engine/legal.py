"""What the seat to act may do: legal commands come with the state."""

from bisect import bisect_left

from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.state import NAME_STARTER, NOBODY, PICK, PLAY, State
from ebbes.rules.cards import SUITS, Card, card_of, suit_of, value_of
from ebbes.rules.legal import must_follow


def legal_commands(state: State) -> tuple[Choice, ...]:
    """Everything the seat to act may ask for; nothing before a deal and after the game."""
    if state.phase is PLAY:
        return legal_plays(state)
    if state.phase is PICK:
        return tuple(PickDesignator(state.turn, card) for card in free_designators(state))
    if state.phase is NAME_STARTER and state.turn != NOBODY:
        return tuple(NameStarter(state.turn, seat) for seat in range(state.options.seats))
    return ()


def legal_plays(state: State) -> tuple[PlayCard, ...]:
    """One command per legal card."""
    commands = PLAY_CARD[state.turn]
    cards = legal_cards(state.hands[state.turn], state.trick)
    return tuple([commands[card] for card in cards])


def legal_cards(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a sorted hand that may be played on a trick (R11, R12)."""
    if not trick:
        return hand
    led = suit_of(trick[0])
    first = bisect_left(hand, card_of(led, 0))
    following = hand[first : bisect_left(hand, card_of(led + 1, 0), first)]
    return following if must_follow(led, len(following)) else hand


def free_designators(state: State) -> tuple[Card, ...]:
    """Every pair of a remaining number and a remaining colour (R26)."""
    picked = state.setup.designator_cards
    suits = {suit_of(card) for card in picked}
    values = {value_of(card) for card in picked}
    return tuple(
        card_of(suit, value)
        for suit in SUITS
        if suit not in suits
        for value in range(1, state.options.top_value + 1)
        if value not in values
    )
