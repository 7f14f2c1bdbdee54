"""Tests of `ebbes sit`: a server of one's own, and its examples."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
import typer

from ebbes.cli.local_server import LocalServer, local_server
from ebbes.cli.play import play_command
from ebbes.cli.sit import sit_command
from ebbes.server.tables.running.founding import CODE_LENGTH, LETTERS
from ebbes.terminal.ssh import server as ssh_server
from tests.server.live import PATIENCE

EXAMPLE = re.compile(r"(?:ebbes\.example |--join |anna\+)([A-Z0-9]+)")
"""The code of a table, after what stands before one."""
TEXTS = {
    "docs": (Path(__file__).parents[2] / "docs/terminal.md").read_text(encoding="utf-8"),
    "sit": sit_command.__doc__ or "",
    "play": play_command.__doc__ or "",
    "ssh": Path(ssh_server.__file__).read_text(encoding="utf-8"),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_code_in_an_example_could_be_one_of_a_table(text: str) -> None:
    codes = EXAMPLE.findall(text)
    assert codes
    assert all(len(code) == CODE_LENGTH and {*code} <= {*LETTERS} for code in codes)


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
    assert "cannot start a server: " in capsys.readouterr().err
