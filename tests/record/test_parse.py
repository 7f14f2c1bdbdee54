"""Tests of `ebbes.record.parse` and `fields`: strict about the form, generous with unknown keys."""

import json
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ebbes.engine.options import Options
from ebbes.record.errors import BrokenRecord, NotARecord
from ebbes.record.fields import SHOWN, shown
from ebbes.record.format import format_record, record_to_json
from ebbes.record.parse import LIMIT, load_json, parse
from tests.record.games import PICKED, PLAIN, Tree, from_tree, game, game_tree
from tests.support import ALL_OPTIONS, every_option_set

MISSING = object()

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(st.characters()), inner, max_size=3)
    ),
    max_leaves=6,
)
KNOWN = {
    *("format", "options", "names", "rounds", "players", "more_cards", "pick_designators"),
    *("goal", "dabbscheedel", "dealer", "starter", "chooser", "value", "designators", "hands"),
    *("plays", "seat", "card", "certificate"),
}
EXTRAS = st.dictionaries(
    st.text(st.characters(), max_size=5).filter(lambda key: key not in KNOWN),
    JSON_VALUES,
    max_size=3,
)


def meaning(value: object) -> str:
    """A JSON value to the letter, but for the order of keys; 1, 1.0 and true stay apart."""
    return json.dumps(value, sort_keys=True)


def put(tree: Any, path: tuple[str | int, ...], value: object) -> None:
    """Change one node of a tree, or with MISSING take it out."""
    for step in path[:-1]:
        tree = tree[step]
    if value is MISSING:
        del tree[path[-1]]
    else:
        tree[path[-1]] = value


def refusal(text: str | bytes) -> str:
    """Why a text is no record."""
    with pytest.raises(NotARecord) as caught:
        parse(text)
    return str(caught.value)


# Round trips


@every_option_set
def test_a_written_record_reads_back_as_the_same_record(options: Options) -> None:
    for seed in (1, 2, 3):
        record = game(options, seed)
        text = format_record(record)
        assert parse(text) == record
        assert parse(text.encode()) == record
        assert format_record(parse(text)) == text


@settings(max_examples=40)
@given(st.sampled_from(ALL_OPTIONS), EXTRAS, EXTRAS, EXTRAS, EXTRAS, EXTRAS)
def test_unknown_keys_are_kept_at_every_level(
    options: Options, top: Tree, optional: Tree, entry: Tree, picked: Tree, certified: Tree
) -> None:
    tree = game_tree(options)
    tree |= top
    tree["options"] |= optional
    tree["rounds"][-1] |= entry
    tree["certificate"] |= certified
    if options.pick_designators:
        tree["rounds"][0]["designators"][2] |= picked
    read = from_tree(tree)
    assert meaning(record_to_json(read)) == meaning(tree)
    assert meaning(json.loads(format_record(read))) == meaning(tree)


def test_unknown_keys_stand_apart_from_the_game_they_come_with() -> None:
    tree = game_tree(PICKED)
    tree["played_at"] = "Speyer"
    tree["options"]["house"] = 1
    tree["rounds"][0]["minutes"] = 12.0
    tree["rounds"][0]["designators"][4]["why"] = None
    read = from_tree(tree)
    assert read.extra == {**game(PICKED).extra, "played_at": "Speyer"}
    assert read.options == PICKED
    assert read.options_extra == {"house": 1}
    assert read.rounds[0].extra == {"minutes": 12.0}
    assert read.rounds[0].designators is not None
    assert read.rounds[0].designators[4].extra == {"why": None}
    assert read.rounds[1:] == game(PICKED).rounds[1:]


