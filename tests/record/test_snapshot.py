"""Views as text: the same view comes back, and anything else is refused in one line."""

import json
import re
from random import Random
from typing import Any

import pytest

from ebbes.engine.options import Options
from ebbes.engine.view import view
from ebbes.json_types import Json
from ebbes.record.errors import BrokenRecord, NotARecord
from ebbes.record.snapshot import format_view, parse_view
from tests.record.games import Tree
from tests.support import random_game, some_option_sets


@some_option_sets
def test_every_view_of_a_game_comes_back_from_its_text(options: Options) -> None:
    for ply in random_game(options, Random(71)):
        for seat in (None, *range(options.players)):
            seen = view(ply.after, seat)
            assert parse_view(format_view(seen)) == seen


def some_view() -> dict[str, Json]:
    """A view of a game with two players, in the middle of a round."""
    plies = list(random_game(Options(2, pick_designators=True), Random(72)))
    found: dict[str, Json] = json.loads(format_view(view(plies[14].after, 0)))
    return found


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("format", "ebbes-record/1", "the format must be 'ebbes-view/1', not \"ebbes-record/1\""),
        ("phase", "lunch", 'no such phase: "lunch"'),
        ("seat", "me", "'seat' must be a whole number, not \"me\""),
        ("trick", ["X9"], 'no such card: "X9" (R3)'),
        ("roles", ["X"], 'no such suit: "X" (R3)'),
        ("roles", ["BN"], 'no such suit: "BN" (R3)'),
        ("hands", 3, "the view: 'hands' must be a list, not 3"),
        ("tricks", [4], "a trick must be an object, not 4"),
    ],
)
def test_what_is_no_view_is_refused(key: str, value: Json, message: str) -> None:
    with pytest.raises(NotARecord) as refused:
        parse_view(json.dumps(some_view() | {key: value}))
    assert str(refused.value) == message


def test_options_no_rule_allows_are_refused() -> None:
    told = some_view()
    options = told["options"]
    assert isinstance(options, dict)
    with pytest.raises(BrokenRecord, match="2 to 5 can play, not 9"):
        parse_view(json.dumps(told | {"options": options | {"players": 9}}))


def in_play() -> Tree:
    """A view of four players with tricks taken and two cards on the table."""
    for ply in random_game(Options(4), Random(73)):
        state = ply.after
        if len(state.tricks) == 3 and len(state.trick) == 2:
            found: Tree = json.loads(format_view(view(state, state.turn)))
            return found
    raise AssertionError


def changed(told: Tree, path: str, value: object) -> str:
    """A view with one thing in it that cannot be."""
    part: Any = told
    *way, last = path.split(".")
    for key in way:
        part = part[int(key)] if isinstance(part, list) else part[key]
    part[int(last) if isinstance(part, list) else last] = value
    return json.dumps(told)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("seat", 7, "no person at seat 7 (R39)"),
        ("seat", -1, "no person at seat -1 (R39)"),
        ("turn", 9, "no person at seat 9"),
        ("setup.dealer", -2, "no person at seat -2"),
        ("setup.dealer", -1, "nobody has dealt (R6)"),
        ("setup.starter", 8, "no seat 8"),
        ("setup.starter", -1, "nobody is named to start (R10)"),
        ("tricks.0.winner", 9, "no seat 9"),
        ("hands", [], "0 hands, not 4"),
        ("score.totals", [1], "1 totals, not 4"),
        ("tricks.1.cards", [], "a trick of 0 cards"),
        ("trick", ["B1", "B2", "B3", "B4"], "4 cards on the table"),
        ("setup.designators", [1, 2], "2 designators"),
        ("setup.designators", [0, 0, 0, 0, 0], "0 cannot designate (R15)"),
        ("setup.designators", [99, 1, 1, 1, 1], "99 cannot designate (R15)"),
        ("trick.0", "R15", "not in this deck: R15 (R4)"),
        ("trick.0", "??", "not in this deck: ?? (R4)"),
        ("phase", "pick", "no card is played yet in the phase 'pick'"),
        ("virtual", {"face_up": [], "face_down": []}, "not five columns (R31)"),
    ],
)
def test_what_no_game_can_show_is_refused(path: str, value: Json, message: str) -> None:
    with pytest.raises(BrokenRecord) as refused:
        parse_view(changed(in_play(), path, value))
    assert str(refused.value) == f"the view: {message}"


def test_cards_and_seats_must_fit_together() -> None:
    told = in_play()
    seen = parse_view(json.dumps(told))
    assert seen.seat is not None
    first = told["tricks"][0]["cards"][0]
    for path, value, message in (
        ("trick.0", first, f"there twice: {first} (R4)"),
        ("tricks.2.leader", (seen.seen.tricks[2].leader + 1) % 4, "trick 3 was led by seat"),
        ("tricks.2.winner", (seen.seen.tricks[2].winner + 1) % 4, "trick 3 was won by seat"),
        ("turn", (seen.seen.turn + 1) % 4, "it is the turn of seat"),
        ("roles", ["B", "B", "B"], "the roles are not those the cards designate (R16)"),
        (f"hands.{seen.seat}", [], f"seat {seen.seat} holds 0 cards, not 7"),
    ):
        with pytest.raises(BrokenRecord, match=re.escape(message)):
            parse_view(changed(in_play(), path, value))


def test_designators_are_picked_only_where_that_was_agreed() -> None:
    first = next(random_game(Options(4), Random(74))).after
    told = json.loads(format_view(view(first, 0))) | {"phase": "pick"}
    with pytest.raises(BrokenRecord, match=r"designators are not picked in this game \(R9\)"):
        parse_view(json.dumps(told))


def test_a_hand_is_sorted() -> None:
    told = in_play()
    told["hands"][told["seat"]].reverse()
    with pytest.raises(BrokenRecord, match="the hand is not sorted"):
        parse_view(json.dumps(told))


def test_the_virtual_player_has_columns_of_three_at_the_most() -> None:
    told = some_view()
    deep = {"face_up": ["??"] * 5, "face_down": [["??"] * 3, [], [], [], []]}
    with pytest.raises(BrokenRecord, match=r"3 cards face down in a column \(R37\)"):
        parse_view(json.dumps(told | {"virtual": deep}))


def test_two_play_with_the_virtual_player_and_nobody_else_does() -> None:
    with pytest.raises(BrokenRecord, match=r"the virtual player \(R30\)"):
        parse_view(json.dumps(some_view() | {"virtual": None}))
