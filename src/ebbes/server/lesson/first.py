"""Which card falls when in the first round (`docs/lesson.md`)."""

from typing import Final

from ebbes.engine.commands import Deal
from ebbes.protocol.options import GameOptions
from ebbes.server.lesson.step import GRETEL, LISBETH, YOU, Script, Step, cards

STEPS: Final = (
    Step(1, "cards"),
    Step(1, "number"),
    Step(2, "follow", before="B4 B5", tap="B6"),
    Step(3, "takes"),
    Step(4, "trump", tap="G3", after="G5 G1"),
    Step(4, "trumped"),
    Step(4, "plus", before="R4 R5", tap="B3"),
    Step(5, "plussed"),
    Step(5, "low", before="N5", tap="N2", after="N3"),
    Step(5, "ebbes"),
    Step(5, "ruff", before="R6", tap="G6", after="R3"),
    Step(5, "minus"),
    Step(6, "middle", tap="N6", after="N1 Y3"),
    Step(6, "enough", tap="Y4", after="Y5 Y1"),
    Step(6, "duck", before="N4 R1", tap="B2"),
    Step(7, "nix", before="Y2 R2", tap="Y6"),
    Step(7, "last", after="G4 B1 G2"),
    Step(7, "score"),
    Step(7, "starter"),
    Step(7, "done"),
)
FIRST_DEAL: Final = Deal(
    dealer=GRETEL,
    hands=(
        cards("B2 B3 B6 N2 N6 Y4 Y6 G3 G4 G6"),
        cards("B1 B4 N1 N3 N4 Y2 Y5 G5 R3 R4"),
        cards("B5 N5 Y1 Y3 G1 G2 R1 R2 R5 R6"),
    ),
    value=3,
    starter=LISBETH,
)
SECOND_DEAL: Final = Deal(
    dealer=YOU,
    hands=(
        cards("B1 B4 N3 N5 Y5 Y6 G2 G5 R2 R6"),
        cards("B2 B6 N1 N4 Y1 Y4 G3 G6 R1 R4"),
        cards("B3 B5 N2 N6 Y2 Y3 G1 G4 R3 R5"),
    ),
    value=5,
)
"""Nobody plays it: it is there to be looked at before a starter is named."""
FIRST: Final = Script(
    "first", GameOptions(players=3), ("Lisbeth", "Gretel"), FIRST_DEAL, STEPS, SECOND_DEAL
)
