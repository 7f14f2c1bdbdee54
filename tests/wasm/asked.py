"""Games as the kernel is asked for them, and what it tells as the engine's own words."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ebbes.engine.commands import Choice, Deal, NameStarter, PickDesignator, PlayCard
from ebbes.engine.events import (
    CardPlayed,
    CardUncovered,
    Dealt,
    DesignatorPicked,
    Event,
    GameEnded,
    NumberRevealed,
    RoundScored,
    StarterNamed,
    SuitDesignated,
    TrickTaken,
)
from ebbes.engine.options import Options
from ebbes.engine.virtual import Virtual
from ebbes.json_types import Json
from ebbes.rules.cards import LETTERS, NO_CARD, Card
from ebbes.rules.codes import CARDS, HIDDEN_CODE, code_of
from ebbes.rules.ending import END_NAMES
from ebbes.rules.roles import ROLE_NAMES


def random_deals(options: Options, rng: Random) -> list[Deal]:
    """As many deals as a game can have."""
    dealer, deals = rng.randrange(options.players), []
    numbers = rng.sample(range(1, 6), 5)
    for number in range(options.rounds):
        cards = rng.sample(options.deck, len(options.deck))
        hands = tuple(tuple(cards[seat :: options.seats]) for seat in range(options.seats))
        value = None if options.pick_designators else numbers[number]
        starter = rng.randrange(options.players) if number == 0 else None
        deals.append(Deal((dealer + number) % options.players, hands, value, starter))
    return deals


def options_json(options: Options) -> dict[str, Json]:
    """All options of a game."""
    return {
        "players": options.players,
        "more_cards": options.more_cards,
        "pick_designators": options.pick_designators,
        "rounds": options.rounds,
        "goal": options.goal,
        "dabbscheedel": options.dabbscheedel,
    }


def deal_json(deal: Deal) -> dict[str, Json]:
    """A deal."""
    return {
        "dealer": deal.dealer,
        "hands": [[code_of(card) for card in hand] for hand in deal.hands],
        "value": deal.value,
        "starter": deal.starter,
    }


def card_at(code: str) -> Card:
    """A card by its code."""
    return NO_CARD if code == HIDDEN_CODE else CARDS[code]


def choice_of(seat: int, move: dict[str, Any]) -> Choice:
    """A move of a seat."""
    if move["kind"] == "name-starter":
        return NameStarter(seat, move["starter"])
    kind = PlayCard if move["kind"] == "play-card" else PickDesignator
    return kind(seat, CARDS[move["card"]])


def move_json(choice: Choice) -> dict[str, Json]:
    """The other way round."""
    match choice:
        case PlayCard(_, card):
            return {"kind": "play-card", "card": code_of(card)}
        case PickDesignator(_, card):
            return {"kind": "pick-designator", "card": code_of(card)}
        case NameStarter(_, starter):
            return {"kind": "name-starter", "starter": starter}


def events_of(told: list[dict[str, Any]]) -> Iterator[Event]:
    """What was told, as events of the engine."""
    return map(_event, told)


def _event(told: dict[str, Any]) -> Event:
    match told["type"]:
        case "dealt":
            return _dealt(told)
        case "number-revealed":
            return NumberRevealed(told["value"])
        case "starter-named":
            return StarterNamed(told["starter"], told["chooser"])
        case "designator-picked":
            return DesignatorPicked(told["seat"], CARDS[told["card"]])
        case "card-played":
            return CardPlayed(told["seat"], CARDS[told["card"]])
        case "suit-designated":
            return SuitDesignated(ROLE_NAMES.index(told["role"]), LETTERS.index(told["suit"]))
        case "trick-taken":
            return TrickTaken(told["seat"])
        case "card-uncovered":
            return CardUncovered(told["column"], CARDS[told["card"]])
        case "round-scored":
            return RoundScored(tuple(told["points"]), told["nix_winner"], told["chooser"])
        case _:
            return GameEnded(END_NAMES.index(told["end"]), tuple(told["winners"]))


def _dealt(told: dict[str, Any]) -> Dealt:
    hands = tuple(tuple(map(card_at, hand)) for hand in told["hands"])
    virtual = told["virtual"]
    if virtual is None:
        return Dealt(told["dealer"], hands)
    down = tuple(tuple(map(card_at, pile)) for pile in virtual["face_down"])
    return Dealt(told["dealer"], hands, Virtual(tuple(map(card_at, virtual["face_up"])), down))
