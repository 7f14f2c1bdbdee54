"""A table at one moment, read from its log."""

from dataclasses import dataclass
from functools import cached_property

from ebbes.engine.commands import Choice
from ebbes.engine.legal import legal_commands
from ebbes.protocol.deal import GivenDeal
from ebbes.protocol.seats import BotSeat
from ebbes.protocol.settings import TableSettings
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.changes import Counts
from ebbes.server.tables.model.game import Game, Stage, successor
from ebbes.server.tables.model.hours import NO_REST, Rest
from ebbes.server.tables.model.leaver import Leaver
from ebbes.server.tables.model.occupant import Occupant, Sitter
from ebbes.server.tables.model.request import Request


@dataclass(frozen=True)
class Table:
    """Who sits where, what is played, and what the table is waiting for.

    It has no slots: what follows from it is asked for often, and kept.
    """

    settings: TableSettings
    seats: tuple[Occupant, ...]
    deal: GivenDeal | None = None
    """If cards are played here that others play elsewhere."""
    host: str | None = None
    """The person with the host's powers."""
    stands_in_for: str | None = None
    """Whose powers the host has claimed: they have them again when they are back."""
    removed: frozenset[str] = frozenset()
    """People the host has sent away."""
    game: Game | None = None
    played: frozenset[tuple[str, Seat]] = frozenset()
    """Who has played which seat in this game, and so has seen its cards."""
    leavers: tuple[Leaver, ...] = ()
    """Who sat there in this game or the last one, and does no more."""
    games: int = 0
    ended: bool = False
    seq: int = 0
    """The number of the last entry."""
    stamp: int = 0
    """When the last entry was made: after a restored backup, its number may be used again."""
    moved: int = 0
    """The number of the last entry that changed the game."""
    waiting_since: int = 0
    """When the table began to wait for what it is waiting for."""
    granted: int = 0
    """How often more time was granted for this decision, or its rest has changed."""
    rest: Rest = NO_REST
    """When no time runs for this decision, as somebody is on holiday."""
    requests: tuple[Request, ...] = ()
    """People who ask for a seat, and have no answer yet."""
    asked: int = 0
    """How many requests there were so far."""
    turned_down: Counts = ()
    """How often the host has turned each person down."""
    changes: Counts = ()
    """How often the table was changed since its last game began, by kind of command."""
    sittings: Counts = ()
    """How often each person has sat down since then."""

    def moved_on(self, game: Game, at: int, entries: int) -> "Table":
        """The table after entries of its game, which leave everybody where they sit."""
        seq, old = self.seq + entries, ("turn", "decider")
        return successor(
            self,
            old,
            game=game,
            seq=seq,
            stamp=at,
            moved=seq,
            waiting_since=at,
            granted=0,
            rest=NO_REST,
        )

    def is_same_company(self, other: "Table") -> bool:
        """Whether everybody is who they were at it: on their seat, the host, let in or not."""
        return (
            self.seats is other.seats
            and self.host == other.host
            and self.requests is other.requests
            and self.played is other.played
            and self.settings is other.settings
        )

    @property
    def is_playing(self) -> bool:
        """Whether a game has begun and goes on."""
        return not self.ended and self.game is not None and self.game.stage is not Stage.OVER

    @property
    def is_played_out(self) -> bool:
        """Whether all rounds of the deal it was given are played."""
        if self.deal is None or self.game is None:
            return False
        return self.game.state.score.rounds >= self.deal.rounds

    @property
    def is_played_anyway(self) -> bool:
        """Whether the house plays on for people who are all gone: others wait for the result."""
        return self.deal is not None and self.deal.kind != "day"

    @cached_property
    def turn(self) -> Seat | None:
        """Whose decision the game is waiting for."""
        if self.ended or self.game is None or self.game.stage is not Stage.RUNNING:
            return None
        turn = self.game.state.turn
        return turn if turn >= 0 else None

    @cached_property
    def decider(self) -> Seat | None:
        """The person the game is waiting for; nobody while a bot has to decide."""
        occupant = None if self.turn is None else self.seats[self.turn]
        return self.turn if isinstance(occupant, Sitter) and not occupant.away else None

    def is_stood_in_for(self, choice: Choice) -> bool:
        """Whether a choice of several is made for a person who is away."""
        sitter = self.sitters.get(choice.seat)
        if self.game is None or sitter is None or not sitter.away:
            return False
        return len(legal_commands(self.game.state)) > 1

    @property
    def awaited(self) -> tuple[object, ...]:
        """What the table is waiting for: as long as this is the same, so is the duty."""
        decides = None if self.turn is None else self.seats[self.turn]
        filling = None if self.is_playing else (self.waiting_since, self.settings.fill_after)
        return self.moved, decides, self.granted, self.rest, filling

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Sitter) and occupant.person == person:
                return seat
        return None

    @cached_property
    def sitters(self) -> dict[Seat, Sitter]:
        """The people at the table, by seat."""
        return {
            seat: occupant
            for seat, occupant in enumerate(self.seats)
            if isinstance(occupant, Sitter)
        }

    @cached_property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who are there."""
        return tuple(seat for seat, sitter in self.sitters.items() if not sitter.away)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, for those seats that have one."""
        return self.names_beside(None)

    def names_beside(self, seat: Seat | None) -> tuple[str, ...]:
        """The names at all other seats."""
        return tuple(
            occupant.name
            for at, occupant in enumerate(self.seats)
            if at != seat and isinstance(occupant, Sitter | BotSeat)
        )
