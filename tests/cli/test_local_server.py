"""Tests of `ebbes.cli.local_server`: a server of one's own, from its beginning to its end."""

import asyncio
import os
import select
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import typer

from ebbes.cli.attended import NO_LIBRARY
from ebbes.cli.local_server import LocalServer, local_server

PATIENCE = 120.0
SITTING = """
from ebbes.cli.local_server import local_server
with local_server() as server:
    print(server.process.pid, flush=True)
    input()
"""


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the server of one's own keeps its games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("EBBES_WORKERS", "0")
    return tmp_path


def ready(server: LocalServer) -> object:
    """What it says of itself, once it answers."""
    return httpx.get(f"{server.address}/ready", timeout=PATIENCE).json()


@pytest.mark.usefixtures("own_folder")
def test_a_server_of_ones_own_is_waited_for_and_gone_afterwards() -> None:
    with local_server() as server:
        assert ready(server) == {"status": "ready"}
        server.verify()
    with pytest.raises(httpx.ConnectError):
        ready(server)


@pytest.mark.usefixtures("own_folder")
async def test_who_sits_is_told_when_their_server_has_died() -> None:
    gone = asyncio.Event()
    with local_server() as server:
        server.process.kill()
        async with asyncio.timeout(PATIENCE):
            await server.watch(gone.set)
        assert gone.is_set()
        with pytest.raises(typer.Exit):
            server.verify()


async def test_a_server_that_cannot_begin_says_why(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_folder / "ebbes").write_text("no folder", encoding="utf-8")
    with local_server() as server:
        async with asyncio.timeout(PATIENCE):
            await server.watch(list)
        with pytest.raises(typer.Exit):
            server.verify()
    assert "a server of your own does not run: " in capsys.readouterr().err


def test_who_has_no_server_installed_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", f"raise SystemExit({NO_LIBRARY})"]
    with (tmp_path / "said").open("w+b") as said, subprocess.Popen(command) as process:
        process.wait()
        with pytest.raises(typer.Exit):
            LocalServer("http://127.0.0.1:7", process, said).verify()
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
