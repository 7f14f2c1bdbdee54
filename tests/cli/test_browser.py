"""Tests of showing a page in a browser."""

import shlex
import sys
from pathlib import Path

import pytest

from ebbes.cli.browser import has_screen
from tests.cli.runner import python

BROWSER = """
import sys
open(sys.argv[1], "w").write(sys.argv[2])
"""
SHOW = """
import threading
from ebbes.cli.browser import show
show("http://127.0.0.1:8000")
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
"""


def test_a_page_opens_in_the_browser_of_this_machine(tmp_path: Path) -> None:
    page = tmp_path / "page"
    browser = shlex.join([sys.executable, "-c", BROWSER, str(page), "%s"])
    found = python("-c", SHOW, BROWSER=browser)
    assert (found.returncode, found.stderr) == (0, b"")
    assert page.read_text() == "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("platform", "environment", "has_one"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_terminal_alone_is_no_screen(
    platform: str, environment: dict[str, str], has_one: bool
) -> None:
    assert has_screen(platform, environment) == has_one
