"""The yardstick: the same libraries and settings, and nothing but echo and broadcast."""

from collections import defaultdict

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
groups: defaultdict[str, set[WebSocket]] = defaultdict(set)


@app.websocket("/echo")
async def echo(socket: WebSocket) -> None:
    """Sends back what it gets."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


@app.websocket("/broadcast/{group}")
async def broadcast(socket: WebSocket, group: str) -> None:
    """Sends what one of a group says to all of it."""
    await socket.accept()
    members = groups[group]
    members.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            for member in members:
                await member.send_text(text)
    except WebSocketDisconnect:
        members.discard(socket)
