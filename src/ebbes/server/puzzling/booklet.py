"""`ebbes-puzzles/1`: many puzzles in one small file, and the one that ships with the package."""

import json
import lzma
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ebbes.json_types import Json
from ebbes.server.puzzling.puzzle import THEMES, Level, Puzzle, Theme, puzzle_from, themes_of

FORMAT: Final = "ebbes-puzzles/1"
FILE: Final = "puzzles.xz"
AT_HAND: Final = 256
"""Puzzles that are kept unfolded."""


class Entry(NamedTuple):
    """What is known of a puzzle without unfolding it."""

    id: str
    level: Level
    themes: tuple[Theme, ...]
    round: str
    """The same for puzzles of one round: one of them may tell the answer of another."""
    text: bytes


class Booklet:
    """Puzzles by their ids; each is unfolded when somebody looks at it."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries: Mapping[str, Entry] = {entry.id: entry for entry in entries}
        self.find = lru_cache(maxsize=AT_HAND)(self._unfolded)
        self.levels = Counter(entry.level for entry in self)
        """How many there are of each."""
        self.themes = {
            theme: frozenset(entry.id for entry in self if theme in entry.themes)
            for theme in THEMES
        }
        """Which are about each."""

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())

    def _unfolded(self, puzzle_id: str) -> Puzzle | None:
        """The puzzle of that id, if there is one."""
        entry = self.entries.get(puzzle_id)
        return None if entry is None else puzzle_from(json.loads(entry.text))


def packed(lines: Iterable[Mapping[str, Json]]) -> bytes:
    """Puzzles in one piece, each once."""
    each = {str(line["id"]): line for line in lines}
    head = {"format": FORMAT, "count": len(each)}
    text = "\n".join(json.dumps(line, separators=(",", ":")) for line in (head, *each.values()))
    return lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> Booklet:
    """What `packed` made."""
    head, *lines = lzma.decompress(data).splitlines()
    known = json.loads(head)
    if known != {"format": FORMAT, "count": len(lines)}:
        raise ValueError(f"not {FORMAT} with {len(lines)} puzzles: {known}")
    return Booklet(_entry(line) for line in lines)


def shipped() -> Booklet:
    """The puzzles that come with the package."""
    return unpacked((files(__package__) / FILE).read_bytes())


def _entry(line: bytes) -> Entry:
    told = json.loads(line)
    return Entry(
        told["id"], told["level"], themes_of(told["themes"]), _round_of(told["view"]), line
    )


def _round_of(view: Mapping[str, Any]) -> str:
    """By how it began: who led which card, and the number of the round."""
    tricks = [*(trick["cards"] for trick in view["tricks"]), view["trick"]]
    setup = view["setup"]
    return f"{setup['starter']} {setup['numbers']} {tricks[0][:1]}"
