"""Tests of the examples of `ebbes sit` and its neighbours."""

import re
from pathlib import Path

import pytest

from ebbes.cli.play import play_command
from ebbes.cli.sit import sit_command
from ebbes.server.tables.running.founding import CODE_LENGTH, LETTERS
from ebbes.terminal.ssh import server as ssh_server

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
