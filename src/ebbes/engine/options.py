"""What the table agreed on before the first deal (R4, R5, R26-R30)."""

from dataclasses import dataclass, field

from ebbes.engine.errors import BadOptions
from ebbes.rules.cards import Card, Value
from ebbes.rules.deck import deck, hand_size, top_value
from ebbes.rules.seats import seats_at

FIVE_ROUNDS = 5
"""All the rounds of a game without picks, and the fewest of one with them (R27, R28)."""
DEFAULT_GOAL = 30
DEFAULT_DABBSCHEEDEL = -15


@dataclass(frozen=True, slots=True)
class Options:
    """One of the sixteen games, with its ends; refused if no rule allows it."""

    players: int = 4
    more_cards: bool = False
    pick_designators: bool = False
    rounds: int = FIVE_ROUNDS
    """How many rounds are played: 5, with picks 5 or more (R27, R28)."""
    goal: int = DEFAULT_GOAL
    """Where the track ends above: at 30, with picks as agreed (R28, R29)."""
    dabbscheedel: int = DEFAULT_DABBSCHEEDEL
    """Where the track ends below: at −15, with picks as agreed (R28, R29)."""

    seats: int = field(init=False, repr=False, compare=False)
    """How many sit at the table, the virtual player included (R30)."""
    hand_size: int = field(init=False, repr=False, compare=False)
    """How many cards everyone gets (R4, R5)."""
    top_value: Value = field(init=False, repr=False, compare=False)
    """The highest value in play (R4, R5)."""
    deck: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """Every card in play, suit by suit (R4, R5)."""

    def __post_init__(self) -> None:
        self._verify()
        seats = seats_at(self.players)
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "hand_size", hand_size(self.more_cards))
        object.__setattr__(self, "top_value", top_value(seats, self.more_cards))
        object.__setattr__(self, "deck", deck(seats, self.more_cards))

    @property
    def has_virtual(self) -> bool:
        """Whether a virtual third player sits at the table (R30)."""
        return self.players == 2

    def _verify(self) -> None:
        if not 2 <= self.players <= 5:
            raise BadOptions(
                f"2 to 5 can play, not {self.players}", rule="R4", players=self.players
            )
        if self.pick_designators:
            self._verify_ends()
        elif self.rounds != FIVE_ROUNDS:
            raise BadOptions(
                f"5 rounds are played unless designators are picked, not {self.rounds}",
                rule="R27",
                rounds=self.rounds,
            )
        elif (self.goal, self.dabbscheedel) != (DEFAULT_GOAL, DEFAULT_DABBSCHEEDEL):
            raise BadOptions(
                "goal and dabbscheedel end a game only when designators are picked, "
                f"not {self.goal} and {self.dabbscheedel}",
                rule="R28",
                goal=self.goal,
                dabbscheedel=self.dabbscheedel,
            )

    def _verify_ends(self) -> None:
        if self.rounds < FIVE_ROUNDS:
            raise BadOptions(
                f"at least 5 rounds are played, not {self.rounds}", rule="R28", rounds=self.rounds
            )
        if self.goal <= 0:
            raise BadOptions(
                f"the goal lies above 0, not at {self.goal}", rule="R29", goal=self.goal
            )
        if self.dabbscheedel >= 0:
            raise BadOptions(
                f"the Dabbscheedel space lies below 0, not at {self.dabbscheedel}",
                rule="R29",
                dabbscheedel=self.dabbscheedel,
            )
