"""Tests of the watch over sockets; over requests, see health, refusals and logs."""

import json

import structlog
from fastapi import FastAPI, WebSocket
from starlette.types import Message, Scope

SOCKET: Scope = {"type": "websocket", "path": "/tell", "scheme": "ws", "headers": []}


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
