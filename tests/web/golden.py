"""The golden files of the browser's logic, as they ought to be."""

import gzip
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ebbes.json_types import Json
from tests.support import ALL_OPTIONS, option_id
from tests.web.conversations import conversation
from tests.web.lesson import lesson
from tests.web.replays import replays
from tests.web.scores import scores

FOLDER = Path(__file__).parents[2] / "web" / "golden"


GOLDEN: dict[str, Callable[[], Json]] = {
    **{
        f"conversation-{option_id(options)}.json.gz": partial(conversation, options)
        for options in ALL_OPTIONS
    },
    "scores.json.gz": scores,
    "lesson.json.gz": lesson,
    "replay.json.gz": replays,
}
"""What makes each file, by its name."""


def packed(content: Json) -> bytes:
    """A JSON value in few bytes."""
    return gzip.compress(json.dumps(content, separators=(",", ":")).encode(), mtime=0)


def unpacked(data: bytes) -> Json:
    """What a golden file holds; other machines may have packed it into other bytes."""
    content: Json = json.loads(gzip.decompress(data))
    return content
