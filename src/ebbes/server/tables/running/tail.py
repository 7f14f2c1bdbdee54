"""The last entries of a table, so that whoever comes back needs no database."""

from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence

from ebbes.server.store.log import RECENT
from ebbes.server.store.values import CommandId
from ebbes.server.tables.model.entry import Entry


class Tail:
    """The last entries of a log, and the commands that led to them."""

    def __init__(self, stamp: int = 0, answers: Mapping[CommandId, int] | None = None) -> None:
        """`stamp` is when the entry before the first one was made."""
        self._before: int | None = stamp
        self._entries: deque[Entry] = deque(maxlen=RECENT)
        self._answers: OrderedDict[CommandId, int] = OrderedDict(answers or {})

    def extend(self, entries: Sequence[Entry]) -> None:
        """What has happened since."""
        known = len(self._entries) + len(entries)
        self._entries.extend(entries)
        if known > RECENT:
            self._before = None

    def note(self, command: CommandId, seq: int) -> None:
        """A command whose last entry has this number."""
        self._answers[command] = seq
        if len(self._answers) > RECENT:
            self._answers.popitem(last=False)

    def answer_to(self, command: CommandId) -> int | None:
        """The last entry a command led to, if it was sent a short while ago."""
        return self._answers.get(command)

    def missing(self, count: int, stamp: int | None) -> Sequence[Entry] | None:
        """The last so many entries, if the one before them was made at `stamp`.

        None if they are more than are known, or of another log.
        """
        first = len(self._entries) - count
        if count < 0 or first < 0:
            return None
        if stamp is not None and stamp != self._stamp_before(first):
            return None
        return [self._entries[at] for at in range(first, len(self._entries))]

    def _stamp_before(self, at: int) -> int | None:
        return self._entries[at - 1].at if at else self._before
