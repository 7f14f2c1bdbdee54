"""A table in this process: its state, and the only hand that writes here."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from ebbes.engine.errors import RuleError
from ebbes.protocol.commands import ClaimHost, Say, StartGame, TableCommand, TakeSeat
from ebbes.protocol.messages import Accepted, Refused
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.refusing.answers import refused_as
from ebbes.server.refusing.refusals import nobody_known, unavailable
from ebbes.server.store.errors import Conflict, NoSuchPerson, StoreUnavailable
from ebbes.server.store.log import PAGE
from ebbes.server.store.presence import Who
from ebbes.server.store.values import Checkpoint, CommandId, Person, StoredEntry
from ebbes.server.tables.deciding.absence import follow_wishes, take_back
from ebbes.server.tables.deciding.decide import decide
from ebbes.server.tables.deciding.draft import Ask, Draft
from ebbes.server.tables.deciding.seating import give_back
from ebbes.server.tables.model.checkpoint import table_from
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.errors import FromTheFuture, TableError, TooMuchTalk
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.occupant import NOBODY
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import as_of, host_gone_after, is_recent
from ebbes.server.tables.model.upcast import NewerCheckpoint, upcast_checkpoint
from ebbes.server.tables.model.wish import Wish
from ebbes.server.tables.running.audience import Audience, Listener
from ebbes.server.tables.running.context import Context
from ebbes.server.tables.running.folded import FOLDED, unfolded
from ebbes.server.tables.running.index import extras_of
from ebbes.server.tables.running.news import count_entries, evening_played, notices, tell_evening
from ebbes.server.tables.running.tail import Tail
from ebbes.server.tables.running.wishes import wishes_at
from ebbes.server.tables.telling.view import reason_of

UNSEEN_SECONDS = 10.0
"""After which others are told; processes tell each other every five seconds who is there."""

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
        self.audience = Audience(table_id, code, context.timing)
        self.visitors = 0
        self.leaving: set[str] = set()
        """People who are about to be seen off."""
        self._grown = grown
        self._tail = Tail()
        self._checkpointed = 0
        self._lock = asyncio.Lock()
        self._is_unsure = False

    async def handle(self, person: Person, command: TableCommand) -> Accepted | Refused:
        """Carry out a command, once, however often it is sent."""
        async with self._lock:
            try:
                return await self._answer(person, command)
            except StoreUnavailable:
                self._is_unsure = True
                return refused_as(command.id, unavailable())
            except NoSuchPerson:
                return refused_as(command.id, nobody_known())

    async def act(self, write: Write) -> None:
        """Let the table do something by itself; `write` sees it as it is by then."""
        async with self._lock:
            try:
                await self._make_sure()
                await self._write(write)
            except StoreUnavailable:
                self._is_unsure = True
                raise

    async def tend(self) -> None:
        """Do what people have wished meanwhile, if it can be done by now."""
        await self.act(lambda _: None)

    async def load(self) -> None:
        """Read the table from its last checkpoint on; nobody listens yet."""
        async with self._lock:
            await self._load()

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def take_in(self, stored: Sequence[StoredEntry]) -> None:
        """Take in what was read for this table from the log, unless it was told meanwhile."""
        async with self._lock:
            new = [entry for entry in stored if entry.seq > self.table.seq]
            if new and not self._follow(new):
                await self._reload()

    async def read_anew(self) -> None:
        """Read a log that was rewritten, and show everyone what it says now."""
        async with self._lock:
            await self._reload()

    def is_away(self, person: str) -> bool:
        """Whether a bot plays for somebody, and would give way if they came."""
        sitters = self.table.sitters.values()
        return any(sitter.away for sitter in sitters if sitter.person == person)

    async def enter(
        self,
        listener: Listener,
        since: int | None,
        stamp: int | None = None,
        *,
        comes_back: bool = True,
    ) -> None:
        """Tell a new listener what they missed, and from now on what happens.

        Whoever knows an entry `since` that was not made at `stamp` has seen another log. A bot that
        plays for them gives way if they come back, and else goes on beside them.
        """
        async with self._lock:
            await self._make_sure()
            if since is not None and since > self.table.seq:
                await self._read_on()  # another process has told them more
            missed = self._missed(since, stamp)
            self.audience.welcome(listener, self._told, missed)
        if listener.person is not None and comes_back:
            await self._take_back(listener.person)

    def look(self, listener: Listener) -> None:
        """Show a listener the whole table."""
        self.audience.show(listener, self._told)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.audience.leave(listener)

    def _missed(self, since: int | None, stamp: int | None) -> Sequence[Entry] | None:
        """The entries after `since`, unless they are too many or it is not of this log."""
        if since is None:
            return None
        return self._tail.missing(self.table.seq - since, stamp)

    @property
    def elsewhere(self) -> list[Who]:
        """The people at the table who are not connected to this process."""
        people = [sitter.person for sitter in self.table.sitters.values()]
        return [(person, self.id) for person in people if not self.audience.has(person)]

    @property
    def awaited(self) -> list[Who]:
        """Likewise, where others wait for them: in a game over days people come and go."""
        is_waiting = len(self.audience) and self.table.settings.over_days is None
        return self.elsewhere if is_waiting else []

    async def gone(self, grace: float) -> frozenset[str]:
        """The people at the table who have not been seen for a while, anywhere."""
        seen = await self.context.store.presence.last_seen(self.elsewhere)
        return self._gone(seen, grace)

    def _gone(self, seen: Mapping[Who, float], grace: float) -> frozenset[str]:
        """Of those who were asked for, whoever was not seen and has not just sat down."""
        now = self.context.clock()
        sitters = [
            sitter for sitter in self.table.sitters.values() if (sitter.person, self.id) in seen
        ]
        return frozenset(
            sitter.person
            for sitter in sitters
            if not is_recent(seen[sitter.person, self.id], now, grace)
            and not is_recent(sitter.since / 1000, now, grace)
        )

    def notice_absent(self, seen: Mapping[Who, float]) -> None:
        """Tell those who listen whom they wait for in vain; a bot plays only after the grace."""
        gone = self._gone(seen, UNSEEN_SECONDS)
        sitters = self.table.sitters.items()
        absent = sorted(at for at, sitter in sitters if sitter.person in gone and not sitter.away)
        self.audience.tell_absent(tuple(absent))

    async def is_gone(self, person: str) -> bool:
        """Whether a person without a seat has not been seen for a while, anywhere."""
        who = (person, self.id)
        seen = await self.context.store.presence.last_seen([who])
        return not is_recent(seen[who], self.context.clock(), self.context.timing.grace)

    async def _answer(self, person: Person, command: TableCommand) -> Accepted | Refused:
        key = CommandId(person.id, command.id)
        await self._make_sure()
        try:
            return Accepted(id=command.id, seq=await self._last_of(person, command, key))
        except (RuleError, TableError) as error:
            return Refused(id=command.id, reason=reason_of(error))

    async def _last_of(self, person: Person, command: TableCommand, key: CommandId) -> int:
        """The last entry a command led to; decided anew if another process wrote meanwhile."""
        self._verify_talk(person, command, key)
        while (answered := self._tail.answer_to(key)) is None:
            asked, wishes = await self._asked(person, command), await self._wishes()
            try:
                draft = decide(self.table, asked, self.context.now())
                follow_wishes(draft, wishes)
                return await self._keep(draft, key)
            except FromTheFuture:
                if not await self._read_on():  # another process may have told them more
                    raise
            except Conflict:
                await self._read_on()
            except NoSuchPerson:
                if not await self._reload():
                    raise
        return answered

    async def _write(self, write: Write) -> None:
        while not self.table.ended:
            wishes = await self._wishes()
            draft = Draft(self.table, self.context.now())
            write(draft)
            follow_wishes(draft, wishes)
            try:
                await self._keep(draft, None)
                return
            except Conflict:
                await self._read_on()
            except NoSuchPerson:
                if not await self._reload():
                    raise

    async def _wishes(self) -> Mapping[str, Wish]:
        """What people want done at a table over days, by person; elsewhere nobody is asked."""
        if self.table.settings.over_days is None:
            return {}
        return await wishes_at(self.context, self.id, self.table.waiting_since / 1000)

    def _verify_talk(self, person: Person, command: TableCommand, key: CommandId) -> None:
        """A phrase counts once, however often it is sent or decided."""
        if not isinstance(command, Say) or self._tail.answer_to(key) is not None:
            return
        if self.context.talk.take(f"{self.id} {person.id}"):
            raise TooMuchTalk("one phrase after the other, but not so fast")

    async def _asked(self, person: Person, command: TableCommand) -> Ask:
        """What the table has to know for some commands, besides its log."""
        asked = Ask(person=person.id, name=person.name, command=command)
        if isinstance(command, StartGame):
            secret, last_played = await self.start()
            return asked._replace(secret=secret, last_played=last_played)
        if isinstance(command, ClaimHost):
            grace = host_gone_after(self.table, self.context.timing)
            return asked._replace(gone=await self.gone(grace))
        if isinstance(command, TakeSeat):
            return asked._replace(is_blocked=await self._is_blocked(person))
        return asked

    async def _is_blocked(self, person: Person) -> bool:
        """Whether somebody who sits here, or has the host's powers, does not want them."""
        here = {sitter.person for sitter in self.table.sitters.values()}
        if self.table.host is not None:
            here.add(self.table.host)
        others = here - {NOBODY, person.id}
        return bool(others and await self.context.store.blocks.blocking(person.id, others))

    async def start(self) -> tuple[bytes, str | None]:
        """What a new game begins with: a secret, and who finished a game last (R8)."""
        people = [sitter.person for sitter in self.table.sitters.values()]
        last_played = await self.context.store.people.last_to_finish(people)
        return self.context.random_bytes(SECRET_BYTES), last_played

    async def _keep(self, draft: Draft, key: CommandId | None) -> int:
        """Store first, then tell; where nothing happens, nothing is stored."""
        if not draft.entries:
            return self._note(key, self.table.seq)
        extras = extras_of(self.id, draft, self.context.timing, self._checkpointed)
        with self.context.metrics.appends.time():
            written = await self.context.store.log.append(
                self.id,
                draft.before.seq,
                [entry.as_text() for entry in draft.entries],
                key,
                *extras,
            )
        self._tail.extend(draft.entries)
        self._note(key, written.last)
        if extras.checkpoint is not None:
            self._checkpointed = written.last
        count_entries(self.context.metrics, self.id, draft.entries)
        self._advance(draft.table, draft.entries)
        self._grown(self)
        await self._tell_elsewhere(draft.before)
        return written.last

    async def _tell_elsewhere(self, before: Table) -> None:
        """Tell other processes that the table has grown, and people what concerns them."""
        publisher = self.context.publisher
        await publisher.publish(self.id, self.table.seq)
        for person, notice in notices(before, self.table, self.id, self.code):
            publisher.tell(person, notice)
        if (evening := evening_played(before, self.table)) is not None:
            await tell_evening(self.context, evening, "played")

    def _note(self, key: CommandId | None, seq: int) -> int:
        if key is not None:
            self._tail.note(key, seq)
        return seq

    async def _make_sure(self) -> None:
        """After a fault of the store, find out what has happened."""
        if self._is_unsure:
            before = self.table
            if await self._read_on():
                await self._tell_elsewhere(before)
            self._is_unsure = False

    async def _read_on(self) -> bool:
        """Follow the log page by page, so that others have their turn; whether it has grown."""
        before = self.table.seq
        while page := await self.context.store.log.read(self.id, self.table.seq, PAGE):
            if not self._follow(page):
                await self._reload()
            if len(page) < PAGE:
                break
        return self.table.seq > before

    async def _reload(self) -> bool:
        """Read the table again from its checkpoint, and show it; whether it is another one now."""
        before = self.table
        await self._load()
        if before == self.table:
            return False
        self.audience.show_all(self._told)
        return True

    async def _load(self) -> None:
        """The table as its checkpoint and the entries since tell it, page by page."""
        log = self.context.store.log
        start = await log.load(self.id, PAGE)
        try:
            table, page = await self._at_checkpoint(start.checkpoint), start.entries
        except NewerCheckpoint:
            table, page = NO_TABLE, await log.read(self.id, 0, PAGE)
            if not page or page[0].seq != 1:
                raise
        self._checkpointed = table.seq
        tail = Tail(table.stamp, start.answers)
        while page:
            table, _ = _brought_forward(table, page, tail)
            page = await log.read(self.id, table.seq, PAGE) if len(page) == PAGE else []
        self.table, self._tail = table, tail

    async def _at_checkpoint(self, checkpoint: Checkpoint | None) -> Table:
        if checkpoint is None:
            return NO_TABLE
        kept = upcast_checkpoint(checkpoint.body)
        if FOLDED in kept:
            return await unfolded(self.context.store, self.id, kept)
        return table_from(kept)

    def _follow(self, stored: Sequence[StoredEntry]) -> bool:
        """Go on with entries from the log; false if some before them are gone by now."""
        if stored[0].seq != self.table.seq + 1:
            return False
        self._advance(*_brought_forward(self.table, stored, self._tail))
        return True

    def _advance(self, table: Table, entries: Sequence[Entry]) -> None:
        before, self.table = self.table, table
        self.audience.tell(before, self._told, entries)

    @property
    def _told(self) -> Table:
        """The table as it is told: nobody hears of a deadline that a clock moved ahead."""
        return as_of(self.table, self.context.now())

    async def _take_back(self, person: str) -> None:
        """Whoever comes back has their seat at once, and the host's powers if they had them."""

        def write(draft: Draft) -> None:
            seat = draft.table.seat_of(person)
            if seat is not None:
                take_back(draft, seat)
            give_back(draft, person)

        await self.act(write)


def _brought_forward(
    table: Table, stored: Sequence[StoredEntry], tail: Tail
) -> tuple[Table, list[Entry]]:
    entries = [Entry.from_json(entry.body) for entry in stored]
    for entry in entries:
        table = evolve(table, entry)
    tail.extend(entries)
    for each in stored:
        if each.command is not None:
            tail.note(each.command, each.seq)
    return table, entries
