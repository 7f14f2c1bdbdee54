"""Tests of `ebbes sit`: a server of one's own, whatever language it speaks."""

from pathlib import Path

import httpx
import pytest

from ebbes.cli.local_server import local_server
from ebbes.words import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
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
