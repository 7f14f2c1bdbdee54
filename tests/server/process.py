"""`ebbes serve` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

PATIENCE = 120
"""Seconds for anything a process has to do."""


class ServerProcess:
    """A server that has said where it is."""

    def __init__(self, folder: Path, log: IO[str], **environment: str) -> None:
        self._log = log
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ebbes", "serve", "--port", "0"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(folder), **environment},
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        found = re.search(r"http://[^ ]+", self.said)
        assert found, self.log
        self.address = found[0]

    @property
    def log(self) -> str:
        """All it has logged so far."""
        return Path(self._log.name).read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """The exit status, once it has stopped."""
        self._process.send_signal(how)
        self._process.communicate(timeout=PATIENCE)
        return self._process.returncode

    def end(self) -> None:
        """Ends it if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def served(**environment: str) -> Iterator[ServerProcess]:
    """A server with an empty database in a folder of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="ebbes-serve") as name,
        (Path(name) / "log").open("w", encoding="utf-8") as log,
    ):
        server = ServerProcess(Path(name), log, **environment)
        try:
            yield server
        finally:
            server.end()
