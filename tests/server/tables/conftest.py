"""A town for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.tables.town import Process, Town, open_town


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    """Six people, an empty store, and one process."""
    async with open_town(tmp_path) as town:
        yield town


@pytest.fixture
async def process(town: Town) -> Process:
    """The first process of the town."""
    return town.processes[0]
