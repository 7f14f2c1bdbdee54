"""Tests of `ebbes.server.store.secret`."""

from ebbes.server.store.secret import hash_of, new_secret


def test_secrets_are_new_and_long_enough() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 43


def test_a_hash_is_always_the_same_and_does_not_tell_the_secret() -> None:
    assert hash_of("ebbes") == hash_of("ebbes") != hash_of("Ebbes")
    assert len(hash_of("ebbes")) == 64
