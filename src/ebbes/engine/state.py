"""Where a game stands. Named tuples: immutable, and cheap enough to make one per card played."""

from enum import Enum
from typing import Final, NamedTuple

from ebbes.engine.options import Options
from ebbes.engine.virtual import Virtual
from ebbes.rules.cards import NO_SUIT, SUITS, Card, Suit, Value, card_of, suit_of
from ebbes.rules.ending import NOT_OVER
from ebbes.rules.roles import NOT_PICKED, TRUMP
from ebbes.rules.seats import Seat, left_of

NOBODY: Final[Seat] = -1
"""The seat of nobody, where nobody acts or has dealt yet."""


class Phase(Enum):
    """What the game is waiting for."""

    DEAL = "deal"
    NAME_STARTER = "name starter"
    PICK = "pick"
    PLAY = "play"
    OVER = "over"


DEAL, NAME_STARTER, PICK, PLAY, OVER = Phase


class Score(NamedTuple):
    """What stands between rounds: points, and who names the next starter (R23, R25)."""

    totals: tuple[int, ...]
    rounds: int = 0
    chooser: Seat | None = None
    end: int = NOT_OVER
    winners: tuple[Seat, ...] = ()


class Setup(NamedTuple):
    """What is settled before the first card of a round (R7-R10, R26)."""

    dealer: Seat = NOBODY
    chooser: Seat | None = None
    starter: Seat = NOBODY
    numbers: tuple[Value, ...] = ()
    """The number designators of this game so far, the current one last (R9)."""
    picks: tuple[tuple[Seat, Card], ...] = ()
    designators: tuple[Value, ...] = (NOT_PICKED,) * len(SUITS)
    """The designating value of each suit (R15)."""

    @property
    def designator_cards(self) -> tuple[Card, ...]:
        """The cards that give suits their roles this round (R15)."""
        return tuple(card_of(suit, value) for suit, value in enumerate(self.designators) if value)


class Trick(NamedTuple):
    """A trick that was taken."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class State(NamedTuple):
    """A whole game at one moment. What a seat may not see of it is `view`'s affair."""

    options: Options
    score: Score
    setup: Setup
    phase: Phase
    turn: Seat
    """Who acts; `NOBODY` before a deal and after the game."""
    hands: tuple[tuple[Card, ...], ...]
    """The people's cards, sorted."""
    virtual: Virtual | None
    tricks: tuple[Trick, ...]
    """The tricks taken this round; they stay until the next deal."""
    trick: tuple[Card, ...]
    """The cards on the table, in the order played."""
    roles: tuple[Suit, ...]
    """The suits that are trump, plus, ebbes, minus, nix, as far as designated (R16)."""

    @property
    def led(self) -> Suit:
        """The suit to follow (R12)."""
        return suit_of(self.trick[0]) if self.trick else NO_SUIT

    @property
    def trump(self) -> Suit:
        """The trump suit, or none yet (R16)."""
        return self.roles[TRUMP] if self.roles else NO_SUIT

    @property
    def leader(self) -> Seat:
        """Who led the trick on the table, or leads the next one (R11)."""
        return self.seat_after(self.turn, -len(self.trick) % self.options.seats)

    @property
    def plays(self) -> tuple[Card, ...]:
        """Every card of the round in the order played."""
        return (*(card for trick in self.tricks for card in trick.cards), *self.trick)

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Who played each of the plays (R11)."""
        tricks = [(trick.leader, len(trick.cards)) for trick in self.tricks]
        return tuple(
            self.seat_after(leader, place)
            for leader, cards in (*tricks, (self.leader, len(self.trick)))
            for place in range(cards)
        )

    def seat_after(self, seat: Seat, steps: int) -> Seat:
        """The seat so many steps clockwise (R11, R30)."""
        for _ in range(steps):
            seat = left_of(seat, self.setup.dealer, self.options.players)
        return seat


def new_game(options: Options) -> State:
    """A table before its first deal."""
    return State(
        options=options,
        score=Score(totals=(0,) * options.seats),
        setup=Setup(),
        phase=Phase.DEAL,
        turn=NOBODY,
        hands=((),) * options.players,
        virtual=None,
        tricks=(),
        trick=(),
        roles=(),
    )