def test_keys_are_written_in_the_order_of_the_format_page() -> None:
    plain, picked = game_tree(PLAIN), game_tree(PICKED)
    assert list(plain) == ["format", "options", "names", "rounds", "certificate"]
    assert list(plain["options"]) == ["players", "more_cards", "pick_designators", "rounds"]
    assert list(plain["rounds"][0]) == ["dealer", "starter", "value", "hands", "plays"]
    assert list(plain["rounds"][1]) == ["dealer", "starter", "chooser", "value", "hands", "plays"]
    assert list(picked["options"])[4:] == ["goal", "dabbscheedel"]
    assert list(picked["rounds"][1])[:4] == ["dealer", "starter", "chooser", "designators"]
    assert list(picked["rounds"][1]["designators"][0]) == ["seat", "card"]


def test_a_record_is_written_on_one_line_of_ascii() -> None:
    tree = game_tree()
    tree["names"] = ["Jörg\n", "\u2028", "\ud800", "\x1b[31m"]
    text = format_record(from_tree(tree))
    assert text.isascii()
    assert len(text.splitlines()) == 1
    assert parse(text).names == tuple(tree["names"])


def test_the_ends_of_the_track_are_optional_and_have_defaults() -> None:
    tree = game_tree(PICKED)
    del tree["options"]["goal"], tree["options"]["dabbscheedel"]
    assert from_tree(tree).options == Options(3, pick_designators=True, goal=30, dabbscheedel=-15)
    tree["options"] |= {"goal": 7, "dabbscheedel": -3}
    assert from_tree(tree).options == Options(3, pick_designators=True, goal=7, dabbscheedel=-3)


def test_a_game_without_rounds_is_a_record() -> None:
    tree = game_tree()
    tree["rounds"] = []
    assert from_tree(tree).rounds == ()


def test_a_byte_order_mark_is_passed_over() -> None:
    text = format_record(game(PLAIN))
    assert parse(b"\xef\xbb\xbf" + text.encode()) == game(PLAIN)


def test_lone_surrogates_in_names_and_unknown_keys_are_kept() -> None:
    tree = game_tree()
    tree["names"][0] = "\udcff\ud800"
    tree["\udfff"] = "\ud83d"
    read = from_tree(tree)
    assert read.names[0] == "\udcff\ud800"
    assert read.extra["\udfff"] == "\ud83d"
    assert meaning(json.loads(format_record(read))) == meaning(tree)


# Texts that are no JSON, or more than JSON


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "not a record: empty"),
        (b" \n\t\r\n", "not a record: empty"),
        (b"\xef\xbb\xbf", "not a record: empty"),
        (b"\n{]\n", "not JSON: Expecting property name enclosed in double quotes (column 2)"),
        (b"[1,\n2 3]", "not JSON: Expecting ',' delimiter (line 2, column 3)"),
        (b"{} {}", "not JSON: Extra data (column 4)"),
        (b"\x80{}", "not UTF-8 text (byte 0)"),
        (b'{"a": "\xff"}', "not UTF-8 text (byte 7)"),
        ("{}".encode("utf-16"), "not UTF-8 text (byte 0)"),
        (b"\xed\xa0\x80", "not UTF-8 text (byte 0)"),
        (b'{"a": NaN}', "not a record: NaN is no JSON number"),
        (b"[Infinity]", "not a record: Infinity is no JSON number"),
        (b"-Infinity", "not a record: -Infinity is no JSON number"),
        (b"[1e999]", "not a record: a number too large"),
        (b"-1e999", "not a record: a number too large"),
        (b"1" + b"0" * 400 + b".5", "not a record: a number too large"),
        (b"9" * 5000, "not a record: a number with too many digits"),
        (b'{"a": 1, "a": 1}', "not a record: a key stands twice in one object"),
        (b'{"a": {"b": 1, "\\u0062": 2}}', "not a record: a key stands twice in one object"),
        (b"[" * 100_000, "not a record: nested too deeply"),
        (b'{"a":' * 100_000, "not a record: nested too deeply"),
        (b"[" * 5_000 + b"]" * 5_000, "not a record: nested too deeply"),
    ],
    ids=lambda value: None if isinstance(value, str) else ascii(value[:16]),
)
def test_what_is_not_strict_json_is_refused_in_one_line(text: bytes, why: str) -> None:
    assert refusal(text) == why


