"""What a store knows of others who write to its database."""

import pytest

from ebbes.server.store import Store
from tests.server.store.test_tables import create


async def test_only_what_another_process_has_written_is_news(store: Store, url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("PostgreSQL does not tell")
    await store.changed_by_others()
    await create(store, "t", "t")
    await store.tables.find("t")
    assert not await store.changed_by_others()
    async with Store(url) as other:
        await create(other, "u", "u")
        assert await store.changed_by_others()
        assert not await store.changed_by_others()


async def test_where_nobody_can_tell_there_may_always_be_news(store: Store, url: str) -> None:
    await store.changed_by_others()
    assert await store.changed_by_others() != url.startswith("sqlite")
