"""A whole table, as one person or a spectator sees it."""

from typing import Literal

from ebbes.protocol.seats import Seat
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.view import GameView
from ebbes.protocol.wire import Hex32, SeatNumber, Wire


class You(Wire):
    """Who the receiver is at this table."""

    seat: SeatNumber | None
    host: bool


class Game(Wire):
    """The game on the table, or the one just finished."""

    number: int
    stage: Literal["nonces", "running", "over"]
    commitment: Hex32
    last_played: SeatNumber | None
    nonces: tuple[Hex32 | None, ...]
    """By person; null for one that is still missing."""
    secret: Hex32 | None
    """Shown when the game is over, null before."""
    view: GameView


class TableView(Wire):
    """A table."""

    id: str
    code: str
    settings: TableSettings
    seats: tuple[Seat, ...]
    host: SeatNumber | None
    game: Game | None
    ended: bool
