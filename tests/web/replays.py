"""A game told again, with all hands open and as each seat saw it, and the view after each event."""

from ebbes.engine.options import Options
from ebbes.engine.state import State
from ebbes.engine.view import View, view
from ebbes.json_types import Json
from ebbes.protocol.view import GameView
from ebbes.record.replay import replay
from ebbes.record.snapshot import view_to_json
from ebbes.rules.seats import Seat
from ebbes.server.tables.telling.archive import record_of
from ebbes.server.tables.telling.retelling import retold
from tests.server.tables.live import BERT, Live, settings_for
from tests.server.tables.telling.test_archive import played
from tests.web.conversations import digest

EYES: tuple[Seat | None, ...] = (None, 0, 1)
"""Who looks; for None all hands are open."""


def replays() -> Json:
    """What is told to each, and what they ought to see."""
    live = played(Live(settings_for(Options(2))).sit(BERT).start())
    record = record_of(live.table, live.game)
    states = [step.state for step in replay(record)]
    told: list[Json] = [
        retold(record, live.table.seats, "t1", 1, seat).model_dump(mode="json") for seat in EYES
    ]
    return {"told": told, "views": [[_seen(state, seat) for state in states] for seat in EYES]}


def _seen(state: State, seat: Seat | None) -> str:
    """The digest of what somebody sees."""
    seen = View(None, state) if seat is None else view(state, seat)
    shown: Json = GameView.model_validate(view_to_json(seen)).model_dump(mode="json")
    return digest(shown)
