"""A server for one person, which ends with whoever started it: `python -m ebbes.cli.attended 5`.

Somebody waits for their first card, so nothing is loaded that commands need.
"""

import os
import signal
import socket
import sys
from threading import Thread

from ebbes.engine.errors import EbbesError
from ebbes.loading import loading

NO_LIBRARY = 3
"""The exit code where the libraries of a server are not installed."""


def main() -> None:
    """Serve at the socket of that number, until standard input ends."""
    listener = socket.socket(fileno=int(sys.argv[1]))
    Thread(target=_end_with_input, daemon=True).start()
    try:
        with loading():
            from ebbes.server.run import serve
            from ebbes.server.settings import load_settings
        settings = load_settings(log_level="error", public_url=None)
        serve(settings, lambda address: None, listener)
    except ModuleNotFoundError:
        sys.exit(NO_LIBRARY)
    except EbbesError as error:
        sys.exit(str(error))


def _end_with_input() -> None:
    """Whoever started the server holds the other end, and lets go of it in dying at the latest."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
