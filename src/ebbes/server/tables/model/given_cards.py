"""Cards that are given: all of it follows from one secret (`docs/deals.md`)."""

from typing import Final

from ebbes.engine.decide import step
from ebbes.engine.options import Options
from ebbes.engine.state import new_game
from ebbes.record.chance import NONCE_BYTES, Chance, Stream, game_key
from ebbes.record.log import record_of
from ebbes.record.record import Record
from ebbes.rules.seats import Seat

OPTIONS: Final = Options(4)
"""The usual game."""


def given_key(secret: bytes) -> bytes:
    """What chance follows from: nobody adds anything to the secret."""
    return game_key(secret, (bytes(NONCE_BYTES),) * OPTIONS.players)


def given_seat(key: bytes) -> Seat:
    """Where everybody sits who plays for themselves."""
    return Stream(key, "seat").below(OPTIONS.players)


def given_opening(key: bytes) -> Record:
    """The first round before its first card."""
    start = new_game(OPTIONS)
    events = step(start, Chance(key, OPTIONS).deal(start))[1]
    return record_of(OPTIONS, ("",) * OPTIONS.players, events)
