"""A game over days of four people: restarts, a holiday, plans and calls; nothing is lost."""

from collections import Counter
from contextlib import AsyncExitStack
from datetime import datetime, timedelta

from ebbes.engine.options import Options
from ebbes.engine.state import PLAY
from ebbes.protocol import commands as ask
from ebbes.protocol.game_events import CardPlayed
from ebbes.protocol.table_events import TimeGranted
from ebbes.record.certificate import verify
from ebbes.server.calling.caller import SOON_SECONDS, TOGETHER_SECONDS, Caller
from ebbes.server.calling.house_key import house_key
from ebbes.server.calling.post import Post
from ebbes.server.holidays import Holiday
from ebbes.server.measuring.metrics import Metrics
from ebbes.server.seconds import DAY, HOUR
from ebbes.server.store.tellings import How
from ebbes.server.store.wishes import KeptWish
from ebbes.server.tables.deciding.absence import plan_for
from ebbes.server.tables.model.wish import ANY, Play
from tests.server.calling.letterbox import Browser, Letterbox
from tests.server.tables.games import log_of
from tests.server.tables.live import ANNA, BERT, CARLA, DORA, key, settings_for
from tests.server.tables.over_days import SLOW, awaited, later, play_once, room_of
from tests.server.tables.records import record_in
from tests.server.tables.town import Process, Town

FOUR = (ANNA, BERT, CARLA, DORA)
ROOT = "https://ebbes.example"


class House:
    """A server that is stopped now and then: one process after the other, and who calls there."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.letterbox = Letterbox()
        self.browsers = {person.id: Browser(person.name) for person in FOUR}
        self._clients = AsyncExitStack()

    @property
    def process(self) -> Process:
        """The one that runs."""
        return self.town.processes[0]

    async def restart(self) -> None:
        """Stop in the middle of everything, and begin again."""
        await self.process.die()
        await self.town.process()

    async def caller(self) -> Caller:
        """Who calls in the process that runs."""
        client = await self._clients.enter_async_context(self.letterbox.client())
        post = Post(client, await house_key(self.process.store, ROOT), ROOT)
        return Caller(self.process.store, post, Metrics(), self.town.time, self.town.time.sleep)

    async def settle_in(self) -> str:
        """The id of a table where four people have begun, each with a browser to be woken."""
        over_days = SLOW.model_copy(update={"forced": True})
        settings = settings_for(Options(4)).model_copy(update={"over_days": over_days})
        table_id = await self.process.found(settings)
        guests = [await self.process.guest(table_id, person) for person in FOUR]
        for guest in guests[1:]:
            await guest.sit()
        await guests[0].send(ask.StartGame(id=key()))
        for guest, person in zip(guests, FOUR, strict=True):
            await guest.add_nonce()
            guest.leave()
            address = self.browsers[person.id].address(person.id)
            assert await self.process.store.tellings.add(address)
            await self.process.store.tellings.choose(person.id, How.EACH, nights=False)
        return table_id

    def told(self) -> Counter[tuple[str, int]]:
        """How often each person was told of each turn, by the entry it began with."""
        found: Counter[tuple[str, int]] = Counter()
        for person, browser in self.browsers.items():
            for letter in self.letterbox.at(browser.url):
                turns = browser.read(letter.content)["turns"]
                found.update((person, turn["seq"]) for turn in turns)
        return found

    async def close(self) -> None:
        """Nobody calls any more."""
        await self._clients.aclose()


async def plan_ahead(house: House, table_id: str) -> bool:
    """Whoever comes next plans a card for whatever is led; whether there was anything to plan."""
    room = await room_of(house.process, table_id)
    game, turn = room.table.game, room.table.turn
    assert game is not None
    assert turn is not None
    if game.state.phase is not PLAY:
        return False
    seat = (turn + 1) % 4
    person = room.table.sitters[seat].person
    plays = tuple(Play(ANY, card) for card in game.state.hands[seat])[:7]
    plan = plan_for(room.table, person, plays)
    await house.process.store.wishes.keep(person, table_id, KeptWish(plan=plan.to_json()))
    return True


async def test_a_game_over_weeks_loses_nothing_and_tells_nobody_twice(town: Town) -> None:
    house = House(town)
    table_id = await house.settle_in()
    turns: set[tuple[str, int]] = set()
    for day in range(30):
        room = await room_of(house.process, table_id)
        person, seq = awaited(room), room.table.moved
        turns.add((person.id, seq))
        if day == 3:
            today = datetime.fromtimestamp(town.time.now).date()
            holiday = Holiday(today, today + timedelta(days=6))
            wishes = house.process.store.wishes
            await wishes.take_holiday(person.id, holiday, today, lambda _: None)
            await later(house.process, 7 * DAY)
            assert awaited(await room_of(house.process, table_id)) == person
        town.time.now += SOON_SECONDS + TOGETHER_SECONDS
        await (await house.caller()).call_round()
        if day % 3 == 0:
            await house.restart()
        await (await house.caller()).call_round()
        if day % 2 == 0:
            await plan_ahead(house, table_id)
        if day % 5 == 0:
            await house.restart()
        town.time.now += 3 * HOUR
        assert await play_once(house.process, table_id) == person
    told = house.told()
    assert set(told) == turns
    assert set(told.values()) == {1}
    events = [entry.event for entry in await log_of(house.process, table_id)]
    rests = [event for event in events if isinstance(event, TimeGranted)]
    assert len(rests) == 1
    played = sum(isinstance(event, CardPlayed) for event in events)
    assert played > 30, "planned cards were played besides those of who came by"
    room = await room_of(house.process, table_id)
    assert len(room.table.present) == 4
    while room.table.is_playing:
        await play_once(house.process, table_id)
    record = record_in(await log_of(house.process, table_id), 1)
    assert record is not None
    verify(record)
    await house.close()
