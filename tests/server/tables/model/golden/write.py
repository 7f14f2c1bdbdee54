"""`python -m tests.server.tables.model.golden.write`: the newest logs and checkpoint, as kept now.

Its difference is read before it is committed: keys may be added that older servers leave aside.
Anything else needs a new version, a step in `upcast.py` and a log beside the others, which stay.
"""

import json
from functools import reduce

from ebbes.server.tables.model.checkpoint import checkpoint_of
from ebbes.server.tables.model.entry import Entry
from ebbes.server.tables.model.evolve import NO_TABLE, evolve
from ebbes.server.tables.model.upcast import CHECKPOINT_VERSION, VERSION
from tests.server.tables.model.golden import (
    LATER,
    bodies_in,
    checkpoint_path,
    golden_log,
    path_of,
)

CHECKPOINTED = 100
"""Entries of the log that the checkpoint knows."""


def main() -> None:
    """Write them anew."""
    for path in (path_of(VERSION), *LATER):
        texts = [Entry.from_json(body).as_text() for body in bodies_in(path)]
        path.write_text("[\n" + ",\n".join(texts) + "\n]\n", encoding="utf-8")
    log = [Entry.from_json(body) for body in golden_log(VERSION)]
    kept = checkpoint_of(reduce(evolve, log[:CHECKPOINTED], NO_TABLE))
    text = json.dumps(kept, indent=1) + "\n"
    checkpoint_path(CHECKPOINT_VERSION).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
