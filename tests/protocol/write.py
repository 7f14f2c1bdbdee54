"""`make protocol`: the files made from the wire types, the facts, the words and the lessons."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from ebbes.protocol.schema import schema_text
from ebbes.protocol.typescript import typescript
from ebbes.server.bodies import bodies_text, questions_text
from ebbes.server.facts import facts_text
from ebbes.server.lesson.lessons import LESSONS, script_text
from ebbes.wasm.layout import layout_text
from ebbes.words.typescript import keys_text

ROOT = Path(__file__).parents[2]
FILES: Final[dict[str, Callable[[], str]]] = {
    "docs/protocol.schema.json": schema_text,
    "web/src/wire/protocol.gen.ts": typescript,
    "web/src/wire/bodies.gen.ts": bodies_text,
    "web/src/wire/questions.gen.ts": questions_text,
    "web/src/wire/facts.gen.ts": facts_text,
    "web/src/kernel/layout.gen.ts": layout_text,
    "web/src/words/keys.gen.ts": keys_text,
    **{f"web/src/lesson/scripts/{one.name}.gen.json": partial(script_text, one) for one in LESSONS},
}
"""What makes the text of each."""


def main() -> None:
    """Write them anew."""
    for name, text in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
