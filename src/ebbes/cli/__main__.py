"""The `ebbes` command: one line and an exit code, whatever happens to its input or output."""

import os
import sys
from io import TextIOWrapper

from ebbes.cli.language import DEFAULT
from ebbes.extras import needs


def main() -> None:
    """Run the command line."""
    _speak_any_language()
    try:
        from ebbes.cli.app import app
        from ebbes.cli.speech import speak, spoken
    except ModuleNotFoundError as error:
        if error.name != "typer":
            raise
        sys.exit(f"ebbes: {needs('the command line', 'Typer', 'cli')}")
    speak(DEFAULT)
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        _drop_output(1)
    except OSError as error:
        told = spoken().say("cli-cannot-print", why=str(error.strerror))
        print(f"ebbes: {told}", file=sys.stderr)
        _drop_output(2)


def _speak_any_language() -> None:
    """A name the terminal cannot show, or a byte it should not have sent, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output(status: int) -> None:
    """Nobody can read what is left to say."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


if __name__ == "__main__":
    main()
