"""Counts games when somebody looks: those that are new, and those whose review is done.

So nothing is done for people who never look, games of any age count, and a game that an older
server has kept is found as well. What is counted once is never read again.
"""

from dataclasses import dataclass
from typing import Any

from ebbes.engine.options import Options
from ebbes.record.parse import record_from_json
from ebbes.server.limiting.desk import Desk
from ebbes.server.reviewing.keeping import kept
from ebbes.server.standing.judgement import judgement_of
from ebbes.server.standing.outcome import is_comparable, outcome_of
from ebbes.server.store import Store
from ebbes.server.store.outcomes import Judgement, Outcome, Seated
from ebbes.server.store.values import GameRow

AT_ONCE = 40
"""Games that are counted while somebody waits."""


@dataclass(frozen=True, slots=True)
class Counting:
    """Whose work it is: read from the store, and reckoned beside all other work."""

    store: Store
    desk: Desk

    async def catch_up(self, person_id: str) -> bool:
        """Count what is new; whether that was all."""
        outcomes = self.store.outcomes
        new = await outcomes.uncounted(person_id, AT_ONCE)
        counted = [(at, await self._outcome(at)) for at in new]
        await outcomes.add(person_id, counted)
        fresh = await outcomes.unjudged(person_id, AT_ONCE)
        judged = [(at, await self._judgement(at)) for at in fresh]
        await outcomes.judge(person_id, judged)
        return len(new) < AT_ONCE and len(fresh) < AT_ONCE

    async def _outcome(self, at: Seated) -> Outcome:
        game, record = await self._game(at)
        return await self.desk.write(
            outcome_of, game.facts, record, at.seat, finished=game.finished
        )

    async def _judgement(self, at: Seated) -> Judgement:
        game, record = await self._game(at)
        review = await self.store.reviews.find(at.game_id)
        assert review is not None, "it was just there"
        if not is_comparable(game.facts, at.seat):
            return Judgement()
        options = record_from_json(record).options
        return await self.desk.write(_judged, review.body, record, options, at.seat)

    async def _game(self, at: Seated) -> tuple[GameRow, dict[str, Any]]:
        found = await self.store.games.whole(at.game_id)
        assert found is not None, "games stay"
        return found


def _judged(body: bytes, record: dict[str, Any], options: Options, seat: int) -> Judgement:
    return judgement_of(kept(body, record), options, seat)
