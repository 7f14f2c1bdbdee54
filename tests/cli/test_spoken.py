"""Commands beside the game speak the three languages, too: results, errors and all."""

from pathlib import Path

import pytest

from ebbes.words import LANGUAGES, Language
from tests.cli.runner import answered, ebbes, refused

NOWHERE = "/nowhere/at/all"
DUMP = "pg_dump --format=custom --file=monday.db 'postgresql://anna@here/ebbes'"
PERFT = {
    "en": "depth  1            10 sequences           0 finished",
    "de": "Tiefe  1            10 Folgen           0 zu Ende",
    "pfl": "Dief  1            10 Folche           0 am End",
}
REFUSED: list[tuple[list[str], dict[Language, str]]] = [
    (
        ["replay", NOWHERE],
        {
            "en": f"cannot read '{NOWHERE}': No such file or directory",
            "de": f"'{NOWHERE}' lässt sich nicht lesen: No such file or directory",
            "pfl": f"'{NOWHERE}' lossd sisch nedd lese: No such file or directory",
        },
    ),
    (
        ["simulate", "--players", "9"],
        {
            "en": "2 to 5 can play, not 9",
            "de": "So kann man ebbes nicht spielen. (R4)",
            "pfl": "So kann märr ebbes nedd schbiele. (R4)",
        },
    ),
    (
        ["arena", "greedy", "random", "--deals", "1", "--games", "1"],
        {
            "en": "either deals or whole games, not both",
            "de": "entweder einzelne Runden oder ganze Spiele, nicht beides",
            "pfl": "endweder änzelne Runde odder ganze Schbiele, nedd beides",
        },
    ),
    (
        ["serve", "--set", "port"],
        {
            "en": "a setting is NAME=VALUE, not 'port'",
            "de": "eine Einstellung ist NAME=WERT, nicht 'port'",
            "pfl": "ä Oischdellung iss NAME=WERD, nedd 'port'",
        },
    ),
    (
        ["backup", "monday.db", "--database", "postgresql://anna@here/ebbes"],
        {
            "en": f"PostgreSQL has its own command: {DUMP}",
            "de": f"PostgreSQL hat einen eigenen Befehl: {DUMP}",
            "pfl": f"PostgreSQL hodd än eischene Befehl: {DUMP}",
        },
    ),
    (
        ["export", "--name", "Anna", "--database", f"sqlite://{NOWHERE}"],
        {
            "en": "there is no database in ",
            "de": "ist keine Datenbank",
            "pfl": "iss kää Dadebank",
        },
    ),
]


FAULTS: list[tuple[list[str], dict[Language, str]]] = [
    (
        ["simulate", "--bots", "greedy,nobody"],
        {
            "en": "no bot is called 'nobody'",
            "de": "Diesen Bot gibt es nicht: no bot is called 'nobody'",
            "pfl": "Den Bot gibd’s nedd: no bot is called 'nobody'",
        },
    ),
    (
        ["ladder", "--depth", "silly"],
        {
            "en": "no depth 'silly'",
            "de": "Diese Tiefe gibt es nicht: no depth 'silly'",
            "pfl": "Die Dief gibd’s nedd: no depth 'silly'",
        },
    ),
    (
        ["play", "--join", "BCDFGHJ", "--server", "http://127.0.0.1:9"],
        {
            "en": "Nobody answers at http://127.0.0.1:9.",
            "de": "Unter http://127.0.0.1:9 antwortet niemand.",
            "pfl": "Unner http://127.0.0.1:9 gibd känner Andword.",
        },
    ),
    (
        ["serve", "--set", "port=high"],
        {
            "en": "port: ",
            "de": "Mit dieser Einstellung läuft kein Server: port: ",
            "pfl": "Midd dere Oischdellung laafd kään Server: port: ",
        },
    ),
    (
        ["export", "--name", "Anna", "--database", "mysql://here"],
        {
            "en": "database: a database is sqlite:///file",
            "de": "Mit dieser Einstellung läuft kein Server: database: a database is sqlite:///file",
            "pfl": "Midd dere Oischdellung laafd kään Server: database: a database is sqlite:///",
        },
    ),
    (
        ["arena", "greedy", "random", "--out", f"{NOWHERE}/results"],
        {
            "en": f"cannot write '{NOWHERE}/results'",
            "de": f"Die Arena kommt nicht weiter: cannot write '{NOWHERE}/results'",
            "pfl": f"Die Arena kummd nedd weider: cannot write '{NOWHERE}/results'",
        },
    ),
]


@pytest.mark.usefixtures("shallow_judge")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("call", "said"), FAULTS, ids=[" ".join(call) for call, _ in FAULTS])
def test_what_else_goes_wrong_is_told_in_the_language_of_the_call(
    call: list[str], said: dict[Language, str], language: Language
) -> None:
    assert said[language] in refused(ebbes("--language", language, *call), 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("call", "said"), REFUSED, ids=[" ".join(call) for call, _ in REFUSED])
def test_a_refusal_is_told_in_the_language_of_the_call(
    call: list[str], said: dict[Language, str], language: Language
) -> None:
    assert said[language] in refused(ebbes("--language", language, *call), 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_told_in_the_language_of_the_call(language: Language) -> None:
    said = answered(ebbes("--language", language, "perft", "--players", 2, "--depth", 1))
    assert said.splitlines()[1].startswith(PERFT[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_told_where_it_stands(
    language: Language, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    game = answered(ebbes("simulate", "--seed", 3))
    file.write_text(f"{game}none\n", encoding="utf-8")
    said = ebbes("--language", language, "puzzles", "--records", file, "--out", tmp_path / "out")
    line = {"en": "line 2", "de": "Zeile 2", "pfl": "Zeil 2"}[language]
    assert said.exit_code == 2
    assert f"{file}, {line}" in said.stderr


def test_a_call_without_a_language_is_not_answered_in_that_of_the_call_before() -> None:
    refused(ebbes("--language", "pfl", "replay", NOWHERE), 2)
    assert refused(ebbes("--language", "en", "replay", NOWHERE), 2).startswith("cannot read")
