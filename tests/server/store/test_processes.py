"""Several processes write, one is killed: what was acknowledged is there, whole and once."""

import subprocess
import sys

import pytest

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.values import CommandId, EntryRange
from tests.server.store.test_log import bodies

COMMANDS = 40
TABLES = ("t", "u", "v")
KILLED_AFTER = (1, 30, 100)


def started(url: str, actor: str, commands: str, *table_ids: str) -> subprocess.Popen[str]:
    """A writing process."""
    module = "tests.server.store.writer"
    command = [sys.executable, "-m", module, url, actor, commands, *table_ids]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def create_tables(url: str) -> None:
    """Tables with empty logs."""
    async with Store(url) as store:
        for table_id in TABLES:
            await store.tables.create(table_id, table_id, public=False, entries=[])


def acknowledged(output: str) -> list[tuple[str, int, EntryRange]]:
    """What a writing process told: table, command, answer."""
    whole = [line.split() for line in output.splitlines(keepends=True) if line.endswith("\n")]
    return [(table, int(n), EntryRange(int(first), int(last))) for table, n, first, last in whole]


async def test_two_processes_append_to_the_same_tables(url: str) -> None:
    await create_tables(url)
    actors = ("anna", "ben")
    processes = [started(url, actor, str(COMMANDS), *TABLES) for actor in actors]
    outputs = [process.communicate(timeout=300)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    async with Store(url) as store:
        for actor, output in zip(actors, outputs, strict=True):
            told = acknowledged(output)
            assert len(told) == COMMANDS * len(TABLES)
            await check_acknowledged(store, actor, told)
        for table_id in TABLES:
            assert len(await bodies(store, table_id)) == 2 * len(actors) * COMMANDS


@pytest.mark.parametrize("lines", KILLED_AFTER)
async def test_a_killed_process_loses_nothing_it_has_acknowledged(url: str, lines: int) -> None:
    await create_tables(url)
    with started(url, "anna", "endless", *TABLES) as process:
        assert process.stdout is not None
        output = "".join(process.stdout.readline() for _ in range(lines))
        process.kill()
        output += process.stdout.read()
    async with Store(url) as store:
        await check_acknowledged(store, "anna", acknowledged(output))
        for table_id in TABLES:
            await check_whole(store, "anna", table_id)


async def check_acknowledged(
    store: Store, actor: str, told: list[tuple[str, int, EntryRange]]
) -> None:
    """Each acknowledged command is remembered, and its entries stand where it was told."""
    for table_id, number, answer in told:
        entries = await store.log.read(table_id, since=answer.first - 1, limit=2)
        assert [entry.body for entry in entries] == both(actor, number)
        assert entries[-1].seq == answer.last
        assert entries[-1].command == CommandId(actor, str(number))


async def check_whole(store: Store, actor: str, table_id: str) -> None:
    """Commands are in the log from the first on, both entries of each, and can go on."""
    log = await bodies(store, table_id)
    assert log == [body for number in range(len(log) // 2) for body in both(actor, number)]
    assert await store.log.append(table_id, len(log), ["on"]) == EntryRange(
        len(log) + 1, len(log) + 1
    )


def both(actor: str, number: int) -> list[Json]:
    """The entries of a command."""
    return [[actor, number, 0], [actor, number, 1]]
