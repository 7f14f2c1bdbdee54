"""A judge without processes, and a game that somebody wants reviewed."""

import json
from dataclasses import replace
from typing import Any

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.record.format import record_to_json
from ebbes.server.store import Store
from ebbes.server.store.values import NewGame
from ebbes.server.thinking.judging import judge_on
from tests.judge.games import two_rounds

OPTIONS = Options(3)
GAME = NewGame(
    id="g",
    number=1,
    started_at=1.0,
    ended_at=2.0,
    finished=False,
    facts={"seats": [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo")]},
    record=record_to_json(two_rounds(OPTIONS)),
    players={"a": 0, "b": 1},
)


class Here:
    """Judges in this process what a worker would judge, told as workers are told."""

    def __init__(self, most: int | None = None) -> None:
        self.asked: list[dict[str, Any]] = []
        self.most = most
        """After so many parts it judges no more."""

    async def judge(self, told: dict[str, Json]) -> Json:
        """What a worker would say."""
        request = json.loads(json.dumps(told))
        if request["judge"] == "part":
            if self.most is not None and len(self.asked) == self.most:
                raise KilledError
            self.asked.append({key: request[key] for key in ("place", "expected", "verdict")})
        found: Json = json.loads(json.dumps(judge_on(request)))
        return found


class KilledError(BaseException):
    """The process ends here."""


async def people_in(store: Store) -> None:
    """Two people, and a table."""
    for person, name in (("a", "Anna"), ("b", "Ben")):
        await store.people.create(person, name, f"hash {person}")
    await store.tables.create("t", "abc", public=True, entries=["created"])


async def game_in(store: Store) -> None:
    """The game, and who played it."""
    await people_in(store)
    await store.games.add("t", replace(GAME))
