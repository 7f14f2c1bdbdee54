"""Becoming somebody to a server, before the first page or without any."""

from typing import Protocol

from ebbes.client.client import Client
from ebbes.terminal.guest import Guest


class Host(Protocol):
    """Whatever has a server and somebody who talks to it."""

    guest: Guest

    @property
    def client(self) -> Client:
        """The server."""
        ...


async def known(host: Host) -> None:
    """Be somebody to the server: who one was before, or somebody new of that name."""
    if await host.client.name() is None:
        await host.client.arrive(host.guest.name)
        keep(host)


def keep(host: Host) -> None:
    """Let the person here be the same one next time."""
    if host.client.secret is not None:
        host.guest.keep(host.client.secret)
