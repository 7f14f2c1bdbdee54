"""Processes with tables, as on a real server, but for the time and the thinking."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal

from ebbes.engine.commands import Choice
from ebbes.engine.options import Options
from ebbes.engine.view import View
from ebbes.json_types import Json
from ebbes.protocol import commands as ask
from ebbes.protocol.commands import TableCommand
from ebbes.protocol.messages import Accepted, Refused
from ebbes.protocol.person import PersonNews
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings
from ebbes.record.choice import choice_to_json
from ebbes.server.fanout import Notice
from ebbes.server.limiting.buckets import Buckets
from ebbes.server.store import Store
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.log import Log
from ebbes.server.store.values import EntryRange, Person, StoredEntry
from ebbes.server.tables.model.timing import Timing
from ebbes.server.tables.running.caretaker import Caretaker
from ebbes.server.tables.running.context import PHRASE_SECONDS, PHRASES, Context
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.room import Room
from ebbes.server.tables.running.rooms import Rooms
from ebbes.server.thinking.errors import NotWarm
from tests.server.tables.ear import Ear
from tests.server.tables.live import PEOPLE, key, settings_for
from tests.server.tables.slow_time import SlowTime

TIMING = Timing(pace=1, relaxed=90, brisk=25, more=60, grace=45, nonces=10, idle=1000)


class FickleLog(Log):
    """A real log whose next append may be lost, or its answer."""

    fault: Literal["before", "after"] | None = None
    longest = 0
    """Entries that were read at once, at the most."""

    async def read(
        self, table_id: str, since: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        """As the store does it, counted."""
        found = await super().read(table_id, since, limit)
        self.longest = max(self.longest, len(found))
        return found

    async def append(self, *given: Any, **more: Any) -> EntryRange:
        """As the store does it; the answer, or the entries as well, do not arrive."""
        fault, self.fault = self.fault, None
        if fault == "before":
            raise StoreUnavailable("the database does not answer")
        answer = await super().append(*given, **more)
        if fault == "after":
            raise StoreUnavailable("the database does not answer")
        return answer


class FickleStore(Store):
    """A real store with a fickle log."""

    log: FickleLog

    async def open(self) -> None:
        """As the store does it, but for the log."""
        await super().open()
        self.log = FickleLog(self._database, self._clock, self._committer)


class RandomThinker:
    """A bot that takes any legal choice, after so many seconds."""

    def __init__(self, time: SlowTime) -> None:
        self._time = time
        self.seconds = 0.0
        self.is_broken = self.is_cold = False
        self.asked: list[tuple[View, str, bytes]] = []
        self.askers: list[str] = []

    async def choose(self, view: View, bot: str, seed: bytes) -> Choice:
        """The same choice for the same seed."""
        self.asked.append((view, bot, seed))
        if self.is_broken:
            raise RuntimeError("no idea")
        if self.seconds:
            await self._time.sleep(self.seconds)
        return Random(seed).choice(view.legal)

    async def choose_at_leisure(self, view: View, bot: str, seed: bytes, asker: str = "") -> Choice:
        """The same, unless nobody can think."""
        self.askers.append(asker)
        if self.is_cold:
            raise NotWarm("nobody can think now")
        return await self.choose(view, bot, seed)

    async def explain(self, view: View, seed: bytes) -> list[Json]:
        """Nothing is known of any choice but that it is one."""
        self.asked.append((view, "explain", seed))
        return [choice_to_json(choice) for choice in view.legal]

    @property
    def is_busy(self) -> bool:
        """There is always time."""
        return False

    def worlds_of(self, view: View) -> int:
        """One world will do."""
        return 1


class Process:
    """One process of a server."""

    def __init__(self, town: "Town", store: FickleStore) -> None:
        self.town = town
        self.store = store
        self.thinker = RandomThinker(town.time)
        self.told: list[tuple[str, PersonNews]] = []
        time = town.time
        talk = Buckets(PHRASES, PHRASE_SECONDS, time)
        secret = town.luck.randbytes
        self.context = Context(
            store,
            self,
            self.thinker,
            TIMING,
            clock=time,
            random_bytes=secret,
            sleep=time.sleep,
            talk=talk,
        )
        self.rooms = Rooms(self.context)
        self.caretaker = Caretaker(self.rooms)
        self.visits = AsyncExitStack()

    def follow(self, table_id: str) -> None:
        """All hear of all tables."""

    def unfollow(self, table_id: str) -> None:
        """Likewise."""

    @property
    def is_live(self) -> bool:
        """Whether the others can be heard."""
        return not self.town.is_cut

    @property
    def reaches_others(self) -> bool:
        """Unless there are none."""
        return len(self.town.processes) > 1

    def tell(self, person_id: str, notice: Notice) -> None:
        """People hear it whatever happens."""
        self.told.append((person_id, notice.words()))

    async def publish(self, table_id: str, last: int) -> None:
        """All other processes hear it, unless the line is cut."""
        for other in self.town.processes:
            if other is not self and not self.town.is_cut:
                other.rooms.heard(table_id, last)

    async def found(
        self,
        settings: TableSettings | None = None,
        plans: tuple[SeatPlan, ...] = (),
        person: Person = PEOPLE[0],
        command_id: str | None = None,
    ) -> str:
        """A new table for three, if not told otherwise."""
        settings = settings or settings_for(Options(3))
        return await found_table(self.context, person, command_id or key(), settings, plans, 0)

    async def room(self, table_id: str) -> Room:
        """A room that is visited until the process ends."""
        return await self.visits.enter_async_context(self.rooms.visit(table_id))

    async def guest(self, table_id: str, person: Person | None) -> "Guest":
        """Somebody connected to a table."""
        guest = Guest(await self.room(table_id), person)
        await guest.room.enter(guest, None)
        return guest

    async def again(
        self, before: "Guest", since: int | None = None, stamp: int | None = None
    ) -> "Guest":
        """Somebody who connects once more, and knows what they have seen before."""
        guest = Guest(await self.room(before.room.id), before.who)
        guest.seen = before.table
        await guest.room.enter(guest, before.table.seq if since is None else since, stamp)
        return guest

    async def die(self) -> None:
        """Stop in the middle of everything."""
        self.town.processes.remove(self)
        await self.rooms.close()
        await self.visits.aclose()


class Guest(Ear):
    """Somebody at a table, connected to one process."""

    def __init__(self, room: Room, person: Person | None) -> None:
        super().__init__(None if person is None else person.id)
        self.room = room
        self.who = person

    async def send(self, command: TableCommand) -> Accepted | Refused:
        """What the table answers."""
        assert self.who is not None
        return await self.room.handle(self.who, command)

    async def sit(self, seat: int | None = None) -> "Guest":
        """Take a seat."""
        assert isinstance(await self.send(ask.TakeSeat(id=key(), seat=seat)), Accepted)
        return self

    async def add_nonce(self) -> None:
        """Add a nonce to the game that waits for it."""
        game = self.room.table.game
        assert game is not None
        command = ask.AddNonce(id=key(), number=game.number, nonce="cd" * 32)
        assert isinstance(await self.send(command), Accepted)

    def choice(self) -> TableCommand:
        """The first thing they may do."""
        seen = self.table
        assert seen.now.prompt is not None
        match seen.now.prompt.kind:
            case "play-card":
                return ask.PlayCard(id=key(), at=seen.seq, card=seen.now.prompt.cards[0])
            case "pick-designator":
                return ask.PickDesignator(id=key(), at=seen.seq, card=seen.now.prompt.cards[0])
            case "name-starter":
                return ask.NameStarter(id=key(), at=seen.seq, starter=seen.now.prompt.seats[0])

    def leave(self) -> None:
        """Hang up."""
        self.room.leave(self)


class Town:
    """Several processes on one database."""

    def __init__(self, url: str) -> None:
        self.time = SlowTime()
        self.luck = Random(7)
        self.processes: list[Process] = []
        self.is_cut = False
        self._url = url
        self._stores = AsyncExitStack()

    async def process(self) -> Process:
        """One more process."""
        store = await self._stores.enter_async_context(FickleStore(self._url, self.time))
        process = Process(self, store)
        self.processes.append(process)
        return process

    async def close(self) -> None:
        """End all processes."""
        for process in list(self.processes):
            await process.die()
        await self._stores.aclose()


@asynccontextmanager
async def open_town(folder: Path, url: str | None = None) -> AsyncIterator[Town]:
    """A town with its people, and one process; on SQLite, if no database is named."""
    town = Town(url or f"sqlite:///{folder / 'ebbes.db'}")
    try:
        process = await town.process()
        for person in PEOPLE:
            await process.store.people.create(person.id, person.name, f"hash of {person.id}")
        yield town
    finally:
        await town.close()
