"""A table in this process: its state, who listens, and the only hand that writes here."""

import asyncio
from collections.abc import Callable, Sequence

from ebbes.engine.errors import RuleError
from ebbes.protocol.commands import ClaimHost, Say, StartGame, TableCommand
from ebbes.protocol.messages import Accepted, Refused
from ebbes.protocol.refusals import Reason
from ebbes.protocol.table_events import HostPassed, SeatLeft, SeatTaken, TableCreated
from ebbes.protocol.unknown import UnknownEvent
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.store.errors import AlreadyAnswered, Conflict, NoSuchPerson, StoreUnavailable
from ebbes.server.store.values import CommandId, Person
from ebbes.server.store.values import Entry as Kept
from ebbes.server.tables.deciding.absence import come_back
from ebbes.server.tables.deciding.decide import decide
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import FromTheFuture, TableError, TooMuchTalk
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.index import index_of
from ebbes.server.tables.running.listener import Listener
from ebbes.server.tables.running.notes import take_note
from ebbes.server.tables.telling.reasons import reason_of
from ebbes.server.tables.telling.telling import Telling, tell_all
from ebbes.server.tables.telling.view import you_at

FEWER_THAN_A_SNAPSHOT = 200
"""Missing entries that are sent one by one; who missed more gets the whole table."""

PAGE = 500
"""Entries read at once."""

WHO_IS_WHO = (TableCreated, SeatTaken, SeatLeft, HostPassed, UnknownEvent)
"""Events after which somebody may see other cards, or have other powers, than before."""

Write = Callable[[Draft], None]
"""Adds to a draft what the table does by itself."""
Grown = Callable[["Room"], None]
"""Hears that this process has written: what the table has to do by itself is new."""


