"""The virtual player's cards as they lie: five columns, face down and on top face up (R31, R37)."""

from itertools import chain
from typing import NamedTuple

from ebbes.rules.cards import NO_CARD, Card
from ebbes.rules.virtual import COLUMNS, column_of, is_dealt_face_up, must_uncover


class Virtual(NamedTuple):
    """Face-up cards by column (`NO_CARD`: none) and the face-down ones below, the bottom first."""

    face_up: tuple[Card, ...]
    face_down: tuple[tuple[Card, ...], ...]

    @classmethod
    def laid_out(cls, cards: tuple[Card, ...]) -> "Virtual":
        """Row by row in the order dealt, only the last row face up (R31, R37)."""
        up = [NO_CARD] * COLUMNS
        down: list[tuple[Card, ...]] = [()] * COLUMNS
        for dealt, card in enumerate(cards):
            if is_dealt_face_up(dealt, len(cards)):
                up[column_of(dealt)] = card
            else:
                down[column_of(dealt)] += (card,)
        return cls(tuple(up), tuple(down))

    def in_order_dealt(self) -> tuple[Card, ...]:
        """The inverse of `laid_out`."""
        return (*chain.from_iterable(zip(*self.face_down, strict=True)), *self.face_up)

    def hidden(self) -> "Virtual":
        """As everyone sees it: the face-down cards are only known to be there (R39)."""
        return self._replace(face_down=tuple((NO_CARD,) * len(pile) for pile in self.face_down))

    def without(self, card: Card) -> "Virtual":
        """After playing one of the face-up cards (R32)."""
        return self._replace(
            face_up=tuple(NO_CARD if other == card else other for other in self.face_up)
        )

    def covered_column(self) -> int | None:
        """The leftmost column whose top card lies face down (R33)."""
        for column, pile in enumerate(self.face_down):
            if must_uncover(self.face_up[column], len(pile)):
                return column
        return None

    def uncovered(self, column: int, card: Card) -> "Virtual":
        """After turning up the top card of a column (R33)."""
        up, down = list(self.face_up), list(self.face_down)
        up[column], down[column] = card, down[column][:-1]
        return Virtual(tuple(up), tuple(down))
