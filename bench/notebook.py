"""What was reckoned once is not reckoned again: long measurements go on where they stopped."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ebbes.arena.fingerprint import fingerprint


class Notebook:
    """Answers of this very code, a line of JSON each, written down as soon as they are known."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, Any] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                code, question, answer = json.loads(line)
                if code == fingerprint():
                    self._known[question] = answer

    def answer(self, question: str, reckon: Callable[..., Any], *given: Any) -> Any:
        """The answer to a question, a value of JSON, reckoned where it is not known."""
        if question not in self._known:
            self._known[question] = reckon(*given)
            self._write(question)
        return self._known[question]

    def _write(self, question: str) -> None:
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([fingerprint(), question, self._known[question]]) + "\n")
