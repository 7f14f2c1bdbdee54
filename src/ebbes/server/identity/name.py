"""Names of people, and labels of tokens: short, and all of it can be seen."""

from unicodedata import normalize

from ebbes.protocol.name import LONGEST, can_be_seen
from ebbes.server.refusing.problem import ApiError


def clean_name(given: str, kind: str = "person") -> str:
    """The name without spaces around it, composed (NFC); or a refusal that says why."""
    name = normalize("NFC", given.strip())
    if not name:
        raise ApiError(422, f"{kind}/no-name", "a name has at least one character")
    if len(name) > LONGEST:
        told = f"a name has at most {LONGEST} characters, not {len(name)}"
        raise ApiError(422, f"{kind}/long-name", told, {"most": LONGEST, "given": len(name)})
    if not can_be_seen(name):
        told = "a name has only characters that can be seen"
        raise ApiError(422, f"{kind}/unseen-name", told)
    return name
