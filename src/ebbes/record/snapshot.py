"""`ebbes-view/1`: what a seat sees, as JSON, so that a bot can decide in a process of its own."""

import json

from ebbes.engine.state import Phase, Score, Setup, State, Trick
from ebbes.engine.view import View
from ebbes.engine.virtual import Virtual
from ebbes.json_types import Json
from ebbes.record.errors import NotARecord
from ebbes.record.fields import Fields, as_list, as_texts, as_whole_number, shown
from ebbes.record.format import options_to_json
from ebbes.record.parse import load_json, options_from_json
from ebbes.record.view_check import verify_view
from ebbes.rules.cards import LETTERS, NO_CARD, Card, Suit
from ebbes.rules.codes import CARDS, HIDDEN_CODE, code_of

FORMAT = "ebbes-view/1"


def format_view(view: View) -> str:
    """A view as one line of JSON."""
    return json.dumps(view_to_json(view))


def parse_view(text: str | bytes) -> View:
    """The view a text holds; `NotARecord` or `BrokenRecord` if it holds none."""
    return view_from_json(load_json(text))


def view_to_json(view: View) -> dict[str, Json]:
    """A view as a JSON value; hidden cards are `??`."""
    return {"format": FORMAT, "seat": view.seat, **state_to_json(view.seen)}


def state_to_json(seen: State) -> dict[str, Json]:
    """A state, whole or as a seat sees it."""
    return {
        "options": options_to_json(seen.options),
        "score": {
            "totals": list(seen.score.totals),
            "rounds": seen.score.rounds,
            "chooser": seen.score.chooser,
            "end": seen.score.end,
            "winners": list(seen.score.winners),
        },
        "setup": _setup_to_json(seen.setup),
        "phase": seen.phase.value,
        "turn": seen.turn,
        "hands": [_codes(hand) for hand in seen.hands],
        "virtual": None if seen.virtual is None else _virtual_to_json(seen.virtual),
        "tricks": [_trick_to_json(trick) for trick in seen.tricks],
        "trick": _codes(seen.trick),
        "roles": [LETTERS[suit] for suit in seen.roles],
    }


def _setup_to_json(setup: Setup) -> dict[str, Json]:
    return {
        "dealer": setup.dealer,
        "chooser": setup.chooser,
        "starter": setup.starter,
        "numbers": list(setup.numbers),
        "picks": [{"seat": seat, "card": code_of(card)} for seat, card in setup.picks],
        "designators": list(setup.designators),
    }


def _virtual_to_json(virtual: Virtual) -> dict[str, Json]:
    """A column without a face-up card shows `??` there too."""
    return {
        "face_up": _codes(virtual.face_up),
        "face_down": [_codes(pile) for pile in virtual.face_down],
    }


def _trick_to_json(trick: Trick) -> dict[str, Json]:
    return {"leader": trick.leader, "cards": _codes(trick.cards), "winner": trick.winner}


def _codes(cards: tuple[Card, ...]) -> list[Json]:
    return [code_of(card) for card in cards]


def view_from_json(value: Json) -> View:
    """The view a JSON value describes."""
    fields = Fields(value, "the view")
    tag = fields.take("format")
    if tag != FORMAT:
        raise NotARecord(f"the format must be {FORMAT!r}, not {shown(tag)}")
    view = View(_optional(fields, "seat"), state_from_json(fields))
    verify_view(view)
    return view


def state_from_json(fields: Fields) -> State:
    """The state an object describes; whether it can be is not checked."""
    virtual = fields.take("virtual")
    return State(
        options=options_from_json(Fields(fields.take("options"), "the options")),
        score=_score(Fields(fields.take("score"), "the score")),
        setup=_setup(Fields(fields.take("setup"), "the setup")),
        phase=_phase(fields.take("phase")),
        turn=fields.whole_number("turn"),
        hands=_piles(fields, "hands"),
        virtual=None if virtual is None else _virtual(Fields(virtual, "the virtual player")),
        tricks=tuple(_trick(Fields(item, "a trick")) for item in fields.items("tricks")),
        trick=_cards(fields.take("trick"), "the trick"),
        roles=tuple(_suit(letter) for letter in fields.texts("roles")),
    )


def _score(fields: Fields) -> Score:
    return Score(
        totals=_numbers(fields, "totals"),
        rounds=fields.whole_number("rounds"),
        chooser=_optional(fields, "chooser"),
        end=fields.whole_number("end"),
        winners=_numbers(fields, "winners"),
    )


def _setup(fields: Fields) -> Setup:
    picks = [Fields(item, "a pick") for item in fields.items("picks")]
    return Setup(
        dealer=fields.whole_number("dealer"),
        chooser=_optional(fields, "chooser"),
        starter=fields.whole_number("starter"),
        numbers=_numbers(fields, "numbers"),
        picks=tuple((pick.whole_number("seat"), _card(pick.take("card"))) for pick in picks),
        designators=_numbers(fields, "designators"),
    )


def _virtual(fields: Fields) -> Virtual:
    return Virtual(_cards(fields.take("face_up"), "face up"), _piles(fields, "face_down"))


def _trick(fields: Fields) -> Trick:
    leader = fields.whole_number("leader")
    return Trick(leader, _cards(fields.take("cards"), "a trick"), fields.whole_number("winner"))


def _phase(value: Json) -> Phase:
    for phase in Phase:
        if phase.value == value:
            return phase
    raise NotARecord(f"no such phase: {shown(value)}")


def _suit(letter: str) -> Suit:
    if len(letter) != 1 or letter not in LETTERS:
        raise NotARecord(f"no such suit: {shown(letter)} (R3)")
    return LETTERS.index(letter)


def _card(code: Json) -> Card:
    if code == HIDDEN_CODE:
        return NO_CARD
    if not isinstance(code, str) or code not in CARDS:
        raise NotARecord(f"no such card: {shown(code)} (R3)")
    return CARDS[code]


def _cards(value: Json, where: str) -> tuple[Card, ...]:
    return tuple(_card(code) for code in as_texts(value, where))


def _piles(fields: Fields, key: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(_cards(pile, key) for pile in fields.items(key))


def _numbers(fields: Fields, key: str) -> tuple[int, ...]:
    return tuple(as_whole_number(item, f"{key!r}") for item in as_list(fields.take(key), key))


def _optional(fields: Fields, key: str) -> int | None:
    value = fields.take(key)
    return None if value is None else as_whole_number(value, f"{key!r}")
