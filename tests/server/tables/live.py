"""A table without a store: its log, and what it has come to."""

from collections.abc import Container
from itertools import count

from ebbes.engine.commands import NameStarter, PickDesignator, PlayCard
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.options import GameOptions
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.rules.codes import code_of
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding import play
from ebbes.server.tables.deciding.decide import decide
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.game import Game
from ebbes.server.tables.model.stored import KeptEvent
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.founding import first_draft
from ebbes.server.tables.running.room import Write

ANNA, BERT, CARLA, DORA, EMIL, FRITZ = (
    Person(f"id-of-{name.lower()}", name, 0.0, None)
    for name in ("Anna", "Bert", "Carla", "Dora", "Emil", "Fritz")
)
PEOPLE = (ANNA, BERT, CARLA, DORA, EMIL, FRITZ)
SECRET = bytes(range(32))
NONCE = "0f" * 32
_keys = count()


def key() -> str:
    """A new id for a command."""
    return f"key-{next(_keys)}"


def settings_for(options: Options, clock: Clock = Clock.NONE) -> TableSettings:
    """The usual table for these options."""
    return TableSettings(options=GameOptions.of(options), clock=clock)


class Live:
    """A table at which Anna sits as the host, seat 0, unless told otherwise."""

    def __init__(
        self,
        settings: TableSettings | None = None,
        plans: tuple[SeatPlan, ...] = (),
        seat: int = 0,
    ) -> None:
        self.now = 1_000_000
        settings = settings or settings_for(Options(3))
        draft = first_draft(ANNA, settings, plans, seat, self.now)
        self.table: Table = draft.table
        self.log: list[Entry] = list(draft.entries)

    @property
    def game(self) -> Game:
        """The game, which has to be there."""
        assert self.table.game is not None
        return self.table.game

    def send(
        self,
        person: Person,
        command: ask.TableCommand,
        *,
        last_played: Person | None = None,
        gone: Container[str | None] = frozenset(),
        secret: bytes = SECRET,
    ) -> list[KeptEvent]:
        """What a command leads to, once it is in the log; or the error."""
        last = None if last_played is None else last_played.id
        asked = Ask(person.id, person.name, command, secret, last, gone)
        return self._keep(decide(self.table, asked, self.now))

    def act(self, write: Write) -> list[KeptEvent]:
        """What the table does by itself."""
        draft = Draft(self.table, self.now)
        write(draft)
        return self._keep(draft)

    def sit(self, *people: Person) -> "Live":
        """These people take the next free seats."""
        for person in people:
            self.send(person, ask.TakeSeat(id=key()))
        return self

    def start(self, secret: bytes = SECRET) -> "Live":
        """The host starts a game, and everybody adds a nonce."""
        host = next(person for person in PEOPLE if person.id == self.table.host)
        self.send(host, ask.StartGame(id=key()), secret=secret)
        for person in PEOPLE:
            seat = self.table.seat_of(person.id)
            if seat is not None and self.game.nonces[seat] is None:
                number = self.game.number
                self.send(person, ask.AddNonce(id=key(), number=number, nonce=NONCE))
        return self

    def choice(self, which: int = 0) -> ask.TableCommand:
        """One of the legal commands of whose turn it is."""
        legal = legal_commands(self.game.state)
        at = self.table.seq
        match legal[which % len(legal)]:
            case PlayCard(_, card):
                return ask.PlayCard(id=key(), at=at, card=code_of(card))
            case PickDesignator(_, card):
                return ask.PickDesignator(id=key(), at=at, card=code_of(card))
            case NameStarter(_, starter):
                return ask.NameStarter(id=key(), at=at, starter=starter)

    def random_choice(self, draft: Draft) -> None:
        """The seat to decide takes one of its legal choices."""
        legal = legal_commands(self.game.state)
        play.play_choice(draft, legal[self.table.seq % len(legal)])

    def whose_turn(self) -> Person | None:
        """The person to decide, if a person sits there."""
        seats = {self.table.seat_of(person.id): person for person in PEOPLE}
        return None if self.table.turn is None else seats.get(self.table.turn)

    def _keep(self, draft: Draft) -> list[KeptEvent]:
        self.table = draft.table
        self.log += draft.entries
        return [entry.event for entry in draft.entries]
