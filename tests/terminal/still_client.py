"""A server that always says the same."""

from typing import Any

from ebbes.client import Client, Seen
from ebbes.client.errors import Refusal
from ebbes.json_types import Json
from ebbes.protocol.refusals import Reason
from ebbes.protocol.replay import Replay

CARDS = ["B1", "B6", "N3", "N7", "N8", "Y4", "G2", "G5", "G8", "R8"]
DAY: dict[str, Any] = {
    "day": "2028-02-29",
    "value": 3,
    "cards": CARDS,
    "played": 41,
    "row": 4,
    "own": None,
    "results": None,
}
PLAYED: dict[str, Any] = DAY | {
    "own": {"code": "KLRXBDG", "points": 4, "game": "g"},
    "results": {
        "points": {"-5": 3, "-2": 8, "0": 6, "1": 4, "3": 9, "4": 6, "7": 5},
        "better_than": 73,
    },
}
THEMES = ("trump", "take", "leave", "shed", "designate")
SHELF: dict[str, Any] = {
    "count": 300,
    "themes": [
        {"theme": theme, "count": 60, "answered": 5 * at, "right": 3 * at}
        for at, theme in enumerate(THEMES)
    ],
    "own": {"rating": {"rating": 1574, "deviation": 62, "settled": True}, "due": 3},
}


class StillClient(Client):
    """Answers at once, and what it was given."""

    def __init__(self, **answers: Any) -> None:
        super().__init__("https://ebbes.example")
        self._answers = answers

    def _said(self, name: str, otherwise: Any) -> Any:
        answer = self._answers.get(name, otherwise)
        if isinstance(answer, Reason):
            raise Refusal(answer)
        return answer

    async def name(self) -> str | None:
        """Nobody, if nothing else was said."""
        name: str | None = self._said("name", None)
        return name

    async def former(self) -> list[dict[str, Json]]:
        """Whom one can be again."""
        return list(self._said("former", []))

    async def tables(self) -> list[dict[str, Json]]:
        """Those one has been at."""
        return list(self._said("tables", []))

    async def slow_tables(self) -> list[dict[str, Json]]:
        """Those of them that play over days."""
        return list(self._said("slow_tables", []))

    async def public_tables(self) -> list[dict[str, Json]]:
        """Those of others."""
        return list(self._said("public_tables", []))

    async def games(self) -> list[dict[str, Json]]:
        """Those that were played."""
        return list(self._said("games", []))

    async def replay(self, game_id: str, seat: int | None = None) -> Replay:
        """The game that was given."""
        replay: Replay = self._answers["replay"]
        return replay

    async def review(self, game_id: str) -> dict[str, Json]:
        """What is thought of it."""
        return dict(self._answers["review"])

    async def hint(self, table_id: str) -> list[dict[str, Json]]:
        """What would be best."""
        return list(self._said("hint", []))

    async def day(self, day: str = "today") -> dict[str, Json]:
        """The hand of a day."""
        return dict(self._said("day", DAY))

    async def puzzles(self) -> dict[str, Json]:
        """What there is."""
        return dict(self._said("puzzles", SHELF))

    async def puzzle(self, puzzle_id: str) -> Seen:
        """The table that was given."""
        seen: Seen = self._answers["puzzle"]
        return seen
