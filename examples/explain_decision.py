"""What the strongest bot thinks of the decision before which a record stops.

    ebbes play --save unfinished.json       (and leave the game with q)
    python examples/explain_decision.py unfinished.json

It sees what the seat to act sees, and nothing else. Needs the extra `kernel`; the codes of the
reasons are those of docs/bots.md.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from ebbes import parse, replay, view
from ebbes.bots import explain
from ebbes.engine import NOBODY, settle
from ebbes.record import choice_to_json


def opinions(text: bytes) -> Iterator[str]:
    """A line for every legal choice, the best first."""
    state, _ = settle(replay(parse(text))[-1].state)  # what nobody decides has happened by itself
    if state.turn == NOBODY:
        raise SystemExit("nothing to decide: no round is being played")
    for opinion in explain(view(state, state.turn)):
        what = choice_to_json(opinion.choice)
        lead = f"{opinion.lead.mean:+.2f} ± {opinion.lead.error:.2f}"
        yield f"{what}  {lead}  {', '.join(reason.code for reason in opinion.reasons)}"


if __name__ == "__main__":
    print(*opinions(Path(sys.argv[1]).read_bytes()), sep="\n")
