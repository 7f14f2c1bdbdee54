"""What a table refuses, besides what the rules do.

TableError                    has a code and a context
├── NotSeated                 table/not-seated
├── NotHost                   table/not-host
├── SeatNotFree               table/seat-not-free
├── NoSuchPlace               table/no-such-seat
├── AlreadySeated             table/already-seated
├── OtherHandSeen             table/other-hand-seen
├── WasRemoved                table/removed
├── TurnedDown                table/turned-down
├── TooManyAsking             table/too-many-asking
├── NoSuchRequest             table/no-such-request
├── GameIsRunning             table/game-running
├── NoGame                    table/no-game
├── CardsAreGiven             table/cards-given
├── Stale                     table/stale
├── FromTheFuture             table/from-the-future
├── NonceNotWanted            table/nonce-not-wanted
├── NoMoreTime                table/no-more-time
├── NotOverDays               table/not-over-days
├── BadPlan                   table/bad-plan
├── HostIsThere               table/host-is-there
├── OnlyStandsIn              table/only-stands-in
├── ChatIsOff                 table/chat-off
├── HintsAreOff               table/hints-off
├── TooMuchTalk               table/too-much-talk
├── TooManyChanges            table/too-many-changes
└── HasEnded                  table/ended
"""

from typing import ClassVar

from ebbes.engine.errors import ContextValue, EbbesError


class TableError(EbbesError):
    """A command a table refuses; nothing has changed."""

    code: ClassVar[str]

    def __init__(self, message: str, **context: ContextValue) -> None:
        super().__init__(message)
        self.context = context


class NotSeated(TableError):
    """Only people at the table can do this."""

    code = "table/not-seated"


class NotHost(TableError):
    """Only the host can do this."""

    code = "table/not-host"


class SeatNotFree(TableError):
    """A person sits there, or no seat is free at all."""

    code = "table/seat-not-free"


class NoSuchPlace(TableError):
    """A seat this table does not have, or with nobody on it who could be meant."""

    code = "table/no-such-seat"


class AlreadySeated(TableError):
    """One person, one seat."""

    code = "table/already-seated"


class OtherHandSeen(TableError):
    """One person, one hand, in one game."""

    code = "table/other-hand-seen"


class WasRemoved(TableError):
    """The host has sent this person away."""

    code = "table/removed"


class TurnedDown(TableError):
    """The host has turned this person down, and not for the first time."""

    code = "table/turned-down"


class TooManyAsking(TableError):
    """So many others wait for the host's answer."""

    code = "table/too-many-asking"


class NoSuchRequest(TableError):
    """Nobody waits for an answer to this request."""

    code = "table/no-such-request"


class GameIsRunning(TableError):
    """Not in the middle of a game."""

    code = "table/game-running"


class NoGame(TableError):
    """Only in the middle of a game."""

    code = "table/no-game"


class CardsAreGiven(TableError):
    """Cards are played here that others play elsewhere: nothing else may be done."""

    code = "table/cards-given"


class Stale(TableError):
    """The sender had not yet seen what happened meanwhile."""

    code = "table/stale"


class FromTheFuture(TableError):
    """The sender has seen what never happened at this table."""

    code = "table/from-the-future"


class NonceNotWanted(TableError):
    """The game with this number does not wait for this seat's nonce."""

    code = "table/nonce-not-wanted"


class NoMoreTime(TableError):
    """There is no clock running for this person, or more time was granted before."""

    code = "table/no-more-time"


class HostIsThere(TableError):
    """The host's powers can be claimed only from a host who is gone."""

    code = "table/host-is-there"


class OnlyStandsIn(TableError):
    """Who took the powers of a host who is gone sends nobody away and closes no table."""

    code = "table/only-stands-in"


class ChatIsOff(TableError):
    """The host has switched the chat off."""

    code = "table/chat-off"


class NotOverDays(TableError):
    """The game is not played over days."""

    code = "table/not-over-days"


class BadPlan(TableError):
    """Something nobody can plan: it is their turn, or the card is not theirs."""

    code = "table/bad-plan"


class HintsAreOff(TableError):
    """The host has agreed with everybody to do without hints, at least from now on."""

    code = "table/hints-off"


class TooMuchTalk(TableError):
    """One phrase after the other, but not so fast."""

    code = "table/too-much-talk"


class TooManyChanges(TableError):
    """A table is changed only so often between two games."""

    code = "table/too-many-changes"

    def __init__(self, kind: str, most: int) -> None:
        super().__init__(f"no more than {most} times: {kind}", kind=kind, most=most)


class HasEnded(TableError):
    """The table is closed."""

    code = "table/ended"
