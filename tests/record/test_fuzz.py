"""Hostile inputs for everything between bytes and a verified game: refused in one line, or read.

`EBBES_FUZZ_INPUTS` says how many; `make fuzz` asks for 100,000. `EBBES_SEED` says which.
"""

import io
import json
import os
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from ebbes.cli.game_lines import game_lines
from ebbes.cli.speech import Speech
from ebbes.engine.errors import EbbesError
from ebbes.record.certificate import verify
from ebbes.record.errors import BrokenRecord, CertificateError, RecordError
from ebbes.record.format import format_record
from ebbes.record.parse import parse
from ebbes.record.reader import texts
from ebbes.record.record import Record
from ebbes.record.replay import replay
from ebbes.record.summary import summary
from tests.record.games import game, stopped
from tests.support import ALL_OPTIONS

INPUTS = int(os.environ.get("EBBES_FUZZ_INPUTS", "1200"))
SEED = os.environ.get("EBBES_SEED", "0")
SHARDS = 8
VERIFIED = "verified"
OUTCOMES = {"NotARecord", "BrokenRecord", "CertificateError", VERIFIED}


RECORDS = tuple(
    format_record(record)
    for number, options in enumerate(ALL_OPTIONS)
    for record in (
        game(options, number),
        stopped(game(options, number), 1, 7 + number),
        stopped(game(options, number), 2, 3 * number),
    )
)

KEYS = (
    *("format", "options", "names", "rounds", "players", "more_cards", "pick_designators"),
    *("goal", "dabbscheedel", "dealer", "starter", "chooser", "value", "designators", "hands"),
    *("plays", "seat", "card", "certificate", "secret", "nonces", "commitment", "", "x"),
)
TOKENS = (
    *(b"NaN", b"-Infinity", b"1e999", b"9" * 5000, b"-0", b"1.0", b"true", b"null", b"\xff"),
    *(b"\\ud800", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\n", b"\r\n", b"\0", b"\x1b[2J", b'"', b"\\"),
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"[" * 3000,
        b'{"a":' * 3000,
        b"\xc2\x85",
        b"\xe2\x80\xa8",
    ),
    *(b'"B1"', b'"R15"', b'"X9"', b"{}", b"[]", b"5", b"-1", b'"goal":1,', b'"dealer":0,'),
)

NUMBERS = st.sampled_from([-1, 0, 1, 2, 3, 4, 5, 6, 10, 2**31, -(2**63), 10**40, 0.5, 1.0, -0.0])
SCALARS = (
    NUMBERS
    | st.none()
    | st.booleans()
    | st.text(st.characters(), max_size=6)
    | st.sampled_from(["B1", "N2", "Y3", "G4", "R5", "B16", "lot", "last-played", "0" * 64])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)
    ),
    max_leaves=8,
)
RANDOM_JSON = VALUES.map(lambda value: json.dumps(value).encode())
STEPS = st.lists(st.integers(0, 99), min_size=1, max_size=5)
PLACES = st.integers(0, 2**14)


def children(node: Any) -> list[Any]:
    """The keys or positions below a node, those with the most below them first."""
    if isinstance(node, dict):
        return sorted(node, key=lambda key: len(str(node[key])), reverse=True)
    return list(range(len(node))) if isinstance(node, list) else []


def found(tree: Any, steps: list[int]) -> tuple[Any, Any]:
    """Walk down a tree as far as the steps go: the container reached, and the place in it."""
    at = steps[0] % len(children(tree))
    for turn in steps[1:]:
        below = tree[children(tree)[at]]
        if not children(below):
            break
        tree, at = below, turn % len(children(below))
    return tree, children(tree)[at]


def alike(draw: st.DrawFn, value: Any) -> Any:
    """Another value of the same type, so that only a rule or a certificate can refuse it."""
    match value:
        case bool():
            return not value
        case int():
            return draw(st.integers(-1, 6))
        case str() if len(value) == 64:
            at = draw(st.integers(0, 63))
            return value[:at] + draw(st.sampled_from("0123456789abcdef")) + value[at + 1 :]
        case str():
            return draw(st.sampled_from("BNYGR")) + str(draw(st.integers(1, 10)))
        case list():
            at = draw(st.integers(0, 50))
            return draw(st.sampled_from([value[::-1], value[at:] + value[:at], value[:at]]))
        case _:
            return value


