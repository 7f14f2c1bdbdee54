"""However appends of several writers fall together, the log has no gaps and nothing twice."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.errors import Conflict
from ebbes.server.store.values import CommandId, EntryRange


@dataclass(frozen=True)
class Step:
    """A writer sends a command with some entries."""

    writer: int
    entries: int


STEPS = st.builds(Step, st.integers(0, 3), st.integers(1, 3))
WAVES = st.lists(st.lists(STEPS, min_size=1, max_size=6), min_size=1, max_size=5)
"""The steps of a wave are taken at once; writers know what they knew after their last step."""


@dataclass
class Writer:
    """Somebody who appends, and learns of others only by conflicts."""

    store: Store
    table_id: str
    actor: str
    after: int = 0

    async def send(self, command: CommandId, entries: int) -> EntryRange:
        """The answer, after as many tries as it takes."""
        while True:
            try:
                bodies = bodies_of(command, entries)
                answer = await self.store.log.append(self.table_id, self.after, bodies, command)
            except Conflict as conflict:
                self.after = conflict.last
            else:
                self.after = answer.last
                return answer


def bodies_of(command: CommandId, entries: int) -> list[Json]:
    """The entries of a command."""
    return [[command.actor, command.client_id, part] for part in range(entries)]


def test_every_acknowledged_command_is_in_the_log_exactly_once(url: str) -> None:
    numbers = count()

    with asyncio.Runner() as runner:
        stores = _both(url)
        pair = runner.run(stores.__aenter__())

        @settings(max_examples=30)
        @given(WAVES)
        def story(waves: list[list[Step]]) -> None:
            runner.run(_played(pair, f"t{next(numbers)}", waves))

        story()
        runner.run(stores.__aexit__(None, None, None))


@asynccontextmanager
async def _both(url: str) -> AsyncIterator[tuple[Store, Store]]:
    async with Store(url) as one, Store(url) as other:
        yield one, other


async def _played(stores: Sequence[Store], table_id: str, waves: list[list[Step]]) -> None:
    await stores[0].tables.create(table_id, table_id, public=False, entries=[])
    writers = [Writer(stores[n % 2], table_id, f"w{n}") for n in range(4)]
    expected: dict[CommandId, tuple[EntryRange, int]] = {}
    for number, wave in enumerate(waves):
        for command, answer, entries in await asyncio.gather(
            *(_taken(writers, step, f"{number}/{at}") for at, step in enumerate(wave))
        ):
            expected[command] = (answer, entries)
    await _check(stores[1], table_id, expected)


async def _taken(writers: list[Writer], step: Step, name: str) -> tuple[CommandId, EntryRange, int]:
    writer = writers[step.writer]
    command = CommandId(writer.actor, name)
    return command, await writer.send(command, step.entries), step.entries


async def _check(
    store: Store, table_id: str, expected: dict[CommandId, tuple[EntryRange, int]]
) -> None:
    log = await store.log.read(table_id)
    total = sum(entries for _, entries in expected.values())
    assert [entry.seq for entry in log] == list(range(1, total + 1))
    answers = (await store.log.load(table_id, 1)).answers
    for command, (answer, entries) in expected.items():
        assert answers[command] == answer.last
        bodies = [entry.body for entry in log[answer.first - 1 : answer.last]]
        assert bodies == bodies_of(command, entries)
