"""The third lesson: more cards, and designators one picks oneself (`docs/lesson.md`)."""

from typing import Final

from ebbes.engine.commands import Deal
from ebbes.protocol.options import GameOptions
from ebbes.server.lesson.step import GRETEL, YOU, Script, Step, cards

VARIANTS: Final = Script(
    "variants",
    GameOptions(players=3, pick_designators=True),
    ("Lisbeth", "Gretel"),
    Deal(
        dealer=GRETEL,
        hands=(
            cards("B1 B4 N2 N6 Y3 Y5 G4 G6 R3 R5"),
            cards("B2 B5 N1 N3 N5 Y1 Y4 G2 R4 R6"),
            cards("B3 B6 N4 Y2 Y6 G1 G3 G5 R1 R2"),
        ),
        starter=YOU,
    ),
    (
        Step(1, "bigger"),
        Step(2, "choice"),
        Step(2, "choose", before="N5 R2", tap="G6", after="Y1 B4"),
        Step(2, "chosen"),
        Step(3, "own", tap="G6", after="G2 G5"),
        Step(3, "theirs", tap="B4", after="B2 B3"),
        Step(3, "ends"),
        Step(3, "variantsdone"),
    ),
)
