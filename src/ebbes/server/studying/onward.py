"""Go on from a moment: somebody in any seat, bots in all others."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from ebbes.engine.commands import Choice
from ebbes.engine.view import View, view
from ebbes.protocol.seats import BotSeat
from ebbes.rules.seats import Seat
from ebbes.server.studying.variation import Variation
from ebbes.server.tables.model.cast import STAND_IN
from ebbes.server.tables.model.occupant import Occupant


class Tryer(Protocol):
    """Lets bots think where nothing counts."""

    async def try_out(self, view: View, bot: str, seed: bytes) -> Choice:
        """What the bot of that name would do."""


async def gone_on(
    variation: Variation, seats: Sequence[Occupant], seat: Seat, tryer: Tryer
) -> Variation:
    """Bots play until it is that seat's turn, or the round is over."""
    while (turn := variation.turn) is not None and turn != seat:
        seen = view(variation.state, turn)
        choice = await tryer.try_out(seen, _bot(seats[turn]), _seed(variation))
        variation = variation.done(choice)
    return variation


def _bot(occupant: Occupant) -> str:
    """Bots play as they did; for people plays who stands in for them at a table."""
    strength = occupant.strength if isinstance(occupant, BotSeat) else STAND_IN
    return strength.value


def _seed(variation: Variation) -> bytes:
    """The same game played on in the same way meets the same luck."""
    return sha256(repr((variation.record.rounds[-1].hands, variation.choices)).encode()).digest()
