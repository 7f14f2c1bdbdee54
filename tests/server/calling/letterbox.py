"""What is at the other end of a call: a browser's service, an ntfy, a hook; all in one."""

import asyncio
import json
from base64 import urlsafe_b64decode
from dataclasses import dataclass, field
from typing import Any

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ebbes.server.calling.house_key import base64url
from ebbes.server.calling.post import bytes_of
from ebbes.server.store.tellings import Address, Kind

SERVICE = "https://fcm.googleapis.com"


class Browser:
    """A browser that lets itself be woken."""

    def __init__(self, name: str) -> None:
        self.url = f"{SERVICE}/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        """What it tells the server."""
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"key": base64url(point), "auth": base64url(self._auth)}

    def address(self, person: str, device: str | None = None) -> Address:
        """Where its person wants to be told."""
        words = {"one": "Du bist dran", "many": "Du bist an {tables} Tischen dran"}
        return Address(
            f"at {self.url}"[-12:], person, device, Kind.PUSH, self.url, **self.keys, **words
        )

    def read(self, body: bytes) -> dict[str, Any]:
        """What only this browser can read."""
        told = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(told)
        return found


@dataclass
class Letterbox:
    """Takes what the server sends; `answers` tells what it says to it, by address.

    It says nothing before what it `waits` for there.
    """

    answers: dict[str, int | Exception] = field(default_factory=dict)
    waits: dict[str, asyncio.Event] = field(default_factory=dict)
    letters: list[httpx.Request] = field(default_factory=list)

    def client(self) -> httpx.AsyncClient:
        """The way to it."""
        return httpx.AsyncClient(transport=httpx.MockTransport(self._take))

    async def _take(self, request: httpx.Request) -> httpx.Response:
        if (event := self.waits.get(str(request.url))) is not None:
            await event.wait()
        answer = self.answers.get(str(request.url), 201)
        if isinstance(answer, Exception):
            raise answer
        self.letters.append(request)
        return httpx.Response(answer)

    def at(self, url: str) -> list[httpx.Request]:
        """What has come to an address."""
        return [letter for letter in self.letters if str(letter.url) == url]


def signed_claims(authorization: str) -> dict[str, Any]:
    """What a server says of itself, once its signature is found good (RFC 8292)."""
    token, key = (part.split("=", 1)[1] for part in authorization.split(" ", 1)[1].split(", "))
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    found: dict[str, Any] = json.loads(urlsafe_b64decode(claims + "=="))
    return found
