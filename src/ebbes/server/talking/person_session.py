"""One connection to a person, from its first word to its last."""

import asyncio
from collections.abc import Sequence
from random import uniform
from typing import Final

from fastapi import WebSocket
from pydantic import ValidationError

from ebbes.protocol.commands import Ping, client_message
from ebbes.protocol.messages import Pong, Refused
from ebbes.protocol.person import Hello, PersonNews
from ebbes.server.attending.sessions import REVOKED, Origin
from ebbes.server.identity.person import person_of
from ebbes.server.limiting.nuisances import PERSON
from ebbes.server.refusing.answers import refused
from ebbes.server.services import Services
from ebbes.server.store.errors import StoreUnavailable
from ebbes.server.store.values import OpenPlace, Person
from ebbes.server.talking.session import id_of, malformed, too_many_messages
from ebbes.server.talking.short_session import ShortSession
from ebbes.server.talking.standing import Standing

SURE_SECONDS: Final = 300.0
"""About how long it is believed that somebody is who they were, and has missed nothing."""


class PersonSession(ShortSession):
    """Somebody who is told what waits for them."""

    def __init__(
        self, services: Services, socket: WebSocket, person: Person, origin: Origin
    ) -> None:
        super().__init__(services, socket, origin)
        self._attendance = services.attendance
        self._person = person.id
        self._standing = Standing()
        self._early: list[PersonNews] | None = []
        self._seen_early: Sequence[OpenPlace] = ()

    def hear(self, news: PersonNews) -> None:
        """News, told if they are any; before they were greeted, they wait."""
        if self._early is not None:
            self._early.append(news)
        elif self._standing.take(news):
            self._say(news)

    async def look(self) -> Sequence[OpenPlace]:
        """Look into the store for what nobody has told them; where they have been."""
        before = dict(self._standing.turns)
        places = await self._attendance.places(self._person)
        if self._early is None:
            self._compare(places, before)
        else:
            self._seen_early = places
        return places

    async def stay(self) -> int:
        """Tell them what waits until one side has enough; the code to close with."""
        with self._attendance.attended(self._person, self):
            await self._greet()
            return await self._last(self._make_sure())

    async def _greet(self) -> None:
        """What the store tells them; what came meanwhile may be newer."""
        self._say(self._standing.greet(await self._attendance.places(self._person)))
        early, self._early = self._early or [], None
        self._compare(self._seen_early, {})
        for news in early:
            self.hear(news)

    def _compare(self, places: Sequence[OpenPlace], before: dict[str, int]) -> None:
        for news in self._standing.look(places, before):
            self._say(news)

    async def _take(self, text: str) -> None:
        """Answer pings."""
        if self._bucket.take(""):
            self._services.door.nuisances.count(PERSON, self._person)
            self._refuse(too_many_messages(text))
            return
        try:
            message = client_message(text)
        except ValidationError as error:
            self._refuse(malformed(text, error))
            return
        if isinstance(message, Ping):
            self._say(Pong())
        else:
            self._refuse(refused(id_of(text), "message/malformed", "type: should be 'ping' here"))

    def _refuse(self, refusal: Refused) -> None:
        self._patience -= 1
        self._services.metrics.count_refusal(refusal.reason.code)
        self._say(refusal)

    async def _make_sure(self) -> None:
        """See now and then whether they still are who they were, and have missed nothing."""
        while True:
            await asyncio.sleep(uniform(0.8, 1.2) * SURE_SECONDS)
            try:
                person = await person_of(self._socket)
                if person is None or person.id != self._person:
                    self._code = REVOKED
                    return
                self._attendance.announce(self._person, await self.look())
            except StoreUnavailable:
                continue

    def _say(self, message: Hello | PersonNews | Refused | Pong) -> None:
        self._connection.hear(message.model_dump_json())
