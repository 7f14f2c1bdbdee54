"""Tests of the watch over sockets and who hangs up; else see health, refusals and logs."""

import json

import structlog
from fastapi import FastAPI, WebSocket
from starlette.types import Message, Scope

from ebbes.server.services import services_in

SOCKET: Scope = {"type": "websocket", "path": "/tell", "scheme": "ws", "headers": []}
REQUEST: Scope = {
    "type": "http",
    "method": "POST",
    "path": "/api/faults",
    "scheme": "http",
    "headers": [(b"content-type", b"application/json"), (b"content-length", b"20")],
}


async def tell(socket: WebSocket) -> None:
    """Tells what is logged with every line about this socket."""
    await socket.accept()
    await socket.send_json(structlog.contextvars.get_contextvars())


async def told(app: FastAPI) -> dict[str, str]:
    """What a socket is told first."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app({**SOCKET, "query_string": b"", "subprotocols": []}, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send"]
    found: dict[str, str] = json.loads(sent[1]["text"])
    return found


async def test_each_socket_has_an_id_in_the_log(app: FastAPI) -> None:
    app.add_api_websocket_route("/tell", tell)
    first, second = await told(app), await told(app)
    assert first["request_id"] != second["request_id"]


async def test_who_hangs_up_before_all_is_said_makes_no_fault(app: FastAPI) -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app({**REQUEST, "query_string": b"", "client": ("127.0.0.1", 1)}, receive, send)
    assert sent == []
    assert services_in(app).metrics.faults._value.get() == 0
