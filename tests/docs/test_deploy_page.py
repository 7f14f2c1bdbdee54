"""Tests of `docs/deploy.md`: every metric it names is counted, and every one counted is named."""

import re
from pathlib import Path

from fastapi import FastAPI

from ebbes.server.run import PING_SECONDS, PONG_SECONDS
from ebbes.server.settings import Settings, load_settings
from ebbes.server.store.engines import postgresql_reading, postgresql_writing
from ebbes.server.store.url import database_url
from ebbes.server.tables.running.caretaker import LATE
from ebbes.server.tables.running.news import MARK
from tests.server.browser import running

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")


def counted(app: FastAPI) -> set[str]:
    """The names of all metrics that are ours."""
    page = app.state.services.metrics.page().decode()
    names = re.findall(r"^# TYPE (ebbes_\w+) \w+$", page, re.M)
    return {name for name in names if not name.endswith("_created")}


async def test_the_page_names_every_metric_and_no_other(tmp_path: Path) -> None:
    settings = load_settings(database=f"sqlite:///{tmp_path / 'ebbes.db'}", workers=0)
    async with running(settings) as app:
        assert set(re.findall(r"`(ebbes_\w+)`", PAGE)) == counted(app)


def test_the_page_knows_the_pings_and_the_marks_and_who_is_late() -> None:
    assert f"silent for longer than {PING_SECONDS + PONG_SECONDS} s" in PAGE
    assert MARK == 8
    assert "first eight characters" in PAGE
    assert LATE == 3
    assert "three seconds late" in PAGE


def test_the_page_knows_how_many_connections_a_server_opens() -> None:
    url = database_url("postgresql://ebbes@localhost/ebbes")
    pools = [engine.pool for engine in (postgresql_reading(url), postgresql_writing(url))]
    most = sum(pool.size() + pool._max_overflow for pool in pools)  # type: ignore[attr-defined]
    assert f"up to\n  {most} connections" in PAGE


def test_the_page_knows_the_limit_of_connections() -> None:
    assert f"{Settings.model_fields['connections'].default:,}" in PAGE
