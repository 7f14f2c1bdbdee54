"""Whole tables as everyone at them is told, with what they ought to see after each message."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from ebbes.engine.options import Options
from ebbes.json_types import Json
from ebbes.server.tables.telling.telling import tell_all
from tests.server.tables.ear import CODE, TABLE_ID, TIMING, Ear, show, tell
from tests.server.tables.live import PEOPLE
from tests.server.tables.walk import Step, Walk

SEED: Final = 21
PROGRESS: Final = 0.95
STEPS: Final = 2000
STEPS_AFTERWARDS: Final = 120
DIGITS: Final = 8
"""Of the digest by which a view is compared; so that the files stay small."""


def conversation(options: Options) -> dict[str, Json]:
    """A spectator and six people follow a game, and then people who come and go."""
    walk = Walk(options, SEED, PROGRESS)
    ears = [Ear(), *(Ear(person.id) for person in PEOPLE)]
    for ear in ears:
        show(walk.live.table, ear)
    told = [_told(ears, walk)]
    for step in _steps(walk):
        if step.entries:
            tell(step.after, step.entries, ears)
            told.append(_told(ears, walk))
    return {"listeners": len(ears), "told": list(told)}


def _steps(walk: Walk) -> Iterator[Step]:
    yield from walk.steps(STEPS)
    walk.progress = 0.0
    yield from walk.steps(STEPS_AFTERWARDS, games=9)


def _told(ears: list[Ear], walk: Walk) -> Json:
    """Each message, the listeners who hear it, and what each of them sees then."""
    messages: dict[str, list[Json]] = {}
    for listener, ear in enumerate(ears):
        heard = messages.setdefault(ear.texts[-1], [])
        heard.append([listener, digest(_snapshot(walk, ear))])
    return [{"message": json.loads(text), "seen": seen} for text, seen in messages.items()]


def _snapshot(walk: Walk, ear: Ear) -> Json:
    """What a newcomer who is the same person would be shown."""
    snapshot, _ = tell_all(walk.live.table, TABLE_ID, CODE, ear.person, TIMING)
    shown: Json = snapshot.model_dump(mode="json")
    return shown


def digest(value: Json) -> str:
    """The beginning of the SHA-256 of a JSON value whose keys are sorted."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:DIGITS]
