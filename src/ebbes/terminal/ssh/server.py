"""The SSH server: who may come in, and as whom."""

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakSet

import asyncssh

from ebbes.addresses import address_at
from ebbes.loading import collecting_seldom
from ebbes.protocol.name import LONGEST, can_be_seen
from ebbes.terminal.guest import Guest, SecretFile, write_secret
from ebbes.terminal.ssh.gate import Gate
from ebbes.terminal.ssh.limits import Doorkeeper, Limits
from ebbes.terminal.ssh.pace import Bucket
from ebbes.terminal.ssh.rekeying import EXCHANGES, count_key_exchanges
from ebbes.terminal.ssh.seat import LanguageOf, Place, SeatSession, Visitor

GONE = (20_000, 20, 2)
"""How seldom the collector looks for seats that were left, which only a full look finds."""
LOG = logging.getLogger(__name__)
HOST_KEY = "ssh_host_ed25519_key"
PEOPLE = "people"
USER_NAME = "user name"
NAMELESS = "Guest"
AT_TABLE = "+"
"""Stands between a name and the code of a table: `anna+KLRXBDG`."""
WINDOW = 65_536
"""Bytes that somebody may send ahead."""


class FrontDoor(asyncssh.SSHServer):
    """One connection: a key is a person, without one somebody is a guest."""

    def __init__(self, house: "SshHouse") -> None:
        self._house = house
        self._key: asyncssh.SSHKey | None = None
        self._tries = 0
        self.address = ""
        self._is_here = False
        self._is_stranger = True
        self._has_seat = False
        self._standing: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Somebody knocks."""
        self._conn = conn
        self.address = address_at(str(conn.get_extra_info("peername")[0]))
        keeper = self._house.keeper
        if not keeper.admits(self.address):
            LOG.info("turned away: %s", self.address)
            conn.abort()
            return
        self._is_here = True
        keeper.enter(self.address)
        keeper.strangers.enter(self)
        count_key_exchanges(conn, self._house.key_exchanges())

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        if self._is_here:
            self._is_here = False
            self._house.keeper.leave(self.address)
            self._house.keeper.strangers.leave(self)
        self._sit(True)

    def show_out(self) -> None:
        """They have to go."""
        self._conn.abort()

    def begin_auth(self, username: str) -> bool:
        """Everybody says who they are, if only that they have no key."""
        self._key = None
        return True

    def public_key_auth_supported(self) -> bool:
        """Any key is welcome; that it is theirs is checked."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """A key is offered; it counts if this very request is signed with it."""
        self._tries += 1
        if self._tries > self._house.limits.tries:
            self._conn.abort()
            return False
        self._key = key
        return True

    def kbdint_auth_supported(self) -> bool:
        """For guests without a key."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        """Nothing is asked; a key that was only offered does not count."""
        self._key = None
        return True

    def auth_completed(self) -> None:
        """They are no stranger any more."""
        self._is_stranger = False
        self._house.keeper.strangers.leave(self)
        self._sit(False)

    def session_requested(self) -> "SeatSession | bool":
        """A seat, and only one for each connection."""
        if self._is_stranger or not self._is_here or self._has_seat:
            return False
        self._has_seat = True
        return SeatSession(self._house.place, self._visitor(), self._sit)

    def _sit(self, is_seated: bool) -> None:
        """Who takes no seat, or has left it and stays, is shown out."""
        if self._standing is not None:
            self._standing.cancel()
        if not is_seated:
            loop, seconds = asyncio.get_running_loop(), self._house.limits.login_seconds
            self._standing = loop.call_later(seconds, self.show_out)

    def _visitor(self) -> Visitor:
        username = str(self._conn.get_extra_info("username"))
        name, _, code = username.partition(AT_TABLE)
        address = str(self._conn.get_extra_info("peername")[0])
        keeper = None if self._key is None else self._house.secret_of(self._key)
        warning = "cli-ssh-guest" if keeper is None else ""
        guest = Guest(clean_name(name), keeper, warning, self._house.public_url)
        called = None if self._key is None else self._house.called(self._key)
        return Visitor(guest, address, code if code.isalnum() else None, called)


class SshHouse:
    """All connections of one process."""

    def __init__(
        self,
        server: str,
        folder: Path,
        language_of: LanguageOf,
        limits: Limits | None = None,
        public_url: str | None = None,
    ) -> None:
        self.limits = limits or Limits()
        shared = self.limits.shared_keys_per_second
        bucket = Bucket(shared, shared, time.monotonic)
        self.place = Place(server, self.limits, language_of, public_url or server, bucket)
        self.keeper = Doorkeeper(self.limits, time.monotonic)
        self.public_url = public_url
        self._folder = folder
        self._gates: WeakSet[Gate] = WeakSet()

    def key_exchanges(self) -> Bucket:
        """How often one connection may agree on new keys."""
        limits = self.limits
        per_second = limits.key_exchanges_per_second
        return Bucket(limits.key_exchanges_at_once, per_second, time.monotonic)

    def _gate(self, options: asyncssh.SSHServerConnectionOptions) -> Gate:
        """For one more connection."""
        limits, loop = self.limits, asyncio.get_running_loop()
        conn = asyncssh.SSHServerConnection(loop, options)
        pace = Bucket(limits.bytes_at_once, limits.bytes_per_second, loop.time)
        patience = Bucket(limits.waits_at_once, limits.waits_per_second, loop.time)
        gate = Gate(conn, pace, patience, lambda host: self.keeper.blame(address_at(host)))
        self._gates.add(gate)
        return gate

    async def _shut(self) -> None:
        """Nobody is kept waiting when the door is closed."""
        for gate in self._gates:
            gate.shut()
        await asyncio.sleep(0)

    def secret_of(self, key: asyncssh.SSHKey) -> SecretFile:
        """Where it is kept who the owner of a key is."""
        return SecretFile(self._file_of(key), self.place.server)

    def called(self, key: asyncssh.SSHKey) -> SecretFile:
        """Where it is kept by what user name they came last."""
        return SecretFile(self._file_of(key), USER_NAME)

    def _file_of(self, key: asyncssh.SSHKey) -> Path:
        mark = hashlib.sha256(key.public_data).hexdigest()
        return self._folder / PEOPLE / f"{mark}.json"

    def host_key(self) -> asyncssh.SSHKey:
        """By which this server is known: made once, and kept."""
        path = self._folder / HOST_KEY
        if not path.exists():
            write_secret(path, asyncssh.generate_private_key("ssh-ed25519").export_private_key())
        return asyncssh.read_private_key(path)

    @asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncIterator[asyncssh.SSHAcceptor]:
        """The door is open."""
        options = asyncssh.SSHServerConnectionOptions(
            server_factory=lambda: FrontDoor(self),
            server_host_keys=[self.host_key()],
            server_version="ebbes",
            login_timeout=self.limits.login_seconds,
            keepalive_interval=30,
            keepalive_count_max=3,
            password_auth=False,
            host_based_auth=False,
            kex_algs=EXCHANGES,
            gss_kex=False,
            gss_auth=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            encoding="utf-8",
            errors="replace",
            window=WINDOW,
            compression_algs=None,
        )
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: self._gate(options), host, port)
        acceptor = asyncssh.SSHAcceptor(server, options)
        try:
            yield acceptor
        finally:
            acceptor.close()
            await self._shut()
            await acceptor.wait_closed()


def clean_name(name: str) -> str:
    """What somebody is called at the table, from the name they come with."""
    short = " ".join(name.split())[:LONGEST]
    return short if short and can_be_seen(short) else NAMELESS


async def serve_ssh(house: SshHouse, host: str, port: int) -> None:
    """Until somebody ends it."""
    with collecting_seldom(GONE):
        async with house.listening(host, port):
            await asyncio.Event().wait()