@st.composite
def bent_trees(draw: st.DrawFn) -> bytes:
    """A valid record with some nodes changed, replaced, deleted, inserted or exchanged."""
    tree = json.loads(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        rounds = tree.get("rounds")
        root = rounds if isinstance(rounds, list) and draw(st.booleans()) else tree
        if not root:
            continue
        node, place = found(root, draw(STEPS))
        deeds = ["alike", "alike", "alike", "neighbours", "replace", "delete", "insert", "exchange"]
        match draw(st.sampled_from(deeds)):
            case "alike":
                node[place] = alike(draw, node[place])
            case "neighbours" if isinstance(node, list):
                other = draw(st.integers(0, 75)) % len(node)
                node[place], node[other] = node[other], node[place]
            case "replace":
                node[place] = draw(VALUES)
            case "delete":
                del node[place]
            case "insert" if isinstance(node, list):
                node.insert(place, draw(VALUES))
            case "insert":
                node[draw(st.sampled_from(KEYS))] = draw(VALUES)
            case _:
                other, elsewhere = found(tree, draw(STEPS))
                one, two = json.dumps(node[place]), json.dumps(other[elsewhere])
                node[place], other[elsewhere] = json.loads(two), json.loads(one)
    return json.dumps(tree, indent=draw(st.sampled_from([None] * 9 + [1]))).encode()


@st.composite
def bent_bytes(draw: st.DrawFn) -> bytes:
    """A valid record cut, flipped, spliced with another one, or with something strange in it."""
    data = draw(st.sampled_from(RECORDS)).encode()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(PLACES) % (len(data) + 1)
        match draw(st.sampled_from(["flip", "cut", "lose", "token", "splice"])):
            case "flip":
                data = data[:at] + bytes([draw(st.integers(0, 255))]) + data[at + 1 :]
            case "cut":
                data = data[:at]
            case "lose":
                data = data[:at] + data[at + draw(st.integers(1, 40)) :]
            case "token":
                data = data[:at] + draw(st.sampled_from(TOKENS)) + data[at:]
            case _:
                other = draw(st.sampled_from(RECORDS)).encode()
                data = data[:at] + other[draw(PLACES) % len(other) :]
    return data


def lines_of(several: list[bytes]) -> bytes:
    """Several inputs in one file."""
    return b"\n".join(several)


HOSTILE = st.one_of(
    st.binary(max_size=200),
    RANDOM_JSON,
    bent_trees(),
    bent_trees(),
    bent_trees(),
    bent_bytes(),
    bent_bytes(),
    st.lists(
        bent_trees() | bent_bytes() | st.sampled_from(RECORDS).map(str.encode),
        min_size=2,
        max_size=3,
    ).map(lines_of),
)


def refused(error: EbbesError) -> str:
    """A refusal, which says in one printable line why."""
    assert str(error)
    assert str(error).isprintable()
    return type(error).__name__


def outcome_of_text(text: bytes) -> str:
    """What becomes of one text: the name of its refusal, or how far it went."""
    try:
        record = parse(text)
        assert parse(format_record(record)) == record
    except RecordError as error:
        return refused(error)
    certified = outcome_of_verify(record)
    try:
        log = replay(record)
    except BrokenRecord as error:
        assert certified != VERIFIED
        return refused(error)
    assert json.loads(json.dumps(summary(record, log)))
    assert all(line.isprintable() for line in game_lines(record, log, Speech()))
    assert certified != BrokenRecord.__name__
    return certified


def outcome_of_verify(record: Record) -> str:
    """What `verify` alone says of a record that nobody has replayed."""
    try:
        verify(record)
    except (CertificateError, BrokenRecord) as error:
        return refused(error)
    return VERIFIED


def outcomes(data: bytes) -> set[str]:
    """What becomes of all texts in some bytes; anything but a refusal of ours goes through."""
    return {outcome_of_text(text) for _, text in texts(io.BytesIO(data))}


def attacked(which: str, inputs: int, attack: Callable[[bytes], None]) -> None:
    """Call the attack with so many inputs, some of them alike, that hang on a text."""

    @seed(which)
    @settings(max_examples=inputs, suppress_health_check=list(HealthCheck))
    @given(HOSTILE)
    def run(data: bytes) -> None:
        attack(data)

    try:
        run()
    except Exception as error:
        error.add_note(f"EBBES_SEED={SEED} EBBES_FUZZ_INPUTS={INPUTS}, seed {which!r}")
        raise


def test_what_becomes_of_an_input_is_told_apart() -> None:
    good = RECORDS[0]
    inputs = (good[:-1], good.replace('"players": 2', '"players": 6'), good.replace("lot", "LOT"))
    found = [outcomes(text.encode()) for text in (*inputs, good)]
    assert found == [{"NotARecord"}, {"BrokenRecord"}, {"CertificateError"}, {VERIFIED}]
    assert outcomes("\n".join((*inputs, good)).encode()) == OUTCOMES


@pytest.mark.parametrize("shard", range(SHARDS))
def test_only_our_own_refusals_ever_escape(shard: int) -> None:
    """An input that came before in its shard is not counted again."""
    inputs = -(-INPUTS // SHARDS)
    seen: set[bytes] = set()
    ended: set[str] = set()

    def attack(data: bytes) -> None:
        seen.add(sha256(data).digest())
        ended.update(outcomes(data))

    for wave in range(20):
        if len(seen) < inputs:
            attacked(f"{SEED}/{shard}/{wave}", inputs - len(seen) + 20, attack)
    assert len(seen) >= inputs
    if inputs >= 1000:
        assert ended == OUTCOMES, f"EBBES_SEED={SEED}"
