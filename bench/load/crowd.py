"""Scripted people at tables of four, who play as fast as they can or at a pace."""

import asyncio
import json
import os
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.tally import Tally

SEATS = 4
EVENTS = '{"type":"events"'
PLAYED = '"type":"card-played"'
TYPE = '"type":'
FIRST = '"first":'
CARD = '"card":"'
OFFERED = '"cards":["'
STARTER = '"kind":"name-starter"'


@dataclass(slots=True)
class Crowd:
    """People at tables of one or more servers."""

    addresses: list[str]
    tally: Tally
    pace: float = 0.0
    """Seconds everyone waits before a card."""
    scattered: bool = True
    """Whether the people of one table are connected to different servers."""

    async def sit_down(self, tables: int) -> list["asyncio.Task[None]"]:
        """Tables full of people who play one game after the other."""
        tasks: list[asyncio.Task[None]] = []
        async with httpx.AsyncClient(timeout=120) as http:
            for number in range(tables):
                tokens = [await self._arrive(http) for _ in range(SEATS)]
                table = await self._found(http, tokens[0])
                for seat, token in enumerate(tokens):
                    address = self.addresses[
                        (seat if self.scattered else number) % len(self.addresses)
                    ]
                    player = Player(self, address, table, seat, token)
                    tasks.append(asyncio.create_task(player.play()))
        return tasks

    async def _arrive(self, http: httpx.AsyncClient) -> str:
        address = self.addresses[0]
        http.cookies.clear()
        origin = {"Origin": address}
        made = await http.post(f"{address}/api/me", json={"name": "Anna"}, headers=origin)
        made.raise_for_status()
        label = {"label": "load"}
        token = await http.post(f"{address}/api/me/tokens", json=label, headers=origin)
        token.raise_for_status()
        return str(token.json()["token"])

    async def _found(self, http: httpx.AsyncClient, token: str) -> str:
        http.cookies.clear()
        known = {"Authorization": f"Bearer {token}"}
        wish = {"id": "load"}
        made = await http.post(f"{self.addresses[0]}/api/tables", json=wish, headers=known)
        made.raise_for_status()
        return str(made.json()["id"])


class Player:
    """One of them: knows no rules, plays the first card the prompt offers."""

    def __init__(self, crowd: Crowd, address: str, table: str, seat: int, token: str) -> None:
        self._tally = crowd.tally
        self._pace = crowd.pace
        self._table = table
        self._seat = seat
        self._token = token
        self._address = address
        self._sent = 0

    async def play(self) -> None:
        """Sit down and play; the host starts one game after the other."""
        url = f"ws{self._address.removeprefix('http')}/api/tables/{self._table}/socket"
        known = {"Authorization": f"Bearer {self._token}"}
        async with connect(
            url, additional_headers=known, compression=None, max_queue=None
        ) as socket:
            await self._sit_down(socket)
            async for text in socket:
                await self._hear(socket, str(text))

    async def _sit_down(self, socket: ClientConnection) -> None:
        if self._seat:
            await self._send(socket, {"type": "take-seat", "seat": self._seat})
            return
        missing = set(range(1, SEATS))
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "snapshot":
                seats = told["table"]["seats"]
                missing -= {at for at, seat in enumerate(seats) if seat["kind"] == "person"}
            elif told["type"] == "events":
                missing -= {each.get("seat") for each in told["events"]}
            if not missing:
                break
        await self._send(socket, {"type": "start-game"})

    async def _hear(self, socket: ClientConnection, text: str) -> None:
        if not text.startswith(EVENTS):
            if '"refused"' in text:
                self._tally.errors.append(text)
            return
        self._tally.deliver(self._table, _card_in(text))
        if '"prompt":null' not in text:
            await self._decide(socket, text)
        elif '"game-opened"' in text:
            await self._add_nonce(socket, json.loads(text))
        elif self._seat == 0 and '"proof-shown"' in text:
            await self._send(socket, {"type": "start-game"})

    async def _decide(self, socket: ClientConnection, text: str) -> None:
        at = int(_after(text, FIRST, ",")) + text.count(TYPE) - 2
        if self._pace:
            await asyncio.sleep(self._pace)
        if STARTER in text:
            await self._send(socket, {"type": "name-starter", "at": at, "starter": 0})
            return
        card = _after(text, OFFERED, '"')
        self._tally.play(self._table, card)
        await self._send(socket, {"type": "play-card", "at": at, "card": card})

    async def _add_nonce(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        opened = next(each for each in told["events"] if each["type"] == "game-opened")
        nonce = os.urandom(32).hex()
        message = {"type": "add-nonce", "number": opened["number"], "nonce": nonce}
        await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: dict[str, object]) -> None:
        self._sent += 1
        await socket.send(json.dumps({**message, "id": str(self._sent)}))


def _card_in(text: str) -> str | None:
    """The card that was played."""
    found = text.find(PLAYED)
    return None if found < 0 else _after(text[found:], CARD, '"')


def _after(text: str, mark: str, end: str) -> str:
    """What stands between two marks: whoever reads every message whole slows the server down."""
    start = text.index(mark) + len(mark)
    return text[start : text.index(end, start)]
