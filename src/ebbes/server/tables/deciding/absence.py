"""People who are away: a bot plays for them, and nobody waits for ever."""

from ebbes.protocol import table_events as on
from ebbes.rules.seats import Seat
from ebbes.server.tables.deciding.draft import Draft
from ebbes.server.tables.deciding.play import add_nonce
from ebbes.server.tables.model.game import NO_NONCE, Stage
from ebbes.server.tables.model.occupant import Sitter


def come_back(draft: Draft, seat: Seat) -> None:
    """A person plays again, if a bot did; otherwise nothing happens."""
    occupant = draft.table.seats[seat]
    if isinstance(occupant, Sitter) and occupant.away:
        draft.add(on.PlayerBack(seat=seat))


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
            add_nonce(draft, seat, NO_NONCE)
