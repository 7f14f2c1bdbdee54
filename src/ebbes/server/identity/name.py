"""Names of people, and labels of tokens: short, and all of it can be seen."""

from unicodedata import normalize

from ebbes.protocol.name import EMOJI_STYLE, LONGEST, NOT_SEEN, can_be_seen
from ebbes.server.refusing.problem import ApiError


def clean_name(given: str, kind: str = "person") -> str:
    """The name without spaces around it, composed (NFC), signs plain; or why it is refused."""
    name = normalize("NFC", given.replace(EMOJI_STYLE, "").strip())
    if not name:
        raise ApiError(422, f"{kind}/no-name", "a name has at least one character")
    if len(name) > LONGEST:
        message = f"a name has at most {LONGEST} characters, not {len(name)}"
        raise ApiError(422, f"{kind}/long-name", message, {"most": LONGEST, "given": len(name)})
    if not can_be_seen(name):
        raise ApiError(422, f"{kind}/unseen-name", NOT_SEEN)
    return name
