"""Names of people and bots: short, and all of them can be seen."""

from itertools import groupby
from unicodedata import category

LONGEST = 24
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""
IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""What Unicode calls `Default_Ignorable_Code_Point`, of which Python's tables know nothing."""
UNSEEN = BLANK.union(
    "\U00013441\U00013442\U0001d159",
    (chr(code) for first, last in IGNORABLE for code in range(first, last + 1)),
)
"""Characters nobody sees: these, more blanks, and what is there for programs."""
EMOJI_STYLE = "\ufe0f"
"""What keyboards put behind some signs to have them in colour; the sign is seen without it too."""
MOST_MARKS = 3
"""Marks upon one letter: pointed Hebrew needs three."""
NOT_SEEN = "a name has only characters that can be seen"


def can_be_seen(name: str) -> bool:
    """Whether every character shows, no letter is buried in marks, and there is one to bear them.

    Python calls neither format characters nor private, lone or unassigned ones printable.
    """
    buried = (len(list(marks)) > MOST_MARKS for marked, marks in groupby(name, _is_mark) if marked)
    return _is_readable(name) and not UNSEEN.intersection(name) and not any(buried)


def seen_name(name: str) -> str:
    """A name on the wire; who was called so before the rules were strict still is."""
    if not _is_readable(name):
        raise ValueError(NOT_SEEN)
    return name


def _is_readable(name: str) -> bool:
    return name.isprintable() and not BLANK.intersection(name) and any(map(_shows, name))


def _shows(character: str) -> bool:
    """Whether it is a letter, a number or a sign by itself."""
    return category(character)[0] in "LNPS"


def _is_mark(character: str) -> bool:
    """Whether it takes no room of its own."""
    return category(character) in ("Mn", "Me")
