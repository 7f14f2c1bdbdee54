"""A round written down from what a seat has seen of it, without any hidden card."""

import numpy as np
from numpy.typing import NDArray

from ebbes.kernel.compiled import cell, compiled, lean
from ebbes.kernel.game import MADE, NAME_STARTER, OWNERS, PHASE, PLAYS, STARTER, TURN, Game, clear
from ebbes.kernel.play import is_virtual_turn, play
from ebbes.kernel.position import DEALER, DESIGNATORS, DOWN, FACE_UP, HANDS, Position
from ebbes.kernel.position import TURN as POSITION_TURN
from ebbes.kernel.sight import tidy
from ebbes.kernel.worlds import Numbers
from ebbes.rules.cards import Card, suit_of, value_of
from ebbes.rules.seats import Seat
from ebbes.rules.virtual import COLUMNS

SHOWN_DEALER, SHOWN_DESIGNATORS, SHOWN_UP, SHOWN_DOWN = 0, 1, 6, 11
SHOWN_LENGTH = 16
"""What lies open: the dealer, designators by suit, the virtual player's cards, its piles."""


@compiled
def recall(
    game: Game, position: Position, seat: Seat, hand: NDArray[np.uint8], shown: Numbers
) -> None:
    """Write the round of a game whose cells tell its plays, with the hand a seat has now."""
    clear(game, position)
    position[DEALER] = shown[SHOWN_DEALER]
    for suit in range(5):
        position[DESIGNATORS + suit] = shown[SHOWN_DESIGNATORS + suit]
    position[POSITION_TURN] = game[TURN] if game[PHASE] == NAME_STARTER else game[STARTER]
    for at in range(cell(game, MADE)):
        owner, card = cell(position, POSITION_TURN), cell(game, PLAYS + at)
        game[OWNERS + at] = owner
        if not is_virtual_turn(position):
            _hold(position, owner, card)
        play(position, card)
    for at in range(len(hand)):
        _hold(position, seat, cell(hand, at))
    for column in range(COLUMNS):
        position[FACE_UP + column] = shown[SHOWN_UP + column]
        position[DOWN + column] = shown[SHOWN_DOWN + column]
    tidy(position)


@lean
def _hold(position: Position, seat: Seat, card: Card) -> None:
    """A seat holds a card."""
    position[HANDS + seat * 5 + suit_of(card)] |= 1 << value_of(card)
