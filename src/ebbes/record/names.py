"""The names of a record: one for every seat, the virtual player's too."""

from ebbes.engine.options import Options

VIRTUAL_NAME = "virtual player"


def names_of(options: Options, people: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all seats, given those of the people (R30)."""
    return (*people, VIRTUAL_NAME) if options.has_virtual else people
