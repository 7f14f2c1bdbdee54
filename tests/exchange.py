"""Games in which cards that somebody cannot know have changed places."""

from ebbes.engine.commands import Command, Deal
from ebbes.engine.state import State
from ebbes.rules.cards import Card
from ebbes.rules.seats import Seat


def exchanged(commands: list[Command], one: Card, other: Card) -> list[Command]:
    """The same commands, but two cards changed places in the last deal."""
    changed = {one: other, other: one}
    last = max(at for at, command in enumerate(commands) if isinstance(command, Deal))
    deal = commands[last]
    assert isinstance(deal, Deal)
    hands = tuple(tuple(changed.get(card, card) for card in hand) for hand in deal.hands)
    swapped = Deal(deal.dealer, hands, deal.value, deal.starter)
    return [*commands[:last], swapped, *commands[last + 1 :]]


def unknown_piles(state: State, seat: Seat | None) -> list[tuple[Card, ...]]:
    """Where the cards lie that a seat cannot know: other hands, and face-down cards."""
    piles = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    if state.virtual is not None:
        piles += state.virtual.face_down
    return [pile for pile in piles if pile]
