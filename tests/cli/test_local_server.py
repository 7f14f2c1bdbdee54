"""Tests of `ebbes.cli.local_server`: where a server of one's own answers."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from ebbes.cli.local_server import LocalServer
from ebbes.cli.speech import Speech
from ebbes.words import LANGUAGES, Language

ADDRESS = "http://127.0.0.1:7"
PATIENCE = 60.0
SITTING = """
from ebbes.cli.local_server import local_server
with local_server() as server:
    server.address()
    print(server.process.pid, flush=True)
    input()
"""


def address_said(line: str) -> str:
    """What is understood of the first line of a process."""
    command = [sys.executable, "-c", "import sys; print(sys.argv[1])", line]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        return LocalServer(process).address()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_is_found_whatever_language_it_speaks(language: Language) -> None:
    assert address_said(Speech(language).say("cli-serve-at", address=ADDRESS)) == ADDRESS


def test_a_process_that_is_no_server_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        address_said("")
    assert "a table of your own needs a server" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="nothing to wait for a process with")
def test_a_server_ends_with_whoever_started_it_however_that_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SITTING]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdin=pipe, stdout=pipe, text=True) as sitting:
        assert sitting.stdout is not None
        server = os.pidfd_open(int(sitting.stdout.readline()))
        sitting.kill()
    ended, _, _ = select.select([server], [], [], PATIENCE)
    os.close(server)
    assert ended
