"""Tests of the settings named in `deploy/` and in the docs: each exists, and can be what it is."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from ebbes.server.run import PING_SECONDS, PONG_SECONDS, STOP_SECONDS
from ebbes.server.settings import Settings, load_settings
from tests.deploy.files import DEPLOY, ROOT, text_of

FILES = [*sorted(DEPLOY.iterdir()), ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NO_SETTINGS = {"EBBES_TOKEN", "EBBES_LANGUAGE"}
"""The token of an example bot."""
PAGE = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
COMPOSE: Any = yaml.safe_load(text_of("compose.yaml"))


def name_of(file: Path) -> str:
    """A file by its path in the project."""
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_setting_named_exists(file: Path) -> None:
    named = set(re.findall(r"\bEBBES_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named - NO_SETTINGS <= {f"EBBES_{name.upper()}" for name in Settings.model_fields}


def test_the_settings_of_the_file_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = re.findall(r"^#?(EBBES_\w+)=(.*)$", text_of("ebbes.env"), re.M)
    pairs += re.findall(r"^Environment=(EBBES_\w+)=(.*)$", text_of("ebbes.service"), re.M)
    assert len(pairs) == 6
    for name, value in pairs:
        monkeypatch.setenv(name, value)
        load_settings()


def test_the_settings_of_the_containers_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, str] = COMPOSE["services"]["server"]["environment"]
    given = given | {"EBBES_PUBLIC_URL": "https://ebbes.example"}
    for name, value in given.items():
        monkeypatch.setenv(name, re.sub(r"\$\{\w+:\?[^}]+\}", "secret", value))
    settings = load_settings()
    assert settings.redis == "redis://redis:6379"
    assert settings.database == "postgresql://ebbes:secret@database/ebbes"


def test_the_containers_are_reached_from_this_machine_alone_but_by_ssh() -> None:
    services = {name: service.get("ports", ()) for name, service in COMPOSE["services"].items()}
    assert services.pop("ssh") == ["2222:2222"]
    ports = [port for published in services.values() for port in published]
    assert ports
    assert all(port.startswith("127.0.0.1:") for port in ports)


def test_the_containers_need_each_other_by_names_that_exist() -> None:
    server = COMPOSE["services"]["server"]
    assert set(server["depends_on"]) <= set(COMPOSE["services"])
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_everything_waits_longer_for_a_server_than_the_server_for_its_people() -> None:
    (unit,) = re.findall(r"^TimeoutStopSec=(\d+)$", text_of("ebbes.service"), re.M)
    composed = COMPOSE["services"]["server"]["stop_grace_period"].removesuffix("s")
    alone = re.findall(r"--stop-timeout (\d+)", text_of("Dockerfile") + PAGE)
    assert len(alone) == 2
    assert min(map(int, (unit, composed, *alone))) > 2 * STOP_SECONDS


def test_the_proxy_waits_longer_than_a_ping_takes() -> None:
    seconds = re.findall(r"proxy_(?:read|send)_timeout (\d+)s;", text_of("nginx.conf"))
    assert len(seconds) == 2
    assert min(map(int, seconds)) > PING_SECONDS + PONG_SECONDS
