"""What was chosen or could be, and why: codes of the server in words."""

from typing import NamedTuple

from ebbes.engine.state import PICK
from ebbes.json_types import Json
from ebbes.rules.cards import Card
from ebbes.rules.codes import CARDS
from ebbes.rules.seats import Seat
from ebbes.terminal.reviewed import Moment
from ebbes.terminal.sight import Sight
from ebbes.words.pieces import of_card


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


def hint_headline(best: dict[str, Json], sight: Sight) -> str:
    """What a bot would do."""
    what = chosen_thing(best, sight)
    if what.seat is not None:
        return sight.speech.say("play-hint-starter", **sight.about(what.seat))
    assert what.card is not None
    return sight.speech.card(what.card, "play-hint-pick" if best.get("pick") else "play-hint-card")


def reasons_of(choice: dict[str, Json]) -> list[dict[str, Json]]:
    """Why a choice is good."""
    found = choice["reasons"]
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def move_sentence(moment: Moment, sight: Sight, own: Seat | None) -> str:
    """What somebody did and what is thought of it; empty where nothing is thought."""
    verdict, chosen, best = moment.verdict, moment.chosen, moment.best
    if verdict is None or chosen is None or best is None:
        return ""
    say = sight.speech.say
    move = say(
        "review-move",
        kind=_kind_of(chosen, sight),
        you="yes" if moment.seat == own else "no",
        who=sight.names[moment.seat],
        what=chosen_thing(chosen, sight).name,
    )
    if verdict["mark"] is not None:
        return f"{move}. {say('replay-instead', what=chosen_thing(best, sight).name)}"
    return f"{move}. {say('review-good' if chosen['as_good'] else 'review-near')}"


def _kind_of(chosen: dict[str, Json], sight: Sight) -> str:
    """What a decision was about, at the moment it was made."""
    if chosen.get("starter") is not None:
        return "starter"
    return "pick" if sight.state.phase is PICK else "play"


def told_of(moment: Moment, sight: Sight, own: Seat | None) -> str:
    """What is thought of a decision, and why."""
    told = move_sentence(moment, sight, own)
    whole = told if told.endswith(".") else f"{told}."
    why = [] if moment.best is None else reasons_of(moment.best)
    return " ".join([whole, *(reason_sentence(reason, sight) for reason in why)])


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
