"""People who are away: a bot plays for them, and nobody waits for ever."""

from contextlib import suppress

from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import miss_nonce
from ebbes.server.tables.model.errors import TooManyChanges
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.occupant import Sitter


def come_back(draft: Draft, seat: Seat) -> None:
    """A person plays again, if a bot did; otherwise nothing happens."""
    if _is_away(draft, seat):
        draft.change(on.PlayerBack(seat=seat))


def take_back(draft: Draft, seat: Seat) -> None:
    """Likewise, for who does something else; after too many returns a bot goes on beside them."""
    if _is_away(draft, seat):
        with suppress(TooManyChanges):
            come_back(draft, seat)


def _is_away(draft: Draft, seat: Seat) -> bool:
    occupant = draft.table.seats[seat]
    return isinstance(occupant, Sitter) and occupant.away


def mark_away(draft: Draft, seat: Seat, reason: on.AwayReason) -> None:
    """Let a bot play for a person from now on."""
    draft.add(on.PlayerAway(seat=seat, reason=reason))


def give_up_nonces(draft: Draft) -> None:
    """Play without the nonces that do not come."""
    game = draft.table.game
    if game is None or game.stage is not Stage.NONCES:
        return
    for seat, nonce in enumerate(game.nonces):
        if nonce is None:
            miss_nonce(draft, seat, "late")
