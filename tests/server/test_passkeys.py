"""Tests of `ebbes.server.api.passkeys`: where there are any, and what is no answer of one."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import cbor2
import httpx
import pytest
from fastapi import FastAPI

from ebbes.server.api.passkeys import SECONDS, TO_USE
from ebbes.server.identity.passkey import (
    MOST_ID,
    MOST_ID_BYTES,
    MOST_KEY_BYTES,
    BadPasskey,
    House,
    made,
    used,
)
from ebbes.server.randomness import text_of
from ebbes.server.settings import Settings
from ebbes.server.store.passkeys import MOST_PASSKEYS, Passkey
from ebbes.server.store.values import UNKNOWN, Device
from tests.server.browser import arrived, browser, program, refused, running
from tests.server.store.clock import Clock

NAMED = "https://ebbes.local"


def answer_to(challenge: str, key: str = "x") -> dict[str, Any]:
    """What a browser might say of a passkey that nobody has made."""
    told = f'{{"type":"webauthn.get","challenge":"{challenge}","origin":"{NAMED}"}}'
    signed = text_of(told.encode())
    response = {"clientDataJSON": signed, "authenticatorData": "AA", "signature": "AA"}
    return {"credential": {"id": key, "rawId": key, "type": "public-key", "response": response}}


def attested(**parts: bytes) -> dict[str, Any]:
    """What a browser says of a new passkey, or something else in its place."""
    told = {"fmt": "none", "attStmt": {}, "authData": b"", **parts}
    return {"response": {"attestationObject": text_of(cbor2.dumps(told))}}


def tangled(depth: int) -> bytes:
    """A few bytes that nobody can look through: lists that hold the same list twice."""
    if depth == 0:
        return b"\xd8\x1c\x81\x01"
    number = bytes([depth] if depth < 24 else [24, depth])
    return b"\xd8\x1c\x82" + tangled(depth - 1) + b"\xd8\x1d" + number


TANGLED = b"\xa1" + tangled(60) + b"\x01"
WITH_KEY = bytes(32) + b"\x40" + bytes(22)


@pytest.mark.parametrize(
    "said",
    [
        {"response": {"attestationObject": text_of(TANGLED)}},
        attested(authData=WITH_KEY + TANGLED),
        attested(authData=bytes(37) + TANGLED),
    ],
    ids=["around", "as a key", "as an extension"],
)
def test_a_new_passkey_that_would_be_read_for_ever_is_not_read(said: dict[str, Any]) -> None:
    with pytest.raises(BadPasskey):
        made(House("ebbes.local", NAMED), said, "AA")


def test_a_used_passkey_that_would_be_read_for_ever_is_not_read() -> None:
    said = {"response": {"authenticatorData": text_of(bytes(37) + TANGLED)}}
    with pytest.raises(BadPasskey):
        used(House("ebbes.local", NAMED), said, "AA", Passkey("x", "anna", b"", 0, 0.0, None))


@pytest.mark.parametrize("here", ["http://ebbes.local", "https://127.0.0.1", "http://192.168.1.2"])
async def test_without_tls_or_a_name_there_are_no_passkeys(app: FastAPI, here: str) -> None:
    async with browser(app, here=here) as anna:
        await arrived(anna)
        for path in ("/api/me/passkeys/options", "/api/passkey/options"):
            assert refused(await anna.post(path), 409) == "passkey/no-house"


@pytest.mark.parametrize("here", [NAMED, "http://localhost:8000"])
async def test_a_browser_is_told_what_it_needs_to_make_one(app: FastAPI, here: str) -> None:
    async with browser(app, here=here) as anna:
        me = await arrived(anna)
        options = (await anna.post("/api/me/passkeys/options")).json()
        again = (await anna.post("/api/me/passkeys/options")).json()
    assert options["rp"] == {"name": "ebbes", "id": here.split("/")[2].split(":")[0]}
    assert options["user"]["name"] == "Anna"
    assert options["user"]["id"] == text_of(bytes.fromhex(me))
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["challenge"] != again["challenge"]


async def test_what_no_passkey_has_signed_opens_nothing(app: FastAPI) -> None:
    async with browser(app, here=NAMED) as anna:
        challenge = (await anna.post("/api/passkey/options")).json()["challenge"]
        for wrong in (answer_to("made-up"), answer_to(challenge), answer_to(challenge)):
            assert refused(await anna.post("/api/passkey", json=wrong), 404) == "passkey/not-valid"
        nonsense = [b"[" * 9000, b"[]", b"5", b'{"challenge": "\\ud800"}']
        told = ["\u00e4", *map(text_of, nonsense)]
        signed = [{"response": {"clientDataJSON": each}} for each in told]
        for broken in ({}, {"response": 1}, *signed):
            answer = await anna.post("/api/passkey", json={"credential": broken})
            assert refused(answer, 404) == "passkey/not-valid"
        await arrived(anna)
        answer = await anna.post("/api/me/passkeys", json=answer_to(challenge))
        assert refused(answer, 404) == "passkey/not-valid"


@pytest.mark.parametrize("fault", [AttributeError, RecursionError, IndexError, OverflowError])
def test_whatever_the_library_meets_in_an_answer_it_is_a_bad_one(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webauthn.verify_registration_response", Mock(side_effect=fault))
    with pytest.raises(BadPasskey):
        made(House("ebbes.local", NAMED), attested(), "AA")


async def test_a_challenge_is_met_once_and_in_time(app: FastAPI, clock: Clock) -> None:
    passkeys = app.state.services.store.passkeys
    async with browser(app, here=NAMED) as anna:
        first, late = [
            (await anna.post("/api/passkey/options")).json()["challenge"] for _ in range(2)
        ]
    assert await passkeys.met(TO_USE, first)
    assert not await passkeys.met(TO_USE, first)
    clock.forward(SECONDS + 1)
    assert not await passkeys.met(TO_USE, late)


async def test_what_was_asked_for_one_purpose_is_met_by_nothing_else(app: FastAPI) -> None:
    passkeys = app.state.services.store.passkeys
    async with browser(app, here=NAMED) as anna:
        me = await arrived(anna)
        to_make = (await anna.post("/api/me/passkeys/options")).json()["challenge"]
        to_use = (await anna.post("/api/passkey/options")).json()["challenge"]
    assert not await passkeys.met(TO_USE, to_make)
    assert not await passkeys.met("somebody else", to_make)
    assert not await passkeys.met(me, to_use)
    assert await passkeys.met(me, to_make)


@pytest.mark.parametrize(
    ("name", "key", "is_kept"),
    [(MOST_ID_BYTES, MOST_KEY_BYTES, True), (MOST_ID_BYTES + 1, 1, False), (1, 641, False)],
)
def test_a_key_is_no_longer_than_devices_make_them(
    name: int, key: int, is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = SimpleNamespace(
        credential_id=bytes(name), credential_public_key=bytes(key), sign_count=0
    )
    monkeypatch.setattr("webauthn.verify_registration_response", lambda **_: found)
    house = House("ebbes.local", NAMED)
    if is_kept:
        assert len(made(house, attested(), "AA").id) == MOST_ID
        return
    with pytest.raises(BadPasskey):
        made(house, attested(), "AA")


async def test_a_wrong_signature_of_a_key_that_is_known_opens_nothing(
    app: FastAPI, clock: Clock
) -> None:
    store = app.state.services.store
    async with browser(app, here=NAMED) as anna:
        person = await store.people.find(await arrived(anna))
        await store.passkeys.add(Device("h", person, UNKNOWN, 1.0, 1.0), "key", b"no key", 0)
        challenge = (await anna.post("/api/passkey/options")).json()["challenge"]
        answer = await anna.post("/api/passkey", json=answer_to(challenge, "key"))
        assert refused(answer, 404) == "passkey/not-valid"
        (shown,) = (await anna.get("/api/me/passkeys")).json()
        assert shown == {"id": "key", "made_at": clock.now, "used_at": None}
        assert (await anna.get("/api/me/export")).json()["passkeys"] == [
            {"made_at": clock.now, "used_at": None}
        ]
        assert (await anna.delete("/api/me/passkeys/key")).status_code == 204
        assert refused(await anna.delete("/api/me/passkeys/key"), 404) == "passkey/not-valid"


async def test_a_person_has_only_so_many_and_a_token_makes_none(app: FastAPI) -> None:
    store = app.state.services.store
    async with browser(app, here=NAMED) as anna:
        person = await store.people.find(await arrived(anna))
        device = Device("h", person, UNKNOWN, 1.0, 1.0)
        for number in range(MOST_PASSKEYS):
            assert await store.passkeys.add(device, f"key{number}", b"", 0)
        assert not await store.passkeys.add(device, "one more", b"", 0)
        answer = await anna.post("/api/me/passkeys/options")
        assert refused(answer, 409) == "limit/too-many-passkeys"
        token = (await anna.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert refused(await bot.post("/api/me/passkeys/options"), 401) == "auth/needed"


async def test_an_address_asks_for_a_few_passkeys_in_a_minute(settings: Settings) -> None:
    strict = settings.model_copy(update={"links_per_minute": 1})
    async with running(strict) as app, browser(app, here=NAMED) as anna:
        assert (await anna.post("/api/passkey/options")).status_code == 200
        assert refused(await anna.post("/api/passkey/options"), 429) == "limit/too-many"


async def test_an_address_makes_a_few_passkeys_in_an_hour(settings: Settings) -> None:
    strict = settings.model_copy(update={"passkeys_per_hour": 1})
    async with running(strict) as app, browser(app, here=NAMED) as anna:
        await arrived(anna)
        assert (await anna.post("/api/me/passkeys/options")).status_code == 200
        assert refused(await anna.post("/api/me/passkeys/options"), 429) == "limit/too-many"


async def test_with_a_device_go_the_passkeys_it_has_made(
    anna: httpx.AsyncClient, app: FastAPI
) -> None:
    store = app.state.services.store
    (here,) = await store.devices.of(await arrived(anna))
    await store.passkeys.add(here, "mine", b"", 0)
    await store.passkeys.add(replace(here, hash="another"), "other", b"", 0)
    await store.devices.sign_out(here.person.id, here.id)
    assert await store.passkeys.find("mine") is None
    assert await store.passkeys.find("other") is not None