def test_a_key_standing_twice_is_refused_at_every_level() -> None:
    text = format_record(game(PICKED))
    for key in ("format", "players", "dealer", "hands", "seat", "secret"):
        twice = text.replace(f'"{key}":', f'"{key}": 0, "{key}":', 1)
        assert refusal(twice) == "not a record: a key stands twice in one object", key


def test_numbers_beyond_all_bounds_are_refused_wherever_they_stand() -> None:
    text = format_record(game(PLAIN))
    for number in ("NaN", "Infinity", "-Infinity", "1e999", "9" * 5000):
        for key in ("dealer", "value", "players"):
            bent = text.replace(f'"{key}": ', f'"{key}": {number}, "x{key}": ', 1)
            assert refusal(bent).startswith("not a record: ")
        assert refusal(text[:-1] + f', "unknown": {number}}}').startswith("not a record: ")


@pytest.mark.parametrize("text", ["x", b"x", b"\xff", "[", b"{"], ids=ascii)
def test_a_text_longer_than_sixteen_mebibytes_is_refused_unread(text: str | bytes) -> None:
    assert LIMIT == 16 * 1024 * 1024
    assert refusal(text * (LIMIT + 1)) == "not a record: longer than 16 MiB"


def test_a_text_as_long_as_the_limit_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = format_record(game(PLAIN))
    monkeypatch.setattr(import_module("ebbes.record.parse"), "LIMIT", len(text))
    assert parse(text) == parse(text.encode()) == game(PLAIN)
    for longer in (text + " ", b"\n" + text.encode()):
        assert refusal(longer) == "not a record: longer than 0 MiB"


def test_numbers_python_can_hold_are_kept_in_unknown_keys() -> None:
    text = format_record(game(PLAIN))[:-1] + ', "a": 1e308, "b": ' + "9" * 4300 + ', "c": -0.0}'
    read = parse(text)
    assert format_record(read)[:-1].endswith('"a": 1e+308, "b": ' + "9" * 4300 + ', "c": -0.0')


# Fields that are missing or of the wrong type

REQUIRED: dict[tuple[str | int, ...], str] = {
    ("format",): "the record",
    ("options",): "the record",
    ("names",): "the record",
    ("rounds",): "the record",
    ("options", "players"): "the options",
    ("options", "more_cards"): "the options",
    ("options", "pick_designators"): "the options",
    ("options", "rounds"): "the options",
    ("rounds", 1, "dealer"): "round 2",
    ("rounds", 4, "hands"): "round 5",
    ("rounds", 0, "plays"): "round 1",
    ("rounds", 2, "designators", 0, "seat"): "round 3: a designator",
    ("rounds", 2, "designators", 4, "card"): "round 3: a designator",
}


@pytest.mark.parametrize("path", REQUIRED, ids=lambda path: ".".join(map(str, path)))
def test_a_missing_key_is_named(path: tuple[str | int, ...]) -> None:
    tree = game_tree(PICKED)
    put(tree, path, MISSING)
    assert refusal(json.dumps(tree)) == f"{REQUIRED[path]}: {path[-1]!r} is missing"


