"""The last entries of a table, so that whoever comes back needs no database."""

from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping, Sequence

from ebbes.server.store.log import RECENT
from ebbes.server.store.values import CommandId
from ebbes.server.tables.model.entry import Entry


class Tail:
    """The last entries of a log, and the commands that led to them."""

    def __init__(self, answers: Mapping[CommandId, int] | None = None) -> None:
        self._entries: deque[Entry] = deque(maxlen=RECENT)
        self._answers: OrderedDict[CommandId, int] = OrderedDict(answers or {})

    def extend(self, entries: Iterable[Entry]) -> None:
        """What has happened since."""
        self._entries.extend(entries)

    def note(self, command: CommandId, seq: int) -> None:
        """A command whose last entry has this number."""
        self._answers[command] = seq
        if len(self._answers) > RECENT:
            self._answers.popitem(last=False)

    def answer_to(self, command: CommandId) -> int | None:
        """The last entry a command led to, if it was sent a short while ago."""
        return self._answers.get(command)

    def missing(self, count: int) -> Sequence[Entry] | None:
        """The last so many entries, unless they are more than are known."""
        if not 0 <= count <= len(self._entries):
            return None
        return [self._entries[at] for at in range(len(self._entries) - count, len(self._entries))]
