"""A bot that looks no further than the trick on the table."""

from random import Random
from typing import assert_never

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.state import State
from ebbes.engine.view import View
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.roles import MINUS, PLUS
from ebbes.rules.trick import trick_winner


class GreedyBot:
    """Takes tricks with plus cards, ducks those with minus cards, and keeps its high cards."""

    def choose(self, view: View, rng: Random) -> Choice:
        """The choice that looks best now; chance decides among equals."""
        worth = {choice: self._worth(choice, view) for choice in view.legal}
        best = max(worth.values())
        return rng.choice([choice for choice in view.legal if worth[choice] == best])

    def _worth(self, choice: Choice, view: View) -> float:
        match choice:
            case PlayCard(_, card):
                return play_worth(view.seen, card)
            case NameStarter(_, starter):
                return 1.0 if starter == view.seat else 0.0
            case PickDesignator(_, card):
                return pick_worth(view.hand, card)
            case _:
                assert_never(choice)


def play_worth(seen: State, card: Card) -> float:
    """What a card wins or gives away in this trick; the higher the card, the dearer."""
    trick = (*seen.trick, card)
    price = value_of(card) / 100
    takes = trick_winner(trick, seen.trump) == len(trick) - 1
    if not takes:
        return -card_worth(seen, card) - price
    still_to_play = seen.options.seats - len(trick)
    return sum(card_worth(seen, lying) for lying in trick) / (1 + still_to_play) - price


def card_worth(seen: State, card: Card) -> int:
    """Plus cards count one, minus cards minus one, as far as they are known (R20)."""
    for role, worth in ((PLUS, 1), (MINUS, -1)):
        if len(seen.roles) > role and seen.roles[role] == suit_of(card):
            return worth
    return 0


def pick_worth(hand: tuple[Card, ...], card: Card) -> float:
    """A designator in the own hand, of a long suit, is in the own control."""
    length = sum(suit_of(held) == suit_of(card) for held in hand)
    return length + (len(hand) if card in hand else 0)
