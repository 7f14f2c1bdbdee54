"""Tests of the golden databases: nobody has changed them, and their answers fit their rows."""

from hashlib import sha256

import pytest

from tests.server.store.golden.load import FOLDER, golden_answers, golden_rows

DIGESTS = {
    "v0001.json.gz": "b5730285be003fd8d260a58cd8f0f9c12d689ce033033cc86d1306de69a1d252",
    "v0001.expected.json.gz": "d5f8b5c1646efc9bf9fac1644d3045216ca9ffacc9449bec90a27c159cea487e",
}
NAMES = {"tables", "entries", "commands", "people", "seats", "secrets", "links", "tokens"}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_golden_file_is_as_it_was_written(name: str) -> None:
    assert sha256((FOLDER / name).read_bytes()).hexdigest() == DIGESTS[name]


def test_every_table_of_the_database_has_rows() -> None:
    rows = golden_rows("0001")
    assert rows.keys() == NAMES
    assert all(rows.values())


def test_every_log_goes_from_one_to_its_end_without_gaps() -> None:
    rows = golden_rows("0001")
    logs: dict[object, list[object]] = {}
    for entry in rows["entries"]:
        logs.setdefault(entry["table_id"], []).append(entry["seq"])
    ends = {table["id"]: table["last_seq"] for table in rows["tables"]}
    assert {table: len(log) for table, log in logs.items()} == ends
    assert all(log == list(range(1, len(log) + 1)) for log in logs.values())


def test_the_answers_tell_of_every_table_and_every_person() -> None:
    rows, answers = golden_rows("0001"), golden_answers("0001")
    assert answers["tables"].keys() == {table["id"] for table in rows["tables"]}
    assert answers["people"].keys() == {person["id"] for person in rows["people"]}


def test_the_answers_tell_of_every_command() -> None:
    assert golden_answers("0001")["commands"] == golden_rows("0001")["commands"]


def test_nobody_who_was_forgotten_is_in_the_rows() -> None:
    stored = str(golden_rows("0001"))
    forgotten = golden_answers("0001")["forgotten"]
    assert forgotten
    assert not any(who["id"] in stored or who["name"] in stored for who in forgotten)
