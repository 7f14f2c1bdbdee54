"""A server, as one person talks to it."""

from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any, Self
from urllib.parse import urlencode

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
from ebbes.client.seen import Seen
from ebbes.client.table import Table
from ebbes.json_types import Json
from ebbes.protocol.messages import Snapshot
from ebbes.protocol.refusals import Reason
from ebbes.protocol.replay import Replay
from ebbes.protocol.seats import SeatPlan
from ebbes.protocol.settings import TableSettings

COOKIES = ("__Host-ebbes", "ebbes")
"""What the cookie is called, with and without TLS."""
FORMER = ("__Host-ebbes-before", "ebbes-before")
"""Likewise the one with the secrets of who somebody was before."""
KEPT_SECONDS = 2.0
"""How long a connection is used again: a server gives it up after five, perhaps just then."""
MISSING = {"table/no-such-table": NoSuchTable, "table/no-such-game": NoSuchGame}


class Client:
    """Talks to the server at `url` with a token, or as somebody new after `arrive`."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        secret: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._url = url.rstrip("/")
        self._extra = headers or {}
        """What every request carries besides, such as whom a front speaks for."""
        self._secret, _, self._former = (secret or "").partition(".")
        self._public: str | None = None
        """Where the pages of this server are, once it has told."""
        self._headers = self._extra | ({"Authorization": f"Bearer {token}"} if token else {})
        if self._secret:
            self._headers |= self._known()
        self._http = httpx.AsyncClient(
            base_url=self._url,
            headers=self._headers,
            timeout=30,
            limits=httpx.Limits(keepalive_expiry=KEPT_SECONDS),
            verify=self._url.startswith("https:"),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def arrive(self, name: str) -> None:
        """Become somebody of that name, known to the server by a cookie."""
        await self._ask("POST", "/api/me", {"name": name})
        self._take_cookie()

    @property
    def url(self) -> str:
        """Where the server is."""
        return self._url

    @property
    def secret(self) -> str | None:
        """By which the server knows who has arrived: given to a new client, it is the same person.

        Whoever has it is that person, and can be again who this one was before.
        """
        return ".".join(filter(None, (self._secret, self._former))) or None

    async def name(self) -> str | None:
        """What you are called; None if the server knows you not, or no more."""
        me = (await self._visit())["me"]
        return None if me is None else str(me["name"])

    async def rename(self, name: str) -> None:
        """Be called so from now on."""
        await self._ask("PATCH", "/api/me", {"name": name})

    async def create_link(self) -> str:
        """An address that makes the device on which it is opened you, once and soon."""
        return str((await self._ask("POST", "/api/me/link"))["url"])

    async def look_at_link(self, code: str) -> dict[str, Json]:
        """Whom you would become by a link (`name`), and whether you are that person (`you`)."""
        found: dict[str, Json] = await self._ask("POST", "/api/link/look", {"code": code})
        return found

    async def use_link(self, code: str) -> None:
        """Become the person who made a link with this code; `be_again` is the way back."""
        await self._become("/api/link", {"code": code})

    async def former(self) -> list[dict[str, Json]]:
        """Who you were before links made you somebody else (`id`, `name`), the last one first."""
        if not self._former:
            return []
        found: list[dict[str, Json]] = await self._ask("GET", "/api/me/before")
        return found

    async def be_again(self, person_id: str) -> None:
        """Be one of those again."""
        await self._become("/api/me/return", {"id": person_id})

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

    async def tables(self) -> list[dict[str, Json]]:
        """The open tables you have been at, the newest first."""
        found: list[dict[str, Json]] = await self._ask("GET", "/api/me/tables")
        return found

    async def slow_tables(self) -> list[dict[str, Json]]:
        """Those of them that play over days, and for whom each waits: first those for you."""
        found: list[dict[str, Json]] = await self._ask("GET", "/api/me/over-days")
        return found

    async def public_tables(self) -> list[dict[str, Json]]:
        """The tables anyone may join: first where somebody is, the newest first."""
        found: list[dict[str, Json]] = await self._ask("GET", "/api/tables")
        return found

    async def games(self) -> list[dict[str, Json]]:
        """The latest games you have played, the newest first, as many as are on one page."""
        found: list[dict[str, Json]] = (await self._ask("GET", "/api/me/games"))["games"]
        return found

    async def all_games(self) -> AsyncIterator[dict[str, Json]]:
        """All the games you have played, the newest first, asked for page by page."""
        path: str | None = "/api/me/games"
        while path is not None:
            page = await self._ask("GET", path)
            for game in page["games"]:
                yield game
            path = page["next"] and f"/api/me/games?{urlencode({'before': page['next']})}"

    async def replay(self, game_id: str, seat: int | None = None) -> Replay:
        """A game that is over, event by event: as a seat saw it, or with all hands open."""
        query = "" if seat is None else f"?seat={seat}"
        return Replay.model_validate(await self._ask("GET", f"/api/games/{game_id}/events{query}"))

    async def review(self, game_id: str) -> dict[str, Json]:
        """What every decision of a game was worth, as far as it is known."""
        found: dict[str, Json] = await self._ask("GET", f"/api/games/{game_id}/review")
        return found

    async def ask_review(self, game_id: str) -> None:
        """Have a game looked through; `review` tells how far it is."""
        await self._ask("POST", f"/api/games/{game_id}/review")

    async def hint(self, table_id: str) -> list[dict[str, Json]]:
        """What a strong bot thinks of all you may do in your turn, the best first."""
        found: list[dict[str, Json]] = (await self._ask("POST", f"/api/tables/{table_id}/hint"))[
            "choices"
        ]
        return found

    async def record(self, table_id: str, number: int = 1) -> dict[str, Json]:
        """The record of a finished game; or `NoSuchTable`, `NoSuchGame`."""
        found: dict[str, Json] = await self._ask("GET", f"/api/tables/{table_id}/games/{number}")
        return found

    async def day(self, day: str = "today") -> dict[str, Json]:
        """The hand of a day (`2028-02-29`), of today or before."""
        found: dict[str, Json] = await self._ask("GET", f"/api/days/{day}")
        return found

    async def play_day(self, day: str) -> str:
        """Sit down to the hand of today, or go on with it: it counts once. The table's code."""
        return str((await self._ask("POST", f"/api/days/{day}"))["code"])

    async def practise_day(self, day: str) -> str:
        """Play a hand for yourself that you have played, or that is over. The table's code."""
        wish: Json = {"id": token_hex(8)}
        return str((await self._ask("POST", f"/api/days/{day}/practice", wish))["code"])

    async def puzzles(self) -> dict[str, Json]:
        """What puzzles there are, and what you have done with them."""
        found: dict[str, Json] = await self._ask("GET", "/api/puzzles")
        return found

    async def puzzle_run(self, theme: str | None = None) -> list[str]:
        """Some puzzles for you, of a theme or of any; the easiest first."""
        query = "" if theme is None else f"?theme={theme}"
        return list((await self._ask("GET", f"/api/puzzles/run{query}"))["puzzles"])

    async def due_puzzles(self) -> list[str]:
        """The puzzles you missed that have come back by now."""
        return list((await self._ask("GET", "/api/me/puzzles/due"))["puzzles"])

    async def puzzle(self, puzzle_id: str) -> Seen:
        """The table as the seat sees it that has to choose a card."""
        asked = await self._ask("GET", f"/api/puzzles/{puzzle_id}")
        return Seen.of(Snapshot.model_validate(asked["snapshot"]))

    async def answer_puzzle(self, puzzle_id: str, card: str) -> dict[str, Any]:
        """Play a card, and hear what was right; your first answer counts."""
        answer: dict[str, Any] = await self._ask(
            "POST", f"/api/puzzles/{puzzle_id}", {"card": card}
        )
        return answer

    def table(self, code: str, tries: int | None = TRIES) -> Table:
        """The table with this code: `async with client.table(code) as table`.

        Once found it stays that table, even if another one gets its code after it has ended. A
        lost connection is made again, however long that takes; but if nobody ever answered, it is
        tried only so often, and then `Unreachable`: with `tries=None` for ever.
        """
        found: list[str] = []
        headers = {**self._headers}

        async def where() -> str:
            if not found:
                headers.update(await self._introduced())
                found.append((await self._ask("GET", f"/api/codes/{code}"))["id"])
            return f"ws{self._url.removeprefix('http')}/api/tables/{found[0]}/socket"

        return Table(where, headers, Habits(tries=tries))

    async def _become(self, path: str, body: Json) -> None:
        await self._ask("POST", path, body)
        self._former = self._cookie(FORMER)
        self._take_cookie()

    def _take_cookie(self) -> None:
        """From now on this client is who the server's answer says."""
        self._secret = self._cookie(COOKIES)
        self._headers = self._extra | self._known()
        self._http.headers.update(self._headers)

    def _cookie(self, names: tuple[str, ...]) -> str:
        jar = self._http.cookies
        return next((jar[name] for name in names if name in jar), "")

    def _known(self) -> dict[str, str]:
        """The cookies, also where the server's people come by TLS and this client does not."""
        pairs = [f"{name}={self._secret}" for name in COOKIES]
        if self._former:
            pairs += [f"{name}={self._former}" for name in FORMER]
        return {"Cookie": "; ".join(pairs), "Origin": self._public or self._url}

    async def _introduced(self) -> dict[str, str]:
        """What a socket, or whatever changes something, needs besides a cookie.

        A server takes cookies from its own pages alone, which may be elsewhere than at `url`.
        """
        if not self._secret:
            return {}
        if self._public is None:
            await self._visit()
        return self._known()

    async def _visit(self) -> dict[str, Any]:
        """Who one is here, and where people reach the server."""
        told: dict[str, Any] = await self._request("GET", "/api/visit")
        self._public = str(told.get("public_url") or self._url)
        if self._secret:
            self._headers |= self._known()
            self._http.headers.update(self._headers)
        return told

    async def _ask(self, method: str, path: str, body: Json = None) -> Any:
        if method != "GET":
            await self._introduced()
        return await self._request(method, path, body)

    async def _request(self, method: str, path: str, body: Json = None) -> Any:
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
