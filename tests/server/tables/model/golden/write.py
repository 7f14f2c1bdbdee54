"""`python -m tests.server.tables.model.golden.write`: the newest logs, as they are kept now.

Its difference is read before it is committed: keys may be added that older servers leave aside.
Anything else needs a new version, a step in `upcast.py` and a log beside the others, which stay.
"""

from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.upcast import VERSION
from tests.server.tables.model.golden import ASKING, bodies_in, path_of


def main() -> None:
    """Write them anew."""
    for path in (path_of(VERSION), ASKING):
        texts = [Entry.from_json(body).as_text() for body in bodies_in(path)]
        path.write_text("[\n" + ",\n".join(texts) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
