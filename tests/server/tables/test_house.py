"""Tests of `ebbes.server.tables.house`."""

from ebbes.record.chance import SECRET_BYTES
from ebbes.server.tables.house import fresh_secret
from tests.server.tables.town import Process


def test_every_game_has_a_secret_of_its_own() -> None:
    secrets = {fresh_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {SECRET_BYTES}


async def test_a_house_tells_the_time_in_milliseconds(process: Process) -> None:
    process.town.time.now = 12.3456
    assert process.house.now() == 12_346
