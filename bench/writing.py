"""`python -m bench.writing`: bytes written to the disk for each byte kept, on SQLite, on Linux."""

import asyncio
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from ebbes.json_types import Json
from ebbes.server.store import Store
from ebbes.server.store.values import CommandId

TABLES, SECONDS, PACE = 100, 15.0, 0.2
PEOPLE = 4


def written() -> int:
    """Bytes this process has given to the disk."""
    lines = Path("/proc/self/io").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("write_bytes")).split()[1])


def entries_of(play: int) -> list[Json]:
    """A card, and the trick after every fourth."""
    card: Json = {"type": "card-played", "seat": play % PEOPLE, "card": "G10"}
    trick: Json = {"type": "trick-taken", "seat": 1}
    events = [card, trick] if play % PEOPLE == 0 else [card]
    return [{"v": 2, "at": 1_794_800_276_581 + play, "event": event} for event in events]


async def play(store: Store, table_id: str, start: float) -> int:
    """Plays at one table, one after the other; how many."""
    last = 1
    for number in count(1):
        await asyncio.sleep(max(0.0, start + number * PACE - monotonic()))
        if number * PACE > SECONDS:
            return number - 1
        command = CommandId("5f1b1b1c0de5f1b1b1c0", f"{number:016x}")
        turn = number % PEOPLE
        appended = await store.log.append(table_id, last, entries_of(number), command, turn=turn)
        last = appended.last
    raise AssertionError


async def measure(folder: Path) -> str:
    """A hundred tables at a play each fifth of a second, and what that wrote."""
    file = folder / "ebbes.db"
    async with Store(f"sqlite:///{file}") as store:
        ids = [f"table-{number:016}" for number in range(TABLES)]
        for number, table_id in enumerate(ids):
            await store.tables.create(table_id, f"c{number}", public=False, entries=["x"])
        await store._database.erase()
        before, size, start = written(), file.stat().st_size, monotonic()
        starts = [start + PACE * number / TABLES for number in range(TABLES)]
        plays = await asyncio.gather(*(play(store, *at) for at in zip(ids, starts, strict=True)))
        await store._database.erase()
        wrote, kept = written() - before, file.stat().st_size - size
    figures = f"{wrote / 1e6:.1f} MB written, {kept / 1e6:.2f} MB kept"
    return f"{sum(plays)} plays: {figures}, {wrote / kept:.1f} bytes for each"


if __name__ == "__main__":
    with TemporaryDirectory(dir=Path.cwd()) as here:
        print(asyncio.run(measure(Path(here))))
