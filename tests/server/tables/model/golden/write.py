"""`python -m tests.server.tables.model.golden.write`: the newest log, as it is kept now.

Its difference is read before it is committed: keys may be added that older servers leave aside.
Anything else needs a new version, a step in `upcast.py` and a log beside the others, which stay.
"""

from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.upcast import VERSION
from tests.server.tables.model.golden import golden_log, path_of


def main() -> None:
    """Write it anew."""
    texts = [Entry.from_json(body).packed() for body in golden_log(VERSION)]
    path_of(VERSION).write_text("[\n" + ",\n".join(texts) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
