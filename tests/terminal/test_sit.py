"""Tests of `ebbes sit`: a server of one's own, whatever language it speaks; and its examples."""

import re
from pathlib import Path

import httpx
import pytest

from ebbes.cli.local_server import local_server
from ebbes.cli.play import play_command
from ebbes.cli.sit import sit_command
from ebbes.server.tables.running.founding import CODE_LENGTH, LETTERS
from ebbes.terminal.ssh import server as ssh_server
from ebbes.words import LANGUAGES, Language
from tests.extent import some_of

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


@pytest.mark.parametrize("language", some_of(LANGUAGES, "de"))
def test_a_server_of_ones_own_is_found_and_gone_afterwards(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("EBBES_LANGUAGE", language)
    monkeypatch.setenv("EBBES_WORKERS", "0")
    with local_server() as server:
        address = server.address()
        assert httpx.get(f"{address}/ready").json() == {"status": "ready"}
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/ready")
