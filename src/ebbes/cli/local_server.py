"""A server of one's own, for as long as somebody sits in the terminal."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import IO

from ebbes.cli.attended import NO_LIBRARY
from ebbes.cli.speech import refuse

HERE = "127.0.0.1"
LOOK_SECONDS = 0.2
"""From one look at whether it is still there to the next."""


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A process that serves on this machine alone."""

    address: str
    """Where it answers: who asks before it is ready waits for it."""
    process: subprocess.Popen[bytes]
    complaints: IO[bytes]

    async def watch(self, ended: Callable[[], object]) -> None:
        """Calls `ended` when it is gone."""
        while self.process.poll() is None:
            await asyncio.sleep(LOOK_SECONDS)
        ended()

    def verify(self) -> None:
        """Refuses with what it said last, if it has ended by itself."""
        code = self.process.poll()
        if code == NO_LIBRARY:
            refuse("cli-sit-needs-server")
        if code is not None:
            self.complaints.seek(0)
            said = self.complaints.read().decode(errors="replace").splitlines()
            refuse("cli-sit-no-server", why=said[-1] if said else f"exit code {code}")


@contextmanager
def local_server() -> Iterator[LocalServer]:
    """Starts one on any port, with the games of this person; it ends with this process at last."""
    with TemporaryFile() as complaints:
        address, process = _started(complaints)
        with process:
            try:
                yield LocalServer(address, process, complaints)
            finally:
                process.terminate()


def _started(complaints: IO[bytes]) -> tuple[str, subprocess.Popen[bytes]]:
    """The process, and where it will answer: the socket is there before it."""
    with socket.create_server((HERE, 0)) as listener:
        number = listener.fileno()
        command = [sys.executable, "-m", "ebbes.cli.attended", str(number)]
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stderr=complaints, pass_fds=[number]
            )
        except OSError as error:
            refuse("cli-sit-no-server", why=str(error.strerror))
        return f"http://{HERE}:{listener.getsockname()[1]}", process
