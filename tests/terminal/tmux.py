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

CONSOLE = Console()
HAS_TMUX = shutil.which("tmux") is not None
NAMES = {"enter": "Enter", "left": "Left", "right": "Right", "up": "Up", "down": "Down"}
"""What tmux calls some keys."""


class Pane:
    """A window of tmux with one program in it."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self._socket = str(folder / "tmux")
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
        """The same with its colours, to the end of every line."""
        return await self.run("capture-pane", "-p", "-e", "-N")

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
                while not holds(text := await self.text()):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"not what was looked for:\n{text}") from None
        return text


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
