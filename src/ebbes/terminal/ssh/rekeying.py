"""Agreeing on new keys: work for both sides, of which one may ask for any amount."""

from typing import Any

import asyncssh

from ebbes.terminal.ssh.pace import Bucket

EXCHANGES = "mlkem768x25519-*,curve25519-*,ecdh-sha2-nistp256"
"""Ways to agree on keys that cost little; others cost a process up to ten times as much."""
NEWS_OF_KEYS = "recv_cipher"
"""What a connection notes of itself each time that new keys are used."""


def count_key_exchanges(conn: asyncssh.SSHServerConnection, bucket: Bucket) -> None:
    """Ends a connection that agrees on new keys more often than the bucket has room for."""
    note = conn.set_extra_info

    def noted(**told: Any) -> None:
        note(**told)
        if NEWS_OF_KEYS in told and not bucket.take():
            conn.abort()

    conn.set_extra_info = noted  # type: ignore[method-assign]  # the library asks nobody
