"""The notebook of long measurements."""

from pathlib import Path

import pytest
from bench.notebook import Notebook


def test_what_is_written_down_is_not_reckoned_again(tmp_path: Path) -> None:
    asked: list[int] = []

    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    file = tmp_path / "notes"
    assert Notebook(file).answer("two", doubled, 2) == 4
    again = Notebook(file)
    assert [again.answer("two", doubled, 2), again.answer("three", doubled, 3)] == [4, 6]
    assert asked == [2, 3]


def test_answers_of_other_code_are_no_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "notes"
    Notebook(file).answer("one", lambda: 1)
    monkeypatch.setattr("bench.notebook.fingerprint", lambda: "of other code")
    assert Notebook(file).answer("one", lambda: 2) == 2


def test_without_a_file_it_remembers_while_it_lives() -> None:
    book = Notebook(None)
    assert book.answer("one", lambda: [1]) is book.answer("one", lambda: [2])
