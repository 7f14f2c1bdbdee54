"""Names of people, and labels of tokens: short, and all of it can be seen."""

from unicodedata import category, normalize

from ebbes.server.problem import ApiError

LONGEST = 24
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""


def clean_name(given: str, kind: str = "person") -> str:
    """The name without spaces around it, composed (NFC); or a refusal that says why."""
    name = normalize("NFC", given.strip())
    if not name:
        raise ApiError(422, f"{kind}/no-name", "a name has at least one character")
    if len(name) > LONGEST:
        told = f"a name has at most {LONGEST} characters, not {len(name)}"
        raise ApiError(422, f"{kind}/long-name", told, {"most": LONGEST, "given": len(name)})
    if not name.isprintable() or BLANK.intersection(name) or not any(map(_shows, name)):
        told = "a name has only characters that can be seen"
        raise ApiError(422, f"{kind}/unseen-name", told)
    return name


def _shows(character: str) -> bool:
    """Whether it is a letter, a number or a sign by itself."""
    return category(character)[0] in "LNPS"
