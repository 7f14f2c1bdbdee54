"""Everything there is to see."""

from tests.web.pictures import around, beside, looking, place, puzzles, same, table
from tests.web.pictures.studio import Scene

SCENES: tuple[Scene, ...] = (
    *around.SCENES,
    *table.SCENES,
    *beside.SCENES,
    *looking.SCENES,
    *puzzles.SCENES,
    *place.SCENES,
    *same.SCENES,
)
