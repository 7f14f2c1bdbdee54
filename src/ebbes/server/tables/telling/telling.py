"""What each listener of a table is told."""

from collections.abc import Sequence

from ebbes.protocol.game_events import Dealt
from ebbes.protocol.messages import Snapshot
from ebbes.protocol.prompts import Prompt
from ebbes.protocol.snapshot import You
from ebbes.rules.seats import Seat
from ebbes.server.tables.model.entry import Entry, words_of
from ebbes.server.tables.model.table import Table
from ebbes.server.tables.model.timing import Timing, deadline
from ebbes.server.tables.telling.view import seen_event, seen_now, seen_prompt, seen_table, you_at

NOTHING = "null"


class Telling:
    """New entries in the words of each seat, each put into words only once."""

    def __init__(self, table: Table, entries: Sequence[Entry], timing: Timing) -> None:
        self._table = table
        self._entries = entries
        self._deadline = deadline(table, timing)
        self._has_secrets = any(isinstance(entry.event, Dealt) for entry in entries)
        self._told: dict[Seat | None, str] = {}

    def for_seat(self, seat: Seat | None) -> str:
        """The message for whoever sits there; most seats hear the same."""
        if not self._has_secrets and seat != self._table.turn:
            seat = None
        if seat not in self._told:
            self._told[seat] = self._tell(seat)
        return self._told[seat]

    def _tell(self, seat: Seat | None) -> str:
        """`Events` as a text."""
        table = self._table
        first = table.seq - len(self._entries) + 1
        events = ",".join([words_of(seen_event(entry, seat)) for entry in self._entries])
        now = _words_of_now(table.turn, self._deadline, seen_prompt(table, seat))
        return (
            f'{{"type":"events","first":{first},"stamp":{table.stamp},'
            f'"events":[{events}],"now":{now}}}'
        )


class Showing:
    """The whole table for many, put into words once for all who are the same there."""

    def __init__(self, table: Table, table_id: str, code: str, timing: Timing) -> None:
        self._table = table
        self._id = table_id
        self._code = code
        self._timing = timing
        self._told: dict[You, str] = {}

    def for_person(self, person: str | None) -> tuple[You, str]:
        """Who somebody is there, and the message for them."""
        you = you_at(self._table, person)
        if you not in self._told:
            _, text = tell_all(self._table, self._id, self._code, person, self._timing)
            self._told[you] = text
        return you, self._told[you]


def tell_all(
    table: Table, table_id: str, code: str, person: str | None, timing: Timing
) -> tuple[Snapshot, str]:
    """The whole table for a person, or for None a spectator, and its text."""
    you = you_at(table, person)
    snapshot = Snapshot(
        seq=table.seq,
        stamp=table.stamp,
        table=seen_table(table, table_id, code, you.seat),
        you=you,
        now=seen_now(table, timing, you.seat),
    )
    return snapshot, snapshot.model_dump_json()


def _words_of_now(turn: Seat | None, deadline: int | None, prompt: Prompt | None) -> str:
    """`Now` as a text of JSON, the shortest, put together from its parts."""
    whose = NOTHING if turn is None else turn
    until = NOTHING if deadline is None else deadline
    what = NOTHING if prompt is None else prompt.model_dump_json()
    return f'{{"turn":{whose},"deadline":{until},"prompt":{what}}}'
