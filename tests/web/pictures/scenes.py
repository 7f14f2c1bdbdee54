"""Everything there is to see."""

from tests.web.pictures import (
    around,
    beside,
    day,
    looking,
    overdays,
    place,
    pocket,
    puzzles,
    same,
    table,
)
from tests.web.pictures.studio import Scene

SCENES: tuple[Scene, ...] = (
    *around.SCENES,
    *table.SCENES,
    *beside.SCENES,
    *looking.SCENES,
    *puzzles.SCENES,
    *place.SCENES,
    *day.SCENES,
    *same.SCENES,
    *overdays.SCENES,
    *pocket.SCENES,
)
