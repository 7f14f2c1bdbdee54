"""Tests of `/api/me`: somebody without an account."""

from collections.abc import Iterator

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from ebbes.server.identity.person import person_of
from ebbes.server.services import Services
from ebbes.server.settings import Settings
from ebbes.server.store.errors import NoSuchPerson
from ebbes.server.store.secret import hash_of
from tests.server.browser import arrived, browser, program, refused, running
from tests.server.store.clock import Clock


def services(app: FastAPI) -> Services:
    """The services of a running server."""
    found = app.state.services
    assert isinstance(found, Services)
    return found


@pytest.fixture
async def token(anna: httpx.AsyncClient) -> str:
    """A token of Anna's."""
    await arrived(anna)
    answer = await anna.post("/api/me/tokens", json={"label": "bot"})
    return str(answer.json()["token"])


async def test_nobody_is_known_at_first(anna: httpx.AsyncClient) -> None:
    answer = await anna.get("/api/me")
    assert refused(answer, 401) == "auth/needed"
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_who_gives_a_name_is_known_from_then_on(
    anna: httpx.AsyncClient, clock: Clock
) -> None:
    answer = await anna.post("/api/me", json={"name": " Anna "})
    assert answer.status_code == 201
    assert answer.json() == {"id": answer.json()["id"], "name": "Anna", "created_at": clock.now}
    assert (await anna.get("/api/me")).json() == answer.json()


async def test_the_cookie_is_secret_and_only_its_hash_is_kept(
    anna: httpx.AsyncClient, app: FastAPI
) -> None:
    answer = await anna.post("/api/me", json={"name": "Anna"})
    secret = anna.cookies["ebbes"]
    assert len(secret) >= 43
    assert set(answer.headers["set-cookie"].lower().split("; ")[1:]) == {
        "httponly",
        "samesite=lax",
        "path=/",
        "max-age=34560000",
    }
    store = services(app).store
    assert await store.devices.find(secret) is None
    assert await store.devices.find(hash_of(secret)) is not None


@pytest.mark.parametrize(
    "told", [{"public_url": "https://ebbes.example"}, {"secure_cookies": True}, {}]
)
async def test_behind_tls_the_cookie_is_for_tls_and_this_host_alone(
    settings: Settings, told: dict[str, object]
) -> None:
    secure = settings.model_copy(update=told)
    here = str(told.get("public_url", "https://ebbes.local"))
    async with running(secure) as app, browser(app, here=here) as anna:
        answer = await anna.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-ebbes=")
        assert "; Secure" in cookie
        assert "strict-transport-security" in answer.headers
        assert (await anna.get("/api/me")).status_code == 200


async def test_cookies_may_be_allowed_without_tls(settings: Settings) -> None:
    here = "https://ebbes.example"
    plain = settings.model_copy(update={"public_url": here, "secure_cookies": False})
    async with running(plain) as app, browser(app, here=here) as anna:
        answer = await anna.post("/api/me", json={"name": "Anna"})
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers


async def test_a_name_that_cannot_be_seen_is_refused(anna: httpx.AsyncClient) -> None:
    answer = await anna.post("/api/me", json={"name": "\u202e"})
    assert refused(answer, 422) == "person/unseen-name"
    assert "set-cookie" not in answer.headers


