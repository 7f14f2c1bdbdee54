"""How long games of a challenge stay closed: others may still play the same cards."""

from ebbes.server.challenging.board import EVENING
from ebbes.server.store.values import GameRow, Person
from ebbes.server.tables.running.context import Context


class Sealing:
    """Who may look into games of challenges that are not over."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def is_still_played(self, game: GameRow, person: Person | None) -> bool:
        """Closed until the end; but who has played for themselves may look at their own game."""
        assert isinstance(game.facts, dict)
        deal = game.facts.get("deal")
        if not isinstance(deal, dict) or deal["kind"] == "day":
            return False
        store = self._context.store
        challenge = await store.challenges.find(str(deal["name"]))
        if challenge is None or challenge.until_at <= self._context.clock():
            return False
        if deal["kind"] == EVENING or person is None:
            return True
        return await store.games.seat_of(person.id, game.id) is None
