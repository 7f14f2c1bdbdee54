"""How a command ends: 0 fine, 1 a rule is broken, 2 no record or no such call."""

from typing import Final, NoReturn

import typer

BROKEN: Final = 1
NOT_USABLE: Final = 2


def complain(message: str) -> None:
    """One line on standard error."""
    typer.echo(f"ebbes: {message}", err=True)


def fail(message: str, status: int) -> NoReturn:
    """One line on standard error, and out."""
    complain(message)
    raise typer.Exit(status)
