"""Tests of what the Dockerfile says of the containers, beside that it builds."""

import re
from pathlib import PurePosixPath
from typing import Any

import yaml

from tests.deploy.context import IGNORED, is_ignored
from tests.deploy.dockerfile import stages
from tests.deploy.files import ROOT, text_of

LAST = stages()[-1]
COMPOSE: Any = yaml.safe_load(text_of("compose.yaml"))
DATABASE = "sqlite:///"


def folder_of_database() -> str:
    """Where a container keeps what people do, unless it is told otherwise."""
    file = LAST.environment()["EBBES_DATABASE"].removeprefix(DATABASE)
    return str(PurePosixPath(file).parent)


def folder_of_cache() -> str:
    """Where the bots of a container keep what they have compiled."""
    return LAST.environment()["XDG_CACHE_HOME"]


def test_a_container_runs_as_somebody_who_owns_nothing_but_its_volumes() -> None:
    assert LAST.one("USER") == "ebbes"
    made = LAST.one("RUN")
    assert "useradd --system" in made
    owned = made.partition("--owner=ebbes ")[2].split()
    assert {word for word in owned if word.startswith("/")} == LAST.volumes()


def test_what_people_do_and_what_was_compiled_outlive_a_container() -> None:
    assert LAST.volumes() == {folder_of_database(), folder_of_cache()}


def test_the_page_gives_every_volume_a_name() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert set(re.findall(r"--volume \S+:(\S+)", page)) == LAST.volumes()


def test_the_servers_of_compose_share_what_was_compiled() -> None:
    server = COMPOSE["services"]["server"]
    (name,) = (volume.split(":")[0] for volume in server["volumes"])
    assert server["volumes"] == [f"{name}:{folder_of_cache()}"]
    assert name in COMPOSE["volumes"]


def test_every_service_of_compose_tells_whether_it_is_well() -> None:
    services = COMPOSE["services"]
    assert {name for name in services if "healthcheck" not in services[name]} == {"server"}
    assert "/ready" in LAST.health_check()[-1]
    needed = services["server"]["depends_on"].values()
    assert {need["condition"] for need in needed} == {"service_healthy"}


def test_there_are_two_servers_with_a_port_for_each() -> None:
    server = COMPOSE["services"]["server"]
    (ports,) = server["ports"]
    first, last = ports.split(":")[1].split("-")
    assert int(last) - int(first) + 1 == server["deploy"]["replicas"] == 2


def test_what_is_run_has_no_tools_to_build_with() -> None:
    assert len(stages()) == 2
    assert all(words.startswith("--from=build ") for words in LAST.all("COPY"))


def test_all_that_git_ignores_stays_outside_the_image() -> None:
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split():
        name = line.strip("/")
        assert (name if "/" in line.rstrip("/") else f"**/{name}") in IGNORED


def test_the_pages_are_built_anew_for_the_image() -> None:
    assert is_ignored(PurePosixPath("web/node_modules/svelte/package.json"))
    assert is_ignored(PurePosixPath("src/ebbes/web/index.html"))
    assert not is_ignored(PurePosixPath("web/build.py"))
    assert not is_ignored(PurePosixPath("docs/pictures/table-phone.webp"))
