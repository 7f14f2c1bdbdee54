"""Chance, one small step at a time: dealer, starter, number, then card by card (R6-R9).

A whole deal has far too many outcomes to be listed. Its steps have few, each equally likely; when
the last one is drawn, they are a `Deal`.
"""

from ebbes.engine.commands import Deal
from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.rules.cards import Card
from ebbes.rules.codes import code_of
from ebbes.rules.deal import dealt_hands
from ebbes.rules.roles import NUMBER_DESIGNATORS
from ebbes.rules.seats import next_dealer

Outcome = int
Drawn = tuple[Outcome, ...]


class Draw:
    """Outcomes as numbers: the cards of the deck, then dealers, starters, number designators."""

    def __init__(self, options: Options) -> None:
        self.deck = options.deck
        self.index = {card: at for at, card in enumerate(self.deck)}
        self._players = options.players
        self._picks = options.pick_designators
        self._dealer = len(self.deck)
        self._starter = self._dealer + options.players
        self._number = self._starter + options.players
        self.count = self._number + len(NUMBER_DESIGNATORS)

    def heads(self, state: State) -> int:
        """How many steps come before the cards."""
        return (0 if state.score.rounds else 2) + (0 if self._picks else 1)

    def steps(self, state: State) -> int:
        """How many steps the next deal takes."""
        return self.heads(state) + len(self.deck)

    def outcomes(self, state: State, drawn: Drawn) -> list[Outcome]:
        """What may be drawn next, in ascending order, each equally likely."""
        at = len(drawn)
        if at >= self.heads(state):
            return sorted(set(range(len(self.deck))).difference(drawn))
        if not state.score.rounds and at < 2:
            first = self._starter if at else self._dealer
            return list(range(first, first + self._players))
        used = state.setup.numbers
        return [self._number + n for n, value in enumerate(NUMBER_DESIGNATORS) if value not in used]

    def deal_of(self, state: State, drawn: Drawn) -> Deal:
        """All that was drawn, as the engine's command."""
        heads = self.heads(state)
        value = None if self._picks else NUMBER_DESIGNATORS[drawn[heads - 1] - self._number]
        cards = tuple([self.deck[outcome] for outcome in drawn[heads:]])
        if state.score.rounds:
            dealer = next_dealer(state.setup.dealer, self._players)
            return Deal(dealer, dealt_hands(cards, dealer, self._players), value)
        dealer, starter = drawn[0] - self._dealer, drawn[1] - self._starter
        return Deal(dealer, dealt_hands(cards, dealer, self._players), value, starter)

    def exchanged(self, outcome: Outcome, cards: dict[Card, Card]) -> Outcome:
        """A card drawn, as the one in its place."""
        card = self.deck[outcome]
        return self.index[cards.get(card, card)]

    def name_of(self, outcome: Outcome) -> str:
        """An outcome as people write it: `G10`, `dealer 0`, `starter 2`, `number 5`."""
        if outcome >= self._number:
            return f"number {NUMBER_DESIGNATORS[outcome - self._number]}"
        if outcome >= self._starter:
            return f"starter {outcome - self._starter}"
        if outcome >= self._dealer:
            return f"dealer {outcome - self._dealer}"
        return code_of(self.deck[outcome])
