"""One numbering of all choices, for every research adapter: ints to commands and back."""

from collections.abc import Iterable
from typing import assert_never

from ebbes.engine.commands import PLAY_CARD, Choice, NameStarter, PickDesignator, PlayCard
from ebbes.engine.options import Options
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat

Action = int


class Actions:
    """First play each card of the deck, then pick each as a designator, then name each seat.

    The picks are left out of games that have none.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.deck = options.deck
        self.index = {card: at for at, card in enumerate(self.deck)}
        self.first_pick = len(self.deck)
        self.first_name = len(self.deck) * (2 if options.pick_designators else 1)
        self.count = self.first_name + options.seats

    def action_of(self, choice: Choice) -> Action:
        """The number of a choice; whose choice it is goes without saying."""
        match choice:
            case PlayCard(_, card):
                return self.index[card]
            case PickDesignator(_, card):
                return self.first_pick + self.index[card]
            case NameStarter(_, starter):
                return self.first_name + starter
            case _:
                assert_never(choice)

    def choice_of(self, action: Action, seat: Seat) -> Choice:
        """What a seat asks for with a number."""
        if not 0 <= action < self.count:
            raise ValueError(f"no action {action}, actions are 0 to {self.count - 1}")
        if action >= self.first_name:
            return NameStarter(seat, action - self.first_name)
        if action >= self.first_pick:
            return PickDesignator(seat, self.deck[action - self.first_pick])
        return PLAY_CARD[seat][self.deck[action]]

    def numbered(self, choices: Iterable[Choice]) -> list[Action]:
        """The numbers of several choices, in their order."""
        return [self.action_of(choice) for choice in choices]

    def name_of(self, action: Action) -> str:
        """An action as people write it: `G10`, `pick G10`, `start 2`."""
        match self.choice_of(action, 0):
            case PickDesignator(_, card):
                return f"pick {code_of(card)}"
            case NameStarter(_, starter):
                return f"start {starter}"
            case PlayCard(_, card):
                return code_of(card)
            case never:
                assert_never(never)
