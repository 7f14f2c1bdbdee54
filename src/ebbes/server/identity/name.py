"""Names of people, and labels of tokens: short, and all of it can be seen."""

from typing import Final
from unicodedata import normalize

from ebbes.protocol.name import EMOJI_STYLE, LONGEST, NOT_SEEN, can_be_seen
from ebbes.server.refusing.problem import ApiError

MOST_GIVEN: Final = 10 * LONGEST
"""Characters that are looked at: composed there are fewer, but composing many takes long."""


def clean_name(given: str, kind: str = "person") -> str:
    """The name without spaces around it, composed (NFC), signs plain; or why it is refused."""
    if len(given) > MOST_GIVEN:
        raise _too_long(given, kind)
    name = normalize("NFC", given.replace(EMOJI_STYLE, "").strip())
    if not name:
        raise ApiError(422, f"{kind}/no-name", "a name has at least one character")
    if len(name) > LONGEST:
        raise _too_long(name, kind)
    if not can_be_seen(name):
        raise ApiError(422, f"{kind}/unseen-name", NOT_SEEN)
    return name


def _too_long(name: str, kind: str) -> ApiError:
    message = f"a name has at most {LONGEST} characters, not {len(name)}"
    return ApiError(422, f"{kind}/long-name", message, {"most": LONGEST, "given": len(name)})