OBJECTS = {
    ("options",): "the options",
    ("rounds", 1): "round 2",
    ("rounds", 1, "designators", 3): "round 2: a designator",
}
NUMBERS = {
    ("options", "players"): "the options: 'players'",
    ("options", "rounds"): "the options: 'rounds'",
    ("options", "goal"): "the options: 'goal'",
    ("options", "dabbscheedel"): "the options: 'dabbscheedel'",
    ("rounds", 1, "dealer"): "round 2: 'dealer'",
    ("rounds", 1, "starter"): "round 2: 'starter'",
    ("rounds", 1, "chooser"): "round 2: 'chooser'",
    ("rounds", 1, "value"): "round 2: 'value'",
    ("rounds", 1, "designators", 0, "seat"): "round 2: a designator: 'seat'",
}
FLAGS = {
    ("options", "more_cards"): "the options: 'more_cards'",
    ("options", "pick_designators"): "the options: 'pick_designators'",
}
LISTS = {
    ("names",): "the record: 'names'",
    ("rounds",): "the record: 'rounds'",
    ("rounds", 0, "designators"): "round 1: 'designators'",
    ("rounds", 0, "hands"): "round 1: 'hands'",
    ("rounds", 0, "hands", 2): "round 1: a hand",
    ("rounds", 0, "plays"): "round 1: 'plays'",
}
TEXT_LISTS = {
    ("names", 1): "the record: 'names'",
    ("rounds", 0, "hands", 2, 9): "round 1: a hand",
    ("rounds", 0, "plays", 29): "round 1: 'plays'",
}

VALUES: list[tuple[str, object]] = [
    ("null", None),
    ("true", True),
    ("1.0", 1.0),
    ("1", 1),
    ('"1"', "1"),
    ("a list", [1]),
    ("an object", {"a": 1}),
]


def wrong_types() -> list[tuple[tuple[str | int, ...], object, str]]:
    """Every field with every value of a type it cannot have, and what is said about it."""
    demands: list[tuple[dict[Any, str], str, set[str]]] = [
        (OBJECTS, "must be an object, not", {"an object"}),
        (NUMBERS, "must be a whole number, not", {"1"}),
        (FLAGS, "must be true or false, not", {"true"}),
        (LISTS, "must be a list, not", {"a list"}),
        (TEXT_LISTS, "must be a list of strings, but holds", {'"1"'}),
        ({("rounds", 1, "designators", 0, "card"): "round 2: a designator: 'card'"}, *CARD_DEMAND),
    ]
    return [
        (path, value, f"{where} {demand} {told}")
        for wheres, demand, right in demands
        for path, where in wheres.items()
        for told, value in VALUES
        if told not in right
    ]


CARD_DEMAND = ("must be a string, not", {'"1"'})


@pytest.mark.parametrize(("path", "value", "why"), wrong_types(), ids=lambda value: str(value))
def test_a_value_of_the_wrong_type_is_named(
    path: tuple[str | int, ...], value: object, why: str
) -> None:
    tree = game_tree(PICKED)
    put(tree, path, value)
    assert refusal(json.dumps(tree)) == why


@pytest.mark.parametrize("path", NUMBERS, ids=lambda path: ".".join(map(str, path)))
def test_a_number_not_every_reader_agrees_on_is_refused(path: tuple[str | int, ...]) -> None:
    for number in (2**53 + 1, -(2**53) - 1, 10**30, int("9" * 4300)):
        tree = game_tree(PICKED)
        put(tree, path, number)
        assert refusal(json.dumps(tree)) == f"{NUMBERS[path]} is too large a number"


@pytest.mark.parametrize("number", [2**53, -(2**53)])
def test_the_largest_numbers_every_reader_agrees_on_are_read(number: int) -> None:
    tree = game_tree(PICKED)
    tree["rounds"][1] |= {"dealer": number, "starter": number, "chooser": number, "value": number}
    entry = from_tree(tree).rounds[1]
    assert (entry.dealer, entry.starter, entry.chooser, entry.value) == (number,) * 4


@pytest.mark.parametrize(
    ("value", "told"),
    [(None, "null"), (True, "true"), (7, "7"), (1.5, "1.5"), ([], "a list"), ("a", '"a"')],
)
def test_only_an_object_is_a_record(value: object, told: str) -> None:
    assert refusal(json.dumps(value)) == f"the record must be an object, not {told}"


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        ("ebbes-record/2", '"ebbes-record/2"'),
        ("EBBES-RECORD/1", '"EBBES-RECORD/1"'),
        ("ebbes-record/1 ", '"ebbes-record/1 "'),
        ("\x1b[31m\n\ud800", r'"\u001b[31m\n\ud800"'),
        ("x" * 100, '"' + "x" * 36 + "..."),
        (None, "null"),
        (1, "1"),
        (["ebbes-record/1"], "a list"),
    ],
    ids=["next", "capitals", "blank", "escapes", "long", "null", "number", "list"],
)
def test_another_format_is_refused(tag: object, told: str) -> None:
    tree = game_tree()
    tree["format"] = tag
    assert refusal(json.dumps(tree)) == f"the format must be 'ebbes-record/1', not {told}"


