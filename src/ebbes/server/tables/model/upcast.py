"""What older versions have kept, brought to the form of this one: entries and checkpoints.

A version is a form that its predecessors would misread. What they can leave aside, such as one more
key or a kind of event that changes nothing for them, needs no new one.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from ebbes.engine.errors import EbbesError
from ebbes.json_types import Json

Body: TypeAlias = dict[str, Json]
Steps: TypeAlias = tuple[Callable[[Body], Body], ...]
"""From each version to the next one."""


class NewerEntry(EbbesError):
    """An entry that only a newer version can read: nobody guesses what happened."""


class NewerCheckpoint(EbbesError):
    """A checkpoint that only a newer version can read: the log itself has to tell."""


def _from_1(body: Body) -> Body:
    """Entries did not say of which version they are."""
    return {"v": 2, **body}


STEPS: Final[Steps] = (_from_1,)
VERSION: Final = len(STEPS) + 1
"""Of the entries that are written now."""
CHECKPOINT_STEPS: Final[Steps] = ()
CHECKPOINT_VERSION: Final = len(CHECKPOINT_STEPS) + 1
"""Of the checkpoints that are written now."""


def upcast(body: Json) -> Body:
    """The body of an entry as this version would have kept it."""
    return _in_form(body, STEPS, NewerEntry, "an entry")


def upcast_checkpoint(body: Json) -> Body:
    """A checkpoint as this version would have kept it."""
    return _in_form(body, CHECKPOINT_STEPS, NewerCheckpoint, "a checkpoint")


def _in_form(body: Json, steps: Steps, newer: type[EbbesError], what: str) -> Body:
    assert isinstance(body, dict)
    version, newest = body.get("v", 1), len(steps) + 1
    if version == newest:
        return body
    if not isinstance(version, int) or not 1 <= version < newest:
        raise newer(f"{what} of version {version}, and {newest} is the newest known")
    for step in steps[version - 1 :]:
        body = step(body)
    return body
