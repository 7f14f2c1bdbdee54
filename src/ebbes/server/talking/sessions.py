"""All open sockets of this process, found by whose they are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, Protocol

REVOKED: Final = 4401
"""The close code for somebody whose cookie or token opens nothing any more."""
BANNED: Final = 4403
"""The close code for somebody whom the operators have turned away."""


class Origin(NamedTuple):
    """By what somebody came."""

    credential: str | None
    """The hash of their cookie's secret, or of their token."""
    person: str | None
    address: str


class Session(Protocol):
    """An open socket, as this list sees it."""

    origin: Origin

    def dismiss(self, code: int = REVOKED) -> None:
        """End it, with the code that says why."""


class Sessions:
    """Lets go whoever has lost the right to be here."""

    def __init__(self) -> None:
        self._open: set[Session] = set()

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

    def close(self, credential: str) -> int:
        """End all that came by this cookie or token, of which the hash is given; how many."""
        return self._dismiss([each for each in self._open if each.origin.credential == credential])

    def close_person(self, person: str) -> int:
        """End all of a person, whichever way they came; how many."""
        return self._dismiss([each for each in self._open if each.origin.person == person])

    def ban(self, is_banned: Callable[[Origin], bool]) -> int:
        """End all that the operators have turned away; how many."""
        return self._dismiss([each for each in self._open if is_banned(each.origin)], BANNED)

    def _dismiss(self, sessions: list[Session], code: int = REVOKED) -> int:
        for session in sessions:
            session.dismiss(code)
        return len(sessions)
