"""A whole table, as one person or a spectator sees it."""

from enum import StrEnum
from typing import Literal

from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.seats import SeatState
from ebbes.protocol.settings import TableSettings
from ebbes.protocol.view import GameView
from ebbes.protocol.wire import Hex32, Name, RequestNumber, SeatNumber, Wire


class Door(StrEnum):
    """What happens if somebody wants to sit down."""

    OPEN = "open"
    """They sit down, if a seat is free."""
    ASK = "ask"
    """The host is asked."""
    ASKED = "asked"
    """Nothing: the host was asked, and has not answered."""
    TURNED_DOWN = "turned-down"
    """The host is asked once more, having turned them down."""
    SHUT = "shut"
    """They are refused: turned down for good."""
    REMOVED = "removed"
    """They are refused: the host has sent them away."""


class You(Wire):
    """Who the receiver is at this table."""

    seat: SeatNumber | None
    host: bool
    door: Door = Door.OPEN
    stands_in: bool = False
    """Whether you are the host only until the one is back who was: you send nobody away, and do
    not close the table."""


class SeatRequest(Wire):
    """Somebody who asks for a seat, and has no answer yet."""

    number: RequestNumber
    name: Name
    seat: SeatNumber | None
    """The seat they would like; null for any."""


class Game(Wire):
    """The game on the table, or the one just finished."""

    number: int
    stage: Literal["nonces", "running", "over"]
    commitment: Hex32
    last_played: SeatNumber | None
    nonces: tuple[Hex32 | None, ...]
    """By person; null for one that is still missing."""
    missing: tuple[SeatNumber, ...] = ()
    """People whose nonce did not come: theirs is zeros."""
    secret: Hex32 | None
    """Shown when the game is over, null before."""
    view: GameView


class TableView(Wire):
    """A table."""

    id: str
    code: str
    settings: TableSettings
    seats: tuple[SeatState, ...]
    host: SeatNumber | None
    requests: tuple[SeatRequest, ...] = ()
    game: Game | None
    ended: bool
    deal: GivenDeal | None = None
    """If cards are played here that others play elsewhere."""
