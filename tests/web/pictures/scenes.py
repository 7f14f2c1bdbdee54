"""Everything there is to see."""

from tests.web.pictures import around, beside, same, table
from tests.web.pictures.studio import Scene

SCENES: tuple[Scene, ...] = (*around.SCENES, *table.SCENES, *beside.SCENES, *same.SCENES)
