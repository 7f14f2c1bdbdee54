"""A whole game through real sockets, with every byte that anybody is sent."""

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ebbes.engine.commands import Choice, Command, Deal, NameStarter, PickDesignator
from ebbes.engine.options import Options
from ebbes.protocol.options import GameOptions
from ebbes.protocol.settings import TableSettings
from ebbes.rules.codes import CARDS, code_of
from ebbes.server.services import open_services
from ebbes.server.settings import Settings
from ebbes.server.tables.model.game import Game
from tests.server.inside import Inside, served_inside
from tests.server.store.clock import Clock

SPECTATOR = -1
"""Who has no seat."""
TIMES = ("date",)
"""Headers that tell nothing but what time it is."""


NO_SUCH_GAME = 4404
PAGES_OF_A_GAME = (
    "",
    "/record",
    "/events",
    "/review",
    "/review/page",
    "/reading?round=1&made=0&seat=0",
    "/refutation?round=1&made=0&best=B1&wrong=B2",
)
"""What there is of a game once it is over; of one that runs, nothing."""


class Recorded:
    """A table full of people and one spectator; what each of them is sent, in order."""

    def __init__(self, server: Inside, options: Options) -> None:
        self.sent: defaultdict[int, list[str]] = defaultdict(list)
        self.secrets: defaultdict[int, list[str]] = defaultdict(list)
        """Ids, cookies and tokens, by whose they are."""
        self._server = server
        self._options = options
        self._http: list[httpx.AsyncClient] = []
        self._sockets: dict[int, ClientConnection] = {}
        self._numbers = 0

    async def gather(self, stack: AsyncExitStack) -> None:
        """All sit down and add their nonces, and the spectator looks on."""
        for seat in range(self._options.players):
            await self._arrive(stack, seat)
        settings = TableSettings(options=GameOptions.of(self._options)).model_dump(mode="json")
        made = await self.ask(0, "POST", "/api/tables", {"id": "t", "settings": settings})
        self.table_id = str(made.json()["id"])
        for seat in (SPECTATOR, *range(self._options.players)):
            self._sockets[seat] = await stack.enter_async_context(self.socket(seat))
            await self.hear(seat, self._sockets[seat])
            if seat > 0:
                await self.do(seat, {"type": "take-seat", "seat": seat})
        await self.do(0, {"type": "start-game"})
        for seat in range(self._options.players):
            nonce = bytes([seat + 1] * 32).hex()
            await self.do(seat, {"type": "add-nonce", "number": 1, "nonce": nonce})

    @property
    def game(self) -> Game:
        """The game as the server has it."""
        (room,) = self._server.services.rooms.open
        assert room.table.game is not None
        return room.table.game

    @property
    def seq(self) -> int:
        """The number of the last event."""
        (room,) = self._server.services.rooms.open
        return room.table.seq

    async def ask(self, seat: int, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request, whose answer is recorded."""
        answer = await self._http[seat].request(method, path, json=body)
        told = [(key, value) for key, value in answer.headers.items() if key not in TIMES]
        self.sent[seat].append(f"{answer.status_code} {told} {answer.text}")
        return answer

    async def do(self, seat: int, command: dict[str, Any]) -> dict[str, Any]:
        """A command that is accepted; everybody hears of it."""
        self._numbers += 1
        await self._sockets[seat].send(json.dumps({"id": f"c{self._numbers}", **command}))
        for listener, socket in self._sockets.items():
            await self.hear(listener, socket)
        answer = await self.hear(seat, self._sockets[seat])
        assert answer["type"] == "accepted", answer
        return answer

    async def try_in_vain(self, seat: int, command: dict[str, Any]) -> None:
        """A command that is refused; nobody else hears of it."""
        await self._sockets[seat].send(json.dumps({"id": "v", **command}))
        answer = await self.hear(seat, self._sockets[seat])
        assert answer["type"] == "refused", answer

    async def hear(self, seat: int, socket: ClientConnection) -> dict[str, Any]:
        """The next message, but for how many watch: that is told whenever they come."""
        heard: dict[str, Any] = {"type": "watchers"}
        while heard["type"] == "watchers":
            text = str(await socket.recv())
            heard = json.loads(text)
        self.sent[seat].append(text)
        return heard

    @asynccontextmanager
    async def socket(self, seat: int, query: str = "") -> AsyncIterator[ClientConnection]:
        """One more socket of somebody."""
        address = self._server.address
        url = f"ws{address.removeprefix('http')}/api/tables/{self.table_id}/socket{query}"
        headers = {"Origin": address}
        if seat != SPECTATOR:
            headers["Cookie"] = f"ebbes={self._http[seat].cookies['ebbes']}"
        async with connect(url, additional_headers=headers) as socket:
            yield socket

    async def look_around(self, seat: int) -> None:
        """All that somebody can ask for, and all that they can try in vain."""
        for query in ("", "?since=1", f"?since={self._numbers}"):
            async with self.socket(seat, query) as socket:
                await self.hear(seat, socket)
        if seat == SPECTATOR:
            return
        table = f"/api/tables/{self.table_id}"
        for path in (
            table,
            f"{table}/games/1",
            f"{table}/games/1/id",
            *(f"/api/games/{self.game.id_at(self.table_id)}{page}" for page in PAGES_OF_A_GAME),
            *(f"{table}/{page}" for page in ("blocked", "wishes", "seats/0/place")),
            "/api/me/tables",
            "/api/me/over-days",
            "/api/me/games",
            "/api/me/place",
            "/api/visit",
            "/api/me/export",
            "/api/tables",
        ):
            await self.ask(seat, "GET", path)
        await self.ask(seat, "POST", f"/api/games/{self.game.id_at(self.table_id)}/review")
        await self.ask(
            seat, "PUT", f"/api/games/{self.game.id_at(self.table_id)}/names", {"shown": True}
        )
        wish = {"round": 1, "made": 0, "seat": 0, "choices": []}
        await self.ask(seat, "POST", f"/api/games/{self.game.id_at(self.table_id)}/onward", wish)
        await self.ask(seat, "POST", "/api/games/file", {"format": "ebbes-record/1"})
        for study in ("reading", "refutation", "onward"):
            filed = {**wish, "best": "B1", "wrong": "B2", "record": {"format": "ebbes-record/1"}}
            await self.ask(seat, "POST", f"/api/games/file/{study}", filed)
        await self._look_together(seat)
        allowed = {code for code in CARDS if self._may_play(seat, code)}
        for code in sorted(CARDS.keys() - allowed):
            await self.try_in_vain(seat, {"type": "play-card", "at": self.seq, "card": code})

    async def _look_together(self, seat: int) -> None:
        """In vain: a game that runs is not looked back at."""
        address = self._server.address
        game = self.game.id_at(self.table_id)
        url = f"ws{address.removeprefix('http')}/api/games/{game}/socket"
        headers = {"Origin": address, "Cookie": f"ebbes={self._http[seat].cookies['ebbes']}"}
        async with connect(url, additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        assert socket.close_code == NO_SUCH_GAME
        self.sent[seat].append(f"{socket.close_code} {socket.close_reason}")

    def _may_play(self, seat: int, code: str) -> bool:
        state = self.game.state
        return state.turn == seat and CARDS[code] in state.hands[seat]

    async def _arrive(self, stack: AsyncExitStack, seat: int) -> None:
        headers = {"Origin": self._server.address}
        client = httpx.AsyncClient(base_url=self._server.address, headers=headers)
        self._http.append(await stack.enter_async_context(client))
        made = await self.ask(seat, "POST", "/api/me", {"name": f"Guest {seat}"})
        token = await self.ask(seat, "POST", "/api/me/tokens", {"label": "bot"})
        self.secrets[seat] = [made.json()["id"], client.cookies["ebbes"], token.json()["token"]]


@asynccontextmanager
async def recorded(settings: Settings, options: Options) -> AsyncIterator[Recorded]:
    """A game that has begun, at a server whose luck is always the same."""
    luck = Random("luck").randbytes
    async with AsyncExitStack() as stack:
        opener = served_inside(settings, lambda told: open_services(told, Clock(), luck))
        game = Recorded(await stack.enter_async_context(opener), options)
        await game.gather(stack)
        yield game


async def play(game: Recorded, commands: Sequence[Command]) -> None:
    """Everyone decides as in these commands; the deals are the server's."""
    for command in commands:
        if not isinstance(command, Deal):
            seen = len(game.sent[SPECTATOR])
            await game.do(command.seat, {"at": game.seq, **_wire(command)})
            assert len(game.sent[SPECTATOR]) == seen + 1


def _wire(choice: Choice) -> dict[str, Any]:
    match choice:
        case NameStarter(_, starter):
            return {"type": "name-starter", "starter": starter}
        case PickDesignator(_, card):
            return {"type": "pick-designator", "card": code_of(card)}
        case _:
            return {"type": "play-card", "card": code_of(choice.card)}
