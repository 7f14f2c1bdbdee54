"""The fourth lesson: two people and the virtual player (`docs/lesson.md`)."""

from typing import Final

from ebbes.engine.commands import Deal
from ebbes.protocol.options import GameOptions
from ebbes.server.lesson.step import LISBETH, YOU, Script, Step, cards

TWO: Final = Script(
    "two",
    GameOptions(players=2),
    ("Lisbeth",),
    Deal(
        dealer=LISBETH,
        hands=(
            cards("B2 B5 N3 N6 Y1 Y4 G1 G5 R4 R6"),
            cards("B3 B6 N2 N4 N5 Y2 Y5 G3 G4 R1"),
            cards("R5 G2 Y6 R3 B1 Y3 G6 R2 B4 N1"),
        ),
        value=3,
        starter=YOU,
    ),
    (
        Step(1, "straw"),
        Step(1, "leftmost", tap="R6", after="R1"),
        Step(1, "turned"),
        Step(2, "lacking", tap="R4", after="N2"),
        Step(2, "lucky"),
        Step(3, "strawleads", tap="Y4", after="N5"),
        Step(3, "strawpoints"),
        Step(3, "twodone"),
    ),
)
