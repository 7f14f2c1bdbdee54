"""Who won a recorded game, and where the points came from.

    ebbes simulate --seed 7 > game.json
    python examples/read_record.py game.json

What a record holds: docs/record.md.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from ebbes import State, parse, replay, score_sheet
from ebbes.engine import GameEnded, RoundScored


def story(text: bytes) -> Iterator[str]:
    """The points of every round, and who won."""
    record = parse(text)
    for step in replay(record):  # every rule is checked on the way
        match step.event:
            case RoundScored():
                yield f"round {step.state.score.rounds}"
                yield from points(record.names, step.state)
            case GameEnded(_, winners):
                yield f"won by {' and '.join(record.names[seat] for seat in winners)}"


def points(names: tuple[str, ...], state: State) -> Iterator[str]:
    """A line for every seat, the virtual player's too."""
    sheet = score_sheet(state)
    for seat, name in enumerate(names):
        single, ebbes = sheet.card_points[seat], sheet.ebbes_points[seat]
        yield f"  {name}: {single:+d} for plus and minus cards, {ebbes:+d} for ebbes"


if __name__ == "__main__":
    print(*story(Path(sys.argv[1]).read_bytes()), sep="\n")
