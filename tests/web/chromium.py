"""The browser of the tests: the Chromium of the machine, never one downloaded for them.

python -m tests.web.chromium    install it if that can be done; if not, say what is skipped
"""

import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
NO_CHROMIUM = "there is no Chromium on this machine: apt-get install chromium"


def find_chromium() -> str | None:
    """Where it is, if it is anywhere."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser without a window."""
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(executable_path=find_chromium())


def install(*packages: str) -> bool:
    """Installs what is missing as Debian does; only its master can."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return all(
        subprocess.run(words, env=quiet, stdout=subprocess.DEVNULL).returncode == 0
        for words in (["apt-get", "update"], ["apt-get", "install", "-y", *packages])
    )


def main() -> None:
    """There is one now, or loud words."""
    if not find_chromium() and not install("chromium"):
        print(f"\n!!! SKIPPED: everything that is tested in a browser.\n!!! {NO_CHROMIUM}\n")


if __name__ == "__main__":
    main()
