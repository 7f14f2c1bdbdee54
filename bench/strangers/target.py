"""What is attacked, and from where."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from typing import Self
from urllib.parse import urlsplit

import httpx

STRANGER = "127.0.0.2"
"""An address of this machine that is not the proxy's, nor the players'."""
HERE = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Target:
    """Where a server answers, and a table there that anybody may look at."""

    address: str
    table: str

    @classmethod
    def read(cls, text: str) -> Self:
        """One that was written down."""
        return cls(**json.loads(text))

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    @property
    def host(self) -> str:
        """What stands in the Host header."""
        return urlsplit(self.address).netloc

    @property
    def socket(self) -> str:
        """The path of the table's socket."""
        return f"/api/tables/{self.table}/socket"

    @property
    def secured(self) -> ssl.SSLContext | None:
        """What a connection needs that is secured."""
        return tls() if self.address.startswith("https") else None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from the stranger's address."""
        secured = self.secured
        reader, writer = await asyncio.open_connection(
            HERE,
            urlsplit(self.address).port,
            local_addr=(STRANGER, 0),
            ssl=secured,
            server_hostname="localhost" if secured else None,
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()

    def browser(self) -> httpx.AsyncClient:
        """Something that asks from the stranger's address."""
        transport = httpx.AsyncHTTPTransport(
            verify=self.secured or False, local_address=STRANGER, limits=httpx.Limits()
        )
        origin = {"Origin": self.address}
        return httpx.AsyncClient(
            transport=transport, base_url=self.address, headers=origin, timeout=60
        )


@cache
def tls() -> ssl.SSLContext:
    """Trusts the certificate of this run."""
    return ssl.create_default_context()
