"""A device that is about to be somebody: by a link, or by a code."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import BackgroundTasks, Depends, Request, Response
from pydantic import BaseModel, Field

from ebbes.server.api.me import Me, me_of
from ebbes.server.identity.before import become
from ebbes.server.identity.person import MaybeDevice
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.services import TheServices
from ebbes.server.store.secret import new_secret
from ebbes.server.store.values import Person

KNOWN_ALREADY = declared(s409="You are that person already.")


class Owner(BaseModel):
    """Whose link or code it is."""

    name: str
    you: bool = Field(description="Whether this device is that person already.")


@dataclass(frozen=True, slots=True)
class Arrival:
    """What it takes to become somebody."""

    request: Request
    response: Response
    later: BackgroundTasks
    services: TheServices
    device: MaybeDevice

    def look_at(self, owner: Person) -> Owner:
        """Whom the device would become; nothing changes."""
        return Owner(name=owner.name, you=self._is_of(owner))

    def verify_other(self, owner: Person) -> None:
        """Nobody becomes who they are."""
        if self._is_of(owner):
            raise ApiError(409, "person/known-already", "you are that person already")

    def new_secret(self) -> str:
        """By which the device will be known."""
        return new_secret(self.services.random_bytes)

    async def become(self, secret: str, person: Person) -> Me:
        """The device is this person from now on; who it was before it can be again."""
        await become(self.request, self.response, self.later, secret, person)
        return me_of(person)

    def _is_of(self, owner: Person) -> bool:
        return self.device is not None and self.device.person.id == owner.id


TheArrival = Annotated[Arrival, Depends()]
