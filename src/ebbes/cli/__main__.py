"""The `ebbes` command, and a friendly word where its libraries are missing."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from ebbes.cli.app import app
    except ModuleNotFoundError as error:
        if error.name != "typer":
            raise
        sys.exit("ebbes: the command line needs typer: pip install 'ebbes[cli]'")
    app()


if __name__ == "__main__":
    main()
