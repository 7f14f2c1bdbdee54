"""The events a log holds: a list of its own, for what is kept outlives what is said.

Where an event is kept as it goes over the wire, its type is the wire's; if the wire changes so that
the golden logs of the tests no longer are what is written, it gets one of its own here.
"""

from typing import Annotated, TypeAlias

from pydantic import Field

from ebbes.protocol import game_events as game
from ebbes.protocol import table_events as on
from ebbes.protocol.unknown import UnknownEvent, unless

StoredEvent: TypeAlias = Annotated[
    on.TableCreated
    | on.SeatTaken
    | on.SeatAsked
    | on.RequestClosed
    | on.SeatLeft
    | on.SeatPlanned
    | on.HostPassed
    | on.SettingsChanged
    | on.GameOpened
    | on.NonceAdded
    | on.ProofShown
    | on.PlayerAway
    | on.PlayerBack
    | on.TimeGranted
    | on.Said
    | on.TableEnded
    | game.Dealt
    | game.NumberRevealed
    | game.StarterNamed
    | game.DesignatorPicked
    | game.CardPlayed
    | game.SuitDesignated
    | game.TrickTaken
    | game.CardUncovered
    | game.RoundScored
    | game.GameEnded,
    Field(discriminator="type"),
]
"""An event as this version writes it."""

KeptEvent: TypeAlias = Annotated[
    StoredEvent | Annotated[UnknownEvent, unless(StoredEvent)],
    Field(union_mode="left_to_right"),
]
"""An event as it is read: a newer version may have written of what this one does not know."""
