"""A whole server with an empty database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ebbes.server.settings import load_settings
from tests.server.live import Live, live
from tests.terminal.ssh_guest import Ssh, ssh_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Live]:
    """A server whose bots play at once."""
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}")
    async with live(settings) as server:
        yield server


@pytest.fixture
async def ssh(server: Live, tmp_path: Path) -> AsyncIterator[Ssh]:
    """Seats for the tables of a server."""
    async with ssh_server(server.address, tmp_path / "ssh") as ssh:
        yield ssh
