"""A server of one's own, for as long as somebody sits in the terminal."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ebbes.cli.exits import NOT_USABLE, fail

ADDRESS = re.compile(r"http://\S+")
"""In what a server says, whatever language it speaks."""


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A process that serves on this machine alone."""

    process: subprocess.Popen[str]

    def address(self) -> str:
        """Where it answers, as soon as it does."""
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        if found is None:
            fail("a table of your own needs a server, and it did not start", NOT_USABLE)
        return found[0]


@contextmanager
def local_server() -> Iterator[LocalServer]:
    """Starts one on any port, with the games of this person, and ends it afterwards."""
    command = [sys.executable, "-m", "ebbes", "serve", "--port", "0", "--log-level", "error"]
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
    except OSError as error:
        fail(f"cannot start a server: {error.strerror}", NOT_USABLE)
    with process:
        try:
            yield LocalServer(process)
        finally:
            process.terminate()
