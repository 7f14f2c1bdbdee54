"""Sitting down to the hand of a day."""

from ebbes.server.days.hand import Hand
from ebbes.server.store.hands import HandRow
from ebbes.server.store.values import Person
from ebbes.server.tables.running.dealing import deal_once
from ebbes.server.tables.running.founding import found_table
from ebbes.server.tables.running.rooms import Rooms


async def sit_down(rooms: Rooms, person: Person, hand: Hand, begun: HandRow | None) -> str:
    """The table at which the hand counts for somebody, begun now or before."""
    if begun is None:
        day = hand.day.isoformat()
        table_id = await _found(rooms, person, hand, f"day {day}", counts=True)
        begun = await rooms.context.store.hands.begin(person.id, day, table_id)
    await deal_once(rooms, begun.table_id, hand.deal(counts=True), hand.secret)
    return begun.code


async def practise(rooms: Rooms, person: Person, hand: Hand, command_id: str) -> str:
    """A table at which the hand is played once more, for oneself."""
    wish = f"practice {hand.day.isoformat()} {command_id}"
    table_id = await _found(rooms, person, hand, wish, counts=False)
    await deal_once(rooms, table_id, hand.deal(counts=False), hand.secret)
    row = await rooms.context.store.tables.find(table_id)
    assert row is not None
    return row.code


async def _found(rooms: Rooms, person: Person, hand: Hand, wish: str, *, counts: bool) -> str:
    return await found_table(
        rooms.context,
        person,
        wish,
        hand.settings(counts=counts),
        hand.plans,
        hand.seat,
        hand.deal(counts=counts),
    )
