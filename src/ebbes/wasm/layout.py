"""What the browser's side has to know of the module: places, numbers and names, as TypeScript."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from ebbes.bots.cast import CAST, MINDS
from ebbes.bots.levels import EXPERT, LEVELS
from ebbes.bots.opinion import WORLDS
from ebbes.bots.thought import WARMTH
from ebbes.json_types import Json
from ebbes.kernel import game, position, reasons, thought
from ebbes.rules.roles import ROLE_NAMES
from ebbes.wasm import surface

CELLS: Final = ("PLAYERS", "SEATS", "PHASE", "TURN", "PLAYED", "END", "MADE", "TOTALS")
PHASES: Final = ("deal", "name starter", "pick", "play", "over")
EVENTS: Final = (
    "starter-named",
    "designator-picked",
    "card-played",
    "suit-designated",
    "trick-taken",
    "card-uncovered",
    "round-scored",
    "game-ended",
)


def layout_text() -> str:
    """The file `web/src/kernel/layout.gen.ts`."""
    return "\n".join(
        ["// Made from the kernel by `make protocol`.", *_constants(), ""],
    )


def _constants() -> Iterator[str]:
    for name, (comment, value) in _facts().items():
        yield f"\n/** {comment} */\nexport const {name} = {json.dumps(value)} as const;"


def _facts() -> Mapping[str, tuple[str, Json]]:
    hint = replace(EXPERT, worlds=WORLDS).cells
    minds: Json = {name: list(mind.cells) for name, mind in LEVELS.items()}
    tastes: Json = {
        **{f"/{name}": list(mind.taste.cells) for name, mind in LEVELS.items()},
        **{f"{each.name}/{each.level}": list(MINDS[each.known_as].taste.cells) for each in CAST},
    }
    return {
        "SURFACE": ("The surface these are of; a module has the same.", surface.SURFACE),
        "POSITION_LENGTH": ("Cells of a position, two bytes each.", position.LENGTH),
        "FACE_UP": ("Where a position has the virtual player's open cards.", position.FACE_UP),
        "FACE_DOWN": ("Where it has two for each of its piles.", position.FACE_DOWN),
        "DOWN": ("Where it says how many lie in each pile.", position.DOWN),
        "GAME_LENGTH": ("Cells of a game, eight bytes each.", game.GAME_LENGTH),
        "CELL": ("Where a game has what.", {name: getattr(game, name) for name in CELLS}),
        "PHASES": ("What a game waits for, by number.", list(PHASES)),
        "EVENTS": ("What can happen, by number.", list(EVENTS)),
        "EVENT_LENGTH": ("Numbers of an event, its kind first.", game.EVENT_LENGTH),
        "MOST_EVENTS": ("Events a choice leads to at most.", game.MOST_EVENTS),
        "MOST_CHOICES": ("Choices a seat has at most.", game.MOST_CHOICES),
        "WEIGHTS": ("Floats of a policy.", surface.WEIGHTS),
        "WARMTH": ("How freely everyone follows the policy.", WARMTH),
        "MINDS": ("The traits of each strength.", minds),
        "TASTES": ("What each strength likes, and those of the house by their names.", tastes),
        "HINT": ("The traits of who gives hints.", list(hint)),
        "MIND_LENGTH": ("Room for traits.", thought.MIND_LENGTH),
        "OPINION_LENGTH": ("Numbers of an opinion.", thought.OPINION_LENGTH),
        "REASON_ROOM": ("Room for reasons, in numbers.", reasons.ROOM * reasons.REASON_LENGTH),
        "REASON_LENGTH": ("Numbers of a reason, its code first.", reasons.REASON_LENGTH),
        "REASONS": ("Names of reasons and of their numbers, by code.", _reasons()),
        "ROLES": ("Roles, by number.", list(ROLE_NAMES)),
    }


def _reasons() -> Json:
    return [[name, list(fields)] for name, fields in reasons.NAMES]
