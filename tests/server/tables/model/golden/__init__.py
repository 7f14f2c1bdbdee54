"""A table's log and its checkpoint as each version has kept them: all kinds of events, all keys."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

Body = dict[str, Any]


def path_of(version: int) -> Path:
    """Where the log of a version is."""
    return FOLDER / f"log-v{version}.json"


ASKING = FOLDER / "asking-v2.json"
"""A log with the kinds of events that came to a version later, as older ones leave them aside."""
OVER_DAYS = FOLDER / "over-days-v2.json"
GIVEN = FOLDER / "given-v2.json"
"""Logs with the keys that came later, likewise: a game over days, and one with given cards."""
LATER = (ASKING, OVER_DAYS, GIVEN)


def checkpoint_path(version: int) -> Path:
    """Where a checkpoint of a version is."""
    return FOLDER / f"checkpoint-v{version}.json"


def golden_checkpoint(version: int) -> Body:
    """The table of the second log in the middle of a game, as a version kept it."""
    body: Body = json.loads(checkpoint_path(version).read_text(encoding="utf-8"))
    return body


def golden_log(version: int) -> list[Body]:
    """The bodies of the log's entries."""
    return bodies_in(path_of(version))


def bodies_in(path: Path) -> list[Body]:
    """The bodies of the entries in a file."""
    bodies: list[Body] = json.loads(path.read_text(encoding="utf-8"))
    return bodies


def golden_texts(path: Path) -> list[str]:
    """A log's entries as the store has them, each in a line of its own."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removesuffix(",") for line in lines[1:-1]]
