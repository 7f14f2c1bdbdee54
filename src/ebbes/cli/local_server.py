"""A server of one's own, for as long as somebody sits in the terminal."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ebbes.cli.speech import refuse

ADDRESS = re.compile(r"https?://\S+")
"""In what a server says first, whatever language it speaks."""


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A process that serves on this machine alone."""

    process: subprocess.Popen[str]

    def address(self) -> str:
        """Where it answers, as soon as it does."""
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        if found is None:
            refuse("cli-sit-needs-server")
        return found[0]


@contextmanager
def local_server() -> Iterator[LocalServer]:
    """Starts one on any port, with the games of this person; it ends with this process at last."""
    serve = [sys.executable, "-m", "ebbes", "serve", "--attended"]
    command = [*serve, "--port", "0", "--log-level", "error"]
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    except OSError as error:
        refuse("cli-sit-cannot-serve", why=str(error.strerror))
    with process:
        try:
            yield LocalServer(process)
        finally:
            process.terminate()