class Room:
    """One table. All that changes it goes through its lock, and then through the store."""

    def __init__(self, table_id: str, code: str, context: Context, grown: Grown) -> None:
        self.id = table_id
        self.code = code
        self.context = context
        self.table: Table = NO_TABLE
        self.listeners: set[Listener] = set()
        self.visitors = 0
        self._grown = grown
        self._lock = asyncio.Lock()
        self._is_unsure = False

    async def handle(self, person: Person, command: TableCommand) -> Accepted | Refused:
        """Carry out a command, once, however often it is sent."""
        async with self._lock:
            try:
                return await self._carry_out(person, command)
            except StoreUnavailable:
                self._is_unsure = True
                return unavailable(command.id)
            except NoSuchPerson:
                return refused(command.id, "auth/needed", "nobody knows you any more")

    async def act(self, write: Write) -> None:
        """Let the table do something by itself; `write` sees it as it is by then."""
        async with self._lock:
            try:
                await self._make_sure()
                await self._write(write)
            except StoreUnavailable:
                self._is_unsure = True
                raise

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def take_in(self, kept: Sequence[Kept]) -> None:
        """Take in what was read for this table from the log, unless it was told meanwhile."""
        async with self._lock:
            new = [entry for entry in kept if entry.seq > self.table.seq]
            if new and new[0].seq == self.table.seq + 1:
                self._advance(*_brought_forward(self.table, new))

    async def read_anew(self) -> None:
        """Read a log that was rewritten, and show everyone what it says now."""
        async with self._lock:
            await self._reread()

    async def enter(self, listener: Listener, since: int | None, stamp: int | None = None) -> None:
        """Tell a new listener what they missed, and from now on what happens."""
        async with self._lock:
            await self._make_sure()
            await self._welcome(listener, since, stamp)
            self.listeners.add(listener)
        if listener.person is not None:
            await self._take_back(listener.person)

    def look(self, listener: Listener) -> None:
        """Show a listener the whole table."""
        self._tell_all(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)

    def is_here(self, person: str) -> bool:
        """Whether a person is connected to this process."""
        return any(listener.person == person for listener in self.listeners)

    async def gone(self, grace: float) -> frozenset[str]:
        """The people at the table who have not been seen for a while, anywhere."""
        sitters = [
            sitter for sitter in self.table.sitters.values() if not self.is_here(sitter.person)
        ]
        seen = await self.context.store.presence.last_seen(
            self.id, [sitter.person for sitter in sitters]
        )
        late = self.context.clock() - grace
        return frozenset(
            sitter.person
            for sitter in sitters
            if max(seen.get(sitter.person, 0.0), sitter.since / 1000) <= late
        )

    async def _carry_out(self, person: Person, command: TableCommand) -> Accepted | Refused:
        key = CommandId(person.id, command.id)
        await self._make_sure()
        try:
            self._verify_talk(person, command)
            return Accepted(id=command.id, seq=await self._decide(person, command, key))
        except (RuleError, TableError) as error:
            return await self._refuse(key, error)

    async def _decide(self, person: Person, command: TableCommand, key: CommandId) -> int:
        """The last entry a command led to; decided anew if another process wrote meanwhile."""
        while True:
            asked = await self._asked(person, command)
            try:
                draft = decide(self.table, asked, self.context.now())
                return await self._append(draft, key)
            except FromTheFuture:
                if not await self._read_on():  # another process may have told them more
                    raise
            except AlreadyAnswered as again:
                await self._read_on()
                return again.answer.last
            except Conflict:
                await self._read_on()
            except NoSuchPerson:
                if not await self._reread():
                    raise

    async def _write(self, write: Write) -> None:
        while not self.table.ended:
            draft = Draft(self.table, self.context.now())
            write(draft)
            try:
                await self._append(draft, None)
                return
            except Conflict:
                await self._read_on()
            except NoSuchPerson:
                if not await self._reread():
                    raise

    def _verify_talk(self, person: Person, command: TableCommand) -> None:
        if isinstance(command, Say) and self.context.talk.take(f"{self.id} {person.id}"):
            raise TooMuchTalk("one phrase after the other, but not so fast")

    async def _asked(self, person: Person, command: TableCommand) -> Ask:
        """What the table has to know for some commands, besides its log."""
        asked = Ask(person=person.id, name=person.name, command=command)
        if isinstance(command, StartGame):
            people = [sitter.person for sitter in self.table.sitters.values()]
            last_played = await self.context.store.people.last_to_finish(people)
            return asked._replace(
                secret=self.context.random_bytes(SECRET_BYTES), last_played=last_played
            )
        if isinstance(command, ClaimHost):
            return asked._replace(gone=await self.gone(self.context.timing.grace))
        return asked

    async def _refuse(self, key: CommandId, error: RuleError | TableError) -> Accepted | Refused:
        """What cannot be done now may have been done when it was sent first."""
        answer = await self.context.store.log.answer_to(self.id, key)
        if answer is not None:
            await self._read_on()
            return Accepted(id=key.client_id, seq=answer.last)
        return Refused(id=key.client_id, reason=reason_of(error))

    async def _append(self, draft: Draft, key: CommandId | None) -> int:
        """Store first, then tell; that a command led to nothing is stored as well."""
        if not draft.entries and key is None:
            return self.table.seq
        with self.context.metrics.appends.time():
            answer = await self.context.store.log.append(
                self.id,
                draft.before.seq,
                [entry.packed() for entry in draft.entries],
                key,
                **index_of(draft, self.context.timing),
            )
        if draft.entries:
            take_note(self.context.metrics, self.id, draft.entries)
            self._advance(draft.table, draft.entries)
            self._grown(self)
            await self.context.publisher.publish(self.id, answer.last)
        return answer.last

    async def _make_sure(self) -> None:
        """After a fault of the store, find out what has happened."""
        if self._is_unsure:
            await self._read_on()
            self._is_unsure = False

    async def _read_on(self) -> bool:
        """Read what other processes have written; whether they have written anything."""
        table, entries = await self._read(self.table)
        if entries:
            self._advance(table, entries)
        return bool(entries)

    async def _reread(self) -> bool:
        """Read the whole log again; whether somebody in it has been forgotten."""
        table, _ = await self._read(NO_TABLE)
        before, self.table = self.table, table
        if before == table:
            return False
        for listener in self.listeners:
            self._tell_all(listener)
        return True

    async def _read(self, table: Table) -> tuple[Table, list[Entry]]:
        """A table brought forward by what the log holds after it, page by page.

        A long log takes its time, and others have their turn between its pages.
        """
        entries: list[Entry] = []
        while page := await self.context.store.log.read(self.id, table.seq, PAGE):
            table, new = _brought_forward(table, page)
            entries += new
            if len(page) < PAGE:
                break
        return table, entries

    def _advance(self, table: Table, entries: Sequence[Entry]) -> None:
        before, self.table = self.table, table
        all_same = table.seats is before.seats and table.host == before.host
        telling = Telling(table, entries, self.context.timing)
        is_known = not any(isinstance(entry.event, UnknownEvent) for entry in entries)
        for listener in self.listeners:
            if is_known and (all_same or listener.you == you_at(table, listener.person)):
                listener.hear(telling.for_seat(listener.you.seat))
            else:
                self._tell_all(listener)

    async def _welcome(self, listener: Listener, since: int | None, stamp: int | None) -> None:
        if since is not None and since > self.table.seq:
            await self._read_on()  # another process has told them more
        entries = await self._missing(since, stamp)
        if entries is None or any(isinstance(entry.event, WHO_IS_WHO) for entry in entries):
            self._tell_all(listener)
            return
        listener.you = you_at(self.table, listener.person)
        listener.hear(Telling(self.table, entries, self.context.timing).for_seat(listener.you.seat))

    async def _missing(self, since: int | None, stamp: int | None) -> list[Entry] | None:
        """The entries after `since`, unless they are too many or it is not of this log.

        If the entry `since` was not made at `stamp`, it is not the one that was seen.
        """
        if since is None or not 0 <= self.table.seq - since <= FEWER_THAN_A_SNAPSHOT:
            return None
        before = max(0, since - 1)
        kept = await self.context.store.log.read(self.id, before, self.table.seq - before)
        entries = [Entry.from_json(entry.body) for entry in kept]
        if since and stamp not in (None, entries[0].at):
            return None
        return entries[since - before :]

    def _tell_all(self, listener: Listener) -> None:
        snapshot, text = tell_all(
            self.table, self.id, self.code, listener.person, self.context.timing
        )
        listener.you = snapshot.you
        listener.hear(text)

    async def _take_back(self, person: str) -> None:
        """Whoever comes back has their seat at once."""

        def write(draft: Draft) -> None:
            seat = draft.table.seat_of(person)
            if seat is not None:
                come_back(draft, seat)

        await self.act(write)


def _brought_forward(table: Table, kept: Sequence[Kept]) -> tuple[Table, list[Entry]]:
    entries = [Entry.from_json(entry.body) for entry in kept]
    for entry in entries:
        table = evolve(table, entry)
    return table, entries


def unavailable(command_id: str | None) -> Refused:
    """The command may or may not have happened: sent again, it will be answered."""
    return refused(command_id, "server/unavailable", "the store does not answer, send it again")


def refused(command_id: str | None, code: str, message: str) -> Refused:
    """A refusal by the server itself."""
    return Refused(id=command_id, reason=Reason(code=code, message=message))