async def test_somebody_does_not_become_somebody_else(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    answer = await anna.post("/api/me", json={"name": "Ben"})
    assert refused(answer, 409) == "person/known-already"


async def test_a_person_takes_another_name(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    renamed = await anna.patch("/api/me", json={"name": "Anneliese"})
    assert renamed.json()["name"] == "Anneliese"
    assert (await anna.get("/api/me")).json() == renamed.json()
    assert refused(await anna.patch("/api/me", json={"name": ""}), 422) == "person/no-name"


async def test_a_person_gets_all_that_is_kept_about_them(anna: httpx.AsyncClient) -> None:
    me = await arrived(anna)
    answer = await anna.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json()["person"]["id"] == me
    kept = {"person", "devices", "tokens", "links", "tables", "games", "hands", "reviews"}
    kept |= {"puzzler", "puzzles"}
    kept |= {"blocks", "reports", "outcomes", "openness", "recoveries", "passkeys"}
    kept |= {"challenges", "joined", "tries"}
    kept |= {"rater", "wishes", "holidays", "awaited", "telling", "addresses"}
    assert set(answer.json()) == kept
    assert anna.cookies["ebbes"] not in answer.text


async def test_a_forgotten_person_is_gone(anna: httpx.AsyncClient, app: FastAPI) -> None:
    me = await arrived(anna)
    secret = anna.cookies["ebbes"]
    answer = await anna.delete("/api/me")
    assert answer.status_code == 204
    assert "ebbes" not in anna.cookies
    anna.cookies.set("ebbes", secret)
    assert refused(await anna.get("/api/me"), 401) == "auth/needed"
    assert await services(app).store.people.find(me) is None


async def test_who_is_forgotten_in_the_middle_of_a_request_is_nobody(
    anna: httpx.AsyncClient, app: FastAPI
) -> None:
    async def gone(person: object) -> None:
        raise NoSuchPerson("gone")

    await arrived(anna)
    services(app).forget = gone
    assert refused(await anna.delete("/api/me"), 401) == "auth/needed"


async def test_a_token_opens_the_door_for_a_program(app: FastAPI, token: str) -> None:
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert (await bot.get("/api/me")).json()["name"] == "Anna"
        assert (await bot.patch("/api/me", json={"name": "Bot"})).status_code == 200


async def test_a_token_is_shown_once(anna: httpx.AsyncClient, token: str) -> None:
    answer = await anna.get("/api/me/tokens")
    assert [shown["label"] for shown in answer.json()] == ["bot"]
    assert set(answer.json()[0]) == {"id", "label", "created_at"}
    assert token not in answer.text


async def test_a_revoked_token_opens_nothing(
    anna: httpx.AsyncClient, app: FastAPI, token: str
) -> None:
    (shown,) = (await anna.get("/api/me/tokens")).json()
    assert (await anna.delete(f"/api/me/tokens/{shown['id']}")).status_code == 204
    answer = await anna.delete(f"/api/me/tokens/{shown['id']}")
    assert refused(answer, 404) == "token/not-there"
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert refused(await bot.get("/api/me"), 401) == "auth/needed"


async def test_nothing_that_a_token_makes_outlives_it(app: FastAPI, token: str) -> None:
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert refused(await bot.post("/api/me/link"), 401) == "auth/needed"
        more = await bot.post("/api/me/tokens", json={"label": "another"})
        assert refused(more, 401) == "auth/needed"
        hook = {"kind": "hook", "url": "http://ntfy.lan/x", "one": "x", "many": "x"}
        told = await bot.post("/api/me/telling/addresses", json=hook)
        assert refused(told, 401) == "auth/needed"


async def test_a_stolen_token_deletes_nobody(app: FastAPI, token: str) -> None:
    async with program(app, authorization=f"Bearer {token}") as bot:
        assert refused(await bot.delete("/api/me"), 401) == "auth/needed"
        assert (await bot.get("/api/me")).status_code == 200


async def test_a_stolen_token_locks_nobody_out(
    app: FastAPI, anna: httpx.AsyncClient, token: str
) -> None:
    (device,) = (await anna.get("/api/me/devices")).json()
    (kept,) = (await anna.get("/api/me/tokens")).json()
    async with program(app, authorization=f"Bearer {token}") as bot:
        for path in (f"/api/me/devices/{device['id']}", f"/api/me/tokens/{kept['id']}"):
            assert refused(await bot.delete(path), 401) == "auth/needed"
    assert (await anna.delete(f"/api/me/tokens/{kept['id']}")).status_code == 204


async def test_a_wrong_token_is_not_helped_by_a_cookie(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    answer = await anna.get("/api/me", headers={"authorization": "Bearer wrong"})
    assert refused(answer, 401) == "auth/needed"


async def test_a_person_has_only_so_many_tokens(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    codes = [
        (await anna.post("/api/me/tokens", json={"label": "bot"})).status_code for _ in range(21)
    ]
    assert codes == [201] * 20 + [409]


async def test_a_label_is_a_name_too(anna: httpx.AsyncClient) -> None:
    await arrived(anna)
    answer = await anna.post("/api/me/tokens", json={"label": " "})
    assert refused(answer, 422) == "token/no-name"


def sockets(app: FastAPI, token: str, cookie: str) -> Iterator[tuple[HTTPConnection, bool]]:
    """Sockets as a server sees them, and whether they are Anna's."""
    for header, value, known in [
        (b"authorization", f"Bearer {token}", True),
        (b"authorization", f"bearer {token}", True),
        (b"authorization", f"Basic {token}", False),
        (b"cookie", f"ebbes={cookie}", True),
        (b"cookie", f"ebbes={token}", False),
        (b"x", "y", False),
    ]:
        scope = {"type": "websocket", "app": app, "scheme": "ws"}
        yield HTTPConnection(scope | {"headers": [(header, value.encode())]}), known


async def test_a_socket_is_known_by_cookie_or_token(
    app: FastAPI, anna: httpx.AsyncClient, token: str
) -> None:
    for socket, known in sockets(app, token, anna.cookies["ebbes"]):
        person = await person_of(socket)
        assert (person is not None and person.name == "Anna") == known


async def test_an_address_takes_only_so_many_new_names_in_an_hour(settings: Settings) -> None:
    few = settings.model_copy(update={"renames_per_hour": 2})
    async with running(few) as app, browser(app) as anna:
        await arrived(anna)
        answers = [await anna.patch("/api/me", json={"name": name}) for name in ("A", "", "B", "C")]
        assert [answer.status_code for answer in answers] == [200, 422, 200, 429]
        assert answers[-1].json()["context"]["seconds"] == int(answers[-1].headers["retry-after"])
        assert (await anna.get("/api/me")).json()["name"] == "B"
