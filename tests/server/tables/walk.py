"""Random people who do random things at a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ebbes.engine.errors import RuleError
from ebbes.engine.legal import legal_commands
from ebbes.engine.options import Options
from ebbes.protocol import commands as ask
from ebbes.protocol.phrases import Phrase
from ebbes.protocol.seats import OpenSeat, SeatPlan
from ebbes.protocol.settings import Clock, TableSettings
from ebbes.server.store.values import Person
from ebbes.server.tables.deciding import play
from ebbes.server.tables.deciding.absence import give_up_nonces, mark_away
from ebbes.server.tables.model.cast import CAST
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import TableError
from ebbes.server.tables.model.game import Stage
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.bot import bot_to_move
from ebbes.server.tables.running.room import Write
from tests.server.tables.live import ANNA, PEOPLE, Live, key, settings_for
from tests.support import ALL_OPTIONS

PLANS: tuple[SeatPlan, ...] = (OpenSeat(), *CAST)
CODES = ("B1", "N7", "Y15", "R3", "??", "G10")
PROGRESS = 0.85
"""How often somebody does what the table waits for."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened at a table, or was refused."""

    before: Table
    after: Table
    entries: tuple[Entry, ...]
    person: Person | None = None
    command: ask.TableCommand | None = None
    error: RuleError | TableError | None = None


class Walk:
    """A table of these options, one random step after the other."""

    def __init__(self, options: Options, seed: int, progress: float = PROGRESS) -> None:
        self._rng = Random(f"{options} {seed}")
        self.progress = progress
        self.options = options
        self.live = Live(self._settings(options))

    def steps(self, number: int, games: int = 1) -> Iterator[Step]:
        """So many steps, or fewer if so many games are over before."""
        for _ in range(number):
            yield self._step()
            if self.live.table.games == games and not self.live.table.is_playing:
                return

    def _step(self) -> Step:
        self.live.now += self._rng.randrange(5000)
        if self._rng.random() < self.progress:
            return self._go_on()
        return self._ask(self._rng.choice(PEOPLE), self._anything())

    def _go_on(self) -> Step:
        """What the table waits for."""
        table = self.live.table
        if not table.is_playing:
            return self._begin()
        if self.live.game.stage is Stage.NONCES:
            return self._add_nonce()
        person = self.live.whose_turn()
        if bot_to_move(table) is None and person is not None:
            if self._rng.random() < 0.02:
                seat = table.turn
                assert seat is not None
                return self._act(lambda draft: mark_away(draft, seat, "clock"))
            return self._ask(person, self.live.choice(self._rng.randrange(100)))
        choice = self._rng.choice(legal_commands(self.live.game.state))
        return self._act(lambda draft: play.play_choice(draft, choice))

    def _begin(self) -> Step:
        hosts = [person for person in PEOPLE if person.id == self.live.table.host]
        if not hosts:
            return self._ask(ANNA, ask.TakeSeat(id=key()))
        return self._ask(hosts[0], ask.StartGame(id=key()))

    def _add_nonce(self) -> Step:
        if self._rng.random() < 0.2:
            return self._act(give_up_nonces)
        missing = [seat for seat, nonce in enumerate(self.live.game.nonces) if nonce is None]
        seat = self._rng.choice(missing)
        person = next(who for who in PEOPLE if self.live.table.seat_of(who.id) == seat)
        nonce = self._rng.randbytes(32).hex()
        number = self.live.game.number
        return self._ask(person, ask.AddNonce(id=key(), number=number, nonce=nonce))

    def _anything(self) -> ask.TableCommand:
        rng, live, seq = self._rng, self.live, self.live.table.seq
        seat, code = rng.randrange(5), rng.choice(CODES)
        options = rng.choice(ALL_OPTIONS)
        if self._rng.random() < 0.5:
            options = self.options
        everything: list[ask.TableCommand] = [
            ask.PlayCard(id=key(), at=rng.choice((0, seq)), card=code),
            ask.PickDesignator(id=key(), at=seq, card=code),
            ask.NameStarter(id=key(), at=seq, starter=seat),
            ask.AddNonce(id=key(), number=rng.randrange(3), nonce=rng.randbytes(32).hex()),
            ask.TakeSeat(id=key(), seat=rng.choice((seat, None))),
            ask.TakeSeat(id=key(), seat=seat),
            ask.LeaveSeat(id=key()),
            ask.LetIn(id=key(), number=rng.randrange(1, live.table.asked + 2)),
            ask.LetIn(id=key(), number=max(1, live.table.asked)),
            ask.TurnDown(id=key(), number=rng.randrange(1, live.table.asked + 2)),
            ask.PlanSeat(id=key(), seat=seat, now=rng.choice(PLANS)),
            ask.PassHost(id=key(), seat=seat),
            ask.ClaimHost(id=key()),
            ask.ChangeSettings(id=key(), settings=self._settings(options)),
            ask.StartGame(id=key()),
            ask.ComeBack(id=key()),
            ask.AskTime(id=key()),
            ask.Say(id=key(), phrase=rng.choice(list(Phrase))),
        ]
        return rng.choice(everything)

    def _settings(self, options: Options) -> TableSettings:
        ask_first = self._rng.random() < 0.5
        settings = settings_for(options, self._rng.choice(list(Clock)))
        return settings.model_copy(update={"ask_first": ask_first})

    def _ask(self, person: Person, command: ask.TableCommand) -> Step:
        rng, live = self._rng, self.live
        before, first = live.table, len(live.log)
        gone = frozenset(who.id for who in PEOPLE if rng.random() < 0.5)
        last = rng.choice((None, *PEOPLE))
        secret = rng.randbytes(32)
        try:
            live.send(person, command, last_played=last, gone=gone, secret=secret)
        except (RuleError, TableError) as error:
            return Step(before, live.table, (), person, command, error)
        return Step(before, live.table, tuple(live.log[first:]), person, command)

    def _act(self, write: Write) -> Step:
        before, first = self.live.table, len(self.live.log)
        self.live.act(write)
        return Step(before, self.live.table, tuple(self.live.log[first:]))
