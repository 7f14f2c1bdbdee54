"""Entries that older versions have kept, brought to the form of this one.

A version is a form of entries that its predecessors would misread. What they can leave aside, such
as one more key or a kind of event that changes nothing for them, needs no new one.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from ebbes.engine.errors import EbbesError
from ebbes.json_types import Json

Body: TypeAlias = dict[str, Json]


class NewerEntry(EbbesError):
    """An entry that only a newer version can read: nobody guesses what happened."""


def _from_1(body: Body) -> Body:
    """Entries did not say of which version they are."""
    return {"v": 2, **body}


STEPS: Final[tuple[Callable[[Body], Body], ...]] = (_from_1,)
"""From each version to the next one."""
VERSION: Final = len(STEPS) + 1
"""What is written now."""


def upcast(body: Json) -> Body:
    """The body of an entry as this version would have kept it."""
    assert isinstance(body, dict)
    version = body.get("v", 1)
    if version == VERSION:
        return body
    if not isinstance(version, int) or not 1 <= version < VERSION:
        raise NewerEntry(f"an entry of version {version}, and {VERSION} is the newest known")
    for step in STEPS[version - 1 :]:
        body = step(body)
    return body
