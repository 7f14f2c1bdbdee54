"""A table as somebody in the terminal looks at it: who sits where, and what lies there."""

from dataclasses import dataclass

from ebbes.client.seen import Seen
from ebbes.engine.state import NOBODY, State, Trick
from ebbes.protocol.seats import PersonSeat
from ebbes.protocol.settings import Hints
from ebbes.rules.cards import SUITS, Card, Suit, Value, card_of, suit_of
from ebbes.rules.seats import Seat
from ebbes.terminal.speech import Speech, seat_name


@dataclass(frozen=True, slots=True)
class Sight:
    """What was seen of a table with a game on it, by somebody who speaks a language."""

    seen: Seen
    speech: Speech
    own: Seat | None = None
    """Where somebody sat who looks at all cards."""

    @property
    def state(self) -> State:
        """The game as the own seat sees it."""
        assert self.seen.game is not None
        return self.seen.game.view.seen

    @property
    def seat(self) -> Seat | None:
        """Where whoever looks sits in this game; a spectator sits nowhere."""
        if self.seen.game is None or self.seen.game.view.seat is None:
            return self.own
        return self.seen.game.view.seat

    @property
    def first(self) -> Seat:
        """Whose place is at the lower edge."""
        return 0 if self.seat is None else self.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards."""
        return () if self.seen.game is None else self.seen.game.view.hand

    @property
    def around(self) -> tuple[Seat, ...]:
        """The others, clockwise from the own left."""
        state, seat, found = self.state, self.first, list[Seat]()
        for step in range(1, state.options.seats):
            known = state.setup.dealer != NOBODY
            found.append(
                state.seat_after(seat, step) if known else (seat + step) % state.options.seats
            )
        return tuple(found)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name; who looks is "you"."""
        say, seats = self.speech.say, self.seen.seats
        names = [seat_name(seat, say("waiting-seat-open")) for seat in seats]
        if self.state.options.has_virtual:
            names = [*names[:2], say("virtual-player")]
        if self.seat is not None:
            names[self.seat] = say("you")
        return tuple(names[: self.state.options.seats])

    def is_away(self, seat: Seat) -> bool:
        """Whether a bot plays for the person there."""
        here = self.seen.seats[seat] if seat < len(self.seen.seats) else None
        return isinstance(here, PersonSeat) and here.away

    def about(self, seat: Seat) -> dict[str, str]:
        """For sentences about somebody: the name, and whether it means who reads it."""
        return {"who": self.names[seat], "you": "yes" if seat == self.seat else "no"}

    @property
    def lying(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the trick, and who played them; between two tricks those of the last."""
        state = self.state
        if state.trick:
            return tuple(zip(state.owners[-len(state.trick) :], state.trick, strict=True))
        return self.cards_of(state.tricks[-1]) if state.tricks else ()

    def cards_of(self, trick: Trick) -> tuple[tuple[Seat, Card], ...]:
        """Who played what in a trick."""
        seats = (self.state.seat_after(trick.leader, step) for step in range(len(trick.cards)))
        return tuple(zip(seats, trick.cards, strict=True))

    @property
    def is_between(self) -> bool:
        """Whether the cards that lie there belong to a trick that was taken."""
        return not self.state.trick and bool(self.state.tricks)

    def tricks_of(self, seat: Seat) -> int:
        """How many tricks somebody has taken in this round."""
        return sum(trick.winner == seat for trick in self.state.tricks)

    def role_of(self, suit: Suit) -> int | None:
        """The role a suit has so far."""
        roles = self.state.roles
        return roles.index(suit) if suit in roles else None

    @property
    def still_out(self) -> tuple[Card, ...]:
        """Designator cards that have not been played."""
        named = self.state.roles
        return tuple(c for c in self.state.setup.designator_cards if suit_of(c) not in named)

    @property
    def may_hint(self) -> bool:
        """Whether this table gives hints now: always, never, or in the first round."""
        hints = self.seen.settings.hints
        return hints is Hints.ON or (hints is Hints.LESSONS and self.round == 1)

    @property
    def unseen(self) -> tuple[tuple[Suit, tuple[Value, ...]], ...]:
        """By suit, the values that are neither played nor in the own hand (R40)."""
        state = self.state
        known = {*state.trick, *self.hand, *(c for trick in state.tricks for c in trick.cards)}
        values = range(1, state.options.top_value + 1)
        return tuple(
            (suit, tuple(value for value in values if card_of(suit, value) not in known))
            for suit in SUITS
        )

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.state.score.rounds + 1
