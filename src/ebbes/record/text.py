"""Names and points as people read them."""

LONGEST_NAME = 30


def printable(name: str) -> str:
    """A name without anything a terminal would obey or could not show, and not too long."""
    short = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    if short.isprintable():
        return short
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short
    )


def signed(points: int) -> str:
    """Points with their sign; nothing is neither."""
    return f"{points:+d}" if points else "0"
