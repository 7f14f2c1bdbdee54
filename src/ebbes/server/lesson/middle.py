"""The second lesson: a role counts at once, in the middle of a trick (`docs/lesson.md`)."""

from typing import Final

from ebbes.engine.commands import Deal
from ebbes.protocol.options import GameOptions
from ebbes.server.lesson.step import LISBETH, YOU, Script, Step, cards

MIDDLE: Final = Script(
    "middle",
    GameOptions(players=3),
    ("Lisbeth", "Gretel"),
    Deal(
        dealer=YOU,
        hands=(
            cards("B1 B2 B4 B5 N1 N4 N6 G2 G3 G5"),
            cards("Y3 Y5 Y6 G6 R1 R2 R3 R4 R5 R6"),
            cards("B3 B6 N2 N3 N5 Y1 Y2 Y4 G1 G4"),
        ),
        value=4,
        starter=LISBETH,
    ),
    (
        Step(1, "atonce"),
        Step(1, "throw", before="R5 B6", tap="B4"),
        Step(1, "surprise"),
        Step(2, "both", before="Y4", tap="N4", after="Y6"),
        Step(2, "twice"),
        Step(3, "beware", before="R4 G1", tap="G2"),
        Step(3, "kept"),
        Step(3, "middledone"),
    ),
)
