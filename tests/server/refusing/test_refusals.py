"""Tests of what a client hears when something goes wrong."""

import asyncio
import json

import httpx
import pytest
from fastapi import FastAPI
from fastapi.responses import StreamingResponse
from starlette.types import Message, Scope
from structlog.testing import capture_logs

from ebbes.engine.errors import MustFollowSuit
from ebbes.server.api.common import problem_of
from ebbes.server.refusing.problem import response_to
from ebbes.server.refusing.refusals import refusal_of
from ebbes.server.settings import load_settings
from ebbes.server.tables.telling.view import reason_of
from tests.server.browser import arrived, browser, refused, running
from tests.server.postgres import postgres


def test_a_rule_is_told_over_http_as_over_a_socket() -> None:
    error = MustFollowSuit("must follow red: played N4, holding R5", rule="R12", suit="red")
    refusal = problem_of(error, 409)
    assert refusal.problem == reason_of(error)
    assert json.loads(bytes(response_to(refusal).body))["rule"] == "R12"


async def break_down() -> None:
    """A page that breaks."""
    raise RuntimeError("Anna holds G7")


async def break_off() -> StreamingResponse:
    """A page that breaks when half of it was sent."""

    def half() -> object:
        yield b"half"
        raise RuntimeError("Anna holds G7")

    return StreamingResponse(half())  # type: ignore[arg-type]


@pytest.fixture
def broken(app: FastAPI) -> FastAPI:
    """A server with pages that break."""
    app.add_api_route("/api/broken", break_down)
    app.add_api_route("/api/half", break_off, response_model=None)
    return app


def scope_of(path: str) -> Scope:
    """A request as a server hands it on."""
    told = {"method": "GET", "path": path, "query_string": b"", "headers": [], "scheme": "http"}
    return {"type": "http", "server": None, **told}


async def test_a_fault_is_a_plain_500_with_the_id_it_is_logged_under(broken: FastAPI) -> None:
    async with browser(broken) as anna:
        with capture_logs() as logged:
            answer = await anna.get("/api/broken")
        assert refused(answer, 500) == "server/fault"
        assert "G7" not in answer.text
        assert answer.json()["context"] == {"request": answer.headers["x-request-id"]}
        assert "content-security-policy" in answer.headers
        assert [line["event"] for line in logged] == ["fault", "request"]
        assert logged[1]["status"] == 500
        assert "ebbes_faults_total 1.0" in (await anna.get("/metrics")).text


async def test_a_fault_halfway_breaks_off(broken: FastAPI) -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody says anything")

    async def send(message: Message) -> None:
        sent.append(message)

    with capture_logs() as logged:
        await broken(scope_of("/api/half"), receive, send)
    assert [message.get("status", message.get("body")) for message in sent] == [200, b"half"]
    assert [line["event"] for line in logged] == ["fault", "request"]


async def test_there_is_nothing_elsewhere(anna: httpx.AsyncClient) -> None:
    assert refused(await anna.get("/elsewhere"), 404) == "request/no-such-page"
    assert refused(await anna.put("/api/me"), 405) == "request/wrong-method"
    for docs in ("/docs", "/redoc"):
        assert refused(await anna.get(docs), 404) == "request/no-such-page"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 422),
        (b"[]", 422),
        (b'{"name": 7}', 422),
        (b"\xff", 400),
        (b"", 422),
    ],
)
async def test_what_cannot_be_read_is_refused_and_not_sent_back(
    anna: httpx.AsyncClient, body: bytes, status: int
) -> None:
    headers = {"content-type": "application/json"}
    answer = await anna.post("/api/me", content=body, headers=headers)
    assert refused(answer, status) == "request/malformed"


async def test_a_wrong_field_is_named(anna: httpx.AsyncClient) -> None:
    answer = await anna.post("/api/link", json={"code": "secret" * 20})
    assert answer.json()["context"] == {"at": "body.code", "why": "string_too_long"}
    assert "secretsecret" not in answer.text


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({}, "body.id: field required"),
        ({"id": "t", "seat": 9}, "body.seat: input should be less than or equal to 4"),
        (
            {"id": "t", "settings": {"clock": "secret"}},
            "body.settings.clock: input should be 'none', 'relaxed' or 'brisk'",
        ),
        (
            {"id": "t", "seats": [{"kind": "secret"}]},
            "body.seats: 'kind' should be one of 'open', 'bot'",
        ),
        (
            {"id": "t", "seats": [{"kind": "bot", "name": "\x00secret", "strength": "solid"}]},
            "body.seats.bot.name: a name has only characters that can be seen",
        ),
    ],
)
async def test_a_wrong_wish_is_told_in_words_that_do_not_repeat_it(
    anna: httpx.AsyncClient, wish: dict[str, object], told: str
) -> None:
    await arrived(anna)
    answer = await anna.post("/api/tables", json=wish)
    assert refused(answer, 422) == "request/malformed"
    assert answer.json()["message"] == told
    assert "secret" not in answer.text


async def test_who_forgets_to_say_that_it_is_json_is_told(anna: httpx.AsyncClient) -> None:
    answer = await anna.post("/api/me", content=b'{"name": "Anna"}')
    assert answer.json()["message"] == "body: should be an object, sent as application/json"
    headers = {"content-type": "application/json"}
    answer = await anna.post("/api/me", content=b"{", headers=headers)
    assert answer.json()["message"] == "body: not JSON"


async def test_half_a_character_is_refused(anna: httpx.AsyncClient) -> None:
    headers = {"content-type": "application/json"}
    name = await anna.post("/api/me", content=b'{"name":"\\ud800"}', headers=headers)
    assert refused(name, 422) == "person/unseen-name"
    code = await anna.post("/api/link", content=b'{"code":"\\ud800"}', headers=headers)
    assert refused(code, 422) == "request/malformed"


async def test_a_database_that_does_not_answer_is_no_fault_of_the_client() -> None:
    with postgres() as server:
        settings = load_settings(database=server.new_database(), workers=0)
        async with running(settings) as app, browser(app) as anna:
            await arrived(anna)
            assert (await anna.get("/ready")).json() == {"status": "ready"}
            server.stop()
            for path in ("/ready", "/api/me"):
                answer = await anna.get(path)
                assert refused(answer, 503) == "server/unavailable"
                assert answer.headers["retry-after"] == "5"
            assert (await anna.get("/health")).json() == {"status": "alive"}
            server.start()
            assert (await anna.get("/ready")).status_code == 200


def test_an_error_that_is_no_refusal_stays_what_it_is() -> None:
    with pytest.raises(KeyError):
        refusal_of(KeyError())
