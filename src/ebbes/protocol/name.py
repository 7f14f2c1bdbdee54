"""Names of people and bots: short, and all of them can be seen."""

from unicodedata import category

LONGEST = 24
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""
UNSEEN = BLANK.union(
    "\u034f\u17b4\u17b5\u180f",
    map(chr, range(0x180B, 0x180E)),
    map(chr, range(0xFE00, 0xFE10)),
    map(chr, range(0xE0100, 0xE01F0)),
)
"""These, and marks that only change how the sign before them is drawn, if anything."""


def can_be_seen(name: str) -> bool:
    """Whether every character shows, and something besides spaces and accents does."""
    return name.isprintable() and not BLANK.intersection(name) and any(map(_shows, name))


def seen_name(name: str) -> str:
    """The name, if it can be seen."""
    if not can_be_seen(name):
        raise ValueError("a name has only characters that can be seen")
    return name


def _shows(character: str) -> bool:
    """Whether it is a letter, a number or a sign by itself."""
    return category(character)[0] in "LNPS"
