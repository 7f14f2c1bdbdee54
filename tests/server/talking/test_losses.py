"""Tests of `ebbes.server.attending.sessions`: who loses their right while they come in."""

from ebbes.server.attending.sessions import REMEMBERED, Origin, Sessions

ANNA = Origin("hash of a cookie", "anna", "192.0.2.1")
SPECTATOR = Origin(None, None, "192.0.2.1")


def test_who_lost_the_cookie_or_everything_since_then_is_found() -> None:
    sessions = Sessions()
    sessions.close("hash of a cookie")
    since = sessions.losses
    assert not sessions.is_lost(ANNA, since)
    sessions.close("hash of another")
    assert not sessions.is_lost(ANNA, since)
    sessions.close_person("anna")
    assert sessions.is_lost(ANNA, since)
    assert not sessions.is_lost(SPECTATOR, since)


def test_after_too_many_others_nobody_can_be_sure() -> None:
    sessions = Sessions()
    for number in range(REMEMBERED):
        sessions.close(f"hash {number}")
    assert not sessions.is_lost(ANNA, 0)
    sessions.close("hash of one more")
    assert sessions.is_lost(ANNA, 0)
