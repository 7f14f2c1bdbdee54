"""The games one has played, to be looked at again."""

from functools import partial

from ebbes.json_types import Json
from ebbes.terminal.pages.menu import Item, MenuPage
from ebbes.terminal.pages.page import House
from ebbes.terminal.pages.review import ReviewPage
from ebbes.terminal.speech import number


class GamesPage(MenuPage):
    """Finished games, the newest first."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._games: list[dict[str, Json]] | None = None

    def opened(self) -> None:
        """Ask for them."""
        self.house.do(self._find())

    async def _find(self) -> None:
        known = await self.house.client.name()
        found = await self.house.client.games() if known is not None else []
        self._games = [game for game in found if game["finished"]]
        self.house.redraw()

    def title(self) -> str:
        """What the list is."""
        return self.speech.say("replay-review")

    def intro(self) -> list[str]:
        """Whether there are any."""
        if self._games is None:
            return [self.speech.say("loading")]
        return [] if self._games else [self.speech.say("cli-sit-no-games")]

    def items(self) -> list[Item]:
        """A line for each game."""
        items = []
        for at, game in enumerate(self._games or [], start=1):
            action = partial(self._open, game)
            items.append(Item(str(at) if at < 10 else "", self._names(game), "", action))
        return items

    def _names(self, game: dict[str, Json]) -> str:
        seats, totals = game["seats"], game["totals"]
        assert isinstance(seats, list)
        assert isinstance(totals, list)
        told = []
        for seat, total in zip(seats, totals, strict=False):
            assert isinstance(seat, dict)
            assert isinstance(total, int)
            told.append(f"{seat['name']} {number(total)}")
        if game.get("left"):
            told.append(self.speech.say("me-game-left"))
        return ", ".join(told)

    def _open(self, game: dict[str, Json]) -> None:
        self.house.show(ReviewPage(self.house, game))
