"""The outbox: the newest of each topic, no more than fits, and nothing where nobody listens."""

import asyncio

from ebbes.server.fanout.message import PERSON, TABLE, Note
from ebbes.server.fanout.outbox import Outbox


def grown(table_id: str, last: int) -> Note:
    """What is said at a table that has grown."""
    return Note(TABLE + table_id, table_id, "grown", last, lambda: str(last))


def told(person: str, table_id: str, seq: int, topic: str = "turn") -> Note:
    """What is said to a person."""
    return Note(PERSON + person, table_id, topic, seq, lambda: f'"{topic}"')


async def taken(outbox: Outbox) -> list[tuple[str, str, int]]:
    """What waits to be sent: the channel, the topic and the number of each note."""
    return [(note.channel, note.topic, note.seq) for note in await outbox.take()]


async def nothing_waits(outbox: Outbox) -> bool:
    """Whether there is nothing to be sent."""
    waiting = asyncio.ensure_future(outbox.take())
    await asyncio.sleep(0)
    return waiting.cancel()


async def heard_by_nobody(*notes: Note) -> Outbox:
    """An outbox whose notes were sent, and nobody else was there."""
    outbox = Outbox()
    for note in notes:
        outbox.put(note)
    for note in await outbox.take():
        outbox.mark_unheard(note)
    return outbox


async def test_of_a_topic_only_the_newest_note_waits() -> None:
    outbox = Outbox()
    for note in (grown("t", 3), grown("t", 5), grown("t", 4), grown("u", 1)):
        outbox.put(note)
    for note in (told("p", "t", 2), told("p", "u", 1), told("p", "t", 3, "game")):
        outbox.put(note)
    assert await taken(outbox) == [
        (f"{TABLE}t", "grown", 5),
        (f"{TABLE}u", "grown", 1),
        (f"{PERSON}p", "turn", 2),
        (f"{PERSON}p", "turn", 1),
        (f"{PERSON}p", "game", 3),
    ]


async def test_what_does_not_fit_is_dropped() -> None:
    outbox = Outbox(most=2)
    for table_id in "tuv":
        outbox.put(grown(table_id, 1))
    outbox.put(grown("t", 2))
    assert await taken(outbox) == [(f"{TABLE}t", "grown", 2), (f"{TABLE}u", "grown", 1)]


async def test_whoever_takes_waits_for_a_note() -> None:
    outbox = Outbox()
    outbox.put(grown("t", 1))
    assert await taken(outbox) == [(f"{TABLE}t", "grown", 1)]
    waiting = asyncio.ensure_future(taken(outbox))
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.put(grown("u", 2))
    assert await waiting == [(f"{TABLE}u", "grown", 2)]


async def test_where_nobody_listens_nothing_is_sent() -> None:
    outbox = await heard_by_nobody(grown("t", 1))
    outbox.put(grown("t", 2))
    assert await nothing_waits(outbox)
    outbox.put(grown("u", 1))
    outbox.put(told("p", "t", 2))
    assert await taken(outbox) == [(f"{TABLE}u", "grown", 1), (f"{PERSON}p", "turn", 2)]


async def test_who_begins_to_listen_hears_the_newest_that_was_held_back() -> None:
    outbox = await heard_by_nobody(told("p", "t", 1), told("q", "t", 1))
    for seq in (2, 4, 3):
        outbox.put(told("p", "t", seq))
        outbox.put(told("q", "t", seq))
    outbox.release("t", f"{PERSON}p")
    assert await taken(outbox) == [(f"{PERSON}p", "turn", 4)]
    outbox.put(told("p", "t", 5))
    outbox.put(told("q", "t", 5))
    assert await taken(outbox) == [(f"{PERSON}p", "turn", 5)]


async def test_what_everybody_said_before_is_not_said_again() -> None:
    outbox = await heard_by_nobody(grown("t", 1))
    outbox.release("t")
    assert await nothing_waits(outbox)


async def test_all_that_is_held_back_about_a_table_or_at_all_can_be_sent() -> None:
    outbox = await heard_by_nobody(grown("t", 1), told("p", "t", 1), grown("u", 1))
    for note in (grown("t", 2), told("p", "t", 2), grown("u", 2)):
        outbox.put(note)
    outbox.release("t")
    assert await taken(outbox) == [(f"{TABLE}t", "grown", 2), (f"{PERSON}p", "turn", 2)]
    outbox.release_all()
    assert await taken(outbox) == [(f"{TABLE}u", "grown", 2)]


async def test_who_begins_to_listen_while_a_note_is_on_its_way_hears_the_next() -> None:
    for begin in ("at the table", "for the person"):
        outbox = Outbox()
        outbox.put(told("p", "t", 1))
        (note,) = await outbox.take()
        if begin == "at the table":
            outbox.release("t")
        else:
            outbox.release("t", f"{PERSON}p")
        outbox.mark_unheard(note)
        outbox.put(told("p", "t", 2))
        assert await taken(outbox) == [(f"{PERSON}p", "turn", 2)]


async def test_a_doubt_is_over_with_the_next_notes() -> None:
    outbox = Outbox()
    outbox.doubt(f"{TABLE}t")
    outbox.put(grown("t", 1))
    (note,) = await outbox.take()
    outbox.mark_unheard(note)
    outbox.put(grown("t", 2))
    assert await nothing_waits(outbox)