@pytest.mark.parametrize(
    ("players", "count"), [(2, 2), (2, 4), (3, 2), (4, 5), (5, 4), (4, 0), (4, 40)]
)
def test_every_seat_has_a_name(players: int, count: int) -> None:
    tree = game_tree(Options(players))
    tree["names"] = ["x"] * count
    seats = max(players, 3)
    assert refusal(json.dumps(tree)) == f"the record has {count} names for {seats} seats"


def test_a_card_nobody_printed_breaks_the_rules_where_it_stands() -> None:
    for code in ("B16", "B0", "b1", "X1", "B01", "B", "", "B1 ", "BB1", "B\uff11", "?" * 99):
        bent = game_tree(PICKED)
        bent["rounds"][1]["hands"][0][3] = code
        played = game_tree(PICKED)
        played["rounds"][1]["plays"][6] = code
        picked = game_tree(PICKED)
        picked["rounds"][1]["designators"][2]["card"] = code
        for tree, where in ((bent, "before play 1"), (played, "play 7"), (picked, "before play 1")):
            with pytest.raises(BrokenRecord) as caught:
                from_tree(tree)
            assert caught.value.where == f"round 2, {where}"
            assert str(caught.value) == f"round 2, {where}: no such card: {shown(code)} (R3)"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"players": 1}, "2 to 5 can play, not 1 (R4)"),
        ({"players": 6}, "2 to 5 can play, not 6 (R4)"),
        ({"players": -4}, "2 to 5 can play, not -4 (R4)"),
        ({"players": 2**53}, "2 to 5 can play, not 9007199254740992 (R4)"),
        ({"rounds": 4}, "5 rounds are played unless designators are picked, not 4 (R27)"),
        ({"rounds": 6}, "5 rounds are played unless designators are picked, not 6 (R27)"),
        ({"goal": 30}, "'goal' counts only when designators are picked (R28)"),
        ({"goal": "far"}, "'goal' counts only when designators are picked (R28)"),
        ({"dabbscheedel": -15}, "'dabbscheedel' counts only when designators are picked (R28)"),
        ({"pick_designators": True, "goal": 0}, "the goal lies above 0, not at 0 (R29)"),
        (
            {"pick_designators": True, "dabbscheedel": 0},
            "the Dabbscheedel space lies below 0, not at 0 (R29)",
        ),
        ({"pick_designators": True, "rounds": 4}, "at least 5 rounds are played, not 4 (R28)"),
    ],
    ids=str,
)
def test_options_no_rule_allows_break_the_rules(changes: Tree, why: str) -> None:
    tree = game_tree()
    tree["options"] |= changes
    with pytest.raises(BrokenRecord) as caught:
        from_tree(tree)
    assert caught.value.where == "options"
    assert str(caught.value) == f"options: {why}"


def test_a_quoted_value_is_short_and_stays_on_one_line() -> None:
    assert shown("a\nb\x1b\ud800ü\x7f") == r'"a\nb\u001b\ud800\u00fc\u007f"'
    assert shown(12) == "12"
    assert shown({"a": 1}) == "an object"
    assert shown("x" * 38) == '"' + "x" * 38 + '"'
    assert len(shown("x" * 39)) == SHOWN
    assert shown("x" * 39).endswith("x...")


@given(JSON_VALUES)
def test_strict_json_reads_whatever_json_writes(value: object) -> None:
    assert meaning(load_json(json.dumps(value))) == meaning(value)
