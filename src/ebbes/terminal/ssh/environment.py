"""What a terminal says of itself before the first page: words that would be kept without end."""

from collections.abc import Callable
from typing import Any

from asyncssh.packet import SSHPacket

from ebbes.terminal.ssh.pace import Bucket


class Words:
    """So many of them, and so long."""

    def __init__(self, most: Bucket, characters: Bucket) -> None:
        self._most, self._characters = most, characters

    def take(self, packet: SSHPacket) -> bool:
        """Whether there is room for one more."""
        return self._most.take() and self._characters.take(len(packet.get_remaining_payload()))


def bound_environment(channel: Any, words: Words, has_begun: Callable[[], bool]) -> None:
    """Takes none after the first page, and ends a connection that says more than there is room for.

    The library asks nobody about them, and keeps them all.
    """
    keep = channel._process_env_request

    def kept(packet: SSHPacket) -> bool:
        if has_begun():
            return False
        if not words.take(packet):
            channel.get_connection().abort()
            return False
        return bool(keep(packet))

    channel._process_env_request = kept
