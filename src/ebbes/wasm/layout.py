"""What the browser's side has to know of the module: places, numbers and names, as TypeScript."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from typing import Final

from ebbes.bots.cast import CAST, MINDS
from ebbes.bots.levels import EXPERT, LEVELS
from ebbes.bots.opinion import WORLDS
from ebbes.bots.rungs import ENOUGH, RUNGS
from ebbes.bots.thought import WARMTH
from ebbes.engine.errors import CardNotHeld, MustFollowSuit, NoSuchSeat, PickNotFree, WrongMoment
from ebbes.json_types import Json
from ebbes.judge.depth import STANDARD
from ebbes.judge.fingerprint import FORMULA, SEEDS, weights_hash
from ebbes.judge.seed import ASKED, CHOICES, EXPECTED, TAKEN
from ebbes.judge.verdict import MARKS
from ebbes.kernel import game, position, reasons, recall, thought
from ebbes.kernel.network import weights_name
from ebbes.kernel.verdict import CHANCE_BARS, PARTS, POINT_BARS
from ebbes.rules.cards import SUIT_NAMES
from ebbes.rules.measure import GRAINS
from ebbes.rules.roles import ROLE_NAMES
from ebbes.wasm import judging, surface

CELLS: Final = (
    *("PLAYERS", "SEATS", "PHASE", "TURN", "STARTER", "PICKED", "PLAYED", "END", "MADE", "TOTALS"),
    "PLAYS",
)
KINDS: Final = ("play-card", "pick-designator", "name-starter")
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
        "SURFACE": ("Grows when older pages could not call the module.", surface.SURFACE),
        "POSITION_LENGTH": ("Cells of a position, two bytes each.", position.LENGTH),
        "HANDS": (
            "Where it has the hands: a mask for each seat and suit.",
            position.HANDS,
        ),
        "FACE_UP": ("Where it has the virtual player's open cards.", position.FACE_UP),
        "FACE_DOWN": ("Where it has two for each of its piles.", position.FACE_DOWN),
        "DOWN": ("Where it says how many lie in each pile.", position.DOWN),
        "GAME_LENGTH": ("Cells of a game, eight bytes each.", game.GAME_LENGTH),
        "CELL": ("Where a game has what.", {name: getattr(game, name) for name in CELLS}),
        "SHOWN_LENGTH": ("Numbers of what lies open in a round.", recall.SHOWN_LENGTH),
        "PHASES": ("What a game waits for, by number.", list(PHASES)),
        "KINDS": ("What is chosen, by number.", list(KINDS)),
        "EVENTS": ("What can happen, by number.", list(EVENTS)),
        "REFUSALS": ("Why a choice is refused, by number: code and rule.", _refusals()),
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
        "HUNDREDTHS": ("Chances in reasons are so many parts of one.", reasons.HUNDREDTHS),
        "ROLES": ("Roles, by number.", list(ROLE_NAMES)),
        "SUIT_NAMES": ("What suits are called, by number.", list(SUIT_NAMES)),
        **_judge(),
    }


def _judge() -> Mapping[str, tuple[str, Json]]:
    asked: Json = {
        name: ASKED.format(question=question)
        for name, question in (("choices", CHOICES), ("taken", TAKEN), ("expected", EXPECTED))
    }
    weights = [weights_name(players, more) for players in range(2, 6) for more in (False, True)]
    hashes: Json = {name.partition(".")[0]: weights_hash(name) for name in weights}
    ladder: Json = [
        {"strength": rung.name, "given_away": rung.given_away.to_json()} for rung in RUNGS
    ]
    bars: Json = {"points": POINT_BARS, "chance": CHANCE_BARS}
    return {
        "VERDICT": ("What the judge tells of a decision, by number.", list(judging.VERDICT)),
        "CHOICE": ("What it tells then of each choice.", list(judging.CHOICE)),
        "ACCOUNT": ("Where the sums over a round lie.", dict(judging.ACCOUNT)),
        "ACCOUNT_LENGTH": ("How many numbers they are.", judging.ACCOUNT_LENGTH),
        "RATES": ("What is told of all decisions of somebody.", list(judging.RATES)),
        "JUDGED_LENGTH": ("Numbers of a decision for that.", judging.JUDGED_LENGTH),
        "MARKS": ("How grave something was, from 1 on.", list(MARKS)),
        "GRAINS": ("Grains in a point.", GRAINS),
        "PARTS": ("Parts of a point, or of a chance.", PARTS),
        "BARS": ("Parts of what is drawn.", bars),
        "DEPTH": ("How thoroughly is judged.", {**asdict(STANDARD)}),
        "FORMULA": ("By which formulas.", {"formula": FORMULA, "seeds": SEEDS}),
        "ASKED": ("Chance begins from these words and a position.", asked),
        "WEIGHT_HASHES": ("What the weights are known by.", hashes),
        "LADDER": ("What bots were seen to give away a round.", ladder),
        "ENOUGH": ("Real decisions from which on that is told.", ENOUGH),
    }


def _refusals() -> Json:
    """In the order of the kernel; the first is none."""
    told = (
        (MustFollowSuit, "R12"),
        (CardNotHeld, "R11"),
        (PickNotFree, "R26"),
        (NoSuchSeat, "R10"),
    )
    codes: list[Json] = [[error.code, rule] for error, rule in told]
    return [None, *codes, [WrongMoment.code, None]]


def _reasons() -> Json:
    return [[name, list(fields)] for name, fields in reasons.NAMES]
