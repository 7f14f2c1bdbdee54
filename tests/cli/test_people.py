"""Tests of `ebbes export` and `ebbes forget`."""

import asyncio
import json
from pathlib import Path

import pytest

from ebbes.server.store import Store
from tests.cli.runner import answered, ebbes, refused

PEOPLE = (("a1", "Anna"), ("b1", "Ben"), ("b2", "Ben"))


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with some people."""
    url = f"sqlite:///{tmp_path / 'ebbes.db'}"
    monkeypatch.setenv("EBBES_DATABASE", url)

    async def fill() -> None:
        async with Store(url) as store:
            for number, (person_id, name) in enumerate(PEOPLE):
                await store.people.create(person_id, name, str(number))

    asyncio.run(fill())
    return url


def test_all_about_a_person_is_printed_by_id_or_name() -> None:
    by_id = json.loads(answered(ebbes("export", "a1")))
    assert by_id["person"]["name"] == "Anna"
    assert json.loads(answered(ebbes("export", "--name", "Anna"))) == by_id


def test_a_forgotten_person_is_gone() -> None:
    said = answered(ebbes("forget", "a1", "--yes"))
    assert said == "forgotten; tables that stay without the name: 0\n"
    assert refused(ebbes("export", "a1"), 2) == "there is nobody with that id"


def test_who_does_not_say_yes_forgets_nobody() -> None:
    result = ebbes("forget", "--name", "Anna", given="n\n")
    assert result.exit_code == 1
    assert "Forget Anna (a1)?" in result.stdout
    assert ebbes("forget", "--name", "Anna", given="y\n").exit_code == 0
    assert refused(ebbes("export", "a1"), 2) == "there is nobody with that id"


@pytest.mark.parametrize("command", ["export", "forget"])
@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ([], "say who: either the id of a person or --name"),
        (["a1", "--name", "Anna"], "say who: either the id of a person or --name"),
        (["x"], "there is nobody with that id"),
        (["--name", "x"], "there is nobody of that name"),
        (["--name", "Ben"], "2 people have that name: b1, b2"),
        (["a1", "--database", "sqlite:///nowhere.db"], "there is no database in 'nowhere.db'"),
        (["a1", "--database", "x"], "database: a database is sqlite:///file or "),
    ],
)
def test_it_must_be_clear_who_is_meant(command: str, args: list[str], complaint: str) -> None:
    assert refused(ebbes(command, *args), 2).startswith(complaint)
