"""All open sockets of this process, found by whose they are."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

from ebbes.addresses import keys_of

REVOKED: Final = 4401
"""The close code for somebody whose cookie or token opens nothing any more."""
BANNED: Final = 4403
"""The close code for somebody whom the operators have turned away."""
REMEMBERED: Final = 1000
"""How many of those who lost their right last are known for the sake of who comes in just then."""


class Origin(NamedTuple):
    """By what somebody came."""

    credential: str | None
    """The hash of their cookie's secret, or of their token."""
    person: str | None
    address: str

    @property
    def network(self) -> str:
        """Their address, or all that one customer may have of IPv6."""
        return keys_of(self.address)[-1]


class Session(Protocol):
    """An open socket, as this list sees it."""

    origin: Origin

    def dismiss(self, code: int = REVOKED) -> None:
        """End it, with the code that says why."""


class Sessions:
    """Lets go whoever has lost the right to be here."""

    def __init__(self) -> None:
        self._open: set[Session] = set()
        self._lost: deque[str] = deque(maxlen=REMEMBERED)
        self.losses = 0
        """How often somebody has lost the right to be here."""

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def listed(self, session: Session) -> Iterator[None]:
        """A session, for as long as it is open."""
        self._open.add(session)
        try:
            yield
        finally:
            self._open.discard(session)

    def is_lost(self, origin: Origin, since: int) -> bool:
        """Whether somebody has lost the right since so many losses: before they were listed.

        Who needed so long to come in that it cannot be known has lost it, and may try again.
        """
        latest = self.losses - since
        recent = list(self._lost)[max(0, len(self._lost) - latest) :]
        return latest > REMEMBERED or origin.credential in recent or origin.person in recent

    def close(self, credential: str) -> int:
        """End all that came by this cookie or token, of which the hash is given; how many."""
        self._lose(credential)
        return self._dismiss([each for each in self._open if each.origin.credential == credential])

    def close_person(self, person: str) -> int:
        """End all of a person, whichever way they came; how many."""
        self._lose(person)
        return self._dismiss([each for each in self._open if each.origin.person == person])

    def ban(self, is_banned: Callable[[Origin], bool]) -> int:
        """End all that the operators have turned away; how many."""
        return self._dismiss([each for each in self._open if is_banned(each.origin)], BANNED)

    def _lose(self, key: str) -> None:
        self._lost.append(key)
        self.losses += 1

    def _dismiss(self, sessions: list[Session], code: int = REVOKED) -> int:
        for session in sessions:
            session.dismiss(code)
        return len(sessions)
