"""Tests of `ebbes.terminal.ssh.lately`: what is remembered of whom, and for how long."""

from ebbes.terminal.ssh.lately import Lately


def test_who_was_quiet_for_long_is_forgotten_where_there_are_many() -> None:
    now = 0.0
    lately = Lately(1, 60.0, lambda: now)
    for network in ("a", "b", "c"):
        lately.note(network)
    now = 50.0
    lately.note("a")
    now = 70.0
    lately.forget(1)
    assert [*lately._times] == ["a"]
    assert lately.is_calm("a")
    lately.note("a")
    assert not lately.is_calm("a")


def test_nobody_is_forgotten_who_came_lately_nor_is_the_list_of_them_written_anew() -> None:
    lately = Lately(1, 60.0, lambda: 0.0)
    kept = lately._times
    for each in range(1000):
        lately.note(str(each))
        lately.forget(250)
    assert len(kept) == 1000
    assert lately._times is kept
