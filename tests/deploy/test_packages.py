"""Tests of the packages of a release: an archive of the sources, and the wheel it gives."""

import re
import tarfile
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.deploy.context import files_below
from tests.deploy.files import ROOT
from tests.deploy.release import Image, Packages

LINKS = re.compile(r"\]\(([^)\s]+)|(?:src|href)=\"([^\"]+)\"")
FOR_DEVELOPERS = {"bench", "dev", "docs", "node", "wasm"}
ELSEWHERE = ("https://", "http://", "mailto:", "#")


def names_in(wheel: Path) -> set[str]:
    """The files of a wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def names_in_sources(archive: Path) -> set[str]:
    """The files of the sources, without the folder they all lie in."""
    with tarfile.open(archive) as opened:
        return {name.partition("/")[2] for name in opened.getnames()}


def metadata_of(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        return message_from_string(archive.read(name).decode())


def below(folder: str, under: str) -> set[str]:
    """The files of a folder of the project, as they are called under another one."""
    files = files_below(ROOT / folder)
    return {f"{under}/{file.relative_to(ROOT / folder).as_posix()}" for file in files}


def test_the_wheel_of_the_sources_is_that_of_the_image(packages: Packages, image: Image) -> None:
    assert names_in(packages.wheel) == names_in(image.wheel)


def test_the_wheel_has_the_program_the_words_and_the_weights(image: Image) -> None:
    needed = below("src/ebbes", "ebbes") | below("locales", "ebbes/words/locales")
    assert any(name.endswith(".npz") for name in needed)
    assert needed <= names_in(image.wheel)


def test_the_wheel_has_the_pages_and_nothing_else_of_the_front_end(image: Image) -> None:
    names = names_in(image.wheel)
    assert {"ebbes/web/index.html", "ebbes/web/sw.js"} <= names
    assert any(re.fullmatch(r"ebbes/web/assets/.+\.css", name) for name in names)
    assert not any(name.endswith((".ts", ".svelte")) for name in names)


def test_the_sources_have_all_it_takes_to_build_and_to_test(packages: Packages) -> None:
    names = names_in_sources(packages.sources)
    for folder in ("src/ebbes", "tests", "docs", "locales", "web", "deploy"):
        assert below(folder, folder) <= names
    assert {"pyproject.toml", "hatch_build.py", "constraints.txt", ".dockerignore"} <= names
    assert not any("node_modules" in name for name in names)


def test_sources_with_their_pages_need_no_node(packages: Packages) -> None:
    assert "hatchling" in packages.log
    assert "nodejs" not in packages.log


def test_a_package_index_can_follow_every_link_of_the_description(image: Image) -> None:
    metadata = metadata_of(image.wheel)
    assert metadata["Description-Content-Type"] == "text/markdown"
    text = str(metadata.get_payload())
    assert "card game" in text
    links = ["".join(found) for found in LINKS.findall(text)]
    assert [link for link in links if not link.startswith(ELSEWHERE)] == []


def test_the_description_names_every_extra_for_people_and_no_other(image: Image) -> None:
    metadata = metadata_of(image.wheel)
    named = set(re.findall(r"^\| `(\w+)`", str(metadata.get_payload()), re.M))
    assert named == set(metadata.get_all("Provides-Extra", ())) - FOR_DEVELOPERS


def test_the_example_of_the_description_runs_as_it_stands(
    image: Image, capsys: pytest.CaptureFixture[str]
) -> None:
    text = str(metadata_of(image.wheel).get_payload())
    (example,) = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    exec(compile(example, "package.md", "exec"), {})
    assert re.fullmatch(r"\((-?\d+(, )?){4}\) \([\d, ]+\)\n", capsys.readouterr().out)
