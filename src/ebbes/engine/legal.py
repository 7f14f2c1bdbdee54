"""What the seat to act may do: legal commands come with the state."""

from bisect import bisect_left

from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter, PickDesignator
from ebbes.engine.state import NAME_STARTER, PICK, PLAY, State
from ebbes.rules.cards import Card, Suit, suit_of
from ebbes.rules.legal import must_follow
from ebbes.rules.roles import may_pick


def legal_commands(state: State) -> tuple[Choice, ...]:
    """Everything the seat to act may ask for; nothing before a deal and after the game."""
    if state.phase is PLAY:
        commands = PLAY_CARD[state.turn]
        cards = legal_cards(state.hands[state.turn], state.trick)
        return tuple([commands[card] for card in cards])
    if state.phase is PICK:
        return tuple(PickDesignator(state.turn, card) for card in free_designators(state))
    if state.phase is NAME_STARTER:
        return tuple(NameStarter(state.turn, seat) for seat in range(state.options.seats))
    return ()


def legal_cards(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a sorted hand that may be played: any to lead, or to follow (R11, R12)."""
    if not trick:
        return hand
    led = suit_of(trick[0])
    following = cards_of_suit(hand, led)
    return following if must_follow(led, len(following)) else hand


def cards_of_suit(hand: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit in a sorted hand."""
    first = bisect_left(hand, suit << 4)
    return hand[first : bisect_left(hand, suit + 1 << 4, first)]


def free_designators(state: State) -> tuple[Card, ...]:
    """Every pair of a remaining number and a remaining colour (R26)."""
    picked = state.setup.designators
    return tuple(card for card in state.options.deck if may_pick(card, picked))
