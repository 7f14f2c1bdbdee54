"""A copy of a SQLite database, while servers write to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from ebbes.server.store.engines import BUSY_SECONDS, PAGE
from ebbes.server.store.errors import StoreError, StoreUnavailable


def backup(source: Path, target: Path) -> None:
    """Writes all that is committed at one moment into a new file, for its owner alone.

    What was deleted is not copied, not even as the unused pages that are left of it. The pages are
    as small as those of a new database, whatever they were.
    """
    if not source.is_file():
        raise StoreError(f"there is no database in {str(source)!a}")
    try:
        file = os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise StoreError(f"cannot write {str(target)!a}: {error.strerror}") from None
    try:
        _copy(source, target)
        os.fsync(file)
    except sqlite3.Error as error:
        target.unlink()
        raise StoreUnavailable(f"cannot copy {str(source)!a}: {error}") from None
    finally:
        os.close(file)


def _copy(source: Path, target: Path) -> None:
    url = f"file:{quote(str(source.absolute()))}?mode=rw"
    with closing(sqlite3.connect(url, BUSY_SECONDS, isolation_level=None, uri=True)) as opened:
        opened.execute(f"PRAGMA page_size = {PAGE}")
        opened.execute("VACUUM INTO ?", (str(target),))
