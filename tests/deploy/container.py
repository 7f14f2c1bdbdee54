"""A container without Docker: the program of the image, started as the image starts it."""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.deploy.dockerfile import stages
from tests.deploy.release import Image, without_node
from tests.server.siege.servers import free_port

PORT = "8000"
"""Where the image listens."""


class Container:
    """The surroundings and the commands of the image, with folders and a port of their own."""

    def __init__(self, image: Image, folder: Path) -> None:
        self._last = stages()[-1]
        self._folder = folder
        self.port = free_port()
        surroundings = without_node(folder)
        path = os.pathsep.join([str(image.home / "bin"), str(folder / "tools")])
        given = {"PATH": path, "EBBES_HOST": "127.0.0.1", "EBBES_PORT": str(self.port)}
        volumes = {name: self._inside(word) for name, word in self._last.environment().items()}
        self._surroundings = surroundings | volumes | given | {"EBBES_WORKERS": "0"}

    def _inside(self, word: str) -> str:
        """The same place, below the folder."""
        return word.replace("/var/", f"{self._folder}/var/")

    @contextmanager
    def running(self) -> Iterator[str]:
        """The address of the server, until it is told to stop; it does so in good order."""
        command = self._command(json.loads(self._last.one("CMD")))
        stop = signal.Signals[self._last.one("STOPSIGNAL")]
        process = subprocess.Popen(command, env=self._surroundings, stdout=subprocess.PIPE)
        with process:
            try:
                assert process.stdout is not None
                assert b"http" in process.stdout.readline()
                yield f"http://127.0.0.1:{self.port}"
            finally:
                process.send_signal(stop)
        assert process.returncode in (0, -stop)

    def is_healthy(self) -> bool:
        """What Docker would think of it."""
        words = [word.replace(PORT, str(self.port)) for word in self._last.health_check()]
        command = self._command(words)
        done = subprocess.run(command, env=self._surroundings, capture_output=True, check=False)
        return done.returncode == 0

    def database(self) -> Path:
        """The file in which it keeps what people do."""
        return Path(self._surroundings["EBBES_DATABASE"].removeprefix("sqlite:///"))

    def _command(self, words: Sequence[str]) -> list[str]:
        program = shutil.which(words[0], path=self._surroundings["PATH"])
        assert program is not None
        return [program, *words[1:]]
