"""All gatherings at this process, and the way to the other ones."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from pydantic import ValidationError

from ebbes.json_types import Json
from ebbes.rules.seats import Seat
from ebbes.server.fanout import Fanout
from ebbes.server.gathering.gathering import Ear, Gathering, TooManyHere
from ebbes.server.gathering.passing import PASSED, Passed, WhoIsThere

MOST_GATHERINGS: Final = 1000
"""At this process; who did not sit there begins none of the last half of them."""
MOST_STRANGERS: Final = 8
"""People of one network who did not sit there and look at one game."""
PROCESSES: Final = 2**30
NUMBERS: Final = 2**20
"""More than people ever come to one process; all numbers are exact in every browser."""


class Gatherings:
    """By game; one nobody here is at is forgotten here."""

    def __init__(self, fanout: Fanout, clock: Callable[[], float], process: int) -> None:
        self._fanout = fanout
        self._clock = clock
        self._process = process * NUMBERS
        self._open: dict[str, Gathering] = {}
        self._strangers = Counter[tuple[str, str]]()
        """How many there are, by game and network."""
        fanout.subscribe_gatherings(self._heard, self._begun)

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def joined(
        self, game_id: str, seat: Seat | None, ear: Ear, network: str
    ) -> Iterator[tuple[Gathering, int]]:
        """Somebody is there for as long as they stay; or `TooManyHere`."""
        with self._counted(game_id, seat, network):
            gathering = self._open.get(game_id) or self._opened(game_id, seat)
            number = gathering.enter(seat, ear)
            try:
                yield gathering, number
            finally:
                gathering.leave(number)
                if not gathering.members:
                    del self._open[game_id]
                    self._fanout.disperse(game_id)

    @contextmanager
    def _counted(self, game_id: str, seat: Seat | None, network: str) -> Iterator[None]:
        """Strangers are, by their network; who sat there is nobody's crowd."""
        if seat is not None:
            yield
            return
        key = (game_id, network)
        if self._strangers[key] >= MOST_STRANGERS:
            raise TooManyHere
        self._strangers[key] += 1
        try:
            yield
        finally:
            self._strangers[key] -= 1
            if not self._strangers[key]:
                del self._strangers[key]

    def _opened(self, game_id: str, seat: Seat | None) -> Gathering:
        most = MOST_GATHERINGS // 2 if seat is None else MOST_GATHERINGS
        if len(self._open) >= most:
            raise TooManyHere
        gathering = Gathering(self._clock, partial(self._pass_on, game_id), self._process)
        self._open[game_id] = gathering
        self._fanout.gather(game_id)
        return gathering

    def _pass_on(self, game_id: str, topic: str, passed: Passed) -> None:
        self._fanout.pass_on(game_id, topic, passed.model_dump(mode="json"))

    def _begun(self, game_id: str) -> None:
        """What was said before was not heard: ask, and tell."""
        gathering = self._open.get(game_id)
        if gathering is not None:
            self._pass_on(game_id, "who", WhoIsThere())
            gathering.tell_here()

    def _heard(self, game_id: str, said: Json) -> None:
        """A newer process may say what is not known here."""
        gathering = self._open.get(game_id)
        try:
            passed = PASSED.validate_python(said)
        except ValidationError:
            return
        if gathering is not None:
            gathering.hear_from(passed)
