"""Choices as JSON, each with a key of its own: `play`, `pick` or `starter`."""

from ebbes.engine.commands import Choice, NameStarter, PickDesignator, PlayCard
from ebbes.json_types import Json
from ebbes.rules.codes import code_of


def choice_to_json(choice: Choice) -> dict[str, Json]:
    """A choice as a JSON value."""
    match choice:
        case PlayCard(seat, card):
            return {"seat": seat, "play": code_of(card)}
        case PickDesignator(seat, card):
            return {"seat": seat, "pick": code_of(card)}
        case NameStarter(seat, starter):
            return {"seat": seat, "starter": starter}
