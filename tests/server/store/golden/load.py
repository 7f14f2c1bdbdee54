"""The golden databases: rows as they were stored, and what the code of their day said of them."""

import gzip
import json
from pathlib import Path
from typing import Any, TypeAlias

FOLDER = Path(__file__).parent

Row: TypeAlias = dict[str, str | int | float | None]


def golden_rows(revision: str) -> dict[str, list[Row]]:
    """The rows of every table of the database with this schema, by column."""
    rows: dict[str, list[Row]] = _read(f"v{revision}.json.gz", revision)["rows"]
    return rows


def golden_answers(revision: str) -> dict[str, Any]:
    """What the server with this schema said of those rows, as JSON values.

    - `now`, `timing`: when it was asked, and how long things took at its tables
    - `tables`, by id: a `label`, the `facts` of the model, the `card` of the list, the `snapshots`
      of a spectator and by person, and the `records` by number of game
    - `people`, by id: `me`, `export`, `tables`, and the `keys` that open their door
    - `forgotten`: who may not be found any more, by whatever they had
    - `commands`: who sent what to which table, and the entries it was answered with
    - `lobby`, `codes`: the public tables, and the table each code leads to
    """
    return _read(f"v{revision}.expected.json.gz", revision)


def _read(name: str, revision: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(gzip.decompress((FOLDER / name).read_bytes()))
    assert kept["revision"] == revision
    return kept
