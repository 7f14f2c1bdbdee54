"""`make seats`: what seats over SSH weigh, how soon a key shows, how soon a game begins.

python -m bench.terminal [--seats 200] [--keys 20]
"""

import asyncio
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median

import psutil
from tests.server.siege.servers import Mortal, all_running, free_port
from tests.server.until import until_open
from tests.terminal.ssh_guest import SshGuest, guest

MEGABYTE = 1024 * 1024
ENVIRONMENT = {
    "TERM": "xterm-256color",
    "COLUMNS": "100",
    "LINES": "30",
    "EBBES_LANGUAGE": "en",
    "EBBES_BOT_PACE": "0",
}
"""Of who sits down; bots that play at once are not waited for."""
OWN_KEYS = 200
QUIET_SECONDS = 0.05
"""After which nothing more is drawn of what was before."""
AT_ONCE = 8
"""Visitors who come at the same moment."""


def main() -> None:
    """All of it."""
    asked = ArgumentParser(prog="python -m bench.terminal")
    asked.add_argument("--seats", type=int, default=200)
    asked.add_argument("--keys", type=int, default=20)
    told = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="ebbes-seats") as name:
        asyncio.run(seats(Path(name), told.seats, told.keys))
        first_card(Path(name), "cold")
        first_card(Path(name), "warm")


async def seats(folder: Path, count: int, keys: int) -> None:
    """So many visitors at tables of their own, in one process."""
    server = Mortal(folder, f"sqlite:///{folder / 'ebbes.db'}")
    async with all_running([server]), ssh_process(server.address, folder, count) as (port, process):
        async with guest(port, "warm") as warm:
            await warm.reads("Play now")
        before = process.memory_info().rss
        async with AsyncExitStack() as stack:
            visitors = await arrive(stack, port, count)
            weight = (process.memory_info().rss - before) / count / MEGABYTE
            print(f"{count} seats: {weight:.1f} MB each, {before / MEGABYTE:.0f} MB before")
            since = sum(process.cpu_times()[:2])
            times = [await key_time(each, at) for at in range(keys) for each in visitors]
            work = (sum(process.cpu_times()[:2]) - since) * 1000 / len(times)
    print(f"a key costs {work:.1f} ms of work")
    tell("keys over SSH", times)


def tell(what: str, times: list[float]) -> None:
    """How long keys take to show, in milliseconds."""
    worst = sorted(times)[len(times) * 99 // 100]
    print(f"{len(times)} {what}: {median(times):.0f} ms in the middle, {worst:.0f} ms at the 99th")


@asynccontextmanager
async def ssh_process(
    server: str, folder: Path, seats: int
) -> AsyncIterator[tuple[int, psutil.Process]]:
    """`ebbes ssh` in a process of its own."""
    port = free_port()
    limits = ["--seats", str(seats + 10), "--seats-per-address", str(seats + 10)]
    command = [sys.executable, "-m", "bench.ssh_without_hurry", "--server", server]
    process = await asyncio.create_subprocess_exec(
        *command, "--port", str(port), "--folder", str(folder / "ssh"), *limits
    )
    try:
        await until_open(port)
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        await process.wait()


async def arrive(stack: AsyncExitStack, port: int, count: int) -> list[SshGuest]:
    """Everybody at a table of their own, where it is their turn."""
    visitors: list[SshGuest] = []
    for start in range(0, count, AT_ONCE):
        names = [f"guest{at}" for at in range(start, min(start + AT_ONCE, count))]
        group = [await stack.enter_async_context(guest(port, name)) for name in names]
        for each in group:
            await each.reads("Play now")
            each.type("p")
        for each in group:
            await each.reads("Your turn")
        visitors += group
    return visitors


async def key_time(visitor: SshGuest, at: int) -> float:
    """Milliseconds from a key that opens or closes the list of keys to what is drawn of it.

    Everybody presses one key before anybody presses the next: nobody presses two within a frame.
    """
    visitor.forget()
    since = time.perf_counter()
    visitor.type("\r" if at % 2 else "?")
    await visitor.changes.next.wait()
    return (time.perf_counter() - since) * 1000


def first_card(folder: Path, how: str) -> None:
    """`ebbes sit` from its start to the first card, in a terminal of its own.

    On a warm machine Python has kept what it compiled, as it does where nothing forbids it.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ.update(ENVIRONMENT)
        os.environ["XDG_DATA_HOME"] = str(folder)
        os.environ["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
        os.execv(sys.executable, [sys.executable, "-m", "ebbes", "sit"])
    since = time.perf_counter()
    read_until(terminal, "Play now")
    shown = time.perf_counter() - since
    os.write(terminal, b"\r")
    read_until(terminal, "Your turn")
    os.write(terminal, b"1")
    read_until(terminal, "takes")
    whole = time.perf_counter() - since
    children = psutil.Process(pid).children()
    spent = sum(sum(each.cpu_times()[:2]) for each in [psutil.Process(pid), *children])
    print(f"{how}: first page after {shown:.1f} s, first card after {whole:.1f} s", end=", ")
    print(f"{spent:.1f} s of work")
    tell("keys in a terminal", own_key_times(terminal))
    for each in children:
        each.terminate()
    subprocess.run(["kill", str(pid)], check=False)
    os.waitpid(pid, 0)


def own_key_times(terminal: int) -> list[float]:
    """The same for who sits at this machine."""
    times = []
    for at in range(OWN_KEYS):
        while select.select([terminal], [], [], QUIET_SECONDS)[0]:
            os.read(terminal, 65_536)
        since = time.perf_counter()
        os.write(terminal, b"\r" if at % 2 else b"?")
        select.select([terminal], [], [], 60)
        times.append((time.perf_counter() - since) * 1000)
    return times


def read_until(terminal: int, text: str) -> None:
    """Read what is drawn until a text is there."""
    seen = ""
    while text not in seen:
        select.select([terminal], [], [], 60)
        seen += re.sub(
            r"\x1b\[[0-9;?]*[a-zA-Z]", "", os.read(terminal, 65_536).decode("utf-8", "replace")
        )


if __name__ == "__main__":
    main()
