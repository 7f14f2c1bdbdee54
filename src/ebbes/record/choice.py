"""Choices as JSON, each with a key of its own: `play`, `pick` or `starter`."""

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.json_types import Json
from ebbes.rules.codes import code_of
from ebbes.rules.seats import Seat


def choice_to_json(choice: Choice) -> dict[str, Json]:
    """A choice as a JSON value."""
    match choice:
        case PlayCard(seat, card):
            return {"seat": seat, "play": code_of(card)}
        case PickDesignator(seat, card):
            return {"seat": seat, "pick": code_of(card)}
        case NameStarter(seat, starter):
            return {"seat": seat, "starter": starter}


def what_of(choice: Choice) -> str | Seat:
    """What is chosen: the code of a card, or who starts."""
    match choice:
        case PlayCard(_, card) | PickDesignator(_, card):
            return code_of(card)
        case NameStarter(_, starter):
            return starter
