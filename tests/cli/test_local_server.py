"""Tests of `ebbes.cli.local_server`: where a server of one's own answers."""

import subprocess
import sys

import pytest
import typer

from ebbes.cli.local_server import LocalServer
from ebbes.cli.speech import Speech
from ebbes.words import LANGUAGES, Language

ADDRESS = "http://127.0.0.1:7"


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
