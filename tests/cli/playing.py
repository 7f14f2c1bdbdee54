"""Games of `ebbes play`, typed and read again."""

import json
import re
from pathlib import Path

from ebbes.engine.events import CardPlayed, DesignatorPicked, StarterNamed
from ebbes.record.certificate import verify
from ebbes.record.parse import parse
from ebbes.record.record import Record
from ebbes.record.replay import replay
from tests.cli.runner import answered, ebbes
from tests.record.games import Tree

CODE = re.compile(r"\b[BNYGR]\d{1,2}\b")


def play(*args: object, typed: str) -> str:
    """What a game says to what is typed."""
    return answered(ebbes("play", *args, given=typed))


def read(path: Path) -> Record:
    """A saved record, which replays and verifies."""
    record = parse(path.read_bytes())
    replay(record)
    verify(record)
    return record


def tree_of(path: Path) -> Tree:
    """A saved record as JSON."""
    found: Tree = json.loads(path.read_text())
    return found


def own_cards(said: str) -> list[str]:
    """The cards last offered to the player."""
    return CODE.findall(said.rsplit("  Your cards: ", 1)[1].splitlines()[0])


def forbidden_cards(said: str) -> list[str]:
    """The cards last held back from the player."""
    lines = said.rsplit("  Your cards: ", 1)[1].splitlines()
    return CODE.findall(lines[1]) if "Not now: " in lines[1] else []


def seed_with_a_suit_to_follow() -> int:
    """A game in which the player must follow suit at once, and holds other cards."""
    return next(seed for seed in range(50) if forbidden_cards(play("--seed", seed, typed="q\n")))


def own_decisions(record: Record) -> int:
    """How often the player decided something."""
    events = [step.event for step in replay(record)]
    return sum(
        (isinstance(event, CardPlayed | DesignatorPicked) and event.seat == 0)
        or (isinstance(event, StarterNamed) and event.chooser == 0)
        for event in events
    )
