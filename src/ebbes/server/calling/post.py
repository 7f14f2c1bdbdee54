"""Brings calls to their addresses."""

import os
from base64 import urlsafe_b64decode
from email.header import Header
from enum import Enum, auto
from typing import Final

import http_ece  # type: ignore[import-untyped]  # it has no types
import httpx
from cryptography.hazmat.primitives.asymmetric import ec

from ebbes.server.calling.call import Call
from ebbes.server.calling.house_key import HouseKey
from ebbes.server.seconds import DAY
from ebbes.server.store.tellings import Address, Kind

SECONDS: Final = 10.0
"""How long an address may take to answer."""
GONE: Final = (404, 410)
"""What an address answers that is none any more."""
KEPT_SECONDS: Final = round(DAY)
"""How long a service keeps a call for a browser that is not there."""


class Fate(Enum):
    """What became of a call."""

    ARRIVED = auto()
    FAILED = auto()
    """It surely did not arrive, and may be tried again."""
    GONE = auto()
    """There is no such address any more."""
    UNKNOWN = auto()
    """No answer came: it may have arrived."""


class Post:
    """One for each process."""

    def __init__(self, client: httpx.AsyncClient, key: HouseKey, root: str) -> None:
        self._client = client
        self._key = key
        self._root = root

    @property
    def public_key(self) -> str:
        """What browsers have to know to let themselves be woken."""
        return self._key.public

    async def bring(self, address: Address, call: Call, now: float) -> Fate:
        """Tell it there, once."""
        headers, body = self._letter(address, call, now)
        try:
            answer = await self._client.post(address.url, headers=headers, content=body)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.InvalidURL, UnicodeError):
            return Fate.FAILED
        except httpx.HTTPError:
            return Fate.UNKNOWN
        if answer.status_code in GONE:
            return Fate.GONE
        return Fate.ARRIVED if answer.is_success else Fate.FAILED

    def _letter(self, address: Address, call: Call, now: float) -> tuple[dict[str, str], bytes]:
        match address.kind:
            case Kind.PUSH:
                return self._sealed(address, call, now)
            case Kind.NTFY:
                click = f"{self._root}{call.path}"
                headers = {"Title": _header(call.title), "Click": click, "Tags": "game_die"}
                return headers, (call.text or call.title).encode()
            case Kind.HOOK:
                return {"Content-Type": "application/json"}, call.as_json(self._root).encode()

    def _sealed(self, address: Address, call: Call, now: float) -> tuple[dict[str, str], bytes]:
        """Encrypted for one browser: who brings it cannot read it (RFC 8291)."""
        assert address.key is not None
        assert address.auth is not None
        body: bytes = http_ece.encrypt(
            call.as_json("").encode(),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=bytes_of(address.key),
            auth_secret=bytes_of(address.auth),
            version="aes128gcm",
        )
        headers = {
            "Authorization": self._key.authorization(address.url, now),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Topic": "turn",
            "Urgency": "normal",
        }
        return headers, body


def bytes_of(text: str) -> bytes:
    """What the web has written in base64; or a `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _header(text: str) -> str:
    """A text in a header, as RFC 2047 writes what is not ASCII."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=1000).encode()
