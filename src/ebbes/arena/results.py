"""A file of results that a later run goes on with."""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from ebbes import __version__
from ebbes.arena.errors import ArenaError
from ebbes.arena.fingerprint import fingerprint
from ebbes.arena.match import Match
from ebbes.arena.result import Key, Result

FORMAT = "ebbes-arena/1"
CODE = ("version", "fingerprint")
"""What a header says of the code that played."""


class ResultsFile:
    """A line that says which match this is, then a line per deal, each complete or not there."""

    def __init__(self, path: Path, match: Match) -> None:
        self._header = _header(match)
        self._name = ascii(str(path))
        self._file = _opened(path)
        try:
            self._lock()
            self.found = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def append(self, results: Sequence[Result]) -> None:
        """Keep some results, so that they survive whatever comes next."""
        self._write(b"".join(_line(result.to_json()) for result in results))

    def _lock(self) -> None:
        """Keep other runs out until the file is closed, where the system can."""
        try:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ModuleNotFoundError:
            return
        except BlockingIOError:
            raise ArenaError(f"{self._name} is in use by another run") from None
        except OSError as error:
            raise ArenaError(f"cannot lock {self._name}: {error.strerror}") from None

    def _write(self, lines: bytes) -> None:
        self._file.write(lines)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> dict[Key, Result]:
        """All results so far; a last line that was torn off is dropped from the file."""
        data = self._file.read()
        lines = data.splitlines(keepends=True)
        torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        self._verify_header(lines[0] if lines else torn, is_torn=not lines)
        results = {result.key: result for result in self._results(lines[1:])}
        self._file.seek(len(data) - len(torn))
        self._file.truncate()
        if not lines:
            self._write(self._header)
        return results

    def _verify_header(self, found: bytes, is_torn: bool) -> None:
        if not (self._header.startswith(found) if is_torn else found == self._header):
            raise ArenaError(f"{self._name} holds {_difference(found, self._header)}")

    def _results(self, lines: Sequence[bytes]) -> Iterator[Result]:
        for number, line in enumerate(lines, start=2):
            try:
                yield Result.from_json(json.loads(line))
            except (ValueError, LookupError, TypeError, AttributeError):
                raise ArenaError(f"{self._name}, line {number}: no result of a match") from None


def _opened(path: Path) -> BinaryIO:
    try:
        path.touch()
        return path.open("r+b")
    except OSError as error:
        raise ArenaError(f"cannot write {str(path)!a}: {error.strerror}") from None


def _header(match: Match) -> bytes:
    code = {"version": __version__, "fingerprint": fingerprint()}
    return _line({"format": FORMAT, **code, **match.to_json()})


def _line(tree: object) -> bytes:
    return json.dumps(tree).encode() + b"\n"


def _difference(found: bytes, wanted: bytes) -> str:
    """The first thing in which two headers differ."""
    try:
        old, new = json.loads(found), json.loads(wanted)
        key = next(key for key in new if old.get(key) != new[key])
    except (ValueError, AttributeError, StopIteration):
        return "another match: it does not begin as results do"
    what = "results of other code" if key in CODE else "another match"
    return f"{what}: {key} {json.dumps(old.get(key))}, not {json.dumps(new[key])}"
