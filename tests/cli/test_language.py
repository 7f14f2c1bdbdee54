"""Which language the command line speaks: the flag, the variable, the environment, English."""

import subprocess

import pytest

from ebbes.cli.language import AS_GETTEXT, VARIABLE, language_around
from ebbes.server.settings import load_settings
from tests.cli.runner import answered, ebbes, outside, plain, python, refused

FAREWELLS = {"en": "See you!", "de": "Macht’s gut!", "pfl": "Alla dann, machd’s guud!"}


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that speaks no language at all."""
    for name in (VARIABLE, *AS_GETTEXT):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def spoken(*args: str) -> str:
    """The language in which a game says goodbye."""
    said = answered(ebbes(*args, "play", given="q\n"))
    (language,) = [name for name, words in FAREWELLS.items() if said.endswith(f"{words}\n")]
    return language


# The order


def test_without_any_sign_it_is_english(nowhere: pytest.MonkeyPatch) -> None:
    assert spoken() == "en"


def test_the_environment_comes_before_english(nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setenv("LANG", "de_DE.UTF-8")
    assert spoken() == "de"


def test_the_variable_comes_before_the_environment(nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setenv("LANG", "de_DE.UTF-8")
    nowhere.setenv(VARIABLE, "pfl")
    assert spoken() == "pfl"


@pytest.mark.parametrize("language", FAREWELLS)
def test_the_flag_comes_first_of_all(language: str, nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setenv("LANG", "de_DE.UTF-8")
    nowhere.setenv(VARIABLE, "pfl")
    assert spoken("--language", language) == language


def test_a_variable_without_a_value_says_nothing(nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setenv(VARIABLE, "")
    nowhere.setenv("LANG", "pfl")
    assert spoken() == "pfl"


def test_the_order_holds_in_a_process_of_its_own(nowhere: pytest.MonkeyPatch) -> None:
    found = outside("play", given=b"q\n", LC_ALL="de_AT.UTF-8", PYTHONIOENCODING="utf-8")
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode().endswith("Macht’s gut!\n")


# The environment, as gettext reads it


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "DE_CH"}, "de"),
        ({"LANG": "pfl_DE.UTF-8"}, "pfl"),
        ({"LANG": "pfl"}, "pfl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pfl", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "pfl", "LC_MESSAGES": ""}, "pfl"),
        ({"LC_MESSAGES": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "en_GB", "LANGUAGE": "de"}, "de"),
        ({"LANGUAGE": "fr:pfl:de"}, "pfl"),
        ({"LANGUAGE": "fr:nl"}, "en"),
        ({"LANGUAGE": "C:de"}, "en"),
        ({"LANGUAGE": "", "LANG": "de_DE"}, "de"),
        ({"LC_NUMERIC": "de_DE", "LC_CTYPE": "de_DE"}, "en"),
    ],
)
def test_an_environment_is_understood_as_gettext_does(
    environment: dict[str, str], language: str
) -> None:
    assert language_around(environment) == language


# What cannot be spoken


@pytest.mark.parametrize("name", ["fr", "DE", "de_DE", "\x1b[31m"])
def test_an_unknown_language_is_told_in_one_line(name: str) -> None:
    line = refused(ebbes("--language", name, "play", given="q\n"), 2)
    assert line == f"no language {name!a}; there are de, en, pfl"


def test_an_unknown_language_in_the_variable_is_told_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "klingon")
    line = refused(ebbes("simulate"), 2)
    assert line == "no language 'klingon'; there are de, en, pfl"
    assert answered(ebbes("--language", "de", "simulate"))


def test_the_help_names_the_languages_and_the_variable() -> None:
    said = plain(answered(ebbes("--help")))
    assert "--language" in said
    assert "de|en|pfl" in said
    assert VARIABLE in said


def test_the_server_takes_the_variable_for_no_setting_of_its_own(
    nowhere: pytest.MonkeyPatch,
) -> None:
    settings = load_settings()
    nowhere.setenv(VARIABLE, "pfl")
    assert load_settings() == settings


# Where the words are missing


@pytest.mark.parametrize("call", [["play"], ["replay", "-"], ["verify", "-"]], ids=" ".join)
def test_without_fluent_one_line_says_what_to_install(call: list[str]) -> None:
    given = answered(ebbes("simulate", "--seed", 3)).encode()
    found = without_fluent(*call, given=given)
    assert (found.returncode, found.stdout) == (2, b"")
    said = "ebbes: the command line needs fluent.runtime: pip install 'ebbes[cli]'\n"
    assert found.stderr.decode() == said


def test_what_is_for_machines_needs_no_fluent() -> None:
    record = answered(ebbes("simulate", "--seed", 3))
    found = without_fluent("replay", "--json", "-", given=record.encode())
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode() == answered(ebbes("replay", "--json", "-", given=record))


def without_fluent(*args: str, given: bytes) -> subprocess.CompletedProcess[bytes]:
    """A command on a machine without the library that reads the words."""
    hidden = "import sys; sys.modules['fluent'] = None; sys.argv[0] = 'ebbes'; "
    return python("-c", hidden + "from ebbes.cli.__main__ import main; main()", *args, given=given)
