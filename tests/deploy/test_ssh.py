"""Tests of the seats over SSH in `deploy/`: they are started with words that `ebbes ssh` knows."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from ebbes.cli.app import app
from ebbes.server.security.host import is_local
from ebbes.terminal.ssh.limits import Limits
from tests.deploy.dockerfile import stages
from tests.deploy.files import ROOT, text_of

COMPOSE: Any = yaml.safe_load(text_of("compose.yaml"))
SERVICE = COMPOSE["services"]["ssh"]
(UNIT,) = re.findall(r"^ExecStart=\S+/(ebbes .*)$", text_of("ebbes-ssh.service"), re.M)
COMMANDS = {
    "compose.yaml": SERVICE["command"],
    "ebbes-ssh.service": shlex.split(UNIT),
    "deploy.md": shlex.split(
        re.findall(r"^    (ebbes ssh .*)$", (ROOT / "docs" / "deploy.md").read_text(), re.M)[0]
    ),
}

EMPTY_MEGABYTES, SEAT_MEGABYTES = 91, 0.7
"""What the process takes, and each seat: bench/results.md."""


def understood(command: list[str]) -> dict[str, Any]:
    """What `ebbes ssh` makes of its words."""
    name, which, *words = command
    assert (name, which) == ("ebbes", "ssh")
    group: Any = get_command(app)
    context = group.commands["ssh"].make_context("ssh", words)
    return dict(context.params)


@pytest.mark.parametrize("where", COMMANDS)
def test_people_reach_it_and_what_it_keeps_stays(where: str) -> None:
    asked = understood(COMMANDS[where])
    assert asked["host"] == "0.0.0.0"
    assert asked["public_url"]
    assert asked["folder"].is_relative_to("/var/lib/ebbes")


def test_the_container_keeps_its_folder_when_it_is_replaced() -> None:
    folder: Path = understood(SERVICE["command"])["folder"]
    (volume,) = SERVICE["volumes"]
    name, _, where = volume.partition(":")
    assert name in COMPOSE["volumes"]
    assert folder.is_relative_to(where)
    assert where in stages()[-1].volumes()


def test_the_container_asks_a_server_that_is_there_and_knows_its_name() -> None:
    server = understood(SERVICE["command"])["server"]
    name, _, port = server.removeprefix("http://").partition(":")
    assert name in SERVICE["depends_on"]
    assert is_local(name)
    assert COMPOSE["services"][name]["ports"][0].endswith(f":{port}")


def test_the_servers_believe_it_who_its_visitors_are() -> None:
    trusted = COMPOSE["services"]["server"]["environment"]["EBBES_FORWARDED_ALLOW_IPS"]
    assert trusted == "*"


def test_the_port_that_is_published_is_the_one_it_listens_on() -> None:
    port = understood(SERVICE["command"])["port"]
    assert SERVICE["ports"] == [f"{port}:{port}"]
    assert f"{port})" in SERVICE["healthcheck"]["test"][-1]


def test_the_image_has_what_it_needs() -> None:
    assert SERVICE["image"] == COMPOSE["services"]["server"]["image"]
    (installed,) = re.findall(r"whl\)\[(.*)\]", text_of("Dockerfile"))
    assert {"cli", "server", "ssh"} == {*installed.split(",")}


def test_memory_is_bounded_and_enough_for_all_seats() -> None:
    (unit,) = re.findall(r"^MemoryMax=(\d+)M$", text_of("ebbes-ssh.service"), re.M)
    assert SERVICE["mem_limit"] == f"{unit}m"
    assert int(unit) > EMPTY_MEGABYTES + Limits().seats * SEAT_MEGABYTES
