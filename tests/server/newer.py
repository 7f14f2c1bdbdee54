"""A version of this very program that is newer than it: its sources, and some lines more."""

import shutil
from pathlib import Path
from typing import Final

import ebbes
from ebbes.words.folder import locales

SECRET: Final = "what only newer servers may know"
NEW_KIND: Final = "dance-begun"
NEW_KEY: Final = "loudly"

EDITS: Final[dict[str, list[tuple[str, str]]]] = {
    "protocol/table_events.py": [
        (
            "class TableEnded(Wire):",
            f"class DanceBegun(Wire):\n"
            f'    """Somebody dances."""\n\n'
            f'    type: Literal["{NEW_KIND}"] = "{NEW_KIND}"\n'
            f"    seat: SeatNumber\n"
            f"    steps: str\n\n\n"
            f"class TableEnded(Wire):",
        ),
        ("    | Said\n", "    | Said\n    | DanceBegun\n"),
    ],
    "protocol/game_events.py": [
        (
            '    type: Literal["trick-taken"] = "trick-taken"\n',
            f'    type: Literal["trick-taken"] = "trick-taken"\n    {NEW_KEY}: bool = True\n',
        )
    ],
    "server/tables/model/stored.py": [("    | on.Said\n", "    | on.Said\n    | on.DanceBegun\n")],
    "server/tables/deciding/decide.py": [
        (
            "    draft.change(on.Said(seat=seat, phrase=command.phrase))\n",
            f"    draft.change(on.Said(seat=seat, phrase=command.phrase))\n"
            f'    draft.add(on.DanceBegun(seat=seat, steps="{SECRET}"))\n',
        )
    ],
}
"""A new kind of event after everything that is said, and a new key in an old kind."""


def newer_version(folder: Path) -> Path:
    """Sources to put in front of these, for a process of its own."""
    source = Path(ebbes.__file__).parent
    package = folder / "ebbes"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "web"))
    shutil.copytree(locales(), package / "words" / "locales")
    for name, edits in EDITS.items():
        path = package / name
        text = path.read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    return folder
