"""JSON in as few bytes as it takes, for what is long and seldom read."""

import zlib

from ebbes.json_types import Json
from ebbes.server.json_text import packed, unpacked

LEVEL = 9
USUAL = (
    b'"Lisbeth","Schorsch","Gretel","Kuno","Karl","Elwe","kind":"person","name":"away":false,'
    b'"since":"kind":"bot","strength":"solid"}],"B10","N10","Y10","G10","R10","B1","B2","B3",'
    b'"N1","N2","N3","Y1","Y2","Y3","G1","G2","G3","R1","R2","R3"]],"plays":["hands":[["'
    b'{"format":"ebbes-record/1","options":{"players":4,"more_cards":false,'
    b'"pick_designators":false,"rounds":5},"names":["","],"rounds":[{"dealer":0,"starter":1,'
    b'"value":4,"hands":[["B4","B5","B6","B7","B8","B9","N4","N5","N6","N7","N8","N9","Y4","Y5",'
    b'"Y6","Y7","Y8","Y9","G4","G5","G6","G7","G8","G9","R4","R5","R6","R7","R8","R9"]},'
    b'{"dealer":1,"starter":2,"chooser":3,"value":5,"hands":[["],"certificate":{"commitment":"'
    b'","secret":"","nonces":["'
    b'0000000000000000000000000000000000000000000000000000000000000000"],"starter":"lot"}}'
)
"""What most records have in common: never to be changed, or old ones cannot be unpacked."""


def squeezed(value: Json) -> bytes:
    """A value in as few bytes as it takes."""
    squeezer = zlib.compressobj(LEVEL, zdict=USUAL)
    return squeezer.compress(packed(value).encode()) + squeezer.flush()


def unsqueezed(data: bytes) -> Json:
    """The value that was squeezed."""
    return unpacked(zlib.decompressobj(zdict=USUAL).decompress(data).decode())
