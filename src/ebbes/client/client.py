"""A server, as one person talks to it."""

from secrets import token_hex
from typing import Any, Self

import httpx

from ebbes.client.connection import TRIES, Habits
from ebbes.client.errors import (
    ClientError,
    NoSuchGame,
    NoSuchTable,
    Refusal,
    Unreachable,
    Unwelcome,
)
from ebbes.client.table import Table
from ebbes.json_types import Json
from ebbes.protocol.refusals import Reason
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings

COOKIES = ("__Host-ebbes", "ebbes")
"""What the cookie is called, with and without TLS."""
MISSING = {"table/no-such-table": NoSuchTable, "table/no-such-game": NoSuchGame}


class Client:
    """Talks to the server at `url` with a token, or as somebody new after `arrive`."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self._url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=self._url, headers=self._headers, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def arrive(self, name: str) -> None:
        """Become somebody of that name, known to the server by a cookie."""
        self._http.headers["Origin"] = self._url
        await self._ask("POST", "/api/me", {"name": name})
        cookie = next(name for name in COOKIES if name in self._http.cookies)
        pair = f"{cookie}={self._http.cookies[cookie]}"
        self._headers = {"Cookie": pair, "Origin": self._url}

    async def create_token(self, label: str) -> str:
        """A token with which a bot acts as you."""
        made = await self._ask("POST", "/api/me/tokens", {"label": label})
        return str(made["token"])

    async def create_table(
        self, settings: TableSettings | None = None, seats: tuple[SeatPlan, ...] = ()
    ) -> str:
        """A new table at which you sit as the host; its code."""
        wish: Json = {
            "id": token_hex(8),
            "settings": (settings or TableSettings()).model_dump(mode="json"),
            "seats": [seat.model_dump(mode="json") for seat in seats],
        }
        made = await self._ask("POST", "/api/tables", wish)
        return str(made["code"])

    async def record(self, table_id: str, number: int = 1) -> dict[str, Json]:
        """The record of a finished game; or `NoSuchTable`, `NoSuchGame`."""
        found: dict[str, Json] = await self._ask("GET", f"/api/tables/{table_id}/games/{number}")
        return found

    def table(self, code: str, tries: int | None = TRIES) -> Table:
        """The table with this code: `async with client.table(code) as table`.

        Once found it stays that table, even if another one gets its code after it has ended. A
        lost connection is made again, however long that takes; but if nobody ever answered, it is
        tried only so often, and then `Unreachable`: with `tries=None` for ever.
        """
        found: list[str] = []

        async def where() -> str:
            if not found:
                found.append((await self._ask("GET", f"/api/codes/{code}"))["id"])
            return f"ws{self._url.removeprefix('http')}/api/tables/{found[0]}/socket"

        return Table(where, self._headers, Habits(tries=tries))

    async def _ask(self, method: str, path: str, body: Json = None) -> Any:
        try:
            answer = await self._http.request(method, path, json=body)
        except httpx.HTTPError as error:
            raise Unreachable(f"{method} {path}: {type(error).__name__} {error}") from None
        if answer.is_success:
            return answer.json() if answer.content else None
        raise _refusal(answer)


def _refusal(answer: httpx.Response) -> ClientError:
    status = answer.status_code
    try:
        reason = Reason.model_validate(answer.json())
    except ValueError:
        request = answer.request
        return Unwelcome(f"{request.method} {request.url.path}: status {status}", status)
    missing = MISSING.get(reason.code)
    return Refusal(reason, status) if missing is None else missing(reason.message, status)
