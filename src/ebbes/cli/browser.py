"""Showing a page in the browser of whoever sits at this machine."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
"""Variables one of which says that there is something to show pages on."""


def show(address: str) -> None:
    """Opens a page and does not wait for it; without a screen nothing happens."""
    if has_screen(sys.platform, os.environ):
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether pages open in a window; in a terminal, a text browser would only get in the way."""
    return platform in ("darwin", "win32") or any(map(environment.get, SCREENS))
