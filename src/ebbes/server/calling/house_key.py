"""The key by which services that wake browsers know this server (VAPID, RFC 8292)."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from ebbes.server.seconds import HOUR
from ebbes.server.store import Store

NAME: Final = "push"
SIGNED_SECONDS: Final = 12 * HOUR
"""For how long a signature holds; services take no more than a day."""


def base64url(value: bytes) -> str:
    """As the web writes bytes."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def new_key() -> str:
    """A private key, as it is kept."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        .decode()
    )


@dataclass(frozen=True, slots=True)
class HouseKey:
    """One for all processes of a server, made once and kept with its data."""

    private: ec.EllipticCurvePrivateKey
    contact: str
    """Where who runs the server can be reached, for the services."""

    @property
    def public(self) -> str:
        """What browsers have to know."""
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64url(point)

    def authorization(self, url: str, now: float) -> str:
        """The header that says who asks to wake a browser."""
        parts = urlsplit(url)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "exp": round(now + SIGNED_SECONDS), "sub": self.contact}
        told = ".".join(_part(each) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={told}.{signature}, k={self.public}"


def _part(value: Mapping[str, object]) -> str:
    return base64url(json.dumps(value, separators=(",", ":")).encode())


async def house_key(store: Store, contact: str) -> HouseKey:
    """The key of this server."""
    kept = await store.tellings.house_key(NAME, new_key)
    private = serialization.load_pem_private_key(kept.encode(), None)
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    return HouseKey(private, contact)
