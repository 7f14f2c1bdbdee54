"""What browsers and passkeys say to each other, by the library `webauthn`.

It loads a cryptography of its own, so it is only loaded when somebody uses a passkey.
"""

import json
from binascii import Error
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ebbes.server.identity.plain_cbor import verify_plain, verify_plain_tail
from ebbes.server.security.origin import own_origin
from ebbes.server.security.tls import is_secure
from ebbes.server.services import services_of
from ebbes.server.store.passkeys import Passkey
from ebbes.server.store.values import Person

HERE = "localhost"
"""The one name browsers trust without TLS."""
MOST_ID_BYTES = 1023
"""Of the id of a key: no device makes longer ones (WebAuthn, level 2, 4.)."""
MOST_ID = -(-MOST_ID_BYTES * 4 // 3)
"""Characters of it, as it is written and kept."""
MOST_KEY_BYTES = 640
"""Of a public key: more than one of RSA with 4,096 bits takes, the longest in use."""
MALFORMED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading meets where something else was sent than a passkey says; the library lets it out."""


class BadPasskey(Exception):
    """What came is no answer of a passkey, or a wrong one."""


class House(NamedTuple):
    """By which name passkeys know this server, and of which pages."""

    name: str
    origin: str


class NewKey(NamedTuple):
    """What a device has made."""

    id: str
    public_key: bytes
    uses: int


def house_of(connection: HTTPConnection) -> House | None:
    """This server as passkeys know it; None without a name or without TLS."""
    origin = services_of(connection).settings.public_url or own_origin(connection) or ""
    name = urlsplit(origin).hostname or ""
    if not name or _is_address(name) or not (is_secure(connection) or name == HERE):
        return None
    return House(name, origin)


def options_to_make(house: House, person: Person, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to make a key for a person."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

    options = generate_registration_options(
        rp_id=house.name,
        rp_name="ebbes",
        user_id=bytes.fromhex(person.id),
        user_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def options_to_use(house: House, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to ask for a key, whosever it is."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=house.name, challenge=challenge)
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def challenge_in(credential: dict[str, Any]) -> str:
    """What a key says it has signed."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = str(told["challenge"])
        challenge.encode()
    except (*MALFORMED, Error):
        raise BadPasskey from None
    return challenge


def made(house: House, credential: dict[str, Any], challenge: str) -> NewKey:
    """The key a device has made; raises `BadPasskey` if that is not so."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_cbor
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        attestation = base64url_to_bytes(credential["response"]["attestationObject"])
        verify_plain(attestation)
        verify_plain_tail(parse_cbor(attestation)["authData"])
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=house.name,
            expected_origin=house.origin,
        )
    except (WebAuthnException, *MALFORMED):
        raise BadPasskey from None
    if (
        len(found.credential_id) > MOST_ID_BYTES
        or len(found.credential_public_key) > MOST_KEY_BYTES
    ):
        raise BadPasskey
    name = bytes_to_base64url(found.credential_id)
    return NewKey(name, found.credential_public_key, found.sign_count)


def used(house: House, credential: dict[str, Any], challenge: str, key: Passkey) -> int:
    """How often a key was used by now; raises `BadPasskey` if it has not signed this."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        verify_plain_tail(base64url_to_bytes(credential["response"]["authenticatorData"]))
        return verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=house.name,
            expected_origin=house.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
        ).new_sign_count
    except (WebAuthnException, *MALFORMED):
        raise BadPasskey from None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
