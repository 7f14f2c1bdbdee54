"""A real terminal: tmux shows what `ebbes sit` draws, and types keys."""

import asyncio
import os
import shlex
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rich.ansi import AnsiDecoder
from rich.console import Console

from ebbes.terminal.draw.canvas import Canvas
from tests.server.live import PATIENCE
from tests.terminal.changes import Changes

CONSOLE = Console()
HAS_TMUX = shutil.which("tmux") is not None
NAMES = {"enter": "Enter", "left": "Left", "right": "Right", "up": "Up", "down": "Down"}
"""What tmux calls some keys."""


class Pane:
    """A window of tmux with one program in it."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self._socket = str(folder / "tmux")
        self._drawn = folder / "drawn"
        self._changes = Changes()
        self.size = size

    async def run(self, *args: str) -> str:
        """A command of tmux, and what it says."""
        command = ("tmux", "-S", self._socket, "-f", os.devnull, *args)
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        told, _ = await process.communicate()
        return told.decode()

    async def press(self, *keys: str) -> None:
        """One key after the other."""
        await self.run("send-keys", *(NAMES.get(key, key) for key in keys))

    async def text(self) -> str:
        """What can be read."""
        return await self.run("capture-pane", "-p")

    async def ansi(self) -> str:
        """The same with its colours, to the end of every line, and not in the middle of drawing."""
        while True:
            change = self._changes.next
            drawn = await self.run("capture-pane", "-p", "-e", "-N")
            if not change.is_set():
                return drawn

    async def title(self) -> str:
        """What the window is called."""
        return (await self.run("display-message", "-p", "#{pane_title}")).strip()

    async def reads(self, told: str) -> None:
        """Wait until a text can be read."""
        await self.sees(lambda text: told in text)

    async def sees(self, holds: Callable[[str], bool]) -> str:
        """Wait until something holds of what can be read."""
        text = ""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    change = self._changes.next
                    if holds(text := await self.text()):
                        return text
                    await change.wait()
        except TimeoutError:
            raise AssertionError(f"not what was looked for:\n{text}") from None

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Whatever is drawn is a change."""
        os.mkfifo(self._drawn)
        pipe = os.open(self._drawn, os.O_RDONLY | os.O_NONBLOCK)
        loop = asyncio.get_running_loop()
        loop.add_reader(pipe, self._read, pipe)
        try:
            await self.run("pipe-pane", f"exec cat > {shlex.quote(str(self._drawn))}")
            yield
        finally:
            loop.remove_reader(pipe)
            os.close(pipe)

    def _read(self, pipe: int) -> None:
        if not os.read(pipe, 65_536):
            asyncio.get_running_loop().remove_reader(pipe)
        self._changes.tell()


@asynccontextmanager
async def pane(
    folder: Path, size: tuple[int, int], *args: str, **environment: str
) -> AsyncIterator[Pane]:
    """`ebbes` in a terminal of that size, with true colours."""
    window = Pane(folder, size)
    usual = {"COLORTERM": "truecolor", "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8"}
    told = [f"{name}={value}" for name, value in (usual | environment).items()]
    command = shlex.join(["env", *told, sys.executable, "-m", "ebbes", *args])
    width, height = map(str, size)
    await window.run("new-session", "-d", "-x", width, "-y", height, command)
    await window.run("set-option", "-g", "status", "off")
    try:
        async with window.watched():
            yield window
    finally:
        await window.run("kill-server")


def canvas_of(ansi: str, size: tuple[int, int]) -> Canvas:
    """What was captured, as a drawing."""
    canvas = Canvas(*size)
    for y, text in enumerate(AnsiDecoder().decode(ansi)):
        x = 0
        for at, letter in enumerate(text.plain):
            style = text.get_style_at_offset(CONSOLE, at)
            x = canvas.put(x, y, letter, style)
    return canvas
