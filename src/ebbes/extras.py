"""What is not installed, and the command that installs it."""


def needs(what: str, library: str | None, extra: str) -> str:
    """One line for somebody who wants something that an extra of ebbes brings."""
    return f"{what} needs {library}: pip install 'ebbes[{extra}]'"
