"""What was chosen or could be, and why: codes of the server in words."""

from typing import NamedTuple

from ebbes.json_types import Json
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.terminal.sight import Sight
from ebbes.terminal.speech import of_card


class Thing(NamedTuple):
    """A card, or somebody who is to lead, and what that is called."""

    name: str
    card: Card | None = None
    seat: Seat | None = None


def chosen_thing(choice: dict[str, Json], sight: Sight) -> Thing:
    """What a choice is about."""
    code = choice.get("play") or choice.get("pick") or choice.get("card")
    if code is not None:
        card = CARDS[str(code)]
        return Thing(sight.speech.card(card), card=card)
    seat = choice["starter"]
    assert isinstance(seat, int)
    return Thing(sight.names[seat], seat=seat)


def reason_sentence(reason: dict[str, Json], sight: Sight) -> str:
    """A reason in words; its context under the names that sentences know."""
    told: dict[str, str | float] = {}
    for name, value in reason.items():
        match name, value:
            case "code", _:
                continue
            case "card", str(code):
                told |= of_card(CARDS[code])
            case "seat", int(seat):
                told["who"] = sight.names[seat]
            case "chance", (int() | float()) as chance:
                told["percent"] = round(100 * chance)
            case _, (str() | int() | float()) as plain:
                told[name] = plain
    return sight.speech.say(f"reasons-{reason['code']}", **told)
