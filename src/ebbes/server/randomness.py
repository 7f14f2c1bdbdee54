"""Random bytes, from which a server makes its secrets and ids."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TypeAlias

RandomBytes: TypeAlias = Callable[[int], bytes]
"""As many random bytes as asked for; `secrets.token_bytes`, unless a test knows better."""


def text_of(drawn: bytes) -> str:
    """Bytes as text for paths, cookies and headers."""
    return urlsafe_b64encode(drawn).rstrip(b"=").decode("ascii")
