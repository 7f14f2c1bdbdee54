"""Somebody with an SSH client: types, and reads what has come."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncssh

from ebbes.terminal.ssh.limits import Doorkeeper, Limits
from ebbes.terminal.ssh.server import SshHouse
from tests.server.live import PATIENCE
from tests.terminal.changes import Changes

CONTROL = re.compile(r"\x1b\[[0-9;?<>=]*[a-zA-Z]|\x1b[>=]|\x1bP[^\x1b]*\x1b\\")
MANY = Limits(seats_per_address=100, arrivals_per_minute=1000, strangers_per_address=100)
"""Where limits are not what is looked at."""


class Ssh(NamedTuple):
    """An SSH server for the tables of another one."""

    house: SshHouse
    port: int
    leaving: Changes
    """Somebody has gone."""


class Watched(Doorkeeper):
    """Says when somebody has gone."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits, time.monotonic)
        self.leaving = Changes()

    def leave(self, address: str) -> None:
        """Somebody is gone."""
        super().leave(address)
        self.leaving.tell()


@asynccontextmanager
async def ssh_server(
    server: str, folder: Path, limits: Limits = MANY, public_url: str | None = None
) -> AsyncIterator[Ssh]:
    """Seats on any port of this machine."""
    house = SshHouse(server, folder, lambda environment: "en", limits, public_url)
    house.keeper = keeper = Watched(limits)
    async with house.listening("127.0.0.1", 0) as acceptor:
        yield Ssh(house, acceptor.get_port(), keeper.leaving)


class SshGuest:
    """A terminal at the other end."""

    def __init__(self, conn: asyncssh.SSHClientConnection, process: Any) -> None:
        self.conn = conn
        self.process = process
        self.text = ""
        """All that was written since it was forgotten, without colours and moves."""
        self.changes = Changes()
        """Something more was written."""
        self._raw = ""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while piece := await self.process.stdout.read(65_536):
            self._raw = (self._raw + piece)[-400_000:]
            self.text = CONTROL.sub("", self._raw)
            self.changes.tell()

    def type(self, text: str) -> None:
        """Press keys."""
        self.process.stdin.write(text)

    async def reads(self, *texts: str) -> None:
        """Wait until all of these have come."""
        try:
            await self.changes.until(lambda: all(text in self.text for text in texts))
        except TimeoutError:
            raise AssertionError(f"{texts} not in\n{self.text[-4000:]}") from None

    async def ended(self) -> None:
        """Wait until the other side has said goodbye."""
        async with asyncio.timeout(PATIENCE):
            await self._reading

    def forget(self) -> None:
        """Read only what comes from now on."""
        self.text = self._raw = ""


OWN_KEY = asyncssh.generate_private_key("ssh-ed25519")


class ForeignKey(asyncssh.SSHKeyPair):
    """Shows somebody's public key, but cannot sign with it."""

    _key_type = "foreign"

    def __init__(self, shown: asyncssh.SSHKey) -> None:
        algorithm = shown.get_algorithm().encode()
        super().__init__(algorithm, algorithm, (algorithm,), (), shown.public_data, b"", None)

    def sign(self, data: bytes) -> bytes:
        """With a key of one's own."""
        return OWN_KEY.sign(data, b"ssh-ed25519")


class Caller(asyncssh.SSHClient):
    """Answers no questions, as there are none."""

    def kbdint_auth_requested(self) -> str:
        """Tried when there is no key, as OpenSSH does."""
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        """Nothing to say."""
        return []


def connection(port: int, name: str = "anna", **more: Any) -> Any:
    """A connection of somebody who has no key, unless one is given."""
    usual: dict[str, Any] = {"client_keys": None, "agent_path": None, "config": None}
    return asyncssh.connect(
        "127.0.0.1",
        port,
        client_factory=Caller,
        username=name,
        known_hosts=None,
        **{**usual, **more},
    )


@asynccontextmanager
async def guest(
    port: int, name: str = "anna", size: tuple[int, int] = (100, 30), **more: Any
) -> AsyncIterator[SshGuest]:
    """Somebody who has a seat."""
    async with connection(port, name, **more) as conn:
        process = await conn.create_process(
            term_type="xterm-256color", term_size=size, encoding="utf-8", errors="replace"
        )
        visitor = SshGuest(conn, process)
        try:
            yield visitor
        finally:
            visitor._reading.cancel()
